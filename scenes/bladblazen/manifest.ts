import type { GameManifest } from '../../engine/exercise/index.ts';

/** 16 Bladblazen: autumn in the park; the cone of a blower herds the leaf with the word to the heap it belongs to. */
export default {
  id: 'bladblazen',
  title: 'Bladblazen',
  family: 'push/air-cone',
  forms: ['sort', 'choose', 'judge'],
  round: 16,
  cap: 4,
  pace: 'C',
  physics: 'none',
  host: 'dok',
  explain: 'Blaas het blad naar de hoop waar het woord bij hoort.',
  explainIn: {
    choose: 'Blaas het blad met het goede woord naar de hoop.',
    judge: 'Klopt het woord? Blaas het blad naar de goede hoop.',
  },
  feat: 'Blaas 32 losse blaadjes mee in een hoop',
} as const satisfies GameManifest;
