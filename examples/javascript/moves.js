"use strict";
// Infantry in its MPh: `move`, `come_out` and `go_beneath`, one expenditure of MF each, and `state`.

const {
  Unsupported, Illegal, only, oneOf, fairWeather, hexAt, hexsideAt, unitNamed, inHex, countersIn, isEntrenched,
  INFANTRY, range,
} = require("./board");

const ALL = "all";
// Grain stands high as long as the position names no month; with a month, hexAt refuses it.
const COT = {
  open_ground: 1, plowed_field: 1.5, orchard: 1, graveyard: 1, grain: 1.5, brush: 2, vineyard: 2, olive_grove: 2,
  woods: 2, crag: 2, wooden_building: 2, stone_building: 2, mudflat: 2, marsh: ALL, // 16.4, 16.71
};
const SMC = ["leader", "hero"];
const HARMLESS = ["inexperienced", "wounded", "concealed", "cx", "wall_advantage"]; // statuses that do not stop a move
const TRENCHES = ["trench", "at_ditch"]; // 27.56: an A-T Ditch is a trench but for what leaves and enters it
const SIZES = { squad: 1, half_squad: 0.5, crew: 0.5 };
const MOST_SMC = 4; // 27.12, 27.51
const TRENCH_SQUADS = 3; // 27.51

/** MF before a unit has spent any (A4.11); a leader in its stack adds two to a MMC (A4.12). */
function allotment(unit, led) {
  const status = unit.status || [];
  if (unit.mf !== undefined && unit.mf !== null) {
    if (led) throw new Unsupported("a given MF allotment with a leader");
    return unit.mf;
  }
  if (SMC.includes(unit.type)) return status.includes("wounded") ? 3 : 6;
  if (led) return 6;
  return status.includes("inexperienced") ? 3 : 4;
}

/** Plays one action on a copy of the board; the expenditure it was is added to `spent`. */
function play(board, action, spent) {
  const verb = { move, come_out: comeOut, go_beneath: goBeneath }[action.do];
  if (!verb) throw new Unsupported(`action ${action.do}`);
  if (board.phase !== "MPh") throw new Unsupported(`${action.do} in other phases than the MPh`);
  fairWeather(board, "movement");
  const movers = action.units.map((name) => mover(board, name));
  if (new Set(movers.map((unit) => unit.hex)).size > 1) throw new Unsupported("units of several hexes together");
  const led = underLeader(movers, action.units);
  const budget = movers.map((unit) => allotment(unit, led) - (unit.mf_spent || 0));
  const outcome = verb(board, action, movers, Math.min(...budget));
  const units = { ...board.units };
  movers.forEach((unit, index) => {
    // Units that move as one spend as one: where the hex takes all, each is done (16.4).
    const mf = outcome.mf === ALL ? budget[index] : outcome.mf;
    units[action.units[index]] = { ...unit, ...outcome.change, mf_spent: (unit.mf_spent || 0) + mf, led, moved: true };
  });
  spent.push({ units: action.units, mf: outcome.mf === ALL ? Math.max(...budget) : outcome.mf, wire: 0 });
  return { ...board, units };
}

/** A unit that may move and of which everything that matters is known. */
function mover(board, name) {
  const unit = unitNamed(board, name);
  for (const status of unit.status || []) oneOf(status, HARMLESS, "movement of units that are");
  for (const deed of unit.done || []) oneOf(deed, ["moved"], "movement of units that have");
  if (unit.side !== board.turn_of) throw new Unsupported("movement of the DEFENDER");
  const load = Object.entries(board.counters).find(([, counter]) => counter.possessed_by === name);
  if (load) throw new Unsupported(`portage of ${load[0]}`);
  return unit;
}

/** The leader who takes all these units along, from their first MF on; "" if there is none. */
function underLeader(movers, names) {
  const leader = names.find((name, index) => movers[index].type === "leader") || "";
  for (const unit of movers) {
    if (SMC.includes(unit.type)) continue;
    const { moved, mf_spent } = movers[names.indexOf(leader)] || {};
    const alone = (moved || mf_spent) && !unit.moved;
    if (alone) throw new Unsupported("a leader who has spent MF by himself");
    const began = unit.led !== undefined || !unit.mf_spent;
    if (!began && leader) throw new Unsupported("who began to move with a leader");
    if (unit.led !== undefined && unit.led !== leader) throw new Unsupported("a stack that splits while it moves");
  }
  return movers.some((unit) => !SMC.includes(unit.type)) ? leader : "";
}

function move(board, action, movers, budget) {
  only(action, ["do", "units", "to", "beneath", "mode"], "a move");
  const assault = oneOf(action.mode || "", ["", "assault"], "movement") === "assault";
  const from = movers[0].hex;
  if (range(from, action.to) !== 1) throw new Illegal("A4.1", `${action.to} is not adjacent to ${from}`);
  const unmoved = movers.every((unit) => !unit.mf_spent && !unit.moved);
  if (assault && !unmoved) throw new Unsupported("Assault Movement after other movement");
  fitToEnter(board, action.to);
  const rise = hexAt(board, action.to).level - hexAt(board, from).level;
  if (trenchStep(board, action, movers)) {
    if (rise) throw new Unsupported("trenches on several levels");
    room(board, action, movers, trenchIn(board, action.to));
    return pay(1, budget, { hex: action.to, beneath: action.beneath }); // 27.54: always one MF
  }
  if (rise && (movers.some(isEntrenched) || (action.beneath || []).length)) throw new Unsupported("27.6");
  if (nearSangar(board, from, action.to)) throw new Unsupported("sangars (27.6)");
  if ((action.beneath || []).length)
    throw new Illegal(action.beneath.includes("wire") ? "B26.4" : "B27.4", "going beneath is an expenditure of its own");
  leaveHex(board, movers, from);
  const mf = costOf(board, from, action.to, rise);
  if (mf === ALL && movers.some((unit) => unit.mf_spent || (unit.done || []).includes("moved"))) throw new Illegal("B16.4", "marsh takes the whole allotment");
  if (mf === ALL && budget <= 0) throw new Illegal("A4.1", "no MF are left");
  if (mf === ALL && assault) throw new Illegal("A4.61", "Assault Movement may not take every MF");
  if (mf !== ALL && mf > budget && unmoved) throw new Unsupported("Minimum Move");
  if (mf !== ALL && mf > budget) throw new Illegal("A4.1", `it costs ${mf} MF and ${budget} are left`);
  if (mf === budget && assault) throw new Illegal("A4.61", "Assault Movement may not take every MF");
  return { mf, change: { hex: action.to, beneath: [] } };
}

/** What waits in a hex must be known: no enemy, no vehicle, no mines, no pillbox. */
function fitToEnter(board, to) {
  if (hexAt(board, to).road) throw new Unsupported("movement on roads");
  for (const [, unit] of inHex(board.units, to)) {
    if (unit.side !== board.turn_of) throw new Unsupported("entry of an enemy Location");
    oneOf(unit.type, INFANTRY, "entry of a hex with a");
  }
  for (const [, counter] of inHex(board.counters, to)) {
    oneOf(counter.type, ["foxhole", "trench", "at_ditch", "wire", "lmg", "mmg", "hmg"], "entry of a hex with a");
  }
}

const nearSangar = (board, ...hexes) => hexes.some((hex) => countersIn(board, hex, "sangar").length > 0);

/** Out of an entrenchment first (27.4), and off Wire (26.4). */
function leaveHex(board, movers, from) {
  if (movers.some(isEntrenched)) throw new Illegal("B27.4", "they are still beneath an entrenchment");
  if (onWire(board, movers, from)) throw new Illegal("B26.4", "they are on top of Wire");
}

function onWire(board, movers, hex) {
  if (countersIn(board, hex, "wire").length === 0) return false;
  return movers.some((unit) => !(unit.beneath || []).length);
}

/** MF to enter a hex: one for a wall or hedge, and the COT, doubled one level uphill (9.4, 10.4). */
function costOf(board, from, to, rise) {
  const side = hexsideAt(board, from, to);
  oneOf(side.terrain, ["", "wall", "hedge"], "crossing");
  if (side.road) throw new Unsupported("movement on roads");
  if (Math.abs(rise) > 1) throw new Unsupported("abrupt elevation changes");
  const { terrain } = hexAt(board, to);
  oneOf(terrain, Object.keys(COT), "entry of");
  if (COT[terrain] === ALL && rise > 0) throw new Unsupported("Minimum Move into marsh");
  return COT[terrain] === ALL ? ALL : (side.terrain ? 1 : 0) + COT[terrain] * (rise > 0 ? 2 : 1);
}

const trenchIn = (board, hex) => TRENCHES.flatMap((type) => countersIn(board, hex, type))[0];

/** 27.54: from beneath a trench to beneath the connecting one, whatever lies between. */
function trenchStep(board, action, movers) {
  const below = movers.every((unit) => (unit.beneath || []).some((cover) => TRENCHES.includes(cover)));
  const [cover] = action.beneath || [];
  if (!below || !trenchIn(board, action.to) || !TRENCHES.includes(cover)) return false;
  const { terrain } = hexsideAt(board, movers[0].hex, action.to);
  if (!["", "wall", "hedge"].includes(terrain)) throw new Unsupported(`trenches on both sides of ${terrain}`);
  return countersIn(board, action.to, cover).length > 0;
}

function comeOut(board, action, movers, budget) {
  only(action, ["do", "units", "cover"], "coming out");
  if (action.cover === "wire") throw new Unsupported("coming out from beneath Wire");
  if (countersIn(board, movers[0].hex, "wire").length) throw new Unsupported("entrenchments beneath Wire");
  if (!movers.every((unit) => (unit.beneath || []).includes(action.cover))) {
    throw new Illegal("B27.4", `they are not beneath a ${action.cover}`);
  }
  return pay(entrenchmentMf(action.cover), budget, { beneath: [] });
}

function goBeneath(board, action, movers, budget) {
  only(action, ["do", "units", "cover", "dr"], "going beneath");
  const { hex } = movers[0];
  const [counter] = countersIn(board, hex, action.cover);
  if (!counter) throw new Illegal("B27.4", `there is no ${action.cover} in ${hex}`);
  if (movers.some(isEntrenched)) throw new Unsupported("going from one entrenchment to another");
  if (action.cover === "wire") return throughWire(action, movers, budget);
  if (onWire(board, movers, hex)) throw new Illegal("B26.4", "from on top of Wire no entrenchment is entered");
  if (countersIn(board, hex, "wire").length) throw new Unsupported("entrenchments beneath Wire");
  room(board, action, movers, counter);
  return pay(entrenchmentMf(action.cover), budget, { beneath: [action.cover] });
}

/** One MF, two for an A-T Ditch (27.4, 27.56). */
function entrenchmentMf(cover) {
  oneOf(cover, ["foxhole", ...TRENCHES], "entrenchment");
  return cover === "at_ditch" ? 2 : 1;
}

function pay(mf, budget, change) {
  if (mf > budget) throw new Illegal("A4.1", `it costs ${mf} MF and ${budget} are left`);
  return { mf, change };
}

/** 26.4: the dr in MF, and beneath; or all MF that are left, and still on top. */
function throughWire(action, movers, budget) {
  if (movers.length > 1 || !action.dr) throw new Unsupported("Wire for several units, or before the dr");
  if ((movers[0].beneath || []).includes("wire")) throw new Unsupported("going beneath the same Wire twice");
  if (budget <= 0) throw new Illegal("B26.4", "no MF are left for a Wire Exit dr");
  if (action.dr > budget) return { mf: budget, change: {} };
  return { mf: action.dr, change: { beneath: ["wire"] } };
}

/** 27.12, 27.51: capacity counts each side for itself, and four SMC go in besides. */
function room(board, action, movers, [name, counter]) {
  if (counter.type === "foxhole" && !counter.size) throw new Unsupported(`the size of ${name}`);
  const squads = counter.type === "foxhole" ? counter.size : TRENCH_SQUADS;
  const inside = inHex(board.units, counter.hex).map(([, unit]) => unit)
    .filter((unit) => unit.side === board.turn_of && isEntrenched(unit));
  const all = [...inside, ...movers];
  for (const unit of all) oneOf(unit.type, INFANTRY, "entrenchments that hold a");
  const taken = all.reduce((sum, unit) => sum + (SIZES[unit.type] || 0), 0);
  const smc = all.filter((unit) => SMC.includes(unit.type)).length;
  if (taken > squads || smc > MOST_SMC) {
    throw new Illegal(counter.type === "foxhole" ? "B27.12" : "B27.51", `${name} has no room for them`);
  }
}

function state(board, spent) {
  const units = {};
  for (const name of Object.keys(board.units)) {
    const unit = unitNamed(board, name);
    const used = unit.mf_spent || 0;
    const left = Math.max(0, allotment(unit, unit.led) - used);
    units[name] = { hex: unit.hex, beneath: unit.beneath || [], mf_spent: used, mf_left: left };
  }
  return { units, expenditures: spent };
}

module.exports = { play, state };
