import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from '../../engine/spelling/analyse/index.ts';
import {
  READING,
  READING_IDS,
  type ReadingCategory,
  type ReadingId,
} from '../../engine/spelling/catalogue/index.ts';
import type { ReadingItem, ReadingLexicon } from '../../engine/spelling/reading/index.ts';
import type { WordBank } from './bank.ts';
import { createLookAlikes, type Beside } from './look-alikes.ts';
import { itemsOf } from './reading-items.ts';
import { canBeRead, twinsOf, wordsToRead } from './reading-words.ts';
import { parseTable } from './table.ts';
import { parseWordList } from './word-lists.ts';

/** All there is to read on this server. */
export interface ReadingBank extends ReadingLexicon {
  categories: readonly ReadingCategory[];
}

const WORDS = join(import.meta.dirname, '../../assets/words');
/** Words that stand beside others in pairs, and nowhere else, are known from the start. */
const FIRST_YEAR = 3;

/** Reads what there is to read from `assets/words`, beside the words of the bank. */
export function createReading({ words, pictures }: Pick<WordBank, 'words' | 'pictures'>): ReadingBank {
  const read = (name: string) => readFileSync(join(WORDS, name), 'utf8');
  const pairs = parseTable(read('pairs.tsv')).rows.map(({ cell }) => ({
    one: cell('one'),
    two: cell('two'),
    slip: cell('slip'),
  }));
  const readable = words.filter(canBeRead);
  const known = new Set(readable.map(({ text }) => text));
  const paired = [...new Set(pairs.flatMap(({ one, two }) => [one, two]))];
  const beside: Beside[] = [
    ...readable,
    ...paired.filter((text) => !known.has(text)).map((text) => ({ text, groep: FIRST_YEAR })),
  ];
  const lookAlikes = createLookAlikes(pairs, beside, pictures);
  const twins = twinsOf(
    parseWordList('read-open-closed', read('lists/read-open-closed.tsv')).words,
    (word) => lookAlikes.pairsOf(word, 'R6'),
    (word) => analyse(word).syllables,
    pictures,
  );
  const byHand: Partial<Record<ReadingId, readonly ReadingItem[]>> = {
    ...itemsOf(parseTable(read('reading/sentences.tsv')), parseTable(read('reading/texts.tsv'))),
    'read-open-closed': twins,
  };
  const items = new Map(READING_IDS.map((id) => [id, byHand[id] ?? wordsToRead(id, readable)]));
  return { categories: READING, inCategory: (id) => items.get(id) ?? [], ...lookAlikes };
}
