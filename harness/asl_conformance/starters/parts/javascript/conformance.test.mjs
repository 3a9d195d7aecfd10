// The cases of asl-conformance as tests of this engine, one test for each case: node --test

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { applies, judge } from "./judge.mjs";

const { ASL_VECTORS = "vectors", ASL_EXPECTED, ASL_ANSWERS, ASL_VERDICTS, ASL_JUDGE_VECTORS } = process.env;
const KINDS =
  "pass fail error crash timeout protocol-violation unsupported not-applicable not-run xfail xpass".split(" ");
const SKIPPED = ["unsupported", "not-applicable"];

const json = (path) => JSON.parse(readFileSync(path, "utf8"));
const lines = (path) => readFileSync(path, "utf8").split("\n").filter((line) => line.trim()).map((line) => JSON.parse(line));

/** All cases of the folder. */
function cases() {
  const folder = join(ASL_VECTORS, "clauses");
  return readdirSync(folder).flatMap((file) => lines(join(folder, file)).slice(1));
}

/** The engine of this folder: what it declares, the edition in which it is asked, and how a case is put to it. */
async function engine() {
  const { methods } = await import("./engine.js");
  const edition = process.env.ASL_EDITION ?? "current";
  const ask = ({ position = {}, questions, actions }) => {
    try {
      return JSON.parse(JSON.stringify(methods.evaluate({ edition, position, questions, ...(actions && { actions }) })));
    } catch (error) {
      return { failure: "error", text: String(error.stack ?? error) };
    }
  };
  return { known: methods.initialize({ protocol: 1, harness: "node:test" }), edition, readings: {}, ask };
}

/** A recording in place of the engine. Of two answers to a case the last counts. */
function recorded(path) {
  const [head, ...rest] = lines(path);
  const answers = new Map(rest.filter((one) => one.record === "answer").map((one) => [one.case, one]));
  const selected = head.selected && new Set(head.selected);
  const ask = ({ id, digest }) => {
    const one = answers.get(id);
    if (!one || (one.digest && one.digest !== digest)) return { failure: "not-run" };
    return one.result ?? { failure: one.failure ?? "error", text: one.text ?? one.error?.message };
  };
  return { known: head.capabilities, edition: head.edition ?? "current", readings: head.readings ?? {}, ask, selected };
}

const TEXT = String.raw`"(?:[^"\\]|\\.)*"|'[^']*'`;
const PAIR = String.raw`\s*\w+\s*=\s*(?:${TEXT}|[\d-]+)\s*`;
const ENTRY = new RegExp(String.raw`^\s*(${TEXT}|[\w-]+)\s*=\s*\{(${PAIR}(?:,${PAIR})*)\}\s*(?:#.*)?$`);
const unquoted = (text) => (text[0] === '"' ? JSON.parse(text) : text[0] === "'" ? text.slice(1, -1) : text);

/** The known failures by case: a file of TOML with one entry on each line. */
function knownFailures() {
  const path = ASL_EXPECTED ?? "expected-failures.toml";
  const found = new Map();
  if (!ASL_EXPECTED && !existsSync(path)) return found;
  readFileSync(path, "utf8").split(/\r?\n/).forEach((line, number) => {
    if (!line.trim() || line.trim().startsWith("#")) return;
    const form = `${path}:${number + 1}: one entry a line, each once: "CASE" = { verdict = "fail", reason = "..." }`;
    const [, key, pairs] = ENTRY.exec(line) ?? assert.fail(form);
    const fields = [...pairs.matchAll(new RegExp(String.raw`(\w+)\s*=\s*(${TEXT}|[\d-]+)`, "g"))];
    const entry = { verdict: "fail", ...Object.fromEntries(fields.map(([, name, value]) => [name, unquoted(value)])) };
    assert(entry.reason?.trim() && !found.has(unquoted(key)), form);
    found.set(unquoted(key), entry);
  });
  return found;
}

/** The verdict compared with the known failure of the case. */
function foreseen(verdict, entry) {
  if (!entry) return verdict;
  if (verdict === "pass") return "xpass";
  const late = entry.expires && entry.expires < new Date().toLocaleDateString("sv");
  return verdict === entry.verdict && !late ? "xfail" : verdict;
}

const told = (one, verdict, reason, reply) =>
  `${verdict} (${reason}): ${one.name}\n  ${(one.prose ?? []).join("\n  ")}\n` +
  `expected ${JSON.stringify(one.expectations)}\nreply ${JSON.stringify(reply)}`;

async function conformance() {
  const hint = `${ASL_VECTORS} has no vectors; \`asl-conformance vectors write vectors\` writes them`;
  assert(existsSync(join(ASL_VECTORS, "manifest.json")), hint);
  const manifest = json(join(ASL_VECTORS, "manifest.json"));
  const { known, edition, readings, ask, selected } = ASL_ANSWERS ? recorded(ASL_ANSWERS) : await engine();
  const followed = { ...known.readings, ...readings };
  const errata = new Set((manifest.editions[edition] ?? assert.fail(`no edition ${edition}`)).errata);
  const all = cases();
  const entries = knownFailures();
  const verdicts = [];
  for (const one of all.filter((one) => !selected || selected.has(one.id)))
    test(one.id, (t) => {
      const due = applies(one, errata, followed, manifest.readings);
      const reply = due ? ask(one) : { failure: "not-applicable" };
      const { verdict: found, reason } = judge(one, reply, known);
      const verdict = due ? foreseen(found, entries.get(one.id)) : found;
      verdicts.push([one.id, verdict]);
      if (verdict === "xfail") t.todo(entries.get(one.id).reason);
      else if (SKIPPED.includes(verdict)) t.skip(`${verdict} (${reason})`);
      else assert(verdict === "pass", told(one, verdict, reason, reply));
    });
  const ids = new Set(all.map((one) => one.id));
  test("there are cases, and each known failure is one of them", () => {
    assert(ids.size, `${ASL_VECTORS} has no cases`);
    for (const id of entries.keys()) assert(ids.has(id), `the known failures: no case is called ${id}`);
  });
  test("a case passes", () => {
    const none = "no case passes: declare a question in `initialize`, and answer it in `evaluate`";
    assert(verdicts.some(([, verdict]) => verdict === "pass"), none);
  });
  after(() => {
    for (const [title, derived] of [["cases", false], ["derived", true]]) {
      const found = verdicts.filter(([id]) => /~(may|cost|exposes)$/.test(id) === derived).map(([, verdict]) => verdict);
      const counts = KINDS.map((kind) => [found.filter((one) => one === kind).length, kind]).filter(([count]) => count);
      console.log(`${title}: ${counts.map((one) => one.join(" ")).join(" ")}`);
    }
    if (ASL_VERDICTS) writeFileSync(ASL_VERDICTS, verdicts.map((one) => `${one.join(" ")}\n`).join(""));
  });
}

if (!ASL_JUDGE_VECTORS) await conformance();
else
  for (const { id, case: asked, reply, capabilities, verdict, reason } of lines(ASL_JUDGE_VECTORS))
    test(id, () => {
      const found = judge(asked, reply, capabilities);
      console.log(id, found.verdict, found.reason);
      assert.deepEqual(found, { verdict, reason });
    });
