// TEM: 9.3-9.36 and 9.42 for hexsides, 9.31 what wall advantage takes away, 9.33 height, 9.34 Indirect Fire, 27.3.

import { canonicalHexside, corners, endsOf, hexesOf, hexsidesOf, meets, range, same, touched, across, withNext } from './board.js';
import { EDGE, HEX, baseOf, crestLevel, edgeTerrain, has, hexOf, hillside, isBuilding, isWoods, terrainOf, throughGap,
  walled } from './terrain.js';
import { aboard, did, entrenchedIn, floorOf, inBypass, is, isAfv, isInfantry, isPersonnel, isVehicle, levelOf, moving, placeOf, rides,
  sameLocation, terrainTem, unitsIn, countersIn } from './pieces.js';
import { hasWa, waHexsides } from './walls.js';
export const INDIRECT = ['mortar', 'oba_concentration', 'oba_harassing', 'aerial_bomb'];
export const OBA = ['oba_concentration', 'oba_harassing'];
export const ORDNANCE = ['ordnance_he', 'ordnance_ap', 'ordnance_heat', 'panzerfaust'];
export const CLOSE = ['close_combat', 'capture', 'hand_to_hand'];
export const DC = ['dc_placed', 'dc_thrown', 'dc_set'];
const SHUT = ['pillbox', 'cave', 'sewer', 'climbing', 'rooftop'];

/** 9.3, 9.42: hexsides whose TEM the fire from one point to another is subject to, for a target in `hex`. */
export function hexsidesMet(world, a, b, target, hex, atVertex, firerHex = null) {
  if (same(a, b)) return hexsidesOf(hex).filter((name) => walled(world, name) && across(name, hex) === firerHex   // at one vertex
    && endsOf(name).some((p) => same(p, b)));
  const line = { a, b }, hexes = touched(line), out = [];
  if (SHUT.includes(placeOf(target))) return out;
  const names = new Set(hexes.flatMap((t) => hexsidesOf(t.hex)).filter((name) => walled(world, name)));
  for (const name of names) {
    const [p, q] = endsOf(name), how = meets(line, p, q);
    if (!how) continue;
    const own = hexesOf(name).includes(hex);
    if (placeOf(target) === 'bridge' && edgeTerrain(world, name) !== 'roadblock') continue;       // 9.32
    if (placeOf(target) === 'crest' && own && target.crest && hillside(world, name)
      && !withNext(hex, target.crest).includes(name)) continue;                                    // 9.62
    if (((how === 'p' && same(p, a)) || (how === 'q' && same(q, a))) && !hexesOf(name).includes(firerHex)) continue;
    if (moving(target) && throughGap(world, name, line, how)) continue;                            // 9.3
    const end = same(p, b) || same(q, b);
    if (how === 'along') {
      const touches = corners(hex).some((c) => same(c, p) || same(c, q));
      if (end ? atVertex : touches) out.push(name);
    } else if (own && end && atVertex) {
      const opposite = across(name, hex);                                                         // 9.42: enters via the opposite hex
      if (hexes.some((t) => t.hex === opposite && t.hi === 1 && t.lo < 1) && !alongOwn(line, hex, opposite)) out.push(name);
    } else if (own) {
      out.push(name);
    }
  }
  return out;
}
/** Does the line come along a hexside of the target's own hex, which is none of the opposite one? */
const alongOwn = (line, hex, opposite) => hexsidesOf(hex).some((name) => !hexesOf(name).includes(opposite)
  && meets(line, ...endsOf(name)) === 'along');

/** 9.33: how much the height of a firer takes from a TEM. */
const byHeight = (height, distance) => Math.max(0, Math.floor(height - distance));

/** TEM of hexsides by their kind, against one firer at one point. */
export function hexsideTem(world, target, hex, level, firer, names) {
  const out = {}, prc = aboard(target) && target.mount !== 'motorcycle';
  if (prc) return { out, reduced: false };                                                        // 9.3
  let reduced = false;
  for (const name of names) {
    const type = edgeTerrain(world, name), base = baseOf(world, name);
    if (level !== base) continue;                                                                 // 9.35, 9.62
    if (firer?.unit && hexesOf(name).includes(firer.unit.hex) && waHexsides(world, firer.unit).includes(name)) continue; // 9.31
    let tem = EDGE[type].tem;
    if (firer && type !== 'bocage') {                                                             // 9.33, 9.531
      const less = byHeight(firer.level - base, range(firer.hex, hex));
      if (less && tem - less === 1 && tem === 2) reduced = true;
      tem = Math.max(0, tem - less);
    }
    out[type] = Math.max(out[type] ?? 0, tem);
  }
  return { out, reduced };
}

/** 9.34: Indirect Fire meets one hexside of the hex, whoever has wall advantage, at one less. */
export function indirectHexsides(world, target, hex, level) {
  if ((aboard(target) && target.mount !== 'motorcycle') || SHUT.includes(placeOf(target))) return {};
  const out = {};
  for (const name of hexsidesOf(hex)) {
    if (placeOf(target) === 'bridge' && edgeTerrain(world, name) !== 'roadblock') continue;
    if (!walled(world, name) || baseOf(world, name) !== level) continue;
    const type = edgeTerrain(world, name);
    out[type] = Math.max(out[type] ?? 0, EDGE[type].tem - 1);
  }
  return out;
}

/** The TEM of the place of a target, by source: terrain, counters, Crest, bridge ... (9.31, 27.3, other cover). */
export function placeTem(world, target, means, firer) {
  if (target.type === 'aircraft') return {};
  const out = {}, hex = target.hex, wa = hasWa(target);
  const high = means === 'overrun' || OBA.includes(means);
  const indirect = INDIRECT.includes(means);
  const less = !firer || [...INDIRECT, ...DC, 'residual_fp'].includes(means) ? () => 0
    : (base) => byHeight(firer.level - base, range(firer.hex, hex));
  const put = (source, tem) => { if (tem) out[source] = tem; };
  const { type, tem } = terrainTem(world, target);
  const place = placeOf(target);
  if (['crest', ''].includes(place) || place === 'bypass') {
    if (isWoods(type) && indirect && tem) {
      // B13.3
      const hull = !rides(world, target) && world.units[target.aboard] || target;
      if (target.counter || !['tank', 'assault_gun', 'sp_gun', 'armored_car'].includes(hull.type)) put('air_bursts', -1);
      else if (!wa) put(type, tem);
    // B23.3
    } else if (tem && !wa) put(type, tem + (indirect && isBuilding(type) ? Math.max(0, (hexOf(world, hex).floors ?? 0) - floorOf(target))
      : 0));
  }
  const cover = entrenchedIn(target);
  if (cover && !(isVehicle(target) && !target.counter && ORDNANCE.includes(means)) && !wa) {
    const base = cover === 'sangar' ? 1 : 2;
    put(cover, Math.max(0, (high ? 2 * base : base) - less(levelOf(world, target))));
  }
  if (place === 'crest' && !wa && (high || crestProtects(world, target, firer))) put('crest', high ? 4 : 2);
  if (place === 'bridge') put('bridge', wa ? 0 : Math.max(0, 1 - less(crestLevel(world, hex))));
  const among = ['', 'bypass'].includes(place) && !isVehicle(target) && !aboard(target) && !did(target, 'skirted_shellholes');
  if (has(world, hex, 'shellholes') && among && !wa) put('shellholes', Math.max(0, 1 - less(levelOf(world, target))));
  if (isPersonnel(target) && !target.counter && !aboard(target) && has(world, hex, 'runway') && place === '') put('runway', -1);
  if (isInfantry(target) && !cover && !inBypass(target) && !high && !indirect && !DC.includes(means)
    && means !== 'residual_fp' && !(firer && sameLocation(world, firer.unit ?? target, target)) && afvBeside(world, target,
      wa)) put('afv', 1);
  if (target.emplaced) put('emplacement', 2);
  return out;
}

function afvBeside(world, target, wa) {
  const stands = unitsIn(world, target.hex).some((unit) => isAfv(unit) && unit.side === target.side && !moving(unit) && !entrenchedIn(unit)
    && sameLocation(world, unit, target) && (!wa || hasWa(unit)));
  return stands || (!wa && countersIn(world, target.hex, 'wreck').some(([, c]) => sameLocation(world, c, target)));
}

/** B20.92: fire that enters by the hexside fronted or one beside it, from no higher hex. */
const crestProtects = (world, target, firer) => target.crest && withNext(target.hex, target.crest).some((name) => (firer
  ? firer.level <= levelOf(world, target) && meets({ a: firer.points[0], b: target.point }, ...endsOf(name))
  : target.over && canonicalHexside(target.over) === name));

/** 9.36, 27.3: no positive TEM in Close Combat and against a FT. */
export const positiveApplies = (means) => !CLOSE.includes(means) && means !== 'flamethrower';

export const openTerrain = (world, unit, hex) => {
  const type = terrainOf(world, hex);
  if (hasWa(unit) && HEX[type].tem > 0 && !HEX[type].hindrance) return true;                       // 9.31, 9.35 EX
  if (inBypass(unit) && (isBuilding(type) || isWoods(type))) return true;
  return HEX[type].open;
};
