// What this engine claims to know. CLAIMS.md says the same in words.

export const QUESTIONS = {
  terrain: ['type', 'level', 'open_ground', 'height', 'tem', 'hillside', 'breached'],
  los: ['clear', 'hindrance', 'blocked_at'],
  wall_advantage: ['has', 'hexsides', 'may_claim', 'must_claim', 'may_forfeit', 'counter_due'],
  same_location: ['same'],
  concealment: ['concealed', 'lost_by', 'concealment_terrain'],
  attack: ['possible', 'firepower', 'column', 'residual_fp', 'area_fire', 'targets.affected', 'targets.tem', 'targets.tem_options',
    'targets.drm', 'targets.total', 'targets.final_dr', 'targets.firepower', 'targets.hull_down', 'targets.colored_drm', 'targets.to_hit'],
  may: ['allowed', 'cost', 'checks.check', 'checks.unit', 'exposes'],
  state: ['units.side', 'units.hex', 'units.at', 'units.floor', 'units.beneath', 'units.on', 'units.status', 'units.mf_spent',
    'units.mf_left', 'units.eliminated',
    'counters.type', 'counters.hex', 'counters.size', 'counters.fortification', 'counters.entrenchment', 'counters.capacity',
      'counters.room', 'counters.within_capacity', 'counters.connected', 'counters.possessed_by', 'counters.beneath', 'counters.status',
    'hexes', 'sides', 'expenditures', 'attempts', 'checks.check', 'checks.unit'],
  rout: ['outcome', 'legal', 'costs', 'mf', 'interdiction', 'must_rout', 'hex', 'at', 'beneath'],
};

export const ACTIONS = ['move', 'advance', 'rout', 'withdraw', 'go_beneath', 'come_out', 'entrench', 'clear', 'claim_wall_advantage',
  'forfeit_wall_advantage', 'recover', 'transfer', 'drop', 'declare', 'set_up', 'result', 'roll', 'place_on_board'];
