import { describe, expect, it } from 'vitest';
import { breakInto, breakLines, pagesIn } from './lines.ts';

const SENTENCE = 'Op de boerderij van oom Kees lopen vier bruine kippen los rond.';
const lengths = (lines: readonly string[]) => lines.map((line) => line.length);

describe('a text on lines of at most so many letters', () => {
  it('holds every word once, in order, and no more letters than fit', () => {
    for (const most of [18, 24, 31, 63]) {
      const lines = breakLines(SENTENCE, most);
      expect(lines.join(' ')).toBe(SENTENCE);
      expect(Math.max(...lengths(lines))).toBeLessThanOrEqual(most);
    }
  });

  it('takes as few lines as can be, about equally long', () => {
    expect(breakLines('De hond ligt onder de tafel.', 18)).toEqual(['De hond ligt', 'onder de tafel.']);
    expect(breakLines('trein', 30)).toEqual(['trein']);
    const [one, two, ...more] = lengths(breakLines(SENTENCE, 58));
    expect(more).toEqual([]);
    expect(Math.abs(one! - two!)).toBeLessThanOrEqual(8);
  });

  it('keeps a word that is too long whole', () => {
    expect(breakLines('een schoolbibliotheek', 10)).toEqual(['een', 'schoolbibliotheek']);
  });
});

describe('a text on so many lines', () => {
  it.each([1, 2, 3])('of %i lines leaves out no word, and none is much longer', (count) => {
    const lines = breakInto(SENTENCE, count);
    expect(lines).toHaveLength(count);
    expect(lines.join(' ')).toBe(SENTENCE);
    expect(Math.max(...lengths(lines))).toBeLessThanOrEqual(SENTENCE.length / count + 9);
  });

  it('has no more lines than words', () => {
    expect(breakInto('De hond', 3)).toEqual(['De', 'hond']);
    expect(breakInto('', 2)).toEqual([]);
  });
});

describe('a text in pages', () => {
  it('leaves out no word, and shares its lines evenly', () => {
    const pages = pagesIn(SENTENCE, 18, 3);
    expect(pages.map(({ length }) => length)).toEqual([2, 2]);
    expect(pages.flat().join(' ')).toBe(SENTENCE);
    expect(pagesIn('trein', 18, 3)).toEqual([['trein']]);
  });
});
