/** How long a pupil of a school year looks at a letter, in ms, groep 3 first: a slow reader of that year gets to the end. */
const PER_LETTER = [300, 220, 160, 130, 115, 105] as const;
/** To find the text and to let it sink in, in ms. */
const BASE = 1200;
/** A calm pupil gets this much of the time, a fast one that much. */
const PACE = { slow: 1.4, fast: 0.7 } as const;

/** How long a text of so many letters stays for a school year and a tempo of 0 to 1, in ms. */
export function exposureOf(letters: number, groep: number, tempo: number): number {
  const perLetter = PER_LETTER[Math.min(8, Math.max(3, Math.floor(groep))) - 3]!;
  const pace = PACE.slow + (PACE.fast - PACE.slow) * tempo;
  return Math.round((BASE + perLetter * letters) * pace);
}
