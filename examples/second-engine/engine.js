// One request: a position, actions, questions. No files, no clock: it runs in a browser as well.

import { Gone, Illegal, Unknown, Unsupported, World, add, did, drop, enemies, sameLocation, takeAboard, unitsIn } from './pieces.js';
import { answerTerrain } from './terrain.js';
import { answerLos } from './los.js';
import { answerWallAdvantage, doClaim, doForfeit, refuseClaim, refuseForfeit, settle } from './walls.js';
import { answerSameLocation, passControl } from './location.js';
import { answerConcealment, discover, spotted } from './conceal.js';
import { answerAttack } from './fire.js';
import { alarmed, answerRout, awayFromEnemies } from './rout.js';
import { movers } from './announce.js';
import { answerState } from './state.js';
import { comeOut, goBeneath } from './beneath.js';
import { enter } from './moves.js';
import { clear, declare, dropWeapon, entrench, placeOnBoard, recover, result, setUp, sink, stillDue, transfer } from './deeds.js';
import { exposures } from './exposes.js';
import { ACTIONS, QUESTIONS } from './claims.js';

const wallClaim = (refuse, perform) => (world, action) => {
  const why = refuse(world, action);
  if (why) throw new Illegal(...why);
  perform(world, action);
};

const VERBS = {
  move: (world, action) => enter(world, action, 'move'),
  advance: (world, action) => enter(world, action, 'advance'),
  rout: (world, action) => {
    for (const unit of movers(world, action.units)) awayFromEnemies(world, unit, action);
    return enter(world, action, 'rout');
  },
  withdraw: (world, action) => enter(world, action, 'withdraw'),
  go_beneath: goBeneath, come_out: comeOut, entrench, clear, recover, transfer, drop: dropWeapon, declare, set_up: setUp, result,
  roll: () => {}, place_on_board: placeOnBoard,
  claim_wall_advantage: wallClaim(refuseClaim, doClaim),
  forfeit_wall_advantage: wallClaim(refuseForfeit, doForfeit),
};

const foes = (world, unit) => unitsIn(world, unit.hex).some((other) => enemies(unit, other) && sameLocation(world, unit, other));

/** Play one action; the world is changed only if it is allowed. */
function play(world, action, index) {
  if (!(action.do in VERBS)) throw new Unsupported(`verb ${action.do}`);
  const next = world.clone();
  next.acting = index;
  discover(next);                                                                                   // what is seen already
  const fresh = Object.values(next.notes).filter((note) => note.lostHip);
  VERBS[action.do](next, action);
  for (const note of fresh) delete note.lostHip;                                                    // 9.322: only at once
  for (const unit of Object.values(next.units)) if (!foes(next, unit) && foes(world, unit)) drop(unit.status, 'melee');   // A11.15
  takeAboard(next);
  sink(next);
  next.events.checks = next.events.checks.filter((due) => stillDue(next, due));
  discover(next);
  settle(next);
  while (spotted(next)) settle(next);
  alarmed(world, next);
  passControl(world, next);
  for (const id of Object.keys(next.units)) next.wasUnit.add(id);
  return next;
}

function answerMay(world, { action }) {
  try {
    const next = play(world, { ...action }, 0);
    const spent = next.events.expenditures.slice(world.events.expenditures.length), known = world.events.checks;
    const checks = next.events.checks.filter((one) => !known.some((old) => old.check === one.check && old.unit === one.unit));
    return { allowed: true, cost: Math.max(0, ...spent.map((one) => one.mf)), checks, exposes: exposures(world, next, action) };
  } catch (problem) {
    if (problem instanceof Gone) return { allowed: false, why: problem.message };
    if (!(problem instanceof Illegal)) throw problem;
    return { allowed: false, why: problem.message, ...(problem.clause ? { clauses: [problem.clause] } : {}) };
  }
}

const ASK = {
  terrain: answerTerrain, los: answerLos, wall_advantage: answerWallAdvantage, same_location: answerSameLocation,
  concealment: answerConcealment, attack: answerAttack, may: answerMay, state: answerState, rout: answerRout,
};

function ask(world, question) {
  if (!(question.ask in ASK)) return { unsupported: { missing: [`question ${question.ask}`] } };
  try {
    return { answer: ASK[question.ask](world, question) };
  } catch (problem) {
    if (problem instanceof Unsupported) return { unsupported: { missing: problem.missing } };
    if (problem instanceof Gone) return { gone: { piece: problem.piece, action: problem.action } };
    throw problem;
  }
}

export function evaluate({ edition, position, actions = [], questions }) {
  if (edition !== 'current') throw new Unknown(`no edition ${edition}`);
  let world = new World(position);
  world.wasUnit = new Set(Object.keys(world.units));
  for (const unit of Object.values(world.units)) {
    if (did(unit, 'dashed', 'moved_by_trench', 'moved_directly', 'skirted_shellholes') && !did(unit, 'moved_by_assault', 'routed'))
      add(unit.done, world.phase === 'RtPh' ? 'routed' : 'moved');
    if (did(unit, 'attempted_to_clear', 'attempted_to_entrench')) add(unit.status, 'ti');                // B24.73, B27.11
    if (unit.pushing && did(unit, 'moved')) add(unit.done, 'pushed');                                // A4.62
  }
  const before = { ...world.counters };
  sink(world);                                                                                      // 16.1
  for (const id of world.gone.keys()) world.sunk[id] = before[id];
  world.gone.clear();
  settle(world);
  world.lostWa = [];
  for (const [index, action] of actions.entries()) {
    try {
      world = play(world, action, index);
    } catch (problem) {
      if (problem instanceof Unsupported) return { outcomes: questions.map(() => ({ unsupported: { missing: problem.missing } })) };
      if (!(problem instanceof Illegal) && !(problem instanceof Gone)) throw problem;
      const illegal = { action: index, why: problem.message, ...(problem.clause ? { clause: problem.clause } : {}) };
      return { outcomes: questions.map(() => ({ illegal })) };
    }
  }
  return { outcomes: questions.map((question) => ask(world, question)) };
}

export function initialize() {
  return { protocol: 1, name: 'second-engine', version: '0.1.0', language: 'JavaScript', editions: ['current'], questions: QUESTIONS,
    actions: ACTIONS,
    readings: { 'A.8-adjacent': 'bridge-apart', 'B27.4-pillbox-to-trench': 'goes-not', 'B9.6-hillside-bocage': 'hillside' } };
}

/** One line of the protocol in, one response out (null for none). */
export function respond(request) {
  const { id, method, params } = request;
  try {
    if (method === 'initialize') return { jsonrpc: '2.0', id, result: initialize() };
    if (method === 'evaluate') return { jsonrpc: '2.0', id, result: evaluate(params) };
    if (method === 'shutdown') return null;
    return { jsonrpc: '2.0', id, error: { code: -32601, message: `no method ${method}` } };
  } catch (problem) {
    return { jsonrpc: '2.0', id, error: { code: problem instanceof Unknown ? -32602 : -32603, message: problem.message } };
  }
}
