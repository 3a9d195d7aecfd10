// Actions in order, each with the state after it.

import { $, drawn, h, s, words } from "./dom.js";
import { post } from "./api.js";
import * as board from "./board.js";
import * as changes from "./changes.js";
import { explain } from "./explaining.js";
import { tagged } from "./forms.js";
import { on, state, tell } from "./state.js";

let shown = null; // how many actions the board is shown after; null for the position as it is set up
let steps = [];
let adding = false;
let asked = 0;

export function start() {
  on("document", refresh);
  on("tool", draw);
}

async function refresh() {
  const mine = (asked += 1);
  if (!state.doc.actions.length) {
    steps = [];
    leave();
    return draw();
  }
  try {
    const told = await post("played", {});
    if (mine !== asked) return undefined;
    steps = told;
  } catch (error) {
    steps = [{ kind: "failure", why: error.message, clauses: [], changes: [] }];
  }
  if (shown !== null) await show(Math.min(shown, state.doc.actions.length));
  return draw();
}

function draw() {
  if (!state.doc) return;
  const pane = $("play");
  const due = state.doc.actions.length || document.body.dataset.tool === "play" || adding;
  pane.hidden = !due;
  if (!due) return;
  const chips = [h("button", { class: "step first", "aria-pressed": String(shown === null), onclick: leave }, "set up")];
  state.doc.actions.forEach((action, n) => {
    const step = steps[n];
    const refused = step?.kind === "illegal";
    chips.push(h("span", { class: `step ${refused ? "refused" : ""} ${step ? "" : "unknown"}`, "aria-current": shown === n + 1 ? "step" : null },
      h("button", { class: "what", onclick: () => show(n + 1), disabled: refused, title: "the board after it" }, h("b", {}, `${n + 1}`), ` ${said(action)}`),
      step?.changes.length ? h("small", {}, step.changes.join("; ")) : "",
      refused && h("small", { class: "no" }, step.clauses.map((clause) => h("button", { class: "clause", onclick: () => explain(clause) }, clause)), step.why),
      step?.kind === "failure" && h("small", { class: "no" }, step.why),
      h("button", { class: "x", "aria-label": `without action ${n + 1}`, title: "without it", onclick: () => changes.dropAction(n) }, "×")));
  });
  const form = adding ? h("div", { class: "card" }, tagged("action", "do", state.boot.protocol.actions, { do: "move", units: state.picked.filter((one) => one.kind === "piece").map((one) => one.id) }, async (action) => {
    if (await changes.act(action)) {
      adding = false;
      draw();
    }
  }, "Do it")) : "";
  pane.replaceChildren(h("div", { class: "steps" }, h("h3", {}, "Play"), chips, h("button", { class: "small", "aria-expanded": String(adding), onclick: () => {
    adding = !adding;
    draw();
  } }, adding ? "close" : "action…")), form);
}

function said(action) {
  const { do: verb, ...rest } = action;
  const who = [rest.units ?? rest.unit ?? rest.by ?? rest.id ?? rest.side ?? ""].flat().filter((one) => typeof one === "string").join(", ");
  const more = Object.entries(rest).filter(([key]) => !["units", "unit", "by", "id", "to", "side"].includes(key)).map(([key, value]) => `${words(key)} ${typeof value === "object" ? Object.values(value).filter((v) => typeof v === "string").join(" ") : value}`);
  return [who, words(verb), rest.to && `to ${rest.to}`, ...more].filter(Boolean).join(" ");
}

async function show(done) {
  if (!done) return leave();
  try {
    const told = await post("after", { done });
    if (!told.drawing) return tell("refused", told.failure || told.outcome?.why);
    shown = done;
    veil(told.drawing);
  } catch (error) {
    tell("refused", error.message);
  }
  return draw();
}

// The board after some actions is drawn over the set-up board, which does not change.
function veil(drawing) {
  document.body.dataset.after = String(shown);
  $("board").querySelector(".after")?.remove();
  const layers = ["floor", "band", "above", "side", "stack", "name"];
  const made = s("g", { class: "after" });
  for (const name of layers) for (const [key, markup] of Object.entries(drawing.set)) if (key.startsWith(`${name}.`)) made.append(...drawn(markup));
  $("board").querySelector(".l-over").before(made);
  $("note").hidden = false;
  $("note").replaceChildren(`after action ${shown} `, h("button", { class: "small", onclick: leave }, "back to the set-up"));
}

function leave() {
  shown = null;
  delete document.body.dataset.after;
  $("board").querySelector(".after")?.remove();
  $("note").hidden = true;
  board.picked();
  draw();
}
