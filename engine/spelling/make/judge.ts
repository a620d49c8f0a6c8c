import type { Kind, Option, Prompt } from '../../exercise/index.ts';
import type { ExerciseRequest } from '../request.ts';
import * as choices from './options.ts';
import { anyOf, common, dealt, heard, HINTS, isClear, ruleWeight, spoken, type Maker } from './parts.ts';

const TASKS: Record<Kind, string> = {
  grapheme: 'Horen deze letters in het gat?',
  rule: 'Hoort het woord hierbij?',
  picture: 'Past het woord bij het plaatje?',
  word: 'Is dit het woord dat je hoort?',
  misspelling: 'Is dit woord goed geschreven?',
};

/** Klopt of klopt niet: half of them fit. Without wrong word images it asks about letters, rules, pictures and sounds. */
export const makeJudge: Maker = (request) =>
  isClear(request.word)
    ? anyOf(request, [
        { weight: 5, make: (r) => fill(r, choices.letterChoices(r)) },
        { weight: ruleWeight(request, 2), make: (r) => fill(r, choices.bucketChoices(r)) },
        { weight: 2, make: word },
        { weight: 2, make: picture },
        { weight: request.noMisspellings ? 0 : 5, make: misspelling },
      ])
    : undefined;

function fill(request: ExerciseRequest, found: choices.GapChoices | undefined) {
  if (!found) return undefined;
  const { kind, question = TASKS[kind] } = found;
  return shown(request, kind, heard(request, question, choices.cardText(request, found)), found);
}

const word: Maker = (request) => {
  const found = choices.wordChoices(request);
  return found && shown(request, 'word', { task: TASKS.word, speech: spoken(request) }, found, HINTS.hear);
};

const misspelling: Maker = (request) => {
  const found = choices.spellingChoices(request);
  return found && shown(request, 'misspelling', heard(request, TASKS.misspelling), found);
};

const picture: Maker = (request) => {
  const { word: asks, category } = request;
  const pictures = choices.pictureChoices(request);
  if (!pictures) return undefined;
  const wrong = pictures.wrong
    .slice(0, 1)
    .map(({ word: other }): [string, string] => [other.text, category.id]);
  const prompt: Prompt = { task: TASKS.picture, picture: pictures.right };
  return shown(request, 'picture', prompt, { right: asks.text, wrong }, HINTS.readWord);
};

function shown(request: ExerciseRequest, kind: Kind, prompt: Prompt, found: choices.Choices, hint?: string) {
  const { rng, category } = request;
  const fits = rng.next() < 0.5;
  const [text, broken] = fits ? [found.right, category.id] : rng.pick(found.wrong);
  const card: Option = { id: 'kaart', text };
  return dealt(
    request,
    { ...common(request), form: 'judge', kind, prompt, card, secondChance: false },
    { form: 'judge', fits },
    { rules: { [card.id]: broken }, ...(hint !== undefined && { hint }) },
  );
}
