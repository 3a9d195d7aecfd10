// Runs a Python script in Pyodide under Node: node tab_node.mjs PYODIDE FOLDER SCRIPT [ARGUMENT ...]
// FOLDER is /lab for the script, on its path; what it prints is printed.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, folder, script, ...rest] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(pyodide, "pyodide.mjs")).href);
const py = await loadPyodide({ indexURL: `${resolve(pyodide)}/`, args: [script, ...rest], env: { HOME: "/home/pyodide" } });
py.FS.mkdirTree("/lab");
py.FS.mount(py.FS.filesystems.NODEFS, { root: resolve(folder) }, "/lab");
py.runPython(`import sys; sys.path.insert(0, "/lab"); sys.dont_write_bytecode = True; sys.argv = ${JSON.stringify([script, ...rest])}`);
try {
  py.runPython(readFileSync(script, "utf-8"));
} catch (error) {
  console.error(error.message); // without the source of Pyodide, which Node would print
  process.exitCode = 1;
}
