// What fire meets at its target: Open Ground (A10.531), the points aimed at, hexside TEM, Hull Down (9.36).

import { canonicalHexside, centre, corners, endsOf, same, vertexPoint } from './board.js';
import { flooded, hexOf } from './terrain.js';
import { entrenchedIn, floorOf, inBypass, levelOf, placeOf } from './pieces.js';
import { endOfUnit, los, pointsOfUnit } from './los.js';
import { hexsidesMet, hexsideTem, indirectHexsides, openTerrain, placeTem } from './tem.js';

/** A10.531: is the place of a unit Open Ground to a viewer: no TEM, Hindrance, SMOKE or Height Advantage. */
export function openGroundTo(world, target, viewer, sight, options = {}) {
  const unit = { ...target, done: [...target.done, 'moved'] };                                      // as of who moves there
  const hex = unit.hex, place = placeOf(unit);
  if (!['', 'crest', 'bypass'].includes(place) || floorOf(unit) > 0) return false;
  if (!openTerrain(world, unit, hex) || flooded(world, hex) || hexOf(world, hex).smoke) return false;
  if (entrenchedIn(unit) || sight.hindrance > 0) return false;
  if (!options.indirect && !options.flat && levelOf(world, unit) - viewer.level >= 1) return false;
  const best = options.indirect ? [{ out: indirectHexsides(world, unit, hex, levelOf(world, unit)) }]
    : bestHexsides(world, unit, [viewer], options);
  if (best.some((one) => one.hindrance > 0 || Object.values(one.out).some((tem) => tem > 0))) return false;
  const tem = placeTem(world, { ...unit, point: centre(hex) }, options.indirect ? 'mortar' : 'small_arms', viewer);
  return !Object.values(tem).some((value) => value > 0);
}

/** Points of a target at which it can be hit. */
export function aimPoints(world, target, { vertex, ...question }) {
  if (vertex) return inBypass(world.units[target.aboard] ?? target)                                // A4.34
    ? aimPoints(world, target, question).filter((p) => same(p, vertexPoint(vertex))) : [];
  if (question.means === 'snap_shot' && question.hexside) return endsOf(canonicalHexside(question.hexside));
  if (target.counter && !target.aboard && !inBypass(target)) return [centre(target.hex)];
  if (target.aboard) return pointsOfUnit(world, world.units[target.aboard]);
  return pointsOfUnit(world, target);
}

/** Hexside TEM against each firer; of several points aimed at the firers take the best for them. */
export function bestHexsides(world, target, firers, { points = null, snap = false, most = snap } = {}) {
  const level = levelOf(world, target);
  const aims = points ?? pointsOfUnit(world, target);
  return firers.map((firer) => {
    const many = !snap && firer.points.length * aims.length > 1 && firer.hex !== target.hex;
    const list = aims.flatMap((point) => {
      const atVertex = corners(target.hex).some((c) => same(c, point)) || !same(point, centre(target.hex));
      if (firer.hex === target.hex && !atVertex) return [{ out: {}, reduced: false }];
      return firer.points.map((p) => {
        const met = hexsideTem(world, target, target.hex, level, firer,
          hexsidesMet(world, p, point, target, target.hex, atVertex, firer.hex));
        if (!many) return met;
        const sight = los(world, { ...firer, points: [p] }, { ...targetEnd(world, target), points: [point], atVertex });
        return { ...met, hindrance: sight.hindrance, dark: !sight.clear };
      });
    });
    const lit = list.filter((one) => !one.dark), choice = lit.length ? lit : list;
    const weight = (one) => sum(one.out) + (one.hindrance ?? 0);
    return choice.reduce((a, b) => ((weight(a) >= weight(b)) === most ? a : b));
  });
}
const targetEnd = (world, target) => (world.units[target.id] ? endOfUnit(world, world.units[target.id])
  : { hex: target.hex, level: levelOf(world, target), inside: false, entrenched: false, thing: true });
export const sum = (out) => Math.max(0, ...Object.values(out));

/** 9.36: would fire from the target's hex find the vehicle HD? */
export function hullDownTo(world, firer, target) {
  if (entrenchedIn(firer.unit)) return firer.hex !== target.hex;                                     // 27.52
  if (levelOf(world, target) > firer.level) return false;
  const there = { unit: target.counter ? null : target, hex: target.hex, points: [centre(target.hex)], level: levelOf(world, target) };
  return bestHexsides(world, firer.unit, [there]).some((one) => (one.out.wall ?? 0) > 0 || (one.out.bocage ?? 0) > 0);
}
