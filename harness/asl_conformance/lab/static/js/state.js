// The document as this page knows it, and the one way to change it: by asking the server, in order.

import { post, Refused } from "./api.js";

export const state = {
  boot: null,
  doc: null,
  name: "",
  file: "", // of the document
  serial: "",
  version: -1,
  problems: [],
  said: {},
  undo: "",
  redo: "",
  moment: null, // how many actions are done on the board that is shown; null for the set-up
  shown: null, // the position then
  picked: [], // ids of pieces, or one hex or hexside: {kind, id}
  cursor: "C3",
  trouble: "", // why changes are not on the disk
  due: 0, // and how many
  unsent: [],
};

const heard = {};

export function on(name, act) {
  (heard[name] ??= []).push(act);
}

export function tell(name, ...more) {
  for (const act of heard[name] ?? []) act(...more);
}

export function put(doc, step) {
  let place = doc;
  for (const key of step.path.slice(0, -1)) {
    if (place[key] === undefined) {
      if (!("value" in step)) return;
      place[key] = {};
    }
    place = place[key];
  }
  const last = step.path.at(-1);
  if ("value" in step) place[last] = structuredClone(step.value);
  else delete place[last];
}

export function take(now) {
  const fresh = now.document !== undefined;
  if (fresh) {
    state.doc = now.document;
    state.moment = state.shown = null;
    state.problems = [];
  } else for (const step of now.steps ?? []) put(state.doc, step);
  const moved = fresh || now.steps !== undefined;
  const named = state.name !== now.name;
  state.name = now.name;
  state.file = now.file;
  state.serial = now.serial;
  state.version = now.version;
  state.undo = now.undo;
  state.changed = now.changed;
  state.redo = now.redo;
  state.trouble = now.unkept;
  state.due = now.due;
  if (now.said) state.said = now.said;
  if (moved) {
    state.picked = fresh ? [] : state.picked.filter(there);
    tell("drawing", now.drawing, fresh);
    tell("document", fresh, now.label ?? "");
    seek();
  }
  if (named) tell("named");
  tell("kept");
}

let sought = null;

// The picture does not wait for the problems: they are asked for when a change is drawn. Only the last answer counts.
async function seek() {
  const mine = {};
  sought = mine;
  tell("problems");
  try {
    const found = await post("problems");
    if (mine !== sought) return;
    state.problems = found.problems;
    tell("problems");
  } catch {
    // The next request says what is wrong with the lab.
  }
}

// The position that the board shows: the set-up, or that of a moment of play.
export const at = () => state.shown ?? state.doc.position;

export function there(one) {
  const position = at();
  if (one.kind === "piece") return Boolean(position.units?.[one.id] || position.counters?.[one.id]);
  return true;
}

let turn = Promise.resolve();
export let busy = 0;

// Requests that change the document go one after the other, each with the version that the last one returned.
function queued(call) {
  busy += 1;
  tell("kept");
  const mine = turn.then(call);
  turn = mine.catch(() => {}).finally(() => {
    busy -= 1;
    tell("kept");
  });
  return mine;
}

const where = () => ({ serial: state.serial, version: state.version });

async function heed(call) {
  try {
    take(await call());
    return true;
  } catch (error) {
    if (error instanceof Refused) {
      if (error.status === 409) take(await post("since", where()));
      tell("refused", error.message);
      return false;
    }
    throw error;
  }
}

// A change that is computed in its turn, from the document after all earlier changes: [steps, label, more].
export function change(make) {
  return queued(async () => {
    const [steps, label, more = {}] = await make();
    if (!steps.length) return true;
    if (state.unsent.length) return unsent(steps, label, more);
    try {
      return await heed(() => post("edit", { ...where(), steps, label, ...more }));
    } catch {
      return unsent(steps, label, more);
    }
  });
}

export const edit = (steps, label, more) => change(() => [steps, label, more]);

// The server is gone: continue in the page only, and keep the changes that are still to be sent.
function unsent(steps, label, more) {
  state.unsent.push({ steps, label, ...more });
  for (const step of steps) put(state.doc, step);
  tell("gone");
  tell("document", false, label);
  tell("problems");
  return false;
}

export function again() {
  return queued(async () => {
    take(await post("since", where()));
    while (state.unsent.length) {
      take(await post("edit", { ...where(), ...state.unsent[0] }));
      state.unsent.shift();
    }
    tell("back");
  });
}

export const turnBack = (way) => queued(() => heed(() => post("turn", { ...where(), way })).catch(() => tell("gone")));
export const say = (steps) => queued(() => heed(() => post("say", { ...where(), steps })).catch(() => tell("gone")));

export function open(what) {
  return queued(async () => {
    try {
      const now = await post("open", { what });
      take(now);
      return true;
    } catch (error) {
      tell("refused", error.message);
      return false;
    }
  });
}

export async function look() {
  if (busy) return;
  try {
    const now = await post("since", where());
    if (state.unsent.length || state.lost) await again();
    else if (!busy) take(now);
    state.lost = false;
  } catch (error) {
    if (!(error instanceof Refused)) {
      state.lost = true;
      tell("gone");
    }
  }
}

export const piece = (id) => at().units?.[id] ?? at().counters?.[id];
export const table = (id) => (at().units?.[id] ? "units" : "counters");
