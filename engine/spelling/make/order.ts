import { belongsTo, wordAt } from '../focus.ts';
import { extraWords } from './extras.ts';
import { orderHint, orderTask } from './hints.ts';
import { common, dealt, revealOf, scattered, type Maker } from './parts.ts';

/** Cards that fit on two lines (scenes/README.md 1.8). */
const FEWEST = 3;
const MOST = 9;

/** Put the words of the sentence in order; capital and full stop are on the cards. Some words may not belong. */
export const makeOrder: Maker = (request) => {
  const { word, category, rng, media } = request;
  const sentence = word.sentence;
  const at = sentence === undefined ? undefined : wordAt(sentence, word.text);
  if (sentence === undefined || at === undefined || !belongsTo(word, category)) return undefined;
  const words = sentence.split(' ');
  if (words.length < FEWEST || words.length > MOST) return undefined;
  const extras = extraWords(sentence, Math.min(request.extras ?? 0, MOST - words.length), rng);
  const { cards, idOf } = scattered(rng, words, extras);
  const spot = revealOf(request);
  const reveal = { text: sentence, from: at + spot.from, to: at + spot.to };
  const prompt = { task: orderTask(extras.length), speech: media.speech(sentence) };
  const slots = extras.length > 0 && { slots: words.length };
  return dealt(
    request,
    { ...common(request), form: 'order', prompt, cards, ...slots, secondChance: true },
    { form: 'order', cards: words.map((_, i) => idOf(i)) },
    { reveal, hint: orderHint(sentence, extras.length > 0) },
  );
};
