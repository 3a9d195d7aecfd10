// Where hexes lie in the drawing, as harness/asl_conformance/drawing/svg/geometry.py has it.

const SX = 30;
const SY = 52;
export const HEX = "60,0 30,52 -30,52 -60,0 -30,-52 30,-52";
// North and then clockwise.
export const WAYS = [[0, -2], [3, -1], [3, 1], [0, 2], [-3, 1], [-3, -1]];
const CORNERS = [[1, -1], [2, 0], [1, 1], [-1, 1], [-2, 0], [-1, -1]];

export function cell(name) {
  const found = /^([A-Z])(\1?)(\d+)$/.exec(name);
  return found && [found[1].charCodeAt(0) - 65 + (found[2] ? 26 : 0), Number(found[3])];
}

export function hexName(column, row) {
  const letter = String.fromCharCode(65 + (column % 26));
  return letter.repeat(1 + Math.floor(column / 26)) + row;
}

export function centre(name) {
  const found = cell(name);
  if (!found) return null;
  const [column, row] = found;
  return [3 * SX * column, SY * (2 * row + (column % 2))];
}

export function valid(column, row, position) {
  const { columns = 33, rows = 10 } = position;
  return column >= 0 && column < columns && row >= (column % 2 ? 0 : 1) && row <= rows;
}

export function hexAt(x, y, position) {
  const near = Math.round(x / (3 * SX));
  let best = null;
  let least = Infinity;
  for (const column of [near - 1, near, near + 1]) {
    const middle = Math.round((y / SY - (column & 1)) / 2);
    for (const row of [middle - 1, middle, middle + 1]) {
      if (!valid(column, row, position)) continue;
      const far = Math.hypot(x - 3 * SX * column, y - SY * (2 * row + (column & 1)));
      if (far < least) [best, least] = [hexName(column, row), far];
    }
  }
  return least < 62 ? best : null;
}

export function neighbour(name, side) {
  const found = cell(name);
  if (!found) return null;
  const [column, row] = found;
  const x = 3 * column + WAYS[side][0];
  const y = 2 * row + (column % 2) + WAYS[side][1];
  const c = x / 3;
  const r = (y - (c & 1)) / 2;
  return c < 0 || r < 0 ? null : hexName(c, r);
}

export const neighbours = (name) => WAYS.map((_, side) => neighbour(name, side));

export function sideName(a, b) {
  const [first, second] = [cell(a), cell(b)];
  const order = first[0] - second[0] || first[1] - second[1];
  return order < 0 ? `${a}-${b}` : `${b}-${a}`;
}

// The hexside of the hex that a point is nearest to.
export function sideAt(name, x, y) {
  const [cx, cy] = centre(name);
  let best = 0;
  let least = Infinity;
  for (let side = 0; side < 6; side += 1) {
    const far = Math.hypot(x - cx - (SX * WAYS[side][0]) / 2, y - cy - (SY * WAYS[side][1]) / 2);
    if (far < least) [best, least] = [side, far];
  }
  const other = neighbour(name, best);
  return other ? sideName(name, other) : null;
}

export function segment(name) {
  const [a, b] = name.split("-");
  const from = centre(a);
  const side = neighbours(a).indexOf(b);
  if (!from || side < 0) return null;
  const corner = (i) => [from[0] + SX * CORNERS[i][0], from[1] + SY * CORNERS[i][1]];
  return [corner((side + 5) % 6), corner(side)];
}

export function place(name) {
  const points = name.split("-").map(centre);
  if (!points.length || points.some((point) => !point)) return null;
  return [0, 1].map((i) => points.reduce((sum, point) => sum + point[i], 0) / points.length);
}

// The point of the line a-b nearest to where it is blocked.
export function onLine(a, b, name) {
  const side = segment(name);
  const [px, py] = side ? [(side[0][0] + side[1][0]) / 2, (side[0][1] + side[1][1]) / 2] : place(name) ?? b;
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  if (side) {
    const [ex, ey] = [side[1][0] - side[0][0], side[1][1] - side[0][1]];
    const turn = dx * ey - dy * ex;
    if (Math.abs(turn) > 1e-6) {
      const t = ((side[0][0] - a[0]) * ey - (side[0][1] - a[1]) * ex) / turn;
      if (t >= 0 && t <= 1) return [a[0] + dx * t, a[1] + dy * t];
    }
  }
  const share = Math.min(1, Math.max(0, ((px - a[0]) * dx + (py - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return [a[0] + dx * share, a[1] + dy * share];
}
