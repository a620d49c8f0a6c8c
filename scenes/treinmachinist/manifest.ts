import type { GameManifest } from '../../engine/exercise/index.ts';

/** 02 Treinmachinist: the train never steers, you set the points. */
export default {
  id: 'treinmachinist',
  title: 'Treinmachinist',
  family: 'route/switch-setting',
  forms: ['sort', 'choose', 'order', 'split'],
  round: 18,
  cap: 6,
  pace: 'L',
  physics: 'none',
  host: 'fien',
  explain: 'Zet de wissels om, zodat de trein bij het goede station komt.',
  explainIn: {
    order: 'Koppel de wagons in de goede volgorde en blaas op het fluitje.',
    split: 'Koppel de wagons los tussen de stukken van het woord.',
  },
  feat: 'Breng 8 treinen goed aan zonder ze vast te houden',
} as const satisfies GameManifest;
