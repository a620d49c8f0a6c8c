import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUCKET_PLANS, contrastsOf, sorted } from '../../engine/spelling/catalogue/buckets.ts';
import {
  SPELLING_CATEGORIES,
  SPELLING_IDS,
  type CategoryId,
  type SpellingCategory,
} from '../../engine/spelling/catalogue/index.ts';
import {
  belongsTo,
  createMemo,
  parseList,
  parseWords,
  type Lexicon,
  type Word,
} from '../../engine/spelling/index.ts';
import { openDictionary, type Dictionary } from './dictionary.ts';
import { createExists } from './exists.ts';
import { inOrderOfPractice } from './line.ts';
import { wordsOfLists } from './listed.ts';
import { readPictures, type WordPictures } from './pictures.ts';
import { practisedIn, type Practised } from './practised.ts';
import { readRefused } from './refused.ts';
import { readWordLists } from './word-lists.ts';

/** The word bank of this server, read once at start. */
export interface WordBank extends Lexicon {
  /** All spelling categories in the order in which they are practised. */
  categories: readonly SpellingCategory[];
  category(id: string): SpellingCategory | undefined;
  word(id: string): Word | undefined;
  /** All Dutch words, those that no exercise is about included. */
  dictionary: Dictionary;
  /** The pictures of words, those that no exercise is about included. */
  pictures: WordPictures;
  /** Words that a category is contrasted with: it has them not, but they fall in one of its buckets. */
  contrasts(id: CategoryId): readonly Word[];
  /** The words of a category, and those that it is contrasted with, as it looks at them. */
  practised(id: CategoryId): { own: readonly Practised[]; contrasts: readonly Practised[] };
}

const ASSETS = fileURLToPath(new URL('../../assets', import.meta.url));

/** Reads the word bank from `<assets>/words`. Throws, with the line, when a file there is not right. */
export function createWordBank(assetsDir = ASSETS): WordBank {
  const read = (name: string) => readFileSync(join(assetsDir, 'words', name), 'utf8');
  const own = parseWords(read('bank.tsv'), parseList(read('homophones.txt')));
  const dictionary = openDictionary();
  const { avoided } = readRefused();
  const pictures = readPictures(join(assetsDir, 'words'));
  const lists = readWordLists(join(assetsDir, 'words', 'lists'));
  const words = wordsOfLists(own, lists, dictionary, pictures);

  const byId = new Map(words.map((word) => [word.id, word]));
  const categories = new Map<string, SpellingCategory>(
    SPELLING_CATEGORIES.map((category) => [category.id, category]),
  );
  const byCategory = new Map<string, Word[]>(
    SPELLING_IDS.map((id) => [id, words.filter((word) => belongsTo(word, { id }))]),
  );
  const inCategory = (id: string) => byCategory.get(id) ?? [];
  const contrasts = perCategory((id) => contrastWords(words, id));
  const yearOf = (id: string) => categories.get(id)!.start.groep;
  const look = (id: CategoryId, some: readonly Word[]) => practisedIn(categories.get(id)!, some, yearOf);
  for (const { id, spots } of words) {
    for (const spot of spots)
      if (!categories.has(spot.category))
        throw new Error(`Word "${id}" names an unknown category: ${spot.category}.`);
  }

  return {
    words,
    pictured: words.filter(({ exactPicture }) => exactPicture),
    looksLike: (one, other) => pictures.looksLike(one, other),
    pictures,
    dictionary,
    categories: inOrderOfPractice(SPELLING_CATEGORIES),
    category: (id) => categories.get(id),
    word: (id) => byId.get(id),
    inCategory,
    has: createExists(dictionary, avoided),
    refused: avoided,
    memo: createMemo(),
    contrasts,
    practised: perCategory((id) => ({ own: look(id, inCategory(id)), contrasts: look(id, contrasts(id)) })),
  };
}

/** What is worked out of a category the first time that somebody asks for it. */
function perCategory<T>(find: (id: CategoryId) => T): (id: CategoryId) => T {
  const known = new Map<CategoryId, T>();
  return (id) => {
    const value = known.get(id) ?? find(id);
    known.set(id, value);
    return value;
  };
}

/** Words of the lists of other categories, each in one bucket only. */
function contrastWords(words: readonly Word[], id: CategoryId): Word[] {
  const others = contrastsOf(id);
  const plan = BUCKET_PLANS[id];
  const backwards = { ...plan, buckets: plan.buckets.toReversed() };
  return words.filter((word) => {
    if (belongsTo(word, { id }) || !others.some((other) => word.listed?.includes(other))) return false;
    const bucket = sorted(id, word)?.bucket;
    return bucket !== undefined && bucket === sorted(id, word, backwards)?.bucket;
  });
}
