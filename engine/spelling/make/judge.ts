import type { Kind, Option, Prompt } from '../../exercise/index.ts';
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
import { anyOf, common, dealt, heard, isClear, spoken, type Maker } from './parts.ts';

/** Klopt of klopt niet: half of them fit. Without wrong word images it asks about letters, rules, pictures and sounds. */
export const makeJudge: Maker = (request) =>
  isClear(request.word)
    ? anyOf(request, [
        { weight: 5, make: grapheme },
        { weight: 2, make: rule },
        { weight: 2, make: word },
        { weight: 2, make: picture },
        { weight: request.noMisspellings ? 0 : 5, make: misspelling },
      ])
    : undefined;

const grapheme: Maker = (request) => {
  const found = letterChoices(request);
  return (
    found &&
    shown(
      request,
      'grapheme',
      heard(request, 'Horen deze letters in het gat?', gapped(request.word.text, found.region)),
      found,
    )
  );
};

const rule: Maker = (request) => {
  const found = ruleChoices(request);
  return (
    found &&
    shown(
      request,
      'rule',
      heard(request, 'Hoort het woord hierbij?', gapped(request.word.text, found.region)),
      found,
    )
  );
};

const word: Maker = (request) => {
  const found = wordChoices(request);
  return (
    found &&
    shown(request, 'word', { task: 'Is dit het woord dat je hoort?', speech: spoken(request) }, found)
  );
};

const misspelling: Maker = (request) => {
  const found = spellingChoices(request);
  return found && shown(request, 'misspelling', heard(request, 'Is dit woord goed geschreven?'), found);
};

const picture: Maker = (request) => {
  const { word: asks, category, media } = request;
  const image = media.picture(asks);
  const [other] = otherPictures(request);
  if (!image || !other || !belongsTo(asks, category)) return undefined;
  return shown(
    request,
    'picture',
    { task: 'Past het woord bij het plaatje?', picture: image },
    { right: asks.text, wrong: [[other.text, category.id]] },
  );
};

function shown(request: ExerciseRequest, kind: Kind, prompt: Prompt, { right, wrong }: Choices) {
  const { rng, category } = request;
  const fits = rng.next() < 0.5;
  const [text, broken] = fits ? [right, category.id] : rng.pick(wrong);
  const card: Option = { id: 'kaart', text };
  const exercise = { ...common(request), form: 'judge' as const, kind, prompt, card, secondChance: false };
  return dealt(request, exercise, { form: 'judge', fits }, { [card.id]: broken });
}
