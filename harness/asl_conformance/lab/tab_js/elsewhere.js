// Takes lines of the protocol to the second engine, which has a worker of its own.

import { started } from "./parts.js";

const LIMIT = 10000; // milliseconds that it has for a line
let engine = null; // a promise of its worker, which is ready

// Its reply to a line; raises if there is none, and then the next line begins another worker.
export async function reply(line) {
  try {
    engine ??= begin();
    return await asked(await engine, line);
  } catch (error) {
    (await engine?.catch(() => null))?.terminate();
    engine = null;
    throw error;
  }
}

const fails = (event) => new Error(event.message || "the engine does not load");

function begin() {
  return new Promise((done, fail) => {
    const worker = started("js/engine.js");
    worker.onmessage = () => done(worker);
    worker.onerror = (event) => fail(fails(event));
  });
}

function asked(worker, line) {
  return new Promise((done, fail) => {
    const limit = setTimeout(() => fail(new Error(`no reply within ${LIMIT / 1000} s`)), LIMIT);
    worker.onmessage = ({ data }) => (clearTimeout(limit), done(data));
    worker.onerror = (event) => (clearTimeout(limit), fail(fails(event)));
    worker.postMessage(line);
  });
}
