import type { ReadClaim, ReadGap, ReadQuestion } from './item.ts';
import {
  asShown,
  choose,
  HINTS,
  judge,
  read,
  revealOf,
  type Maker,
  type Question,
  type ReadingRequest,
} from './question.ts';
import { stepsOf } from './steps.ts';

const gapQuestion = ({ item, category }: ReadingRequest<ReadGap>): Question => ({
  kind: 'word',
  task: 'Lees de zin. Welk woord past in het gat?',
  prompt: { text: item.text },
  judgeTask: 'Lees de zin. Past dit woord in het gat?',
  hint: HINTS.sentence,
  right: { text: item.answer },
  wrong: asShown(item.wrong, category.id),
  reveal: revealOf(item.answer),
});

/** Pick the word that makes sense in the gap. */
export const chooseGap: Maker<ReadGap> = (request) => choose(request, gapQuestion(request));
/** Does this word make sense in the gap? */
export const judgeGap: Maker<ReadGap> = (request) => judge(request, gapQuestion(request));
/** Read the sentence with the gap, then pick the word. It stays in view: to understand takes its time. */
export const readGap: Maker<ReadGap> = (request) =>
  read(request, { text: request.item.text, isBrief: false }, gapQuestion(request));

const claimQuestion = ({ item, category }: ReadingRequest<ReadClaim>): Question => {
  const [right, wrong] = item.isTrue ? ['waar', 'niet waar'] : ['niet waar', 'waar'];
  return {
    kind: 'word',
    task: 'Lees de zin. Is het waar?',
    prompt: { text: item.text },
    hint: HINTS.sentence,
    right: { text: right! },
    wrong: asShown([wrong!], category.id),
    reveal: revealOf(right!),
  };
};

/** Is it true? */
export const chooseClaim: Maker<ReadClaim> = (request) => choose(request, claimQuestion(request));
/** Read the sentence, then say whether it is true. */
export const readClaim: Maker<ReadClaim> = (request) =>
  read(request, { text: request.item.text, isBrief: false }, claimQuestion(request));

/** Letters that a prompt has room for on its two lines, and a card. */
const ROOM = { prompt: 110, card: 20 } as const;

/** Whether text, question and answers are in view at once; what is longer can only be read page by page. */
const fits = ({ text, question, answer, wrong }: ReadQuestion): boolean =>
  text.length + question.length < ROOM.prompt &&
  [answer, ...wrong].every((option) => option.length <= ROOM.card);

const asked = ({ item, category }: ReadingRequest<ReadQuestion>): Question => ({
  kind: 'word',
  task: item.question,
  judgeTask: 'Lees de vraag. Is dit het antwoord?',
  prompt: { text: `${item.text} ${item.question}` },
  right: { text: item.answer },
  wrong: asShown(item.wrong, category.slips[0]!),
  reveal: revealOf(item.answer),
});

/** Read and pick the answer. */
export const chooseAnswer: Maker<ReadQuestion> = (request) =>
  fits(request.item) ? choose(request, asked(request)) : undefined;
/** Is this the answer? */
export const judgeAnswer: Maker<ReadQuestion> = (request) =>
  fits(request.item) ? judge(request, asked(request)) : undefined;
/** Read a text, step by step where it is long, then pick the answer. */
export const readText: Maker<ReadQuestion> = (request) => {
  const { text, title } = request.item;
  const steps = stepsOf(text);
  const shown = {
    text,
    ...(title !== undefined && { title }),
    ...(steps.length > 1 && { steps }),
    isBrief: false,
  };
  return read(request, shown, asked(request));
};
