import type { GameManifest } from '../../engine/exercise/index.ts';

/** 37 Leesraket: read the code at a glance, and let the part with the answer down on the rocket. */
export default {
  id: 'leesraket',
  title: 'Leesraket',
  family: 'timing/crane-stack',
  forms: ['read', 'type', 'choose'],
  round: 10,
  cap: 4,
  pace: 'C',
  physics: 'none',
  host: 'fien',
  explain: 'Lees de code, kies het goede deel en laat het recht vallen.',
  explainIn: {
    type: 'Typ de code en laat het deel recht vallen.',
    choose: 'Kies het deel met het goede woord en laat het recht vallen.',
  },
  feat: 'Zet zes delen recht op de raket',
} as const satisfies GameManifest;
