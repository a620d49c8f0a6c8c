import type { Variant } from '../../contract/variant.ts';

/**
 * Makes the contrasts that matter for spelling stronger than espeak does by itself: its short e is too close to
 * ee and its long vowels are hardly longer than the short ones, so that bom and boom sound the same.
 */
export function sharpen(mnemonics: string): string {
  return mnemonics
    .replace(/[_|!]/g, '')
    .replace(/E(?![I2:~])/g, 'E2')
    .replace(/('(?:o|e|a)):(?![:rjU])/g, '$1::');
}

/** How words are said, per country. */
export type Pronunciation = Readonly<Record<Variant, ReadonlyMap<string, string>>>;

/**
 * Reads the pronunciation table: a word, its phonemes in espeak's notation and, where Belgium says it otherwise, those
 * for Belgium, parted by tabs; the first line names the columns.
 */
export function parsePronunciation(tsv: string): Pronunciation {
  const nl = new Map<string, string>();
  const be = new Map<string, string>();
  for (const [i, line] of tsv.split(/\r?\n/).slice(1).entries()) {
    if (line === '') continue;
    const [word, phonemes, belgian, ...more] = line.split('\t');
    if (!word || !phonemes || belgian === '' || more.length > 0)
      throw new Error(`Pronunciation line ${i + 2} must have a word and its phonemes.`);
    if (nl.has(word)) throw new Error(`Pronunciation line ${i + 2} has a word that was there before.`);
    nl.set(word, phonemes);
    be.set(word, belgian ?? phonemes);
  }
  return { nl, be };
}

/** A text as pieces that are spoken after one another, with a pause in between: words alone and sentences. */
export const clauses = (text: string): string[] => text.split(/(?<=[.!?])\s+/).filter(Boolean);

/** The one word of a piece, without its closing mark; undefined for a sentence. */
export const loneWord = (clause: string): string | undefined =>
  /^([\p{L}\p{M}'’-]+)[.!?]?$/u.exec(clause)?.[1]?.toLowerCase();

/** A sentence in which the words that espeak would say wrong are written in phonemes. */
export const withPronunciation = (sentence: string, within: (word: string) => string | undefined): string =>
  sentence.replace(/\p{L}[\p{L}\p{M}'’-]*/gu, (word) => {
    const phonemes = within(word.toLowerCase());
    return phonemes === undefined ? word : `[[${phonemes}]]`;
  });
