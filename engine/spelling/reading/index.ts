import type { Dealt, Form } from '../../exercise/index.ts';
import type { ReadingItem } from './item.ts';
import * as meaning from './meaning.ts';
import { orderWord, sortWord, splitWord } from './parts.ts';
import type { Maker, ReadingRequest } from './question.ts';
import * as sentence from './sentence.ts';
import { chooseWord, judgeWord, readWord } from './word.ts';

export { READING_FORMS } from './forms.ts';
export type { LookAlike, ReadingItem, ReadingLexicon, ReadWord } from './item.ts';
export { soundsAlike } from './sound.ts';

type Makers = {
  [Kind in ReadingItem['kind']]: Partial<Record<Form, Maker<Extract<ReadingItem, { kind: Kind }>>>>;
};

const MAKERS: Makers = {
  word: {
    read: readWord,
    choose: chooseWord,
    judge: judgeWord,
    split: splitWord,
    sort: sortWord,
    order: orderWord,
  },
  sentence: {
    read: sentence.readSentence,
    choose: sentence.chooseSentence,
    judge: sentence.judgeSentence,
    order: sentence.orderSentence,
  },
  gap: { read: meaning.readGap, choose: meaning.chooseGap, judge: meaning.judgeGap },
  claim: { read: meaning.readClaim, choose: meaning.chooseClaim },
  question: { read: meaning.readText, choose: meaning.chooseAnswer, judge: meaning.judgeAnswer },
};

/**
 * Makes one exercise about something to read; undefined when it can't be asked in this form. The same request with the
 * same random stream gives the same exercise. Whatever is shown is spelled right.
 */
export function makeReading(request: ReadingRequest): Dealt | undefined {
  const make = MAKERS[request.item.kind][request.form] as Maker | undefined;
  return make?.(request);
}
