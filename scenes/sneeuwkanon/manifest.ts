import type { GameManifest } from '../../engine/exercise/index.ts';

/** 35 Sneeuwkanon: set angle and power, and shoot snow into the hat of the right word. */
export default {
  id: 'sneeuwkanon',
  title: 'Sneeuwkanon',
  family: 'aim/ballistic-arc',
  forms: ['choose', 'sort', 'build'],
  round: 12,
  cap: 5,
  pace: 'T',
  physics: 'none',
  stepwise: ['build'],
  host: 'fien',
  explain: 'Richt het kanon en schiet sneeuw in de goede hoed.',
  explainIn: {
    build: 'Schiet sneeuw in de hoeden in de volgorde van het woord.',
  },
  feat: 'Schiet zes keer bij het eerste schot raak',
} as const satisfies GameManifest;
