import type { GameManifest } from '../../engine/exercise/index.ts';

/** 38 Helikopter: hover over the crate with the right word, let the magnet down, and bring it to the deck. */
export default {
  id: 'helikopter',
  title: 'Helikopter',
  family: 'fly/hover-winch',
  forms: ['choose', 'sort', 'build'],
  stepwise: ['build'],
  round: 12,
  cap: 5,
  pace: 'C',
  physics: 'none',
  host: 'fien',
  explain: 'Vlieg de goede kist naar het goede dek.',
  feat: 'Zet zes kisten recht neer op het dek',
} as const satisfies GameManifest;
