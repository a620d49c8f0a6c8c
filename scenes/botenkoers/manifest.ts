import type { GameManifest } from '../../engine/exercise/index.ts';

/** 07 Botenkoers: plot a course along the buoys on a sea chart, then hoist the sail. */
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
  explain: 'Teken je koers en hijs het zeil.',
  feat: 'Vis acht flessen met post op',
} as const satisfies GameManifest;
