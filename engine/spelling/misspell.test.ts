import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diagnose, misspellings } from './misspell.ts';
import { parseWords } from './parse.ts';
import type { CategoryDefinition } from './word.ts';

const read = (name: string) => readFileSync(new URL(`../../assets/words/${name}`, import.meta.url), 'utf8');
const words = parseWords(read('bank.tsv'));
const categories = JSON.parse(read('categories.json')) as CategoryDefinition[];
const texts = new Set(words.map(({ text }) => text));
const lexicon = { has: (text: string) => texts.has(text) };
const word = (text: string) => words.find((one) => one.text === text)!;
const wrongOf = (text: string) => misspellings(word(text), categories, lexicon).map((one) => one.text);

describe('misspellings', () => {
  it.each([
    ['hond', 'hont'],
    ['apen', 'aapen'],
    ['appel', 'apel'],
    ['giraf', 'gieraf'],
    ['leeuw', 'leew'],
    ['gezin', 'guzin'],
    ['pauw', 'pouw'],
  ])('of %s begin with what children write most: %s', (text, wanted) => {
    expect(wrongOf(text)[0]).toBe(wanted);
  });

  it('never give a word of the bank, nor the word itself', () => {
    for (const one of words) {
      for (const { text } of misspellings(one, categories, lexicon)) {
        expect(texts.has(text), `${one.text} -> ${text}`).toBe(false);
      }
    }
  });

  it('put the category that is practised first', () => {
    const [first] = misspellings(word('eiland'), categories, lexicon, 'final-d-t');
    expect(first).toMatchObject({ text: 'eilant', category: 'final-d-t', rule: 'D20' });
  });
});

describe('diagnose', () => {
  it.each([
    ['hond', 'hont', { category: 'final-d-t', rule: 'D20' }],
    ['geit', 'gijt', { category: 'ei-ij', rule: 'D07' }],
    ['appel', 'apel', { category: 'closed-syllable', rule: 'D03' }],
    ['apen', 'aapen', { category: 'open-syllable', rule: 'D01' }],
    ['nacht', 'nagd', { category: 'ch-cht' }],
    ['hond', 'hont ', { category: 'final-d-t' }],
    ['hond', 'homd', { category: 'slip' }],
    ['konijn', 'qqq', { category: 'slip' }],
  ])('%s typed as %s', (text, typed, wanted) => {
    expect(diagnose(word(text), typed, categories)).toMatchObject(wanted);
  });

  it('has nothing to say of a right word', () => {
    expect(diagnose(word('hond'), 'hond', categories)).toBeUndefined();
  });
});
