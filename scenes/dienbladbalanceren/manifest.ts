import type { GameManifest } from '../../engine/exercise/index.ts';

/** 45 Dienblad balanceren: glasses in the zones of a tray, that is carried to its table leaning against the tilt. */
export default {
  id: 'dienbladbalanceren',
  title: 'Dienblad balanceren',
  family: 'push/torque-balance',
  forms: ['sort', 'choose', 'judge'],
  round: 16,
  cap: 4,
  pace: 'C',
  physics: 'none',
  host: 'sjaak',
  explain: 'Zet het glas op de goede kant van het dienblad en houd het recht.',
  explainIn: {
    choose: 'Zet het glas met het goede woord op het dienblad en houd het recht.',
    judge: 'Klopt het woord? Zet het glas op de goede kant en houd het blad recht.',
  },
  feat: 'Breng 10 glazen naar hun tafel zonder dat ze eraf springen',
} as const satisfies GameManifest;
