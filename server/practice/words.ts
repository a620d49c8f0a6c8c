import type { Dealt } from '../../engine/exercise/index.ts';
import { createMedia, deal, lineOf, type WordBank } from '../words/index.ts';
import type { Words } from './dealer.ts';
import { PICTURES } from './pictures.ts';

/** What practice needs of the speech. */
export interface Speaker {
  url(text: string): string;
  /** Speaks a text in the background, so that it can be heard at once later. */
  prepare(text: string): unknown;
}

/** The word bank as practice uses it. */
export function wordsOf(bank: WordBank, speaker: Speaker): Words {
  const media = createMedia({ speechUrl: (text) => speaker.url(text), pictures: PICTURES });
  return {
    categoriesOf: (groep) => lineOf(bank.categories, groep),
    category: (id) => bank.category(id),
    deal: (request) => deal(bank, { ...request, media }),
    prepare(dealt: readonly Dealt[]) {
      for (const { exercise } of dealt)
        if (exercise.prompt.speech) speaker.prepare(exercise.prompt.speech.text);
    },
    spoken(line) {
      speaker.prepare(line);
      return speaker.url(line);
    },
  };
}
