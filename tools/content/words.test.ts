import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { distractors } from '../../engine/spelling/misspell/index.ts';
import { READING, readingCategory } from '../../engine/spelling/catalogue/index.ts';
import { createWordBank, lineOf, openDictionary, readRefused } from '../../server/words/index.ts';
import { parsePronunciation } from '../../server/speech/voice/phonemes.ts';

const read = (name: string) => readFileSync(new URL(`../../assets/words/${name}`, import.meta.url), 'utf8');
const bank = createWordBank();
const { avoided } = readRefused();
const parts = (text: string) => text.toLowerCase().match(/[\p{L}']+/gu) ?? [];

describe('the categories', () => {
  it('are all seventy, each with at least 40 words for pupils, or words in a sentence', () => {
    expect(bank.categories).toHaveLength(70);
    for (const { id } of bank.categories) expect(bank.inCategory(id).length, id).toBeGreaterThanOrEqual(40);
  });

  it('each have words for the first year in which they are practised', () => {
    for (const { id, start } of bank.categories)
      expect(
        bank.inCategory(id).filter((word) => word.groep <= start.groep).length,
        id,
      ).toBeGreaterThanOrEqual(10);
  });

  it('are practised by the school year in which they begin', () => {
    const years = bank.categories.map(({ start }) => start.groep);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
    for (const groep of [3, 4, 5, 6, 7, 8]) {
      const line = lineOf(bank.categories, READING, groep);
      expect(line, String(groep)).toHaveLength(12);
      expect(line.filter(({ start }) => start.groep > groep)).toEqual([]);
      expect(new Set(line).size).toBe(12);
    }
    expect(lineOf(bank.categories, READING, 5).map(({ id }) => id)).toEqual([
      'diminutive-etje-nkje',
      'read-multi-syllable',
      'apostrophe-s',
      'i-as-ie',
      'c-as-s',
      'read-sentences',
      'c-as-k',
      'tie',
      'isch',
      'read-sentence-meaning',
      'verb-stem',
      'verb-present-t',
    ]);
    const core = [
      'ei-ij',
      'final-d-t',
      'open-syllable',
      'closed-syllable',
      'verb-present-dt',
      'verb-past-weak',
    ];
    const lines = [4, 6].flatMap((groep) => lineOf(bank.categories, READING, groep).map(({ id }) => id));
    expect(lines).toEqual(expect.arrayContaining(core));
  });

  it('are read much where reading is learned and little later, as far as every game can ask them', () => {
    const read = [3, 4, 5, 6, 7, 8].map(
      (groep) =>
        lineOf(bank.categories, READING, groep).filter(({ id }) => readingCategory(id) !== undefined).length,
    );
    expect(read).toEqual([5, 4, 3, 3, 3, 2]);
  });
});

describe('the words', () => {
  it('are at least 5000, for groep 3 to 8', () => {
    expect(bank.words.length).toBeGreaterThanOrEqual(5000);
    for (const { groep, id } of bank.words) expect([3, 4, 5, 6, 7, 8], id).toContain(groep);
  });

  it('are written, cut and marked right', () => {
    for (const word of bank.words) {
      expect(word.text).toMatch(/^['\p{L}][\p{L}' -]{0,28}\p{L}$/u);
      expect(word.graphemes.join('')).toBe(word.text);
      expect(word.syllables.join('')).toBe(word.text.replace(/[ -]/g, ''));
      for (const syllable of word.syllables)
        expect(syllable, word.text).toMatch(/[aeiouyáéèêëïöü]|^(?:'s|T|tv|cd|wc|sms|pdf)$/i);
      for (const { from, to } of word.spots)
        expect(from < to && to <= word.text.length, word.text).toBe(true);
    }
  });

  it('each have a short sentence that has the word in it once', () => {
    for (const { text, sentence = '' } of bank.words) {
      expect(sentence.length, sentence).toBeLessThanOrEqual(60);
      expect(sentence).toMatch(/^\p{Lu}.*[.!?]$/u);
      expect(sentence).not.toMatch(/ {2}|[\t;]/);
      const found = sentence.matchAll(new RegExp(`(?<!\\p{L})${text}(?!\\p{L})`, 'giu'));
      expect([...found], `${text}: ${sentence}`).toHaveLength(1);
    }
  });

  it('and their sentences have nothing that is not for children', () => {
    for (const { text, sentence = '' } of bank.words) {
      for (const part of [text, ...parts(sentence)])
        expect(avoided(part), `${part} in "${sentence}"`).toBe(false);
    }
  });

  it('have a sentence of their own', () => {
    const sentences = bank.words.map(({ sentence }) => sentence);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('misspellings', () => {
  it('are no existing words, and nearly every word has some in its categories', () => {
    const some = bank.words.filter(({ lemma }, i) => lemma === undefined && i % 8 === 0);
    const none = some.flatMap(({ text, spots, groep }) =>
      spots.flatMap(({ category }) => {
        const found = distractors(text, 3, {
          exists: bank.has,
          category: bank.category(category)!.id,
          groep,
        });
        for (const wrong of found) expect(bank.has(wrong.text), wrong.text).toBe(false);
        return found.length === 0 ? [text] : [];
      }),
    );
    expect(none.length).toBeLessThan(some.length / 50);
  });
});

describe('the pronunciation table', () => {
  it('gives phonemes for words, nearly all in the word list; others are how a word sounds in a sentence', () => {
    const { nl, be } = parsePronunciation(read('pronunciation.tsv'));
    const dictionary = openDictionary();
    expect([...nl.keys()].filter((word) => !dictionary.has(word)).length).toBeLessThan(10);
    for (const [word, phonemes] of [...nl, ...be]) {
      expect(phonemes, word).toMatch(/^[A-Za-z0-9@:;#',_^~*|-]+$/);
    }
  });
});
