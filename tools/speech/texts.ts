import { readFileSync } from 'node:fs';
import { createWordBank, spokenTexts } from '../../server/words/index.ts';

const SENTENCES = new URL('../../assets/words/reading/sentences.tsv', import.meta.url);

/** Every text of ours that a game may speak: words, their sentences, and the sentences for reading with their answer. */
export function allTexts(): string[] {
  const read = readFileSync(SENTENCES, 'utf8').split('\n').slice(1).filter(Boolean);
  const sentences = read.map((line) => {
    const [, , , sentence = '', answer = ''] = line.split('\t');
    return sentence.replace(/_{2,}/, answer);
  });
  return [...new Set([...spokenTexts(createWordBank().words), ...sentences.filter(Boolean)])];
}
