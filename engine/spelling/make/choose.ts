import type { Kind, Prompt } from '../../exercise/index.ts';
import { belongsTo, gapped } from '../focus.ts';
import type { ExerciseRequest } from '../request.ts';
import {
  letterChoices,
  otherPictures,
  ruleChoices,
  spellingChoices,
  wordChoices,
  type Choices,
} from './options.ts';
import { anyOf, common, dealt, heard, isClear, shuffled, spoken, wrongCount, type Maker } from './parts.ts';

const TASKS: Record<Kind, string> = {
  grapheme: 'Welke letters horen in het gat?',
  rule: 'Waar hoort dit woord bij?',
  picture: 'Welk plaatje hoort bij het woord?',
  word: 'Welk woord hoor je?',
  misspelling: 'Welk woord is goed geschreven?',
};

/** Pick the one fitting option. The letters in the gap come most; the other kinds give variety. */
export const makeChoose: Maker = (request) =>
  isClear(request.word)
    ? anyOf(request, [
        { weight: 6, make: grapheme },
        { weight: 2, make: rule },
        { weight: 2, make: word },
        { weight: 2, make: picture },
        { weight: request.noMisspellings ? 0 : 4, make: misspelling },
      ])
    : undefined;

const grapheme: Maker = (request) => {
  const found = letterChoices(request);
  return (
    found &&
    asked(request, 'grapheme', heard(request, TASKS.grapheme, gapped(request.word.text, found.region)), found)
  );
};

/** Only where the rule is more than the letters themselves: lange klank, korte klank. */
const rule: Maker = (request) => {
  const found = ruleChoices(request);
  return (
    found &&
    asked(request, 'rule', heard(request, TASKS.rule, gapped(request.word.text, found.region)), found)
  );
};

const word: Maker = (request) => {
  const found = wordChoices(request);
  return found && asked(request, 'word', { task: TASKS.word, speech: spoken(request) }, found);
};

const misspelling: Maker = (request) => {
  const found = spellingChoices(request);
  return found && asked(request, 'misspelling', heard(request, TASKS.misspelling), found);
};

const picture: Maker = (request) => {
  const { media, word: asks, category, rng } = request;
  const right = media.picture(asks);
  const others = otherPictures(request).slice(0, wrongCount(request));
  if (!right || others.length === 0 || !belongsTo(asks, category)) return undefined;
  const items = [
    { key: asks.id, option: { picture: right } },
    ...others.flatMap((other) => ({ key: other.id, option: { picture: media.picture(other)! } })),
  ];
  const { options, idOf } = shuffled(rng, items);
  const rules = Object.fromEntries(others.map((other) => [idOf(other.id), category.id]));
  const prompt: Prompt = { task: TASKS.picture, speech: spoken(request), text: asks.text };
  const exercise = {
    ...common(request),
    form: 'choose' as const,
    kind: 'picture' as const,
    prompt,
    options,
    secondChance: options.length > 2,
  };
  return dealt(request, exercise, { form: 'choose', option: idOf(asks.id) }, rules);
};

function asked(request: ExerciseRequest, kind: Kind, prompt: Prompt, { right, wrong }: Choices) {
  const items = [right, ...wrong.map(([text]) => text)].map((text) => ({ key: text, option: { text } }));
  const { options, idOf } = shuffled(request.rng, items);
  const rules = Object.fromEntries(wrong.map(([text, broken]) => [idOf(text), broken]));
  const exercise = {
    ...common(request),
    form: 'choose' as const,
    kind,
    prompt,
    options,
    secondChance: options.length > 2,
  };
  return dealt(request, exercise, { form: 'choose', option: idOf(right) }, rules);
}
