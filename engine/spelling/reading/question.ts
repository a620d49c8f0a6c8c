import type {
  Dealt,
  Exercise,
  Form,
  Kind,
  Option,
  Prompt,
  Reveal,
  Rng,
  WholeAnswer,
} from '../../exercise/index.ts';
import type { ReadingCategory } from '../catalogue/index.ts';
import { shuffled } from '../make/parts.ts';
import type { Media } from '../request.ts';
import type { ReadingItem, ReadingLexicon } from './item.ts';
import { exposureOf } from './pace.ts';

/** What one reading exercise is to be made of. */
export interface ReadingRequest<Item extends ReadingItem = ReadingItem> {
  /** Id the exercise gets; unique within the round. */
  id: string;
  form: Form;
  item: Item;
  category: ReadingCategory;
  lexicon: ReadingLexicon;
  rng: Rng;
  media: Media;
  /** How many wrong options are wished for; fewer are made when fewer make sense. */
  distractors: number;
  /** The most options or buckets the game can show. */
  cap: number;
  /** The most words that do not belong beside a sentence to put in order; none when left out. */
  extras?: number;
  /** School year of the pupil, and how fast the pupil plays, 0 to 1: a text stays in view accordingly. */
  groep: number;
  tempo: number;
}

/** Makes one exercise; undefined when the item can't be asked in this way. */
export type Maker<Item extends ReadingItem = ReadingItem> = (
  request: ReadingRequest<Item>,
) => Dealt | undefined;

/** What an answer shows: a word or a picture. */
export type Shown = Omit<Option, 'id'>;

/** One thing to ask, whatever the form in which it is asked. */
export interface Question {
  kind: Kind;
  /** What is asked, of options and of a single card. */
  task: string;
  judgeTask?: string;
  prompt?: Omit<Prompt, 'task'>;
  right: Shown;
  /** Wrong answers, the likeliest first, each with the slip or category that it breaks. */
  wrong: readonly (readonly [Shown, string])[];
  /** Shown afterwards. */
  reveal: Reveal;
  hint?: string;
}

/** Hints where the category's own says nothing of what went wrong. */
export const HINTS = {
  hear: 'Luister goed naar het hele woord.',
  word: 'Lees het woord nog eens rustig.',
  sentence: 'Lees de zin nog eens rustig.',
  split: 'Klap het woord: bij elke klap een stukje.',
  extras: 'Lees de zin hardop. Welk woord past er niet in?',
} as const;

/** Words as wrong answers that all break the same. */
export const asShown = (words: readonly string[], rule: string) =>
  words.map((text): readonly [Shown, string] => [{ text }, rule]);

/** A text to read, which goes away before the question, or stays. */
export interface Text {
  text: string;
  title?: string;
  steps?: string[];
  /** Whether it goes away after some time. */
  isBrief: boolean;
}

/** An exercise with its answer; the hint is that of the category when it is left out. */
export function dealt(
  { item, category }: ReadingRequest,
  exercise: Exercise,
  answer: WholeAnswer,
  {
    reveal,
    rules = {},
    hint = category.hint,
  }: { reveal: Reveal; rules?: Record<string, string>; hint?: string | undefined },
): Dealt {
  return { exercise, solution: { answer, wordId: item.id, reveal, hint, rules } };
}

/** The part that all forms share. */
export const common = ({ id, category }: ReadingRequest) => ({ id, category: category.id });

const keyOf = ({ text, picture }: Shown) => text ?? picture!.name;

/** The options: the right one among as many wrong ones as are wished for and fit. */
function optionsOf({ rng, distractors, cap }: ReadingRequest, { right, wrong }: Question) {
  const count = Math.max(1, Math.min(distractors, cap - 1));
  const beside = wrong.slice(0, count);
  const items = [right, ...beside.map(([shown]) => shown)].map((option) => ({ key: keyOf(option), option }));
  const { options, idOf } = shuffled(rng, items);
  return {
    options,
    right: idOf(keyOf(right)),
    rules: Object.fromEntries(beside.map(([shown, rule]) => [idOf(keyOf(shown)), rule])),
    secondChance: options.length > 2,
  };
}

/** Pick the answer; undefined when there is nothing to pick from. */
export function choose(request: ReadingRequest, question: Question): Dealt | undefined {
  if (question.wrong.length === 0) return undefined;
  const { kind, task, prompt, reveal, hint } = question;
  const { options, right, rules, secondChance } = optionsOf(request, question);
  return dealt(
    request,
    { ...common(request), form: 'choose', kind, prompt: { task, ...prompt }, options, secondChance },
    { form: 'choose', option: right },
    { reveal, rules, hint },
  );
}

/** Does this answer fit? Half of them do. A picture on the card would ask for no reading. */
export function judge(request: ReadingRequest, question: Question): Dealt | undefined {
  const { kind, judgeTask, prompt, right, wrong, reveal, hint } = question;
  if (judgeTask === undefined || wrong.length === 0 || right.text === undefined) return undefined;
  const { rng, category } = request;
  const fits = rng.next() < 0.5;
  const [shown, rule] = fits ? [right, category.id] : rng.pick(wrong.slice(0, 2));
  const card: Option = { id: 'kaart', ...shown };
  return dealt(
    request,
    {
      ...common(request),
      form: 'judge',
      kind,
      prompt: { task: judgeTask, ...prompt },
      card,
      secondChance: false,
    },
    { form: 'judge', fits },
    { reveal, rules: { [card.id]: rule }, hint },
  );
}

/** Read the text, then pick the answer. */
export function read(
  request: ReadingRequest,
  { isBrief, ...text }: Text,
  question: Question,
): Dealt | undefined {
  if (question.wrong.length === 0) return undefined;
  const { kind, task, reveal, hint } = question;
  const { options, right, rules, secondChance } = optionsOf(request, question);
  const exposureMs = exposureOf(text.text.length, request.groep, request.tempo);
  return dealt(
    request,
    {
      ...common(request),
      form: 'read',
      kind,
      prompt: { task },
      ...text,
      options,
      secondChance,
      ...(isBrief && { exposureMs }),
    },
    { form: 'read', option: right },
    { reveal, rules, hint },
  );
}

/** A word to show afterwards, with the letters that another word has otherwise. */
export function revealOf(text: string, other = text): Reveal {
  let from = 0;
  while (from < text.length && text[from] === other[from]) from++;
  if (text === other) return { text, from: 0, to: 0 };
  let same = 0;
  while (same < Math.min(text.length, other.length) - from && text.at(-1 - same) === other.at(-1 - same))
    same++;
  const to = text.length - same;
  // Letters that only the other word has leave none to mark: the one before them is meant.
  return from < to ? { text, from, to } : { text, from: Math.max(0, from - 1), to: Math.max(1, from) };
}

/** A word with the vowel and the consonants that tell how long it sounds: b[om]en, b[omm]en. */
export function revealLength(text: string): Reveal {
  const found = /[aeiou][^aeiou]+/.exec(text);
  return { text, from: found?.index ?? 0, to: found ? found.index + found[0].length : 0 };
}
