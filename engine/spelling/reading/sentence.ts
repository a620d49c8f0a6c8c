import { GAP } from '../focus.ts';
import { orderHint, orderTask } from '../make/hints.ts';
import { anyOf } from '../make/parts.ts';
import type { ReadSentence } from './item.ts';
import { inOrder, MOST_CARDS } from './parts.ts';
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

/** Words that tell nothing, where another one is at hand. */
const SHORT = 3;

/** The words of a sentence without the signs beside them. */
const wordsOf = (sentence: string) =>
  sentence.split(' ').map((word) => word.replace(/^\P{L}+|\P{L}+$/gu, ''));

/**
 * A word that was read and, beside it, words of like sentences, those in its own place first. The first word of a
 * sentence only goes beside other first words: they have a capital.
 */
function wordRead({ item, rng }: ReadingRequest<ReadSentence>) {
  const later = item.changes.filter(({ at }) => at > 0);
  const changes = later.length > 0 ? later : item.changes;
  if (changes.length === 0) return undefined;
  const words = wordsOf(item.text);
  const { at } = rng.pick(changes);
  const here = changes.filter((change) => change.at === at);
  const elsewhere = changes.filter((change) => change.at !== at);
  const has = (text: string) => words.some((word) => word.toLowerCase() === text.toLowerCase());
  const others = [...here, ...rng.shuffle(elsewhere)].map(({ by }) => by).filter((text) => !has(text));
  return { at, word: words[at]!, others: [...new Set(others)] };
}

/** Which word the sentence had. */
function wasThere(request: ReadingRequest<ReadSentence>): Question | undefined {
  const found = wordRead(request);
  return (
    found && {
      kind: 'word',
      task: 'Welk woord stond in de zin?',
      hint: HINTS.sentence,
      right: { text: found.word },
      wrong: asShown(found.others, 'R10'),
      reveal: revealOf(found.word),
    }
  );
}

/** Which word the sentence had not: the odd one out among words that were there. */
function wasNotThere(request: ReadingRequest<ReadSentence>): Question | undefined {
  const found = wordRead(request);
  const odd = found?.others[0];
  if (!found || odd === undefined) return undefined;
  const own = request.rng.shuffle([...new Set(wordsOf(request.item.text).slice(1))]);
  const telling = [
    ...own.filter((word) => word.length > SHORT),
    ...own.filter((word) => word.length <= SHORT),
  ];
  return {
    kind: 'word',
    task: 'Welk woord stond niet in de zin?',
    hint: HINTS.sentence,
    right: { text: odd },
    wrong: asShown(telling, 'R10'),
    reveal: revealOf(odd),
  };
}

/** The sentence is read along; the word that is missing there is heard. */
function heardIn(request: ReadingRequest<ReadSentence>): Question | undefined {
  const found = wordRead(request);
  if (!found) return undefined;
  const { item, media } = request;
  const text = item.text
    .split(' ')
    .map((word, i) => (i === found.at ? word.replace(found.word, GAP) : word))
    .join(' ');
  return {
    kind: 'word',
    task: 'Lees mee. Welk woord hoor je in het gat?',
    hint: HINTS.sentence,
    judgeTask: 'Lees mee. Hoor je dit woord in het gat?',
    prompt: { speech: media.speech(item.text), text },
    right: { text: found.word },
    wrong: asShown(found.others, 'R10'),
    reveal: revealOf(found.word),
  };
}

/** Read a sentence while it is in view, then tell which word was in it, or was not. */
export const readSentence: Maker<ReadSentence> = (request) => {
  const text = { text: request.item.text, isBrief: true };
  const put = (ask: typeof wasThere) => (r: typeof request) => {
    const question = ask(r);
    return question && read(r, text, question);
  };
  return anyOf(request, [
    { weight: 3, make: put(wasThere) },
    { weight: 2, make: put(wasNotThere) },
  ]);
};

/** Read along and pick the word that is heard. */
export const chooseSentence: Maker<ReadSentence> = (request) => {
  const question = heardIn(request);
  return question && choose(request, question);
};

/** Read along: is it the word that is heard? */
export const judgeSentence: Maker<ReadSentence> = (request) => {
  const question = heardIn(request);
  return question && judge(request, question);
};

/**
 * Put the words in order; capital and full stop are on the cards. Some words may not belong. Nothing is heard: it is to
 * be read.
 */
export const orderSentence: Maker<ReadSentence> = (request) => {
  const { item, rng } = request;
  if (!item.isOrdered) return undefined;
  const words = item.text.split(' ');
  const most = Math.min(request.extras ?? 0, MOST_CARDS - words.length);
  const extras = most > 0 ? rng.shuffle(item.extras).slice(0, most) : [];
  return inOrder(request, words, { task: orderTask(extras.length) }, item.text, {
    hint: orderHint(item.text),
    extras,
  });
};
