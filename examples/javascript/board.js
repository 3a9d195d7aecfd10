"use strict";
// The board: what a position says, read strictly, and the geometry of hexes in whole numbers.
//
// The rule of this file: whoever asks for a hex, a hexside or a unit gets one this engine understands,
// or an Unsupported that names what it does not. Only what a question touches is read, so that a
// cliff at the far edge of the board does not make an answer about marsh impossible.

/** Something the engine would have to know. Ends up as `{"unsupported": {"missing": [...]}}`. */
class Unsupported extends Error {}

/** An action that the rules forbid. Ends up as `{"illegal": {"action", "clause", "why"}}`. */
class Illegal extends Error {
  constructor(clause, why) {
    super(why);
    this.clause = clause;
  }
}

/** Fails unless every field of `record` that says something is among `known`. */
function only(record, known, what) {
  for (const [field, value] of Object.entries(record)) {
    if (known.includes(field) || value === "" || value === false || value === null) continue;
    if (Array.isArray(value) && value.length === 0) continue;
    throw new Unsupported(`${field} of ${what}`);
  }
}

function oneOf(word, known, what) {
  if (!known.includes(word)) throw new Unsupported(`${what} ${word}`);
  return word;
}

const POSITION = ["board", "columns", "rows", "phase", "turn_of", "turn", "month", "sides", "weather"];
const PARTS = ["hexes", "hexsides", "units", "counters"];
const FROZEN = ["snow", "deep_snow", "sub_zero"]; // 16.8: marsh is Open Ground

/** Refuses a position with SSRs, water depths, or fields that are newer than this engine. */
function readPosition(position) {
  only(position, [...POSITION, ...PARTS], "the position");
  oneOf(position.weather || "", ["", "clear", ...FROZEN], "weather");
  const board = { ...position };
  for (const part of PARTS) board[part] = position[part] || {};
  return board;
}

const HEX = ["terrain", "level", "road", "floors"];

/** Terrain and level of a hex. The artwork fills the hex: one that says otherwise is refused. */
function hexAt(board, name) {
  const hex = board.hexes[name] || {};
  only(hex, HEX, `hex ${name}`);
  let terrain = hex.terrain || "open_ground";
  if (terrain === "marsh") {
    if (FROZEN.includes(board.weather)) terrain = "open_ground";
    else if (Object.values(board.hexes).some(isWater)) throw new Unsupported("marsh beside water (16.6)");
  }
  if (["grain", "orchard"].includes(terrain) && board.month) throw new Unsupported("seasons");
  oneOf(hex.road || "", ["", "unpaved", "paved"], "roads that are");
  return { terrain, level: hex.level || 0, road: Boolean(hex.road) };
}

const isWater = ({ terrain, depression }) =>
  ["stream", "canal"].includes(depression) || ["river", "canal", "water"].includes(terrain);

/** A hexside by its two hexes: `{terrain, base, road}`. Gaps and breaches are refused. */
function hexsideAt(board, first, second) {
  const side = board.hexsides[`${first}-${second}`] || board.hexsides[`${second}-${first}`] || {};
  only(side, ["terrain", "base", "road"], `hexside ${first}-${second}`);
  return { terrain: side.terrain || "", base: side.base, road: Boolean(side.road) };
}

/** Snow and frost change more than marsh, and this engine knows only what they do to LOS over it. */
function fairWeather(board, what) {
  oneOf(board.weather || "", ["", "clear"], `${what} in the weather`);
}

const INFANTRY = ["squad", "half_squad", "crew", "leader", "hero"];
const ENTRENCHMENTS = ["foxhole", "trench", "at_ditch", "sangar"];

// "led" and "moved" are this engine's own notes on a unit that has moved.
const UNIT = ["side", "type", "hex", "beneath", "status", "done", "mf", "mf_spent", "leadership", "morale",
  "firepower", "range", "labor", "led", "moved"];

/** A unit on or beneath the counters of its hex, at ground level: no Crest, Bypass, floor or vehicle. */
function unitNamed(board, name) {
  const unit = board.units[name];
  if (!unit) throw new Unsupported(`a unit ${name}`);
  only(unit, UNIT, name);
  oneOf(unit.type, INFANTRY, "a");
  return unit;
}

const inHex = (things, hex) => Object.entries(things).filter(([, thing]) => thing.hex === hex);

/** Names of the counters of one type in a hex, at ground level. */
function countersIn(board, hex, type) {
  return inHex(board.counters, hex).filter(([, counter]) => counter.type === type && !counter.at);
}

const isEntrenched = (unit) => (unit.beneath || []).some((cover) => ENTRENCHMENTS.includes(cover));

// ---- geometry -------------------------------------------------------------------------------
// Column c (A is 0) and row r have their centre at (3c, 2r), odd columns half a hex lower, at
// (3c, 2r + 1). The six vertices are then at whole numbers too, and no test below needs a fraction.

const VERTICES = [[2, 0], [1, 1], [-1, 1], [-2, 0], [-1, -1], [1, -1]];

function columnOf(letters) {
  return letters.length === 1 ? letters.charCodeAt(0) - 65 : 26 + letters.charCodeAt(0) - 65; // Z, AA, BB
}

function columnName(column) {
  return column < 26 ? String.fromCharCode(65 + column) : String.fromCharCode(39 + column).repeat(2);
}

const HEX_NAME = /^([A-Z]|([A-Z])\2)(\d+)$/;

function centre(name) {
  const parts = HEX_NAME.exec(name);
  if (!parts) throw new Unsupported(`hex ${name}`);
  const column = columnOf(parts[1]);
  return [3 * column, 2 * Number(parts[3]) + (column % 2)];
}

function hexAtCentre([x, y]) {
  return columnName(x / 3) + (y - ((x / 3) % 2)) / 2;
}

function range(first, second) {
  const [[ax, ay], [bx, by]] = [centre(first), centre(second)];
  const columns = Math.abs(ax - bx) / 3;
  return columns + Math.max(0, (Math.abs(ay - by) - columns) / 2);
}

const neighbours = (name) =>
  [[0, -2], [3, -1], [3, 1], [0, 2], [-3, 1], [-3, -1]].map(([dx, dy]) => {
    const [x, y] = centre(name);
    return hexAtCentre([x + dx, y + dy]);
  }).filter((hex) => HEX_NAME.test(hex)); // no column before A, no row before 0

const cornersOf = (name) => VERTICES.map(([dx, dy]) => [centre(name)[0] + dx, centre(name)[1] + dy]);
const key = (point) => point.join(",");

/** The hexes a line between two centres meets on its way: `through` by its inside, `along` a hexside
 *  of it, or `touch`ing a vertex; and the vertices it passes, as keys. The end hexes are left out. */
function trace(from, to) {
  const [[ax, ay], [bx, by]] = [centre(from), centre(to)];
  const sideOf = ([x, y]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  // Distances on the lattice: a step in y is the root of 3 times one in x.
  const advance = ([x, y]) => (bx - ax) * (x - ax) + 3 * (by - ay) * (y - ay);
  const whole = advance([bx, by]);
  const line = { through: [], along: [], touch: [], vertices: new Set() };
  for (let column = Math.min(ax, bx) / 3; column <= Math.max(ax, bx) / 3; column++) {
    const low = Math.floor(Math.min(ay, by) / 2) - 1;
    for (let row = low; 2 * row <= Math.max(ay, by) + 2; row++) {
      const middle = [3 * column, 2 * row + (column % 2)];
      const name = hexAtCentre(middle);
      const corners = cornersOf(name);
      for (const corner of corners) {
        const way = advance(corner);
        if (sideOf(corner) === 0 && way > 0 && way < whole) line.vertices.add(key(corner));
      }
      if (advance(middle) <= 0 || advance(middle) >= whole || name === from || name === to) continue;
      const sides = corners.map(sideOf);
      if (Math.min(...sides) < 0 && Math.max(...sides) > 0) line.through.push(name);
      else if (sides.filter((side) => side === 0).length === 2) line.along.push(name);
      else if (sides.includes(0)) line.touch.push(name);
    }
  }
  return line;
}

/** Keys of the two vertices that adjacent hexes have in common. */
function ends(first, second) {
  const mine = cornersOf(first).map(key);
  return cornersOf(second).map(key).filter((corner) => mine.includes(corner));
}

/** Does the line between two centres cross the inside of the hexside between two other points? */
function crosses(from, to, hexside) {
  const [[ax, ay], [bx, by]] = [centre(from), centre(to)];
  const [p, q] = hexside.map((text) => text.split(",").map(Number));
  const cross = ([ox, oy], [px, py], [x, y]) => Math.sign((px - ox) * (y - oy) - (py - oy) * (x - ox));
  const a = [ax, ay];
  const b = [bx, by];
  return cross(a, b, p) * cross(a, b, q) < 0 && cross(p, q, a) * cross(p, q, b) < 0;
}

module.exports = {
  Unsupported, Illegal, only, oneOf, readPosition, fairWeather, hexAt, hexsideAt, unitNamed, inHex, countersIn,
  isEntrenched, INFANTRY, ENTRENCHMENTS, range, neighbours, trace, ends, crosses, cornersOf, key,
};
