// What hands do to a position, as steps: painting, placing, moving, copying, taking away.

import { cell } from "./geometry.js";
import { edit, piece, state, table } from "./state.js";

const position = () => state.doc.position;
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

// An entry of a table with some fields changed; undefined takes a field away, and with the last the entry.
export function fields(kind, id, change, keep = false) {
  const now = { ...(position()[kind]?.[id] ?? {}) };
  for (const [field, value] of Object.entries(change)) {
    if (value === undefined || value === false || value === "" || value === 0 || same(value, [])) delete now[field];
    else now[field] = value;
  }
  const path = ["position", kind, id];
  if (same(now, position()[kind]?.[id] ?? {})) return [];
  return Object.keys(now).length || keep ? [{ path, value: now }] : [{ path }];
}

export function paint(hex, brush, join) {
  return edit(fields("hexes", hex, brush), `${hex}: ${Object.values(brush).join(" ") || "Open Ground"}`, { join });
}

export function paintSide(side, brush, join) {
  return edit(fields("hexsides", side, brush), `hexside ${side}: ${brush.terrain ?? Object.keys(brush).join(" ")}`, { join });
}

export function clearHex(hex, join) {
  return edit(position().hexes?.[hex] ? [{ path: ["position", "hexes", hex] }] : [], `clear ${hex}`, { join });
}

export const inHex = (hex) =>
  [...Object.entries(position().units ?? {}), ...Object.entries(position().counters ?? {})].filter(([, one]) => one.hex === hex).map(([id]) => id);

const COVERS = ["foxhole", "trench", "at_ditch", "sangar", "wire"];
const FORTS = [...COVERS, "panji", "pillbox", "roadblock", "minefield", "at_minefield"];
const WORD = { at_ditch: "A-T Ditch", wire: "Wire", at_minefield: "A-T minefield" };
export const weapon = (type) => !FORTS.includes(type) && !["wreck", "glider", "residual_fp", "blaze"].includes(type);

const taken = (id) => Boolean(piece(id));

export function freshId(kind, one) {
  if (kind === "units") {
    for (let n = 0; ; n += 1) {
      const id = String.fromCharCode(65 + (n % 26)) + (n >= 26 ? Math.floor(n / 26) : "");
      if (!taken(id)) return id;
    }
  }
  const stem = FORTS.includes(one.type) ? `${one.hex} ${WORD[one.type] ?? one.type}` : (WORD[one.type] ?? one.type).replaceAll("_", " ").replace(/^(lmg|mmg|hmg|atr|dc|ft|baz|psk|piat|rcl)$/, (w) => w.toUpperCase());
  for (let n = 1; ; n += 1) {
    const id = n === 1 ? stem : `${stem} ${n}`;
    if (!taken(id)) return id;
  }
}

const covers = (hex) => {
  const there = inHex(hex).map((id) => piece(id).type);
  return COVERS.filter((cover) => there.includes(cover) && cover !== "wire").slice(0, 1);
};

// A new piece in a hex; units go beneath what is there if that is asked for, a weapon to who can carry it.
export async function placePiece(hex, kind, type, side, beneath) {
  const one = { type, hex };
  if (kind === "units") {
    one.side = side;
    if (beneath && covers(hex).length) one.beneath = covers(hex);
  } else if (type === "foxhole") one.size = 1;
  if (kind === "counters" && weapon(type)) {
    const owner = inHex(hex).find((id) => table(id) === "units" && piece(id).side === side);
    one.side = side;
    if (owner) one.possessed_by = owner;
    if (owner && piece(owner).beneath) one.beneath = [...piece(owner).beneath];
  }
  const id = freshId(kind, one);
  await edit([{ path: ["position", kind, id], value: one }], `${side} ${type} in ${hex}`.trim(), { fresh: [["position", kind, id]] });
  return id;
}

const followers = (id) => {
  const all = [...Object.entries(position().units ?? {}), ...Object.entries(position().counters ?? {})];
  return all.filter(([, one]) => one.possessed_by === id || one.aboard === id).map(([key]) => key);
};

// The fields of a piece in another hex: what was so of the old one is left behind.
function moved(one, hex) {
  const now = { ...one, hex };
  for (const field of ["at", "crest", "bypass", "floor", "vca"]) if (one.hex !== hex) delete now[field];
  if (now.beneath && one.hex !== hex) {
    const there = inHex(hex).map((id) => piece(id).type);
    now.beneath = now.beneath.filter((cover) => there.includes(cover));
    if (!now.beneath.length) delete now.beneath;
  }
  return now;
}

export function movePieces(ids, hex) {
  const all = new Set(ids.flatMap((id) => [id, ...followers(id).filter((key) => piece(key).hex)]));
  const steps = [...all].filter((id) => piece(id)?.hex !== hex).map((id) => ({ path: ["position", table(id), id], value: moved(piece(id), hex) }));
  return edit(steps, `${ids.join(", ")} to ${hex}`);
}

// Copies of pieces in another hex, with what belongs to them; the new ids.
export async function copyPieces(ids, hex) {
  const all = [...new Set(ids.flatMap((id) => [id, ...followers(id)]))];
  const known = {};
  const steps = [];
  for (const id of all) {
    const made = piece(id).hex ? moved(piece(id), hex) : { ...piece(id) };
    let number = 2;
    let name = /^[A-Z]$/.test(id) ? freshId("units", made) : id.replace(piece(id).hex, hex);
    while (taken(name) || Object.values(known).includes(name)) {
      name = /^[A-Z]\d*$/.test(name) ? String.fromCharCode(65 + ((name.charCodeAt(0) - 64) % 26)) + name.slice(1) : `${id} ${number}`;
      number += 1;
    }
    known[id] = name;
    steps.push([table(id), name, made]);
  }
  for (const [, , made] of steps) for (const field of ["possessed_by", "aboard"]) if (known[made[field]]) made[field] = known[made[field]];
  const ready = steps.map(([kind, name, value]) => ({ path: ["position", kind, name], value }));
  await edit(ready, `copy of ${ids.join(", ")} in ${hex}`, { fresh: ready.map((step) => step.path) });
  return Object.values(known);
}

// A hex's ground, hexsides and pieces, into another.
export async function copyHex(from, to) {
  const ground = position().hexes?.[from];
  await edit(ground ? [{ path: ["position", "hexes", to], value: ground }] : [], `ground of ${from} in ${to}`);
  const ids = inHex(from);
  if (ids.length) await copyPieces(ids, to);
}

export function removePicked() {
  const steps = [];
  for (const one of state.picked) {
    if (one.kind === "piece" && piece(one.id)) {
      steps.push({ path: ["position", table(one.id), one.id] });
      for (const key of followers(one.id)) {
        const { possessed_by: _p, aboard: _a, ...rest } = piece(key);
        steps.push({ path: ["position", table(key), key], value: { hex: piece(one.id).hex, ...rest } });
      }
    } else if (one.kind === "hex" && position().hexes?.[one.id]) steps.push({ path: ["position", "hexes", one.id] });
    else if (one.kind === "side" && position().hexsides?.[one.id]) steps.push({ path: ["position", "hexsides", one.id] });
  }
  return edit(steps, `remove ${state.picked.map((one) => one.id).join(", ")}`);
}

export function rename(id, name) {
  if (!name || name === id || taken(name)) return Promise.resolve(false);
  const kind = table(id);
  const steps = [{ path: ["position", kind, id] }, { path: ["position", kind, name], value: piece(id) }];
  for (const key of followers(id)) {
    const one = { ...piece(key) };
    for (const field of ["possessed_by", "aboard"]) if (one[field] === id) one[field] = name;
    steps.push({ path: ["position", table(key), key], value: one });
  }
  const told = (list) => list.map((item) => JSON.parse(JSON.stringify(item), (key, value) => (key !== "ask" && key !== "do" && value === id ? name : value)));
  for (const list of ["actions", "questions"]) {
    const now = told(state.doc[list]);
    if (!same(now, state.doc[list])) steps.push({ path: [list], value: now });
  }
  const ticks = state.doc.ticks.map((one) => ({ ...one, path: one.path.map((key) => (key === id ? name : key)) }));
  if (!same(ticks, state.doc.ticks)) steps.push({ path: ["ticks"], value: ticks });
  return edit(steps, `${id} is ${name}`, { fresh: [["position", kind, name]] });
}

export const act = (action) => edit([{ path: ["actions"], value: [...state.doc.actions, action] }], `${action.do}`);
export const ask = (question) => edit([{ path: ["questions"], value: [...state.doc.questions, question] }], `ask ${question.ask}`);

export function dropAction(index) {
  return edit([{ path: ["actions"], value: state.doc.actions.filter((_, n) => n !== index) }], `without action ${index + 1}`);
}

export function dropQuestion(index) {
  const ticks = state.doc.ticks.filter((one) => one.question !== index).map((one) => ({ ...one, question: one.question - (one.question > index ? 1 : 0) }));
  return edit([{ path: ["questions"], value: state.doc.questions.filter((_, n) => n !== index) }, { path: ["ticks"], value: ticks }], `without question ${index + 1}`);
}

export function size(columns, rows) {
  return edit([{ path: ["position", "columns"], value: columns }, { path: ["position", "rows"], value: rows }], `a board of ${columns} by ${rows}`);
}

export const isHex = (name) => Boolean(cell(name));
