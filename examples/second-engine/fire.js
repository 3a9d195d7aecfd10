// Attacks: who is met, TEM, DRM, FFMO and FFNAM (A4.6), Hull Down (9.36), FP (A7.2, 16.31-16.32), Residual FP (9.31).

import { adjacent, canonicalHexside, centre, corners, endsOf, range, same, touched, vertexPoint } from './board.js';
import { baseOf, edgeTerrain, hexOf, groundLevel as groundOf, terrainOf, isBuilding, isRubble, has, EDGE, walled, flooded } from './terrain.js';
import { Unknown, Unsupported, aboard, concealed, did, enemies, entrenchedIn, floorOf, inBypass, is, isAfv, isCavalry, nextTo, isGun, isInfantry,
  isPersonnel, isVehicle, isWeapon, levelOf, onWire, placeOf, placeOfCounter, placed, sameLocation, unitsIn, weaponsOf } from './pieces.js';
import { endOfUnit, los, onTop, pointsOfUnit, walledOn } from './los.js';
import { left } from './costs.js';
import { CLOSE, DC, INDIRECT, OBA, ORDNANCE, hexsideTem, hexsidesMet, indirectHexsides, openTerrain, placeTem, positiveApplies } from './tem.js';

const COLUMNS = [1, 2, 4, 6, 8, 12, 16, 20, 24, 30, 36];
export const columnOf = (fp) => COLUMNS.filter((column) => column <= fp).pop() ?? 0;
const NO_FIRST_FIRE = [...CLOSE, 'dc_set', 'dc_placed', 'aerial_bomb', 'smoke', 'wp', 'illuminating'];

// ---- who attacks, who is met --------------------------------------------------------------------------------------

function attackers(world, question) {
  return (question.by ?? []).map((id) => {
    const counter = world.counters[id];
    if (counter && isWeapon(counter)) {
      const holder = counter.possessed_by ? world.unit(counter.possessed_by) : null;
      return { id, weapon: counter, unit: holder && holder };
    }
    return { id, unit: world.unit(id), weapon: null };
  }).map((one) => (one.unit ? { ...one, ...endOfUnit(world, one.unit), unit: placed(world, one.unit), id: one.id } : one));
}

/** The target as a piece with a place; a Gun has a place of its own. */
function targetPiece(world, id) {
  const counter = world.counters[id];
  if (counter) {
    const at = placeOfCounter(world, counter), holder = world.units[counter.possessed_by];
    const base = holder ? { ...placed(world, holder) } : { status: [], done: [], side: counter.side, ...counter, ...at };
    const beneath = onTop(counter, at) ? [] : at.beneath;
    return { ...base, hex: at.hex, beneath, id, kind: counter.type, possessed_by: counter.possessed_by, counter: true, emplaced: is(counter, 'emplaced') };
  }
  const unit = world.unit(id);
  const gun = weaponsOf(world, id).find(([, c]) => isGun(c) && is(c, 'emplaced'));
  return { ...placed(world, unit), emplaced: Boolean(gun) };
}

function targets(world, question) {
  const { target, means } = question;
  if (world.units[target] || world.counters[target] || world.gone.has(target)) {
    if (!world.units[target] && !world.counters[target]) world.unit(target);
    return [targetPiece(world, target)];
  }
  if (!/^[A-Z]+\d+$/.test(target)) throw new Unknown(`no piece ${target}`);
  const first = question.by?.[0] ? (world.units[question.by[0]] ?? world.units[world.counters[question.by[0]]?.possessed_by]) : null;
  const both = OBA.includes(means) || DC.includes(means) || means === 'aerial_bomb';
  const there = unitsIn(world, target).filter((unit) => unit.type !== 'aircraft' && (both || !first || enemies(unit, first)));
  const at = question.at === 'below_bridge' || question.at === 'in' ? '' : question.at;
  if (at) return there.filter((unit) => placeOf(placed(world, unit)) === at).map((unit) => targetPiece(world, unit.id));
  if (OBA.includes(means)) return there.map((unit) => targetPiece(world, unit.id));
  const ground = there.filter((unit) => ['', 'crest', 'bypass'].includes(placeOf(placed(world, unit))) && floorOf(unit) === 0);
  return (ground.length ? ground : there).map((unit) => targetPiece(world, unit.id));
}

/** Is this Defensive First Fire at a unit that moves? */
const firstFire = (world, target, question) => world.phase === 'MPh' && ((question.by ?? []).length > 0 || question.means === 'residual_fp')
  && (!world.attacker || world.attacker === target.side) && !NO_FIRST_FIRE.includes(question.means);
const hasSpent = (unit) => (unit.mf_spent ?? 0) > 0 || did(unit, 'moved', 'moved_by_assault', 'tried_wire', 'moved_by_trench', 'moved_directly', 'attempted_to_clear');

// ---- Open Ground --------------------------------------------------------------------------------------------------

/** A10.531: is the place of a unit Open Ground to a viewer: no TEM, Hindrance, SMOKE or Height Advantage. */
export function openGroundTo(world, unit, viewer, sight, options = {}) {
  const hex = unit.hex, place = placeOf(unit);
  if (!['', 'crest', 'bypass'].includes(place) || floorOf(unit) > 0) return false;
  if (!openTerrain(world, unit, hex) || flooded(world, hex) || hexOf(world, hex).smoke) return false;
  if (has(world, hex, 'shellholes') && !did(unit, 'skirted_shellholes')) return false;
  if (entrenchedIn(unit) || sight.hindrance > 0) return false;
  if (levelOf(world, unit) - viewer.level >= 1) return false;
  const best = options.indirect ? [{ out: indirectHexsides(world, unit, hex, levelOf(world, unit)) }] : bestHexsides(world, unit, [viewer], options);
  if (best.some((one) => one.hindrance > 0 || Object.values(one.out).some((tem) => tem > 0))) return false;
  const tem = placeTem(world, { ...unit, point: centre(hex) }, 'small_arms', viewer);
  return !Object.values(tem).some((value) => value > 0);
}

/** Points of a target at which it can be hit. */
function aimPoints(world, target, question) {
  if (question.vertex) return [vertexPoint(question.vertex)];
  if (question.means === 'snap_shot' && question.hexside) return endsOf(canonicalHexside(question.hexside));
  if (target.counter && !target.aboard && !inBypass(target)) return [centre(target.hex)];
  if (target.aboard) return pointsOfUnit(world, placed(world, { ...world.units[target.aboard] }));
  return pointsOfUnit(world, target);
}

/** Hexside TEM against each firer; of several points aimed at the firers take the best for them. */
function bestHexsides(world, target, firers, { points = null, snap = false } = {}) {
  const level = levelOf(world, target);
  const aims = points ?? pointsOfUnit(world, target);
  return firers.map((firer) => {
    const many = !snap && firer.points.length * aims.length > 1 && firer.hex !== target.hex;
    const list = aims.flatMap((point) => {
      const atVertex = corners(target.hex).some((c) => same(c, point)) || !same(point, centre(target.hex));
      if (firer.hex === target.hex && !atVertex) return [{ out: {}, reduced: false }];
      return firer.points.map((p) => {
        const met = hexsideTem(world, target, target.hex, level, firer, hexsidesMet(world, p, point, target, target.hex, atVertex, firer.hex));
        if (!many) return met;
        const sight = los(world, { ...firer, points: [p] }, { ...targetEnd(world, target), points: [point], atVertex });
        return { ...met, hindrance: sight.hindrance, dark: !sight.clear };
      });
    });
    const lit = list.filter((one) => !one.dark), choice = lit.length ? lit : list;
    const weight = (one) => sum(one.out) + (one.hindrance ?? 0);
    return choice.reduce((a, b) => ((weight(a) >= weight(b)) === snap ? a : b));
  });
}
const targetEnd = (world, target) => (world.units[target.id] ? endOfUnit(world, world.units[target.id])
  : { hex: target.hex, level: levelOf(world, target), inside: false, entrenched: false, thing: true });
const sum = (out) => Math.max(0, ...Object.values(out));

// ---- the answer ---------------------------------------------------------------------------------------------------

export function answerAttack(world, question) {
  const { means } = question;
  if (['illuminating', 'smoke', 'strafing'].includes(means)) throw new Unsupported(`attack by ${means}`);
  if (question.underbelly) throw new Unsupported('Underbelly Hits');
  let firers = attackers(world, question);
  if (means === 'dc_set') firers = firers.filter((firer) => firer.unit && firer.weapon === null ? true : Boolean(firer.unit));
  if (firers.some((firer) => !firer.unit)) return { possible: false, targets: Object.fromEntries(targets(world, question).map((t) => [t.id, { affected: false }])), why: 'nobody fires it' };
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
    answer.possible = means !== 'wp' || firers.every((firer) => los(world, firer, { hex: question.target, points: [centre(question.target)], level: groundOf(world, question.target), thing: true }).clear);
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

const LATW = ['baz', 'psk', 'piat', 'atr'];
const MARSH_SW = ['lmg', 'dc', 'ft', ...LATW];

/** Why an attacker cannot take part, or undefined. 16.32: little can be fired from marsh. */
function cannot(world, firer, question, firers) {
  const { means } = question;
  if (!firer.unit) return 'nobody fires it';
  const unit = firer.unit;
  if (means === 'dc_set' || OBA.includes(means)) return undefined;
  if (is(unit, 'unarmed', 'inherent') && !CLOSE.includes(means)) return 'unarmed';
  if (is(unit, 'broken', 'prisoner') || (is(unit, 'ti') && !CLOSE.includes(means))) return 'cannot fire';
  if (is(unit, 'melee') && !CLOSE.includes(means)) return 'in Melee (A11.15)';
  if (is(unit, 'abandoned') || unit.type === 'dummy') return 'cannot fire';
  if (CLOSE.includes(means)) return undefined;
  if (is(unit, 'stunned', 'shocked')) return 'cannot fire';
  if (['marsh', 'mudflat'].includes(terrainOf(world, unit.hex)) && placeOf(unit) !== 'bridge') {
    if (isVehicle(unit) || isCavalry(unit)) return 'no such fire from marsh (16.32)';
    const used = usedWeapons(world, firer, question);
    if (used.some((c) => !MARSH_SW.includes(c.type))) return 'no such weapon from marsh (16.32)';
    if (['mortar', 'ordnance_he'].includes(means) && !used.some((c) => LATW.includes(c.type))) return 'no such weapon from marsh (16.32)';
    if (means === 'mg' && !used.length) throw new Unsupported('which MG fires from marsh');
  }
  return weaponBar(world, firer, question, firers);
}

/** A weapon of the right kind that works, within its range (A7.22, A9.7, A22, 27.1). */
function weaponBar(world, firer, question, firers) {
  const { means } = question, unit = firer.unit, own = weaponsOf(world, unit.id).map(([, c]) => c), used = usedWeapons(world, firer, question);
  const kinds = means === 'panzerfaust' || means === 'molotov' ? null : KINDS[means];
  if (firer.weapon && kinds && !kinds.includes(firer.weapon.type)) return 'not with that weapon';
  if (firer.weapon && means === 'small_arms' && !['lmg', 'mmg', 'hmg', 'atr'].includes(firer.weapon.type)) return 'not with that weapon';
  if (used.length && used.every((c) => is(c, 'malfunctioned', 'dm'))) return 'malfunctioned or dismantled';
  if (kinds && !used.length && own.some((c) => unit.type === 'crew' || !['dc', 'radio'].includes(c.type)) && isPersonnel(unit) && !question.weapons) return 'no weapon of that kind';
  if (isVehicle(unit) && !firer.weapon && !armedVehicle(unit) && !used.length) return 'unarmed';
  if (used.some((c) => isGun(c) && c.type !== 'mortar' && ['foxhole', 'sangar'].includes(entrenchedIn(placeOfCounter(world, c))))) return 'no Gun fires from beneath a foxhole (27.1)';
  if (unit.type === 'leader' && ['small_arms', 'snap_shot'].includes(means) && !(unit.firepower > 0)) {
    const directs = firers.length > 1 && means === 'small_arms';
    if (!directs && !own.some((c) => ['lmg', 'mmg', 'hmg', 'atr'].includes(c.type) && !is(c, 'malfunctioned', 'dm'))) return 'a leader alone without MG';
  }
  if (means === 'snap_shot' && firer.weapon && !['lmg', 'mmg', 'hmg'].includes(firer.weapon.type)) return 'no Snap Shot with that (A8.15)';
  if (means === 'snap_shot' && inMarsh(world, unit) && isVehicle(unit)) return 'no such fire from marsh';
  return undefined;
}
const armedVehicle = (unit) => (unit.weapons ? unit.weapons.length > 0 : isAfv(unit));

/** Why this target cannot be attacked so, or undefined. */
function notAt(world, target, firers, question, points, options) {
  const { means } = question, foot = isPersonnel(target) && !target.counter;
  if (target.counter === undefined && placeOf(target) === 'sewer') return 'in the sewer';
  const group = firers.filter((firer) => firer.unit);
  if (!OBA.includes(means) && !DC.includes(means) && group.some((firer) => firer.unit.side === target.side || is(target, 'prisoner'))) return 'no enemy';
  if (['small_arms', 'mg'].includes(means) && group.length > 1 && !chain(world, group)) return 'no fire group (A7.5)';
  if (means === 'panzerfaust' && group.some((firer) => !isPersonnel(firer.unit))) return 'no PF';
  if (means === 'dc_set' && group.some((firer) => !sameLocation(world, firer.unit, target))) return 'a Set DC lies in its own Location (A23.7)';
  if (means === 'overrun' && group.some((firer) => !sameLocation(world, firer.unit, target))) return 'not in its Location (D7)';
  if (DC.includes(means) && means !== 'dc_set' && group.some((firer) => firer.unit.id !== target.id && !nextTo(world, firer.unit, target, adjacent))) return 'not next to it (A23)';
  if (DC.includes(means) && means !== 'dc_set' && group.some((firer) => !isInfantry(firer.unit))) return 'not that unit';
  if (DC.includes(means) && group.some((firer) => (is(firer.unit, 'pinned') && means !== 'dc_set') || onWire(world, firer.unit))) return 'not from the top of Wire (26.45)';
  if (means === 'molotov' && group.some((firer) => !isPersonnel(firer.unit) || !nextTo(world, firer.unit, target, adjacent))) return 'too far (A22.6)';
  if (['ordnance_heat', 'panzerfaust'].includes(means) && foot && !aboard(target) && !heat(world, target, options)) return 'no HEAT at Infantry there (C8.31)';
  for (const firer of group) {
    const distance = range(firer.hex, target.hex), used = usedWeapons(world, firer, question);
    if (means === 'flamethrower' && distance > 2) return 'out of range';
    const reach = means === 'mg' ? used.map((c) => c.range).filter((r) => r !== undefined) : means === 'small_arms' && firer.unit.range !== undefined && !firer.weapon ? [firer.unit.range] : [];
    if (reach.length && distance > 2 * Math.max(...reach)) return 'out of range (A7.22)';
    if (used.some((c) => isGun(c) && did({ done: c.done ?? [] }, 'changed_ca') && !['mortar'].includes(c.type)) && throughBocage(world, { ...firer, lowest: Math.min(firer.level, levelOf(world, target)) }, points)) return 'its CA changed (9.53)';
    if (means === 'mg' && (question.weapons ?? []).includes('bmg') && isVehicle(firer.unit) && hullDownTo(world, firer, target)) return 'HD: no BMG (D4.223)';
  }
  if (means === 'snap_shot') {
    if (!foot) return 'no Snap Shot at that (A8.15)';
    const [a, b] = question.hexside ? question.hexside.split('-') : [];
    const from = world.notes[target.id]?.cameFrom, other = a === target.hex ? b : b === target.hex ? a : null;
    if (!other || (world.phase && world.phase !== 'MPh') || (from && from !== other) || (!from && world.notes[target.id]?.acted)) return 'it did not cross that hexside';
    if (world.notes[target.id]?.settled || entrenchedIn(target) && !did(target, 'moved_by_trench', 'moved_directly') || !did(target, 'moved', 'moved_by_assault', 'moved_by_trench', 'moved_directly')) return 'it is crossing no hexside';
  }
  return undefined;
}

/** C8.31, 9.31: a building or rubble, or the TEM of a wall. */
function heat(world, target, options) {
  if ((options.sources.wall ?? 0) > 0) return true;
  const type = terrainOf(world, target.hex);
  if (['pillbox', 'cave'].includes(placeOf(target))) return true;
  return (isBuilding(type) || isRubble(type)) && !['bypass', 'bridge', 'climbing'].includes(placeOf(target));
}

function chain(world, group) {
  const reached = [group[0]];
  for (const one of reached) for (const other of group) if (!reached.includes(other) && nextTo(world, one.unit, other.unit, adjacent)) reached.push(other);
  return reached.length === group.length;
}

const throughBocage = (world, firer, points) => firer.points.some((a) => points?.some((b) => walledOn(world, { a, b }, touched({ a, b }))
  .some((wall) => edgeTerrain(world, wall.name) === 'bocage' && firer.lowest < baseOf(world, wall.name) + 1)));

/** C3.33: an unseen unit is hit with a visible enemy of its Location; WP needs no more than the Location in LOS. */
function seenThere(world, target, firer, means) {
  if (means === 'wp') return los(world, firer, { hex: target.hex, points: [centre(target.hex)], level: levelOf(world, target), thing: true }).clear;
  return unitsIn(world, target.hex).some((one) => one.id !== target.id && one.side !== firer.unit.side && !is(one, 'hidden') && sameLocation(world, one, target)
    && los(world, firer, endOfUnit(world, one)).clear);
}
const losUnitsClear = (world, firers, one) => firers.every((firer) => los(world, firer, endOfUnit(world, one)).clear);

/** 9.36: would fire from the target's hex find the vehicle HD? */
function hullDownTo(world, firer, target) {
  if (levelOf(world, target) > firer.level) return false;
  const there = { unit: target.counter ? null : target, hex: target.hex, points: [centre(target.hex)], level: levelOf(world, target) };
  return bestHexsides(world, firer.unit, [there]).some((one) => (one.out.wall ?? 0) > 0 || (one.out.bocage ?? 0) > 0);
}

const KINDS = { mg: ['lmg', 'mmg', 'hmg', 'atr'], flamethrower: ['ft'], mortar: ['light_mortar', 'mortar'],
  ordnance_he: ['baz', 'psk', 'piat', 'rcl', 'at_gun', 'inf_gun', 'art_gun', 'aa_gun', 'rcl_gun'], ordnance_ap: ['atr', 'at_gun', 'aa_gun', 'inf_gun', 'art_gun'],
  ordnance_heat: ['baz', 'psk', 'piat', 'rcl', 'rcl_gun', 'inf_gun', 'art_gun', 'at_gun'],
  wp: ['light_mortar', 'mortar', 'inf_gun', 'art_gun', 'at_gun', 'rcl', 'rcl_gun'] };

function usedWeapons(world, firer, question) {
  if (firer.weapon) return [firer.weapon];
  if (!firer.unit) return [];
  const own = weaponsOf(world, firer.unit.id), named = question.weapons ?? [];
  const list = own.filter(([id, c]) => named.includes(id) || named.includes(c.type)).map(([, c]) => c);
  if (list.length || named.length) return list;
  const kinds = KINDS[question.means] ?? [];
  return own.map(([, c]) => c).filter((c) => kinds.includes(c.type));
}

const noSight = (means) => OBA.includes(means) || CLOSE.includes(means) || ['aerial_bomb', 'residual_fp', 'dc_set', 'overrun', ...DC].includes(means);

function effectOn(world, target, firers, question) {
  const { means } = question, out = { affected: true }, first = firstFire(world, target, question);
  const snap = means === 'snap_shot', direct = !INDIRECT.includes(means);
  const points = aimPoints(world, target, question);
  let hindrance = 0, unseen = false;
  const sights = [];
  if (CLOSE.includes(means) && firers.some((firer) => !sameLocation(world, firer.unit, target))) return { affected: false, why: 'not in its Location' };
  if (!noSight(means)) {
    for (const firer of firers) {
      const to = target.counter && !target.possessed_by
        ? { hex: target.hex, points, level: levelOf(world, target), inside: false, entrenched: Boolean(entrenchedIn(target)), thing: true }
        : { ...endOfUnit(world, world.units[target.counter ? target.possessed_by : target.id]), points };
      if (target.counter) to.entrenched = Boolean(entrenchedIn(target));
      to.all = snap;
      to.atVertex = points.some((p) => !same(p, centre(target.hex)));
      const sight = los(world, firer, to);
      if (!sight.clear && ['mortar', 'wp'].includes(means) && seenThere(world, target, firer, means)) { unseen = true; sights.push({ hindrance: 0 }); continue; }
      if (!sight.clear) return { affected: false, why: sight.why ?? 'no LOS' };
      sights.push(sight);
      hindrance = Math.max(hindrance, sight.hindrance);
    }
  }
  if (first && !hasSpent(target.aboard ? world.units[target.aboard] : target) && !target.counter) return { affected: false, why: 'it has spent no MF (A8.1)' };
  if (snap && did(target, 'moved_by_trench')) return { affected: false, why: 'no Snap Shot between trenches (27.54)', clauses: ['B27.54'] };
  const options = temOptions(world, target, firers, question, points, snap);
  const bar = notAt(world, target, firers, question, points, options);
  if (bar) return { affected: false, why: bar };
  if (options.hindrance !== undefined && firers.length === 1) hindrance = options.hindrance;
  out.tem_options = options.sources;
  out.hull_down = options.hullDown;
  const drm = {}, toHit = {};
  const put = (map, name, value) => { if (value) map[name] = (map[name] ?? 0) + value; };
  let tem = Math.max(0, ...Object.entries(options.sources).filter(([source]) => !['air_bursts', 'runway'].includes(source)).map(([, v]) => v));
  const chosen = world.notes[target.id]?.tem;
  if (chosen && chosen !== 'hull_down') { tem = options.sources[chosen] ?? 0; out.hull_down = false; }
  else if (out.hull_down) tem = 0;
  tem += (options.sources.air_bursts ?? 0) + (options.sources.runway ?? 0);
  out.tem = tem;
  if (!noSight(means)) put(drm, 'hindrance', hindrance);
  // A4.6
  const foot = isPersonnel(target) && !target.counter && !aboard(target) && placeOf(target) !== 'climbing';
  if (first && foot && !did(target, 'moved_by_trench')) {
    const wireAll = did(target, 'tried_wire') && left(world, world.units[target.id]) <= 0;
    if (did(target, 'attempted_to_clear')) put(drm, 'hazardous_movement', -2);                      // A4.62
    else if ((did(target, 'moved', 'moved_directly') && !did(target, 'moved_by_assault')) || wireAll) put(drm, 'ffnam', -1);
    if (did(target, 'attempted_to_clear')) {
      // it replaces FFMO as well
    } else if (OBA.includes(means) || means === 'residual_fp') {
      const bare = !Object.values(options.sources).some((v) => v > 0);
      if (bare && openGroundTo(world, target, { hex: target.hex, points: [centre(target.hex)], level: levelOf(world, target) }, { hindrance: 0 })) put(drm, 'ffmo', -1);
    } else if (!snap && firers.every((firer, i) => openGroundTo(world, target, firer, sights[i] ?? { hindrance: 0 }, { points, indirect: INDIRECT.includes(means) })
      && !(INDIRECT.includes(means) && hedgeOnTheWay(world, target, firer, points)))) put(drm, 'ffmo', -1);
  }
  if (direct && positiveApplies(means) && !noSight(means) && tem <= 0 && firers.length && heightAdvantage(world, target, firers)) put(drm, 'height_advantage', 1);
  const ordnance = ORDNANCE.includes(means) || means === 'mortar' || means === 'wp';
  if (!OBA.includes(means) && firers.some((firer) => is(firer.unit, 'cx') && isPersonnel(firer.unit))) put(drm, 'cx', 1);
  put(drm, 'leadership', leadership(world, firers));
  if (!OBA.includes(means) && firers.some((firer) => isInfantry(firer.unit) && onWire(world, firer.unit))) put(ordnance ? toHit : drm, 'wire', 1);   // 26.31
  if (CLOSE.includes(means) && isInfantry(target) && !target.counter && onWire(world, target)) put(drm, 'wire', -1);
  if (ORDNANCE.includes(means) && firers.some((firer) => inMarsh(world, firer.unit))) put(drm, 'area_fire', 2);             // 16.32, C.4
  const lone = means === 'wp' ? !unitsIn(world, target.hex).some((one) => sameLocation(world, one, target) && !concealed(one) && (one.id === target.id ? !unseen : losUnitsClear(world, firers, one))) : concealed(target);
  if (ordnance && lone) put(toHit, 'case_k', 2);
  out.drm = drm;
  if (ordnance) out.to_hit = toHit;
  out.colored_drm = out.hull_down && options.reduced ? { location: -1 } : {};
  out.total = tem + Object.values(drm).reduce((a, b) => a + b, 0);
  if (question.dr !== undefined) out.final_dr = question.dr + out.total;
  firepower(world, target, firers, question, out, first, hindrance, points);
  return out;
}

/** A7.53, A10.7: every Location that fires has a leader of its own, or nobody is directed. */
function leadership(world, firers) {
  const leads = (firer) => firer.unit.type === 'leader' && !firer.weapon && firer.unit.leadership !== undefined;
  const leaders = firers.filter(leads), others = firers.filter((firer) => firer.unit.type !== 'leader' || firer.weapon);
  if (!leaders.length || !others.length) return 0;
  const each = others.map((firer) => Math.max(...leaders.filter((one) => sameLocation(world, one.unit, firer.unit)).map((one) => one.unit.leadership)));
  return each.some((value) => !Number.isFinite(value)) ? 0 : Math.max(...each);
}

const inMarsh = (world, unit) => ['marsh', 'mudflat'].includes(terrainOf(world, unit.hex)) && placeOf(unit) !== 'bridge';

function hedgeOnTheWay(world, target, firer, points) {
  return points.some((p) => hexsidesMet(world, firer.points[0], p, target, target.hex, !same(p, centre(target.hex)))
    .some((name) => baseOf(world, name) === levelOf(world, target) && name.split('-').includes(target.hex)));
}

/** B10.31: a target a full level higher, on the ground of a hill. */
function heightAdvantage(world, target, firers) {
  if (isBuilding(terrainOf(world, target.hex)) || !['', 'crest', 'bypass'].includes(placeOf(target))) return false;
  return firers.every((firer) => firer.hex !== target.hex && levelOf(world, target) - firer.level >= 1);
}

function temOptions(world, target, firers, question, points, snap) {
  const { means } = question, sources = {};
  let hullDown = false, reduced = false, hindrance;
  const ordnance = ORDNANCE.includes(means), vehicle = isVehicle(target) && !target.counter;
  const merge = (more) => { for (const [name, value] of Object.entries(more)) sources[name] = value < 0 ? value : Math.max(sources[name] ?? 0, value); };
  if (snap) {
    if (did(target, 'moved_directly')) {
      const less = firers[0] ? Math.max(0, Math.floor(firers[0].level - levelOf(world, target) - range(firers[0].hex, target.hex))) : 0;
      merge({ trench: Math.max(0, 2 - less) });
    }
  } else {
    const ftOnly = means === 'overrun' && overrunByFt(world, firers, question);
    const list = firers.length ? firers : [null];
    for (const firer of list) merge(placeTem(world, { ...target, point: points?.[0] }, means, firer, { ftOnly }));
    if (ftOnly) for (const name of ['foxhole', 'trench', 'at_ditch', 'sangar']) delete sources[name];
    if (firers.length && firers.every((firer) => firer.hex === target.hex) && means !== 'overrun') delete sources.crest;
  }
  if (means === 'mortar' || OBA.includes(means) || means === 'aerial_bomb') {
    merge(indirectHexsides(world, target, target.hex, levelOf(world, target)));
  } else if (means === 'dc_thrown') {
    const thrower = firers[0]?.hex;
    const name = question.hexside ? canonicalHexside(question.hexside)
      : thrower && thrower !== target.hex && adjacent(thrower, target.hex) ? canonicalHexside(`${thrower}-${target.hex}`) : null;
    if (name && walled(world, name) && baseOf(world, name) === levelOf(world, target) && !aboard(target)) {
      merge({ [edgeTerrain(world, name)]: EDGE[edgeTerrain(world, name)].tem });
    }
  } else if (!DC.includes(means) && means !== 'residual_fp' && means !== 'overrun' && !CLOSE.includes(means)) {
    if (firers.length) {
      for (const one of bestHexsides(world, target, firers, { points, snap })) {
        merge(one.out);
        reduced ||= one.reduced;
        if (one.hindrance !== undefined) hindrance = Math.max(hindrance ?? 0, one.hindrance);
      }
    } else if (question.hexside) {
      const name = canonicalHexside(question.hexside);
      if (walled(world, name)) merge(hexsideTem(world, target, target.hex, levelOf(world, target), null, [name]).out);
    }
  }
  if (!positiveApplies(means)) for (const [name, value] of Object.entries(sources)) if (value > 0 || CLOSE.includes(means)) delete sources[name];
  if (vehicle && ordnance) {
    for (const name of ['wall', 'bocage', 'roadblock']) {
      if ((sources[name] ?? 0) > 0) { hullDown = true; delete sources[name]; }
    }
    if (entrenchedIn(target)) hullDown = true;                                                    // 27.52
  }
  return { sources, hullDown, reduced, hindrance };
}

function overrunByFt(world, firers, question) {
  const used = question.weapons ?? firers.flatMap((firer) => firer.unit?.weapons ?? []);
  return used.length > 0 && used.every((weapon) => weapon === 'ft');
}

// ---- FP -----------------------------------------------------------------------------------------------------------

const HE = ['ordnance_he', 'mortar', 'oba_concentration', 'oba_harassing', 'aerial_bomb'];

function firepower(world, target, firers, question, out, first, hindrance, points) {
  const { means } = question;
  out.area = firers.some((firer) => inMarsh(world, firer.unit)) && !CLOSE.includes(means) || (['small_arms', 'mg', 'snap_shot'].includes(means) && (concealed(target) || means === 'snap_shot')) || means === 'mortar';
  let fp, area = false;
  const wet = ['marsh', 'mudflat'].includes(terrainOf(world, target.hex)) && placeOf(target) !== 'bridge';
  if (question.firepower !== undefined || HE.includes(means)) {
    fp = question.firepower ?? firers.map((firer) => firer.weapon?.firepower ?? usedWeapons(world, firer, question)[0]?.firepower)[0];
    if (fp === undefined) return;
    if (means === 'mortar') { fp /= 2; area = true; }
    if (HE.includes(means) && wet && question.at !== 'bridge') fp /= 2;                            // 16.31
    if (firers.length === 1 && ['small_arms', 'mg', 'snap_shot'].includes(means)) fp *= factor(world, firers[0], target, question);
  } else if (CLOSE.includes(means)) {
    fp = firers.reduce((all, firer) => all + (firer.unit.firepower ?? NaN), 0);
    if (!firers.length || Number.isNaN(fp)) return;
  } else if (means === 'flamethrower' && !firers.length) {
    fp = 24;
  } else if (DC.includes(means)) {
    fp = means === 'dc_set' ? 36 : 30;
    if (firers.some((firer) => inMarsh(world, firer.unit))) { fp /= 2; area = true; }
  } else if (['small_arms', 'mg', 'flamethrower', 'snap_shot'].includes(means)) {
    fp = 0;
    for (const firer of firers) {
      const printed = printedFp(world, firer, question, firers);
      if (printed === undefined) return;
      const mgs = means === 'small_arms' && !firer.weapon && firer.unit.type !== 'leader' ? usedWeapons(world, firer, question) : [];
      for (const mg of mgs) fp += mg.firepower * factor(world, { ...firer, weapon: mg }, target, question);
      fp += (printed - total(mgs)) * factor(world, firer, target, question);
    }
    if (!firers.length) return;
    area = firers.some((firer) => inMarsh(world, firer.unit)) || concealed(target) || means === 'snap_shot';
  } else return;
  out.firepower = fp;
  out.area ||= area;
  if (first && ['small_arms', 'mg'].includes(means)) out.residual = residual(world, fp, target, firers, hindrance, points);
}

function printedFp(world, firer, question, firers) {
  const { means } = question, unit = firer.unit;
  if (means === 'flamethrower') return usedWeapons(world, firer, question)[0]?.firepower ?? 24;
  if (isVehicle(unit)) return undefined;
  if (unit.type === 'leader' && !firer.weapon && firers.length > 1) return 0;
  const used = usedWeapons(world, firer, question);
  if (firer.weapon) return firer.weapon.firepower;
  if (means === 'mg') return used.length ? total(used) : undefined;
  if (unit.type === 'leader') return used.length ? total(used) : weaponsOf(world, unit.id).length === 1 ? weaponsOf(world, unit.id)[0][1].firepower : undefined;
  if (unit.firepower === undefined) return undefined;
  const extra = total(used);
  return extra === undefined ? undefined : unit.firepower + extra;
}
const total = (list) => list.reduce((sumUp, c) => (sumUp === undefined || c.firepower === undefined ? undefined : sumUp + c.firepower), 0);

/** A7.2: doubling and halving for one attacker. */
function factor(world, firer, target, question) {
  const { means } = question, unit = firer.unit, distance = range(firer.hex, target.hex);
  let f = 1;
  const normal = means === 'mg' || firer.weapon ? usedWeapons(world, firer, question)[0]?.range : unit.range;
  if (means !== 'flamethrower') {
    if (sameLocation(world, unit, target)) f *= 3;
    else if (distance <= 1 && Math.abs(levelOf(world, target) - firer.level) <= 1) f *= 2;
    if (normal !== undefined && distance > normal) f /= 2;
  } else if (distance === 2) f /= 2;
  if (concealed(target)) f /= 2;
  if (is(unit, 'pinned')) f /= 2;
  if (world.phase === 'AFPh' && (!world.attacker || world.attacker === unit.side)) f /= 2;         // A7.24
  if (means === 'snap_shot') f /= 2;
  if (inMarsh(world, unit)) f /= 2;                                                               // 16.32
  if (did(unit, 'final_fired') || (world.phase === 'MPh' && did(unit, 'fired') && unit.side !== world.attacker)) f /= 2;
  return f;
}

const RESIDUAL = { 1: 0, 2: 1, 4: 2, 6: 2, 8: 4, 12: 6, 16: 8, 20: 8, 24: 12, 30: 12, 36: 12 };
const STEPS = [0, 1, 2, 4, 6, 8, 12];

/** A8.26, 9.31: lowered by Hindrances and by a hexside TEM that could be claimed against one of the firers. */
function residual(world, fp, target, firers, hindrance, points) {
  const start = RESIDUAL[columnOf(fp)] ?? 0;
  const best = bestHexsides(world, { ...target, status: target.status }, firers, { points });
  const less = Math.max(0, ...best.map((one) => sum(one.out))) + hindrance;
  return STEPS[Math.max(0, STEPS.indexOf(start) - less)];
}

