import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WordPicture } from '../../engine/spelling/index.ts';
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

const WORDS = join(import.meta.dirname, '../../assets/words');

/** Every line of `pictures*.tsv`: the pictures of words. */
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

/** Sets of words whose pictures are too much alike to lie beside each other; a line each, `#` starts a comment. */
export const readPicturesAlike = (folder = WORDS): string[][] =>
  readFileSync(join(folder, 'pictures-alike.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' '));

/** The picture of each word that has one. */
export function readPictures(folder = WORDS): ReadonlyMap<string, WordPicture> {
  const alike = new Map<string, string[]>();
  for (const words of readPicturesAlike(folder))
    for (const word of words) alike.set(word, [...(alike.get(word) ?? []), ...words]);
  return new Map(
    readPictureLines(folder).map(({ word, picture, grade, alt }) => [
      word,
      { name: picture, alt, asks: grade === 'A', alike: alike.get(word) ?? [] },
    ]),
  );
}
