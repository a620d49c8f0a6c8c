import type { GameManifest } from '../../engine/exercise/index.ts';

/** 13 Stofzuigen: lay arrows for a robot vacuum that does exactly what it is told. */
export default {
  id: 'stofzuigen',
  title: 'Stofzuigen',
  family: 'route/command-queue',
  forms: ['build', 'choose', 'order'],
  round: 10,
  cap: 5,
  pace: 'T',
  physics: 'none',
  stepwise: ['build', 'order'],
  host: 'dok',
  explain: 'Teken een route voor Zoef. Hij zuigt op wat hij tegenkomt.',
  feat: 'Zuig zes keer alles op in één rit',
} as const satisfies GameManifest;
