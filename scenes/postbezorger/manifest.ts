import type { GameManifest } from '../../engine/exercise/index.ts';

/** Postbezorger: what one does in it, in a line. */
export default {
  id: 'postbezorger',
  title: 'Postbezorger',
  family: 'drive/ride-by-toss',
  forms: ['sort', 'choose', 'read'],
  round: 18,
  cap: 5,
  pace: 'L',
  physics: 'none',
  host: 'tik',
  explain: 'Doe wat er gevraagd wordt.',
  feat: 'Doe het 6 keer meteen goed.',
} as const satisfies GameManifest;
