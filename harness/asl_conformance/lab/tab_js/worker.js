// Runs the lab's Python in a worker. Files of others come as parts, compressed, so that any host can send them.

import { reply } from "./elsewhere.js";
import { module, part } from "./parts.js";

const WASM = "py/pyodide.asm.wasm.gz";
const LIBRARY = "py/python_stdlib.zip";
const CORE = "pack/core.gz";
const INDEX = "https:" + "//lab.invalid/"; // where Pyodide thinks that its files are; they are given to it
let loaded = 0;

// A part's bytes as they come; the page is told how many there are.
async function counted(name) {
  const counting = new TransformStream({
    transform(bytes, out) {
      postMessage({ loaded: (loaded += bytes.length) });
      out.enqueue(bytes);
    },
  });
  return (await part(name)).body.pipeThrough(counting);
}

const unpacked = (stream) => stream.pipeThrough(new DecompressionStream("gzip"));
const response = (stream, type) => new Response(stream, { headers: { "content-type": type } });
const bytes = async (stream) => new Uint8Array(await new Response(stream).arrayBuffer());

// A pack is a line of JSON, path and length of each file, and then the files.
function put(py, data) {
  const end = data.indexOf(10);
  let at = end + 1;
  const made = new Set();
  for (const [path, length] of JSON.parse(new TextDecoder().decode(data.subarray(0, end)))) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) py.FS.mkdirTree(folder);
    made.add(folder);
    py.FS.writeFile(path, data.subarray(at, at + length));
    at += length;
  }
}

async function begin({ files, opened, serial, handed }) {
  const [wasm, library, packed] = [WASM, LIBRARY, CORE].map(counted);
  const core = packed.then((stream) => bytes(unpacked(stream)));
  const lock = part("py/pyodide-lock.json");
  const scripts = Promise.all(["py/pyodide.mjs", "py/pyodide.asm.mjs"].map(module));
  for (const one of [wasm, library, core, lock, scripts]) one.catch(() => {}); // whoever awaits it is told
  const own = {
    "pyodide.asm.wasm": async () => response(unpacked(await wasm), "application/wasm"),
    "python_stdlib.zip": async () => response(await library, "application/zip"),
    "pyodide-lock.json": () => lock,
  };
  const { fetch } = globalThis;
  globalThis.fetch = (asked, ...more) => (own[String(asked.url ?? asked).replace(INDEX, "")] ?? (() => fetch(asked, ...more)))();
  const [{ loadPyodide }, { default: createPyodideModule }] = await scripts;
  const py = await loadPyodide({ indexURL: INDEX, createPyodideModule, env: { HOME: "/home/pyodide", XDG_CACHE_HOME: "/lab/cache" } });
  put(py, await core);
  postMessage({ starting: true });
  py.runPython("import sys; sys.path.insert(0, '/lab'); sys.dont_write_bytecode = True");
  const tab = py.runPython("from asl_conformance.lab.tab import Tab; Tab()");
  const given = (data) => (data === null ? undefined : py.toPy(data));
  const lab = { py, tab, handed: "", take: (all) => all.forEach(({ name, data, changed }) => tab.put(name, given(data), changed)) };
  lab.take(files);
  if (handed) lab.handed = tab.hand(py.toPy(handed));
  return { lab, changed: taken(tab.begin(JSON.stringify(opened), serial)) };
}

// What Python returns, as values of this language.
function taken(found) {
  const value = found.toJs();
  found.destroy();
  return value;
}

const WHOLE = /^api\/(explain|draft|keep)$/; // requests that need the suite
const WANTED = 0; // the status of a request that needs the reply of an engine elsewhere first
let suite = null;
let ready = null;

async function serve({ id, path, body, files }) {
  const { lab } = await ready;
  const asked = path === "api/open" && JSON.parse(body).what.case;
  if (WHOLE.test(path) || (asked && asked !== lab.handed))
    await (suite ??= counted("pack/suite.gz").then((stream) => bytes(unpacked(stream))).then((data) => put(lab.py, data)).catch((error) => {
      suite = null;
      throw error;
    }));
  postMessage({ begun: id });
  lab.take(files);
  let told = taken(lab.tab.call(path, body));
  while (told[0] === WANTED) {
    const [line, failure] = await reply(new TextDecoder().decode(told[2])).then((line) => [line, ""], (error) => ["", error.message]);
    lab.tab.tell(line, failure);
    told = taken(lab.tab.call(path, body));
  }
  const [status, kind, data, changed] = told;
  postMessage({ id, status, kind, data, changed });
}

const failed = (id) => (error) => postMessage({ id, failed: String(error?.message ?? error).trim().slice(-2000) });

onmessage = ({ data }) => {
  if (data.begin) {
    ready = begin(data.begin);
    ready.then(({ changed }) => postMessage({ ready: true, changed })).catch(failed(0));
  } else serve(data).catch(failed(data.id));
};
