import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import {
  parseList,
  parseWords,
  type CategoryDefinition,
  type Lexicon,
  type Word,
} from '../../engine/spelling/index.ts';
import { SPELLING_IDS } from '../../engine/spelling/catalogue/ids.ts';
import { openDictionary } from './dictionary.ts';
import { createExists } from './exists.ts';
import { wordsOfLists } from './listed.ts';
import { readRefused } from './refused.ts';
import { readWordLists } from './word-lists.ts';

/** The word bank of this server, read once at start. */
export interface WordBank extends Lexicon {
  /** The categories that pupils practise, in learning order. */
  categories: readonly CategoryDefinition[];
  /** Any category, contrast categories included. */
  category(id: string): CategoryDefinition | undefined;
  word(id: string): Word | undefined;
}

const hint = z.string().min(1).max(60);
const focus = {
  hint: hint.optional(),
  category: z.string().optional(),
  test: z.string().min(1),
  region: z.enum(['spot', 'grapheme', 'syllable', 'previous', 'next']).optional(),
};

const categoriesSchema: z.ZodType<CategoryDefinition[]> = z.array(
  z.strictObject({
    id: z.enum(SPELLING_IDS),
    title: z.string().min(1),
    goal: z.string().min(1),
    sign: z.string().min(1),
    rule: z.string().min(1),
    hint,
    groep: z.int().min(3).max(8),
    strategy: z.enum(['luister', 'regel', 'weet', 'analogie']),
    practised: z.boolean(),
    confusions: z.array(z.strictObject({ ...focus, wrong: z.record(z.string(), z.string()) })),
    buckets: z.array(z.strictObject({ ...focus, id: z.string(), label: z.string() })).max(4),
  }),
);

const ASSETS = fileURLToPath(new URL('../../assets', import.meta.url));

/** Reads the word bank from `<assets>/words`. Throws, with the line, when a file there is not right. */
export function createWordBank(assetsDir = ASSETS): WordBank {
  const read = (name: string) => readFileSync(join(assetsDir, 'words', name), 'utf8');
  const all = categoriesSchema.parse(JSON.parse(read('categories.json')));
  const homophones = parseList(read('homophones.txt'));
  const own = parseWords(read('bank.tsv'), homophones);
  const dictionary = openDictionary();
  const texts = new Set(own.map(({ text }) => text));
  const listed = wordsOfLists(readWordLists(join(assetsDir, 'words', 'lists')), {
    dictionary,
    isKnown: (text) => texts.has(text),
    practised: (id) => all.some((category) => category.id === id),
  }).map((word) => ({
    ...word,
    // Others that can be practised have their own texts; a spot of none of them says nothing to the makers.
    spots: word.spots.filter((spot) => all.some(({ id }) => id === spot.category)),
  }));
  const words = [...own, ...listed];

  const byId = new Map(words.map((word) => [word.id, word]));
  const categories = new Map<string, CategoryDefinition>(all.map((category) => [category.id, category]));
  const byCategory = new Map<string, Word[]>(
    all.map(({ id }) => [id, words.filter((word) => word.spots.some((spot) => spot.category === id))]),
  );
  for (const { id, spots } of words) {
    for (const spot of spots)
      if (!categories.has(spot.category))
        throw new Error(`Word "${id}" names an unknown category: ${spot.category}.`);
  }

  return {
    words,
    categories: all.filter(({ practised }) => practised),
    category: (id) => categories.get(id),
    word: (id) => byId.get(id),
    inCategory: (id) => byCategory.get(id) ?? [],
    has: createExists(dictionary, readRefused().avoided),
  };
}
