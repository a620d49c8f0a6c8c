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
  feat: 'Bak vijf goudbruine pizza’s',
  shelf: { title: 'Pizza’s', row: 9 },
} as const satisfies GameManifest;
