// Whether a value is what protocol.js says; nothing unknown gets past it.

import { FIELDS, UNIONS, WORDS } from "./protocol.js";

/** A value is of another type than the protocol says. */
export class Malformed extends Error {}

/** A field or word that this engine has never heard of: unsupported, and no guess. */
export class Unknown extends Error {}

const PLAIN = {
  text: [(value) => typeof value === "string", "a string"],
  whole: [Number.isInteger, "a whole number"],
  number: [Number.isFinite, "a number"],
  truth: [(value) => typeof value === "boolean", "true or false"],
  anything: [() => true, "anything"],
};

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

function must(holds, path, due) {
  if (!holds) throw new Malformed(`${path} is not ${due}`);
}

/**
 * Throw Malformed or Unknown, naming the place.
 * @param {any} value
 * @param {string} shape a name of protocol.js, or `list` or `map` and a shape
 * @param {string} path
 */
export function check(value, shape, path) {
  if (shape.startsWith("list ")) {
    must(Array.isArray(value), path, "an array");
    value.forEach((item, at) => check(item, shape.slice(5), `${path}[${at}]`));
  } else if (shape.startsWith("map ")) {
    must(isObject(value), path, "an object");
    for (const [name, item] of Object.entries(value)) check(item, shape.slice(4), `${path}.${name}`);
  } else if (Object.hasOwn(PLAIN, shape)) {
    must(PLAIN[shape][0](value), path, PLAIN[shape][1]);
  } else if (Object.hasOwn(WORDS, shape)) {
    must(typeof value === "string", path, "a string");
    if (!WORDS[shape].includes(value)) throw new Unknown(`the word ${value} of ${path}`);
  } else if (Object.hasOwn(UNIONS, shape)) {
    must(isObject(value), path, "an object");
    const { tag, members } = UNIONS[shape];
    if (!Object.hasOwn(members, value[tag])) throw new Unknown(`${shape.toLowerCase()} ${value[tag]}`);
    fields(value, FIELDS[members[value[tag]]], path);
  } else {
    must(isObject(value), path, "an object");
    fields(value, FIELDS[shape], path);
  }
}

function fields(value, known, path) {
  for (const name of Object.keys(value))
    if (!Object.hasOwn(known, name)) throw new Unknown(`the field ${path}.${name}`);
  for (const [name, shape] of Object.entries(known)) {
    const required = shape.endsWith("!");
    const there = Object.hasOwn(value, name) && value[name] !== null;
    if (required && !there) throw new Malformed(`${path}.${name} is missing`);
    if (there) check(value[name], required ? shape.slice(0, -1) : shape, `${path}.${name}`);
  }
}
