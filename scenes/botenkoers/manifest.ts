import type { GameManifest } from '../../engine/exercise/index.ts';

/** Botenkoers: what one does in it, in a line. */
export default {
  id: 'botenkoers',
  title: 'Botenkoers',
  family: 'route/course-plotting',
  forms: ['build', 'order', 'choose'],
  round: 10,
  cap: 5,
  pace: 'T',
  physics: 'none',
  host: 'pleun',
  explain: 'Doe wat er gevraagd wordt.',
  feat: 'Doe het 6 keer meteen goed.',
} as const satisfies GameManifest;
