// The door to the lab's endpoints without a server: a worker of this page runs them, nothing leaves this browser.
// Until somebody clicks or presses a key the page is a picture, and nothing of the worker is loaded.

import * as files from "./files.js";
import { LICENCES, part, started as begun, stays } from "./parts.js";

export const WORDS = {
  keeps: "kept in this browser",
  again: "open this page again to go on where you left.",
  paste: "Paste this under Open, here or in any lab.",
  link: "a browser that opens it shows the position; no server sees what is behind the #.",
};

export const LINKS = [[LICENCES, "Licences of what this page is made of"]];

export const FILES = [["suite.zip", "kept scenarios"]];

const CHANGING = new Set(["edit", "turn", "say", "open", "rename", "remove", "keep"].map((name) => `api/${name}`));
const LIMIT = 60000; // milliseconds after which a worker hangs
const LATER = 15000; // milliseconds after which what works without a network is loaded too
const SOON = 1500; // milliseconds after a change until its picture is kept for the next visit
const CASE = /^(?:([^:]+):)?([A-J][\w.]+-[^:]+)$/; // in the address: a case, and its page if it is not the case's own
const encoded = (value) => new TextEncoder().encode(JSON.stringify(value));
const decoded = (found) => new TextDecoder().decode(found.data);
const json = (found) => JSON.parse(decoded(found));
const reply = (value) => ({ status: 200, kind: "application/json", data: encoded(value) });

const shown = { serial: "1", version: -1, opened: null, about: {} }; // what the page knows of the document
const said = new Map(); // replies about the document as it is shown: request, bytes
let bytes = { first: 1, parts: [] };
let handed = null; // a case that a page of the site has
let stamp; // of the document's file as the page knows it
let worker = null;
let started = null;
let answer = null; // of the request that the worker has
let turn = Promise.resolve();
let running = 0;
let noted = ""; // while the suite is loaded
let soon = 0;

let wake;
const awake = new Promise((done) => (wake = done));
for (const name of ["pointerdown", "keydown", "click"]) addEventListener(name, () => (wake(), start().catch(() => {})), { once: true, capture: true });

addEventListener("hashchange", () => location.reload());

stays();

// --- what the page asks ------------------------------------------------------------------------

export async function boot() {
  const made = await (await part("boot.json")).json();
  bytes = made.bytes;
  choose(made.boot);
  const link = decodeURIComponent(location.hash.slice(1));
  if (link) return addressed(made.boot, link);
  const last = await files.remembered();
  const { now, replies, opened } = last ?? made;
  ({ stamp, handed = null } = last ?? {});
  Object.assign(shown, { serial: now.serial, version: now.version, about: about(now), opened });
  for (const [asked, told] of replies) said.set(asked, told);
  note("A picture. Click on it to change, ask and play.");
  return reply({ ...made.boot, now });
}

// A document of an address; its picture until Python has it.
async function addressed(told, link) {
  const [, page, name = ""] = CASE.exec(link) ?? [];
  const cases = name ? await casesOf(page ?? name.split("-")[0]) : {};
  if (cases[name]) {
    picture(`../pictures/${cases[name].picture}#b`);
    tell(cases[name].case);
    handed = encoded(cases[name].case);
  }
  wake();
  await start();
  const found = await inTurn(() => run("api/open", { what: name ? { case: name } : { text: link } }));
  const now = await inTurn(() => run("api/since", { serial: "", version: -1 }));
  document.getElementById("pictured")?.remove();
  if (found.status !== 200) note(decoded(found));
  else history.replaceState(null, "", location.pathname + location.search);
  return reply({ ...told, now: json(now) });
}

// Editions and readings of the address, as of the command line: ?edition=older&edition=current&reading=ID=choice
function choose(told) {
  const asked = new URLSearchParams(location.search);
  if (asked.has("edition")) told.chosen = asked.getAll("edition");
  for (const one of asked.getAll("reading")) told.following[one.split("=")[0]] = one.split("=")[1];
}

async function casesOf(page) {
  const sent = await part(`cases/${page}.gz`).catch(() => null); // the suite has them, too
  return sent ? new Response(sent.body.pipeThrough(new DecompressionStream("gzip"))).json() : {};
}

export async function ask(path, body) {
  const key = `${path} ${JSON.stringify(body ?? {})}`;
  const same = path === "api/since" && body.serial === shown.serial && body.version === shown.version;
  if (same && (!worker || running)) return reply(now());
  if (!worker && said.has(key)) return reply(said.get(key));
  await awake;
  await start();
  return inTurn(() => run(path, body ?? {}, key));
}

export const linked = (text) => `${location.href.replace(/#.*/, "")}#${text}`;

const about = ({ document: _, drawing, said: words, steps, label, ...rest }) => rest;
const now = () => ({ ...shown.about, serial: shown.serial, version: shown.version, unkept: files.state.trouble, due: files.state.due });

// --- one request after the other ----------------------------------------------------------------

function inTurn(call) {
  running += 1;
  const mine = turn.then(call);
  turn = mine.catch(() => {}).finally(() => (running -= 1));
  return mine;
}

async function run(path, body, key) {
  await start();
  return CHANGING.has(path) ? files.alone(() => change(path, body)) : look(path, body, key);
}

async function look(path, body, key) {
  const found = await send(path, body, []);
  if ((path === "api/ask" || path === "api/problems") && found.status === 200) said.set(key, json(found));
  return path === "api/since" ? known(found) : found;
}

async function change(path, body) {
  const found = await send(path, body, await files.news());
  await files.keep(found.changed ?? []);
  note("");
  if (path === "api/open" && found.status === 200) shown.opened = body.what;
  const told = known(found);
  stamp = files.held.get(shown.about.file)?.stamp; // the page has read what it has written
  return told;
}

// The reply as the page gets it: with what is not kept, if it is about the document.
function known(found) {
  if (found.status !== 200) return found;
  const told = json(found);
  if (told.serial === undefined) return found;
  const fresh = told.version !== shown.version || told.serial !== shown.serial;
  Object.assign(shown, { serial: told.serial, version: told.version, about: about(told) });
  if (fresh) {
    said.clear();
    clearTimeout(soon);
    soon = setTimeout(remember, SOON);
  }
  return reply({ ...told, unkept: files.state.trouble, due: files.state.due });
}

// The picture of the document for the next visit.
function remember() {
  if (running) soon = setTimeout(remember, SOON);
  if (running || !worker) return;
  inTurn(async () => {
    const now = json(await send("api/since", { serial: "", version: -1 }, []));
    stamp = files.held.get(now.file)?.stamp;
    await files.remember({ now, replies: [...said], opened: shown.opened, stamp, handed });
  }).catch(() => {});
}

// --- the worker ----------------------------------------------------------------------------------

function send(path, body, news) {
  return new Promise((done) => {
    answer = { done };
    worker.postMessage({ id: 1, path, body: JSON.stringify(body), files: news });
  });
}

function start() {
  started ??= begin();
  started.catch(() => (started = null));
  return started;
}

async function begin() {
  note("Loading the rules", 0);
  await files.news();
  const { file } = shown.about;
  const there = files.held.get(file);
  const stale = there?.stamp !== stamp; // another tab has changed it: the page is to read it again
  stamp = there?.stamp;
  const opened = there ? { file } : shown.opened;
  worker = begun("js/worker.js");
  const all = [...files.held].map(([name, { data, changed }]) => ({ name, data, changed }));
  await new Promise((done, fail) => {
    worker.onmessage = ({ data }) => heard(data, done, fail);
    worker.onerror = (event) => failed(event.message || "the worker does not load", fail);
    worker.postMessage({ begin: { files: all, opened, serial: Number(shown.serial) + (stale ? 1000 : 0), handed } });
  });
  note("");
  navigator.serviceWorker?.ready.then(() => setTimeout(rest, LATER)).catch(() => {});
}

// What works without a network from now on: all parts, also those that are not needed yet.
const rest = () => bytes.parts.forEach((one) => part(one).catch(() => {}));

function heard(data, done, fail) {
  if (data.loaded > bytes.first) note((noted = "Loading the suite …"));
  else if (data.loaded === bytes.first) note("Starting …");
  else if (data.loaded) note(`Loading the rules: ${(data.loaded / 1e6).toFixed(1)} of ${(bytes.first / 1e6).toFixed(1)} MB`, data.loaded / bytes.first);
  else if (data.starting) note("Starting …");
  else if (data.ready) files.keep(data.changed).then(done);
  else if (data.id === 0) failed(data.failed, fail);
  else if (data.begun) {
    answer.limit = setTimeout(hangs, LIMIT);
    if (noted) note((noted = ""));
  } else {
    clearTimeout(answer.limit);
    answer.done(data.failed ? refused(500, data.failed) : data);
  }
}

const refused = (status, text) => ({ status, kind: "text/plain", data: new TextEncoder().encode(text) });

function end() {
  worker?.terminate();
  worker = started = null;
}

// The next request starts another worker, which has all that was kept.
function hangs() {
  end();
  answer.done(refused(504, `this took more than ${LIMIT / 1000} seconds, and was ended. The lab goes on with the next click; nothing else is lost`));
}

function failed(why, fail) {
  end();
  note(`The rules do not load: ${why}`);
  if (answer) answer.done(refused(500, why));
  fail(new Error(why));
}

// --- words ---------------------------------------------------------------------------------------

function note(text, share) {
  const place = document.getElementById("loading") ?? Object.assign(document.createElement("p"), { id: "loading" });
  if (!place.isConnected) {
    place.setAttribute("role", "status");
    document.getElementById("paper").append(place);
  }
  place.hidden = !text;
  place.textContent = text;
  if (share !== undefined) place.append(Object.assign(document.createElement("progress"), { value: share }));
}

// What the case says, until the answers are there.
function tell({ id, expectations, prose }) {
  const list = (name, lines) => {
    const made = Object.assign(document.createElement("ul"), { className: name });
    made.append(...lines.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
    return made;
  };
  const words = (text) => Object.assign(document.createElement("p"), { className: "fine", textContent: text });
  const said = [...new Set(expectations.map((one) => one.prose))];
  const told = Object.assign(document.createElement("article"), { id: "told", className: "card" });
  told.append(words(`${id}. The answers of the engine follow. Expected:`), list("expected", said), words("The case:"), list("expected", prose));
  document.getElementById("asked").replaceChildren(told);
}

function picture(address) {
  document.getElementById("paper").append(Object.assign(document.createElement("img"), { id: "pictured", src: address, alt: "the board" }));
}
