// The board: parts drawn by the server, the visible window, and the overlays.

import { post } from "./api.js";
import { $, drawn, h, live, s, swatch } from "./dom.js";
import { dialog } from "./explaining.js";
import { HEX, cell, centre, hexAt, hexName, onLine, place, segment, sideAt } from "./geometry.js";
import { done } from "./moment.js";
import { at, on, state } from "./state.js";

const LAYERS = ["floor", "band", "above", "shade", "side", "marks", "stack", "name", "over"];
const layer = {};
const parts = new Map();
const svg = () => $("board");
let box = [0, 0, 100, 100];
let touched = false; // whoever moved the window keeps it
let size = [1, 1]; // of the paper, in pixels

const WORK = 0.51; // pixels of a unit of the drawing at which one can work: a hex is 61 px wide
const AROUND = 80; // units around the centres of hexes with something: a hex, and a bit more
const NAME = 9; // pixels of a name that can be read
const NAMES = [13, 22]; // units of a name: as drawn, and the most that a hex has room for

export function start(symbols) {
  $("defs").append(...drawn(symbols));
  for (const name of LAYERS) svg().append((layer[name] = s("g", { class: `l-${name}` })));
  $("closer").onclick = () => zoom(0.8);
  $("farther").onclick = () => zoom(1.25);
  $("fit").onclick = () => fit(true);
  $("legend").onclick = legend;
  svg().addEventListener("wheel", wheel, { passive: false });
  new ResizeObserver(([{ contentRect: { width, height } }]) => {
    size = [Math.max(1, width), Math.max(1, height)];
    if (touched) show();
    else fit();
  }).observe($("paper"));
  on("drawing", redraw);
}

export function redraw(drawing, fresh) {
  if (fresh) {
    for (const part of parts.values()) part.remove();
    parts.clear();
    touched = false;
  }
  for (const key of drawing.drop) {
    parts.get(key)?.remove();
    parts.delete(key);
  }
  for (const [key, markup] of Object.entries(drawing.set)) {
    const made = s("g", { "data-k": key }, ...drawn(markup));
    const before = parts.get(key);
    if (before) before.replaceWith(made);
    else layer[key.slice(0, key.indexOf("."))].append(made);
    parts.set(key, made);
  }
  if (fresh) fit();
}

// --- the window --------------------------------------------------------------------------------

function used() {
  const { hexes = {}, hexsides = {}, units = {}, counters = {} } = state.doc.position;
  const names = [...Object.keys(hexes), ...Object.keys(hexsides).flatMap((one) => one.split("-"))];
  for (const one of [...Object.values(units), ...Object.values(counters)]) if (one.hex) names.push(one.hex);
  return names.filter(cell).map(centre);
}

function whole() {
  const { columns = 33, rows = 10 } = state.doc.position;
  return [-70, -10, 90 * (columns - 1) + 140, 104 * (rows + 1) + 20];
}

// All of the board if it is then large enough to work on, otherwise the part with pieces and terrain.
export function fit(all = false) {
  if (!state.doc) return;
  const [x, y, w, h] = whole();
  const scale_ = Math.min(size[0] / w, size[1] / h);
  const points = used();
  if (all === true || scale_ >= WORK) box = [x, y, w, h];
  else {
    const [xs, ys] = [0, 1].map((i) => (points.length ? points.map((p) => p[i]) : [0]));
    const [left, right, top, low] = [Math.min(...xs) - AROUND, Math.max(...xs) + AROUND, Math.min(...ys) - AROUND, Math.max(...ys) + AROUND];
    const around = Math.min(size[0] / (right - left), size[1] / (low - top));
    const near = Math.min(1, Math.max(WORK, around));
    const [wide, high] = size.map((pixels) => pixels / near);
    const middle = (from, to, start, room, all_) => (room >= all_ ? start - (room - all_) / 2 : Math.max(start, Math.min((from + to - room) / 2, start + all_ - room)));
    box = [middle(left, right, x, wide, w), middle(top, low, y, high, h), wide, high];
  }
  show();
}

function show() {
  svg().setAttribute("viewBox", box.map((n) => n.toFixed(1)).join(" "));
  nameSize(Math.min(size[0] / box[2], size[1] / box[3]));
}

let named = 0;

// Names of hexes grow as the board gets smaller, as long as they have room; then they are not shown.
function nameSize(scale_) {
  const units = Math.ceil(Math.max(NAMES[0], NAME / scale_));
  if (units === named) return;
  named = units;
  svg().classList.toggle("far", units > NAMES[1]);
  svg().style.setProperty("--name", `${Math.min(units, NAMES[1])}px`);
}

// Two fingers: what was beneath their middle stays there, nearer or farther by how far they moved apart.
export function pinch(from, to, share) {
  zoom(share, point({ clientX: from[0], clientY: from[1] }));
  pan((to[0] - from[0]) * scale(), (to[1] - from[1]) * scale());
}

export function zoom(by, at) {
  touched = true;
  const [x, y, w, h] = box;
  const [cx, cy] = at ?? [x + w / 2, y + h / 2];
  const least = 300 / Math.max(w, h);
  const most = Math.max(...whole().slice(2)) * 1.6 / Math.max(w, h);
  const share = Math.min(most, Math.max(least, by));
  box = [cx - (cx - x) * share, cy - (cy - y) * share, w * share, h * share];
  show();
}

export function pan(dx, dy) {
  touched = true;
  box = [box[0] - dx, box[1] - dy, box[2], box[3]];
  show();
}

function wheel(event) {
  event.preventDefault();
  if (event.ctrlKey || !event.shiftKey) zoom(event.deltaY > 0 ? 1.12 : 0.89, point(event));
  else pan(-event.deltaY * scale(), 0);
}

export const scale = () => 1 / (svg().getScreenCTM()?.a || 1);

export function point(event) {
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg().getScreenCTM().inverse());
  return [at.x, at.y];
}

// The hex, nearest hexside and piece under the pointer. During a drag, events go to the board.
export function under(event) {
  const [x, y] = point(event);
  const hex = hexAt(x, y, state.doc.position);
  const target = event.target === svg() ? document.elementFromPoint(event.clientX, event.clientY) : event.target;
  return { x, y, hex, side: hex && sideAt(hex, x, y), piece: target?.closest?.("[data-p]")?.dataset.p ?? null };
}

export function into(name) {
  const at = centre(name);
  if (!at) return;
  const [x, y, w, h] = box;
  const dx = at[0] - 60 < x ? x - at[0] + 60 : at[0] + 60 > x + w ? x + w - at[0] - 60 : 0;
  const dy = at[1] - 52 < y ? y - at[1] + 52 : at[1] + 52 > y + h ? y + h - at[1] - 52 : 0;
  if (dx || dy) pan(dx, dy);
}

async function legend() {
  const told = await post("legend", { done: done() }).catch(() => []);
  dialog("Legend", h("dl", { class: "legend" }, told.map(([art, text]) => [h("dt", {}, swatch(drawn(art), "-20 -12 40 24")), h("dd", {}, text)])));
}

// --- what lies over it -------------------------------------------------------------------------

const over = {};

function lay(name, where, ...nodes) {
  over[name]?.remove();
  over[name] = nodes.length ? s("g", { class: `o-${name}` }, ...nodes) : null;
  if (over[name]) layer[where].append(over[name]);
}

export const ring = (name, kind) => {
  const [x, y] = centre(name);
  return s("polygon", { points: HEX, class: kind, transform: `translate(${x} ${y})` });
};

export const bar = (name, kind) => {
  const ends = segment(name);
  return ends && s("line", { x1: ends[0][0], y1: ends[0][1], x2: ends[1][0], y2: ends[1][1], class: kind });
};

export function cursor() {
  lay("cursor", "over", ...(centre(state.cursor) ? [ring(state.cursor, "cursor")] : []));
}

export function point_at(name) {
  lay("hover", "over", ...(name ? [name.includes("-") ? bar(name, "hover") : ring(name, "hover")] : []));
}

export function picked() {
  const nodes = [];
  for (const one of state.picked) {
    if (one.kind === "hex") nodes.push(ring(one.id, "picked"));
    else if (one.kind === "side") nodes.push(bar(one.id, "picked"));
    else {
      const drawn_ = find(one.id);
      const hex = (at().units?.[one.id] ?? at().counters?.[one.id])?.hex;
      if (drawn_) nodes.push(frame(drawn_));
      else if (hex && centre(hex)) nodes.push(ring(hex, "picked"));
    }
  }
  lay("picked", "over", ...nodes.filter(Boolean));
}

// The element of a piece on the board that is shown.
function find(id) {
  const one = `[data-p="${CSS.escape(id)}"]`;
  return svg().querySelector(`.after ${one}`) ?? svg().querySelector(one);
}

// Where an element of the drawing lies in the units of the drawing.
export function placed(node) {
  return svg().getScreenCTM().inverse().multiply(node.getScreenCTM());
}

function frame(node) {
  const matrix = placed(node);
  const { x, y, width, height } = node.getBBox();
  return s("rect", {
    x: x - 2, y: y - 2, width: width + 4, height: height + 4, rx: 5, class: "picked",
    transform: `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})`,
  });
}

export function problems() {
  const nodes = [];
  for (const one of state.problems) {
    const [kind, ...rest] = one.where.split(".");
    const id = rest.join(".");
    const piece = state.doc.position[kind]?.[id];
    const hex = kind === "hexes" ? rest[0] : piece?.hex;
    if (kind === "hexsides") nodes.push(bar(rest[0], one.fatal ? "wrong fatal" : "wrong"));
    else if (hex && centre(hex)) nodes.push(ring(hex, one.fatal ? "wrong fatal" : "wrong"));
  }
  lay("problems", "marks", ...nodes.filter(Boolean));
}

export function shade(view) {
  if (!view) return lay("shade", "shade");
  const nodes = [];
  const { columns = 33, rows = 10 } = state.doc.position;
  for (let c = 0; c < columns; c += 1)
    for (let r = c % 2 ? 0 : 1; r <= rows; r += 1) {
      const name = hexName(c, r);
      const hindrance = view.seen[name];
      if (name === view.hex) nodes.push(ring(name, "eye"));
      else if (hindrance === undefined) nodes.push(ring(name, "unseen"));
      else if (hindrance) {
        const [x, y] = centre(name);
        nodes.push(ring(name, "hindered"), s("text", { x, y: y + 5, class: "hindrance" }, `+${hindrance}`));
      }
    }
  lay("shade", "shade", ...nodes);
}

// Lines of sight: {from, to, clear, blocked, hindrance, label}; clear undefined while nobody has answered.
export function lines(sights) {
  lay("lines", "over", ...sights.flatMap(line));
}

function line(one) {
  const [a, b] = [one.from, one.to];
  const mood = one.clear === undefined ? "asked" : one.clear ? "clear" : "blocked";
  const draw = (p, q, kind) => [
    s("line", { x1: p[0], y1: p[1], x2: q[0], y2: q[1], class: "halo" }),
    s("line", { x1: p[0], y1: p[1], x2: q[0], y2: q[1], class: `los ${kind}` }),
  ];
  const nodes = [];
  if (mood === "blocked" && one.blocked) {
    const at = onLine(a, b, one.blocked);
    nodes.push(...draw(at, b, "blocked beyond"), ...draw(a, at, "blocked"));
    const side = one.blocked.split("-").length === 2 ? bar(one.blocked, "culprit") : null;
    if (side) nodes.unshift(side);
    else if (cell(one.blocked)) nodes.unshift(ring(one.blocked, "culprit"));
    nodes.push(s("path", { d: `M${at[0] - 8} ${at[1] - 8}l16 16m0-16l-16 16`, class: "cross" }));
  } else nodes.push(...draw(a, b, mood));
  for (const end of [a, b]) nodes.push(s("circle", { cx: end[0], cy: end[1], r: 5, class: `end ${mood}` }));
  if (mood === "clear" && one.hindrance) {
    const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    nodes.push(s("circle", { cx: x, cy: y, r: 14, class: "end clear badge" }), s("text", { x, y: y + 5, class: "badge" }, `+${one.hindrance}`));
  }
  return nodes;
}

// --- dragging ----------------------------------------------------------------------------------

let flying = null;

// Lift pieces off the board by their elements; they follow the pointer until they are dropped.
export function lift(ids, x, y) {
  const nodes = ids.map(find).filter(Boolean);
  const ghost = s("g", { class: "flying" });
  for (const node of nodes) {
    const m = placed(node);
    const copy = node.cloneNode(true);
    copy.removeAttribute("data-p");
    ghost.append(s("g", { transform: `matrix(${m.a} ${m.b} ${m.c} ${m.d} ${m.e} ${m.f})` }, copy));
    node.classList.add("lifted");
  }
  const hover = s("polygon", { points: HEX, class: "hover" });
  layer.over.append(hover, ghost);
  const matrix = svg().getScreenCTM().inverse();
  flying = { ghost, hover, nodes, x, y, matrix, hex: null };
}

export function fly(event) {
  const { matrix, ghost, hover } = flying;
  const x = matrix.a * event.clientX + matrix.e;
  const y = matrix.d * event.clientY + matrix.f;
  ghost.setAttribute("transform", `translate(${x - flying.x} ${y - flying.y})`);
  const hex = hexAt(x, y, state.doc.position);
  if (hex !== flying.hex) {
    flying.hex = hex;
    const at = hex ? centre(hex) : [-9999, -9999];
    hover.setAttribute("transform", `translate(${at[0]} ${at[1]})`);
  }
  return hex;
}

export function land() {
  const { ghost, hover, nodes, hex } = flying;
  ghost.remove();
  hover.remove();
  for (const node of nodes) node.classList.remove("lifted");
  flying = null;
  return hex;
}

export function endOf(point_) {
  if (point_.unit || point_.counter) {
    const one = at().units?.[point_.unit] ?? at().counters?.[point_.counter];
    return one?.hex ? centre(one.hex) : null;
  }
  const name = point_.vertex || point_.hexside || point_.hex;
  return name ? place(name) : null;
}

// How far a point is from the left and from the top of what is shown, as shares of it.
export const share = ([x, y]) => [(x - box[0]) / box[2], (y - box[1]) / box[3]];

export function tell(name) {
  live(`${name}: ${state.said[name] ?? "Open Ground"}`);
}
