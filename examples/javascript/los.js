"use strict";
// `los`: Line of Sight between two points of one level, everything between them at that level too.

const {
  Unsupported, only, oneOf, hexAt, hexsideAt, unitNamed, inHex, isEntrenched, INFANTRY, range, trace, ends,
  crosses, cornersOf, key,
} = require("./board");

// What same-level terrain does to a LOS: block it, or hinder it by one a hex (A6.7, 16.2, 16.7).
// Inherent terrain (B.6) fills its hex up to its hexsides; the rest must lie on both sides of a line.
const TERRAIN = {
  open_ground: {},
  plowed_field: {},
  marsh: { hinders: true },
  mudflat: { hinders: true },
  brush: { hinders: true },
  grain: { hinders: true },
  vineyard: { hinders: true, inherent: true },
  orchard: { hinders: true, inherent: true },
  olive_grove: { hinders: true, inherent: true },
  crag: { hinders: true, inherent: true },
  graveyard: { hinders: true, inherent: true },
  woods: { blocks: true },
  wooden_building: { blocks: true },
  stone_building: { blocks: true },
};
const TOO_HINDERED = 6; // A6.7: that much Hindrance ends a LOS
// Counters that are neither an obstacle nor a Hindrance (26.2, 27.2, 27.5), and weapons.
const TRANSPARENT = ["foxhole", "trench", "at_ditch", "wire", "minefield", "lmg", "mmg", "hmg", "atr", "dc", "ft",
  "light_mortar", "baz", "psk", "piat", "radio"];

function los(board, question) {
  only(question, ["ask", "from", "to"], "the question");
  const [from, to] = [endOf(board, question.from), endOf(board, question.to)];
  if (from.hex === to.hex) throw new Unsupported("LOS within one hex");
  const line = trace(from.hex, to.hex);
  const level = hexAt(board, from.hex).level;
  for (const hex of [to.hex, ...line.through, ...line.along, ...line.touch]) {
    if (hexAt(board, hex).level !== level) throw new Unsupported(`LOS over other levels (hex ${hex})`);
    oneOf(hexAt(board, hex).terrain, Object.keys(TERRAIN), "LOS and terrain");
  }
  for (const hex of [...line.through, ...line.along, ...line.touch]) seenThrough(board, hex);
  const hindrance = hindranceOf(board, from.hex, line);
  const obstacle = hexObstacle(board, line) || wallObstacle(board, from, to, line, level);
  if (obstacle) return { clear: false, hindrance, why: obstacle };
  if (hindrance >= TOO_HINDERED) return { clear: false, hindrance, why: `Hindrance +${hindrance}` };
  return { clear: true, hindrance, why: hindrance ? `Hindrance +${hindrance}` : "nothing is in the way" };
}

/** An end of the line: a hex, and whether the viewer there is beneath an entrenchment counter. */
function endOf(board, point) {
  if (point.unit) {
    only(point, ["unit"], "an end of the LOS");
    const unit = unitNamed(board, point.unit);
    return { hex: unit.hex, entrenched: isEntrenched(unit) };
  }
  only(point, ["hex", "counter"], "an end of the LOS");
  if (point.hex) return { hex: point.hex, entrenched: false };
  const counter = board.counters[point.counter] || {};
  if (counter.at || counter.possessed_by) throw new Unsupported("LOS to a counter that is not on the ground");
  oneOf(counter.type, TRANSPARENT, "LOS to a");
  return { hex: counter.hex, entrenched: isEntrenched(counter) }; // 9.21: the entrenchment itself is seen over the wall
}

/** Units and counters on the way: Infantry and fieldworks hide nothing, a vehicle would hinder. */
function seenThrough(board, hex) {
  for (const [, unit] of inHex(board.units, hex)) oneOf(unit.type, INFANTRY, "LOS past a");
  for (const [, counter] of inHex(board.counters, hex)) oneOf(counter.type, TRANSPARENT, "LOS past a");
}

const at = (board, hex) => TERRAIN[hexAt(board, hex).terrain];

/** Hexes whose terrain has this effect on the line, be it met at a hexside or a vertex only. */
function met(board, line, effect) {
  const spine = (hex, other) => ends(hex, other).filter((vertex) => line.vertices.has(vertex)).length === 2;
  const both = line.along.filter((hex) => {
    const across = line.along.find((other) => other !== hex && spine(hex, other));
    if (!across || at(board, hex).inherent) return false;
    const [here, there] = [at(board, hex), at(board, across)];
    if (here.blocks && there.hinders) throw new Unsupported("a line between an obstacle and a Hindrance");
    return there[effect]; // it lies on both sides of the line
  });
  const inherent = [...line.along, ...line.touch].filter((hex) => at(board, hex).inherent);
  return [...line.through, ...both, ...inherent].filter((hex) => at(board, hex)[effect]);
}

/** A6.7: one a hex, and only one of hexes that are equally far from the viewer. */
function hindranceOf(board, viewer, line) {
  return new Set(met(board, line, "hinders").map((hex) => range(viewer, hex))).size;
}

function hexObstacle(board, line) {
  const [first] = met(board, line, "blocks");
  return first ? `${hexAt(board, first).terrain} in ${first}` : "";
}

/** 9.2: a wall or hedge blocks unless it belongs to the hex of the viewer or target. */
function wallObstacle(board, from, to, line, level) {
  const entrenched = (from.entrenched || to.entrenched) && range(from.hex, to.hex) > 1; // 9.21, 27.2
  const walls = wallsMet(board, from.hex, to.hex, line, level);
  for (const wall of walls) {
    if (entrenched) return `${wall.name} before an entrenchment`;
    if (wall.hexes.includes(from.hex) || wall.hexes.includes(to.hex)) continue;
    if (wall.lengthwise && touchesAnEnd(wall, from, to)) continue; // along a hexspine of an end
    if (!wall.crossed && !wall.lengthwise && walls.some((spine) => excuses(spine, wall, from, to))) continue;
    return wall.name;
  }
  return "";
}

/** Every wall and hedge that has a point on the line; its vertices are part of it (9.1). */
function wallsMet(board, from, to, line, level) {
  const found = [];
  for (const name of Object.keys(board.hexsides)) {
    const hexes = name.split("-");
    const vertices = ends(...hexes);
    const crossed = crosses(from, to, vertices);
    const passed = vertices.filter((vertex) => line.vertices.has(vertex));
    if (!crossed && passed.length === 0) continue;
    const side = hexsideAt(board, ...hexes);
    if (side.terrain === "" || side.terrain === "water") continue;
    oneOf(side.terrain, ["wall", "hedge"], "LOS and hexside terrain");
    if (side.base !== undefined && side.base !== level) throw new Unsupported("a wall on another level");
    if (side.road) throw new Unsupported("a wall crossed by a road");
    found.push({ name: `${side.terrain} ${name}`, hexes, vertices, passed, crossed, lengthwise: passed.length === 2 });
  }
  return found;
}

const touchesAnEnd = (wall, from, to) => wall.vertices.some((vertex) => isCorner(vertex, from) || isCorner(vertex, to));
const isCorner = (vertex, end) => cornersOf(end.hex).map(key).includes(vertex);

/** Is `wall` met only at the far vertex of a hexspine of an end that is walled itself?
 *  Known to be wrong where that vertex has all three of its hexsides walled: expected-failures.toml. */
function excuses(spine, wall, from, to) {
  if (!spine.lengthwise || !touchesAnEnd(spine, from, to)) return false;
  return wall.passed.some((vertex) => spine.vertices.includes(vertex));
}

module.exports = { los };
