import type { GameManifest } from '../../engine/exercise/index.ts';

/** Leesraket: what one does in it, in a line. */
export default {
  id: 'leesraket',
  title: 'Leesraket',
  family: 'timing/crane-stack',
  forms: ['read', 'type', 'choose'],
  round: 10,
  cap: 4,
  pace: 'C',
  physics: 'none',
  host: 'fien',
  explain: 'Doe wat er gevraagd wordt.',
  feat: 'Doe het 6 keer meteen goed.',
} as const satisfies GameManifest;
