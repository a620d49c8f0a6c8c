import { belongsTo, wordAt } from '../focus.ts';
import { extraWords } from './extras.ts';
import { orderHint, orderTask } from './hints.ts';
import { common, dealt, scattered, type Maker } from './parts.ts';

/** Cards that fit on two lines (scenes/README.md 1.8). */
const FEWEST = 3;
const MOST = 9;

/** Put the words of the sentence in order; capital and full stop are on the cards. Some words may not belong. */
export const makeOrder: Maker = (request) => {
  const { word, category, rng, media } = request;
  const sentence = word.sentence;
  if (sentence === undefined || wordAt(sentence, word.text) === undefined || !belongsTo(word, category))
    return undefined;
  const words = sentence.split(' ');
  if (words.length < FEWEST || words.length > MOST) return undefined;
  const extras = extraWords(sentence, Math.min(request.extras ?? 0, MOST - words.length), rng);
  const { cards, idOf } = scattered(rng, words, extras);
  // The order was asked, not the spelling of a word in it: nothing of it is marked.
  const reveal = { text: sentence, from: 0, to: 0 };
  const prompt = { task: orderTask(extras.length), speech: media.speech(sentence) };
  const slots = extras.length > 0 && { slots: words.length };
  return dealt(
    request,
    { ...common(request), form: 'order', prompt, cards, ...slots, secondChance: true },
    { form: 'order', cards: words.map((_, i) => idOf(i)) },
    { reveal, hint: orderHint(sentence, extras.length > 0) },
  );
};
