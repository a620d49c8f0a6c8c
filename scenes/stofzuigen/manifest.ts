import type { GameManifest } from '../../engine/exercise/index.ts';

/** Stofzuigen: what one does in it, in a line. */
export default {
  id: 'stofzuigen',
  title: 'Stofzuigen',
  family: 'route/command-queue',
  forms: ['build', 'choose', 'order'],
  round: 10,
  cap: 5,
  pace: 'T',
  physics: 'none',
  host: 'dok',
  explain: 'Doe wat er gevraagd wordt.',
  feat: 'Doe het 6 keer meteen goed.',
} as const satisfies GameManifest;
