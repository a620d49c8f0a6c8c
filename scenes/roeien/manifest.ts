import type { GameManifest } from '../../engine/exercise/index.ts';

/** Roeien: what one does in it, in a line. */
export default {
  id: 'roeien',
  title: 'Roeien',
  family: 'timing/beat-rowing',
  forms: ['split', 'build', 'choose'],
  round: 12,
  cap: 3,
  pace: 'L',
  physics: 'none',
  host: 'tik',
  explain: 'Doe wat er gevraagd wordt.',
  feat: 'Doe het 6 keer meteen goed.',
} as const satisfies GameManifest;
