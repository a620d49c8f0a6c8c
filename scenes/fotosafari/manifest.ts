import type { GameManifest } from '../../engine/exercise/index.ts';

/** 24 Fotosafari: from a slow jeep, find the animal with the right word and take a sharp photo of it. */
export default {
  id: 'fotosafari',
  title: 'Fotosafari',
  family: 'aim/viewfinder-photo',
  forms: ['read', 'choose', 'judge', 'type'],
  round: 10,
  cap: 5,
  pace: 'L',
  physics: 'none',
  host: 'fien',
  explain: 'Lees, zoek en maak een scherpe foto.',
  explainIn: {
    choose: 'Zoek het goede woord en maak een scherpe foto.',
    judge: 'Klopt het woord? Kies een filter en maak de foto.',
    type: 'Maak een scherpe foto en typ het woord eronder.',
  },
  feat: 'Maak zes haarscherpe foto’s',
  shelf: { title: 'Foto’s', row: 1 },
} as const satisfies GameManifest;
