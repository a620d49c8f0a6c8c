import { readFileSync } from 'node:fs';
import { createReading, createWordBank, spokenTexts } from '../../server/words/index.ts';

const SENTENCES = new URL('../../assets/words/reading/sentences.tsv', import.meta.url);

/** Every text of ours that a game may speak: words, their sentences, and what is read with its answer. */
export function allTexts(): string[] {
  const read = readFileSync(SENTENCES, 'utf8').split('\n').slice(1).filter(Boolean);
  const sentences = read.map((line) => {
    const [, , , sentence = '', answer = ''] = line.split('\t');
    return sentence.replace(/_{2,}/, answer);
  });
  const bank = createWordBank();
  // Words that are only read, not spelled, are not in the bank.
  const twins = createReading(bank)
    .inCategory('read-open-closed')
    .flatMap((item) => (item.kind === 'word' ? [item.text, item.sentence ?? ''] : []));
  return [...new Set([...spokenTexts(bank.words), ...sentences, ...twins].filter(Boolean))];
}
