import type { Kind } from './forms.ts';

/** Something to hear: the text that is spoken and where its recording is. */
export interface Speech {
  text: string;
  url: string;
  /** A person recorded it: no other voice says it. */
  isHuman?: true;
  /** It is said slowly: a game asks so. */
  isSlow?: true;
}

/** Where our server speaks; recordings of elsewhere are not spoken in parts. */
const SPOKEN_BY_US = '/api/speech/';

/** Letters `from` (included) to `to` (not included) of a spoken text, as speech; undefined where that can't be had. */
export function partOfSpeech({ text, url }: Speech, from: number, to: number): Speech | undefined {
  if (!url.startsWith(SPOKEN_BY_US) || from < 0 || to > text.length || from >= to) return undefined;
  return { text: text.slice(from, to), url: `${url}${url.includes('?') ? '&' : '?'}van=${from}&tot=${to}` };
}

/** A picture of the shared set, with the Dutch text that stands for it. */
export interface Picture {
  name: string;
  url: string;
  alt: string;
}

/** What the pupil is asked. Any part may be missing; `task` always says in one line what to do. */
export interface Prompt {
  task: string;
  speech?: Speech;
  picture?: Picture;
  /** A word or sentence; `___` marks the gap. */
  text?: string;
  /** Shown for `ms` milliseconds, then hidden (flits). */
  flash?: { text: string; ms: number };
}

/** A card that can be chosen, judged or sorted. `___` in the text marks a gap. */
export interface Option {
  id: string;
  text?: string;
  picture?: Picture;
}

/** The four bucket marks of scenes/README.md 2.6; the mark fixes colour, shape and pattern. */
export type Mark = 'A' | 'B' | 'C' | 'D';

export interface Bucket {
  id: string;
  mark: Mark;
  label: string;
  /** The label in words, as a screen reader says it; without it the label says it. */
  name?: string;
}

export interface Tile {
  id: string;
  /** One grapheme: `a`, `aa`, `ij`, `sch`. */
  text: string;
}

interface Common {
  /** Unique within the round. */
  id: string;
  /** Id of the spelling or reading category that is practised. */
  category: string;
  prompt: Prompt;
  /** Whether a first miss gives a second chance (scenes/README.md 1.4). */
  secondChance: boolean;
}

/** Pick the one fitting option. */
export interface ChooseExercise extends Common {
  form: 'choose';
  kind: Kind;
  options: Option[];
}
/** Does it fit? Klopt or klopt niet. */
export interface JudgeExercise extends Common {
  form: 'judge';
  kind: Kind;
  card: Option;
}
/** Lay the graphemes of a word, left to right; some tiles may be extra. */
export interface BuildExercise extends Common {
  form: 'build';
  slots: number;
  tiles: Tile[];
}
/** Type the word that is heard, seen or flashed. */
export interface TypeExercise extends Common {
  form: 'type';
  /** Letters in the word, spaces and signs included. */
  length: number;
}
/** Cut a word in its parts. A cut `k` lies between letter k-1 and letter k. */
export interface SplitExercise extends Common {
  form: 'split';
  letters: string[];
}
/** Put the card in the fitting bucket. */
export interface SortExercise extends Common {
  form: 'sort';
  buckets: Bucket[];
  card: Option;
}
/** Read the text, then pick the fitting option. */
export interface ReadExercise extends Common {
  form: 'read';
  kind: Kind;
  text: string;
  /** What stands above the text. */
  title?: string;
  /** A text too long for two lines, in parts that are shown one after the other; together they are the text. */
  steps?: string[];
  /** How long the text stays, in ms; without it until the pupil goes on. */
  exposureMs?: number;
  options: Option[];
}
/** Put the cards in order, left to right; some may not belong. */
export interface OrderExercise extends Common {
  form: 'order';
  cards: Option[];
  /** How many of the cards go in the row; all of them when left out. The others stay out of it. */
  slots?: number;
}

/**
 * One question, as plain serialisable data. It never says which answer is right: that is the `Solution`,
 * which stays with the round, so that no scene can peek.
 */
export type Exercise =
  | ChooseExercise
  | JudgeExercise
  | BuildExercise
  | TypeExercise
  | SplitExercise
  | SortExercise
  | ReadExercise
  | OrderExercise;

/** The right spelling with its hard spot: letters `from` (included) to `to` (not included) of `text`. */
export interface Reveal {
  text: string;
  from: number;
  to: number;
}

/** What the round knows and the scene does not. */
/** Where a wrong answer breaks no rule that is known: letters of the word itself in another order. */
export const NO_RULE = 'no-rule';

export interface Solution {
  /** The one right answer, in the shape a scene reports. For `type`: `accepted` may hold more. */
  answer: WholeAnswer;
  accepted?: string[];
  /** For `split`: places that are right instead of one of the answer, where a word may be cut as it is written or as it is heard. */
  eitherCuts?: (readonly [written: number, heard: number])[];
  /** The word of the word bank this exercise is about. */
  wordId: string;
  reveal: Reveal;
  /** One kind sentence that explains the rule, in Dutch, at most 60 characters. */
  hint: string;
  /** Per wrong option, tile or bucket id: the id of the rule that it breaks. */
  rules: Record<string, string>;
  /** Per broken rule, or `NO_RULE`, the sentence that explains it, where `hint` is about another one. */
  hints?: Record<string, string>;
  /** Where each of these sentences can be heard, by the sentence. */
  heard?: Record<string, string>;
}

/** An exercise with its solution, as the server deals it. */
export interface Dealt {
  exercise: Exercise;
  solution: Solution;
}

/** A raw answer to a whole exercise, as the pupil gave it. */
export type WholeAnswer =
  | { form: 'choose'; option: string }
  | { form: 'judge'; fits: boolean }
  | { form: 'build'; tiles: string[] }
  | { form: 'type'; text: string }
  | { form: 'split'; cuts: number[] }
  | { form: 'sort'; bucket: string }
  | { form: 'read'; option: string }
  | { form: 'order'; cards: string[] };

/** One item of a `build` or `order` exercise that a game commits item by item (scenes/README.md 1.1, stepwise). */
export type ItemAnswer =
  { form: 'build'; slot: number; tile: string } | { form: 'order'; place: number; card: string };

export type RawAnswer = WholeAnswer | ItemAnswer;

/** Places in the row that a `build` or `order` exercise fills; 0 in any other form. */
export function slotsOf(exercise: Exercise): number {
  if (exercise.form === 'build') return exercise.slots;
  return exercise.form === 'order' ? (exercise.slots ?? exercise.cards.length) : 0;
}

/** Whether an answer is one item of a stepwise exercise. */
export const isItem = (answer: RawAnswer): answer is ItemAnswer => 'slot' in answer || 'place' in answer;
