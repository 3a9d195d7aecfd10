"use strict";
// `attack`: the TEM of Infantry, where the attack comes over nothing but hexes of its own level.
// `same_location`: beneath and on top of an entrenchment or of Wire.

const {
  Unsupported, only, oneOf, fairWeather, hexAt, hexsideAt, unitNamed, inHex, INFANTRY, ENTRENCHMENTS, neighbours,
} = require("./board");

const TEM = {
  open_ground: 0, plowed_field: 0, marsh: 0, mudflat: 0, brush: 0, grain: 0, vineyard: 0, orchard: 0, // 16.3, 16.7
  olive_grove: 1, crag: 1, graveyard: 1, woods: 1,
};
const DIRECT = ["small_arms", "mg", "ordnance_he", "ordnance_ap"];
const INDIRECT = ["mortar", "oba_concentration", "oba_harassing"];
const NO_TEM = ["close_combat", "capture", "hand_to_hand", "flamethrower"]; // 27.3
const AIR_BURST = -1; // 13.3: Indirect Fire into woods

function attack(board, question) {
  oneOf(question.means, [...DIRECT, ...INDIRECT, ...NO_TEM, "overrun"], "attacks by");
  only(question, ["ask", "target", "means", "by", "weapons", "firepower", "dr"], "the attack");
  fairWeather(board, "TEM");
  const { target } = question;
  const names = board.units[target] ? [target] : inHex(board.units, target).map(([name]) => name);
  if (names.length === 0) throw new Unsupported("attacks on anything but units");
  const hex = unitNamed(board, names[0]).hex;
  plainTarget(board, hex);
  for (const name of question.by || []) sameLevel(board, name, hex);
  const targets = {};
  for (const name of names) targets[name] = temOf(board, unitNamed(board, name), question);
  return { targets, why: `${question.means} into ${hexAt(board, hex).terrain}` };
}

const GIVES_TEM = ["wreck", "pillbox", "sangar", "roadblock", "glider"];

/** No wall, hedge, vehicle, wreck or road that might give or take TEM. */
function plainTarget(board, hex) {
  const around = neighbours(hex);
  around.forEach((next, index) => {
    const beyond = around[(index + 1) % around.length]; // its hexside with `next` is a hexspine of the target
    for (const one of [hex, beyond]) if (hexsideAt(board, one, next).terrain) throw new Unsupported("TEM of hexsides");
  });
  for (const [, unit] of inHex(board.units, hex)) oneOf(unit.type, INFANTRY, "TEM beside a");
  for (const [, counter] of inHex(board.counters, hex)) {
    if (GIVES_TEM.includes(counter.type)) throw new Unsupported(`TEM beside a ${counter.type}`);
  }
  if (hexAt(board, hex).road) throw new Unsupported("TEM on roads");
}

/** Height would add to TEM or take from it (9.33), so attackers stand on the target's level. */
function sameLevel(board, name, hex) {
  const attacker = board.units[name] || board.counters[name];
  if (!attacker || attacker.at || attacker.floor) throw new Unsupported(`attacks of ${name}`);
  if (hexAt(board, attacker.hex).level !== hexAt(board, hex).level) throw new Unsupported("TEM between levels");
}

function temOf(board, unit, question) {
  if (NO_TEM.includes(question.means)) return { tem: 0, tem_options: {} };
  const { terrain } = hexAt(board, unit.hex);
  oneOf(terrain, Object.keys(TEM), "TEM of");
  const options = {};
  const cover = (unit.beneath || []).find((word) => ENTRENCHMENTS.includes(word));
  if (cover) options[cover] = entrenchmentTem(question);
  const bursts = terrain === "woods" && INDIRECT.includes(question.means);
  if (TEM[terrain] && !bursts) options[terrain] = TEM[terrain];
  const best = Math.max(0, ...Object.values(options)); // 27.3: one of them, not their sum
  if (bursts) options.air_bursts = AIR_BURST;
  return { tem: best + (bursts ? AIR_BURST : 0), tem_options: options };
}

/** 27.3: +4 against OBA and overruns, none against an overrun by flamethrowers alone, else +2. */
function entrenchmentTem({ means, weapons = [] }) {
  if (means === "overrun") return weapons.length && weapons.every((weapon) => weapon === "ft") ? 0 : 4;
  return means.startsWith("oba_") ? 4 : 2;
}

const GROUND = ["", "in", "below_bridge"];

function sameLocation(board, question) {
  const [first, second] = [placed(board, question.first), placed(board, question.second)];
  const apart = (why) => ({ same: false, why });
  if (first.hex !== second.hex) return apart("they are in different hexes");
  if ((first.floor || 0) !== (second.floor || 0)) return apart("they are on different levels");
  const [here, there] = [first, second].map(({ at = "" }) => (GROUND.includes(at) ? "ground" : at));
  for (const place of [here, there]) oneOf(place, ["ground", "bridge", "pillbox"], "a Location");
  if (here !== there) return apart(`one is at the ${here}, one at the ${there}`);
  const covers = [first, second].map(({ beneath = [] }) => beneath.find((word) => ENTRENCHMENTS.includes(word)) || "");
  if (covers[0] !== covers[1] && ["recovery", "tem"].includes(question.purpose)) {
    return apart("one is beneath an entrenchment, for which 27.13 sets it apart here");
  }
  return { same: true, why: "an entrenchment or Wire makes no Location of its own" }; // 26.32, 27.13
}

const NO_PLACE = ["wire", "pillbox", ...ENTRENCHMENTS];

function placed(board, name) {
  const thing = board.units[name] || board.counters[name];
  if (!thing) throw new Unsupported(`a thing ${name}`);
  if (thing.possessed_by) return placed(board, thing.possessed_by);
  if (board.counters[name] && NO_PLACE.includes(thing.type)) throw new Unsupported("the Location of Fortifications");
  return thing;
}

module.exports = { attack, sameLocation };
