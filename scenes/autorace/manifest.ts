import type { GameManifest } from '../../engine/exercise/index.ts';

/** Autorace: what one does in it, in a line. */
export default {
  id: 'autorace',
  title: 'Autorace',
  family: 'drive/lane-circuit',
  forms: ['choose', 'judge', 'read'],
  round: 12,
  cap: 4,
  pace: 'L',
  physics: 'none',
  host: 'krul',
  explain: 'Doe wat er gevraagd wordt.',
  feat: 'Doe het 6 keer meteen goed.',
} as const satisfies GameManifest;
