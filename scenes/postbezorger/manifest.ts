import type { GameManifest } from '../../engine/exercise/index.ts';

/** 12 Postbezorger: toss each letter in the right box while riding by. */
export default {
  id: 'postbezorger',
  title: 'Postbezorger',
  family: 'drive/ride-by-toss',
  forms: ['sort', 'choose', 'read'],
  round: 18,
  cap: 5,
  pace: 'L',
  physics: 'none',
  host: 'tik',
  explain: 'Gooi de brief in de brievenbus waar het woord bij hoort.',
  explainIn: {
    choose: 'Gooi de brief in de brievenbus met het goede woord.',
    read: 'Lees de brief en gooi hem in de brievenbus die erbij past.',
  },
  feat: 'Gooi 6 brieven in volle vaart midden in de bus',
  shelf: { title: 'Postzegels', row: 2 },
} as const satisfies GameManifest;
