import type { Kind, Option } from '../../exercise/index.ts';
import { belongsTo, wordAt } from '../focus.ts';
import type { ExerciseRequest } from '../request.ts';
import { otherPictures } from './options.ts';
import { anyOf, common, dealt, lookAlikes, shuffled, wrongCount, type Maker } from './parts.ts';

/** How long the text stays, in ms. */
const WORD_STAYS = { base: 900, perLetter: 110 };
const SENTENCE_STAYS = { base: 1500, perLetter: 75 };

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
  const others = lookAlikes(request, (other) => wordAt(text, other.text) === undefined).slice(
    0,
    wrongCount(request),
  );
  const items = [word, ...others].map((item) => ({ key: item.id, option: { text: item.text } }));
  return others.length === 0
    ? undefined
    : read(request, 'word', 'Lees de zin. Welk woord stond erin?', text, SENTENCE_STAYS, items);
};

const picture: Maker = (request) => {
  const { word, media } = request;
  const right = media.picture(word);
  const others = otherPictures(request).slice(0, wrongCount(request));
  if (!right || others.length === 0) return undefined;
  const items = [
    { key: word.id, option: { picture: right } },
    ...others.map((other) => ({ key: other.id, option: { picture: media.picture(other)! } })),
  ];
  return read(request, 'picture', 'Lees het woord. Welk plaatje hoort erbij?', word.text, WORD_STAYS, items);
};

function read(
  request: ExerciseRequest,
  kind: Kind,
  task: string,
  text: string,
  stays: typeof WORD_STAYS,
  items: { key: string; option: Omit<Option, 'id'> }[],
) {
  const { options, idOf } = shuffled(request.rng, items);
  const rules = Object.fromEntries(items.slice(1).map(({ key }) => [idOf(key), request.category.id]));
  const exposureMs = stays.base + stays.perLetter * text.length;
  const exercise = {
    ...common(request),
    form: 'read' as const,
    kind,
    prompt: { task },
    text,
    exposureMs,
    options,
    secondChance: options.length > 2,
  };
  return dealt(request, exercise, { form: 'read', option: idOf(request.word.id) }, rules);
}
