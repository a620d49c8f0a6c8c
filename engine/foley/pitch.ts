const STEPS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** The frequency of a note by name: `A4` is 440, `C#5` and `Bb3` work too. */
export function note(name: string): number {
  const [, letter, sign, octave] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  if (!letter || !octave) throw new RangeError(`not a note: ${name}`);
  const semitone = STEPS[letter]! + (sign === '#' ? 1 : sign === 'b' ? -1 : 0) + 12 * (Number(octave) + 1);
  return 440 * 2 ** ((semitone - 69) / 12);
}

/** A number of decibels as a factor. */
export const fromDb = (db: number): number => 10 ** (db / 20);
