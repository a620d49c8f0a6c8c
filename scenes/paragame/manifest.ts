import type { GameManifest } from '../../engine/exercise/index.ts';

/** Parasprong: what one does in it, in a line. */
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
  explain: 'Doe wat er gevraagd wordt.',
  feat: 'Doe het 6 keer meteen goed.',
} as const satisfies GameManifest;
