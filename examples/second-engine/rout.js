// The question `rout` (A10.5-A10.53, 16.4, 26.41, 27.41): every expenditure, where Interdiction is possible, and the outcome.

import { range } from './board.js';
import { Illegal, Unsupported, add, armed, brokenVehicle, concealed, did, enemies, goodOrder, is, isDummy, isVehicle, weaponsOf, coverIn,
  nextTo } from './pieces.js';
import { inMarsh } from './weapons.js';
import { endOfUnit, losUnits } from './los.js';
import { openGroundTo } from './aim.js';
import { comeOut, goBeneath } from './beneath.js';
import { enter } from './moves.js';
import { flees, rightPhase } from './announce.js';
import { settle } from './walls.js';

const MG_RANGE = { lmg: 6, mmg: 10, hmg: 12, atr: 12 };

function normalRange(world, unit) {
  if (isVehicle(unit)) return armed(world, unit) ? unit.range ?? 8 : -1;
  const fired = ([, c]) => !is(c, 'malfunctioned', 'dm', 'towed') && (!inMarsh(world, unit) || ['lmg', 'atr'].includes(c.type));
  const mg = weaponsOf(world, unit.id).filter(fired).map(([, c]) => c.range ?? MG_RANGE[c.type]).filter((r) => r !== undefined);
  if (unit.type === 'leader') return Math.min(16, Math.max(0, ...mg));
  return Math.min(16, Math.max(unit.range ?? 4, ...mg));
}
const known = (unit) => !concealed(unit) && !isDummy(unit) && unit.type !== 'aircraft' && !is(unit, 'inherent');
const enemiesOf = (world, me) => Object.values(world.units).filter((one) => enemies(me, one) && known(one) && !brokenVehicle(world, one));

const watchers = (world, unit) => enemiesOf(world, unit).filter((enemy) => losUnits(world, enemy, unit).clear);

// A10.5: who makes a broken unit rout
const presses = (world, enemy, unit) => nextTo(world, enemy, unit) && armed(world, enemy) && !is(enemy, 'broken');
const inRange = (world, enemy, unit) => range(enemy.hex, unit.hex) <= normalRange(world, enemy);
const inOpen = (world, enemy, unit) => openGroundTo(world, unit, endOfUnit(world, enemy), losUnits(world, enemy, unit));

function mustRout(world, unit) {
  return flees(unit) && watchers(world, unit).some((enemy) => presses(world, enemy, unit)
    || (inRange(world, enemy, unit) && inOpen(world, enemy, unit)));
}

/** A10.62: a broken unit is DM once a Known, armed enemy comes next to it, or one next to it becomes Known. */
export function alarmed(before, now) {
  const threats = (world, unit) => (unit ? watchers(world, unit).filter((enemy) => armed(world, enemy)
    && nextTo(world, enemy, unit)).map((enemy) => enemy.id) : []);
  for (const unit of Object.values(now.units)) {
    if (!is(unit, 'broken') || is(unit, 'dm')) continue;
    const old = threats(before, before.units[unit.id]);
    if (threats(now, unit).some((id) => !old.includes(id))) unit.status.push('dm');
  }
}

/** A10.53: may an enemy interdict the unit where it is? */
export function interdicted(world, unit) {
  if (did(unit, 'moved_by_trench')) return false;
  return Object.values(world.units).filter((other) => enemies(unit, other) && !isDummy(other) && !is(other, 'inherent')
    && other.type !== 'aircraft').some((enemy) => {
    const calm = { ...enemy, status: enemy.status.filter((word) => word !== 'berserk') };   // who is berserk fires as others do
    return goodOrder(calm) && !is(enemy, 'ti') && armed(world, enemy) && inRange(world, enemy, unit)
      && losUnits(world, enemy, unit).clear && inOpen(world, enemy, unit);
  });
}

/** A10.51: a rout leads no nearer to a Known enemy that sees the unit or has seen it, and ADJACENT to no other. */
export function awayFromEnemies(world, unit, { to, at = '', floor = 0 }) {
  const there = { ...unit, hex: to, at, floor, beneath: [] };
  const beside = (enemy, one) => nextTo(world, enemy, one) && losUnits(world, enemy, one).clear;
  const seen = (world.note(unit.id).seen ??= []);
  for (const enemy of enemiesOf(world, unit)) {
    if (losUnits(world, enemy, unit).clear) add(seen, enemy.id);
    if (seen.includes(enemy.id) && range(enemy.hex, to) < range(enemy.hex, unit.hex)) throw new Illegal('A10.51', 'nearer to an enemy');
    if (beside(enemy, there) && !beside(enemy, unit)) throw new Illegal('A10.51', 'next to an enemy');
  }
}

export function answerRout(world, { unit: id, steps }) {
  const start = world.unit(id), out = { legal: true, costs: [], interdiction: [], must_rout: mustRout(world, start), outcome: '' };
  let now = world, unit = start;
  for (const step of steps) {
    const next = now.clone();
    const first = next.events.expenditures.length;
    try {
      rightPhase(next, ['RtPh']);
      next.position.phase = 'RtPh';
      if (step.do === 'rout') {
        awayFromEnemies(next, next.units[id], step);
        enter(next, step, 'rout');
      } else if (step.do === 'go_beneath') goBeneath(next, step);
      else if (step.do === 'come_out') comeOut(next, step);
      else throw new Unsupported(`a step ${step.do}`);
    } catch (problem) {
      if (!(problem instanceof Illegal)) throw problem;
      out.legal = false;
      out.why = problem.message;
      if (problem.clause) out.clauses = [problem.clause];
      break;
    }
    settle(next);                                                                                  // 9.323
    now = next;
    unit = now.units[id];
    for (const one of now.events.expenditures.slice(first)) if (one.units.includes(id)) out.costs.push(one.mf);
    if (step.mode !== 'low_crawl' && interdicted(now, unit) && !out.interdiction.includes(unit.hex)) out.interdiction.push(unit.hex);
  }
  out.mf = out.costs.reduce((a, b) => a + b, 0);
  Object.assign(out, { hex: unit.hex, at: unit.at ?? '', beneath: unit.beneath });
  out.outcome = fate(now, unit);
  return out;
}

/** 26.41: a rout that ends on or beneath Wire. */
function fate(world, unit) {
  if (!coverIn(world, unit, 'wire') || !flees(unit)) return '';
  const list = watchers(world, unit), next = list.filter((enemy) => presses(world, enemy, unit));
  if (list.some((enemy) => (next.includes(enemy) || inRange(world, enemy, unit)) && inOpen(world, enemy, unit))) return 'failure_to_rout';
  return next.length ? 'eliminated_or_surrenders' : '';
}
