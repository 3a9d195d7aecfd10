// Play: actions in order. The board shows one moment of it, and one plays on from there.

import { $, drawn, h, live, s, termed, words } from "./dom.js";
import { post, Refused } from "./api.js";
import * as board from "./board.js";
import * as changes from "./changes.js";
import { explain } from "./explaining.js";
import { tagged } from "./forms.js";
import { inWords } from "./moment.js";
import { change, on, state, tell } from "./state.js";
import { tool, use } from "./tools.js";

let steps = []; // of each action, what it changes, or why it is refused
let known = 0; // how many actions there were
let adding = false;
let asked = 0;
let replaced = 0; // how many later actions the last one replaced
let refused = null; // the action that was refused last, with the reason

export function start() {
  on("document", refresh);
  on("tool", draw);
  on("mode", (mode) => (mode === "play" ? enter() : leave()));
  $("board").addEventListener("pointerdown", () => refused && close());
}

async function refresh(fresh) {
  const mine = (asked += 1);
  const count = state.doc.actions.length;
  const grown = fresh || count > known;
  known = count;
  if (fresh) veil(null);
  if (!count) steps = [];
  else {
    try {
      const told = await post("played", {});
      if (mine !== asked) return;
      steps = told;
    } catch (error) {
      steps = [{ kind: "failure", why: error.message, clauses: [], changes: [] }];
    }
  }
  if (count && (grown || (state.moment !== null && state.moment > count))) await show(count);
  else if (state.moment !== null) await show(Math.min(state.moment, count));
  else if (count) tell("moment");
  draw();
}

// --- the moment --------------------------------------------------------------------------------

// The last moment up to this one that the rules allow.
function reached(moment) {
  const stop = steps.findIndex((step) => step.kind !== "answer");
  return stop < 0 ? moment : Math.min(moment, stop);
}

async function show(moment) {
  const mine = (showing += 1);
  refused = null;
  try {
    const done = reached(moment);
    const told = done ? await post("after", { done }) : null;
    if (mine !== showing) return;
    state.moment = moment;
    state.shown = told?.position ?? null;
    veil(told?.drawing);
  } catch (error) {
    tell("refused", error.message);
  }
  if (!["play", "los", "seen"].includes(tool.name)) use("play");
  else changed();
}

let showing = 0;

function changed() {
  state.picked = state.picked.filter((one) => one.kind !== "piece" || state.moment === null || state.shown === null || state.shown.units?.[one.id] || state.shown.counters?.[one.id]);
  board.picked();
  draw();
  tell("moment");
}

function enter() {
  if (state.moment !== null) return changed();
  return show(state.doc.actions.length);
}

function leave() {
  if (state.moment === null) return;
  showing += 1;
  state.moment = state.shown = refused = null;
  veil(null);
  changed();
}

export function walk(by) {
  replaced = 0;
  const to = Math.max(0, Math.min(state.doc.actions.length, (state.moment ?? 0) + by));
  if (to !== state.moment) show(to).then(() => live(inWords()));
}

export function toEnd() {
  if (state.doc.actions.length && state.moment !== state.doc.actions.length) show(state.doc.actions.length);
}

// The board of a moment is drawn over that of the set-up.
function veil(drawing) {
  $("board").querySelector(".after")?.remove();
  delete document.body.dataset.after;
  if (!drawing) return;
  document.body.dataset.after = "";
  const layers = ["floor", "band", "above", "side", "stack", "name"];
  const made = s("g", { class: "after" });
  for (const name of layers) for (const [key, markup] of Object.entries(drawing.set)) if (key.startsWith(`${name}.`)) made.append(...drawn(markup));
  $("board").querySelector(".l-over").before(made);
}

// The phase of the moment: an action that ends a phase names the next one.
export function phase() {
  const ended = state.doc.actions.slice(0, state.moment ?? 0).filter((one) => one.do === "end_phase" && one.next);
  return ended.at(-1)?.next ?? state.doc.position.phase;
}

// --- acting ------------------------------------------------------------------------------------

// Plays an action after those of the moment shown. What the rules refuse is not done, unless it is kept on purpose.
export async function act(action, anyway = false) {
  let done = false;
  await change(async () => {
    const base = state.moment ?? state.doc.actions.length;
    const told = anyway ? { kind: "answer" } : await attempt(base, action);
    if (!told) return [[]];
    if (told.kind === "illegal") {
      refused = { ...told, action };
      live(`not allowed: ${told.why}`);
      return [[]];
    }
    done = true;
    known = base;
    replaced = state.doc.actions.length - base;
    return [[{ path: ["actions"], value: [...state.doc.actions.slice(0, base), action] }], words(action.do)];
  });
  draw();
  return done;
}

// Whether the action may follow; null if it cannot be asked, which is told.
async function attempt(base, action) {
  try {
    return await post("attempt", { done: base, action });
  } catch (error) {
    if (error instanceof Refused) tell("refused", error.message);
    else tell("gone");
    return null;
  }
}

// --- what is drawn -----------------------------------------------------------------------------

function draw() {
  if (!state.doc) return;
  note();
  const pane = $("play");
  const due = state.doc.actions.length || document.body.dataset.tool === "play" || adding;
  pane.hidden = !due;
  if (!due) return;
  const chips = state.doc.actions.map(chip);
  const first = h("button", { class: "step first", "aria-current": state.moment === 0 ? "step" : null, onclick: () => show(0), title: "the board before the first action" }, "start");
  const form = adding ? h("div", { class: "card" }, tagged("action", "do", state.boot.protocol.actions, { do: "move", units: state.picked.filter((one) => one.kind === "piece").map((one) => one.id) }, async (action) => {
    if (await act(action)) {
      adding = false;
      draw();
    }
  }, "Do it")) : "";
  pane.replaceChildren(h("div", { class: "steps" }, h("h3", {}, "Play"), first, chips, h("button", { class: "small", "aria-expanded": String(adding), onclick: () => {
    adding = !adding;
    draw();
  } }, adding ? "close" : "action…")), form);
  pane.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function chip(action, n) {
  const step = steps[n];
  const no = step && step.kind !== "answer";
  return h("span", { class: `step ${no ? "refused" : ""} ${step ? "" : "unknown"}`, "aria-current": state.moment === n + 1 ? "step" : null },
    h("button", { class: "what", onclick: () => show(n + 1), title: "the board after it" }, h("b", {}, `${n + 1}`), ` ${said(action)}`),
    step?.changes.length ? h("small", {}, step.changes.join("; ")) : "",
    no && h("small", { class: "no" }, step.clauses.map((clause) => h("button", { class: "clause", onclick: () => explain(clause) }, clause)), step.why),
    h("button", { class: "x", "aria-label": `without action ${n + 1}`, title: "without it", onclick: () => changes.dropAction(n) }, "×"));
}

function note() {
  const playing = state.moment !== null;
  const mode = (name, pressed, act_) => h("button", { "aria-pressed": String(pressed), onclick: act_ }, name);
  const modes = h("div", { class: "modes", role: "group", "aria-label": "Mode" }, mode("Set up", !playing, () => use("select")), mode("Play", playing, () => use("play")));
  const count = state.doc.actions.length;
  const no = playing && state.moment && reached(state.moment) < state.moment;
  const moment = playing && count ? h("div", { class: "moment", id: "moment" },
    h("button", { "aria-label": "the action before", disabled: !state.moment, onclick: () => walk(-1) }, "‹"),
    h("span", {}, inWords(), no ? ": it is not allowed, the board is that before it" : state.moment ? `: ${said(state.doc.actions[state.moment - 1])}` : "", replaced ? ` · ${replaced} later replaced, Undo brings back` : ""),
    h("button", { "aria-label": "the next action", disabled: state.moment >= count, onclick: () => walk(1) }, "›")) : "";
  const said_ = setting();
  $("note").replaceChildren(...[modes, moment, said_ && h("span", { id: "setting" }, said_)].filter(Boolean));
  $("refused").replaceChildren(...[refusal()].filter(Boolean));
}

// What the board does not show: phase, whose turn, weather, depth of the water, SSR, date.
function setting() {
  const { turn_of: turn, weather, water, ssr, date } = state.doc.position;
  const all = [words(phase() ?? ""), turn && `${turn} turn`, weather && words(weather), water && `water ${words(water)}`, ...(ssr ?? []).map((one) => `SSR: ${one}`), date && `Date ${date}`];
  return all.filter(Boolean).join(" · ");
}

function close() {
  refused = null;
  draw();
}

// Whether a unit is drawn in the upper half of the board: then what is said of it is in the lower half.
function high(unit) {
  const at = board.endOf({ unit });
  return Boolean(at) && board.share(at)[1] < 0.5;
}

function refusal() {
  if (!refused) return "";
  const { action, clauses, why } = refused;
  $("refused").classList.toggle("low", high(action.units?.[0] ?? action.unit));
  return h("div", { class: "refusal", id: "refusal", role: "alert" }, h("b", {}, "not allowed"), h("span", {}, said(action)), clauses.map((clause) => h("button", { class: "clause", onclick: () => explain(clause) }, clause)), h("span", {}, why),
    h("button", { class: "small", title: "for a scenario that expects it to be refused", onclick: () => act(action, true) }, "keep it all the same"),
    h("button", { class: "x", "aria-label": "close", onclick: close }, "×"));
}

const WORDS = { advance: "advances", come_out: "comes out", entrench: "entrenches", fire: "fires", go_beneath: "goes beneath", land: "lands", load: "goes aboard", move: "moves", place_dc: "places", rout: "routs", set_dc: "sets", set_up: "is set up", start: "starts", stop: "stops", throw_dc: "throws", unload: "unloads" };
const SKIPPED = ["units", "unit", "by", "id", "to", "side", "mode"];

// An action as a player says it: German squad comes out of the foxhole.
function said(action) {
  const { do: verb, ...rest } = action;
  const who = rest.units ?? [rest.unit, rest.by, rest.counter, rest.side].find(Boolean) ?? "";
  const first = [who].flat().map(piece);
  const of = ([key, value]) => (key === "cover" ? verb === "go_beneath" ? `the ${told(value)}` : `of the ${told(value)}` : key === "counter" ? told(value) : `${termed(key)} ${told(value)}`);
  const more = Object.entries(rest).filter(([key, value]) => !SKIPPED.includes(key) && value !== who && value !== true && told(value)).map(of);
  const flags = Object.entries(rest).filter(([, value]) => value === true).map(([key]) => termed(key));
  return [first.join(", "), (first.length === 1 && WORDS[verb]) || words(verb), rest.to && `to ${rest.to}`, rest.mode && `(${words(rest.mode)})`, ...more, ...flags].filter(Boolean).join(" ");
}

// A piece by its id; one that is set up: German AT Gun in B2.
const piece = (one) => (typeof one === "string" ? one : [one.side, termed(one.type ?? ""), one.hex && `in ${one.hex}`].filter(Boolean).join(" "));

function told(value) {
  if (Array.isArray(value)) return value.map(told).filter(Boolean).join(", ");
  if (value && typeof value === "object") return Object.values(value).map(told).filter(Boolean).join(" ");
  return value || value === 0 ? words(value) : "";
}
