import type { GameManifest } from '../../engine/exercise/index.ts';

/** 34 Roeien: pull a stroke on the beat where a new part of the word begins. */
export default {
  id: 'roeien',
  title: 'Roeien',
  family: 'timing/beat-rowing',
  forms: ['split', 'build', 'choose'],
  round: 12,
  cap: 3,
  pace: 'L',
  physics: 'none',
  stepwise: ['build'],
  host: 'tik',
  explain: 'Haal door op de maat van de trom.',
  feat: 'Roei zes woorden zuiver op de maat',
} as const satisfies GameManifest;
