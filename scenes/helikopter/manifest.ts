import type { GameManifest } from '../../engine/exercise/index.ts';

/** Helikopter: what one does in it, in a line. */
export default {
  id: 'helikopter',
  title: 'Helikopter',
  family: 'fly/hover-winch',
  forms: ['choose', 'sort', 'build'],
  round: 12,
  cap: 5,
  pace: 'C',
  physics: 'none',
  host: 'fien',
  explain: 'Doe wat er gevraagd wordt.',
  feat: 'Doe het 6 keer meteen goed.',
} as const satisfies GameManifest;
