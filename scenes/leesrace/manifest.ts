import type { GameManifest } from '../../engine/exercise/index.ts';

/** 36 Leesrace: you run exactly as fast as you read, and go through the gate with the answer. */
export default {
  id: 'leesrace',
  title: 'Leesrace',
  family: 'mind/reading-ribbon',
  forms: ['read', 'order', 'choose'],
  round: 10,
  cap: 4,
  pace: 'C',
  physics: 'none',
  host: 'tik',
  explain: 'Lees de zin al rennend en spring door de goede poort.',
  explainIn: {
    order: 'Pak de stukken van de zin in de goede volgorde.',
    choose: 'Ren langs het lint met het goede woord.',
  },
  feat: 'Lees zeven teksten in een rustig, vast tempo',
} as const satisfies GameManifest;
