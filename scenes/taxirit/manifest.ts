import type { GameManifest } from '../../engine/exercise/index.ts';

/** 04 Taxirit: drive your guest through a free town, and park at the right word. */
export default {
  id: 'taxirit',
  title: 'Taxirit',
  family: 'drive/free-roam-parking',
  forms: ['choose', 'type'],
  round: 10,
  cap: 4,
  pace: 'C',
  physics: 'none',
  host: 'tik',
  explain: 'Breng je gast naar het goede woord en parkeer netjes.',
  explainIn: {
    type: 'Typ het adres van je gast en parkeer netjes.',
  },
  feat: 'Zet de taxi 7 keer netjes tussen de lijnen',
} as const satisfies GameManifest;
