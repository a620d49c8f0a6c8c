import type { GameManifest } from '../../engine/exercise/index.ts';

const manifest: GameManifest = {
  id: 'rups',
  title: 'Rups',
  family: 'grid/snake',
  forms: ['build', 'order', 'choose'],
  round: 10,
  cap: 5,
  pace: 'L',
  physics: 'none',
  stepwise: ['build', 'order'],
  host: 'sjaak',
  explain: 'Eet de blaadjes in de goede volgorde.',
  explainIn: {
    choose: 'Eet de appel met het goede woord.',
  },
  feat: 'Eet 6 woorden zonder te botsen.',
  shelf: { title: 'Vlinders', row: 6 },
};

export default manifest;
