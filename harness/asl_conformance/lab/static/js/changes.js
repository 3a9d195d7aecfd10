// The user's changes to a position, as steps: painting, placing, moving, copying, removing. Each change is computed
// only after all earlier ones are applied, so that ids are free and lists complete.

import { struct } from "./forms.js";
import { neighbours, sideName } from "./geometry.js";
import { at, change, edit, state } from "./state.js";

const position = () => state.doc.position;
const piece = (id) => position().units?.[id] ?? position().counters?.[id];
const table = (id) => (position().units?.[id] ? "units" : "counters");
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

const ENTRY = { hexes: "Hex", hexsides: "Hexside" };

// A hex or hexside with some fields changed; undefined or the default removes a field; with the last field the entry is removed.
function fields(kind, id, values) {
  const now = { ...(position()[kind]?.[id] ?? {}) };
  const known = struct(ENTRY[kind]).properties;
  for (const [field, value] of Object.entries(values)) {
    if (value === undefined || same(value, known[field].default)) delete now[field];
    else now[field] = value;
  }
  const path = ["position", kind, id];
  if (same(now, position()[kind]?.[id] ?? {})) return [];
  return Object.keys(now).length ? [{ path, value: now }] : [{ path }];
}

export const setFields = (kind, id, values, label) => change(() => [fields(kind, id, values), label]);

export function paint(hex, brush, join) {
  return change(() => [fields("hexes", hex, brush), `${hex}: ${Object.values(brush).join(" ") || "Open Ground"}`, { join }]);
}

export function paintSide(side, brush, join) {
  return change(() => [fields("hexsides", side, brush), `hexside ${side}: ${brush.terrain ?? Object.keys(brush).join(" ")}`, { join }]);
}

export function clearHex(hex, join) {
  return change(() => [position().hexes?.[hex] ? [{ path: ["position", "hexes", hex] }] : [], `clear ${hex}`, { join }]);
}

// The pieces in a hex of the board that is shown.
export const inHex = (hex, board = at()) =>
  [...Object.entries(board.units ?? {}), ...Object.entries(board.counters ?? {})].filter(([, one]) => one.hex === hex).map(([id]) => id);

const COVERS = ["foxhole", "trench", "at_ditch", "sangar", "wire"];
const FORTS = [...COVERS, "panji", "pillbox", "roadblock", "minefield", "at_minefield"];
const WORD = { at_ditch: "A-T Ditch", wire: "Wire", at_minefield: "A-T minefield" };
export const weapon = (type) => !FORTS.includes(type) && !["wreck", "glider", "residual_fp", "blaze"].includes(type);

const taken = (id) => Boolean(piece(id));

function freeLetter(others) {
  for (let n = 0; ; n += 1) {
    const id = String.fromCharCode(65 + (n % 26)) + (n >= 26 ? Math.floor(n / 26) : "");
    if (!taken(id) && !others.includes(id)) return id;
  }
}

function freeNumber(stem, others) {
  for (let n = 1; ; n += 1) {
    const id = n === 1 ? stem : `${stem} ${n}`;
    if (!taken(id) && !others.includes(id)) return id;
  }
}

function freshId(kind, one) {
  if (kind === "units") return freeLetter([]);
  const stem = FORTS.includes(one.type) ? `${one.hex} ${WORD[one.type] ?? one.type}` : (WORD[one.type] ?? one.type).replaceAll("_", " ").replace(/^(lmg|mmg|hmg|atr|dc|ft|baz|psk|piat|rcl)$/, (w) => w.toUpperCase());
  return freeNumber(stem, []);
}

const covers = (hex) => {
  const there = inHex(hex, position()).map((id) => piece(id).type);
  return COVERS.filter((cover) => there.includes(cover) && cover !== "wire").slice(0, 1);
};

// Adds a piece to a hex and returns its id. Units go beneath counters if asked; a weapon goes to a unit that can carry it.
export async function placePiece(hex, kind, type, side, beneath, values = {}) {
  let id = null;
  await change(() => {
    const one = plain({ ...fresh(hex, kind, type, side, beneath), ...values });
    id = freshId(kind, one);
    const path = ["position", kind, id];
    return [[{ path, value: one }], `${side} ${type} in ${hex}`.trim(), { fresh: [path] }];
  });
  return id;
}

function fresh(hex, kind, type, side, beneath) {
  const one = { type, hex };
  if (kind === "units") {
    one.side = side;
    if (beneath && covers(hex).length) one.beneath = covers(hex);
  } else if (type === "foxhole") one.size = 1;
  if (kind === "counters" && weapon(type)) {
    const owner = inHex(hex, position()).find((id) => table(id) === "units" && piece(id).side === side);
    one.side = side;
    if (owner) one.possessed_by = owner;
    if (owner && piece(owner).beneath) one.beneath = [...piece(owner).beneath];
  }
  return one;
}

// Sets fields of a piece; undefined removes one.
export function setPiece(id, values, label) {
  return change(() => [piece(id) ? [{ path: ["position", table(id), id], value: plain({ ...piece(id), ...values }) }] : [], label]);
}

const followers = (id) => {
  const all = [...Object.entries(position().units ?? {}), ...Object.entries(position().counters ?? {})];
  return all.filter(([, one]) => one.possessed_by === id || one.aboard === id).map(([key]) => key);
};

const withFollowers = (ids) => [...new Set(ids.flatMap((id) => [id, ...followers(id), ...followers(id).flatMap(followers)]))];
const HOLDERS = ["possessed_by", "aboard"];

function without(list, word) {
  const rest = (list ?? []).filter((one) => one !== word);
  return rest.length ? rest : undefined;
}

// The fields of a piece in another hex, without those that belong to the old hex, such as a possessor that stays there.
function moved(one, hex, along) {
  if (one.hex === hex) return { ...one };
  const now = { ...one, hex };
  for (const field of ["at", "crest", "bypass", "floor", "vca"]) delete now[field];
  if (now.aboard && !along.includes(now.aboard)) now.status = without(now.status, "rider");
  for (const field of HOLDERS) if (!along.includes(now[field])) delete now[field];
  const there = inHex(hex, position()).map((id) => piece(id).type);
  now.beneath = without(now.beneath?.filter((cover) => there.includes(cover)));
  return plain(now);
}

const plain = (one) => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined));

const stillThere = (ids) => ids.filter(piece);

export function movePieces(ids, hex) {
  return change(() => {
    const all = withFollowers(stillThere(ids));
    const steps = all.filter((id) => piece(id).hex !== hex && (piece(id).hex || ids.includes(id))).map((id) => ({ path: ["position", table(id), id], value: moved(piece(id), hex, all) }));
    return [steps, `${ids.join(", ")} to ${hex}`];
  });
}

// The vehicle that these units were dropped on, if they can go aboard.
export function carrier(ids, onto) {
  const units = at().units ?? {};
  const men = (id) => state.boot.personnel.includes(units[id]?.type);
  return units[onto] && !men(onto) && ids.every((id) => men(id) && units[id].side === units[onto].side) ? onto : null;
}

// Personnel, with what they carry, become Passengers, or Riders if the vehicle carries none.
export function goAboard(ids, vehicle) {
  return change(() => {
    if (!piece(vehicle)) return [[]];
    const steps = withFollowers(stillThere(ids)).map((id) => ({ path: ["position", table(id), id], value: aboard(id, vehicle, ids.includes(id)) }));
    return [steps, `${ids.join(", ")} aboard ${vehicle}`];
  });
}

function aboard(id, vehicle, himself) {
  const { hex, type } = piece(vehicle);
  const { at: _a, crest: _c, bypass: _y, floor: _f, beneath: _b, ...rest } = piece(id);
  if (!himself) return plain({ ...rest, hex });
  const status = without(rest.status, "rider");
  return plain({ ...rest, hex, aboard: vehicle, status: state.boot.ridden.includes(type) ? [...(status ?? []), "rider"] : status });
}

// Copies of pieces in another hex, with what belongs to them; the new ids.
export async function copyPieces(ids, hex, join) {
  const known = {};
  await change(() => {
    const all = withFollowers(stillThere(ids));
    for (const id of all) known[id] = /^[A-Z]\d*$/.test(id) ? freeLetter(Object.values(known)) : freeNumber(id.replace(piece(id).hex, hex), Object.values(known));
    const steps = all.map((id) => {
      const value = piece(id).hex ? moved(piece(id), hex, all) : { ...piece(id) };
      for (const field of HOLDERS) if (known[value[field]]) value[field] = known[value[field]];
      return { path: ["position", table(id), known[id]], value };
    });
    return [steps, `copy of ${ids.join(", ")} in ${hex}`, { fresh: steps.map((step) => step.path), join }];
  });
  return Object.values(known);
}

let copies = 0;

// A hex's ground, hexsides and pieces, into another: one change.
export async function copyHex(from, to) {
  if (from === to) return;
  const join = `copy ${(copies += 1)} ${Date.now()}`;
  const put = (kind, name, value) => (value ? [{ path: ["position", kind, name], value }] : position()[kind]?.[name] ? [{ path: ["position", kind, name] }] : []);
  let ids = [];
  await change(() => {
    const ends = neighbours(to);
    const sides = neighbours(from).flatMap((other, n) => (other && ends[n] ? put("hexsides", sideName(to, ends[n]), position().hexsides?.[sideName(from, other)]) : []));
    ids = inHex(from, position());
    return [[...put("hexes", to, position().hexes?.[from]), ...sides], `${from} in ${to}`, { join }];
  });
  if (ids.length) await copyPieces(ids, to, join);
}

export function removePicked() {
  const picked = [...state.picked];
  return change(() => [picked.flatMap(removal), `remove ${picked.map((one) => one.id).join(", ")}`]);
}

function removal({ kind, id }) {
  const table_of = { hex: "hexes", side: "hexsides" }[kind];
  if (table_of) return position()[table_of]?.[id] ? [{ path: ["position", table_of, id] }] : [];
  if (!piece(id)) return [];
  const left = followers(id).map((key) => {
    const { possessed_by: _p, aboard: _a, ...rest } = piece(key);
    return { path: ["position", table(key), key], value: plain({ hex: piece(id).hex, ...rest, status: without(rest.status, "rider") }) };
  });
  return [{ path: ["position", table(id), id] }, ...left];
}

export function rename(id, name) {
  if (!name || name === id || taken(name)) return Promise.resolve(false);
  return change(() => [piece(id) ? renaming(id, name) : [], `${id} is ${name}`, { fresh: [["position", table(id), name]] }]);
}

function renaming(id, name) {
  const kind = table(id);
  const steps = [{ path: ["position", kind, id] }, { path: ["position", kind, name], value: piece(id) }];
  for (const key of followers(id)) {
    const one = { ...piece(key) };
    for (const field of HOLDERS) if (one[field] === id) one[field] = name;
    steps.push({ path: ["position", table(key), key], value: one });
  }
  const told = (list) => list.map((item) => JSON.parse(JSON.stringify(item), (key, value) => (key !== "ask" && key !== "do" && value === id ? name : value)));
  for (const list of ["actions", "questions"]) {
    const now = told(state.doc[list]);
    if (!same(now, state.doc[list])) steps.push({ path: [list], value: now });
  }
  const ticks = state.doc.ticks.map((one) => (one.path.includes(id) ? { ...one, says: "", path: one.path.map((key) => (key === id ? name : key)) } : one));
  if (!same(ticks, state.doc.ticks)) steps.push({ path: ["ticks"], value: ticks });
  return steps;
}

export const ask = (question) => change(() => [[{ path: ["questions"], value: [...state.doc.questions, question] }], `ask ${question.ask}`]);

export function dropAction(index) {
  return change(() => [[{ path: ["actions"], value: state.doc.actions.filter((_, n) => n !== index) }], `without action ${index + 1}`]);
}

export function dropQuestion(index) {
  return change(() => {
    const ticks = state.doc.ticks.filter((one) => one.question !== index).map((one) => ({ ...one, question: one.question - (one.question > index ? 1 : 0) }));
    return [[{ path: ["questions"], value: state.doc.questions.filter((_, n) => n !== index) }, { path: ["ticks"], value: ticks }], `without question ${index + 1}`];
  });
}

export function size(columns, rows) {
  return edit([{ path: ["position", "columns"], value: columns }, { path: ["position", "rows"], value: rows }], `a board of ${columns} by ${rows}`);
}
