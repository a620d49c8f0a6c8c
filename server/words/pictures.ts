import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Word } from '../../engine/spelling/index.ts';
import { parseTable } from './table.ts';

/** A line of a table of word pictures. */
export interface PictureLine {
  /** Name of the file and number of the line in it, from 1. */
  at: string;
  word: string;
  /** Name of the picture: of a drawing of ours or an icon of Fluent Emoji Flat. */
  picture: string;
  /** "A": it shows exactly this word; "B": it fits where the word is heard or read too. */
  grade: string;
  /** What is to be seen, in Dutch. */
  alt: string;
  /** Cells that the columns leave over. */
  extra: number;
}

/** What a word has of its picture. */
export type Pictured = Pick<Word, 'picture' | 'exactPicture'>;

/** The pictures of words. */
export interface WordPictures {
  /** What a word has of its picture; nothing where it has none. */
  of(word: string): Pictured;
  /** What is to be seen in a picture, in Dutch. */
  describe(picture: string): string | undefined;
  /** Whether the picture of one word can be taken for that of the other. */
  looksLike(one: Pick<Word, 'text' | 'picture'>, other: Pick<Word, 'text' | 'picture'>): boolean;
}

const WORDS = join(import.meta.dirname, '../../assets/words');
const NONE: Pictured = {};

/** Every line of `pictures*.tsv`. */
export const readPictureLines = (folder = WORDS): PictureLine[] =>
  readdirSync(folder)
    .filter((file) => /^pictures.*\.tsv$/.test(file))
    .sort()
    .flatMap((file) =>
      parseTable(readFileSync(join(folder, file), 'utf8')).rows.map(({ line, cell, extra }) => ({
        at: `${file}:${line}`,
        word: cell('word'),
        picture: cell('picture'),
        grade: cell('grade'),
        alt: cell('alt'),
        extra,
      })),
    );

/** Groups of pictures that can be taken for each other. */
export const readPicturesAlike = (folder = WORDS): string[][] =>
  readFileSync(join(folder, 'pictures-alike.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' '));

/** Reads the pictures of words. */
export function readPictures(folder = WORDS): WordPictures {
  const lines = readPictureLines(folder);
  const byWord = new Map(
    lines.map(({ word, picture, grade }): [string, Pictured] => [
      word,
      { picture, ...(grade === 'A' && { exactPicture: true }) },
    ]),
  );
  const seen = new Map(lines.map(({ picture, alt }) => [picture, alt]));
  const alike = new Map<string, Set<string>>();
  for (const group of readPicturesAlike(folder))
    for (const name of group) alike.set(name, new Set([...(alike.get(name) ?? []), ...group]));
  return {
    of: (word) => byWord.get(word) ?? NONE,
    describe: (picture) => seen.get(picture),
    looksLike: (one, other) =>
      one.picture !== undefined &&
      other.picture !== undefined &&
      (one.picture === other.picture ||
        alike.get(one.picture)?.has(other.picture) === true ||
        holds(one.text, other.text) ||
        holds(other.text, one.text)),
  };
}

/** Whether a word has another in it, as zeilboot has boot; a word of two letters is in others by chance. */
const holds = (long: string, short: string) => short.length > 2 && long.includes(short);
