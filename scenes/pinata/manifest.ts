import type { GameManifest } from '../../engine/exercise/index.ts';

/** 11 Piñata: spell the word, and hit the paper piñata until it bursts. */
export default {
  id: 'piñata',
  title: 'Piñata',
  family: 'timing/power-meter-swing',
  forms: ['type', 'build', 'choose'],
  round: 10,
  cap: 4,
  pace: 'C',
  physics: 'none',
  host: 'sjaak',
  explain: 'Weet je het goede woord? Dan mag je op de piñata slaan!',
  feat: 'Geef zeven flinke klappen',
} as const satisfies GameManifest;
