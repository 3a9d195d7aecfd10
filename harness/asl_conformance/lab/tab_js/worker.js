// Runs the lab's Python in a worker. Files of others come as parts, compressed, so that any host can send them.

import { loadPyodide } from "../py/pyodide.mjs";

const WASM = "py/pyodide.asm.wasm.gz";
const FIRST = [WASM, "py/python_stdlib.zip", "pack/core.gz"];
const place = (name) => new URL(`../${name}`, import.meta.url);
const sent = globalThis.fetch;
let loaded = 0;

// A part's bytes as they come; the page is told how many there are.
async function part(name) {
  const reply = await sent(place(name));
  if (!reply.ok) throw new Error(`${name}: ${reply.status} ${reply.statusText}`);
  const counted = new TransformStream({
    transform(bytes, out) {
      postMessage({ loaded: (loaded += bytes.length) });
      out.enqueue(bytes);
    },
  });
  return reply.body.pipeThrough(counted);
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
  const parts = new Map(FIRST.map((name) => [name, part(name)]));
  for (const one of parts.values()) one.catch(() => {}); // whoever awaits it is told
  globalThis.fetch = async (asked, ...more) => {
    const name = String(asked.url ?? asked);
    if (name.endsWith("pyodide.asm.wasm")) return response(unpacked(await parts.get(WASM)), "application/wasm");
    if (name.endsWith("python_stdlib.zip")) return response(await parts.get("py/python_stdlib.zip"), "application/zip");
    return sent(asked, ...more);
  };
  const core = parts.get("pack/core.gz").then((stream) => bytes(unpacked(stream)));
  core.catch(() => {});
  const py = await loadPyodide({ indexURL: place("py/").href, env: { HOME: "/home/pyodide" } });
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
let suite = null;
let ready = null;

async function serve({ id, path, body, files }) {
  const { lab } = await ready;
  const asked = path === "api/open" && JSON.parse(body).what.case;
  if (WHOLE.test(path) || (asked && asked !== lab.handed))
    await (suite ??= part("pack/suite.gz").then((stream) => bytes(unpacked(stream))).then((data) => put(lab.py, data)).catch((error) => {
      suite = null;
      throw error;
    }));
  postMessage({ begun: id });
  lab.take(files);
  const [status, kind, data, changed] = taken(lab.tab.call(path, body));
  postMessage({ id, status, kind, data, changed });
}

const failed = (id) => (error) => postMessage({ id, failed: String(error?.message ?? error).trim().slice(-2000) });

onmessage = ({ data }) => {
  if (data.begin) {
    ready = begin(data.begin);
    ready.then(({ changed }) => postMessage({ ready: true, changed })).catch(failed(0));
  } else serve(data).catch(failed(data.id));
};
