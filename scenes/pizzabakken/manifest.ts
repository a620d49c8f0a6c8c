import type { GameManifest } from '../../engine/exercise/index.ts';

/** 01 Pizza bakken: lay the letters of a word on a pizza and bake it golden. */
export default {
  id: 'pizzabakken',
  title: 'Pizza bakken',
  family: 'assemble/topping-bake',
  forms: ['build', 'choose', 'split'],
  round: 10,
  cap: 4,
  pace: 'C',
  physics: 'none',
  host: 'sjaak',
  explain: 'Beleg de pizza met de letters en bak hem goudbruin.',
  explainIn: {
    choose: 'Bak de pizza met het goede woord goudbruin.',
    split: 'Snijd de pizza tussen de stukken van het woord.',
  },
  feat: 'Bak vijf goudbruine pizza’s',
  shelf: { title: 'Pizza’s', row: 9 },
} as const satisfies GameManifest;
