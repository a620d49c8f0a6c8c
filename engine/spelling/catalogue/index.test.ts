import { describe, expect, it } from 'vitest';
import {
  READING,
  READING_IDS,
  readingCategory,
  SPELLING_CATEGORIES,
  SPELLING_IDS,
  spellingCategory,
} from './index.ts';
import { READING_SLIPS } from './slips.ts';

describe('catalogue', () => {
  it('describes every category once, in the order of the ids', () => {
    expect(SPELLING_CATEGORIES.map(({ id }) => id)).toEqual([...SPELLING_IDS]);
    expect(READING.map(({ id }) => id)).toEqual([...READING_IDS]);
    expect([SPELLING_IDS.length, READING_IDS.length]).toEqual([70, 12]);
    expect(spellingCategory('tie').title).toBe('-tie (politie)');
    expect(readingCategory('read-cvc')?.goal).toBe('Korte woorden lezen');
    expect(readingCategory('cvc')).toBeUndefined();
  });

  it('explains each in a rule, a mnemonic of its own and a hint that fits a line', () => {
    const all = [...SPELLING_CATEGORIES, ...READING];
    for (const { id, rule, hint, mnemonic } of all) {
      expect(
        [rule, mnemonic, hint].filter((text) => !/^[\p{Lu}-].*[.!?]$/u.test(text)),
        id,
      ).toEqual([]);
      expect(hint.length, id).toBeLessThanOrEqual(60);
    }
    expect(new Set(all.map(({ mnemonic }) => mnemonic)).size).toBe(all.length);
  });

  it('tells in a few words what each is about, for the map', () => {
    const all = [...SPELLING_CATEGORIES, ...READING];
    for (const { id, goal, sign } of all) {
      expect(goal, id).toMatch(/^\p{Lu}.*[^.]$/u);
      expect(goal.length, id).toBeLessThanOrEqual(50);
      for (const part of sign.split('|')) expect(part, id).toMatch(/^.{1,11}$/);
      expect(sign.split('|').length, id).toBeLessThanOrEqual(4);
    }
    // What stands on the roof is not what is written below the building once more.
    for (const { id, sign, roof = sign } of all) expect(roof.includes('|') || roof !== sign, id).toBe(true);
    for (const text of ['goal', 'sign'] as const)
      expect(new Set(all.map((category) => category[text])).size, text).toBe(all.length);
  });

  it('starts each in a school year of both countries', () => {
    for (const { id, start } of [...SPELLING_CATEGORIES, ...READING]) {
      expect(start.groep, id).toBeGreaterThanOrEqual(3);
      expect(start.groep, id).toBeLessThanOrEqual(8);
      expect(start.groep - start.leerjaar, id).toBeGreaterThanOrEqual(1);
    }
  });

  it('names misspelling rules and slips that exist', () => {
    for (const { rules } of SPELLING_CATEGORIES)
      for (const rule of rules) expect(rule).toMatch(/^D(?:0[1-9]|[1-5]\d|6[0-7])$/);
    for (const { slips } of READING) for (const slip of slips) expect(READING_SLIPS).toHaveProperty(slip);
  });
});
