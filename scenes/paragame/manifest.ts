import type { GameManifest } from '../../engine/exercise/index.ts';

/** 28 Parasprong: out of the balloon, steer through the wind, land on the circle with the right word. */
export default {
  id: 'paragame',
  title: 'Parasprong',
  family: 'fly/wind-drift-landing',
  forms: ['choose', 'sort', 'judge'],
  round: 12,
  cap: 5,
  pace: 'L',
  physics: 'none',
  host: 'fien',
  explain: 'Stuur je parachute naar het goede antwoord.',
  feat: 'Land zes keer precies in het midden',
} as const satisfies GameManifest;
