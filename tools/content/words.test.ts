import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { distractors } from '../../engine/spelling/misspell/index.ts';
import { createWordBank, openDictionary, readRefused } from '../../server/words/index.ts';
import { parsePronunciation } from '../../server/speech/voice/phonemes.ts';

const read = (name: string) => readFileSync(new URL(`../../assets/words/${name}`, import.meta.url), 'utf8');
const bank = createWordBank();
const { icons } = createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json') as {
  icons: Record<string, unknown>;
};
const { avoided } = readRefused();
const parts = (text: string) => text.toLowerCase().match(/[\p{L}']+/gu) ?? [];

describe('the categories', () => {
  it('are twelve, each with at least 35 words for pupils', () => {
    expect(bank.categories).toHaveLength(12);
    for (const { id } of bank.categories) expect(bank.inCategory(id).length, id).toBeGreaterThanOrEqual(35);
  });

  it('each have the words of a round for the first year in which they are practised', () => {
    for (const { id, groep } of bank.categories)
      expect(bank.inCategory(id).filter((word) => word.groep <= groep).length, id).toBeGreaterThanOrEqual(12);
  });

  it('put each of their words in one bucket, and use every bucket', () => {
    for (const { id, buckets } of bank.categories) {
      expect(buckets.length, id).toBeGreaterThanOrEqual(2);
      expect(new Set(buckets.map((bucket) => bucket.id)).size, id).toBe(buckets.length);
    }
  });
});

describe('the words', () => {
  it('are at least 1500, for groep 3 to 8', () => {
    expect(bank.words.length).toBeGreaterThanOrEqual(1500);
    for (const { groep, id } of bank.words) expect([3, 4, 5, 6, 7, 8], id).toContain(groep);
  });

  it('are written, cut and marked right', () => {
    for (const word of bank.words) {
      expect(word.text).toMatch(/^\p{L}{2,17}$/u);
      expect(word.graphemes.join('')).toBe(word.text);
      expect(word.syllables.join('')).toBe(word.text);
      for (const syllable of word.syllables) expect(syllable, word.text).toMatch(/[aeiouyéèêëïöü]/);
      for (const { from, to } of word.spots)
        expect(from < to && to <= word.text.length, word.text).toBe(true);
    }
  });

  it('each have a short sentence that has the word in it once', () => {
    for (const { text, sentence = '' } of bank.words) {
      expect(sentence.length, sentence).toBeLessThanOrEqual(60);
      expect(sentence).toMatch(/^\p{Lu}.*[.!?]$/u);
      expect(sentence).not.toMatch(/ {2}|[\t;]/);
      expect(
        parts(sentence).filter((part) => part === text),
        sentence,
      ).toHaveLength(1);
    }
  });

  it('have pictures that exist', () => {
    const names = bank.words.flatMap(({ picture }) => picture ?? []);
    expect(names.filter((name) => !(name in icons))).toEqual([]);
    expect(names.length).toBeGreaterThanOrEqual(100);
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
    const none = bank.words.flatMap(({ text, spots, groep }) =>
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
    expect(none.length).toBeLessThan(bank.words.length / 50);
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
