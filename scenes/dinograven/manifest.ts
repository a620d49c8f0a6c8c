import type { GameManifest } from '../../engine/exercise/index.ts';

/** 14 Dino's opgraven: follow the prints to what is buried, and lay the bones in the order of the word. */
export default {
  id: 'dinograven',
  title: "Dino's opgraven",
  family: 'assemble/dig-and-skeleton',
  forms: ['build', 'choose'],
  round: 8,
  cap: 4,
  pace: 'T',
  physics: 'none',
  host: 'omavlek',
  explain: 'Graaf de botten op en leg het woord-skelet in elkaar.',
  explainIn: { choose: 'Graaf de stenen op en kies die met het goede woord.' },
  feat: 'Vind zes keer alles met hooguit twee lege kuilen',
  shelf: { title: 'Dino’s', row: 4 },
} as const satisfies GameManifest;
