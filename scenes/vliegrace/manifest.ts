import type { GameManifest } from '../../engine/exercise/index.ts';

/** 40 Vliegrace: dive for speed, swing up for the ring. */
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
  explain: 'Duik of stijg, en vlieg door de ring van het goede antwoord.',
  feat: 'Duik acht keer in de warme lucht',
} as const satisfies GameManifest;
