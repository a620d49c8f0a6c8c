/** Where a round is (games.md 6.4). */
export const PHASES = [
  'laden',
  'voorbeeld',
  'vraag',
  'spel',
  'goed',
  'nogeens',
  'onthul',
  'neemover',
  'pauze',
  'einde',
] as const;
export type Phase = (typeof PHASES)[number];
