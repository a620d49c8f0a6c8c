import type { GameManifest } from '../../engine/exercise/index.ts';

/** 23 Platformklimmen: run, jump and climb up the bookcase tower, and ring the bell with the right word. */
export default {
  id: 'platformklimmen',
  title: 'Platformklimmen',
  family: 'jump/platform-climb',
  forms: ['choose', 'build', 'judge'],
  round: 12,
  cap: 4,
  pace: 'C',
  physics: 'arcade',
  stepwise: ['build'],
  host: 'dok',
  explain: 'Klim omhoog en trek aan de bel met het goede woord.',
  explainIn: {
    build: 'Spring tegen de boeken in de volgorde van het woord.',
    judge: 'Klopt het woord? Klim omhoog en trek aan de goede bel.',
  },
  feat: 'Vang vijftien inktdruppels op lastige plekken',
} as const satisfies GameManifest;
