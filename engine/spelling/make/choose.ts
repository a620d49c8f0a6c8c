import type { Kind, Prompt } from '../../exercise/index.ts';
import type { ExerciseRequest } from '../request.ts';
import * as choices from './options.ts';
import {
  anyOf,
  common,
  dealt,
  heard,
  HINTS,
  isClear,
  ruleWeight,
  shuffled,
  spoken,
  type Maker,
} from './parts.ts';

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
        { weight: 6, make: (r) => fill(r, choices.letterChoices(r)) },
        { weight: ruleWeight(request, 3), make: (r) => fill(r, choices.bucketChoices(r)) },
        { weight: 2, make: word },
        { weight: 2, make: picture },
        { weight: request.noMisspellings ? 0 : 4, make: misspelling },
      ])
    : undefined;

function fill(request: ExerciseRequest, found: choices.GapChoices | undefined) {
  if (!found) return undefined;
  const { kind, question = TASKS[kind] } = found;
  return asked(request, kind, heard(request, question, choices.cardText(request, found)), found);
}

const word: Maker = (request) => {
  const found = choices.wordChoices(request);
  return found && asked(request, 'word', { task: TASKS.word, speech: spoken(request) }, found, HINTS.hear);
};

const misspelling: Maker = (request) => {
  const found = choices.spellingChoices(request);
  return found && asked(request, 'misspelling', heard(request, TASKS.misspelling), found);
};

function asked(request: ExerciseRequest, kind: Kind, prompt: Prompt, found: choices.Choices, hint?: string) {
  const items = [found.right, ...found.wrong.map(([text]) => text)].map((text) => ({
    key: text,
    option: { text },
  }));
  const { options, idOf } = shuffled(request.rng, items);
  const rules = Object.fromEntries(found.wrong.map(([text, broken]) => [idOf(text), broken]));
  return dealt(
    request,
    { ...common(request), form: 'choose', kind, prompt, options, secondChance: options.length > 2 },
    { form: 'choose', option: idOf(found.right) },
    { rules, ...(hint !== undefined && { hint }) },
  );
}

const picture: Maker = (request) => {
  const { word: asks, category, rng } = request;
  const found = choices.pictureChoices(request);
  if (!found) return undefined;
  const pictured = found.wrong.map(({ word: other, picture: image }) => ({
    key: other.id,
    option: { picture: image },
  }));
  const { options, idOf } = shuffled(rng, [{ key: asks.id, option: { picture: found.right } }, ...pictured]);
  const rules = Object.fromEntries(pictured.map(({ key }) => [idOf(key), category.id]));
  const prompt: Prompt = { task: TASKS.picture, speech: spoken(request), text: asks.text };
  return dealt(
    request,
    {
      ...common(request),
      form: 'choose',
      kind: 'picture',
      prompt,
      options,
      secondChance: options.length > 2,
    },
    { form: 'choose', option: idOf(asks.id) },
    { rules, hint: HINTS.readWord },
  );
};
