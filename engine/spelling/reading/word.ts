import type { Dealt, Kind } from '../../exercise/index.ts';
import { GAP, wordAt } from '../focus.ts';
import { anyOf } from '../make/parts.ts';
import type { LookAlike, ReadWord } from './item.ts';
import {
  choose,
  HINTS,
  judge,
  read,
  revealLength,
  revealOf,
  type Maker,
  type Question,
  type ReadingRequest,
} from './question.ts';
import { soundsAlike } from './sound.ts';

type WordRequest = ReadingRequest<ReadWord>;
/** One way to ask for a word; undefined where the word can't be asked so. */
type Ask = (request: WordRequest) => Question | undefined;

const LENGTHS = ['lang', 'kort'] as const;

const shown = (words: readonly LookAlike[]) => words.map(({ text, rule }) => [{ text }, rule] as const);

/** Which of some words that look alike it is. */
function among(
  { item, rng }: WordRequest,
  words: readonly LookAlike[],
  asked: Pick<Question, 'task' | 'judgeTask' | 'prompt' | 'hint'> & { kind: Kind },
): Question | undefined {
  const [first, ...rest] = words;
  if (!first) return undefined;
  const wrong = shown([first, ...rng.shuffle(rest)]);
  return {
    ...asked,
    right: { text: item.text },
    wrong,
    reveal: item.twin ? revealLength(item.text) : revealOf(item.text, first.text),
  };
}

const byEar = ({ item, lexicon }: WordRequest) =>
  lexicon.lookAlikes(item).filter(({ text }) => !soundsAlike(text, item.text));

const hear: Ask = (request) =>
  among(request, byEar(request), {
    kind: 'word',
    task: 'Welk woord hoor je?',
    judgeTask: 'Is dit het woord dat je hoort?',
    hint: HINTS.hear,
    prompt: { speech: request.media.speech(request.item.text) },
  });

/** The sentence is read along; the word that is missing there is heard. */
const hearInSentence: Ask = (request) => {
  const { item, media } = request;
  const text = gapped(item);
  if (text === undefined) return undefined;
  return among(request, byEar(request), {
    kind: 'word',
    task: 'Lees mee. Welk woord hoor je in het gat?',
    hint: HINTS.hear,
    judgeTask: 'Lees mee. Hoor je dit woord in het gat?',
    prompt: { speech: media.speech(item.sentence!), text },
  });
};

const ofPicture: Ask = (request) => {
  const { item, media, lexicon } = request;
  const picture = media.picture(item);
  return (
    picture &&
    among(request, lexicon.notPictured(item), {
      kind: 'word',
      task: 'Welk woord hoort bij het plaatje?',
      hint: HINTS.word,
      judgeTask: 'Hoort dit woord bij het plaatje?',
      prompt: { picture },
    })
  );
};

/** Only of twins: another word that looks like it may fit in the sentence too. */
const twinInSentence: Ask = (request) => {
  const { item } = request;
  const text = gapped(item);
  if (text === undefined || !item.twin) return undefined;
  return among(request, [{ text: item.twin.text, rule: 'R6' }], {
    kind: 'word',
    task: 'Lees de zin. Welk woord past in het gat?',
    judgeTask: 'Lees de zin. Past dit woord in het gat?',
    prompt: { text },
  });
};

const pictureOf: Ask = ({ item, media, lexicon, category, rng }) => {
  const right = media.picture(item);
  if (!right) return undefined;
  return {
    kind: 'picture',
    task: 'Lees het woord. Welk plaatje hoort erbij?',
    prompt: { text: item.text },
    right: { picture: right },
    reveal: revealOf(item.text),
    hint: HINTS.word,
    wrong: rng.shuffle(lexicon.otherPictures(item)).flatMap((other) => {
      const picture = media.picture(other);
      return picture ? [[{ picture }, category.id] as const] : [];
    }),
  };
};

const length: Ask = ({ item }) => {
  if (!item.twin) return undefined;
  const [right, wrong] = item.twin.isLong ? LENGTHS : LENGTHS.toReversed();
  return {
    kind: 'rule',
    task: 'Lees het woord. Is de klank lang of kort?',
    prompt: { text: item.text },
    right: { text: right! },
    wrong: [[{ text: wrong! }, 'R6']],
    reveal: revealLength(item.text),
  };
};

/** Which word was read, alone or in a sentence. */
const wasRead: Ask = (request) =>
  among(request, request.lexicon.lookAlikes(request.item), {
    kind: 'word',
    task: 'Welk woord heb je gelezen?',
    hint: HINTS.word,
  });
const wasInSentence: Ask = (request) => {
  const { item, lexicon } = request;
  const { sentence } = item;
  if (sentence === undefined || wordAt(sentence, item.text) === undefined) return undefined;
  const others = lexicon.lookAlikes(item).filter(({ text }) => wordAt(sentence, text) === undefined);
  return among(request, others, { kind: 'word', task: 'Welk woord stond in de zin?' });
};

/** The sentence with a gap for the word; undefined where it has none. */
function gapped({ text, sentence }: ReadWord): string | undefined {
  const at = sentence === undefined ? undefined : wordAt(sentence, text);
  // At the begin the word would need a capital on its card.
  if (sentence === undefined || at === undefined || at === 0) return undefined;
  return sentence.slice(0, at) + GAP + sentence.slice(at + text.length);
}

/** A way to ask in one form. */
const as =
  (put: (request: WordRequest, question: Question) => Dealt | undefined, ask: Ask): Maker<ReadWord> =>
  (request) => {
    const question = ask(request);
    return question && put(request, question);
  };

/** Pick the word that is heard or pictured, the picture of a word, or what fits. */
export const chooseWord: Maker<ReadWord> = (request) =>
  anyOf(request, [
    { weight: 3, make: as(choose, hear) },
    { weight: 3, make: as(choose, hearInSentence) },
    { weight: 5, make: as(choose, ofPicture) },
    { weight: 5, make: as(choose, pictureOf) },
    { weight: 6, make: as(choose, twinInSentence) },
    { weight: 3, make: as(choose, length) },
  ]);

/** Does the word on the card fit what is heard, pictured or left out? */
export const judgeWord: Maker<ReadWord> = (request) =>
  anyOf(request, [
    { weight: 3, make: as(judge, hear) },
    { weight: 3, make: as(judge, hearInSentence) },
    { weight: 5, make: as(judge, ofPicture) },
    { weight: 6, make: as(judge, twinInSentence) },
  ]);

const readAlone = (request: WordRequest, question: Question) =>
  read(request, { text: request.item.text, isBrief: true }, question);
const readSentence = (request: WordRequest, question: Question) =>
  read(request, { text: request.item.sentence!, isBrief: true }, question);

/** Read a word or its sentence while it is in view, then tell what it was. */
export const readWord: Maker<ReadWord> = (request) =>
  anyOf(request, [
    { weight: 5, make: as(readAlone, pictureOf) },
    { weight: 3, make: as(readAlone, wasRead) },
    { weight: 4, make: as(readSentence, wasInSentence) },
  ]);
