// Tries mutants of a judge in JavaScript: JSON on standard input, on standard output the killer of each.
// {"mutants": [source, ...], "vectors": [...]} -> ["id of a vector", "no program", null: it survives, ...]

import { readFileSync } from "node:fs";
import vm from "node:vm";

const MILLISECONDS = 2000;
const { mutants, vectors } = JSON.parse(readFileSync(0, "utf8"));

function freeze(value) {
  if (value !== null && typeof value === "object") Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

const ASK = `
;(() => {
  for (const { id, case: asked, reply, capabilities, verdict, reason } of vectors) {
    at.id = id;
    const found = judge(asked, reply, capabilities);
    if (found.verdict !== verdict || found.reason !== reason) return id;
  }
  return null;
})()`;

function killer(source) {
  let script;
  try {
    script = new vm.Script(source.replace(/^export /gm, "") + ASK);
  } catch {
    return "no program";
  }
  const at = { id: "on loading" };
  try {
    return script.runInNewContext({ vectors, at }, { timeout: MILLISECONDS });
  } catch {
    return at.id;
  }
}

freeze(vectors);
console.log(JSON.stringify(mutants.map(killer)));
