import type { GameManifest } from '../../engine/exercise/index.ts';

/** 22 Doolhof: a hedge maze by lantern light; only one of its doors is not painted on. */
export default {
  id: 'doolhof',
  title: 'Doolhof',
  family: 'route/fog-maze',
  forms: ['choose', 'build', 'type'],
  round: 10,
  cap: 4,
  pace: 'C',
  physics: 'none',
  stepwise: ['build'],
  host: 'moes',
  explain: 'Zoek de deur met het goede woord en klop aan.',
  explainIn: {
    build: 'Zoek de letters in de volgorde van het woord.',
    type: 'Loop naar de poort en typ het wachtwoord.',
  },
  feat: 'Open 6 deuren zonder ergens drie keer te lopen.',
} as const satisfies GameManifest;
