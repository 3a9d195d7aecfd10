// Movement from hex to hex: move, rout, advance, withdraw (A4, 9.4, 16.4, 26.4, 27.54, 27.6).

import { adjacent, canonicalHexside, corners, endsOf, hexesOf, parse, same, vertexName } from './board.js';
import { has, hexOf, inDepression, isBuilding, terrainOf } from './terrain.js';
import { add, countersIn, coverIn, did, drop, enemies, entrenchedIn, ENTRENCHMENTS, floorOf, Illegal, inBypass, is,
  isCavalry, isInfantry, isPersonnel, isVehicle, onWire, placeExists, placeOf, sameLocation, takeAboard, unitsIn,
  Unsupported } from './pieces.js';
import { allotment, column, left, spent, stepCost, trenchWay } from './costs.js';
import { excessAt, roomFor } from './location.js';
import { lose } from './walls.js';
import { pointsOfUnit } from './los.js';
import { afterMovement } from './conceal.js';
import { barred, doubleTime, enemyThere, helperFor, joinLeader, movers, rightPhase, rightTurn, spend } from './announce.js';
import { carry, leaveGuns, pushes, staying } from './carrying.js';
import { bogChecks } from './bog.js';
import { overWire } from './fire.js';

const PHASES = { move: 'MPh', rout: 'RtPh', advance: 'APh', withdraw: 'CCPh' };

export function enter(world, action, verb) {
  rightPhase(world, [PHASES[verb]]);
  const units = movers(world, action.units), to = action.to;
  const { column: col, row } = parse(to);
  const columns = world.position.columns ?? 33, rows = world.position.rows ?? 10;
  if (col >= columns || row > rows || (row < 1 && col % 2 === 0)) throw new Illegal('A4.1', 'off the board');
  const place = { hex: to, at: action.at ?? (action.bypass?.length || action.mode === 'bypass' ? 'bypass' : ''), floor: action.floor ?? 0 };
  action = { ...action, at: place.at };
  for (const unit of units) {
    if (verb === 'move' || verb === 'advance') rightTurn(world, unit);
    if (isVehicle(unit) && verb !== 'move') throw new Illegal('D2.1', 'a vehicle only moves');
    barred(world, unit, verb, { excused: !world.phase });                                           // protocol.md: the one exception
    if (unit.type === 'aircraft' || unit.type === 'boat') throw new Unsupported(`movement of a ${unit.type}`);
    if (unit.hex !== to && !adjacent(unit.hex, to)) throw new Illegal('A4.1', 'not adjacent');
    const ends = [placeOf(unit), placeOf(place)];
    if (!ends.includes('pillbox') && ends.some((word) => ['cave', 'sewer', 'climbing'].includes(word)))
      throw new Unsupported('caves, sewers and cliffs');
  }
  if (['sewer', 'tunnel'].includes(action.mode)) {
    if (units.some((unit) => onWire(world, unit))) throw new Illegal('B26.4', 'not from the top of Wire');
    throw new Unsupported(`${action.mode} movement`);
  }
  if (['charge', 'water', 'breach', 'push', 'dash'].includes(action.mode)) throw new Unsupported(`mode ${action.mode}`);
  if (placeOf(place) === 'bypass') bypassAllowed(world, units, action);
  for (const unit of units) reachable(world, unit, { ...unit, ...place });
  const plans = units.map((unit) => plan(world, unit, units, action, verb, place));
  if (verb === 'advance' || verb === 'withdraw') {
    const coming = units.map((unit) => ({ ...unit, hex: to }));
    const before = excessAt(world, { ...units[0], ...place }, units[0].side);
    const now = excessAt(world, { ...units[0], ...place }, units[0].side, coming);
    if (units[0].hex !== to && now > before && now > 0) throw new Illegal('A5.11', 'overstacked');
  }
  if (plans.some(({ cover }) => cover && !roomFor(world, cover, units[0].side, units))) throw new Illegal('B27.12', 'no room beneath');
  carry(world, units, action, plans);
  perform(world, units, plans, action, verb, place);
  return plans;
}

/** Is there such a place, and a way to it from where the unit is? */
function reachable(world, unit, goal) {
  if (!placeExists(world, goal)) throw new Illegal('A4.1', 'no such place');
  if (isVehicle(unit) && (floorOf(goal) > 0 || !['', 'bridge', 'bypass'].includes(placeOf(goal))))
    throw new Illegal('B23.4', 'no vehicle goes there');
  if (unit.hex === goal.hex) return;
  const upstairs = (piece) => floorOf(piece) > 0 || placeOf(piece) === 'rooftop';
  if (upstairs(unit) || upstairs(goal)) {
    const both = isBuilding(terrainOf(world, unit.hex)) && isBuilding(terrainOf(world, goal.hex)) && floorOf(unit) === floorOf(goal)
      && placeOf(unit) !== 'rooftop' && placeOf(goal) !== 'rooftop';
    if (!both) throw new Illegal('B23.4', 'on the ground, or on one level');
  }
  if (inBypass(unit) && !corners(goal.hex).some((c) => pointsOfUnit(world, unit).some((p) => same(c, p))))
    throw new Illegal('A4.3', 'not beside its Bypass');
}

/** A4.3, D2.3: where a unit can be that follows these hexsides, each from where the one before has ended; no vehicle turns back. */
function comesTo(world, unit, { to, bypass = [] }) {
  const [first, last] = [bypass[0], unit.bypass?.at(-1)].map((name) => name && canonicalHexside(name));
  if (isVehicle(unit) && unit.hex === to && first === last) return [];
  let points = inBypass(unit) ? pointsOfUnit(world, unit) : corners(unit.hex);
  for (const ends of bypass.map((name) => endsOf(canonicalHexside(name))))
    points = ends.filter((p, i) => points.some((q) => same(q, ends[1 - i])));
  return points;
}

/** Is the way past the hex free of its artwork, and for Infantry of Wire? */
export function bypassFree(world, units, action) {
  const sides = (action.bypass ?? []).map(canonicalHexside), free = hexOf(world, action.to).free ?? [];
  if (units.some(isPersonnel)) {
    const wired = sides.some((name) => hexesOf(name).some((hex) =>
      countersIn(world, hex, 'wire').some(([, c]) => placeOf(c) !== 'bridge')));
    if (wired || countersIn(world, action.to, 'wire').length) throw new Illegal('B26.44', 'no Bypass in a Wire hex');
  }
  if (!sides.length || sides.some((name) => !free.includes(hexesOf(name).find((hex) => hex !== action.to))))
    throw new Illegal('A4.3', 'artwork on the hexside');
}

function bypassAllowed(world, units, action) {
  bypassFree(world, units, action);
  if (action.do === 'advance' || action.do === 'withdraw') throw new Illegal('A4.7', 'Bypass is for the MPh and the RtPh');
  if (units.some((unit) => !comesTo(world, unit, action).length)) throw new Illegal('A4.3', 'not on from where it has come to');
  if (action.mode === 'assault') throw new Unsupported('Bypass by Assault Movement');
}

/** What a step means for one unit: its cost and where it ends; an Illegal if it may not. */
function plan(world, unit, units, action, verb, place) {
  const mode = action.mode ?? '', to = action.to, covers = action.beneath ?? [];
  const along = (piece) => placeOf(piece) === 'bypass' ? (piece.bypass ?? []).map(canonicalHexside).sort().join() : '';
  if (unit.hex === to && mode !== 'low_crawl' && along(unit) === along(action) && placeOf(unit) === placeOf(place)
    && floorOf(unit) === (action.floor ?? 0)) throw new Illegal('A4.1', 'it is there already');
  const cover = covers.find((word) => ENTRENCHMENTS.includes(word));
  const way = trenchWay(world, unit, to, action);
  const counter = cover ? countersIn(world, to, cover)[0]?.[1] : undefined;
  if (cover && !counter) throw new Illegal('B27.1', `no ${cover} there`);
  if (verb === 'move') {
    if (isVehicle(unit) && did(unit, 'stopped')) throw new Illegal('D2.13', 'it must Start first');
    if (world.events.checks.some((due) => due.check === 'bog' && due.unit === unit.id)) throw new Illegal('D8.2', 'first its Bog Check');
    if (world.note(unit.id).hungUp || (did(unit, 'tried_wire') && onWire(world, unit))) throw new Illegal('B26.4', 'hung up on the Wire');
  }
  if (onWire(world, unit) && isPersonnel(unit)) throw new Illegal('B26.4', 'on top of Wire');
  if (verb === 'withdraw' && !is(unit, 'melee') && !unitsIn(world, unit.hex).some((other) => enemies(unit, other)
    && (sameLocation(world, unit, other) || overWire(world, unit, other))))
    throw new Illegal('A11.2', 'no Close Combat to leave');
  if (isVehicle(unit) && entrenchedIn(unit)) throw new Illegal('B27.51', 'beneath a trench');
  const wire = coverIn(world, { ...unit, ...place, id: unit.id }, 'wire', to);
  if (wire && (isCavalry(unit) || unit.mount === 'motorcycle' || ['motorcycle', 'wagon', 'horse'].includes(unit.type)) && unit.hex !== to)
    throw new Illegal('B26.42', 'not into Wire');
  const trench = way === 'connected' && Boolean(cover);
  if (covers.includes('wire') && !(wire && trench)) throw new Illegal('B26.4', 'beneath Wire only by its dr');
  if (wire && cover && !trench) throw new Illegal('B26.4', 'first onto the Wire');
  if (cover && !isInfantry(unit)) throw new Illegal('B27.1', 'only Infantry goes beneath');
  if (isVehicle(unit) || unit.mount === 'motorcycle') vehicleBars(world, unit, to, place);
  if (mode === 'reverse' && (!isVehicle(unit) || (unit.hex !== to && inFront(unit, to)))) throw new Illegal('D2.2', 'not behind a vehicle');
  if (isVehicle(unit) && ['assault', 'double_time', 'minimum', 'low_crawl', 'dash'].includes(mode))
    throw new Illegal('A4.61', 'no vehicle moves so');
  if (did(unit, 'dashed') && verb === 'move') throw new Illegal('A4.63', 'it has Dashed');
  if (placeOf(place) === 'crest' && !(isInfantry(unit) && inDepression(world, to)))
    throw new Illegal('B20.9', 'only Infantry, in a Depression, takes Crest status');
  if (['move', 'rout', 'withdraw'].includes(verb) && !sameLocation(world, unit, { ...unit, ...place })
    && !(verb === 'move' && is(unit, 'berserk')) && !isVehicle(unit) && enemyThere(world, unit, place))
    throw new Illegal('A4.14', 'an enemy is there');
  let extra = 0;
  const leaving = entrenchedIn(unit), straight = trench || way === 'down' || way === 'up';
  const outFree = trench || (way === 'down' && leaving !== 'foxhole'), inFree = trench || way === 'up';   // 27.6
  if (covers.filter((word) => ENTRENCHMENTS.includes(word)).length > 1) throw new Illegal('B27.4', 'beneath one of them only');
  if (cover && placeOf(unit) === 'pillbox' && unit.hex === to) throw new Illegal('B27.4', 'first come out');
  if (leaving && isPersonnel(unit) && (!outFree || !isInfantry(unit))) {
    if (verb === 'move') throw new Illegal('B27.4', 'first come out');
    extra += leaving === 'at_ditch' ? 2 : 1;
  }
  if (cover && !inFree) {
    if (verb === 'move') throw new Illegal(unit.pushing && ['trench', 'sangar'].includes(cover) ? 'B27.6' : 'B27.4',
      'an expenditure of its own');
    extra += cover === 'at_ditch' ? 2 : 1;
  }
  if (placeOf(place) === 'pillbox' && !isInfantry(unit)) throw new Illegal('B30.4', 'only Infantry');
  const pillboxes = [unit, place].filter((piece) => placeOf(piece) === 'pillbox').length;
  if (pillboxes && unit.hex !== to) {
    if (placeOf(place) === 'pillbox' && countersIn(world, to, 'wire').some(([, c]) => placeOf(c) !== 'bridge'))
      throw new Illegal('B26.4', 'first onto the Wire');
    if (verb === 'move') throw new Illegal('B27.4', 'an expenditure of its own');
    if (verb !== 'rout') throw new Unsupported('straight into or out of a pillbox');
    extra += pillboxes;
  }
  const step = stepCost(world, unit, to, action, { trench });
  return priced(world, unit, units, action, verb, { step, extra, trench, way: straight ? way : '', cover: counter, word: cover, wire });
}

/** D2.2: the hex that the hull faces, and the one to each side of it. */
const inFront = ({ hex, vca = '' }, to) => vca === to || (adjacent(hex, vca || to) && vca && adjacent(vca, to));

function vehicleBars(world, unit, to, place) {
  if (!['', 'bypass'].includes(placeOf(place))) return;
  const pits = (type) => countersIn(world, to, type).filter(([, c]) => !is(c, 'bridged') && placeOf(c) !== 'bridge');
  if (pits('at_ditch').length) throw new Illegal('B27.56', 'an A-T Ditch');
  if (pits('trench').length && ![1, 5].includes(column(unit)))
    throw new Illegal('B27.55', 'only fully-tracked vehicles enter a trench hex');
}

/** MF left, Minimum Move, marsh, Assault Movement, Advance vs Difficult Terrain. */
function priced(world, unit, units, action, verb, out) {
  const { step } = out, mode = action.mode ?? '';
  const helper = helperFor(units, unit);
  const marsh = terrainOf(world, action.to) === 'marsh' && ['', 'crest', 'bypass'].includes(placeOf(action)) && !step.road && !out.trench;
  if (mode === 'low_crawl' && verb !== 'rout') throw new Illegal('A10.52', 'Low Crawl is a rout');
  const noMf = ['advance', 'withdraw'].includes(verb);
  if (marsh && isPersonnel(unit) && (noMf || mode === 'low_crawl')) throw new Illegal('B16.4', 'not into marsh');
  if (noMf) {
    if (!['', 'off_road'].includes(mode)) throw new Illegal(mode === 'assault' ? 'A4.61' : 'A4.7', 'only in the MPh');
    out.mf = 0;
    if (verb === 'advance') difficult(world, unit, units, action, out, helper);
    return out;
  }
  if (mode === 'double_time' && verb !== 'move') throw new Illegal('A4.5', 'no Double Time');
  if (mode === 'double_time') doubleTime(world, unit);
  const led = world.note(unit.id).leaders?.length;
  if (verb === 'move') joinLeader(world, units);
  if (helper && spent(unit) === 0) world.note(unit.id).helper = helper.id;
  const total = allotment(world, unit, { helper, without: staying(world, unit, action) });
  const rest = total - spent(unit);
  if (led && !world.note(unit.id).leaders.length && rest < 0) throw new Illegal('A4.12', 'without its leader');
  if (mode === 'low_crawl') {
    if (enemyThere(world, unit, unit)) throw new Illegal('A10.52', 'not from a Location with an enemy');
    if (spent(unit) > 0 || did(unit, 'routed')) throw new Illegal('A10.52', 'Low Crawl is the whole rout');
    out.mf = total; out.whole = true;
    return out;
  }
  if (marsh && ['double_time', 'assault'].includes(mode) && (step.rise ?? 0) > 0) throw new Illegal('B16.4', 'a Minimum Move alone');
  const uphill = marsh && isPersonnel(unit) && (step.rise ?? 0) > 0;
  if (mode === 'minimum' || (uphill && verb === 'move')) {
    if (!isPersonnel(unit) || verb !== 'move') throw new Illegal('A4.134', 'no Minimum Move');
    if (is(unit, 'cx') || spent(unit) > 0 || did(unit, 'moved', 'moved_by_assault', 'double_timed') || unit.mount)
      throw new Illegal('A4.134', 'no Minimum Move');
    out.mf = Math.max(0, total); out.minimum = true; out.whole = true;
    return out;
  }
  if (uphill) throw new Illegal('A4.134', 'no Minimum Move in the RtPh');
  if (step.difficult) throw new Illegal('B9.7', 'not that way');
  if (step.all) {
    const moved = spent(unit) > 0 || did(unit, 'moved', 'moved_by_assault', 'tried_wire', 'routed');
    if (out.extra || moved || total <= 0) throw new Illegal(marsh ? 'B16.4' : 'A4.1', 'its whole allotment is needed');
    if (mode === 'assault') throw new Illegal(marsh ? 'B16.4' : 'A4.61', 'Assault Movement leaves an MF');
    out.mf = total; out.whole = true;
  } else {
    out.mf = step.cost + out.extra;
    if (out.mf > rest) throw new Illegal('A4.1', `${out.mf} needed, ${rest} left`);
  }
  if (verb === 'move' && isPersonnel(unit)) assault(world, unit, action, out, rest, total);
  return out;
}

/** A4.61: one Location, never the last MF, declared before moving. */
export function assault(world, unit, action, out, rest) {
  const mode = action.mode ?? '', note = world.note(unit.id);
  const bound = note.assault || did(unit, 'moved_by_assault');
  if (mode === 'assault' || bound) {
    if (mode === 'double_time' || did(unit, 'double_timed')) throw new Illegal('A4.61', 'not with Double Time');
    if (did(unit, 'moved') || note.wirePlain) throw new Illegal('A4.61', 'it has moved otherwise');
    if (did(unit, 'moved_by_assault') || note.enteredByAssault) throw new Illegal('A4.61', 'one Location only');
    if (!isInfantry(unit) || is(unit, 'berserk')) throw new Illegal('A4.61', 'no Assault Movement');
    if (out.mf >= rest && !did(unit, 'tried_wire')) throw new Illegal('A4.61', 'not the last MF');
    out.assault = out.mf < rest;                                                                    // 26.4: else voided
  }
}

function difficult(world, unit, units, action, out, helper) {
  const full = allotment(world, { ...unit, mf_spent: 0 }, { helper, without: staying(world, unit, action) });
  const cost = out.step.all ? full : out.step.cost + out.extra;
  if (full <= 0) throw new Illegal('A4.72', 'no MF at all');
  out.hard = cost >= 4 || cost >= full || Boolean(out.step.difficult && !out.trench);   // 27.54
  if (out.hard && is(unit, 'cx')) throw new Illegal(out.step.difficult ? 'B9.7' : 'A4.72', 'CX: no Advance vs Difficult Terrain');
}

function perform(world, units, plans, action, verb, place) {
  const groups = new Map();
  units.forEach((unit, i) => {
    const one = plans[i];
    if (!sameLocation(world, unit, { ...unit, ...place })) lose(world, unit);                      // 9.41
    if (verb === 'move' || verb === 'rout') {
      const key = `${one.mf}/${one.step.wire ?? ''}`;
      groups.set(key, [...(groups.get(key) ?? []), unit]);
    }
  });
  for (const [key, list] of groups) {
    const wire = key.split('/')[1];
    spend(world, list, Number(key.split('/')[0]), `enter ${action.to}`, { wire: Number(wire || 0) });
  }
  units.forEach((unit, i) => {
    const one = plans[i], note = world.note(unit.id), from = unit.hex;
    leaveGuns(world, unit, action);
    if (isVehicle(unit) && (inBypass(unit) || inBypass(place))) {                                    // D2.32
      const ends = inBypass(place) ? comesTo(world, unit, action) : [];
      unit.vca = ends.length === 1 ? vertexName(action.to, ends[0]) : undefined;
    }
    Object.assign(unit, place, { crest: action.crest, bypass: action.bypass });
    unit.beneath = one.word ? [one.word, ...(one.wire ? ['wire'] : [])] : [];
    note.cameFrom = from;
    note.climbed = Boolean(one.step.crossed);
    delete note.recovering;
    world.events.checks.push(...bogChecks(world, unit, from, action.to, place, one.step));
    note.arrived = (world.clock = (world.clock ?? 0) + 1);
    note.exitFailed = false;
    for (const word of ['skirted_shellholes', 'moved_by_trench', 'moved_directly', 'pushed']) drop(unit.done, word);
    if (verb === 'move' && pushes(world, unit, action)) add(unit.done, 'pushed');
    if (one.trench) add(unit.done, 'moved_by_trench');
    else if (one.way) add(unit.done, 'moved_directly');
    if (verb === 'advance') add(unit.done, 'advanced');
    if (verb === 'rout') add(unit.done, 'routed');
    if (verb === 'move') {
      if (one.assault) { add(unit.done, 'moved_by_assault'); note.assault = true;
        note.enteredByAssault = true; }
      else add(unit.done, 'moved');
    }
    if (['move', 'rout'].includes(verb) && isInfantry(unit) && has(world, unit.hex, 'shellholes') && !action.shellholes && !one.whole
      && ['', 'bypass', 'crest'].includes(placeOf(unit))) add(unit.done, 'skirted_shellholes');
    if (one.minimum) { add(unit.status, 'cx'); add(unit.status, 'pinned'); }
    if (one.hard) add(unit.status, 'cx');
    if (verb === 'withdraw') drop(unit.status, 'melee');
    if (action.shellholes && !has(world, action.to, 'shellholes')) throw new Illegal('B2.4', 'no shellholes');
    note.mfLeft = left(world, unit);
  });
  takeAboard(world);
  afterMovement(world, units, verb, { assault: plans.some((one) => one.assault), trench: plans.every((one) => one.trench) });
}
