// Pointer and keyboard on the board.

import { $, live } from "./dom.js";
import * as board from "./board.js";
import * as changes from "./changes.js";
import { centre, hexAt, neighbour } from "./geometry.js";
import { act, phase, walk } from "./play.js";
import { piece, state, table, tell, turnBack } from "./state.js";
import { TOOLS, apply, pick, sideKey, tool, use } from "./tools.js";

const FAR = 5; // pixels after which a press is a drag
let held = null;
let clip = null;
let strokes = 0;
let carried = null; // pieces that the keyboard carries
const fingers = new Map(); // where each finger on the board is
let pointed = false; // whether the mouse was used last

export function start() {
  const svg = $("board");
  svg.addEventListener("pointerdown", down);
  svg.addEventListener("pointermove", move);
  svg.addEventListener("pointerup", up);
  svg.addEventListener("pointercancel", cancel);
  svg.addEventListener("pointerleave", () => held || board.point_at(null));
  svg.addEventListener("focus", () => board.cursor());
  svg.addEventListener("keydown", keys);
  document.addEventListener("keydown", everywhere);
}

function down(event) {
  if (event.pointerType === "touch") fingers.set(event.pointerId, [event.clientX, event.clientY]);
  if (fingers.size > 1) return pinching(event);
  if (event.button > 1 || held) return undefined;
  pointed = true;
  const at = board.under(event);
  if (filled(at)) {
    event.preventDefault();
    return undefined;
  }
  $("board").focus({ preventScroll: true });
  $("board").setPointerCapture(event.pointerId);
  held = { at, x: event.clientX, y: event.clientY, way: event.button === 1 ? "pan" : "", join: `stroke ${(strokes += 1)} ${Date.now()}`, seen: new Set() };
  if (at.hex) state.cursor = at.hex;
  if (!held.way && paints() && event.pointerType !== "touch") stroke(event, at);
  return undefined;
}

const paints = () => ["ground", "side", "erase"].includes(tool.name);

// A second finger ends what the first one began, and both move the board.
function pinching(event) {
  event.preventDefault();
  $("board").setPointerCapture(event.pointerId);
  if (held?.way === "fly") board.land();
  if (held?.way === "los") tell("sighting", null, null, false);
  held = { way: "pinch", between: between() };
}

// The middle of the first two fingers, and how far apart they are.
function between() {
  const [[a, b], [c, d]] = [...fingers.values()];
  return { middle: [(a + c) / 2, (b + d) / 2], apart: Math.max(1, Math.hypot(a - c, b - d)) };
}

// A click on the board fills the field of a form that is being written in.
function filled(at) {
  const field = document.activeElement;
  if (!field?.dataset?.pick || !at.hex) return false;
  const hex = /hex|^to$|target/.test(field.previousSibling?.textContent ?? "") && !at.piece;
  const found = hex ? at.hex : at.piece ?? at.hex;
  field.value = field.dataset.pick === "many" && field.value ? `${field.value}, ${found}` : found;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

function stroke(event, at) {
  held.way = "paint";
  const [cx, cy] = centre(at.hex ?? "A1");
  const near = Math.hypot(at.x - cx, at.y - cy) > 34;
  const key = tool.name === "side" ? at.side : at.hex;
  if (!key || held.seen.has(key)) return;
  held.seen.add(key);
  apply({ ...at, near }, held.join);
}

let frame = 0;
let latest = null;

function move(event) {
  if (fingers.has(event.pointerId)) fingers.set(event.pointerId, [event.clientX, event.clientY]);
  latest = event;
  if (!held) {
    if (!frame) frame = requestAnimationFrame(hover);
    return;
  }
  if (!held.way && Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR) begin(event);
  if (!frame) frame = requestAnimationFrame(drag);
}

function hover() {
  frame = 0;
  if (held || !latest) return;
  const at = board.under(latest);
  board.point_at(tool.name === "side" ? at.side : at.hex);
}

function begin(event) {
  const { at } = held;
  board.point_at(null);
  if (paints()) return stroke(event, at);
  if (tool.name === "los") held.way = "los";
  else if ((tool.name === "select" || tool.name === "play") && at.piece) {
    const ids = state.picked.some((one) => one.id === at.piece) ? state.picked.filter((one) => one.kind === "piece").map((one) => one.id) : [at.piece];
    held.way = "fly";
    held.ids = tool.name === "play" ? ids.filter((id) => table(id) === "units") : ids;
    if (!held.ids.length) held.way = "pan";
    else board.lift(held.ids, at.x, at.y);
  } else held.way = "pan";
  held.last = [event.clientX, event.clientY];
  return undefined;
}

function drag() {
  frame = 0;
  if (!held || !latest) return;
  if (held.way === "pinch") {
    if (fingers.size < 2) return;
    const now = between();
    board.pinch(held.between.middle, now.middle, held.between.apart / now.apart);
    held.between = now;
  } else if (held.way === "fly") board.fly(latest);
  else if (held.way === "pan") {
    const by = board.scale();
    const [x, y] = held.last ?? [held.x, held.y];
    board.pan((latest.clientX - x) * by, (latest.clientY - y) * by);
    held.last = [latest.clientX, latest.clientY];
  } else if (held.way === "los") {
    const at = board.under(latest);
    tell("sighting", ends(held.at), ends(at), false);
  } else if (held.way === "paint") {
    const at = board.under(latest);
    if (at.hex) stroke(latest, at);
  }
}

// The end of a LOS: the unit pointed at, the possessor of the weapon pointed at, or the hex.
function ends(at) {
  const unit = at.piece && (table(at.piece) === "units" ? at.piece : piece(at.piece)?.possessed_by);
  return unit ? { unit } : at.hex ? { hex: at.hex } : null;
}

function up(event) {
  fingers.delete(event.pointerId);
  if (!held) return;
  if (held.way === "pinch") {
    if (!fingers.size) held = null;
    return;
  }
  const { way, at, ids } = held;
  latest = event;
  if (way === "fly") {
    board.fly(event);
    const onto = board.under(event).piece;
    const hex = board.land();
    if (hex) dropped(ids, hex, event, changes.carrier(ids, onto));
  } else if (way === "los") tell("sighting", ends(at), ends(board.under(event)), true);
  else if (!way && paints()) stroke(event, at);
  else if (!way) clicked(at, event);
  held = null;
  board.cursor();
}

function cancel(event) {
  fingers.delete(event.pointerId);
  if (held?.way === "fly") board.land();
  held = null;
}

async function dropped(ids, hex, event, vehicle) {
  if (tool.name === "play") return vehicle && ids.every((id) => piece(id).hex === hex) ? act({ do: "load", units: ids, vehicle }) : play(ids, hex);
  if (event.altKey || event.ctrlKey || event.metaKey) pick((await changes.copyPieces(ids, hex)).map((id) => ({ kind: "piece", id })));
  else {
    await (vehicle ? changes.goAboard(ids, vehicle) : changes.movePieces(ids, hex));
    pick(ids.map((id) => ({ kind: "piece", id })));
  }
  tell("moved", ids, hex);
  return undefined;
}

const VERB = { RtPh: "rout", APh: "advance", CCPh: "withdraw" };

function play(ids, hex) {
  return act({ do: VERB[phase()] ?? "move", units: ids, to: hex });
}

function clicked(at, event) {
  if (!at.hex) return;
  board.tell(at.hex);
  if (tool.name === "select") {
    const [cx, cy] = centre(at.hex);
    const edge = Math.hypot(at.x - cx, at.y - cy) > 42 && state.doc.position.hexsides?.[at.side];
    const one = at.piece ? { kind: "piece", id: at.piece } : edge ? { kind: "side", id: at.side } : { kind: "hex", id: at.hex };
    const same = (other) => other.id === one.id && other.kind === one.kind;
    if (event.shiftKey) pick(state.picked.some(same) ? state.picked.filter((other) => !same(other)) : [...state.picked, one]);
    else pick(state.picked.length === 1 && same(state.picked[0]) && one.kind === "hex" ? [] : [one]);
  } else if (tool.name === "seen") tell("seeing", at.hex);
  else if (tool.name === "los") tell("sighting", ends(at), null, false);
  else if (!["ground", "side", "erase", "play"].includes(tool.name)) apply(at);
}

// --- keyboard ----------------------------------------------------------------------------------

const ARROWS = { ArrowUp: [0], ArrowDown: [3], ArrowRight: [1, 2], ArrowLeft: [5, 4] };

function step(key) {
  const ways = ARROWS[key];
  const odd = (centre(state.cursor)[0] / 90) % 2;
  const [x, y] = centre(neighbour(state.cursor, ways[ways.length > 1 ? odd ? 0 : 1 : 0]) ?? state.cursor) ?? centre(state.cursor);
  const name = hexAt(x, y, state.doc.position) ?? ways.map((way) => neighbour(state.cursor, way)).find((other) => other && hexAt(...centre(other), state.doc.position) === other);
  if (name) state.cursor = name;
}

function keys(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  if (walked(event)) return;
  if (ARROWS[key]) {
    event.preventDefault();
    step(key);
    board.cursor();
    board.into(state.cursor);
    if (event.shiftKey && ["ground", "erase"].includes(tool.name)) apply({ hex: state.cursor }, "brush of the keyboard");
    if (tool.name === "los" && held_end) tell("sighting", held_end, cursorEnd(), false);
    board.tell(state.cursor);
  } else if (key === "Enter" || key === " ") {
    event.preventDefault();
    enter(event.shiftKey);
  } else if (/^[1-6]$/.test(key) && tool.name === "side") sideKey(Number(key));
  else if (key === "Escape") {
    held_end = carried = null;
    pick([]);
    tell("sighting", null, null, false);
    tell("seeing", null);
  } else if ((key === "Delete" || key === "Backspace") && state.moment === null) {
    if (!state.picked.length) state.picked = [{ kind: "hex", id: state.cursor }];
    changes.removePicked();
  } else if (key === "+" || key === "=") board.zoom(0.8, centre(state.cursor));
  else if (key === "-") board.zoom(1.25, centre(state.cursor));
  else if (key === "0") board.fit(true);
  else if (key === "Tab" && !event.shiftKey && next()) event.preventDefault();
}

// Left and Right go through the moments of play: with Shift, or if the mouse was used last.
function walked(event) {
  if (event.key === "Enter" || event.key === "Tab") pointed = false;
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by || state.moment === null || carried || held_end || !(pointed || event.shiftKey)) return false;
  event.preventDefault();
  walk(by);
  return true;
}

let held_end = null;

const cursorEnd = () => {
  const unit = changes.inHex(state.cursor).find((id) => table(id) === "units");
  return unit ? { unit } : { hex: state.cursor };
};

// Enter does what a click does. In LOS and Play the first picks up, the second puts down.
function enter(add) {
  const hex = state.cursor;
  if (tool.name === "los") {
    if (held_end) tell("sighting", held_end, cursorEnd(), true);
    held_end = held_end ? null : cursorEnd();
    if (held_end) live(`LOS from ${held_end.unit ?? held_end.hex}; go to its end and press Enter`);
  } else if (tool.name === "seen") tell("seeing", hex);
  else if (carried) {
    if (tool.name === "play") play(carried, hex);
    else changes.movePieces(carried, hex);
    live(`${carried.join(", ")} to ${hex}`);
    carried = null;
  } else if (tool.name === "play") take(hex);
  else if (tool.name === "select") {
    const here = changes.inHex(hex);
    const options = [...here.map((id) => ({ kind: "piece", id })), { kind: "hex", id: hex }];
    const now = options.findIndex((one) => state.picked.some((other) => other.id === one.id));
    const one = options[(now + 1) % options.length];
    pick(add ? [...state.picked, one] : [one]);
    live(`picked ${one.id}`);
  } else apply({ hex });
}

function take(hex) {
  const ids = state.picked.filter((one) => one.kind === "piece").map((one) => one.id);
  const here = changes.inHex(hex).filter((id) => tool.name !== "play" || table(id) === "units");
  carried = ids.length ? ids : here.slice(0, 1);
  if (!carried.length) carried = null;
  else live(`${carried.join(", ")} picked up; go to the target and press Enter`);
}

// Tab goes from piece to piece of the cursor's hex, and out of the board after the last.
function next() {
  if (tool.name !== "select") return false;
  const here = changes.inHex(state.cursor);
  const now = here.findIndex((id) => state.picked[0]?.id === id);
  if (!here.length || now === here.length - 1) return false;
  pick([{ kind: "piece", id: here[now + 1] }]);
  live(`picked ${here[now + 1]}`);
  return true;
}

const writing = () => /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? "") && document.activeElement.type !== "checkbox";

function everywhere(event) {
  const ctrl = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  if ($("dialog").open) return;
  if (ctrl && key === "z" && !writing()) return stop(event, () => turnBack(event.shiftKey ? 1 : -1));
  if (ctrl && key === "y" && !writing()) return stop(event, () => turnBack(1));
  if (writing()) {
    if (key === "escape") $("board").focus();
    return undefined;
  }
  if (ctrl && "cd".includes(key) && state.moment !== null) return undefined;
  if (ctrl && key === "c" && state.picked.length && !String(getSelection())) return stop(event, copy);
  if (ctrl && key === "d" && state.picked.length) return stop(event, () => (copy(), paste()));
  if (ctrl || event.altKey) return undefined;
  const by = { arrowleft: -1, arrowright: 1 }[key];
  if (by && state.moment !== null && !event.defaultPrevented) return stop(event, () => walk(by));
  const found = TOOLS.find(([, letter]) => letter.toLowerCase() === key);
  if (found) return stop(event, () => (use(found[0]), $("board").focus()));
  if (key === "/") return stop(event, () => $("saying").focus());
  if (key === "g" && tool.name === "select") return stop(event, () => take(state.cursor));
  if (key === "b") return stop(event, () => {
    tool.beneath = !tool.beneath;
    use(tool.name);
    live(tool.beneath ? "beneath what is in the hex" : "on top");
  });
  if (key === "o" || key === "?" || key === "k" || key === "a") return stop(event, () => tell("key", key));
  return undefined;
}

function stop(event, act) {
  event.preventDefault();
  act();
}

function copy() {
  clip = structuredClone(state.picked);
  live(`copied ${clip.map((one) => one.id).join(", ")}`);
}

export async function paste() {
  if (!clip?.length || state.moment !== null) return false;
  const hex = state.cursor;
  if (clip[0].kind === "hex") await changes.copyHex(clip[0].id, hex);
  else {
    const ids = clip.filter((one) => one.kind === "piece" && piece(one.id)).map((one) => one.id);
    if (ids.length) pick((await changes.copyPieces(ids, hex)).map((id) => ({ kind: "piece", id })));
  }
  return true;
}
