import type { GameManifest } from '../../engine/exercise/index.ts';

/** 33 Quizvraag: the big show; bet on what you know, light an answer and hit the buzzer to climb the ladder. */
export default {
  id: 'quizvraag',
  title: 'Quizvraag',
  family: 'mind/quiz-ladder',
  forms: ['choose', 'judge', 'type', 'read', 'order'],
  round: 12,
  cap: 6,
  pace: 'T',
  physics: 'none',
  host: 'moes',
  explain: 'Kies het goede luik, druk op de zoemer en klim de ladder op!',
  explainIn: {
    judge: 'Klopt het woord? Haal een hendel over en druk op de zoemer!',
    type: 'Typ het woord, druk op de zoemer en klim de ladder op!',
    read: 'Lees goed. Kies dan een luik en druk op de zoemer!',
    order: 'Leg de kaarten op volgorde en druk op de zoemer!',
  },
  feat: 'Win met 4 fiches: zet ze in als je het zeker weet',
  shelf: { title: 'Inktpotten', row: 9 },
} as const satisfies GameManifest;
