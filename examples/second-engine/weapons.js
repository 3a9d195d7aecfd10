// Who can attack what with which weapon (A7.22, A9.7, A20.5, A22-A23, 16.32, 26.45, 27.1).

import { centre, range, touched } from './board.js';
import { baseOf, edgeTerrain, isBuilding, isRubble, terrainOf } from './terrain.js';
import { aboard, brokenVehicle, countersIn, did, entrenchedIn, inBypass, is, isAfv, isCavalry, isDummy, isGun, isInfantry, isMmc,
  isPersonnel, isVehicle, isWeapon, levelOf, nextTo, onWire, placeOf, placeOfCounter, sameLocation, squads, unitsIn, Unsupported,
  weaponsOf } from './pieces.js';
import { endOfUnit, los, walledOn } from './los.js';
import { CLOSE, DC, OBA } from './tem.js';
import { hullDownTo } from './aim.js';

const LATW = ['baz', 'psk', 'piat', 'atr'];
const MARSH_SW = ['lmg', 'dc', 'ft', ...LATW];

/** Why an attacker cannot take part, or undefined. 16.32: little can be fired from marsh. */
export function cannot(world, firer, question, firers) {
  const { means } = question;
  if (!firer.unit) return 'nobody fires it';
  const unit = firer.unit;
  if (DC.includes(means)) return dcBar(world, firer, question, firers);
  if (is(unit, 'unarmed', 'inherent') && !CLOSE.includes(means)) return 'unarmed';
  if (is(unit, 'broken', 'prisoner', 'ti', 'abandoned') || isDummy(unit) || (means === 'wp' && is(unit, 'berserk'))) return 'cannot fire';
  if (is(unit, 'melee') && !CLOSE.includes(means)) return 'in Melee (A11.15)';
  if (CLOSE.includes(means)) return brokenVehicle(world, unit) ? 'nobody is on it (A12.1)'
    : firer.weapon ? 'a weapon (A11.1)' : undefined;
  if (means === 'aerial_bomb' && unit.type !== 'aircraft') return 'no aircraft (E7)';
  if (OBA.includes(means)) return is(unit, 'stunned', 'shocked') ? 'cannot fire' : undefined;
  if (is(unit, 'stunned', 'shocked')) return 'cannot fire';
  if (['marsh', 'mudflat'].includes(terrainOf(world, unit.hex)) && placeOf(unit) !== 'bridge') {
    const used = usedWeapons(world, firer, question);
    if (isVehicle(unit) || isCavalry(unit) || (!isInfantry(unit) && !used.length)) return 'no such fire from marsh (16.32)';
    if (used.some((c) => !MARSH_SW.includes(c.type))) return 'no such weapon from marsh (16.32)';
    if (['mortar', 'ordnance_he'].includes(means) && !used.some((c) => LATW.includes(c.type))) return 'no such weapon from marsh (16.32)';
    if (means === 'mg' && !used.length) throw new Unsupported('which MG fires from marsh');
  }
  return weaponBar(world, firer, question, firers);
}

/** A23.1, 26.45: who can use no DC; one that lies Placed or Set goes off all the same. */
function dcBar(world, firer, question, firers) {
  const { unit } = firer, { target } = question, piece = world.units[target] ?? world.counters[target];
  const lying = { dc_set: ['set'], dc_placed: ['placed', 'placed_within'] }[question.means] ?? [];
  if (countersIn(world, piece?.hex ?? target, 'dc').some(([, c]) => is(c, ...lying)
    && (!piece || sameLocation(world, piece, { ...c, ...placeOfCounter(world, c) })))) return undefined;
  if (is(unit, 'broken', 'pinned', 'ti', 'melee', 'prisoner', 'berserk', 'unarmed') || isDummy(unit) || !isInfantry(unit)
    || onWire(world, unit)) return 'no DC';
  return weaponBar(world, firer, question, firers);
}

/** What weapons of Personnel an attack can name; other means ask for none (A7.2, A8.15, A22.6, A23, C13.3). */
const named = (means) => ({ small_arms: [...MGS, 'atr'], snap_shot: MGS, panzerfaust: [], molotov: [], dc_set: ['dc'], dc_placed: ['dc'],
  dc_thrown: ['dc'] })[means] ?? KINDS[means];

/** A weapon of the right kind that works, within its range (A7.22, A9.7, A22, 27.1). */
function weaponBar(world, firer, question, firers) {
  const { means } = question, unit = firer.unit, own = weaponsOf(world, unit.id).map(([, c]) => c),
    used = usedWeapons(world, firer, question);
  const told = isPersonnel(unit) ? (question.weapons ?? []).filter((word) => isWeapon({ type: word })) : [];
  if ([...told, ...used.map((c) => c.type)].some((type) => named(means) && !named(means).includes(type))) return 'not with that weapon';
  if (used.length && used.every((c) => is(c, 'malfunctioned', 'dm', 'towed'))) return 'malfunctioned, dismantled or in tow';
  if (KINDS[means] && !used.length && own.length && unit.type === 'crew' && !question.weapons) return 'no weapon of that kind';
  const ordnance = (c) => !is(c, 'malfunctioned', 'dm', 'towed')
    && (isGun(c) || LATW.includes(c.type) || ['rcl', 'light_mortar'].includes(c.type));
  if (means.startsWith('ordnance_') && isPersonnel(unit) && !firer.weapon && !own.some(ordnance)) return 'no ordnance (C1.1)';
  if (isVehicle(unit) && !firer.weapon && !armedVehicle(unit) && !used.length) return 'unarmed';
  if (used.some((c) => isGun(c) && c.type !== 'mortar' && ['foxhole', 'sangar'].includes(entrenchedIn(placeOfCounter(world, c)))))
    return 'no Gun fires from beneath a foxhole (27.1)';
  if (unit.type === 'leader' && ['small_arms', 'mg', 'snap_shot'].includes(means) && !(unit.firepower > 0)) {
    const directs = firers.length > 1 && means !== 'snap_shot';
    if (!directs && !leadersGuns(world, unit, means).length) return 'a leader alone without MG';
  }
  if (means === 'snap_shot' && inMarsh(world, unit) && isVehicle(unit)) return 'no such fire from marsh';
  return undefined;
}
const armedVehicle = (unit) => isAfv(unit) || unit.weapons?.length > 0;

/** Why this target cannot be attacked so, or undefined. */
export function notAt(world, target, firers, question, points, options) {
  const { means } = question, foot = isPersonnel(target) && !target.counter;
  if (target.counter === undefined && placeOf(target) === 'sewer' && !CLOSE.includes(means)) return 'in the sewer';
  const group = firers.filter((firer) => firer.unit);
  if (![...OBA, ...DC, 'wp'].includes(means) && group.some((firer) => firer.unit.side === target.side)) return 'no enemy';
  if (['small_arms', 'mg'].includes(means) && group.length > 1 && !chain(world, group)) return 'no fire group (A7.5)';
  if (group.some((firer) => tooMuch(world, firer.unit, group, question))) return 'its own FP or a weapon (A7.351)';
  if (means === 'panzerfaust' && group.some((firer) => !isPersonnel(firer.unit))) return 'no PF';
  if (means === 'overrun' && group.some((firer) => isPersonnel(firer.unit))) return 'only a vehicle overruns (D7.1)';
  if (['overrun', 'dc_set'].includes(means) && group.some((firer) => !sameLocation(world, firer.unit, target)))
    return 'not in its Location (D7, A23.7)';
  if (DC.includes(means) && means !== 'dc_set' && group.some((firer) => firer.unit.id !== target.id
    && !nextTo(world, firer.unit, target))) return 'not next to it (A23)';
  if (means === 'molotov' && group.some((firer) => !isPersonnel(firer.unit) || !nextTo(world, firer.unit, target)))
    return 'too far (A22.6)';
  if (needsWall(world, target, means) && !(options.sources.wall > 0)) return 'no HEAT at Infantry there (C8.31)';
  for (const firer of group) {
    const distance = range(firer.hex, target.hex), used = usedWeapons(world, firer, question);
    if (means === 'flamethrower' && distance > 2) return 'out of range';
    const reach = means === 'mg' ? used.map((c) => c.range).filter((r) => r !== undefined) : ['small_arms', 'snap_shot'].includes(means)
      && firer.unit.range !== undefined && !firer.weapon ? [firer.unit.range] : [];
    if (reach.length && distance > 2 * Math.max(...reach)) return 'out of range (A7.22)';
    if (used.some((c) => isGun(c) && did({ done: c.done ?? [] }, 'changed_ca') && !['mortar'].includes(c.type))
      && throughBocage(world, { ...firer, lowest: Math.min(firer.level, levelOf(world, target)) }, points)) return 'its CA changed (9.53)';
    if (means === 'mg' && (question.weapons ?? []).includes('bmg') && isVehicle(firer.unit) && hullDownTo(world, firer, target))
      return 'HD: no BMG (D4.223)';
  }
  if (means === 'snap_shot') {
    if (!group.length) return 'nobody fires it (A8.15)';
    if (!foot || (world.attacker && world.attacker !== target.side)) return 'no Snap Shot at that (A8.15)';
    const [a, b] = question.hexside ? question.hexside.split('-') : [];
    const from = world.notes[target.id]?.cameFrom, other = a === target.hex ? b : b === target.hex ? a : null;
    if (!other || (world.phase && world.phase !== 'MPh') || (from && from !== other))
      return 'it did not cross that hexside';
    if (world.notes[target.id]?.settled || entrenchedIn(target) && !did(target, 'moved_by_trench', 'moved_directly')
      || !did(target, 'moved', 'moved_by_assault', 'moved_by_trench', 'moved_directly')) return 'it is crossing no hexside';
  }
  return undefined;
}

/** C8.31, 9.31: HEAT at Personnel outside pillboxes, buildings and rubble meets the TEM of a wall. */
export function needsWall(world, target, means) {
  if (!['ordnance_heat', 'panzerfaust'].includes(means) || !isPersonnel(target) || target.counter || aboard(target)) return false;
  const type = terrainOf(world, target.hex), place = placeOf(target);
  return !['pillbox', 'cave'].includes(place)
    && (!((isBuilding(type) && !inBypass(target)) || isRubble(type)) || ['bridge', 'climbing'].includes(place));
}

/** A7.351: a squad fires its own FP and a SW or two SW, a half-squad or crew its own FP or one weapon. */
function tooMuch(world, unit, group, question) {
  const mine = group.filter((firer) => firer.unit.id === unit.id);
  const arms = new Set(mine.flatMap((firer) => (firer.weapon || question.weapons ? usedWeapons(world, firer, question) : [])));
  const own = ['small_arms', 'snap_shot'].includes(question.means) && mine.some((firer) => !firer.weapon) ? 1 : 0;
  return isMmc(unit) && own + arms.size > 2 * squads(unit);
}

function chain(world, group) {
  const reached = [group[0]];
  for (const one of reached) for (const other of group) if (!reached.includes(other)
    && nextTo(world, one.unit, other.unit)) reached.push(other);
  return reached.length === group.length;
}

const throughBocage = (world, firer, points) => firer.points.some((a) => points?.some((b) => walledOn(world, { a, b }, touched({ a, b }))
  .some((wall) => edgeTerrain(world, wall.name) === 'bocage' && firer.lowest < baseOf(world, wall.name) + 1)));

/** C3.33: the LOS by which an unseen unit is hit with a visible enemy of its Location; WP needs no more than the Location in LOS. */
export function seenThere(world, target, firer, means) {
  const ends = means === 'wp' ? [{ hex: target.hex, points: [centre(target.hex)], level: levelOf(world, target), thing: true }]
    : unitsIn(world, target.hex).filter((one) => one.id !== target.id && one.side !== firer.unit.side && !is(one, 'hidden')
      && sameLocation(world, one, target)).map((one) => endOfUnit(world, one));
  return ends.map((end) => los(world, firer, end)).find((sight) => sight.clear);
}
export const losUnitsClear = (world, firers, one) => firers.every((firer) => los(world, firer, endOfUnit(world, one)).clear);

const SHELLS = ['aa_gun', 'art_gun', 'at_gun', 'inf_gun', 'mortar', 'rcl_gun', 'rcl', 'light_mortar', ...LATW];
const MGS = ['lmg', 'mmg', 'hmg'];
const KINDS = { mg: MGS, flamethrower: ['ft'], mortar: ['light_mortar', 'mortar'],
  ordnance_he: SHELLS, ordnance_ap: SHELLS, ordnance_heat: SHELLS,
  wp: ['aa_gun', 'art_gun', 'at_gun', 'inf_gun', 'mortar', 'rcl_gun', 'rcl', 'light_mortar'] };

export function usedWeapons(world, firer, question) {
  if (firer.weapon) return [firer.weapon];
  if (!firer.unit) return [];
  const own = weaponsOf(world, firer.unit.id), words = question.weapons ?? [];
  const list = own.filter(([id, c]) => words.includes(id) || words.includes(c.type)).map(([, c]) => c);
  if (list.length || words.length) return list;
  const kinds = KINDS[question.means] ?? [];
  const all = own.map(([, c]) => c).filter((c) => kinds.includes(c.type)), fit = all.filter((c) => !is(c, 'malfunctioned', 'dm', 'towed')
    && (!inMarsh(world, firer.unit) || MARSH_SW.includes(c.type)));
  return fit.length ? fit : all;
}

/** What a leader alone fires: a MG or ATR that works, from marsh no larger one (16.32), in a Snap Shot no ATR (A8.15). */
export const leadersGuns = (world, unit, means) => weaponsOf(world, unit.id).map(([, c]) => c).filter((c) =>
  (inMarsh(world, unit) ? ['lmg', 'atr'] : [...MGS, 'atr']).includes(c.type) && !is(c, 'malfunctioned', 'dm')
  && (means !== 'snap_shot' || c.type !== 'atr'));

export const noSight = (means) => OBA.includes(means) || CLOSE.includes(means)
  || ['aerial_bomb', 'residual_fp', 'dc_set', 'overrun', ...DC].includes(means);

export const inMarsh = (world, unit) => ['marsh', 'mudflat'].includes(terrainOf(world, unit.hex)) && placeOf(unit) !== 'bridge';
