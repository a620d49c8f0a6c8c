import type { GameManifest } from '../../engine/exercise/index.ts';

const manifest: GameManifest = {
  id: 'bellenprikken',
  title: 'Bellen prikken',
  family: 'type/bubble-chain',
  forms: ['type', 'build', 'split', 'choose'],
  round: 10,
  cap: 6,
  pace: 'C',
  physics: 'none',
  stepwise: ['build'],
  host: 'moes',
  explain: 'Typ het woord in de bellen en prik ze allemaal kapot.',
  explainIn: {
    build: 'Prik de bellen in de volgorde van het woord.',
    split: 'Prik de belletjes tussen de stukken van het woord.',
    choose: 'Prik de bel met het goede woord.',
  },
  feat: 'Prik 6 keer laag: onder de stippellijn.',
};

export default manifest;
