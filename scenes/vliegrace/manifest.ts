import type { GameManifest } from '../../engine/exercise/index.ts';

/** Vliegrace: what one does in it, in a line. */
export default {
  id: 'vliegrace',
  title: 'Vliegrace',
  family: 'fly/glide-energy',
  forms: ['judge', 'choose'],
  round: 16,
  cap: 3,
  pace: 'L',
  physics: 'none',
  host: 'fien',
  explain: 'Doe wat er gevraagd wordt.',
  feat: 'Doe het 6 keer meteen goed.',
} as const satisfies GameManifest;
