// The hex grid: names, neighbours, range, and exact integer geometry. No rules here.
//
// A hex centre lies at (36 x column, 12 x y); its corners are (24, 0) and (12, 12) away. The drawing is stretched, which
// changes no straight line, and every point that a rule needs (a third of a hex, a quarter of a hexside) is an integer.

const DIRECTIONS = [[0, -2], [1, -1], [1, 1], [0, 2], [-1, 1], [-1, -1]];        // clockwise from north
const CORNERS = [[12, -12], [24, 0], [12, 12], [-12, 12], [-24, 0], [-12, -12]]; // corner i lies between directions i and i + 1

const parsed = new Map();

export function parse(name) {
  let hex = parsed.get(name);
  if (hex === undefined) {
    const match = /^([A-Z])(\1*)(\d+)$/.exec(name);
    if (!match) throw new Error(`no hex is called ${name}`);
    const column = match[1].charCodeAt(0) - 65 + 26 * match[2].length;
    const row = Number(match[3]);
    hex = { column, row, y: 2 * row + (column % 2) };
    parsed.set(name, hex);
  }
  return hex;
}

const letters = (column) => String.fromCharCode(65 + (column % 26)).repeat(1 + Math.floor(column / 26));
const nameAt = (column, y) => (column < 0 || y < 0 ? null : letters(column) + (y - (column % 2)) / 2);

const around = new Map();

/** The six neighbours, clockwise from north; null where the grid has no name. */
export function neighbours(name) {
  let list = around.get(name);
  if (!list) {
    const { column, y } = parse(name);
    list = DIRECTIONS.map(([dx, dy]) => nameAt(column + dx, y + dy));
    around.set(name, list);
  }
  return list;
}

export const adjacent = (a, b) => neighbours(a).includes(b);

export function range(a, b) {
  const p = parse(a), q = parse(b);
  const dx = Math.abs(p.column - q.column), dy = Math.abs(p.y - q.y);
  return dx + Math.max(0, (dy - dx) / 2);
}

const inOrder = (a, b) => {
  const p = parse(a), q = parse(b);
  return p.column - q.column || p.row - q.row;
};

export const hexsideName = (a, b) => (inOrder(a, b) <= 0 ? `${a}-${b}` : `${b}-${a}`);
export const canonicalHexside = (name) => hexsideName(...name.split('-'));
export const hexesOf = (name) => name.split('-');
export const hexsidesOf = (hex) => neighbours(hex).filter(Boolean).map((other) => hexsideName(hex, other));
export const across = (hexside, hex) => hexesOf(hexside).find((other) => other !== hex);

/** A hexside of `hex` and the two that join it at its ends. */
export function withNext(hex, hexside) {
  const list = neighbours(hex), i = list.indexOf(across(hexside, hex));
  return [list[i], list[(i + 5) % 6], list[(i + 1) % 6]].filter(Boolean).map((other) => hexsideName(hex, other));
}

// ---- points -------------------------------------------------------------------------------------------------------
export function centre(hex) {
  const { column, y } = parse(hex);
  return { x: 36 * column, y: 12 * y };
}

export const corners = (hex) => {
  const c = centre(hex);
  return CORNERS.map(([dx, dy]) => ({ x: c.x + dx, y: c.y + dy }));
};

export const same = (p, q) => p.x === q.x && p.y === q.y;

/** The two corners in which a hexside ends. */
export function endsOf(hexside) {
  const [a, b] = hexesOf(hexside);
  const i = neighbours(a).indexOf(b), c = corners(a);
  if (i < 0) throw new Error(`${hexside} is no hexside`);
  return [c[(i + 5) % 6], c[i]];
}

export function vertexPoint(name) {
  const [a, b, c] = hexesOf(name);
  const mine = corners(a), theirs = corners(b), others = corners(c);
  const point = mine.find((p) => theirs.some((q) => same(p, q)) && others.some((q) => same(p, q)));
  if (!point) throw new Error(`${name} is no vertex`);
  return point;
}

/** The (up to three) hexes that meet in a corner of `hex`. */
export function hexesAt(hex, point) {
  return [hex, ...neighbours(hex).filter((other) => other && corners(other).some((p) => same(p, point)))];
}

export const vertexName = (hex, point) => hexesAt(hex, point).sort(inOrder).join('-');

/** The three hexsides that end in a corner of `hex`. */
export function hexsidesAt(hex, point) {
  const list = hexesAt(hex, point), out = [];
  for (let i = 0; i < list.length; i++) {
    for (let j = i + 1; j < list.length; j++) if (adjacent(list[i], list[j])) out.push(hexsideName(list[i], list[j]));
  }
  return out;
}

// ---- lines --------------------------------------------------------------------------------------------------------
const cross = (p, q, r) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
export const side = (line, point) => Math.sign(cross(line.a, line.b, point));

/**
 * The part of the line inside a convex polygon (clockwise corners), as two fractions of its length [lo, hi], or null.
 * With `open`, a line that only touches the edge is outside.
 */
export function within(line, polygon, open) {
  let lo = [0, 1], hi = [1, 1];
  const less = (p, q) => p[0] * q[1] < q[0] * p[1];
  for (let i = 0; i < polygon.length; i++) {
    const p = polygon[i], q = polygon[(i + 1) % polygon.length];
    const start = cross(p, q, line.a), step = cross(p, q, line.b) - start;
    if (step === 0) {
      if (start < 0 || (open && start === 0)) return null;
    } else if (step > 0) {
      const t = [-start, step];
      if (less(lo, t)) lo = t;
    } else {
      const t = [start, -step];
      if (less(t, hi)) hi = t;
    }
    if (less(hi, lo) || (open && !less(lo, hi))) return null;
  }
  return { lo: lo[0] / lo[1], hi: hi[0] / hi[1] };
}

export const onLine = (line, p) =>
  cross(line.a, line.b, p) === 0 && Math.min(line.a.x, line.b.x) <= p.x && p.x <= Math.max(line.a.x, line.b.x)
  && Math.min(line.a.y, line.b.y) <= p.y && p.y <= Math.max(line.a.y, line.b.y);

/** Where a line meets the segment p-q: null, 'along' (both ends on the line), 'p', 'q' (at one end) or 'middle'. */
export function meets(line, p, q) {
  const atP = onLine(line, p), atQ = onLine(line, q);
  if (atP && atQ) return 'along';
  if (atP) return 'p';
  if (atQ) return 'q';
  const s1 = side(line, p), s2 = side(line, q);
  if (s1 === 0 && s2 === 0) return onLine({ a: p, b: q }, line.a) || onLine({ a: p, b: q }, line.b) ? 'middle' : null;
  if (s1 * s2 > 0) return null;
  const other = { a: p, b: q };
  return side(other, line.a) * side(other, line.b) <= 0 ? 'middle' : null;
}

/** Does the line cross the segment p-q strictly within its middle half? (a gap, 9.1) */
export function inMiddleHalf(line, p, q) {
  const a = { x: p.x + (q.x - p.x) / 4, y: p.y + (q.y - p.y) / 4 }, b = { x: q.x - (q.x - p.x) / 4, y: q.y - (q.y - p.y) / 4 };
  return meets(line, a, b) === 'middle';
}

/** All hexes whose closed area the line touches. */
export function touched(line) {
  const out = [];
  const x0 = Math.min(line.a.x, line.b.x) - 24, x1 = Math.max(line.a.x, line.b.x) + 24;
  const y0 = Math.min(line.a.y, line.b.y) - 12, y1 = Math.max(line.a.y, line.b.y) + 12;
  for (let c = Math.max(0, Math.ceil(x0 / 36)); 36 * c <= x1; c++) {
    for (let y = Math.max(0, Math.ceil(y0 / 12)); 12 * y <= y1; y++) {
      if ((y - c) % 2 !== 0) continue;
      const hex = nameAt(c, y);
      const t = within(line, corners(hex), false);
      if (t) out.push({ hex, lo: t.lo, hi: t.hi, inside: within(line, corners(hex), true) !== null });
    }
  }
  return out.sort((p, q) => p.lo + p.hi - q.lo - q.hi);
}
