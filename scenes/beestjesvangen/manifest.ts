import type { GameManifest } from '../../engine/exercise/index.ts';

/** 41 Beestjes vangen: bugs hear every step; sneak up to the one with the right word and net it. */
export default {
  id: 'beestjesvangen',
  title: 'Beestjes vangen',
  family: 'sneak/noise-stealth',
  forms: ['choose', 'judge', 'sort'],
  round: 12,
  cap: 5,
  pace: 'C',
  physics: 'none',
  host: 'omavlek',
  explain: 'Sluip naar het beestje met het goede woord en vang het met je net.',
  explainIn: {
    judge: 'Klopt het woord? Kies het goede potje en sluip naar het beestje.',
    sort: 'Kies het potje waar het woord bij hoort en sluip naar het beestje.',
  },
  feat: 'Vang 7 beestjes zonder dat er een van schrikt',
} as const satisfies GameManifest;
