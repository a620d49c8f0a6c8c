/** What was typed in for one word of a test on paper. */
export interface Entry {
  is: 'goed' | 'geschreven' | 'niet gemaakt';
  /** As it was written; empty for a word that was left empty. */
  given: string;
}

/** What a field means: nothing is right, a dash is left empty, a question mark not taken, and all else is what was written. */
export function entryOf(typed: string): Entry {
  const given = typed.trim();
  if (given === '') return { is: 'goed', given: '' };
  if (given === '?') return { is: 'niet gemaakt', given: '' };
  return { is: 'geschreven', given: given === '-' ? '' : given };
}
