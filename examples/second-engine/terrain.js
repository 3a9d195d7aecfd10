// What a hex or hexside counts as (B9.5-9.7, B14-B16) and the values of its terrain.

import { parse, neighbours, hexesOf, canonicalHexside, endsOf, inMiddleHalf } from './board.js';

const ALL = 'all', NO = null, HALF = 'half';

// height, Hindrance, inherent, Open Ground, Concealment Terrain, TEM, cost for
// Infantry, Cavalry, wagon, motorcycle, armored car, fully-tracked, halftrack, truck
const row = (height, hindrance, inherent, open, hides, tem, ...costs) => ({ height, hindrance, inherent, open, hides, tem, costs });
export const HEX = {
  open_ground: row(0, 0, false, true, false, 0, 1, 1, 1, 3, 3, 1, 1, 4),
  plowed_field: row(0, 0, false, true, false, 0, 1.5, 1.5, 1.5, 4, 4, 1, 1, 5),
  brush: row(0.5, 1, false, false, true, 0, 2, 2, 2, 4, 4, 2, 2, 6),
  vineyard: row(0.5, 1, true, false, true, 0, 2, 2, 2, 4, 4, 2, 2, 6),
  woods: row(1, 0, false, false, true, 1, 2, 4, ALL, NO, ALL, HALF, ALL, ALL),
  forest: row(2, 0, false, false, true, 1, 2, 4, ALL, NO, ALL, HALF, ALL, ALL),
  pine_woods: row(2, 0, false, false, true, 1, 1.5, 4, ALL, NO, ALL, HALF, ALL, ALL),
  orchard: row(1, 1, true, false, true, 0, 1, 1, 1, 3, 3, 1, 1, 4),
  olive_grove: row(1, 1, true, false, true, 1, 2, 2, 2, 4, 4, 2, 2, 6),
  cactus_patch: row(0.5, 0, true, false, true, 1, 3, 3, 3, 9, 9, 3, 3, 12),
  grain: row(0.5, 1, false, false, true, 0, 1.5, 1.5, 1.5, 4, 4, 1, 1, 5),
  marsh: row(0.5, 1, false, false, true, 0, ALL, ALL, NO, NO, NO, NO, NO, NO),
  mudflat: row(0.5, 1, false, false, true, 0, 2, 2, NO, NO, NO, NO, NO, NO),
  crag: row(0.5, 1, true, false, true, 1, 2, 4, NO, NO, NO, NO, NO, NO),
  graveyard: row(0.5, 1, true, false, true, 1, 1, 2, NO, 4, NO, HALF, NO, NO),
  wooden_building: row(1, 0, false, false, true, 2, 2, NO, NO, NO, NO, HALF, NO, NO),
  stone_building: row(1, 0, false, false, true, 3, 2, NO, NO, NO, NO, HALF, NO, NO),
  wooden_rubble: row(0.5, 0, true, false, true, 2, 3, NO, NO, NO, NO, HALF, NO, NO),
  stone_rubble: row(0.5, 0, true, false, true, 3, 3, NO, NO, NO, NO, HALF, NO, NO),
  water: row(0, 0, false, false, false, 0, NO, NO, NO, NO, NO, NO, NO, NO),
  canal: row(0, 0, false, false, false, 0, NO, NO, NO, NO, NO, NO, NO, NO),
  river: row(0, 0, false, false, false, 0, NO, NO, NO, NO, NO, NO, NO, NO),
};

export const DEPRESSION = {
  gully: [2, 2, ALL, 4, 4, 2, 3, 6],
  wadi: [2, 2, ALL, 4, 4, 2, 3, 6],
  stream: [2, 2, ALL, 4, 4, 2, 3, 6],
  shallow: [3, 3, ALL, NO, NO, 4, NO, NO],
  deep: [4, 4, NO, NO, NO, 4, NO, NO],
  sunken_road: [2, 2, NO, NO, NO, NO, NO, NO],
  canal: [NO, NO, NO, NO, NO, NO, NO, NO],
};

export const EDGE = {
  wall: { height: 0.5, tem: 2, costs: [1, 1, NO, NO, NO, 1, NO, NO] },
  hedge: { height: 0.5, tem: 1, costs: [1, 1, NO, NO, 3, 1, 2, NO] },
  cactus_hedge: { height: 0.5, tem: 1, costs: ['special', NO, NO, NO, 3, 1, 2, NO] },
  bocage: { height: 1, tem: 2, costs: [2, NO, NO, NO, NO, HALF, NO, NO] },
  roadblock: { height: 0.5, tem: 2, costs: [1, 1, NO, NO, NO, NO, NO, NO] },
};
export const isBuilding = (type) => type === 'wooden_building' || type === 'stone_building';
export const isWoods = (type) => type === 'woods' || type === 'forest' || type === 'pine_woods';
export const MARSHES = ['marsh', 'mudflat'];
export const isRubble = (type) => type === 'wooden_rubble' || type === 'stone_rubble';
export const hexOf = (world, name) => world.position.hexes?.[name] ?? {};

export function edgeOf(world, name) {
  return world.position.hexsides?.[name] ?? world.position.hexsides?.[hexesOf(name).reverse().join('-')] ?? {};
}

export const hasRule = (world, rule) => (world.position.ssr ?? []).some((text) =>
  text.toLowerCase().replace(/[\s_]+/g, '') === rule.toLowerCase().replace(/[\s_]+/g, ''));

// ---- marsh, water and seasons -------------------------------------------------------------------------------------
const SNOWY = ['snow', 'ground_snow', 'deep_snow', 'sub_zero', 'extreme_winter'];
export const snowy = (world) => SNOWY.includes(world.position.weather);

/** Depth of the stream or river in a hex; a stream that tells none is dry. */
export function depthOf(world, name) {
  const hex = hexOf(world, name);
  return hex.water || world.position.water || (hex.depression === 'stream' ? 'dry' : '');
}

/** 16.6: what the stream or river to which this marsh is joined by marsh makes of it. */
function marshWater(world, start) {
  const seen = new Set([start]), queue = [start];
  for (const name of queue) {
    for (const next of neighbours(name)) {
      if (!next || seen.has(next)) continue;
      const hex = hexOf(world, next), stream = hex.depression === 'stream';
      if (stream || hex.terrain === 'river') {
        const depth = depthOf(world, next);
        if (depth === 'flooded') return stream ? 'stream' : 'river';
        if (depth === (stream ? 'dry' : 'shallow')) return 'mudflat';
      } else if (hex.terrain === 'marsh' || hex.terrain === 'mudflat') {
        seen.add(next);
        queue.push(next);
      }
    }
  }
  return 'marsh';
}
const grainInSeason = (month) => month === 0 || (month >= 6 && month <= 9);
const monthOf = ({ position }) => position.month || Number(position.date?.split('-')[1] ?? 0);
export const orchardInSeason = (world) => { const m = monthOf(world); return m === 0 || (m >= 4 && m <= 10); };

/** The terrain that the hex counts as: a word of HEX. */
export function terrainOf(world, name) {
  const cached = world.terrainCache.get(name);
  if (cached) return cached;
  let type = hexOf(world, name).terrain ?? 'open_ground';
  const month = monthOf(world);
  if (type === 'marsh' && hasRule(world, 'all marsh is mudflat')) type = 'mudflat';
  if (type === 'marsh' || type === 'mudflat') {
    const made = marshWater(world, name);
    if (made !== 'marsh') type = made;
    if (type === 'stream') type = 'water';
  }
  if ((type === 'marsh' || type === 'mudflat') && snowy(world)) type = 'open_ground';          // 16.8
  if (type === 'grain' && !grainInSeason(month)) type = month === 4 || month === 5 ? 'plowed_field' : 'open_ground'; // B15.6
  world.terrainCache.set(name, type);
  return type;
}

export const chartOf = (world, name) => HEX[terrainOf(world, name)];
export const inDepression = (world, name) => Boolean(hexOf(world, name).depression) && !flooded(world, name);
export const flooded = (world, name) => hexOf(world, name).depression === 'stream' && depthOf(world, name) === 'flooded';
export const frozen = (world, name) => (hexOf(world, name).water || world.position.water) === 'frozen';
/** B21: a Water Obstacle without ice. */
export const openWater = (world, name) => !frozen(world, name) && (['water', 'river', 'canal'].includes(terrainOf(world, name))
  || hexOf(world, name).depression === 'canal' || flooded(world, name));
export const crestLevel = (world, name) => hexOf(world, name).level ?? 0;
export const groundLevel = (world, name) => crestLevel(world, name) - (inDepression(world, name) ? 1 : 0);
export const obstacleHeight = (world, name) => chartOf(world, name).height && (hexOf(world, name).height ?? chartOf(world, name).height);
export const has = (world, name, overlay) => (hexOf(world, name).overlays ?? []).includes(overlay);

// ---- hexsides -----------------------------------------------------------------------------------------------------
/** The terrain of a hexside under the SSRs (9.51, 9.7). */
export function edgeTerrain(world, name) {
  const type = edgeOf(world, name).terrain ?? '';
  if (type !== 'wall' && type !== 'hedge') return type;
  const rule = (text) => hasRule(world, text);
  if (rule('all walls and hedges are bocage')) return 'bocage';
  if (type === 'hedge' && (rule('all hedges are bocage') || rule('hedges and cliffs are bocage'))) return 'bocage';
  if (type === 'hedge' && rule('hedge hexsides of board 44 are bocage') && world.position.board === '44') return 'bocage';
  if (type === 'wall' && rule('all walls are bocage')) return 'bocage';
  if (rule('walls/hedges are cactus hedges')) return 'cactus_hedge';
  if (type === 'wall' && rule('wall hexsides each become a cactus hedge')) return 'cactus_hedge';
  return type;
}

/** Is there a wall, hedge, bocage or the like, that is an obstacle of its own? */
export const walled = (world, name) => edgeTerrain(world, name) in EDGE;

/** Has it a gap? (9.1, 9.4) A Roadblock lies across the road, so it has none (B29.3). */
export const hasGap = (world, name) => Boolean(edgeOf(world, name).gap) && edgeTerrain(world, name) !== 'roadblock';
/** 9.1, 9.3: does a line that meets the hexside in this way pass through its gap? */
export const throughGap = (world, name, line, how) => how === 'middle' && hasGap(world, name) && inMiddleHalf(line, ...endsOf(name));

/** 9.35, 9.6: the level on which the hexside terrain stands. */
export function baseOf(world, name) {
  const given = edgeOf(world, name).base;
  if (given !== undefined) return given;
  return Math.min(...hexesOf(name).map((hex) => crestLevel(world, hex)));
}

/** 9.6: at the level of the higher hex (a Depression hex counts by its bottom), with lower ground on the other side. */
export function hillside(world, name) {
  const levels = hexesOf(name).map((hex) => groundLevel(world, hex));
  const type = edgeTerrain(world, name);
  if (!['wall', 'hedge', 'bocage', 'cactus_hedge'].includes(type)) return false;
  return levels[0] !== levels[1] && baseOf(world, name) === Math.max(...levels);
}

// ---- the question `terrain` ---------------------------------------------------------------------------------------
export function answerTerrain(world, { hex, hexside }) {
  if (hexside) {
    const name = canonicalHexside(hexside), type = edgeTerrain(world, name), chart = EDGE[type];
    return {
      type, level: baseOf(world, name), height: chart?.height ?? 0, tem: chart?.tem ?? 0,
      hillside: hillside(world, name), breached: Boolean(edgeOf(world, name).breached),
    };
  }
  parse(hex);
  const ground = hexOf(world, hex), chart = chartOf(world, hex);
  let type = terrainOf(world, hex);
  if (['marsh', 'mudflat'].includes(ground.terrain) && type === 'water' && marshWater(world, hex) === 'stream') type = 'stream';
  if (type === 'open_ground' && ground.depression) {
    type = ground.depression === 'stream' && depthOf(world, hex) === 'dry' ? 'gully' : ground.depression;
  }
  const holes = has(world, hex, 'shellholes');
  const wet = flooded(world, hex) || ground.depression === 'canal';
  return {
    type, level: groundLevel(world, hex), open_ground: chart.open && !holes && !wet,
    height: obstacleHeight(world, hex), tem: Math.max(chart.tem, holes ? 1 : 0),
  };
}
