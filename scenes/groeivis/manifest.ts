import type { GameManifest } from '../../engine/exercise/index.ts';

/** 20 Groeivis: swim freely, eat letters in the right order with the mouth only, and grow from guppy to whale. */
export default {
  id: 'groeivis',
  title: 'Groeivis',
  family: 'swim/eat-and-grow',
  forms: ['build', 'choose'],
  round: 10,
  cap: 6,
  pace: 'C',
  physics: 'none',
  stepwise: ['build'],
  host: 'pleun',
  explain: 'Hap de letters in de goede volgorde en groei!',
  explainIn: { choose: 'Hap het beestje met het goede woord en groei!' },
  feat: 'Eet 6 woorden zonder een kwal te raken',
} as const satisfies GameManifest;
