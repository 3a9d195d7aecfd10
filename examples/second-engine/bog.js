// Bog Checks that an entry calls for (D8.2): hexsides (9.4, 9.54), hexes beside marsh (16.43), Wire (26.43), trenches (27.55).

import { canonicalHexside, neighbours } from './board.js';
import { column } from './costs.js';
import { countersIn, is, isTracked, isVehicle, placeOf } from './pieces.js';
import { edgeOf, edgeTerrain, groundLevel, hexOf, MARSHES, snowy, terrainOf } from './terrain.js';

const HALF_TRACKED_OR_WHEELED = [4, 6];

/** 9.4, 9.54: halftracks and armored cars check for a hedge, whoever may cross bocage for bocage; nobody in a gap, Breach or road. */
function hexsideChecks(world, unit, side, step) {
  const edge = edgeOf(world, side), type = edgeTerrain(world, side);
  if (step.road || edge.breached || (edge.gap && !edge.road)) return false;
  if (type === 'bocage') return true;
  return ['hedge', 'cactus_hedge'].includes(type) && HALF_TRACKED_OR_WHEELED.includes(column(unit));
}

/** 16.43: a hex of level 0 or -1 beside marsh or mudflat, also flooded; the weather of 16.8 ends it. */
function besideMarsh(world, hex) {
  if (snowy(world) || ![0, -1].includes(groundLevel(world, hex))) return false;
  return neighbours(hex).some((one) => one && [terrainOf(world, one), hexOf(world, one).terrain].some((type) => MARSHES.includes(type)));
}

/** The Bog Checks of a vehicle that enters a hex, one for each reason. */
export function bogChecks(world, unit, from, to, place, step) {
  if (!isVehicle(unit) || ['horse', 'boat', 'aircraft', 'motorcycle'].includes(unit.type) || from === to) return [];
  const ground = ['', 'bypass'].includes(placeOf(place));
  const lies = (type) => countersIn(world, to, type).some(([, c]) => !is(c, 'bridged') && (placeOf(c) === 'bridge') === !ground);
  const reasons = [
    hexsideChecks(world, unit, canonicalHexside(`${from}-${to}`), step),
    ground && !step.road && besideMarsh(world, to),
    lies('wire') && unit.type !== 'wagon',
    ground && lies('trench') && isTracked(unit),
  ];
  return reasons.filter(Boolean).map(() => ({ check: 'bog', unit: unit.id }));
}
