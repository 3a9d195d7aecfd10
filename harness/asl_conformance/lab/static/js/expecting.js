// What the document expects of an answer, and whether the judge finds it so.

import { state } from "./state.js";

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

// Whether an expectation's path leads to a value: -1 is the last of a list.
export function at(path, to, cells) {
  return path.length === to.length && path.every((part, n) => part === to[n] || (part === -1 && to[n] === lastOf(to.slice(0, n), cells)));
}

const lastOf = (start, cells) => Math.max(...cells.filter(({ path }) => same(path.slice(0, start.length), start)).map(({ path }) => path[start.length]).filter(Number.isInteger));

export const ALLOWS = ["legal", "illegal"];

// The expectations about the value of a tick.
export function expectations(tick, cells = []) {
  return state.doc.ticks.filter((one) => one.question === tick.question && (ALLOWS.includes(tick.op) ? ALLOWS.includes(one.op) : !ALLOWS.includes(one.op) && at(one.path, tick.path, cells)));
}

// Whether the case asks for a row, or for something in the list that the row is of.
export const wanted = (question, cell, cells) => state.doc.ticks.some((one) => one.question === question && one.path.length && (at(one.path, cell.path, cells) || at(one.path, cell.path.slice(0, one.path.length), cells)));

// What names an expectation.
export const key = (tick) => JSON.stringify([tick.question, tick.path, tick.op, tick.value]);

// The judge's verdict on one expectation, if an engine does not meet it.
export const unmet = (tick, told) => told?.expected?.find((one) => one.kind !== "pass" && key(one) === key(tick))?.kind;

// The steps that expect something of a question's answer, each once, with the judge's verdict on all of it.
export function stated(question, told) {
  const steps = new Map();
  for (const one of told?.expected ?? []) if (one.question === question && (steps.get(one.says) ?? "pass") === "pass") steps.set(one.says, one.kind);
  return steps;
}
