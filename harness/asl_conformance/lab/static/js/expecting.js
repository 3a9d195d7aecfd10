// What the document expects of an answer, and whether the answer is so.

import { words } from "./dom.js";
import { state } from "./state.js";

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const inWords = (value) => (typeof value === "boolean" ? (value ? "yes" : "no") : [value].flat().map(words).join(", "));

// Whether an expectation's path leads to a value: -1 is the last of a list.
export function at(path, to, cells) {
  return path.length === to.length && path.every((part, n) => part === to[n] || (part === -1 && to[n] === lastOf(to.slice(0, n), cells)));
}

const lastOf = (start, cells) => Math.max(...cells.filter(({ path }) => same(path.slice(0, start.length), start)).map(({ path }) => path[start.length]).filter(Number.isInteger));

const ALLOWS = ["legal", "illegal"];

// The expectation about the value of a tick; none if nothing is expected there.
export function expectation(tick, cells = []) {
  return state.doc.ticks.find((one) => one.question === tick.question && (ALLOWS.includes(tick.op) ? ALLOWS.includes(one.op) : !ALLOWS.includes(one.op) && at(one.path, tick.path, cells)));
}

// Whether the case asks for a row.
export const wanted = (question, cell, cells) => Boolean(expectation({ question, path: cell.path, op: "is" }, cells));

const JUDGED = {
  is: (wants, value) => same(wants, value),
  is_not: (wants, value) => !same(wants, value),
  among: (wants, value) => wants.some((one) => same(one, value)),
  contains: (wants, value) => value.some((one) => same(one, wants)),
  lacks: (wants, value) => !value.some((one) => same(one, wants)),
};

// Whether what is shown is what is expected.
export function met(expected, shown) {
  if (expected.op === "illegal") return shown.op === "illegal" && expected.value === shown.value;
  if (expected.op === "legal") return shown.op === "legal";
  const list = Array.isArray(shown.value) || !["contains", "lacks"].includes(expected.op);
  return Boolean(list && JUDGED[expected.op]?.(expected.value, shown.value));
}

// An expectation in words, after "not as expected".
export function asIs(expected) {
  if (expected.op === "legal") return "allowed";
  if (expected.op === "illegal") return `action ${expected.value + 1} not allowed`;
  return [expected.op === "is" ? "" : words(expected.op), inWords(expected.value) || "—"].filter(Boolean).join(" ");
}
