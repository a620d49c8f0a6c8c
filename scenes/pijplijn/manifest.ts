import type { GameManifest } from '../../engine/exercise/index.ts';

/** 05 Pijplijn: turn pipes until the juice comes to the barrel with the right word, and open the tap. */
export default {
  id: 'pijplijn',
  title: 'Pijplijn',
  family: 'route/pipe-rotation',
  forms: ['choose', 'order', 'build'],
  round: 10,
  cap: 4,
  pace: 'T',
  physics: 'none',
  host: 'dok',
  explain: 'Draai de buizen naar het goede vat en open de kraan.',
  explainIn: {
    order: 'Leg de stukken van de zin op volgorde en open de kraan.',
    build: 'Leg de stukken van het woord op volgorde en open de kraan.',
  },
  feat: 'Vul 7 vaten zonder te lekken',
} as const satisfies GameManifest;
