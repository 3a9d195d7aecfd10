// Begins lab.html, and each worker of it. All parts are in the page, compressed, as base64.
// A page from the disk may start no worker that is a module, and a worker may not load what its page has made:
// so each makes its own modules of the texts that it has.

(async () => {
  const IMPORT = /(\bfrom|\bimport) (["'])(\.\.?\/[^"']+)\2/g;
  const unpacked = (data) => new Response(data.stream().pipeThrough(new DecompressionStream("gzip"))).json();
  const bytes = (text) => Uint8Array.fromBase64?.(text) ?? Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  const later = []; // what comes before the worker is ready
  const given = self.document ? ofThePage() : await first();
  const texts = await unpacked(given.texts);
  const urls = new Map();
  self.lab = { read, started, texts, url };
  await import(url(given.entry));
  for (const data of later) self.onmessage({ data });

  function first() {
    self.importScripts = undefined; // Pyodide takes it for a way to load modules
    return new Promise((done) => {
      self.onmessage = ({ data }) => {
        self.onmessage = (event) => later.push(event.data);
        done(data);
      };
    });
  }

  function ofThePage() {
    const code = document.currentScript.textContent;
    const found = { code, entry: "js/main.js", data: {} };
    for (const one of document.querySelectorAll("script[data-part]")) {
      const made = () => new Blob([bytes(one.textContent)]);
      if (one.dataset.part === "page") found.texts = made();
      else Object.defineProperty(found.data, one.dataset.part, { enumerable: true, get: made });
    }
    return found;
  }

  // The address of a module, which has the addresses of those that it imports.
  function url(name) {
    if (!urls.has(name)) {
      const text = texts[name].replace(IMPORT, (_, word, mark, path) => `${word} ${mark}${url(new URL(path, `lab:/${name}`).pathname.slice(1))}${mark}`);
      urls.set(name, URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
    }
    return urls.get(name);
  }

  async function read(name) {
    const found = texts[name] ?? given.data[name];
    if (found === undefined) throw new Error(`${name} is not in this file`);
    return new Response(found);
  }

  function started(entry) {
    const { code, data } = given;
    const worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
    worker.postMessage({ code, entry, texts: data.worker, data: { ...data } });
    return worker;
  }
})();
