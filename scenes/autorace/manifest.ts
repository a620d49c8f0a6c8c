import type { GameManifest } from '../../engine/exercise/index.ts';

/** 44 Autorace: a soapbox race over the desk; change lanes, and drive through the gate in the right one. */
export default {
  id: 'autorace',
  title: 'Autorace',
  family: 'drive/lane-circuit',
  forms: ['choose', 'judge', 'read'],
  round: 12,
  cap: 4,
  pace: 'L',
  physics: 'none',
  host: 'krul',
  explain: 'Kies de baan met het goede woord en rijd door de poort.',
  explainIn: {
    judge: 'Klopt het woord? Kies de goede baan en rijd door de poort.',
    read: 'Lees de tekst en kies de baan met het goede antwoord.',
  },
  feat: 'Zet vijf keer de turbo aan uit een slipstroom',
} as const satisfies GameManifest;
