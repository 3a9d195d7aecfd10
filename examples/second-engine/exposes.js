// What an action exposes units to (`exposes` of `may`): fire that enemies could make at once, Interdiction, mines, a hit from below.

import { hexsideName } from './board.js';
import { aboard, countersIn, did, floorOf, is, isDummy, isPersonnel, isVehicle, placeOf, sameLocation, Unsupported,
  weaponsOf } from './pieces.js';
import { answerAttack } from './fire.js';
import { interdicted } from './rout.js';

const MEANS_OF = {
  lmg: ['mg'], mmg: ['mg'], hmg: ['mg'], atr: ['ordnance_ap'], ft: ['flamethrower'], light_mortar: ['mortar'], mortar: ['mortar'],
  baz: ['ordnance_heat', 'ordnance_he'], psk: ['ordnance_heat', 'ordnance_he'], piat: ['ordnance_heat', 'ordnance_he'],
};
const GUN = ['ordnance_he', 'ordnance_ap'];

/** The ways in which an enemy could fire: its own FP, then each weapon that it has. */
function waysToFire(world, enemy) {
  const own = isVehicle(enemy) ? ['mg', ...GUN] : ['small_arms'];
  return [...new Set([...own, ...weaponsOf(world, enemy.id).flatMap(([, c]) =>
    MEANS_OF[c.type] ?? (['dc', 'radio'].includes(c.type) ? [] : GUN))])];
}

const couldFire = (unit, enemy) => unit.side !== enemy.side && !isDummy(enemy) && enemy.type !== 'aircraft' && !is(enemy, 'inherent')
  && !did(enemy, 'final_fired');

/** If the attack is possible, what it is called is found, and its DRM of movement. */
function tryFire(world, question, name, found) {
  const answer = answerAttack(world, { ask: 'attack', ...question });
  if (!answer.possible) return;
  found.add(name);
  for (const drm of ['ffmo', 'ffnam']) if (answer.targets[question.target]?.drm?.[drm]) found.add(drm);
}

function fireAt(world, unit, found) {
  for (const enemy of Object.values(world.units).filter((other) => couldFire(unit, other)))
    for (const means of waysToFire(world, enemy)) tryFire(world, { target: unit.id, means, by: [enemy.id] }, 'first_fire', found);
}

/** A8.15: whoever sees the whole hexside that was crossed. */
function snapShots(world, unit, from, found) {
  if (from === unit.hex || !isPersonnel(unit)) return;
  const hexside = hexsideName(from, unit.hex), mgs = ['lmg', 'mmg', 'hmg'];
  for (const enemy of Object.values(world.units).filter((other) => couldFire(unit, other)))
    for (const by of [enemy.id, ...weaponsOf(world, enemy.id).filter(([, c]) => mgs.includes(c.type)).map(([id]) => id)])
      tryFire(world, { target: unit.id, means: 'snap_shot', by: [by], hexside }, 'snap_shot', found);
}

/** B28.41: who enters or leaves a mined hex on the ground, except from trench to trench (27.54). */
function mines(world, unit, before, found) {
  if (did(unit, 'moved_by_trench') || sameLocation(world, before, unit)) return;
  const onGround = (piece) => ['', 'bypass', 'crest'].includes(placeOf(piece)) && floorOf(piece) === 0;
  if ([before, unit].some((one) => onGround(one) && countersIn(world, one.hex, 'minefield').length)) found.add('minefield');
}

/** All that the action exposed its units to; `before` is the moment before it. */
export function exposures(before, after, action) {
  const found = new Set(), { position } = after;
  const routs = (position.phase ?? '') === 'RtPh' || action.do === 'rout';
  if (!['move', 'rout', 'go_beneath', 'come_out', 'recover', 'advance', 'withdraw', 'clear'].includes(action.do)) return [];
  // announced: nothing is spent yet (26.4)
  if (action.cover === 'wire' && action.dr === undefined && action.mode !== 'low_crawl') return [];
  for (const id of action.units ?? [action.unit]) {
    const unit = after.units[id], was = before.units[id];
    if (!unit && was && isDummy(was)) throw new Unsupported('whether dummies that their move takes off the board are fired at');
    if (!unit || !was || aboard(unit)) continue;
    const routing = routs || (!position.phase && is(unit, 'broken'));                                 // A8.1 is about the MPh
    if (routing && action.mode !== 'low_crawl' && interdicted(after, unit)) found.add('interdiction');
    if (!routing && !['advance', 'withdraw'].includes(action.do) && ['', 'MPh'].includes(position.phase ?? '')) {
      const phase = position.phase;
      position.phase = 'MPh';
      fireAt(after, unit, found);
      snapShots(after, unit, was.hex, found);
      position.phase = phase;
    }
    mines(after, unit, was, found);
    if (after.note(id).climbed) found.add('underbelly_hit');                                        // D4.3
    if (after.note(id).climbed && (unit.equipment ?? []).includes('schuerzen')) found.add('schuerzen_loss');        // D11.2
  }
  return [...found];
}
