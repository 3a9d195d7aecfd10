// What every announcement has in common: who may act in this phase, who moves along (A3, A4.12, A10.711), what MF are spent.

import { aboard, add, brokenVehicle, concealed, did, enemies, goodOrder, Illegal, is, isInfantry, isMmc, isPersonnel, sameLocation,
  unitsIn } from './pieces.js';
import { spent } from './costs.js';

/** What keeps a unit where it is: terrain.md, by status, and by what it has done. */
const BARS = {
  move: { broken: 'A10.5', pinned: 'A7.8', ti: 'A4.1', melee: 'A11.15', abandoned: 'D5.4', bogged: 'D8.3', immobilized: 'D8.1',
    shocked: 'C7.41', stunned: 'D5.34' },
  rout: { pinned: 'A10.53', ti: 'A10.5', melee: 'A11.15', berserk: 'A10.5', interdiction_claimed: 'A10.53' },
  advance: { broken: 'A4.7', pinned: 'A7.8', ti: 'A4.7', melee: 'A11.15' },
  withdraw: { broken: 'A11.2', pinned: 'A11.2', ti: 'A11.2' },
};
export function barred(world, unit, kind, { excused = false } = {}) {
  for (const [word, clause] of Object.entries(BARS[kind])) if (is(unit, word)) throw new Illegal(clause, `${word}: no ${kind}`);
  if (kind === 'move' && !excused && did(unit, 'fired', 'fired_support_weapon')) throw new Illegal('A3.2', 'it fired');
  if (kind === 'advance' && did(unit, 'advanced')) throw new Illegal('A4.7', 'it has advanced');
  if (kind === 'rout' && !is(unit, 'broken') && !(unit.type === 'leader' && besideBroken(world, unit)))
    throw new Illegal('A10.5', 'only broken units rout');
}

export function rightPhase(world, phases, clause = 'A3') {
  if (world.phase && !phases.includes(world.phase)) throw new Illegal(clause, `not in the ${world.phase}`);
}
export function rightTurn(world, unit) {
  if (world.attacker && world.attacker !== unit.side) throw new Illegal('A3', 'not its Player Turn');
}

export const spend = (world, units, mf, spentOn, more = {}) => {
  for (const unit of units) {
    unit.mf_spent = spent(unit) + mf;
    world.note(unit.id).settled = !spentOn.startsWith('enter');                                     // it crosses no hexside now (A8.15)
  }
  world.events.expenditures.push({ units: units.map((unit) => unit.id), mf, spent_on: spentOn, wire: 0, ...more });
};

/** A4.5: it goes by Double Time and is CX, unless something keeps it from that. */
export function doubleTime(world, unit) {
  if (did(unit, 'tried_wire') || world.note(unit.id).announced) throw new Illegal('B26.46', 'not with an attempt at Wire');
  if (!isInfantry(unit) || is(unit, 'cx', 'wounded') || spent(unit) > 0 || did(unit, 'double_timed', 'moved', 'moved_by_assault'))
    throw new Illegal('A4.5', 'no Double Time');
  add(unit.done, 'double_timed');
  add(unit.status, 'cx');
}

/** Units that are named must be units, on the board, and not carried. */
export function movers(world, ids) {
  if (!ids.length) throw new Illegal('A4.1', 'nobody moves');
  return ids.map((id) => {
    if (world.counters[id]) throw new Illegal('C10.1', 'a weapon does not move by itself');
    const unit = world.unit(id);
    if (aboard(unit)) throw new Illegal('D6.1', 'it is aboard');
    const owner = world.counters[unit.pushing]?.possessed_by;
    if (world.units[owner] && !ids.includes(owner)) [unit.helped, unit.pushing] = [unit.pushing];   // C10.3: it stays with its own crew
    return unit;
  });
}

/** A4.12: MMC that move with a leader from their first MF have two more. */
export function joinLeader(world, units, named = null) {
  if (named && (named.type !== 'leader' || !goodOrder(named) || is(named, 'pinned', 'ti', 'wounded')
    || did(named, 'fired', 'fired_support_weapon')
    || units.some((unit) => named.side !== unit.side || !isMmc(unit) || !sameLocation(world, named, unit))))
    throw new Illegal('A4.12', 'no leader to move with');
  const along = named ? [named] : units.filter((unit) => unit.type === 'leader' && goodOrder(unit) && !is(unit, 'pinned', 'wounded'));
  for (const [id, note] of Object.entries(world.notes)) if (note.leaders && !units.some((unit) => unit.id === id))
    note.leaders = note.leaders.filter((one) => !units.some((unit) => unit.id === one));              // he goes off without it
  const begun = (unit) => spent(unit) > 0 || did(unit, 'moved', 'moved_by_assault', 'tried_wire');
  const left = (one) => (did(one, 'tried_wire') ? Boolean(world.note(one.id).cameFrom) || did(one, 'recovered')
    || (did(one, 'moved', 'moved_by_assault') && !world.note(one.id).wirePlain) : begun(one));       // his dr for Wire is no such MF (26.4)
  for (const unit of units) {
    if (!isMmc(unit)) continue;
    const note = world.note(unit.id);
    if (named && !note.leaders?.includes(named.id) && (note.leaders?.length || left(named))) throw new Illegal('A4.12', 'too late');
    if (note.leaders) note.leaders = note.leaders.filter((id) => along.some((one) => one.id === id));
    else if (!begun(unit) && isInfantry(unit) && !is(unit, 'broken')) {
      const list = along.filter((one) => (named || !left(one)) && one.side === unit.side && sameLocation(world, one, unit));
      if (list.length) note.leaders = list.map((one) => one.id);
    }
  }
}

export function helperFor(units, unit) {
  const smc = units.filter((other) => ['leader', 'hero'].includes(other.type)), mmc = units.filter(isMmc);
  return mmc.length === 1 && mmc[0] === unit && smc.length === 1 ? smc[0] : null;
}

/** Enemies in the Location entered (A4.14). */
export function enemyThere(world, unit, place) {
  return unitsIn(world, place.hex).some((other) => enemies(unit, other) && !concealed(other) && !aboard(other)
    && !brokenVehicle(world, other) && sameLocation(world, { ...other }, { ...unit, ...place }));
}

/** A10.5: whom its state makes rout. */
export const flees = (unit) => isPersonnel(unit) && is(unit, 'broken') && !is(unit, 'melee', 'prisoner') && !aboard(unit);

/** A10.711: a Good Order leader may rout along with broken units of his Location. */
const besideBroken = (world, unit) => world.note(unit.id).along || unitsIn(world, unit.hex).some((other) => {
  const along = goodOrder(unit) && other.side === unit.side && flees(other) && sameLocation(world, unit, other);
  if (along) world.note(unit.id).along = true;
  return along;
});
