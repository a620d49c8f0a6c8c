import type { GameManifest } from '../../engine/exercise/index.ts';

/** Pijplijn: what one does in it, in a line. */
export default {
  id: 'pijplijn',
  title: 'Pijplijn',
  family: 'route/pipe-rotation',
  forms: ['choose', 'order', 'build'],
  round: 10,
  cap: 4,
  pace: 'T',
  physics: 'none',
  host: 'dok',
  explain: 'Doe wat er gevraagd wordt.',
  feat: 'Doe het 6 keer meteen goed.',
} as const satisfies GameManifest;
