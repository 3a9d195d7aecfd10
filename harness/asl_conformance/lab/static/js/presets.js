// Values of common counters, by nationality and class. A preset becomes fields of the piece; nothing is assumed.

import { h } from "./dom.js";

const LEADERS = { "": "10-3 10-2 9-2 9-1 8-1 8-0 7-0 6+1" };
const CLASSES = { E: "Elite", 1: "1st Line", 2: "2nd Line", G: "Green", C: "Conscript" };
const PRESETS = {
  squad: {
    German: "8-3-8E 6-5-8E 5-4-8E 4-6-8E 4-6-7:1 4-4-7:2 4-3-6C", Russian: "6-2-8E 4-5-8E 5-2-7:1 4-4-7:1 4-2-6C",
    American: "7-4-7E 6-6-7E 6-6-6:1 5-4-6:2 5-3-6G", British: "4-5-8E 4-5-7:1 4-4-7:2 4-3-6G", Finnish: "6-4-8E", Japanese: "4-4-8E 4-4-7:1",
  },
  half_squad: { German: "2-4-8E 2-4-7:1 2-3-7:2", Russian: "2-4-8E 2-3-7:1", American: "3-4-7E 3-4-6:1", British: "2-4-8E 2-4-7:1" },
  crew: { German: "2-2-8", Russian: "2-2-8", American: "2-2-7" },
  hero: { "": "1-4-9" },
  leader: LEADERS,
  lmg: { German: "3-8", Russian: "2-6", British: "2-7" },
  mmg: { German: "5-12", Russian: "4-10", American: "4-10", British: "4-12" },
  hmg: { German: "7-16", Russian: "6-12", American: "6-12" },
  atr: { "": "1-12" },
  at_gun: { German: "37 50 75 88", Russian: "45 57 76", American: "37 57", British: "40 57" },
  inf_gun: { German: "75 150", Russian: "76" },
  aa_gun: { German: "20 88" },
  mortar: { German: "81", Russian: "82", American: "81", British: "76" },
};
const SHOOTERS = ["firepower", "range", "morale"];
const FIELDS = { leader: ["morale", "leadership"] };
for (const type of ["squad", "half_squad", "crew", "hero"]) FIELDS[type] = SHOOTERS;
for (const type of ["lmg", "mmg", "hmg", "atr"]) FIELDS[type] = SHOOTERS.slice(0, 2);
for (const type of ["at_gun", "inf_gun", "art_gun", "aa_gun", "rcl_gun", "mortar"]) FIELDS[type] = ["caliber"];
const NAMES = { firepower: "FP", range: "range", morale: "morale", leadership: "leadership", caliber: "mm" };

// The fields on the counter of a kind of piece.
export const figured = (type) => FIELDS[type] ?? [];

function read(type, text) {
  const [, figures, kind] = /^([\d+-]+?)(?::([12])|([EGC]))?$/.exec(text).map((part, n, all) => (n === 2 ? part ?? all[3] : part));
  const numbers = type === "leader" ? /^(\d+)([+-]\d)$/.exec(figures).slice(1) : figures.split("-");
  return { figures, about: CLASSES[kind] ?? "", values: Object.fromEntries(figured(type).map((field, n) => [field, Number(numbers[n]) || 0])) };
}

// The presets of a kind of piece of that side: {figures, about, values}.
export function presets(type, side) {
  const known = PRESETS[type] ?? {};
  return (known[side] ?? known[""] ?? "").split(" ").filter(Boolean).map((text) => read(type, text));
}

// Fields for the values on a counter, with the presets that fill them. `change(values)` receives all of them.
export function valuesForm(type, side, now, change) {
  const fields = figured(type);
  if (!fields.length) return [];
  const has = (values) => fields.every((field) => now[field] === values[field]);
  const chip = (label, about, values) => h("button", { type: "button", class: "chip", "aria-pressed": String(has(values)), onclick: () => change(values) }, h("b", {}, label), about && h("span", {}, about));
  const offered = presets(type, side);
  const set = (field) => (event) => change({ ...Object.fromEntries(fields.map((one) => [one, now[one]])), [field]: event.target.value === "" ? undefined : Number(event.target.value) });
  return [h("h3", {}, "Values on the counter"),
    h("div", { class: "values" }, fields.map((field) => h("label", { title: field }, NAMES[field], h("input", { type: "number", value: now[field] ?? "", placeholder: "–", onchange: set(field) })))),
    offered.length > 0 && h("div", { class: "chips", role: "group", "aria-label": "Presets" }, h("span", { class: "fine" }, `Presets${side ? `, ${side}` : ""}:`), offered.map((one) => chip(one.figures, one.about, one.values)), chip("none", "", {})),
    h("p", { class: "fine" }, offered.length ? "A preset fills the fields above with values of a common counter. Only what stands in them becomes part of the piece." : "What is empty stays unknown.")].filter(Boolean);
}
