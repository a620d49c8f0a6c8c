/** Where a round is (scenes/README.md 6.4). */
export type Phase =
  'laden' | 'voorbeeld' | 'vraag' | 'spel' | 'goed' | 'nogeens' | 'onthul' | 'neemover' | 'pauze' | 'einde';
