import type { GameManifest } from '../../engine/exercise/index.ts';

/** 30 Flipperkast: lock the lamp of the right word, and flip the ball into the inkwell. */
export default {
  id: 'flipperkast',
  title: 'Flipperkast',
  family: 'bounce/pinball',
  forms: ['choose', 'sort', 'judge'],
  round: 12,
  cap: 4,
  pace: 'L',
  physics: 'matter',
  host: 'dok',
  explain: 'Zet de pijl op het goede woord en speel de bal in de inktpot.',
  explainIn: {
    sort: 'Zet de pijl op het goede bordje en speel de bal in de inktpot.',
    judge: 'Klopt het woord? Zet de pijl op het goede bordje en speel de bal in de inktpot.',
  },
  feat: 'Speel de bal acht keer zelf in de inktpot',
} as const satisfies GameManifest;
