import type { Dealt, Speech } from '../../engine/exercise/index.ts';
import { readingCategory } from '../../engine/spelling/catalogue/index.ts';
import type { Word } from '../../engine/spelling/index.ts';
import {
  createMedia,
  createReading,
  deal,
  dealList,
  dealReading,
  lineOf,
  ownWord,
  practiceItems,
  wholeLine,
  type PracticeItems,
  type WordBank,
} from '../words/index.ts';
import type { Variant } from '../contract/variant.ts';
import { askedWords } from './asked-words.ts';
import type { OwnList, Words } from './dealer.ts';
import { PICTURES } from './pictures.ts';

/** What practice needs of the speech. */
export interface Speaker {
  url(text: string, variant?: Variant): string;
  /** Gives the address too, and speaks the text in the background, so that it can be heard at once later. */
  prepare(text: string, variant?: Variant): string;
  isRecorded(text: string, variant?: Variant): boolean;
  get(text: string, variant?: Variant): Promise<Uint8Array>;
}

/** For rounds that nobody hears. */
export const SILENT_SPEAKER: Speaker = {
  url: () => '',
  prepare: () => '',
  isRecorded: () => false,
  get: () => Promise.resolve(new Uint8Array()),
};

/** Lists whose words are kept as exercises know them: those that are played these days. */
const MOST_LISTS = 300;

/** The word bank as practice uses it. */
export function wordsOf(bank: WordBank, speaker: Speaker): Words {
  const voiced = (text: string, variant: Variant): Speech => ({
    text,
    url: speaker.prepare(text, variant),
    ...(speaker.isRecorded(text, variant) && { isHuman: true }),
  });
  const media = createMedia({ speechUrl: (text) => speaker.url(text), pictures: PICTURES });
  const reading = createReading(bank);
  let items: PracticeItems | undefined;
  const lists = new Map<string, { version: string; words: Word[] }>();
  const ownWords = ({ id, version, words }: OwnList): Word[] => {
    const before = lists.get(id);
    if (before?.version === version) return before.words;
    if (lists.size >= MOST_LISTS) lists.clear();
    const now = words.map((word) => ownWord(word, bank));
    lists.set(id, { version, words: now });
    return now;
  };
  return {
    categoriesOf: (groep) => lineOf(bank.categories, reading.categories, groep),
    category: (id) => bank.category(id) ?? readingCategory(id),
    line: wholeLine(bank.categories, reading.categories),
    // All words are looked at for it: only who lets the policy choose needs it.
    get items() {
      return (items ??= practiceItems(bank, reading));
    },
    deal: (request) =>
      'list' in request
        ? dealList(bank, { ...request, words: ownWords(request.list), media })
        : bank.category(request.category)
          ? deal(bank, { ...request, media })
          : dealReading(reading, { ...request, media }),
    voiced: (dealt, variant) =>
      dealt.map(({ exercise, solution }): Dealt => {
        const { speech } = exercise.prompt;
        const lines = [solution.hint, ...Object.values(solution.hints ?? {})].filter((line) => line !== '');
        const heard = Object.fromEntries(lines.map((line) => [line, speaker.url(line, variant)]));
        const told = { ...solution, heard };
        if (!speech) return { exercise, solution: told };
        const prompt = { ...exercise.prompt, speech: voiced(speech.text, variant) };
        return { exercise: { ...exercise, prompt }, solution: told };
      }),
    spoken: voiced,
    asked: (matter) => askedWords(bank, matter, ownWords),
    sound: (text, variant) => speaker.get(text, variant),
    heardAt: (word, variant) => speaker.url(word, variant),
  };
}
