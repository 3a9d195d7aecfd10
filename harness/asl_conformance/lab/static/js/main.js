// The page begins here: what the server has, then the parts of the page.

import { $, h, live } from "./dom.js";
import { boot, LINKS, WORDS } from "./api.js";
import * as answers from "./answers.js";
import * as board from "./board.js";
import { dialog } from "./explaining.js";
import * as hands from "./hands.js";
import * as keeping from "./keeping.js";
import * as play from "./play.js";
import { shelf } from "./shelf.js";
import { again, busy, look, on, open, say, state, take, tell, turnBack } from "./state.js";
import * as tools from "./tools.js";

const POLL = 1000;

async function begin() {
  state.boot = await boot();
  board.start(state.boot.symbols);
  tools.start();
  answers.start();
  play.start();
  keeping.start();
  hands.start();
  page();
  take(state.boot.now);
  pane("asked");
  if (state.boot.failed.length) failures();
  setInterval(() => document.hidden || look(), POLL);
  document.documentElement.dataset.ready = String(Math.round(performance.now()));
}

function page() {
  on("document", (fresh) => {
    if (fresh) state.cursor = firstHex();
    board.cursor();
    board.picked();
    $("anew").hidden = !state.changed;
    $("undo").disabled = !state.undo;
    $("redo").disabled = !state.redo;
    $("undo").title = state.undo ? `Undo: ${state.undo} (Ctrl-Z)` : "Nothing to undo";
    $("redo").title = state.redo ? `Redo: ${state.redo} (Ctrl-Y)` : "Nothing to redo";
  });
  on("named", () => {
    $("name").textContent = state.name;
    document.title = `${state.name} · lab`;
  });
  on("problems", () => {
    board.problems();
    problems();
  });
  on("kept", () => {
    $("kept").textContent = state.unsent.length ? `${state.unsent.length + state.due} not kept` : busy ? "…" : state.trouble ? `not ${WORDS.keeps}` : state.lost ? "no lab" : "kept";
    $("kept").className = state.unsent.length || state.trouble ? "bad" : "";
    if (!state.unsent.length && !state.lost && !toasting) unsaved();
  });
  on("refused", (text) => toast(text));
  on("gone", gone);
  on("back", unsaved);
  on("key", (key) => ({ o: opening, "?": keysHelp, k: () => pane("keep"), a: () => pane("asked") })[key]?.());
  $("undo").onclick = () => turnBack(-1);
  $("redo").onclick = () => turnBack(1);
  $("open").onclick = opening;
  $("anew").onclick = () => open({ anew: true });
  $("help").onclick = keysHelp;
  $("tabs").append(...[["setup", "Tools"], ["asked", "Answers"], ["keep", "Keep"]].map(([id, label]) => h("button", { "data-pane": id, onclick: () => fold(id) }, label)));
  WIDE.addEventListener("change", pressed);
  $("say").onsubmit = (event) => (event.preventDefault(), saying());
  $("saying").onkeydown = (event) => {
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      saying();
    }
  };
  $("saying").oninput = () => ($("saying").rows = Math.min(8, $("saying").value.split("\n").length));
  document.addEventListener("paste", pasted);
}

const firstHex = () => {
  const { units = {}, counters = {}, hexes = {} } = state.doc.position;
  return Object.values(units)[0]?.hex || Object.values(counters)[0]?.hex || Object.keys(hexes)[0] || "C3";
};

async function saying() {
  const text = $("saying").value.trim();
  if (text && (await say(text))) {
    $("saying").value = "";
    $("saying").rows = 1;
    live("done");
  }
}

const WIDE = matchMedia("(min-width: 1101px)");
const shown = () => document.body.dataset.pane;

// The button of a pane shows it, and folds it away if it is shown. On a wide page, Set up has a place of its own.
function fold(id) {
  const { dataset } = document.body;
  const left = WIDE.matches && id === "setup";
  const [key, open] = left ? ["left", dataset.left !== "folded"] : ["right", shown() === id && dataset.right !== "folded"];
  if (open) dataset[key] = "folded";
  else if (left) delete dataset.left;
  else return pane(id);
  return pressed();
}

function pressed() {
  const { dataset } = document.body;
  for (const one of $("tabs").children) {
    const id = one.dataset.pane;
    const open = WIDE.matches && id === "setup" ? dataset.left !== "folded" : shown() === id && dataset.right !== "folded";
    one.setAttribute("aria-pressed", String(open));
    one.title = open ? "Fold away" : "Show";
  }
}

export function pane(id) {
  document.body.dataset.pane = id;
  delete document.body.dataset.right;
  pressed();
  if (id !== "setup") {
    $("asked").hidden = id !== "asked";
    $("keep").hidden = id !== "keep";
  }
  if (id === "keep") {
    play.toEnd();
    keeping.refresh();
  }
}

function problems() {
  $("problems").replaceChildren(...state.problems.slice(0, 6).map((one) => h("p", { class: one.fatal ? "fatal" : "" }, h("button", { class: "clause", title: "pick it", onclick: () => pickPlace(one.where) }, one.where.replace(/^(hexes|hexsides|units|counters)\./, "") || "the position"), ` ${one.what} `, h("span", { class: "fine" }, one.clause))),
    state.problems.length > 6 ? h("p", { class: "fine" }, `and ${state.problems.length - 6} more`) : "");
}

// Selects the piece, hex or hexside of a problem, so that it can be changed.
function pickPlace(where) {
  const [kind, id] = where.split(".");
  const known = { hexes: "hex", hexsides: "side", units: "piece", counters: "piece" };
  tools.use("select");
  if (known[kind] && state.doc.position[kind]?.[id]) tools.pick([{ kind: known[kind], id }]);
}

function trouble(...told) {
  const text = told.filter(Boolean);
  delete $("trouble").dataset.says;
  $("trouble").hidden = !text.length;
  $("trouble").replaceChildren(...text);
}

// What is said already stays as it is, with its buttons.
function keepSaying(says, ...told) {
  if ($("trouble").dataset.says === says) return;
  trouble(...told);
  $("trouble").dataset.says = says;
}

const copier = () => h("button", { onclick: copyDocument }, "Copy the document");

function unsaved() {
  if (!state.trouble) return trouble();
  return keepSaying(state.trouble, h("p", {}, h("b", {}, `${changes(state.due)} not ${WORDS.keeps}: `), `${state.trouble}. Keep working; everything is saved as soon as possible.`), copier());
}

const changes = (count, one = "is", more = "are") => `${count} ${count === 1 ? `change ${one}` : `changes ${more}`}`;

let toasting = 0;

// Over an open dialog, what is refused is told in the dialog.
function toast(text) {
  if ($("dialog").open) {
    $("refused")?.remove();
    $("dialog").querySelector(".inside").prepend(h("p", { class: "warn", id: "refused", role: "alert" }, text));
    return $("refused").scrollIntoView();
  }
  const end = () => {
    clearTimeout(toasting);
    toasting = 0;
    unsaved();
  };
  clearTimeout(toasting);
  toasting = setTimeout(end, 12000);
  return trouble(h("pre", {}, text), h("button", { class: "x", "aria-label": "close", onclick: end }, "×"));
}

function gone() {
  const count = state.unsent.length;
  const told = [
    state.trouble && `When it last answered, ${changes(state.due, "was", "were")} not ${WORDS.keeps} (${state.trouble}). `,
    count && `${changes(count)} only in this page${state.trouble ? "" : "; all earlier ones are saved"}. `,
    !state.trouble && !count && `All you did is ${WORDS.keeps}: ${WORDS.again}`,
  ];
  keepSaying(`gone ${count} ${state.trouble}`, h("p", {}, h("b", {}, "The lab has ended, or does not answer. "), told.filter(Boolean)),
    h("button", { onclick: () => again().catch(() => {}) }, "Try again"), state.trouble || count ? copier() : "");
  $("kept").textContent = count + state.due ? `${count + state.due} not kept` : "no lab";
}

async function copyDocument() {
  const text = JSON.stringify(state.doc);
  await navigator.clipboard?.writeText(text).catch(() => {});
  dialog("The document", h("p", {}, WORDS.paste), h("textarea", { rows: 12, readOnly: true, value: text, "aria-label": "the position" }));
}

async function pasted(event) {
  if (/^(INPUT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "")) return;
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (/^\s*(asl-lab:|\{)/.test(text)) await open({ text });
  else if (await hands.paste()) return;
  else if (text.trim()) await say(text);
}

function opening() {
  const columns = h("input", { type: "number", min: 1, max: 66, value: 10, "aria-label": "columns" });
  const rows = h("input", { type: "number", min: 1, max: 99, value: 10, "aria-label": "rows" });
  const text = h("textarea", { rows: 4, spellcheck: false, placeholder: "a link, a position or request as JSON, or steps: Given B3 is woods …", "aria-label": "paste here" });
  const id = h("input", { placeholder: "B27.2-3/hedge", "aria-label": "id of a case", spellcheck: false });
  const go = (what) => async () => {
    if (await open(what())) box.close();
  };
  const box = dialog("Open",
    h("h3", {}, "Examples"), h("div", { class: "examples" }, state.boot.examples.map(([name, about], number) => h("button", { onclick: go(() => ({ example: number })) }, h("b", {}, name), h("span", {}, about)))),
    h("h3", {}, "A new board"), h("p", { class: "line" }, columns, " columns, ", rows, " rows ", h("button", { class: "main", id: "new-board", onclick: go(() => ({ columns: Number(columns.value), rows: Number(rows.value) })) }, "Begin")),
    h("h3", {}, "A case of the suite"), h("form", { class: "line", onsubmit: (event) => (event.preventDefault(), go(() => ({ case: id.value.trim() }))()) }, id, h("button", {}, "Open")),
    h("h3", {}, "From the clipboard"), text, h("p", {}, h("button", { onclick: go(() => ({ text: text.value })) }, "Open it")),
    state.boot.failed.length ? [h("h3", {}, "Failures"), h("button", { onclick: failures }, `${state.boot.failed.length} cases`)] : "",
    h("div", { id: "shelf" }));
  shelf((file) => go(() => ({ file }))());
}

function failures() {
  const box = dialog(`${state.boot.failed.length} cases did not pass`, h("ul", { class: "files", id: "failures" }, state.boot.failed.map((one) => h("li", {}, h("button", { onclick: async () => {
    if (await open({ case: one.id })) box.close();
  } }, h("b", {}, one.id), ` ${one.name.split(" ").slice(1).join(" ")} `, h("em", { class: "differs" }, one.verdict))))));
}

function keysHelp() {
  const keys = [["arrows", "go from hex to hex"], ["Enter", "what a click does; in LOS and Play the first picks up, the second puts down"], ["Shift + arrows", "paint on the way"], ["1 … 6", "hexsides of the hex, with the Hexside tool"], ["Tab", "the next piece of the hex"], ["G", "pick up, then Enter to put down"], ["Delete", "remove"], ["Ctrl-Z, Ctrl-Y", "undo, redo"], ["Ctrl-C, Ctrl-V, Ctrl-D", "copy, paste at the cursor, both"], ["← →", "in Play, the action before and the next one; with Shift while the keyboard moves the cursor"], ["Ctrl or Alt while dragging", "copy"], ["/", "say it in words"], ["+ − 0", "closer, farther, all"], ["O K A", "open, keep, answers"], ["Esc", "cancel"], ...tools.TOOLS.map(([, key, , about]) => [key, about])];
  dialog("Keys", h("dl", {}, keys.map(([key, about]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, about)])), LINKS.map(([href, title]) => h("p", {}, h("a", { href, target: "_blank" }, title))));
}

begin().catch((error) => {
  $("trouble").hidden = false;
  $("trouble").textContent = `The lab cannot begin: ${error.message}`;
});
tell("begun");
