// The door of the engine: data of others in shapes that mean the same are read as ours, wrong use is told at once. Behind it
// everything is strict.
import type {
  AnswerRecord,
  LvsLevel,
  Moment,
  NewPupil,
  PracticeCategory,
  PracticeForm,
  PracticeWord,
} from './types.ts';

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An id of whatever has one: a text, a number, or an object with an id. */
export function idOf(value: unknown, what: string): string {
  const id = isObject(value) ? (value['id'] ?? value['name']) : value;
  if (typeof id === 'string' && id !== '') return id;
  if (typeof id === 'number' && Number.isFinite(id)) return String(id);
  throw new TypeError(`${what} needs an id: a text or a number, not ${shown(id)}.`);
}

const shown = (value: unknown): string => {
  if (typeof value === 'function') return 'a function';
  return JSON.stringify(value)?.slice(0, 60) ?? String(value);
};

/** A list, also of a Set, a Map or an object of things by id. */
function listOf(value: unknown, what: string): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  if (value instanceof Map) return [...(value as Map<unknown, unknown>).values()];
  if (value instanceof Set) return [...(value as Set<unknown>)];
  if (isObject(value))
    return Object.entries(value).map(([id, one]) => (isObject(one) ? { id, ...one } : one));
  throw new TypeError(`${what} must be a list, not ${shown(value)}.`);
}

/** A number, or how many there are in a list; undefined when it says nothing. */
function numberOf(value: unknown): number | undefined {
  if (Array.isArray(value)) return value.length;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' && value.trim() === '') return undefined;
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** Other names under which a feature of a word is met. */
const NAMES = {
  length: ['length', 'graphemes', 'graphemeCount', 'nGraphemes', 'len', 'letters'],
  logFrequency: ['logFrequency', 'logFreq', 'log_frequency', 'log_freq', 'frequencyLog'],
  frequency: ['frequency', 'freq'],
  extra: [
    'extra',
    'extraDifficulty',
    'extraDifficulties',
    'extraPoints',
    'difficultyPoints',
    'points',
    'extras',
  ],
  morphemes: ['morphemes', 'morphemeCount', 'nMorphemes', 'morphs'],
  isLoan: ['isLoan', 'loan', 'loanWord', 'loanword', 'foreign'],
  difficulty: ['difficulty'],
} as const;

/** Words as the engine takes them; what is not known of a word is left out. TypeError without an id or a category. */
export function wordsOf(value: unknown): PracticeWord[] {
  const seen = new Set<string>();
  const words = listOf(value, 'words').map((word) => {
    const made = wordOf(word);
    if (seen.has(made.id)) throw new TypeError(`There are two words "${made.id}".`);
    seen.add(made.id);
    return made;
  });
  if (words.length === 0) throw new TypeError('An engine needs words.');
  return words;
}

const wordId = (word: Loose): unknown => word['id'] ?? word['wordId'] ?? word['word'] ?? word['text'];

/** The ids of words that are numbers, by their text: in a typed program there are none. */
export const numberIdsOf = (value: unknown): ReadonlyMap<string, string> =>
  new Map(
    listOf(value, 'words')
      .map((word) => (isObject(word) ? wordId(word) : undefined))
      .filter((id) => typeof id === 'number')
      .map((id) => [String(id), id as unknown as string]),
  );

function wordOf(word: unknown): PracticeWord {
  if (!isObject(word))
    throw new TypeError(`A word is an object with an id and a category, not ${shown(word)}.`);
  const id = idOf(wordId(word), 'A word');
  const category =
    word['category'] ?? word['categoryId'] ?? listOf(word['categories'] ?? [], 'categories')[0];
  const nested = word['features'];
  const features: Loose = isObject(nested) ? { ...word, ...nested } : word;
  const of = (names: readonly string[]) =>
    names.map((name) => numberOf(features[name])).find((one) => one !== undefined);
  const text = word['text'] ?? word['word'];
  const frequency = of(NAMES.frequency);
  const known = {
    difficulty: of(NAMES.difficulty),
    length: of(NAMES.length) ?? (typeof text === 'string' ? text.length : undefined),
    logFrequency:
      of(NAMES.logFrequency) ?? (frequency === undefined ? undefined : Math.log(1 + Math.max(0, frequency))),
    extra: of(NAMES.extra),
    morphemes: of(NAMES.morphemes),
  };
  const loan = of(NAMES.isLoan);
  return {
    id,
    category: idOf(category, `The category of word "${id}"`),
    ...Object.fromEntries(Object.entries(known).filter(([, one]) => one !== undefined)),
    ...(loan !== undefined && { isLoan: loan > 0 }),
  };
}

/** Categories, given as ids or as objects; those that only words name count too, without a school year. */
export function categoriesOf(value: unknown, words: readonly PracticeWord[]): PracticeCategory[] {
  const known = new Map<string, PracticeCategory>();
  for (const one of listOf(value ?? [], 'categories')) {
    const id = idOf(one, 'A category');
    const { groep, year, level, requires, isRead } = isObject(one) ? one : {};
    const taught = yearOf(groep ?? year);
    const start = numberOf(level);
    known.set(id, {
      id,
      ...(taught !== undefined && { groep: taught }),
      ...(start !== undefined && { level: start }),
      ...(Array.isArray(requires) && { requires: requires.map((needed) => idOf(needed, 'A category')) }),
      ...(isRead === true && { isRead }),
    });
  }
  for (const { category } of words) if (!known.has(category)) known.set(category, { id: category });
  return [...known.values()];
}

/** A school year out of a number, "5" or "groep 5". */
function yearOf(value: unknown): number | undefined {
  const digits = typeof value === 'string' ? /\d+(\.\d+)?/.exec(value)?.[0] : value;
  return numberOf(digits);
}

/** A usual level of a school year in logits: where it begins, what a month adds, and how far pupils lie apart. */
export interface Norm {
  mean: number;
  perMonth?: number;
  sd?: number;
}

/** Norms by school year, of numbers, of objects or of [mean, spread]; none at all counts as 0 everywhere. */
export function normsOf(value: unknown): Map<number, Norm> {
  const norms = new Map<number, Norm>();
  if (value == null) return norms;
  const isList = Array.isArray(value);
  const entries: [unknown, unknown][] = isList
    ? value.map((one: unknown, i): [unknown, unknown] => [isObject(one) ? (one['groep'] ?? i) : i, one])
    : value instanceof Map
      ? [...(value as Map<unknown, unknown>)]
      : isObject(value)
        ? Object.entries(value)
        : wrong(`groepNorms must be an object by school year, not ${shown(value)}.`);
  for (const [key, one] of entries) {
    const groep = yearOf(key);
    const norm = groep === undefined ? undefined : normOf(one);
    if (norm) norms.set(groep!, norm);
  }
  return norms;
}

function normOf(value: unknown): Norm | undefined {
  if (Array.isArray(value)) return normOf({ mean: value[0] as unknown, sd: value[1] as unknown });
  if (!isObject(value)) {
    const mean = numberOf(value);
    return mean === undefined ? undefined : { mean };
  }
  const first = (...names: string[]) =>
    names.map((name) => numberOf(value[name])).find((one) => one !== undefined);
  const mean = first('mean', 'mu', 'm', 'start', 'begin', 'level', 'ability', 'value', 'norm');
  if (mean === undefined) return undefined;
  const end = first('end', 'eind');
  const perMonth =
    first('perMonth', 'growth', 'slope') ?? (end === undefined ? undefined : (end - mean) / 10);
  const sd = first('sd', 'sigma', 'spread');
  return { mean, ...(perMonth !== undefined && { perMonth }), ...(sd !== undefined && sd > 0 && { sd }) };
}

const wrong = (message: string): never => {
  throw new TypeError(message);
};

const LEVELS: readonly string[] = ['I', 'II', 'III', 'IV', 'V', 'A', 'B', 'C', 'D', 'E'];

/** An LVS level as it is written anywhere: "iii", "III", 3, { level: "III" }. What is no level counts as unknown. */
export function lvsOf(value: unknown): LvsLevel | undefined {
  const own = isObject(value) ? (value['level'] ?? value['band'] ?? value['niveau']) : value;
  if (typeof own === 'number') return LEVELS[own - 1] as LvsLevel | undefined;
  const text = typeof own === 'string' ? own.trim().toUpperCase() : '';
  return LEVELS.includes(text) ? (text as LvsLevel) : undefined;
}

/** A pupil as the engine keeps one. TypeError without an id. */
export function pupilOf(value: unknown): NewPupil {
  if (!isObject(value)) throw new TypeError(`A pupil is an object with an id, not ${shown(value)}.`);
  const [groep, month, start] = [yearOf(value['groep']), numberOf(value['month']), numberOf(value['start'])];
  const lvs = lvsOf(value['lvs']);
  const target = value['targetSuccess'] == null ? undefined : targetOf(value['targetSuccess']);
  const categories = value['categories'] == null ? undefined : idsOf(value['categories']);
  return {
    id: idOf(value['id'], 'A pupil'),
    ...(groep !== undefined && { groep }),
    ...(month !== undefined && { month: Math.min(10, Math.max(0, month)) }),
    ...(lvs && { lvs }),
    ...(categories && { categories }),
    ...(target !== undefined && { targetSuccess: target }),
    ...((value['calm'] === true || value['rustig'] === true) && { calm: true }),
    ...(start !== undefined && { start }),
  };
}

/** Ids of categories, of ids or objects. */
export const idsOf = (value: unknown): string[] => [
  ...new Set(listOf(value, 'categories').map((one) => idOf(one, 'A category'))),
];

/** A wished share of right answers. RangeError outside 0.5 to 0.95. */
export function targetOf(value: unknown): number {
  if (typeof value === 'number' && value >= 0.5 && value <= 0.95) return value;
  throw new RangeError(`targetSuccess is a share between 0.5 and 0.95, not ${shown(value)}.`);
}

/** A form, given as an object or by the name of its kind. TypeError for a kind that is not known. */
export function formOf(value: unknown): PracticeForm {
  const { kind, options } = isObject(value) ? value : { kind: value, options: undefined };
  if (kind !== 'open' && kind !== 'choice' && kind !== 'build')
    throw new TypeError(`A form is { kind: 'open' | 'choice' | 'build' }, not ${shown(value)}.`);
  const count = numberOf(options);
  return kind === 'choice' && count !== undefined ? { kind, options: count } : { kind };
}

/** A moment in ms since 1970, of a number or a Date. */
export function momentOf(value: unknown): Moment {
  const moment = isObject(value) ? value.valueOf() : value;
  if (typeof moment === 'number' && Number.isFinite(moment)) return moment;
  throw new TypeError(`now is a moment in ms since 1970, not ${shown(value)}.`);
}

/** A session's id; without one the day is the session. */
export function sessionOf(value: unknown, now: Moment): { id: string; isLast: boolean } {
  if (value == null) return { id: `dag ${Math.floor(now / 86_400_000)}`, isLast: false };
  const isLast = isObject(value) && value['isLast'] === true;
  return { id: idOf(value, 'A session'), isLast };
}

/** Whether an answer was right: a boolean, or 0 and 1. */
export function rightOf(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 0 || value === 1) return value === 1;
  throw new TypeError(`correct is true or false, not ${shown(value)}.`);
}

/** A response time that can be one; anything else counts as not measured. */
export const timeOf = (value: AnswerRecord['responseMs']): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;
