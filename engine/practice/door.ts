// The door of the engine: what comes in is what types.ts says, or it is refused by the name of what is wrong. Behind it nothing
// is looked at again.
import { PARAMS, type Params } from './params.ts';
import type {
  AnswerRecord,
  Calibration,
  EngineOptions,
  Focus,
  GroepNorm,
  GroepNorms,
  LvsLevel,
  Moment,
  NewPupil,
  NextRequest,
  PracticeCategory,
  PracticeForm,
  PracticeWord,
  Session,
} from './types.ts';

/** Looks at a value that is called `what`; throws when it is not what it should be. */
type Look = (value: unknown, what: string) => void;
/** How each field of a type is looked at; the type sees to it that none is forgotten. */
type Shape<T> = Readonly<Record<keyof T & string, Look>>;

const shown = (value: unknown): string => {
  if (typeof value === 'function') return 'a function';
  return typeof value === 'number' ? String(value) : (JSON.stringify(value)?.slice(0, 60) ?? String(value));
};

/** A look that takes what `isRight` finds right and calls anything else no `wanted`. */
const only =
  (wanted: string, isRight: (value: unknown) => boolean, Refusal = TypeError): Look =>
  (value, what) => {
    if (!isRight(value)) throw new Refusal(`${what} must be ${wanted}, not ${shown(value)}.`);
  };

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isFinite = (value: unknown): value is number => Number.isFinite(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const id = only('an id: a text that is not empty', isText);
const number = only('a number', isFinite);
const spread = only('a number above 0', (value) => isFinite(value) && value > 0);
const yesNo = only('true or false', (value) => typeof value === 'boolean');
const month = only('between 0 and 10', (value) => isFinite(value) && value >= 0 && value <= 10, RangeError);
const target = only(
  'a share between 0.5 and 0.95',
  (value) => isFinite(value) && value >= 0.5 && value <= 0.95,
  RangeError,
);
const moment = only('a moment in ms since 1970', isFinite);
const idOrNumber = only('a text or a number', (value) => isText(value) || isFinite(value));
const object = only('an object', isObject);

/** The same, for what may be left out. */
const maybe =
  (look: Look): Look =>
  (value, what) => {
    if (value !== undefined) look(value, what);
  };
/** The same, for what may be told to be unknown as well. */
const maybeNull =
  (look: Look): Look =>
  (value, what) => {
    if (value != null) look(value, what);
  };

const LEVELS: ReadonlySet<unknown> = new Set<LvsLevel>([
  'I',
  'II',
  'III',
  'IV',
  'V',
  'A',
  'B',
  'C',
  'D',
  'E',
]);
const level = only('a level from I to V or from A to E', (value) => LEVELS.has(value));

const listOf =
  (look: Look): Look =>
  (value, what) => {
    if (!Array.isArray(value)) throw new TypeError(`${what} must be a list, not ${shown(value)}.`);
    value.forEach((one: unknown, i) => look(one, `${what}[${i}]`));
  };

/** An object with these fields and no others: a name that is none of them is a mistake of whoever wrote it. */
const record =
  <T>(shape: Shape<T>): Look =>
  (value, what) => {
    if (!isObject(value)) throw new TypeError(`${what} must be an object, not ${shown(value)}.`);
    for (const name of Object.keys(value))
      if (!Object.hasOwn(shape, name))
        throw new TypeError(`${what} has no "${name}"; it may have ${Object.keys(shape).join(', ')}.`);
    for (const [name, look] of Object.entries<Look>(shape)) look(value[name], `${what}.${name}`);
  };

const word = record<PracticeWord>({
  id,
  category: id,
  difficulty: maybe(number),
  length: maybe(number),
  logFrequency: maybe(number),
  extra: maybe(number),
  morphemes: maybe(number),
  isLoan: maybe(yesNo),
});

const category = record<PracticeCategory>({
  id,
  groep: maybe(number),
  level: maybe(number),
  requires: maybe(listOf(id)),
  isRead: maybe(yesNo),
});

const normParts = record<GroepNorm>({ mean: number, perMonth: maybe(number), sd: maybe(spread) });
const norm: Look = (value, what) => (typeof value === 'number' ? number : normParts)(value, what);

const formParts = record<PracticeForm>({
  kind: only("'open', 'choice' or 'build'", (value) => ['open', 'choice', 'build'].includes(value as string)),
  options: maybe(number),
});
const sessionParts = record<Exclude<Session, string | number>>({ id: idOrNumber, isLast: maybe(yesNo) });
const session: Look = (value, what) => (isObject(value) ? sessionParts : idOrNumber)(value, what);

const variance = only('a variance above 0', (value) => isFinite(value) && value > 0, RangeError);
const pupil = record<NewPupil>({
  id,
  groep: maybe(number),
  month: maybe(month),
  lvs: maybeNull(level),
  categories: maybe(listOf(id)),
  targetSuccess: maybe(target),
  calm: maybe(yesNo),
  start: maybe(number),
  startVariance: maybe(variance),
});

const share = only(
  'a share between 0 and 1',
  (value) => isFinite(value) && value >= 0 && value <= 1,
  RangeError,
);
const focus = record<Focus>({ categories: listOf(id), share, reached: share });

const request = record<NextRequest>({
  pupil: id,
  now: moment,
  session,
  form: formParts,
  categories: maybe(listOf(id)),
  ahead: maybe(listOf(id)),
  focus: maybe(focus),
});

const answer = record<AnswerRecord>({
  pupil: id,
  now: moment,
  session,
  wordId: id,
  form: formParts,
  correct: yesNo,
  responseMs: maybeNull(only('a time in ms', (value) => isFinite(value) && value >= 0)),
  rtValid: maybe(yesNo),
  game: maybeNull(id),
  helped: maybe(yesNo),
});

const params = record<Partial<Params>>(
  Object.fromEntries(
    Object.entries(PARAMS).map(([name, usual]) => [
      name,
      maybe(Array.isArray(usual) ? listOf(number) : number),
    ]),
  ) as Shape<Params>,
);

/** What `exportState` gave as shared; its numbers are the engine's own. */
const calibration = record<Calibration>({
  version: number,
  words: object,
  categories: object,
  forms: object,
  memory: object,
  gain: object,
  years: object,
  features: maybe(object),
  spread: maybe(number),
  spreads: maybe(object),
  levels: maybe(number),
  updates: number,
});

const options = record<EngineOptions>({
  words: listOf(word),
  categories: listOf(category),
  groepNorms: object,
  params: maybe(params),
  calibration: maybe(calibration),
  seed: idOrNumber,
  targetSuccess: maybe(target),
});

/** Refuses options of an engine that are no such thing, and words and categories that do not fit together. */
export function checkOptions(value: EngineOptions): void {
  options(value, 'options');
  const { words, categories } = value;
  if (words.length === 0) throw new TypeError('options.words is empty: an engine needs words.');
  const known = idsOf(categories, 'categories');
  idsOf(words, 'words');
  for (const one of words)
    if (!known.has(one.category))
      throw new TypeError(`The word "${one.id}" is of a category "${one.category}" that is not there.`);
}

function idsOf(things: readonly { id: string }[], what: string): Set<string> {
  const ids = new Set<string>();
  for (const one of things) {
    if (ids.has(one.id)) throw new TypeError(`There are two ${what} "${one.id}".`);
    ids.add(one.id);
  }
  return ids;
}

/** Norms by school year as numbers. TypeError for a year that is none, or a norm that is none. */
export function normsOf(value: GroepNorms): Map<number, GroepNorm> {
  return new Map(
    Object.entries(value).map(([year, one]) => {
      number(year === '' ? NaN : Number(year), `The year "${year}" of options.groepNorms`);
      norm(one, `options.groepNorms[${year}]`);
      return [Number(year), typeof one === 'number' ? { mean: one } : one];
    }),
  );
}

/** A pupil as the engine keeps one: without what is not known. */
export function pupilOf(value: NewPupil): NewPupil {
  pupil(value, 'pupil');
  const known = Object.entries(value).filter(([, one]) => one != null);
  return Object.fromEntries(known) as unknown as NewPupil;
}

export const checkRequest = (value: NextRequest): void => request(value, 'request');
export const checkAnswer = (value: AnswerRecord): void => answer(value, 'answer');
export const checkForm = (value: PracticeForm): void => formParts(value, 'form');
export const checkMoment = (value: Moment): void => moment(value, 'now');

/** Id of a session, and whether a word is asked that ends it well. */
export function sessionOf(value: Session): { id: string; isLast: boolean } {
  if (typeof value !== 'object') return { id: String(value), isLast: false };
  return { id: String(value.id), isLast: value.isLast ?? false };
}
