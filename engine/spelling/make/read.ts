import type { Kind, Option } from '../../exercise/index.ts';
import { belongsTo, wordAt } from '../focus.ts';
import type { ExerciseRequest } from '../request.ts';
import { pictureChoices } from './options.ts';
import { anyOf, common, dealt, HINTS, lookAlikes, shuffled, type Maker } from './parts.ts';

/** How a text is read: what is asked, how long it stays in ms, and the hint after a mistake. */
interface Reading {
  kind: Kind;
  task: string;
  base: number;
  perLetter: number;
  hint: string;
}

const SENTENCE: Reading = {
  kind: 'word',
  task: 'Lees de zin. Welk woord stond erin?',
  base: 1500,
  perLetter: 75,
  hint: HINTS.readSentence,
};
const WORD: Reading = {
  kind: 'picture',
  task: 'Lees het woord. Welk plaatje hoort erbij?',
  base: 900,
  perLetter: 110,
  hint: HINTS.readWord,
};

/** Read a word and find its picture, or read a sentence and say which word was in it. */
export const makeRead: Maker = (request) =>
  belongsTo(request.word, request.category)
    ? anyOf(request, [
        { weight: 3, make: sentence },
        { weight: 2, make: picture },
      ])
    : undefined;

const sentence: Maker = (request) => {
  const { word } = request;
  const text = word.sentence;
  if (text === undefined) return undefined;
  const others = lookAlikes(request, (other) => wordAt(text, other.text) === undefined);
  const wrong = others.map((other) => ({ key: other.id, option: { text: other.text } }));
  return wrong.length === 0 ? undefined : read(request, SENTENCE, text, { text: word.text }, wrong);
};

const picture: Maker = (request) => {
  const found = pictureChoices(request);
  if (!found) return undefined;
  const wrong = found.wrong.map((other) => ({ key: other.word.id, option: { picture: other.picture } }));
  return read(request, WORD, request.word.text, { picture: found.right }, wrong);
};

type Shown = Omit<Option, 'id'>;

function read(
  request: ExerciseRequest,
  reading: Reading,
  text: string,
  right: Shown,
  wrong: { key: string; option: Shown }[],
) {
  const { kind, task, base, perLetter, hint } = reading;
  const { options, idOf } = shuffled(request.rng, [{ key: request.word.id, option: right }, ...wrong]);
  const rules = Object.fromEntries(wrong.map(({ key }) => [idOf(key), request.category.id]));
  const exposureMs = base + perLetter * text.length;
  const secondChance = options.length > 2;
  return dealt(
    request,
    { ...common(request), form: 'read', kind, prompt: { task }, text, exposureMs, options, secondChance },
    { form: 'read', option: idOf(request.word.id) },
    { rules, hint },
  );
}
