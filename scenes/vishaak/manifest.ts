import type { GameManifest } from '../../engine/exercise/index.ts';

/** 39 Vishaak: a padded hook swings from the jetty; let it go when it points at the fish with the right word. */
export default {
  id: 'vishaak',
  title: 'Vishaak',
  family: 'timing/swinging-hook',
  forms: ['choose', 'build'],
  round: 12,
  cap: 6,
  pace: 'L',
  physics: 'none',
  stepwise: ['build'],
  host: 'pleun',
  explain: 'Laat de haak los als hij naar het goede woord wijst.',
  explainIn: { build: 'Haak de letters op in de volgorde van het woord.' },
  feat: 'Vis acht keer zonder misser',
} as const satisfies GameManifest;
