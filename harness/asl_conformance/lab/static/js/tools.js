// The palette: what a click on the board does, and with what.

import { $, h, live, swatch, termed, words } from "./dom.js";
import * as board from "./board.js";
import * as changes from "./changes.js";
import { form, lists, nations, struct, wordsOf } from "./forms.js";
import { HEX, neighbour, sideName } from "./geometry.js";
import { figured, valuesForm } from "./presets.js";
import { edit, on, piece, state, table, tell } from "./state.js";
import { s } from "./dom.js";

export const TOOLS = [
  ["select", "V", "Pick", "Pick, drag and edit what stands on the board"],
  ["los", "L", "LOS", "Drag from hex to hex or unit to unit"],
  ["seen", "S", "Seen", "All hexes seen from a hex"],
  ["play", "M", "Play", "Drag a unit to play a move"],
  ["ground", "T", "Ground", "Paint terrain, levels, roads"],
  ["side", "H", "Hexside", "Walls, hedges, roads across"],
  ["fort", "F", "Fort", "Foxholes, trenches, Wire and other Fortifications"],
  ["unit", "U", "Unit", "Squads, leaders, vehicles"],
  ["gear", "W", "Weapon", "Support Weapons, Guns and other counters"],
  ["erase", "X", "Erase", "Pieces, hexsides, ground"],
];

export const tool = { name: "select", ground: { terrain: "woods" }, side: { terrain: "wall" }, fort: "foxhole", unit: "squad", gear: "lmg", of: "German", beneath: true, values: {} };

export function start() {
  $("tools").append(...TOOLS.map(([name, key, label, about]) =>
    h("button", { "data-tool": name, title: `${about} (${key})`, onclick: () => use(name) }, h("span", {}, label), h("kbd", { "aria-hidden": "true" }, key))));
  on("document", () => {
    if (tool.name === "select") options();
    things();
  });
  on("picked", () => tool.name === "select" && options());
  use("select");
}

const WATCHING = ["play", "los", "seen"]; // the tools that change nothing in the set-up

export function use(name) {
  if (tool.name !== name) tool.values = {};
  tool.name = name;
  if (!WATCHING.includes(name)) tell("mode", "set up");
  for (const one of $("tools").children) one.setAttribute("aria-pressed", String(one.dataset.tool === name));
  document.body.dataset.tool = name;
  if (name !== "select") pick([]);
  options();
  tell("tool", name);
  if (name === "play") tell("mode", "play");
  live(`${TOOLS.find((one) => one[0] === name)[3]}.`);
}

function things() {
  document.querySelectorAll("body > datalist").forEach((one) => one.remove());
  document.body.append(...lists());
}

function options() {
  const inside = document.activeElement?.closest("#options [data-field]")?.dataset.field;
  const made = { select: inspector, ground, side, fort: () => pieces("fort"), unit: () => pieces("unit"), gear: () => pieces("gear") }[tool.name]?.() ?? hint(tool.name);
  const open = [...$("options").querySelectorAll("details[open]")].length;
  $("options").replaceChildren(...[made].flat());
  if (open && $("options").querySelector("details")) $("options").querySelector("details").open = true;
  if (inside) $("options").querySelector(`[data-field="${inside}"]`)?.querySelector("input, select, textarea, summary")?.focus();
}

function hint(name) {
  const said = {
    los: "Drag from one hex to another, or from unit to unit. Each engine in the columns answers; the line shows where it is blocked.",
    seen: "Click a hex: what cannot be seen from there is dark, Hindrances are in figures.",
    play: "Drag a unit to where it moves. Each action is one announcement, listed below the board with what it changes. A move that the rules refuse is not done, and the clause is shown.",
    erase: "Click a piece to remove it; a click on bare ground clears the hex, near its edge the hexside.",
  };
  return h("p", { class: "fine" }, said[name]);
}

// --- ground and hexsides -----------------------------------------------------------------------

function chip(label, about, art, pressed, act) {
  return h("button", { class: "chip", title: about || label, "aria-pressed": String(pressed), onclick: act }, art, h("span", {}, label));
}

const art = (id, fill) => {
  const nodes = [s("polygon", { points: HEX, fill: fill ?? state.boot.colours.levels[0], stroke: "#5d6648", "stroke-width": 2 })];
  if (id && document.getElementById(id)) nodes.push(s("use", { href: `#${id}` }));
  return swatch(nodes);
};

function brushed(brush, field, value) {
  const found = JSON.stringify(tool[brush]) === JSON.stringify({ [field]: value });
  return [found, () => {
    tool[brush] = { [field]: value };
    options();
  }];
}

function ground() {
  const schema = struct("Hex");
  const made = [];
  const section = (title, chips) => made.push(h("h3", {}, title), h("div", { class: "chips" }, chips));
  const choice = (field, prefix) => wordsOf(schema.properties[field]).map(([word, says]) => {
    const [on_, act] = brushed("ground", field, word);
    const clear = word === "" || word === "open_ground";
    return chip(clear && !word ? `no ${words(field)}` : words(word), says, prefix === undefined ? null : art(`asl-${prefix}-${word}`), on_, act);
  });
  section("Terrain", choice("terrain", "t"));
  section("Level", Object.keys(state.boot.colours.levels).map(Number).sort((a, b) => a - b).map((level) => {
    const [on_, act] = brushed("ground", "level", level);
    return chip(`${level}`, `level ${level}`, art("", state.boot.colours.levels[level]), on_, act);
  }));
  section("Depression", choice("depression"));
  section("Road", choice("road"));
  const overlays = wordsOf(schema.properties.overlays.items).map(([word, says]) => {
    const [on_, act] = brushed("ground", "overlays", [word]);
    return chip(words(word), says, art(`asl-x-${word}`), on_, act);
  });
  section("Over it", [...overlays, ...choice("smoke")]);
  made.push(h("p", { class: "fine" }, "Click or drag to paint; Enter paints the hex of the cursor."));
  return made;
}

function side() {
  const schema = struct("Hexside");
  const edge = (word) => {
    const [outer, inner] = state.boot.colours.edges[word] ?? ["none", "none"];
    return swatch([s("path", { d: "M-50 0H50", stroke: outer, "stroke-width": 26, "stroke-linecap": "round" }), s("path", { d: "M-50 0H50", stroke: inner, "stroke-width": 15, "stroke-dasharray": "16 7" })], "-64 -30 128 60");
  };
  const kinds = wordsOf(schema.properties.terrain).map(([word, says]) => {
    const [on_, act] = brushed("side", "terrain", word);
    return chip(words(word) || "nothing", says, word ? edge(word) : null, on_, act);
  });
  const flags = Object.entries(schema.properties).filter(([, part]) => part.type === "boolean").map(([field, part]) => {
    const [on_, act] = brushed("side", field, true);
    return chip(words(field), part.description, null, on_, act);
  });
  return [h("h3", {}, "Hexside"), h("div", { class: "chips" }, kinds), h("h3", {}, "And"), h("div", { class: "chips" }, flags),
    h("p", { class: "fine" }, "Click near an edge. With the keyboard, 1 to 6 are the hexsides of the cursor's hex, from the north clockwise.")];
}

// --- pieces ------------------------------------------------------------------------------------

const FORTS = /^(foxhole|trench|at_ditch|sangar|wire|panji|pillbox|roadblock|minefield|at_minefield)$/;

function pieces(which) {
  const unit = which === "unit";
  const listed = wordsOf(struct(unit ? "Unit" : "Counter").properties.type).filter(([word]) => unit || FORTS.test(word) === (which === "fort"));
  const draw = (word) => {
    const id = `asl-i-${word}`;
    if (document.getElementById(id)) return swatch([s("rect", { x: -19, y: -19, width: 38, height: 38, rx: 3, class: "plate" }), s("use", { href: `#${id}` })], "-20 -20 40 40");
    return null;
  };
  const chips = ([word, says]) => chip(termed(word), says, draw(word), tool[which] === word, () => chosen(which, word));
  const made = [];
  if (which !== "fort") made.push(h("h3", {}, "Side"), sides());
  if (unit) {
    const [men, vehicles] = [true, false].map((wanted) => listed.filter(([word]) => state.boot.personnel.includes(word) === wanted));
    made.push(h("h3", {}, "Personnel"), h("div", { class: "chips" }, men.map(chips)));
    made.push(h("label", { class: "line" }, h("input", { type: "checkbox", checked: tool.beneath, onchange: (e) => (tool.beneath = e.target.checked) }), "beneath what is in the hex (B)"));
    made.push(h("h3", {}, "Vehicles"), h("div", { class: "chips" }, vehicles.map(chips)));
  } else made.push(h("h3", {}, which === "fort" ? "Fortifications" : "Weapons and others"), h("div", { class: "chips" }, listed.map(chips)));
  made.push(...valuesForm(tool[which], tool.of, tool.values, (values) => {
    tool.values = values;
    options();
  }));
  if (which === "gear") made.push(h("p", { class: "fine" }, "A weapon goes to a unit of its side in the hex, if there is one."));
  return made;
}

// What is placed next. Values of another kind of piece or side are not kept.
function chosen(field, value) {
  if (tool[field] !== value) tool.values = {};
  tool[field] = value;
  options();
}

// The sides of the position as chips, all nationalities as a list, and a field for another name.
function sides() {
  const used = [...new Set(["German", "Russian", ...Object.values(state.doc?.position.units ?? {}).map((one) => one.side), tool.of])];
  const paper = (name) => h("i", { class: "paper", style: `background:${state.boot.colours.sides[name] ?? "#f4f1e8"}` });
  const other = h("input", { "aria-label": "another side", placeholder: "its name", size: 9, hidden: true, onchange: (e) => e.target.value.trim() && chosen("of", e.target.value.trim()) });
  const list = h("select", { id: "nations", "aria-label": "nationality", onchange: (e) => {
    if (e.target.value !== "*") return chosen("of", e.target.value);
    other.hidden = false;
    return other.focus();
  } }, h("option", { value: "", disabled: true, selected: true }, "more…"), nations().filter((name) => !used.includes(name)).map((name) => h("option", { value: name }, name)), h("option", { value: "*" }, "another name…"));
  return h("div", { class: "chips" }, used.map((name) => chip(name, "", paper(name), tool.of === name, () => chosen("of", name))), list, other);
}

// --- what is picked ----------------------------------------------------------------------------

export function pick(found) {
  state.picked = found;
  board.picked();
  tell("picked");
}

function inspector() {
  if (!state.doc) return "";
  if (state.picked.length > 1) return [h("h3", {}, `${state.picked.length} picked`), h("p", { class: "fine" }, state.picked.map((one) => one.id).join(", ")), buttons()];
  const one = state.picked[0];
  if (!one) return moment();
  if (one.kind === "piece") return pieceForm(one.id);
  const kind = one.kind === "hex" ? "hexes" : "hexsides";
  const name = one.kind === "hex" ? "Hex" : "Hexside";
  const now = state.doc.position[kind]?.[one.id] ?? {};
  const change = (field, value) => changes.setFields(kind, one.id, { [field]: value }, `${one.id} ${words(field)}`);
  const here = one.kind === "hex" ? changes.inHex(one.id) : [];
  return [h("h2", {}, one.id), here.length > 0 && h("div", { class: "chips" }, here.map((id) => chip(id, "", null, false, () => pick([{ kind: "piece", id }])))),
    form(name, now, change, { first: one.kind === "hex" ? ["terrain", "level", "depression", "road"] : ["terrain", "gap", "road"] }), buttons()].filter(Boolean);
}

function pieceForm(id) {
  const kind = table(id);
  const now = piece(id);
  const unit = kind === "units";
  const change = (field, value) => changes.setPiece(id, { [field]: value }, `${id}: ${words(field)}`);
  const values = valuesForm(now.type, now.side, now, (all) => changes.setPiece(id, Object.fromEntries(figured(now.type).map((field) => [field, all[field]])), `${id}: values`));
  const name = h("input", { class: "title", value: id, "aria-label": "name", spellcheck: false, onchange: async (e) => {
    const to = e.target.value.trim();
    if (await changes.rename(id, to)) pick([{ kind: "piece", id: to }]);
    else e.target.value = id;
  } });
  const first = unit ? ["side", "type", "hex", "beneath", "status"] : ["type", "hex", "side", "possessed_by", "status"];
  return [name, quick(id, unit), ...values, form(unit ? "Unit" : "Counter", now, change, { first, skip: figured(now.type) }), buttons()];
}

function quick(id, unit) {
  if (!unit) return "";
  const enemy = Object.entries(state.doc.position.units ?? {}).find(([, one]) => one.side !== piece(id).side)?.[0];
  const asks = [["wall advantage", { ask: "wall_advantage", unit: id }], ["concealment", { ask: "concealment", unit: id }]];
  if (enemy) asks.push([`attack ${enemy}`, { ask: "attack", by: [id], target: enemy, means: "small_arms" }], [`LOS to ${enemy}`, { ask: "los", from: { unit: id }, to: { unit: enemy } }]);
  return h("div", { class: "chips" }, h("span", { class: "fine" }, "Ask:"), asks.map(([label, question]) => chip(label, "", null, false, () => changes.ask(question))));
}

function buttons() {
  return h("p", { class: "chips" }, h("button", { class: "chip", onclick: changes.removePicked, title: "Delete" }, "remove"));
}

function moment() {
  const now = state.doc.position;
  const change = (field, value) => edit([value === undefined ? { path: ["position", field] } : { path: ["position", field], value }], words(field));
  return [h("h2", {}, "The moment"), form("Position", now, change, { skip: ["hexes", "hexsides", "units", "counters"], first: ["phase", "turn_of", "date", "ssr", "weather", "columns", "rows"] }),
    h("p", { class: "fine" }, "Click a hex, hexside or piece to see and change all its fields.")];
}

// What the tool does at a hex; the place says which of its hexsides and pieces.
export async function apply(at, join) {
  const { hex, side: edge } = at;
  if (!hex) return;
  if (tool.name === "ground") await changes.paint(hex, tool.ground, join);
  else if (tool.name === "side" && edge) await changes.paintSide(edge, tool.side, join);
  else if (tool.name === "fort") await placed(hex, "counters", tool.fort);
  else if (tool.name === "unit") await placed(hex, "units", tool.unit);
  else if (tool.name === "gear") await placed(hex, "counters", tool.gear);
  else if (tool.name === "erase") await erase(at, join);
}

async function placed(hex, kind, type) {
  const id = await changes.placePiece(hex, kind, type, tool.of, tool.beneath, kind === "counters" && FORTS.test(type) ? {} : tool.values);
  live(`${id} in ${hex}`);
}

async function erase(at, join) {
  if (at.piece) {
    state.picked = [{ kind: "piece", id: at.piece }];
    await changes.removePicked();
  } else if (at.near && state.doc.position.hexsides?.[at.side]) await edit([{ path: ["position", "hexsides", at.side] }], `clear ${at.side}`, { join });
  else if (!changes.inHex(at.hex).length) await changes.clearHex(at.hex, join);
  else {
    state.picked = [{ kind: "piece", id: changes.inHex(at.hex).at(-1) }];
    await changes.removePicked();
  }
}

export function sideKey(number) {
  const other = neighbour(state.cursor, number - 1);
  if (!other) return;
  const name = sideName(state.cursor, other);
  const same = Object.entries(tool.side).every(([key, value]) => (state.doc.position.hexsides?.[name]?.[key] ?? "") === value);
  const brush = same ? Object.fromEntries(Object.keys(tool.side).map((key) => [key, undefined])) : tool.side;
  changes.paintSide(name, brush);
  live(`${name}: ${same ? "nothing" : tool.side.terrain ?? Object.keys(tool.side)[0]}`);
}

