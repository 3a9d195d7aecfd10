// Every question to every engine and edition, in columns. Differences are marked; correct answers can be ticked.

import { $, h, live, termed, words } from "./dom.js";
import { post, Refused } from "./api.js";
import * as board from "./board.js";
import * as changes from "./changes.js";
import { tagged } from "./forms.js";
import { change, on, state, tell } from "./state.js";
import { ALLOWS, at, expectations, key, stated, unmet, wanted } from "./expecting.js";
import { done, inWords as moment, last } from "./moment.js";
import { explain } from "./explaining.js";

const SOON = 60; // milliseconds after which a column that has not answered shows no answer of before
const columns = []; // {engine, edition, readings, told, moment: the one told is about, due, busy}
let sight = null; // a LOS that was dragged: {from, to, told: Map}
let view = null; // all hexes seen
let adding = false;
const unfolded = new Set(); // questions whose empty fields are shown

export function start() {
  const { engines, chosen, following } = state.boot;
  for (const engine of engines) for (const edition of chosen) {
    if (engine === engines[0] || !Object.keys(following).length) add({ engine, edition, readings: {} });
    if (Object.keys(following).length) add({ engine, edition, readings: following });
  }
  $("asked").addEventListener("scroll", () => (top = $("asked").scrollTop), { passive: true });
  on("document", () => {
    if (!state.doc.actions.length) again();
  });
  on("moment", again);
  on("sighting", trace);
  on("seeing", see);
  draw();
}

// Everything is asked again about the moment that the board shows.
function again() {
  ask();
  if (sight) trace(sight.from, sight.to, sight.kept);
  if (view) see(view.hex);
}

const named = (column) => [column.engine.replace(/^wrong:/, "wrong: "), column.edition, ...followed(column)].join(" · ");
const followed = (column) => Object.entries(column.readings).map(([id, choice]) => `${id}=${choice}`).sort();
const whom = ({ engine, edition, readings }) => ({ engine, edition, readings });

function add(column) {
  if (!columns.some((other) => named(other) === named(column))) columns.push(column);
}

// A column asks one question at a time, and again if the document changed before the answer.
function ask() {
  for (const column of columns) one(column);
}

async function one(column) {
  column.due = true;
  if (column.busy) return;
  column.busy = true;
  $("asked").dataset.settled = "false"; // what is shown may still be about another moment
  while (column.due) {
    column.due = false;
    if (!state.doc.questions.length) {
      column.told = null;
      break;
    }
    column.slow = setTimeout(() => draw(), SOON);
    const { moment: about } = state;
    try {
      column.told = await post("ask", { ...whom(column), done: done() });
      column.moment = about;
    } catch (error) {
      column.moment = about;
      column.told = { failure: error instanceof Refused ? error.message : "the lab does not answer", outcomes: [] };
    }
    clearTimeout(column.slow);
  }
  column.busy = false;
  draw();
}

// What a column says about the moment that is shown; null while it has said nothing.
const now = (column) => (column.moment === state.moment ? column.told : null);

export function answered() {
  return columns.every((column) => !column.busy);
}

// --- LOS by hand -------------------------------------------------------------------------------

async function trace(from, to, kept) {
  if (!from || !to || JSON.stringify(from) === JSON.stringify(to)) {
    if (from === null) sight = null;
    board.lines([]);
    draw();
    return;
  }
  const mine = { from, to, kept, told: new Map(), asking: true };
  const begun = sight?.asking;
  sight = mine;
  lines();
  if (begun) return; // the one under way asks again
  for (let now = mine; now; now = sight !== now ? sight : null) {
    const question = { ask: "los", from: now.from, to: now.to };
    const all = now.kept === false ? columns.slice(0, 1) : columns;
    await Promise.all(all.map(async (column) => {
      try {
        now.told.set(column, await post("ask", { ...whom(column), questions: [question], done: done() }));
      } catch (error) {
        now.told.set(column, { failure: error.message, outcomes: [] });
      }
    }));
    now.asking = false;
    if (sight === now) lines();
  }
  draw();
  if (sight) live(`LOS ${end(sight.from)} to ${end(sight.to)}: ${[...sight.told].map(([column, told]) => `${named(column)} ${inWords(told)}`).join("; ")}`);
}

const end = (one_) => one_.unit ?? one_.hex;

function inWords(told) {
  const answer = told.outcomes?.[0]?.answer;
  if (!answer) return told.failure || told.outcomes?.[0]?.why || "no answer";
  if (answer.clear) return answer.hindrance ? `clear, Hindrance +${answer.hindrance}` : "clear";
  return answer.blocked_at ? `blocked at ${answer.blocked_at}` : "blocked";
}

function lines() {
  if (!sight) return board.lines([]);
  const [from, to] = [board.endOf(sight.from), board.endOf(sight.to)];
  if (!from || !to) return board.lines([]);
  const told = sight.told.get(columns[0])?.outcomes?.[0]?.answer;
  return board.lines([{ from, to, clear: told?.clear, blocked: told?.blocked_at, hindrance: told?.hindrance }]);
}

async function see(hex) {
  view = hex ? { hex } : null;
  if (!hex) {
    board.shade(null);
    return draw();
  }
  try {
    const told = await post("seen", { hex, edition: columns[0].edition, done: done() });
    if (view?.hex !== hex) return undefined;
    view = told;
    board.shade(view);
    live(`${Object.keys(view.seen).length} hexes are seen from ${hex}`);
  } catch (error) {
    tell("refused", error.message);
  }
  return draw();
}

// --- the pane ----------------------------------------------------------------------------------

let top = 0; // how far the pane is scrolled: reading it from the pane would lay the whole board out

function draw() {
  if (!state.doc) return;
  const pane = $("asked");
  const inside = pane.contains(document.activeElement) ? document.activeElement.closest("[data-id]")?.dataset.id : "";
  const made = [h("h2", { class: "off" }, "Answers"), heads()];
  if (state.doc.actions.length || state.moment !== null) made.push(h("p", { class: "about", id: "about" }, `Answers ${moment()}`));
  if (state.doc.requirement) made.push(about());
  if (sight) made.push(sighted());
  if (view?.seen) made.push(h("article", { class: "card" }, h("h3", {}, `Seen from ${view.hex}`, closing(() => see(null))),
    h("p", {}, `${Object.keys(view.seen).length} hexes, ${Object.values(view.seen).filter(Boolean).length} of them through Hindrances`, h("span", { class: "fine" }, ` · reference, ${view.edition}`))));
  state.doc.questions.forEach((question, number) => made.push(card(question, number)));
  if (!state.doc.questions.length && !sight && !view) made.push(h("p", { class: "empty" }, "Nothing is asked yet. Drag a line with the LOS tool, select a unit and ask about it, or add a question."));
  made.push(adder());
  pane.replaceChildren(...made);
  if (top) pane.scrollTop = top;
  if (inside) pane.querySelector(`[data-id="${CSS.escape(inside)}"]`)?.focus();
  pane.dataset.settled = String(answered());
  if (answered()) announce();
  tell("answers");
}

// The clause that the case is about, and what the marks beside its answers say.
function about() {
  const clauses = state.doc.requirement.replace(/-[^-]*$/, "").split("x");
  return h("p", { class: "fine", id: "rule" }, "The rule asked about: ", clauses.map((clause) => h("button", { class: "clause", onclick: () => explain(clause) }, clause)),
    state.doc.ticks.length ? " “As expected” beside an answer: the case expects this answer." : "");
}

const closing = (act, label = "close") => h("button", { class: "x", title: label, "aria-label": label, onclick: act }, "×");

function heads() {
  const options = [...state.boot.engines, ...state.boot.offered];
  const engine = h("input", { list: "engines", placeholder: "engine", value: "", "aria-label": "engine", size: 14, "data-id": "engine" });
  const editions = h("select", { "aria-label": "edition", "data-id": "edition" }, state.boot.editions.map((name) => h("option", {}, name)));
  const choices = h("input", { list: "readings", placeholder: "readings", "aria-label": "readings, as ID=choice", title: "Contested readings to follow, as ID=choice, separated by commas; default: none", size: 14, "data-id": "readings", spellcheck: false, autocomplete: "off",
    oninput: () => suggest(choices, list), onfocus: () => suggest(choices, list) });
  const list = h("datalist", { id: "readings" });
  const form = h("form", { class: "add", onsubmit: async (event) => {
    event.preventDefault();
    const name = engine.value.trim() || "reference";
    const found = options.includes(name) ? name : options.includes(`wrong:${name}`) ? `wrong:${name}` : name;
    const said = choices.value.split(/[\s,]+/).filter(Boolean);
    const known = await Promise.all(said.map((one_) => readings(one_)));
    const strange = said.find((one_, n) => !known[n].some(([name]) => name === one_));
    if (strange) return tell("refused", `there is no reading ${strange}; write ID=choice, such as B16.31-dc=halved`);
    add({ engine: found, edition: editions.value, readings: Object.fromEntries(said.map((one_) => one_.split("="))) });
    ask();
    draw();
  } }, h("datalist", { id: "engines" }, options.map((name) => h("option", { value: name }))), list, engine, editions, choices, h("button", { "data-id": "add" }, "add"));
  return h("div", { class: "heads" }, columns.map((column, n) =>
    h("span", { class: `who who-${n % 6} ${column.busy ? "busy" : ""}` }, h("b", {}, `${n + 1}`), named(column), deaf(column), columns.length > 1 && closing(() => {
      columns.splice(n, 1);
      ask();
      draw();
    }, `without ${named(column)}`))), form);
}

async function readings(words_) {
  try {
    return await post("readings", { words: words_ });
  } catch {
    return [];
  }
}

// Suggestions for the next reading, each after the readings already written.
async function suggest(field, list) {
  const [, before, last] = /^(.*[\s,])?(.*)$/.exec(field.value);
  list.replaceChildren(...(await readings(last)).map(([name, says]) => h("option", { value: (before ?? "") + name }, says)));
}

// Readings that an engine cannot switch to. Its column lists them; its answers ignore them.
function deaf(column) {
  const unheard = column.told?.unheard ?? [];
  return unheard.length ? h("em", { class: "fine", title: "it neither declares this choice nor offers it in other_readings" }, ` cannot switch to ${unheard.join(", ")}`) : "";
}

// Whether an engine answers, or says why there is no answer; one that does not claim the question does not differ.
const claims = (outcome) => ["answer", "illegal", "gone"].includes(outcome?.kind);

function sighted() {
  const ordered = columns.filter((column) => sight.told.has(column)).map((column) => [column, sight.told.get(column)]);
  const alike = (told) => JSON.stringify([inWords(told), told.outcomes?.[0]?.why]);
  const whose = (told) => ordered.filter(([, other]) => alike(other) === alike(told)).map(([column]) => columns.indexOf(column));
  const rows = ordered.filter(([column, told]) => whose(told)[0] === columns.indexOf(column)).map(([, told]) => h("div", { class: `answer ${told.outcomes?.[0]?.answer ? told.outcomes[0].answer.clear ? "good" : "bad" : "odd"}` },
    columns.length > 1 && whose(told).map((n) => h("b", { class: `n who-${n % 6}` }, `${n + 1}`)), h("b", {}, ` ${inWords(told)}`), reason(told.outcomes?.[0])));
  const unlike = new Set(ordered.filter(([, told]) => claims(told.outcomes?.[0])).map(([, told]) => inWords(told))).size > 1;
  return h("article", { class: `card ${unlike ? "unlike" : ""}` },
    h("h3", {}, `LOS ${end(sight.from)} → ${end(sight.to)}`, unlike && h("em", { class: "differs" }, "they differ"), closing(() => trace(null))),
    rows, h("button", { class: "small", onclick: () => {
      const asked = { ask: "los", from: sight.from, to: sight.to };
      sight = null;
      board.lines([]);
      changes.ask(asked);
    } }, "keep as a question"));
}

function reason(outcome) {
  if (!outcome) return "";
  return h("span", { class: "why" }, outcome.clauses.map((clause) => h("button", { class: "clause", onclick: () => explain(clause) }, clause)), outcome.why);
}

function adder() {
  if (!adding) return h("p", {}, h("button", { class: "main", "data-id": "ask", onclick: () => {
    adding = true;
    draw();
    $("asked").querySelector(".tagged select")?.focus();
  } }, "Ask something…"));
  return h("article", { class: "card" }, h("h3", {}, "A question", closing(() => {
    adding = false;
    draw();
  })), tagged("question", "ask", state.boot.protocol.questions, {}, async (question) => {
    if (await changes.ask(question)) {
      adding = false;
      draw();
    }
  }, "Ask"));
}

function card(question, number) {
  const told = columns.map((column) => now(column)?.outcomes?.[number]);
  const fields = new Map();
  told.forEach((outcome, n) => {
    if (outcome?.kind === "answer") for (const cell of outcome.cells) {
      if (!fields.has(cell.label)) fields.set(cell.label, []);
      fields.get(cell.label)[n] = cell;
    }
  });
  const kinds = new Set(told.filter(claims).map((outcome) => outcome.kind));
  const odd = kinds.size > 1;
  const rows = [...fields].map(([label, cells]) => ({ label, cells, unlike: differs(cells), asked: cells.some((cell, n) => cell && wanted(number, cell, told[n].cells)) }));
  const unlike = odd || rows.some((row) => row.unlike);
  const title = told.find(Boolean)?.asked ?? words(question.ask);
  return h("article", { class: `card ${unlike ? "unlike" : ""}`, "data-question": number },
    h("h3", {}, h("span", { class: "verb" }, termed(question.ask)), ` ${spaced(title.slice(question.ask.length + 1))}`, unlike && h("em", { class: "differs" }, "they differ"), closing(() => changes.dropQuestion(number), "do not ask it")),
    attacks(told),
    expected(number),
    h("div", { class: "scroll" }, h("table", {}, columns.length > 1 && h("thead", {}, h("tr", {}, h("td", {}), columns.map((column, n) => h("th", { scope: "col", title: named(column) }, h("b", { class: `n who-${n % 6}` }, `${n + 1}`), h("span", { class: "off" }, named(column)))))),
      h("tbody", {}, outcomes(told, number), shown(rows, number)))),
    reasons(told));
}

const MANY = 12; // rows from which those that say nothing are folded

// The rows of a card: what the case asks first; of many rows, those that say nothing are folded.
function shown(rows, number) {
  const first = rows.filter((row) => row.asked);
  const rest = rows.filter((row) => !row.asked);
  const folded = rows.length > MANY ? rest.filter((row) => !row.unlike && row.cells.every((cell) => !cell || empty(cell.value))) : [];
  const open = unfolded.has(number);
  return [...first, ...rest.filter((row) => !folded.includes(row))].map((row) => line(row, number)).concat(
    folded.length ? h("tr", {}, h("td", { colSpan: columns.length + 1 }, h("button", { class: "small", "aria-expanded": String(open), "data-id": `more ${number}`, onclick: () => {
      if (!unfolded.delete(number)) unfolded.add(number);
      draw();
    } }, `${folded.length} more rows: no, 0 or empty`))) : [], open ? folded.map((row) => line(row, number)) : []);
}

const empty = (value) => !value || (typeof value === "object" && !Object.keys(value).length);

// Words of the protocol without underscores.
const spaced = (text) => text.replace(/\b[a-z]+(?:_[a-z]+)+\b/g, words).replace("->", "→");

// What is expected of the answer in words, before all its fields; beside each, whether an engine answers so.
function expected(number) {
  const each = columns.map((column) => stated(number, now(column)));
  const said = [...new Set(each.flatMap((steps) => [...steps.keys()]))];
  if (!said.length) return "";
  const marks = (says) => each.map((steps, n) => steps.has(says) && [" ", columns.length > 1 && h("b", { class: `n who-${n % 6}` }, `${n + 1}`), met(steps.get(says))]);
  return [h("p", { class: "fine" }, state.doc.requirement && state.changed ? "Expected before it was changed:" : "Expected:"), h("ul", { class: "expected" }, said.map((says) => h("li", {}, says, marks(says))))];
}

const met = (kind) => h("em", { class: kind === "pass" ? "met" : "unmet" }, kind === "pass" ? "as expected" : kind === "unsupported" ? "undeclared" : "not as expected");

// An attack in a line: FP, column, DRM by name, Final DR; once for all columns that say the same.
function attacks(told) {
  const alike = new Map();
  told.forEach((outcome, n) => {
    const text = outcome?.attack?.length && JSON.stringify(outcome.attack);
    if (text) alike.set(text, [...(alike.get(text) ?? []), n]);
  });
  return [...alike.values()].map((whose) => h("div", { class: "attack" }, columns.length > 1 && whose.map((n) => h("b", { class: `n who-${n % 6}` }, `${n + 1}`)),
    told[whose[0]].attack.map(({ target, parts }, _, all) => h("p", {}, all.length > 1 && h("b", {}, `${target} `), parts.map(([name, value]) => h("span", {}, `${name} `, h("b", {}, value)))))));
}

// The answers that changed, for a screen reader.
let announced = new Map();

function announce() {
  const said = new Map();
  state.doc.questions.forEach((_, number) => {
    const told = columns.map((column) => now(column)?.outcomes?.[number]);
    const each = told.map((outcome) => outcome && (outcome.kind === "answer" ? outcome.cells.map((cell) => `${cell.said} ${spaced(cell.text)}`).join(", ") : `${outcome.kind} ${outcome.why}`));
    const first = told.find(Boolean);
    if (first) said.set(number, `${spaced(first.asked)}: ${new Set(each).size > 1 ? each.map((text, n) => `${named(columns[n])}: ${text ?? "no answer"}`).join("; ") : each[0]}`);
  });
  const fresh = [...said].filter(([number, text]) => announced.get(number) !== text).map(([, text]) => text);
  announced = said;
  if (fresh.length) $("heard").textContent = `Answers ${moment()}. ${fresh.join(". ")}.`;
}

// Each reason once, with the columns that give it.
function reasons(told) {
  const alike = new Map();
  told.forEach((outcome, n) => {
    if (!outcome || (!outcome.why && !outcome.clauses.length)) return;
    const text = JSON.stringify([outcome.clauses, outcome.why]);
    alike.set(text, [...(alike.get(text) ?? []), n]);
  });
  return [...alike.values()].map((whose) => h("p", { class: "reason" }, columns.length > 1 && whose.map((n) => h("b", { class: `n who-${n % 6}` }, `${n + 1}`)), reason(told[whose[0]])));
}

const differs = (cells) => {
  const said = cells.filter((cell) => cell && !cell.free).map((cell) => cell.text);
  return new Set(said).size > 1;
};

// Whether the actions are allowed; where there is no answer, why there is none, in its column.
function outcomes(told, number) {
  if (columns.every((column, n) => told[n]?.kind === "answer") && !done()) return "";
  return h("tr", { class: "outcome" }, h("th", { scope: "row" }, "outcome"), columns.map((column, n) => {
    const outcome = told[n];
    if (!outcome) return h("td", { class: now(column)?.failure ? "failure" : "waiting" }, now(column)?.failure || "…");
    if (outcome.kind === "answer") return h("td", {}, done() ? ticked({ path: [], op: "legal", value: null, question: number }, allowed(outcome), now(column)) : "answers");
    if (outcome.kind === "illegal") return h("td", { class: "refused" }, ticked({ path: [], op: "illegal", value: outcome.action, question: number }, `action ${outcome.action + 1} not allowed`, now(column)));
    if (outcome.kind === "gone") return h("td", {}, `gone by action ${outcome.action + 1}`);
    return h("td", { class: "failure" }, `${outcome.kind}: ${outcome.why}`);
  }));
}

// Which actions are allowed, and what they cost: action 1: allowed, 12 MF.
function allowed(outcome) {
  const count = done();
  const spent = (unit) => outcome.cells.filter((cell) => cell.path[0] === "expenditures" && cell.said.endsWith(` ${unit}`)).reduce((sum, cell) => sum + cell.value, 0);
  const cost = ["MF", "MP"].filter((unit) => count === 1 && spent(unit)).map((unit) => `, ${spent(unit)} ${unit}`);
  return `${count === 1 ? "action 1" : `${count} actions`}: allowed${cost.join("")}`;
}

function line(row, number) {
  const cell = row.cells.find(Boolean);
  return h("tr", { class: row.unlike ? "unlike" : "" },
    h("th", { scope: "row" }, h("button", { class: "field", title: `${row.label}: what it means`, onclick: () => explain(`${state.doc.questions[number].ask}.${cell.path.filter((part, n) => typeof part !== "number" && !(n === 1 && cell.path[0] === "targets")).join(".")}`) }, cell.said)),
    columns.map((_, n) => {
      const one_ = row.cells[n];
      if (!one_) return h("td", { class: "none" }, "·");
      return h("td", {}, ticked({ path: one_.path, op: "is", value: one_.value, question: number }, spaced(one_.text), now(columns[n]), one_.claim));
    }));
}

const place = (tick) => JSON.stringify([tick.question, tick.path]);

// A value that the user can mark as correct; beside it, whether the judge finds it as expected.
function ticked(tick, text, told, claim) {
  if (!last()) return h("span", { class: "cell", title: "expectations are about the end of play: go to the last action" }, text);
  const mine = expectations(tick, told?.outcomes?.[tick.question]?.cells);
  const missed = mine.find((one_) => unmet(one_, told));
  const now = mine.length > 0 && !missed;
  const title = now ? "this answer is expected; click to remove the expectation" : claim ? `click if the rulebook says: ${claim}` : "click if the rulebook says so; no phrase can be written for it automatically";
  return [h("button", { class: "cell", "aria-pressed": String(now), title, "data-id": `${key(tick)}`, onclick: () => {
    change(() => {
      const rest = state.doc.ticks.filter((one_) => !mine.includes(one_) && place(one_) !== place(tick));
      return [[{ path: ["ticks"], value: now ? rest : [...rest, tick] }], now ? "remove the expectation" : `expect ${text}`];
    });
  } }, text), ...(mine.length ? [" ", h("em", { class: now ? "met" : "unmet" }, now ? "as expected" : unmet(missed, told) === "unsupported" ? "undeclared" : `not as expected: ${inTerms(missed).slice(1).join(" ")}`)] : [])];
}

// An expectation in words of the game, as the answers have them: LOS clear yes.
export function inTerms(tick) {
  if (ALLOWS.includes(tick.op)) return [termed(state.doc.questions[tick.question]?.ask ?? "?"), tick.op === "legal" ? "allowed" : "not allowed"];
  const cells = columns.flatMap((column) => column.told?.outcomes?.[tick.question]?.cells ?? []);
  const there = cells.filter((one_) => at(tick.path, one_.path, cells));
  const cell = there[0];
  const same = there.find((one_) => JSON.stringify(one_.value) === JSON.stringify(tick.value));
  const value = same?.text ?? (typeof tick.value === "boolean" ? (tick.value ? "yes" : "no") : JSON.stringify(tick.value));
  return [cell?.said ?? termed(tick.path.join(" ")), tick.op === "is" ? "" : words(tick.op), spaced(value)].filter(Boolean);
}

export function verdicts() {
  return columns.map((column, n) => ({ n, name: named(column), verdict: column.told?.verdict ?? "", missed: column.told?.missed ?? [], failure: column.told?.failure ?? "" }));
}
