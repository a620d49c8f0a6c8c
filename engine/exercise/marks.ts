/** What happened to one letter of a typed word: kept, wrong (to be rubbed out), or missing (an empty place). */
export interface LetterMark {
  /** The typed letter, or '' where one is missing. */
  letter: string;
  mark: 'right' | 'wrong' | 'missing';
}

/** The fewest edits (Levenshtein) from each start of a row to each start of another: row by row, of `b.length + 1` places. */
function editCosts(a: ArrayLike<string>, b: ArrayLike<string>): Uint16Array {
  const width = b.length + 1;
  const cost = new Uint16Array((a.length + 1) * width);
  for (let j = 0; j <= b.length; j++) cost[j] = j;
  for (let i = 1; i <= a.length; i++) {
    cost[i * width] = i;
    for (let j = 1; j <= b.length; j++) {
      const swap = cost[(i - 1) * width + j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      cost[i * width + j] = Math.min(swap, cost[(i - 1) * width + j]! + 1, cost[i * width + j - 1]! + 1);
    }
  }
  return cost;
}

/** How many letters must be changed, added or left out to make one word of another. */
export const lettersApart = (one: string, other: string): number => editCosts(one, other).at(-1)!;

/**
 * Lines a typed word up with the right one (fewest edits, Levenshtein) and marks every letter, so that right
 * letters can stay and wrong ones are rubbed out. Case counts: a missing capital is a wrong letter.
 */
export function alignLetters(typed: string, wanted: string): LetterMark[] {
  if (typed === wanted) return [...typed].map((letter) => ({ letter, mark: 'right' }));
  const a = [...typed];
  const b = [...wanted];
  const width = b.length + 1;
  const cost = editCosts(a, b);
  const marks: LetterMark[] = [];
  let i = a.length;
  let j = b.length;
  while (i > 0 || j > 0) {
    const here = cost[i * width + j]!;
    const same = i > 0 && j > 0 && a[i - 1] === b[j - 1];
    if (i > 0 && j > 0 && here === cost[(i - 1) * width + j - 1]! + (same ? 0 : 1)) {
      marks.push({ letter: a[--i]!, mark: same ? 'right' : 'wrong' });
      j--;
    } else if (i > 0 && here === cost[(i - 1) * width + j]! + 1) {
      marks.push({ letter: a[--i]!, mark: 'wrong' });
    } else {
      marks.push({ letter: '', mark: 'missing' });
      j--;
    }
  }
  return marks.reverse();
}
