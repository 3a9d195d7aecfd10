// FP (A7.2, 16.31-16.32) and Residual FP (A8.26, 9.31).

import { range } from './board.js';
import { concealed, is, isVehicle, levelOf, sameLocation } from './pieces.js';
import { CLOSE, DC } from './tem.js';
import { bestHexsides, sum } from './aim.js';
import { inMarsh, leadersGuns, noSight, usedWeapons } from './weapons.js';

const COLUMNS = [1, 2, 4, 6, 8, 12, 16, 20, 24, 30, 36];
export const columnOf = (fp) => COLUMNS.filter((column) => column <= fp).pop() ?? 0;

/** Means that concealment and a pinned firer make Area Fire (A7.23, A7.8). */
const HALVED = ['small_arms', 'mg', 'snap_shot', 'flamethrower', 'molotov'];
export const HE = ['ordnance_he', 'mortar', 'oba_concentration', 'oba_harassing', 'aerial_bomb'];

export function firepower(world, target, firers, question, out, first, hindrance, points) {
  const { means } = question;
  out.area = means === 'mortar' || (firers.some((firer) => inMarsh(world, firer.unit)) && (!noSight(means) || means.startsWith('dc_')))
    || (HALVED.includes(means) && (means === 'snap_shot' || concealed(target) || firers.some((firer) => is(firer.unit, 'pinned'))));
  let fp, area = false;
  const wet = inMarsh(world, target) && target.type !== 'aircraft';
  if (question.firepower !== undefined || HE.includes(means)) {
    fp = question.firepower ?? firers.map((firer) => firer.weapon?.firepower ?? usedWeapons(world, firer, question)[0]?.firepower)[0];
    if (fp === undefined) return;
    if (means === 'mortar') { fp /= 2; area = true; }
    if (HE.includes(means) && wet && question.at !== 'bridge') fp /= 2;                            // 16.31
    if (HALVED.includes(means)) {
      const factors = new Set((firers.length ? firers : [null]).map((firer) => factor(world, firer, target, question)));
      if (factors.size > 1) return;                                                                 // not told whose FP it is
      fp *= [...factors][0];
    }
  } else if (CLOSE.includes(means)) {
    fp = firers.reduce((all, firer) => all + (firer.unit.firepower ?? NaN) / (is(firer.unit, 'pinned') ? 2 : 1), 0);   // A7.8
    if (!firers.length || Number.isNaN(fp)) return;
  } else if (means === 'flamethrower' && !firers.length) {
    fp = 24 * factor(world, null, target, question);
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
  if (firer.weapon || means === 'mg') return used.length ? total(used) : undefined;
  if (unit.type === 'leader') {
    const guns = used.length ? used : leadersGuns(world, unit, means);
    return guns.length === 1 ? total(guns) : undefined;
  }
  if (unit.firepower === undefined || unit.range === undefined) return undefined;
  const extra = total(used);
  return extra === undefined ? undefined : unit.firepower + extra;
}
/** The FP of these weapons, if the counter of each gives it and its Normal Range (A7.22). */
const total = (list) => list.reduce((sumUp, c) => (sumUp === undefined || c.firepower === undefined || c.range === undefined ? undefined
  : sumUp + c.firepower), 0);

/** A7.2: doubling and halving for one attacker, or for fire of nobody named. */
function factor(world, firer, target, question) {
  const { means } = question;
  let f = (concealed(target) ? 0.5 : 1) * (means === 'snap_shot' ? 0.5 : 1);
  if (!firer) return f;
  const unit = firer.unit, distance = range(firer.hex, target.hex);
  const normal = (means === 'mg' || firer.weapon ? usedWeapons(world, firer, question)[0]
    : unit.type === 'leader' ? leadersGuns(world, unit, means)[0] : unit)?.range;
  if (!['flamethrower', 'molotov'].includes(means)) {
    if (sameLocation(world, unit, target)) f *= 3;
    else if (distance <= 1 && levelOf(world, target) - firer.level <= 1) f *= 2;
    if (normal !== undefined && distance > normal) f /= 2;
  } else if (distance === 2) f /= 2;
  if (is(unit, 'pinned')) f /= 2;
  if (world.phase === 'AFPh' && (!world.attacker || world.attacker === unit.side)) f /= 2;         // A7.24
  if (inMarsh(world, unit)) f /= 2;                                                               // 16.32
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
