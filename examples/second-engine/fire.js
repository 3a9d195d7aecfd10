// Attacks: who is met, TEM, DRM, FFMO and FFNAM (A4.6), Height Advantage.

import { adjacent, canonicalHexside, centre, corners, endsOf, range, same } from './board.js';
import { baseOf, EDGE, edgeTerrain, hasGap, hexOf, walled } from './terrain.js';
import { aboard, concealed, did, entrenchedIn, floorOf, is, isGun, isInfantry, isPersonnel, isVehicle, isWeapon, levelOf, moving, onWire,
  placeOf, placeOfCounter, sameLocation, unitsIn, Unknown, Unsupported, weaponsOf } from './pieces.js';
import { endOfUnit, los, onTop } from './los.js';
import { left } from './costs.js';
import { CLOSE, DC, hexsidesMet, hexsideTem, INDIRECT, indirectHexsides, OBA, ORDNANCE, placeTem, positiveApplies } from './tem.js';
import { aimPoints, bestHexsides, openGroundTo } from './aim.js';
import { columnOf, firepower, HE } from './firepower.js';
import { cannot, inMarsh, losUnitsClear, needsWall, noSight, notAt, seenThere, usedWeapons } from './weapons.js';

const NO_FIRST_FIRE = ['dc_set', 'dc_placed', 'aerial_bomb', 'smoke', 'wp', 'illuminating', 'overrun'];

// ---- who attacks, who is met --------------------------------------------------------------------------------------
function attackers(world, question) {
  return (question.by ?? []).map((id) => {
    const weapon = isWeapon(world.counters[id] ?? {}) ? world.counters[id] : null;
    if (weapon && !weapon.possessed_by) return { id, weapon, unit: null };
    const unit = world.unit(weapon?.possessed_by ?? id);
    return { weapon, ...endOfUnit(world, unit), unit: { ...unit }, id };
  });
}

/** The target as a piece with a place; a Gun has a place of its own. */
function targetPiece(world, id) {
  const counter = world.counters[id];
  if (counter) {
    const at = placeOfCounter(world, counter), holder = world.units[counter.possessed_by];
    const base = holder ? { ...holder } : { status: [], done: [], side: counter.side, ...counter, ...at };
    const beneath = onTop(counter, at) ? [] : at.beneath;
    return { ...base, hex: at.hex, beneath, id, kind: counter.type, possessed_by: counter.possessed_by, counter: true,
      emplaced: is(counter, 'emplaced') };
  }
  const unit = world.unit(id);
  const gun = weaponsOf(world, id).find(([, c]) => isGun(c) && is(c, 'emplaced'));
  return { ...unit, emplaced: Boolean(gun) };
}

function targets(world, question) {
  const { target, means } = question;
  if (world.units[target] || world.counters[target] || world.gone.has(target)) return [targetPiece(world, target)];
  if (!/^[A-Z]+\d+$/.test(target)) throw new Unknown(`no piece ${target}`);
  const first = question.by?.[0] ? (world.units[question.by[0]] ?? world.units[world.counters[question.by[0]]?.possessed_by]) : null;
  const both = OBA.includes(means) || DC.includes(means) || ['aerial_bomb', 'wp'].includes(means);
  const there = unitsIn(world, target).filter((unit) => unit.type !== 'aircraft' && (both || !first || unit.side !== first.side));
  const at = question.at === 'below_bridge' || question.at === 'in' ? '' : question.at;
  const ground = there.filter((unit) => ['', 'crest', 'bypass'].includes(placeOf(unit)) && floorOf(unit) === 0);
  const list = at ? there.filter((unit) => placeOf(unit) === at) : OBA.includes(means) || !ground.length ? there : ground;
  return list.map((unit) => targetPiece(world, unit.id));
}

/** Is this Defensive First Fire at a unit that moves? */
const firstFire = (world, target, question) => world.phase === 'MPh' && ((question.by ?? []).length > 0 || question.means === 'residual_fp')
  && (!world.attacker || !target.side || world.attacker === target.side) && !NO_FIRST_FIRE.includes(question.means);
const hasSpent = (unit) => (unit.mf_spent ?? 0) > 0 || did(unit, 'moved', 'moved_by_assault', 'tried_wire', 'moved_by_trench',
  'moved_directly', 'attempted_to_clear');

// ---- the answer ---------------------------------------------------------------------------------------------------
export function answerAttack(world, question) {
  const { means } = question;
  if (['illuminating', 'smoke', 'strafing'].includes(means)) throw new Unsupported(`attack by ${means}`);
  if (question.underbelly) throw new Unsupported('Underbelly Hits');
  if (means === 'residual_fp') question = { ...question, by: [] };                                 // A8.2: it attacks by itself
  let firers = attackers(world, question);
  if (means === 'dc_set') firers = firers.filter((firer) => firer.unit || !is(firer.weapon, 'set'));
  if (firers.some((firer) => !firer.unit)) return { possible: false,
    targets: Object.fromEntries(targets(world, question).map((t) => [t.id, { affected: false }])), why: 'nobody fires it' };
  if (firers.some((firer) => firer.unit?.type === 'aircraft')) throw new Unsupported('aircraft');
  const list = targets(world, question), answer = { targets: {} };
  const blockedBy = firers.map((firer) => cannot(world, firer, question, firers)).find(Boolean);
  let best = null;
  for (const target of list) {
    const effect = effectOn(world, target, firers, question);
    if (blockedBy) { effect.affected = false; effect.why ??= blockedBy; }
    answer.targets[target.id] = effect.affected ? effect : { affected: false, ...(effect.why ? { why: effect.why } : {}) };
    if (effect.affected && (best === null || (effect.firepower ?? 0) > (best.firepower ?? 0))) best = effect;
  }
  answer.possible = best !== null;
  const alone = !list.length && !blockedBy && /^[A-Z]+\d+$/.test(question.target);
  if (alone && ((question.at === 'bridge' && hexOf(world, question.target).bridge) || means === 'wp')) {
    const end = { hex: question.target, points: [centre(question.target)], thing: true,
      level: levelOf(world, { hex: question.target, at: question.at }) };
    answer.possible = noSight(means) || firers.every((firer) => los(world, firer, end).clear);
    if (question.firepower !== undefined && HE.includes(means)) best = { firepower: question.firepower };
  }
  if (blockedBy) answer.why = blockedBy;
  for (const target of Object.values(answer.targets)) {
    if (target.residual !== undefined) { answer.residual_fp = Math.max(answer.residual_fp ?? 0, target.residual); delete target.residual; }
    if (target.area !== undefined) { answer.area_fire = answer.area_fire || target.area; delete target.area; }
  }
  if (best?.firepower !== undefined) { answer.firepower = best.firepower; answer.column = columnOf(best.firepower); }
  return answer;
}

function effectOn(world, target, firers, question) {
  const { means } = question, out = { affected: true }, first = firstFire(world, target, question);
  const snap = means === 'snap_shot', direct = !INDIRECT.includes(means);
  if (target.type === 'aircraft' && (INDIRECT.includes(means) || DC.includes(means))) return { affected: false, why: 'in the air' };
  const points = aimPoints(world, target, question);
  if (!points.length) return { affected: false, why: 'not in Bypass at that vertex (A4.34)' };
  let hindrance = 0, unseen = false;
  const sights = [];
  if (is(target, 'hidden') && ((CLOSE.includes(means) && firers.length)
    || (['mortar', 'wp'].includes(means) && !visibleThere(world, target, firers))))
    return { affected: false, why: 'nobody is seen there' };
  if (CLOSE.includes(means) && firers.some((firer) => !sameLocation(world, firer.unit, target) && !overWire(world, firer.unit, target)))
    return { affected: false, why: 'not in its Location' };
  if (!noSight(means)) {
    for (const firer of firers) {
      const to = target.counter && !target.possessed_by
        ? { hex: target.hex, points, level: levelOf(world, target), inside: false, entrenched: Boolean(entrenchedIn(target)), thing: true }
        : { ...endOfUnit(world, world.units[target.counter ? target.possessed_by : target.id]), points };
      if (target.counter) to.entrenched = Boolean(entrenchedIn(target));
      to.all = snap;
      to.atVertex = points.some((p) => !same(p, centre(target.hex)));
      let sight = los(world, firer, to);
      const other = !sight.clear && ['mortar', 'wp'].includes(means) ? seenThere(world, target, firer, means) : null;
      if (other) { unseen = true; sight = other; }
      if (!sight.clear) return { affected: false, why: sight.why ?? 'no LOS' };
      sights.push(sight);
      hindrance = Math.max(hindrance, sight.hindrance);
    }
  }
  const spender = target.counter ? world.units[target.possessed_by] : world.units[target.aboard] ?? target;
  if (first && !(spender && hasSpent(spender))) return { affected: false, why: 'it has spent no MF (A8.1)' };
  if (snap && did(target, 'moved_by_trench')) return { affected: false, why: 'no Snap Shot between trenches (27.54)', clauses: ['B27.54'] };
  const options = temOptions(world, target, firers, question, points, snap);
  const bar = notAt(world, target, firers, question, points, options);
  if (bar) return { affected: false, why: bar };
  if (options.hindrance !== undefined && firers.length === 1) hindrance = options.hindrance;
  if (means === 'wp') {                                                                             // A24.31: it lands in the Location
    const grenades = firers.length > 0 && firers.every((firer) => isPersonnel(firer.unit) && range(firer.hex, target.hex) <= 1
      && !usedWeapons(world, firer, question).length);                                              // A24.3: no To Hit DR
    return { affected: true, to_hit: grenades ? {} : toHitOf(world, target, firers, question, unseen) };
  }
  out.tem_options = options.sources;
  out.hull_down = options.hullDown;
  const drm = {}, put = (map, name, value) => { if (value) map[name] = (map[name] ?? 0) + value; };
  const { air_bursts: bursts = 0, runway = 0, ...held } = options.sources;
  const cover = out.hull_down ? 0 : Math.max(0, ...Object.values(held)), bare = cover <= 0;        // B10.31
  out.tem = cover + bursts + runway;
  if (!noSight(means)) put(drm, 'hindrance', hindrance);
  // A4.6
  const foot = isPersonnel(target) && !target.counter && !aboard(target);
  if (first && foot && !did(target, 'moved_by_trench') && !CLOSE.includes(means)) {
    const wireAll = did(target, 'tried_wire') && (world.notes[target.id]?.mfLeft ?? left(world, world.units[target.id])) <= 0;
    const positive = Object.values(options.sources).some((value) => value > 0);
    const hazardous = did(target, 'attempted_to_clear', 'pushed') || placeOf(target) === 'climbing';          // A4.62
    if (hazardous) put(drm, 'hazardous_movement', -2);
    else if ((did(target, 'moved', 'moved_directly') && !did(target, 'moved_by_assault')) || wireAll) put(drm, 'ffnam', -1);
    if (hazardous) { // it replaces FFMO as well
    } else if (OBA.includes(means) || means === 'residual_fp') {
      if (!positive && openGroundTo(world, target, { hex: target.hex, points: [centre(target.hex)], level: levelOf(world, target) },
        { hindrance: 0 })) put(drm, 'ffmo', -1);
    } else if (!snap && !positive && firers.every((firer, i) => openGroundTo(world, target, firer, sights[i] ?? { hindrance: 0 },
      { points, indirect: INDIRECT.includes(means), flat: DC.includes(means) })
      && !(INDIRECT.includes(means) && hedgeOnTheWay(world, target, firer, points)))) put(drm, 'ffmo', -1);
  }
  if (direct && positiveApplies(means) && !noSight(means) && bare && heightAdvantage(world, target, firers))
    put(drm, 'height_advantage', 1);
  const ordnance = ORDNANCE.includes(means) || means === 'mortar';
  if (!OBA.includes(means) && firers.some((firer) => is(firer.unit, 'cx') && isPersonnel(firer.unit))) put(drm, 'cx', 1);
  if (CLOSE.includes(means) && is(target, 'cx') && foot) put(drm, 'cx', -1);                       // A4.51
  if (!OBA.includes(means)) put(drm, 'leadership', leadership(world, firers));
  // 26.31
  if (ordnance) out.to_hit = toHitOf(world, target, firers, question, unseen);
  else if (fromWire(world, firers, means)) put(drm, 'wire', 1);
  if (CLOSE.includes(means) && isInfantry(target) && !target.counter && onWire(world, target)) put(drm, 'wire', -1);
  if (ORDNANCE.includes(means) && firers.some((firer) => inMarsh(world, firer.unit))) put(drm, 'area_fire', 2);             // 16.32, C.4
  out.drm = drm;
  out.colored_drm = out.hull_down && options.reduced ? { location: -1 } : {};
  out.total = out.tem + Object.values(drm).reduce((a, b) => a + b, 0);
  if (question.dr !== undefined) out.final_dr = question.dr + out.total;
  firepower(world, target, firers, question, out, first, hindrance, points);
  return out;
}

/** 26.31 */
const fromWire = (world, firers, means) => !OBA.includes(means)
  && firers.some((firer) => isInfantry(firer.unit) && onWire(world, firer.unit));

/** The DRM of a To Hit DR; Case K for a Location where no enemy is seen (C6.2). */
function toHitOf(world, target, firers, { means }, unseen) {
  const lone = ['wp', 'mortar'].includes(means) ? !unitsIn(world, target.hex).some((one) => sameLocation(world, one, target)
    && !concealed(one) && one.side !== firers[0]?.unit.side
    && (one.id === target.id ? !unseen : losUnitsClear(world, firers, one))) : concealed(target);
  return { ...(fromWire(world, firers, means) ? { wire: 1 } : {}), ...(lone ? { case_k: 2 } : {}) };
}

const visibleThere = (world, target, firers) => unitsIn(world, target.hex).some((one) => !is(one, 'hidden')
  && one.side !== firers[0]?.unit.side && sameLocation(world, one, target) && losUnitsClear(world, firers, one));

/** 26.4: Close Combat is possible between Infantry on top of Wire and a pillbox of its hex. */
export function overWire(world, one, other) {
  const pair = [one, other];
  return one.hex === other.hex && pair.some((piece) => placeOf(piece) === 'pillbox')
    && pair.some((piece) => isInfantry(piece) && placeOf(piece) === '' && onWire(world, piece));
}

/** A7.53, A10.7: every Location that fires has a leader of its own, or nobody is directed. */
function leadership(world, firers) {
  const leads = (firer) => firer.unit.type === 'leader' && !firer.weapon && firer.unit.leadership !== undefined
    && !is(firer.unit, 'pinned');
  const leaders = firers.filter(leads), others = firers.filter((firer) => firer.unit.type !== 'leader' || firer.weapon);
  if (!leaders.length || !others.length) return 0;
  const each = others.map((firer) => Math.max(...leaders.filter((one) => sameLocation(world, one.unit, firer.unit)).map((one) =>
    one.unit.leadership)));
  return each.some((value) => !Number.isFinite(value)) ? 0 : Math.max(...each);
}

function hedgeOnTheWay(world, target, firer, points) {
  return points.some((p) => hexsidesMet(world, firer.points[0], p, target, target.hex, !same(p, centre(target.hex)))
    .some((name) => baseOf(world, name) === levelOf(world, target) && name.split('-').includes(target.hex)));
}

/** B10.31: a target a full level higher than one of the firers (A.5), on the ground of a hill. */
const heightAdvantage = (world, target, firers) => firers.some((firer) => firer.hex !== target.hex
  && levelOf(world, target) - firer.level >= 1);

function temOptions(world, target, firers, question, points, snap) {
  const { means } = question, sources = {};
  let hullDown = false, reduced = false, hindrance;
  const ordnance = ORDNANCE.includes(means), vehicle = isVehicle(target) && !target.counter;
  const merge = (more) => { for (const [name, value] of Object.entries(more)) sources[name] = value < 0 ? value
    : Math.max(sources[name] ?? 0, value); };
  if (snap) {
    if (did(target, 'moved_directly')) {
      const less = firers[0] ? Math.max(0, Math.floor(firers[0].level - levelOf(world, target) - range(firers[0].hex, target.hex))) : 0;
      merge({ trench: Math.max(0, 2 - less) });
    }
  } else {
    for (const firer of firers.length ? firers : [null]) merge(placeTem(world, { ...target, point: points?.[0],
      over: question.hexside }, means, firer));
    if (firers.length && firers.every((firer) => firer.hex === target.hex) && means !== 'overrun') delete sources.crest;
  }
  if (means === 'mortar' || OBA.includes(means) || means === 'aerial_bomb') {
    merge(indirectHexsides(world, target, target.hex, levelOf(world, target)));
  } else if (means === 'dc_thrown') {
    const thrower = firers[0]?.hex;
    const name = question.hexside ? canonicalHexside(question.hexside)
      : thrower && thrower !== target.hex && adjacent(thrower, target.hex) ? canonicalHexside(`${thrower}-${target.hex}`) : null;
    if (name && walled(world, name) && baseOf(world, name) === levelOf(world, target) && !aboard(target)
      && !(moving(target) && hasGap(world, name))) merge({ [edgeTerrain(world, name)]: EDGE[edgeTerrain(world, name)].tem });
  } else if (!DC.includes(means) && means !== 'residual_fp' && means !== 'overrun' && !CLOSE.includes(means)) {
    if (firers.length) {
      for (const one of bestHexsides(world, target, firers, { points, snap, most: snap || needsWall(world, target, means) })) {
        merge(one.out);
        reduced ||= one.reduced;
        if (one.hindrance !== undefined) hindrance = Math.max(hindrance ?? 0, one.hindrance);
      }
    } else if (question.hexside) {
      const name = canonicalHexside(question.hexside), own = endsOf(name).some((p) => corners(target.hex).some((c) => same(c, p)));
      if (own && walled(world, name)) merge(hexsideTem(world, target, target.hex, levelOf(world, target), null, [name]).out);
    }
  }
  if (!positiveApplies(means) || overrunByFt(firers, question)) for (const [name, value] of Object.entries(sources)) if (value > 0
    || CLOSE.includes(means)) delete sources[name];
  if (vehicle && ordnance) {
    for (const name of ['wall', 'bocage', 'roadblock']) {
      if ((sources[name] ?? 0) > 0) { hullDown = true; delete sources[name]; }
    }
    if (entrenchedIn(target)) hullDown = true;                                                    // 27.52
  }
  return { sources, hullDown, reduced, hindrance };
}

/** 27.3: an OVR with FT alone. */
function overrunByFt(firers, question) {
  const used = question.weapons ?? firers.flatMap((firer) => firer.unit?.weapons ?? []);
  return question.means === 'overrun' && used.length > 0 && used.every((weapon) => weapon === 'ft');
}
