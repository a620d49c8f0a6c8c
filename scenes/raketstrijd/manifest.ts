import type { GameManifest } from '../../engine/exercise/index.ts';

/** 42 Raketstrijd: drift through space, and turn the rock with the right word into a planet with two hits of stardust. */
export default {
  id: 'raketstrijd',
  title: 'Raketstrijd',
  family: 'fly/thrust-and-drift',
  forms: ['choose', 'judge', 'sort'],
  round: 14,
  cap: 5,
  pace: 'L',
  physics: 'none',
  host: 'fien',
  explain: 'Schiet sterrenstof op een steen: twee keer raak is je antwoord.',
  feat: 'Vang twintig losse sterren',
} as const satisfies GameManifest;
