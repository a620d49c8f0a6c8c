import type { Prompt } from '../../exercise/index.ts';
import { asBeginning, beginsSentence, belongsTo, GAP, inSentence } from '../focus.ts';
import type { ExerciseRequest } from '../request.ts';
import { variantsOf } from '../variants.ts';
import { misspelledAs } from './wrong.ts';
import { CAPITAL_HINTS } from './hints.ts';
import { anyOf, common, dealt, heard, isClear, revealOf, spoken, type Maker } from './parts.ts';

/** How long a flashed word stays: longer words a little longer, in ms. */
const FLASH = { base: 900, perLetter: 90 };

/** Type the word that is heard, with its sentence, with its picture, or flashed; a verb form in its sentence only. */
export const makeType: Maker = (request) => {
  const { word, category } = request;
  if (!isClear(word) || !belongsTo(word, category)) return undefined;
  if (word.lemma !== undefined) return inGap(request);
  return anyOf(request, [
    { weight: 3, make: (r) => typed(r, heard(r, 'Typ het woord dat je hoort.')) },
    { weight: 3, make: inGap },
    { weight: 2, make: withPicture },
    { weight: 2, make: flashed },
  ]);
};

const inGap: Maker = (request) => {
  const text = inSentence(request.word, GAP);
  if (text === undefined) return undefined;
  const prompt = { task: 'Typ het woord dat in de zin past.', speech: spoken(request), text };
  return typed(request, prompt, beginsSentence(request.word));
};

const withPicture: Maker = (request) => {
  const picture = request.media.picture(request.word);
  return picture && typed(request, { ...heard(request, 'Typ het woord bij het plaatje.'), picture });
};

const flashed: Maker = (request) => {
  const { text } = request.word;
  const ms = FLASH.base + FLASH.perLetter * text.length;
  return typed(request, {
    task: 'Kijk goed. Typ het woord daarna.',
    speech: spoken(request),
    flash: { text, ms },
  });
};

/** Where a sentence begins with the word it is shown with its capital; without it is right as well. */
function typed(request: ExerciseRequest, prompt: Prompt, isBeginning = false) {
  const { word, category } = request;
  const misspelled = [...misspelledAs(request).values()];
  const rules = Object.fromEntries(misspelled.map(({ text, rule }) => [text, rule]));
  const forms = [word.text, ...variantsOf(word.text)];
  const [answer, ...accepted] = isBeginning ? [...new Set([...forms.map(asBeginning), ...forms])] : forms;
  const reveal = revealOf(request);
  const made = dealt(
    request,
    { ...common(request), form: 'type', prompt, length: word.text.length, secondChance: true },
    { form: 'type', text: answer! },
    { rules, misspelled, accepted, reveal: { ...reveal, text: answer! } },
  );
  if (category.id === 'capital-letters') return made;
  return { ...made, solution: { ...made.solution, hints: { ...made.solution.hints, ...CAPITAL_HINTS } } };
}
