import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDictionary, readRefused } from '../../server/words/index.ts';
import { readPictureLines, readPictures, readPicturesAlike } from '../../server/words/pictures.ts';
import { openDrawings } from '../art/pictures.ts';

const DRAWINGS = join(import.meta.dirname, '../../assets/pictures');
const lines = readPictureLines();
/** What a drawing of ours is made of. */
const SHAPES = new Set('svg g path rect circle ellipse'.split(' '));
const find = openDrawings();
const dictionary = openDictionary();
const { avoided } = readRefused();

describe('the pictures of words', () => {
  it('are there for at least 800 words, half of which may be asked by the picture alone', () => {
    expect(lines.length).toBeGreaterThanOrEqual(800);
    expect(lines.filter(({ grade }) => grade === 'A').length).toBeGreaterThanOrEqual(400);
  });

  it('stand in the table once for each word, with a grade and nothing left over', () => {
    const words = lines.map(({ word }) => word);
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
    expect(lines.filter(({ grade, extra }) => !/^[AB]$/.test(grade) || extra > 0)).toEqual([]);
  });

  it('can be drawn', () => {
    const names = new Set(lines.map(({ picture }) => picture));
    expect([...names].filter((name) => !find(name))).toEqual([]);
  });

  it('of ours are plain shapes of at most 3 kB, each of a word', () => {
    const names = new Set(lines.map(({ picture }) => picture));
    for (const file of globSync('*.svg', { cwd: DRAWINGS })) {
      const svg = readFileSync(join(DRAWINGS, file), 'utf8');
      expect(names.has(basename(file, '.svg')), file).toBe(true);
      expect(svg.length, file).toBeLessThanOrEqual(3000);
      const tags = new Set([...svg.matchAll(/<([a-z]+)/gi)].map(([, tag]) => tag));
      expect(
        [...tags].filter((tag) => !SHAPES.has(tag!)),
        file,
      ).toEqual([]);
    }
  });

  it('are of words that exist and are fit for children', () => {
    const unfit = lines.filter(({ word }) => !dictionary.spellings(word).includes(word) || avoided(word));
    expect(unfit).toEqual([]);
  });

  it('show exactly one word at most', () => {
    const asking = lines.filter(({ grade }) => grade === 'A').map(({ picture }) => picture);
    expect(asking.filter((picture, i) => asking.indexOf(picture) !== i)).toEqual([]);
  });

  it('say in Dutch what is to be seen, and the same for every word of a picture', () => {
    const said = new Map<string, string>();
    for (const { at, word, picture, alt } of lines) {
      expect(alt, at).toMatch(/^[\p{Ll}\p{Lu}\d][\p{L}\d ,'-]+$/u);
      expect(alt.length, at).toBeLessThanOrEqual(70);
      expect(alt.split(' ').length, `${at}: no more than the word`).toBeGreaterThanOrEqual(2);
      expect(alt, at).not.toBe(word);
      expect(said.get(picture) ?? alt, at).toBe(alt);
      said.set(picture, alt);
      for (const part of alt.match(/[\p{L}'-]{2,}/gu) ?? [])
        expect(dictionary.has(part), `${at}: "${part}" in "${alt}"`).toBe(true);
    }
  });

  it('name only pictures of the table as alike', () => {
    const names = new Set(lines.map(({ picture }) => picture));
    expect(readPicturesAlike().flatMap((alike) => alike.filter((name) => !names.has(name)))).toEqual([]);
  });

  it('are not taken for each other where they differ', () => {
    const pictures = readPictures();
    const looksLike = (one: string, other: string) =>
      pictures.looksLike({ text: one, ...pictures.of(one) }, { text: other, ...pictures.of(other) });
    expect(looksLike('vogel', 'uil')).toBe(true);
    expect(looksLike('zeilboot', 'boot')).toBe(true);
    expect(looksLike('prins', 'koning')).toBe(true);
    expect(looksLike('uil', 'fiets')).toBe(false);
  });
});
