// The files of the lab in IndexedDB, each with a stamp, so that a tab learns what another one has written.
// `held` is what the worker has: with it a new worker begins where the last one was.

const FILES = "files";
const ABOUT = "about"; // "count": of all writes; "last": the picture of the last document
export const held = new Map(); // name: {data, stamp, changed in seconds}
const due = new Map(); // what is not kept yet: name: {data or null, changed}
export const state = { trouble: "", due: 0 };
let count = 0; // of writes, as this tab knows it
let base = null;

function opened() {
  base ??= new Promise((done, fail) => {
    const asked = indexedDB.open("asl-lab", 1);
    asked.onupgradeneeded = () => [FILES, ABOUT].forEach((name) => asked.result.createObjectStore(name));
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
  base.catch(() => (base = null));
  return base;
}

const got = (request) => new Promise((done, fail) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => fail(request.error);
});

// Done when everything that `work` asks for is on the disk.
async function transaction(mode, work) {
  const made = (await opened()).transaction([FILES, ABOUT], mode, { durability: "strict" });
  const ended = new Promise((done, fail) => {
    made.oncomplete = done;
    made.onabort = () => fail(made.error);
  });
  const found = work(made.objectStore(FILES), made.objectStore(ABOUT));
  await Promise.all([found, ended]);
  return found;
}

// One tab after the other; where a browser has no locks, stamps alone tell what another tab has written.
export const alone = (call) => (navigator.locks ? navigator.locks.request("asl-lab", call) : call());

// What other tabs have written since this one looked, as the worker is to have it.
export async function news() {
  const found = [];
  try {
    await transaction("readonly", async (files, about) => {
      const now = (await got(about.get("count"))) ?? 0;
      if (now === count) return;
      count = now;
      const [names, all] = await Promise.all([got(files.getAllKeys()), got(files.getAll())]);
      const there = new Map(names.map((name, n) => [name, all[n]]));
      for (const [name, one] of there) {
        if (due.has(name) || held.get(name)?.stamp === one.stamp) continue;
        held.set(name, one);
        found.push({ name, ...one });
      }
      for (const [name, { stamp }] of [...held]) {
        if (!stamp || there.has(name) || due.has(name)) continue;
        held.delete(name);
        found.push({ name, data: null, changed: 0 });
      }
    });
  } catch (error) {
    state.trouble ||= inWords(error);
  }
  return found;
}

// Keeps what the worker has changed; true once it is on the disk. What is not, is tried again with the next change.
export async function keep(changed) {
  for (const [name, data] of changed) {
    due.set(name, { data, changed: Date.now() / 1000 });
    if (data) held.set(name, { ...held.get(name), data, changed: Date.now() / 1000 });
  }
  if (changed.length) state.due += 1;
  if (!due.size) return true;
  try {
    await transaction("readwrite", write);
  } catch (error) {
    state.trouble = inWords(error);
    return false;
  }
  due.clear();
  state.trouble = "";
  state.due = 0;
  return true;
}

async function write(files, about) {
  count = ((await got(about.get("count"))) ?? 0) + 1;
  about.put(count, "count");
  for (const [name, { data, changed }] of due) {
    const there = await got(files.get(name));
    const mine = there?.stamp === held.get(name)?.stamp;
    const stamp = `${count} ${crypto.getRandomValues(new Uint32Array(2)).join(" ")}`;
    if (data === null) {
      if (mine) files.delete(name);
      held.delete(name);
    } else if (mine || !there) {
      files.put({ data, stamp, changed }, name);
      held.set(name, { data, stamp, changed });
    } else files.put({ data, stamp, changed }, name.replace(/(\.lab\.jsonl)?$/, `-${count}$1`)); // another tab's stays
  }
}

// Not another write of a file: the picture of the document for the next visit.
export const remember = (last) => transaction("readwrite", (_, about) => got(about.put(last, "last"))).catch(() => {});

export const remembered = () => transaction("readonly", (_, about) => got(about.get("last"))).catch(() => undefined);

function inWords(error) {
  const words = {
    QuotaExceededError: "this browser has no more room for this page: delete documents under Open, or save them as files",
    InvalidStateError: "this browser keeps nothing in a private window: save the document as a file",
    SecurityError: "this browser's settings do not let this page keep anything: save the document as a file",
  };
  return words[error?.name] ?? `this browser cannot keep it (${error?.message ?? error}): save the document as a file`;
}
