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

// Whether the case asks for a row.
export const wanted = (question, cell, cells) => expectations({ question, path: cell.path, op: "is" }, cells).length > 0;

// What names an expectation.
export const key = (tick) => JSON.stringify([tick.question, tick.path, tick.op, tick.value]);

// The judge's verdict on one expectation, if an engine does not meet it.
export const unmet = (tick, told) => told?.unmet?.find((one) => key(one) === key(tick))?.kind;
