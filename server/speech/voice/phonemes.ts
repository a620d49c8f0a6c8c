/**
 * Makes the contrasts that matter for spelling stronger than espeak does by itself: its short e is too close to
 * ee and its long vowels are hardly longer than the short ones, so that bom and boom sound the same.
 */
export function sharpen(mnemonics: string): string {
  return mnemonics
    .replace(/[_|!]/g, '')
    .replace(/E(?![I2])/g, 'E2')
    .replace(/('(?:o|e|a)):(?![:rjU])/g, '$1::');
}

/** Reads the pronunciation table: a word, a tab, its phonemes in espeak's notation; the first line names the columns. */
export function parsePronunciation(tsv: string): ReadonlyMap<string, string> {
  const lines = tsv.split(/\r?\n/).slice(1).filter(Boolean);
  return new Map(
    lines.map((line, i) => {
      const [word, phonemes, ...more] = line.split('\t');
      if (!word || !phonemes || more.length > 0)
        throw new Error(`Pronunciation line ${i + 2} must have a word and its phonemes.`);
      return [word, phonemes];
    }),
  );
}

/** A text as pieces that are spoken after one another, with a pause in between: words alone and sentences. */
export const clauses = (text: string): string[] => text.split(/(?<=[.!?])\s+/).filter(Boolean);

/** The one word of a piece, without its closing mark; undefined for a sentence. */
export const loneWord = (clause: string): string | undefined =>
  /^([\p{L}'’-]+)[.!?]?$/u.exec(clause)?.[1]?.toLowerCase();

/** A sentence in which the words of the pronunciation table are written in phonemes. */
export const withPronunciation = (sentence: string, table: ReadonlyMap<string, string>): string =>
  sentence.replace(/[\p{L}'’-]+/gu, (word) => {
    const phonemes = table.get(word.toLowerCase());
    return phonemes === undefined ? word : `[[${phonemes}]]`;
  });
