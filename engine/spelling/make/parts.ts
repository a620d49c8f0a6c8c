import {
  lettersApart,
  type Dealt,
  type Exercise,
  type Option,
  type Prompt,
  type Reveal,
  type Rng,
  type Speech,
  type WholeAnswer,
} from '../../exercise/index.ts';
import { GAP, hintOf, inSentence, markOf } from '../focus.ts';
import type { Near } from '../memo.ts';
import type { Misspelling } from '../misspell/index.ts';
import type { ExerciseRequest } from '../request.ts';
import { needsSentence, spokenText, type Word } from '../word.ts';
import { hintsOf } from './hints.ts';
import { wrongSpellings } from './wrong.ts';

export { HINTS } from './hints.ts';

/** Makes one exercise; undefined when the word can't be asked in this way. */
export type Maker = (request: ExerciseRequest) => Dealt | undefined;

/** The part that all forms share. */
export const common = ({ id, category }: ExerciseRequest) => ({ id, category: category.id });

/** What an exercise may need besides its answer. */
interface Extras {
  /** Rule or category per wrong option, tile or bucket id. */
  rules?: Record<string, string>;
  /** Other right answers, where one is typed. */
  accepted?: readonly string[];
  /** What to show afterwards; the word with its hard spot when left out. */
  reveal?: Reveal;
  /** A hint of the form; that of the category when left out. */
  hint?: string;
  /** Misspellings that tell which category a rule concerns; those of the word that may be shown when left out. */
  misspelled?: Iterable<Misspelling>;
}

/** How the ids of the misspelling rules look; all others are those of categories. */
const RULE = /^D\d/;

/** An exercise with its answer, hint and the right spelling to show afterwards. */
export function dealt(
  request: ExerciseRequest,
  exercise: Exercise,
  answer: WholeAnswer,
  extras: Extras = {},
): Dealt {
  const { rules = {}, reveal = revealOf(request), hint = hintOf(request.word, request.category) } = extras;
  // What is sorted is about its own category in any case.
  const broken = exercise.form === 'sort' ? [] : Object.values(rules).filter((rule) => RULE.test(rule));
  const hints =
    broken.length > 0 ? hintsOf(request, broken, extras.misspelled ?? wrongSpellings(request)) : {};
  const explained = Object.keys(hints).length > 0 && { hints };
  const accepted = extras.accepted?.length ? { accepted: [...extras.accepted] } : {};
  const solution = { answer, ...accepted, wordId: request.word.id, reveal, hint, rules, ...explained };
  return { exercise, solution };
}

/** The word with its hard spot; a word without one is shown without a mark. */
export const revealOf = ({ word, category }: ExerciseRequest): Reveal => ({
  text: word.text,
  ...(markOf(word, category) ?? { from: 0, to: 0 }),
});

/** The word as it is spoken in exercises. */
export const spoken = ({ word, media }: ExerciseRequest): Speech => media.speech(spokenText(word));

/** Whether the pupil can know which word is meant: by its sound, or else by a sentence. */
export const isClear = (word: Word) => !needsSentence(word) || inSentence(word, GAP) !== undefined;

/**
 * A prompt that says the word. A word that needs its sentence also has that in view, with `shown` in
 * place of the word; `shown` alone otherwise.
 */
export function heard(request: ExerciseRequest, task: string, shown?: string): Prompt {
  const text = needsSentence(request.word) ? inSentence(request.word, shown ?? GAP) : shown;
  return { task, speech: spoken(request), ...(text !== undefined && { text }) };
}

/** How many wrong options may be laid beside the right one. */
export const wrongCount = ({ distractors, cap }: ExerciseRequest) =>
  Math.max(1, Math.min(distractors, cap - 1));

/** Options in random order, with ids `o1`, `o2` … that say nothing; `idOf` finds an option again by its key. */
export function shuffled<T extends object>(
  rng: Rng,
  items: readonly { key: string; option: T }[],
): { options: (T & { id: string })[]; idOf: (key: string) => string } {
  const order = rng.shuffle(items);
  return {
    options: order.map(({ option }, i) => ({ id: `o${i + 1}`, ...option })),
    idOf: (key) => `o${order.findIndex((item) => item.key === key) + 1}`,
  };
}

/**
 * Cards with these parts, and the extras that do not belong, in random order; `idOf` gives the id of the n-th of them.
 * They never lie in the right order already: that would ask for nothing.
 */
export function scattered(
  rng: Rng,
  parts: readonly string[],
  extras: readonly string[] = [],
): { cards: Option[]; idOf: (at: number) => string } {
  const items = [...parts, ...extras].map((text, i) => ({ key: String(i), option: { text } }));
  const { options, idOf } = shuffled(rng, items);
  const reads = options.map(({ text }) => text).join(' ');
  const isRight = reads === parts.join(' ');
  return { cards: isRight ? [...options.slice(1), options[0]!] : options, idOf: (at) => idOf(String(at)) };
}

/** Of how many words, taken at random, the nearest are laid beside it. */
const COMPARED = 120;

/**
 * As many other words of the bank as may be laid beside this one: they look like it and are as early. None sounds the same: a word
 * of which another spelling exists is left out.
 */
export function lookAlikes(request: ExerciseRequest, fits: (other: Word) => boolean = () => true): Word[] {
  const { word, lexicon, rng } = request;
  const { words, far } = lexicon.memo.recall('near', '', word, () => wordsNear(request));
  const alike = rng
    .shuffle(words.map((_, i) => i))
    .slice(0, COMPARED)
    .sort((a, b) => far[a]! - far[b]!);
  const found: Word[] = [];
  for (const i of alike) {
    if (found.length === wrongCount(request)) break;
    if (fits(words[i]!)) found.push(words[i]!);
  }
  return found;
}

/** The words of the lexicon that may be compared; of a word that none looks like, all that may be laid beside it. */
function wordsNear({ word, lexicon }: ExerciseRequest): Near {
  const hasCapital = (text: string) => text !== text.toLowerCase();
  const mayStand = (other: Word) =>
    other.groep <= word.groep &&
    other.text !== word.text &&
    !needsSentence(other) &&
    hasCapital(other.text) === hasCapital(word.text);
  const near = lexicon.words.filter(
    (other) =>
      Math.abs(other.text.length - word.text.length) <= 2 &&
      sharesEdge(other.text, word.text) &&
      mayStand(other),
  );
  const words = near.length > 0 ? near : lexicon.words.filter(mayStand);
  return { words, far: Uint8Array.from(words, ({ text }) => lettersApart(text, word.text)) };
}

/** A first look that is cheap: the first letter or the last two are the same. */
const sharesEdge = (a: string, b: string) =>
  a[0] === b[0] || (a.at(-1) === b.at(-1) && a.at(-2) === b.at(-2));

/** The weight of asking for the rule: before or after all else where that is wished. */
export const ruleWeight = ({ askRule }: ExerciseRequest, usual: number): number =>
  askRule === undefined ? usual : askRule ? Infinity : Number.MIN_VALUE;

/** Tries makers in a random order in which a heavier one comes first more often. */
export function anyOf<Request extends { rng: Rng }>(
  request: Request,
  makers: readonly { weight: number; make: (request: Request) => Dealt | undefined }[],
): Dealt | undefined {
  const order = makers
    .filter(({ weight }) => weight > 0)
    .map((entry) => ({ ...entry, at: request.rng.next() ** (1 / entry.weight) }))
    .sort((a, b) => b.at - a.at);
  for (const { make } of order) {
    const made = make(request);
    if (made) return made;
  }
  return undefined;
}
