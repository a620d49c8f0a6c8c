import type { GameManifest } from '../../engine/exercise/index.ts';

/** 17 Bioscoop 2: splice the film in order, and turn the crank yourself. */
export default {
  id: 'bioscoop2',
  title: 'Bioscoop 2',
  family: 'assemble/film-reel',
  forms: ['order', 'type', 'read', 'choose'],
  round: 8,
  cap: 4,
  extras: 2,
  pace: 'T',
  physics: 'none',
  host: 'omavlek',
  explain: 'Plak de film in de goede volgorde en draai aan de slinger.',
  explainIn: {
    type: 'Draai aan de slinger, kijk goed en typ het woord.',
    read: 'Draai aan de slinger, lees en kies de goede poster.',
    choose: 'Kies de poster met het goede woord en draai aan de slinger.',
  },
  feat: 'Draai 5 films heel gelijkmatig',
  shelf: { title: 'Films', row: 7 },
} as const satisfies GameManifest;
