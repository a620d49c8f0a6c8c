import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseTable } from './table.ts';

/** A line of a word list that a writer made. */
export interface ListedWord {
  /** Number of its line in the file, from 1. */
  line: number;
  word: string;
  /** As written; "3" to "8" when it is right. */
  groep: string;
  sentence: string;
  /** Infinitive and form, of verbs only. */
  lemma: string;
  form: string;
  /** Cells that the columns leave over. */
  extra: number;
}

/** The word list of one category, `assets/words/lists/<category>.tsv`. */
export interface WordList {
  category: string;
  columns: string[];
  words: ListedWord[];
}

const LISTS = join(import.meta.dirname, '../../assets/words/lists');

/** Reads one list: tab-separated, the names of the columns first. */
export function parseWordList(category: string, tsv: string): WordList {
  const { columns, rows } = parseTable(tsv);
  const words = rows.map(({ line, cell, extra }) => ({
    line,
    word: cell('word'),
    groep: cell('groep'),
    sentence: cell('sentence'),
    lemma: cell('lemma'),
    form: cell('form'),
    extra,
  }));
  return { category, columns, words };
}

/** All word lists, in alphabetical order of their categories. */
export const readWordLists = (folder = LISTS): WordList[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .map((file) => parseWordList(file.replace(/\.tsv$/, ''), readFileSync(join(folder, file), 'utf8')));
