// Forms made from the schemas of the protocol, so that they cover every field.

import { h, termed, words } from "./dom.js";
import { state } from "./state.js";

const defs = () => state.boot.protocol.defs;

export function resolved(schema) {
  let found = schema;
  while (found.$ref) found = { ...defs()[found.$ref.split("/").at(-1)], ...without(found, "$ref") };
  return found;
}

const without = (object, key) => Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));

export const struct = (name) => resolved({ $ref: `#/$defs/${name}` });

// The first choice of a union that can be filled in: null aside, a number for numbers.
function kind(schema) {
  const one = resolved(schema);
  const choices = (one.anyOf ?? one.oneOf)?.map(resolved).filter((choice) => choice.type !== "null");
  if (!choices?.length) return one;
  const best = choices.find((choice) => choice.type === "number") ?? choices.find((choice) => choice["x-words"]) ?? choices[0];
  return { ...best, description: one.description ?? best.description, default: one.default, union: choices };
}

export function wordsOf(schema) {
  const one = kind(schema);
  const found = one["x-words"];
  return found ? Object.entries(found) : (one.enum ?? []).map((word) => [word, ""]);
}

let count = 0;

// A form for a struct. `change(field, value)` is called for every change, with undefined if a field is omitted.
export function form(name, value, change, { skip = [], first = [], open = false } = {}) {
  const schema = struct(name);
  const rows = { said: [], rest: [] };
  const names = Object.keys(schema.properties).filter((field) => !skip.includes(field));
  const due = (field) => schema.required?.includes(field) || field in value || first.includes(field);
  names.sort((a, b) => (first.indexOf(a) + 1 || 99) - (first.indexOf(b) + 1 || 99));
  for (const field of names) {
    const made = row(schema.properties[field], field, value[field], (now) => change(field, now), schema.required?.includes(field));
    rows[due(field) ? "said" : "rest"].push(made);
  }
  const more = rows.rest.length > 0 && h("details", { class: "more", open }, h("summary", {}, `${rows.rest.length} more fields`), rows.rest);
  return h("div", { class: "form" }, rows.said, more);
}

function row(schema, field, value, change, required) {
  const one = kind(schema);
  const id = `f${(count += 1)}`;
  const title = `${field}: ${(one.description ?? "").replaceAll("`", "")}`;
  const label = h("label", { for: id, htmlFor: id, title }, termed(field), required && h("i", { title: "needed" }, " ∗"));
  return h("div", { class: `row ${value === undefined ? "" : "set"}`, title, "data-field": field }, label, input(one, id, value, change, field));
}

function input(one, id, value, change, field) {
  if (one.type === "boolean")
    return h("input", { id, type: "checkbox", checked: value ?? one.default ?? false, onchange: (e) => change(e.target.checked === (one.default ?? false) ? undefined : e.target.checked) });
  const listed = SIDED.has(field) && one.type === "string" ? sides(one, value) : wordsOf(one);
  if (listed.length && one.type !== "array" && !one.examples) return choice(one, id, value, change, listed);
  if (one.type === "integer" || one.type === "number") return number(one, id, value, change);
  const held = one.additionalProperties?.$ref?.split("/").at(-1);
  if (one.type === "object" && held && defs()[held]?.properties) return bySide(held, id, value, change);
  if (one.type === "array" || one.type === "object") return several(one, id, value, change, field);
  return text(one, id, value, change, field);
}

const SHORT = 18; // characters that a list beside its name can show

// What an empty choice means, if that is short: the title has all of it.
function nothing(says) {
  const first = says.split(/[;:,]/)[0];
  return first && first.length <= SHORT ? `— ${first}` : "—";
}

function choice(one, id, value, change, listed) {
  const options = listed.map(([word, says]) => h("option", { value: word, title: says, selected: word === (value ?? one.default ?? "") }, word ? words(word) : nothing(says)));
  if (one.default === undefined && value === undefined && !listed.some(([word]) => word === "")) options.unshift(h("option", { value: "", selected: true }, "…"));
  return h("select", { id, title: listed.find(([word]) => word === (value ?? one.default ?? ""))?.[1], onchange: (e) => change(e.target.value === (one.default ?? "") ? undefined : e.target.value) }, options);
}

// A list of nationalities, and of nothing where a side may be left out.
const sides = (one, value) => [...(one.default === undefined ? [] : [""]), ...nations(value)].map((side) => [side, ""]);

function number(one, id, value, change) {
  return h("input", {
    id, type: "number", value: value ?? "", placeholder: one.default ?? "", min: one.minimum, max: one.maximum, step: one.multipleOf ?? 1,
    onchange: (e) => change(e.target.value === "" ? undefined : Number(e.target.value)),
  });
}

const SIDED = new Set(["side", "turn_of", "control"]);

// All nationalities with counters of their own colour, and those of the position.
export const nations = (now) => [...new Set([...Object.keys(state.boot.colours.sides), ...Object.values(state.doc?.position.units ?? {}).map((one) => one.side), now].filter(Boolean))];

function text(one, id, value, change, field) {
  const listed = (one.examples ?? []).length ? `words-${field}` : "things";
  return h("input", { id, type: "text", value: value ?? "", list: listed, "data-pick": "one", autocomplete: "off", spellcheck: false, onchange: (e) => change(e.target.value.trim() || undefined) },
  );
}

// Structs by the name of a side: what each may still set up.
function bySide(name, id, value, change) {
  const now = structuredClone(value ?? {});
  const sides = [...new Set([...Object.keys(now), ...Object.values(state.doc.position.units ?? {}).map((one) => one.side)])];
  if (!sides.length) return h("span", { id, class: "fine" }, "no side has a unit yet");
  return h("div", { id, role: "group" }, sides.map((side) => h("details", { open: side in now }, h("summary", {}, side), form(name, now[side] ?? {}, (field, told) => {
    now[side] ??= {};
    set(now[side], field, told);
    if (!Object.keys(now[side]).length) delete now[side];
    change(Object.keys(now).length ? structuredClone(now) : undefined);
  }, { first: Object.keys(struct(name).properties) }))));
}

// Lists: words to tick, or texts with commas between them; anything else as JSON.
function several(one, id, value, change, field) {
  const item = one.items ? kind(one.items) : null;
  const listed = item && !item.examples ? wordsOf(item) : [];
  if (listed.length) {
    const now = new Set(value ?? []);
    const tick = (word) => (e) => {
      if (e.target.checked) now.add(word);
      else now.delete(word);
      const order = listed.map(([w]) => w).filter((w) => now.has(w));
      change(order.length ? order : undefined);
    };
    return h("div", { class: "ticks", id, role: "group" }, listed.map(([word, says]) =>
      h("label", { title: says, class: now.has(word) ? "on" : "" }, h("input", { type: "checkbox", checked: now.has(word), onchange: tick(word) }), words(word))));
  }
  if (item?.type === "string")
    return h("input", {
      id, type: "text", value: (value ?? []).join(", "), list: item.examples ? `words-${field}` : "things", "data-pick": "many", autocomplete: "off", spellcheck: false,
      placeholder: "several, with commas",
      onchange: (e) => {
        const found = e.target.value.split(",").map((word) => word.trim()).filter(Boolean);
        change(found.length ? found : undefined);
      },
    });
  return h("textarea", {
    id, rows: 2, spellcheck: false, value: value === undefined ? "" : JSON.stringify(value), placeholder: "JSON",
    onchange: (e) => {
      try {
        change(e.target.value.trim() ? JSON.parse(e.target.value) : undefined);
        e.target.setCustomValidity("");
      } catch (error) {
        e.target.setCustomValidity(String(error.message));
        e.target.reportValidity();
      }
    },
  });
}

// What fields may name: pieces, hexes with something on them, words of open lists.
export function lists() {
  const { units = {}, counters = {}, hexes = {}, hexsides = {} } = state.doc.position;
  const known = [...Object.keys(units), ...Object.keys(counters), ...Object.keys(hexes), ...Object.keys(hexsides)];
  const made = [h("datalist", { id: "things" }, known.map((one) => h("option", { value: one })))];
  const ssr = defs().Ssr;
  if (ssr) made.push(h("datalist", { id: "words-ssr" }, Object.keys(ssr["x-words"] ?? {}).map((one) => h("option", { value: one }))));
  return made;
}

// The form of a new question or action: its kind and its fields. `done(value)` receives it.
export function tagged(kindOf, tag, known, value, done, verb) {
  const now = { ...value };
  const chosen = () => known.find((one) => one.tag === now[tag]) ?? known[0];
  now[tag] ??= known[0].tag;
  const place = h("div");
  const about = h("p", { class: "fine" });
  const select = h("select", { "aria-label": kindOf, onchange: (e) => {
    for (const key of Object.keys(now)) delete now[key];
    now[tag] = e.target.value;
    fill();
  } }, known.map((one) => h("option", { value: one.tag, title: one.text, selected: one.tag === now[tag] }, words(one.tag))));
  function fill() {
    about.textContent = chosen().text.split("\n\n")[0].replaceAll("`", "");
    place.replaceChildren(nested(chosen().name, now, tag));
  }
  fill();
  return h("form", { class: "tagged", onsubmit: (e) => (e.preventDefault(), done(structuredClone(now))) },
    select, about, place, h("button", { class: "main" }, verb));
}

// Fields of a struct in which some are structs or unions of structs themselves: each has a form of its own.
function nested(name, now, tag) {
  const schema = struct(name);
  const own = Object.entries(schema.properties).map(([field, part]) => [field, inner(part, now, field)]).filter(([, made]) => made);
  const skip = [tag, ...own.map(([field]) => field)];
  return h("div", {}, own.map(([field, made]) => h("fieldset", {}, h("legend", {}, words(field)), made)),
    form(name, now, (field, value) => set(now, field, value), { skip }));
}

function inner(part, now, field) {
  const names = structs(part);
  if (names.length > 3) return action(now, field);
  if (part.items && structs(part.items).length > 3) return actions(now, field);
  if (names[0] === "Point") {
    now[field] ??= {};
    return form("Point", now[field], (f, v) => set(now[field], f, v), { first: ["unit", "hex"] });
  }
  if (names.length !== 1) return null;
  const made = { ...now[field] };
  return form(names[0], made, (f, v) => {
    set(made, f, v);
    set(now, field, Object.keys(made).length ? made : undefined);
  }, { first: names[0] === "Unit" ? ["side", "type", "hex", "beneath"] : ["type", "hex"] });
}

// The structs that a value may be, by name.
const structs = (part) => [part, ...(part.anyOf ?? [])].flatMap((one) => (one.$ref ? [one.$ref.split("/").at(-1)] : [])).filter((name) => defs()[name]?.properties);

// Actions one after the other: the steps of a rout.
function actions(now, field) {
  now[field] ??= [];
  const place = h("div");
  const fill = () => place.replaceChildren(...now[field].map((_, n) => h("div", { class: "item" }, action(now[field], n), h("button", { type: "button", class: "x", "aria-label": `without step ${n + 1}`, onclick: () => {
    now[field].splice(n, 1);
    fill();
  } }, "×"))), h("button", { type: "button", class: "small", onclick: () => {
    now[field].push({ do: field === "steps" ? "rout" : "move", units: now.unit ? [now.unit] : [] });
    fill();
  } }, "one more"));
  fill();
  return place;
}

function action(now, field) {
  now[field] ??= { do: "move" };
  const known = state.boot.protocol.actions;
  const place = h("div");
  const name = () => known.find((one) => one.tag === now[field].do).name;
  const fill = () => place.replaceChildren(form(name(), now[field], (f, v) => set(now[field], f, v), { skip: ["do"] }));
  fill();
  return h("div", {}, h("select", { "aria-label": "action", onchange: (e) => {
    now[field] = { do: e.target.value };
    fill();
  } }, known.map((one) => h("option", { value: one.tag, title: one.text, selected: one.tag === now[field].do }, words(one.tag)))), place);
}

function set(now, field, value) {
  if (value === undefined) delete now[field];
  else now[field] = value;
}
