// Line of Sight: 9.1-9.2 walls and hedges, 9.21 entrenchments, 9.42 vertices, 9.52-9.531 bocage, 9.61 Hillside walls,
// 16.2 Hindrances; A6 for levels, Blind Hexes and Depressions.

import { across, adjacent, canonicalHexside, centre, corners, endsOf, hexesOf, hexsideName, hexsidesAt, hexsidesOf, meets, neighbours,
  range, same, side, touched, vertexName, vertexPoint, within } from './board.js';
import { EDGE, baseOf, chartOf, crestLevel, edgeTerrain, groundLevel, hexOf, hillside, inDepression, obstacleHeight, orchardInSeason,
  terrainOf, throughGap, walled } from './terrain.js';
import { Unsupported, aboard, add, entrenchedIn, inBypass, is, isAfv, isGun, isIn, isVehicle, levelOf, placeOf, placeOfCounter, unitsIn,
  countersIn } from './pieces.js';
import { waHexsides } from './walls.js';

// ---- ends ---------------------------------------------------------------------------------------------------------
/** The points at which a unit can be seen: its hex centre, or in Bypass the vertices that it passes (9.42, A4.34, D2.32). */
export function pointsOfUnit(world, unit) {
  if (!inBypass(unit)) return [centre(unit.hex)];
  if (isVehicle(unit) && unit.vca?.split('-').length === 3) return [vertexPoint(unit.vca)];
  const out = [];
  for (const name of unit.bypass ?? []) for (const p of endsOf(canonicalHexside(name))) if (!out.some((q) => same(p, q))) out.push(p);
  if (!out.length) throw new Unsupported('hexside or CAFP of a unit in Bypass');
  return out;
}

export function endOfUnit(world, unit) {
  if (unit.type === 'aircraft') throw new Unsupported('LOS of aircraft');
  const place = world.units[unit.aboard] ?? unit;
  return {
    unit, hex: unit.hex, points: pointsOfUnit(world, place), level: levelOf(world, place),
    inside: isIn(world, place), entrenched: Boolean(entrenchedIn(unit)),
    sewer: placeOf(place) === 'sewer', atVertex: inBypass(place), beneath: unit.beneath,
  };
}

/** 27.1: a Gun that is no mortar stands on top of a foxhole. */
export const onTop = (counter, at) => isGun(counter) && counter.type !== 'mortar' && ['foxhole', 'sangar'].includes(entrenchedIn(at));

/** An end of the question `los`. */
export function endOf(world, spec) {
  if (spec.unit && !spec.hexside && !spec.vertex) return endOfUnit(world, world.unit(spec.unit));
  if (spec.counter) {
    const counter = world.counter(spec.counter), at = placeOfCounter(world, counter), holder = world.units[counter.possessed_by];
    const entrenched = Boolean(entrenchedIn(at)) && !onTop(counter, at);
    if (holder) return { ...endOfUnit(world, holder), entrenched };
    return { hex: at.hex, points: [centre(at.hex)], level: levelOf(world, at), inside: isIn(world, at), entrenched, thing: true };
  }
  const unit = spec.unit ? world.unit(spec.unit) : null;
  const name = spec.vertex ?? spec.hexside ?? spec.hex;
  const hex = unit ? unit.hex : spec.hex ?? hexesOf(name)[0];
  const points = spec.vertex ? [vertexPoint(spec.vertex)] : spec.hexside ? endsOf(canonicalHexside(spec.hexside)) : [centre(hex)];
  const level = spec.level ?? (unit ? levelOf(world, unit) : groundLevel(world, hex));
  return {
    unit, hex, points, all: Boolean(spec.hexside), level, atVertex: Boolean(spec.vertex ?? spec.hexside),
    inside: spec.level === undefined && inDepression(world, hex) && (!unit || isIn(world, unit)),
    entrenched: Boolean(unit && entrenchedIn(unit)), thing: !unit,
  };
}

/** The LOS between two ends: the best of their points; for a hexside both of its vertices are needed (A8.15). */
export function los(world, from, to) {
  const better = (p, q) => (p.clear !== q.clear ? (p.clear ? p : q) : p.hindrance <= q.hindrance ? p : q);
  const worse = (p, q) => (better(p, q) === p ? q : p);
  const pick = (end, list) => list.reduce(end.all ? worse : better);
  return pick(from, from.points.map((a) => pick(to, to.points.map((b) => between(world, { ...from, point: a }, { ...to, point: b })))));
}
export const losUnits = (world, a, b) => los(world, endOfUnit(world, a), endOfUnit(world, b));

const clear = (hindrance = 0) => ({ clear: true, hindrance });
const blocked = (at, why) => ({ clear: false, hindrance: 0, blocked_at: at, why });

function between(world, from, to) {
  if ((from.sewer || to.sewer) && !(from.sewer && to.sewer && from.hex === to.hex)) return blocked(from.hex, 'no LOS out of a sewer');
  if (from.hex === to.hex) return finish(world, from, to, null, []);
  const line = { a: from.point, b: to.point };
  if (same(line.a, line.b)) return finish(world, from, to, line, []);
  const hexes = touched(line);
  const stop = depressions(world, from, to, hexes) ?? walls(world, from, to, line, hexes)
    ?? obstacles(world, from, to, line, hexes);
  return stop ?? finish(world, from, to, line, hexes);
}

// ---- A6.3 Depressions ---------------------------------------------------------------------------------------------
function depressions(world, from, to, hexes) {
  const distance = range(from.hex, to.hex);
  for (const [end, other] of [[from, to], [to, from]]) {
    if (!end.inside || distance <= 1 || other.level - end.level >= distance) continue;
    if (!alongIt(world, from, to, hexes)) return blocked(end.hex, 'the rim of the Depression (A6.3)');
  }
  return null;
}

/** Does the LOS stay in Depression hexes? Along a hexside only if both hexes there have it. */
const alongIt = (world, from, to, hexes) => inDepression(world, from.hex) && inDepression(world, to.hex)
  && hexes.every((t) => inDepression(world, t.hex) || (!t.inside && t.hi === t.lo));

const deep = (from, to) => (from.inside || to.inside);

// ---- 9.2, 9.21, 9.52, 9.61 hexsides --------------------------------------------------------------------------------
/** Every hexside with a wall, hedge or the like that the line touches, and how. */
export function walledOn(world, line, hexes) {
  const names = new Set();
  for (const { hex } of hexes) for (const name of hexsidesOf(hex)) if (walled(world, name)) names.add(name);
  const out = [];
  for (const name of names) {
    const [p, q] = endsOf(name), how = meets(line, p, q);
    if (!how) continue;
    if (throughGap(world, name, line, how)) continue;                                            // 9.1
    out.push({ name, how, p, q, point: how === 'p' ? p : how === 'q' ? q : null, hexes: hexesOf(name) });
  }
  return out;
}

const touchesHex = (wall, hex) => [wall.p, wall.q].some((p) => corners(hex).some((c) => same(c, p)));

function walls(world, from, to, line, hexes) {
  const list = walledOn(world, line, hexes);
  const distance = range(from.hex, to.hex);
  const high = Math.max(from.level, to.level), low = Math.min(from.level, to.level);
  for (const wall of list) {
    const type = edgeTerrain(world, wall.name), base = baseOf(world, wall.name);
    const stop = entrenched(world, wall, base, from, to, distance, line, hexes);
    if (stop) return stop;
    if (high - low >= 1 && hillside(world, wall.name)) continue;                                 // 9.61
    const mine = wall.hexes.includes(from.hex), theirs = wall.hexes.includes(to.hex);
    const at = wall.point ? vertexName(wall.hexes[0], wall.point) : wall.name;
    if (type === 'bocage') {
      const why = bocage(world, wall, base, from, to, mine, theirs, line, hexes, list);
      if (why) return blocked(at, why);
      continue;
    }
    if (mine || theirs) continue;                                                                // 9.2
    if (endsThere(wall, line)) continue;                                                         // 9.42
    if (high >= base + EDGE[type].height || (from.inside && to.inside && high !== low)) continue; // A6.21, 9.2
    if (wall.how === 'along' ? spineBlocks(world, wall, from, to) : !besideSpine(world, wall, line, from, to)) {
      return blocked(at, `${type} ${wall.name} (9.2)`);
    }
  }
  return null;
}

/** 9.42: a wall of neither hex is not in the way of a LOS that ends at its vertex (unless it lies along the LOS). */
const endsThere = (wall, line) => wall.point && (same(wall.point, line.a) || same(wall.point, line.b));

/** 9.2: a spine that touches one of the two hexes blocks only if the far vertex has walls on all three hexspines. */
function spineBlocks(world, wall, from, to) {
  const mine = touchesHex(wall, from.hex), theirs = touchesHex(wall, to.hex);
  if (mine && theirs) return false;
  if (!mine && !theirs) return true;
  const hex = mine ? from.hex : to.hex;
  const far = corners(hex).some((c) => same(c, wall.p)) ? wall.q : wall.p;
  const three = hexsidesAt(wall.hexes[0], far);
  return three.length === 3 && three.every((name) => walled(world, name));
}

/** 9.2: at the vertex in which a walled spine of an end hex ends, the three-spine test decides about all of them. */
function besideSpine(world, wall, line, from, to) {
  if (!wall.point) return false;
  return hexsidesAt(wall.hexes[0], wall.point).some((name) => {
    if (name === wall.name || !walled(world, name)) return false;
    const [p, q] = endsOf(name);
    if (meets(line, p, q) !== 'along' || baseOf(world, name) !== baseOf(world, wall.name)) return false;
    const spine = { p, q };
    return touchesHex(spine, from.hex) || touchesHex(spine, to.hex);
  });
}

/** 9.21, 27.2: who is in an entrenchment sees over no wall of its own hex and level, but to an adjacent or higher Location. */
function entrenched(world, wall, base, from, to, distance, line, hexes) {
  if (distance <= 1) return null;
  for (const [end, other] of [[from, to], [to, from]]) {
    if (!end.entrenched || base !== end.level || other.level >= end.level + 0.5) continue;
    if (wall.point && !corners(end.hex).some((c) => same(c, wall.point)) && !entersAcross(wall, end, other, hexes, line)) continue;
    return blocked(wall.point ? vertexName(wall.hexes[0], wall.point) : wall.name, 'in an entrenchment behind a wall (9.21)');
  }
  return null;
}

/** A LOS that touches the wall in a vertex meets it unless it only ends there, coming by another way (9.42). */
function entersAcross(wall, end, other, hexes, line) {
  for (const one of [end, other]) {
    if (!same(wall.point, one.point)) continue;
    if (!wall.hexes.includes(one.hex)) return false;
    const opposite = wall.hexes.find((hex) => hex !== one.hex);
    return hexes.some((t) => t.hex === opposite && t.hi > t.lo);
  }
  return true;
}

function bocage(world, wall, base, from, to, mine, theirs, line, hexes, list) {
  const top = base + 1, [hi, lo] = from.level >= to.level ? [from, to] : [to, from];
  const nearest = wall.hexes.reduce((a, b) => (range(hi.hex, a) <= range(hi.hex, b) ? a : b));
  if (wall.how === 'along') return overHeight(top, from, to, nearest, 1, 1) ? 'a bocage hexspine (9.52)' : null;
  if (endsThere(wall, line) && !mine && !theirs) return null;
  if (range(from.hex, to.hex) <= 1 && (mine || theirs || from.hex === to.hex)) return null;
  for (const [end, other, isMine] of [[from, to, mine], [to, from, theirs]]) {
    if (!isMine || wall.hexes.includes(other.hex)) continue;
    if (wall.point && same(wall.point, end.point) && !entersAcross(wall, end, other, hexes, line)) continue;     // 9.42
    if (end.level >= top || end.level < base) continue;                       // no cover from it: judged as an obstacle
    if (end === to && end.thing && from.level < top) continue;                // 9.521: it sees the hex
    if (end.thing && end === to) continue;
    const holder = end.unit && is(end.unit, 'inherent') && world.units[end.unit.aboard] || end.unit;
    if (!holder || !waHexsides(world, holder).includes(wall.name)) return 'beyond bocage without wall advantage (9.521)';
  }
  if (hi.level === lo.level) return !mine && !theirs && top > hi.level ? 'bocage (9.52)' : null;
  if (top <= lo.level) return null;
  // 9.52: for the higher end it stands like a house in the hex behind it
  const order = hexes.map(({ hex }) => hex), later = (a, b) => (order.indexOf(a) > order.indexOf(b)) === (hi === from);
  const behind = [later(...wall.hexes) ? wall.hexes[0] : wall.hexes[1]], line52 = bocageLine(world, wall, base, hexes);
  for (const near of behind) {
    for (const hex of order) if (hex !== lo.hex && adjacent(hex, near) && later(hex, near)
      && !line52.has(hexsideName(hex, near)) && hexsidesOf(hex).some((name) => line52.has(name))) add(behind, hex);
  }
  if (wall.hexes.includes(hi.hex) && hi.level < top) return null;
  return behind.some((hex) => hex !== lo.hex && overHeight(top, from, to, hex, 1, 0)) ? 'a Blind Hex behind bocage (9.52)' : null;
}

/** The bocage hexsides that go on from this one, of hexes that the LOS touches: one line of houses (9.52). */
function bocageLine(world, wall, base, hexes) {
  const near = hexes.flatMap(({ hex }) => hexsidesOf(hex)).filter((name) => edgeTerrain(world, name) === 'bocage'
    && baseOf(world, name) === base);
  const found = new Set([wall.name]);
  for (const one of found) {
    for (const name of near) if (endsOf(name).some((p) => endsOf(one).some((q) => same(p, q)))) found.add(name);
  }
  return found;
}

/** A6.2: does something with this top, standing in `hex`, block or put the lower end into a Blind Hex? */
function overHeight(top, from, to, hex, first, least) {
  const [hi, lo] = from.level >= to.level ? [from, to] : [to, from];
  if (hi.level === lo.level) return top > hi.level;
  if (top >= hi.level) return true;
  if (top <= lo.level) return false;
  const r = range(hi.hex, hex), n = range(hi.hex, lo.hex) - r;
  const blind = Math.max(least, first + Math.floor(r / 5) + Math.max(0, Math.floor(top - lo.level) - 1)
    - Math.max(0, Math.floor(hi.level - top) - 1));
  return blind > 0 && n <= blind;
}

// ---- obstacles of hexes -------------------------------------------------------------------------------------------
const isObstacle = (chart) => chart.height > 0 && chart.hindrance === 0;

/** Does the artwork of the hex lie on the line? */
function artOnLine(world, hex, line) {
  const free = hexOf(world, hex).free ?? [];
  if (!free.length) return within(line, corners(hex), true) !== null;
  const c = centre(hex), k = corners(hex), list = neighbours(hex);
  if (list.every((other) => !other || free.includes(other)))
    return within(line, k.map((p) => ({ x: c.x + (p.x - c.x) / 3, y: c.y + (p.y - c.y) / 3 })), true) !== null;
  const art = list.map((other) => !free.includes(other));
  let left = false, right = false;
  for (let i = 0; i < 6; i++) {
    if (!art[i]) continue;
    const p = k[(i + 5) % 6], q = k[i];
    if (within(line, [c, p, q], true)) return true;
    if (art[(i + 1) % 6] && meets(line, c, q) === 'along') return true;
    for (const s of [side(line, p), side(line, q)]) { if (s < 0) left = true; if (s > 0) right = true; }
  }
  return side(line, c) === 0 && within(line, k, true) !== null && left && right;
}

/** The hex on the other side, if the line runs along a hexside of this one. */
function besideHex(hex, line) {
  for (const other of neighbours(hex)) {
    if (!other) continue;
    const [p, q] = endsOf(canonicalHexside(`${hex}-${other}`));
    if (overlaps(line, p, q)) return other;
  }
  return null;
}
function overlaps(line, p, q) {
  if (side(line, p) !== 0 || side(line, q) !== 0) return false;
  const dx = line.b.x - line.a.x, dy = line.b.y - line.a.y, length = dx * dx + dy * dy;
  const at = (r) => ((r.x - line.a.x) * dx + (r.y - line.a.y) * dy) / length;
  const [s, t] = [at(p), at(q)].sort((u, v) => u - v);
  return Math.min(1, t) > Math.max(0, s);
}

/** Is the artwork of `hex` drawn up to its hexside with `other`? (B: `free`, `laps`) */
const reaches = (world, hex, other) => !(hexOf(world, hex).free ?? []).includes(other);
const lapsOver = (world, hex, other) => (hexOf(world, other).laps ?? []).includes(hex);

/** How the line meets the terrain of a hex that it touches: by this test for each kind of terrain. */
function meetsTerrain(world, touch, line, test) {
  const { hex } = touch, chart = chartOf(world, hex);
  if (!test(hex)) return false;
  if (chart.inherent) return true;
  if (touch.inside) return artOnLine(world, hex, line);
  const other = besideHex(hex, line);
  if (!other) return false;
  if (lapsOver(world, hex, other)) return !lapsOver(world, other, hex) || test(other);
  if (!reaches(world, hex, other)) return false;
  return test(other) && (chartOf(world, other).inherent || reaches(world, other, hex));
}

function obstacles(world, from, to, line, hexes) {
  const top = (hex) => crestLevel(world, hex) + obstacleHeight(world, hex);
  const orchard = (hex) => ['orchard', 'olive_grove'].includes(terrainOf(world, hex)) && from.level !== to.level
    && (terrainOf(world, hex) === 'olive_grove' || orchardInSeason(world));
  const blocks = (hex) => isObstacle(chartOf(world, hex)) || orchard(hex);
  const rise = deep(from, to) && alongIt(world, from, to, hexes) ? groundLevel : crestLevel;
  for (const touch of hexes) {
    const { hex } = touch;
    const own = hex === from.hex || hex === to.hex;
    if (touch.hi === touch.lo && (touch.lo === 1 || touch.hi === 0) && !own) continue;
    if (own) {
      const atVertex = (hex === from.hex && from.atVertex) || (hex === to.hex && to.atVertex);
      if (!atVertex || chartOf(world, hex).inherent || !isObstacle(chartOf(world, hex))) continue;
      if (meetsTerrain(world, touch, line, blocks) && Math.min(from.level, to.level) < top(hex)
        && (from.level === to.level || Math.max(from.level, to.level) <= top(hex))) {
        return blocked(hex, 'the artwork of its own hex (A6.1)');
      }
      continue;
    }
    const stop = ground(world, touch, line, from, to, rise);
    if (stop) return stop;
    if (!meetsTerrain(world, touch, line, blocks)) continue;
    const there = touch.inside ? hex : lower(world, hex, line, top, blocks);
    if (obstacleHeight(world, there) === 0.5) {
      if (Math.max(from.level, to.level) < top(there)) return blocked(hex, 'a half-level obstacle (A6.21)');
    } else if (overHeight(top(there), from, to, hex, 1, 1)) {
      return blocked(hex, 'an obstacle (A6.2)');
    }
  }
  return null;
}
function lower(world, hex, line, top, blocks) {
  const other = besideHex(hex, line);
  return other && !chartOf(world, hex).inherent && blocks(other) && !lapsOver(world, hex, other) && top(other) < top(hex) ? other : hex;
}

/** B10.2: higher ground, by its Crest Line; over a cliff like any obstacle (B11.3). A LOS in a Depression meets its bottom (A6.3). */
function ground(world, touch, line, from, to, rise) {
  const { hex } = touch, level = rise(world, hex);
  const [a, b] = [[from, to], [to, from]].map(([end, other]) => (end.inside && range(from.hex, to.hex) > 1
    && other.level - end.level >= range(from.hex, to.hex) ? { ...end, level: crestLevel(world, end.hex) } : end));   // by steepness
  const low = Math.min(a.level, b.level);
  if (level <= low) return null;
  for (const end of [a, b]) if (end.atVertex && level <= end.level && corners(hex).some((c) => same(c, end.point))) return null;
  const beside = touch.inside ? hex : besideHex(hex, line);
  if (!beside || beside === from.hex || beside === to.hex) return null;
  const height = Math.min(level, rise(world, beside));
  if (height <= low) return null;
  const cliff = [hex, beside].every((one) => hexsidesOf(one).some((name) => edgeTerrain(world, name) === 'cliff'
    && crestLevel(world, across(name, one)) < crestLevel(world, one) && meets(line, ...endsOf(name))));
  return overHeight(height, a, b, hex, cliff ? 1 : 0, cliff ? 1 : 0) ? blocked(hex, 'higher ground (B10.2)') : null;
}

// ---- A6.7 Hindrances ----------------------------------------------------------------------------------------------
const SMOKE = { smoke: 3, dispersed_smoke: 2, wp: 2, dispersed_wp: 1 };
const smokeOf = (world, hex) => SMOKE[hexOf(world, hex).smoke] ?? 0;

function finish(world, from, to, line, hexes) {
  const terrain = new Map(), back = new Map(), smoke = new Map();
  let vehicles = 0;
  const most = (map, at, value) => { if (value > (map.get(at) ?? 0)) map.set(at, value); };
  const standing = (hex) => (deep(from, to) ? groundLevel(world, hex) : crestLevel(world, hex));
  const hinders = (hex) => {
    const chart = chartOf(world, hex);
    if (!chart.hindrance) return false;
    const type = terrainOf(world, hex), base = standing(hex), high = Math.max(from.level, to.level), low = Math.min(from.level, to.level);
    if (type === 'orchard' || type === 'olive_grove') {
      if (high === low) return high >= base && high < base + obstacleHeight(world, hex);
      if (type === 'olive_grove' || orchardInSeason(world)) return false;
      const lower = from.level < to.level ? from : to;
      return low < base + 1 && high > base && obstacleHeight(world, hex) >= 1 && (high - base <= 1 || adjacent(hex, lower.hex)); // B14.2
    }
    return from.level === base && to.level === base;
  };
  const partial = (hex) => hinders(hex) || (isObstacle(chartOf(world, hex)) && standing(hex) === from.level && from.level === to.level);
  for (const touch of hexes) {
    const { hex } = touch;
    if (hex === from.hex || hex === to.hex) continue;
    if (touch.hi === touch.lo && (touch.lo === 1 || touch.hi === 0)) continue;
    const r = range(from.hex, hex);
    if (hinders(hex) && meetsTerrain(world, touch, line, (name) => (name === hex ? hinders(name) : partial(name)))) { most(terrain, r, 1);
      most(back, range(to.hex, hex), 1); }
    if (smokeOf(world, hex)) {
      const base = crestLevel(world, hex), top = base + 2, high = Math.max(from.level, to.level), low = Math.min(from.level, to.level);
      const under = high < base && !inDepression(world, hex);
      const hit = high === low ? high < top : high <= top || (low < top && overHeight(top, from, to, hex, 1, 1));
      if (!under && hit && low < top) most(smoke, r, smokeOf(world, hex));
    }
    if (touch.inside && vehicleIn(world, hex, from, to)) vehicles += 1;
  }
  const endSmoke = (end) => (smokeOf(world, end.hex) && end.level < crestLevel(world, end.hex) + 2 ? smokeOf(world, end.hex) : 0);
  const sum = (map) => [...map.values()].reduce((a, b) => a + b, 0);
  let total = Math.min(sum(terrain), sum(back)) + sum(smoke) + vehicles + endSmoke(from);
  if (from.hex !== to.hex) total += endSmoke(to);
  if (total >= 6) return { ...blocked('', 'Hindrances of 6 or more (A6.7)'), blocked_at: undefined };
  return clear(total + (endSmoke(from) ? 1 : 0));                                                   // A24.8
}

/** D9.4: an AFV or wreck in the hex, on the level of both ends. */
function vehicleIn(world, hex, from, to) {
  if (from.level !== to.level) return false;
  const there = unitsIn(world, hex).some((unit) => isAfv(unit) && levelOf(world, unit) === from.level);
  return there || countersIn(world, hex, 'wreck').some(([, c]) => levelOf(world, c) === from.level);
}

// ---- the question -------------------------------------------------------------------------------------------------
export function answerLos(world, question) {
  const answer = los(world, endOf(world, question.from), endOf(world, question.to));
  const out = { clear: answer.clear, hindrance: answer.clear ? answer.hindrance : 0 };
  if (answer.blocked_at) out.blocked_at = answer.blocked_at;
  if (answer.why) out.why = answer.why;
  return out;
}
