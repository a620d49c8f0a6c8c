import type { Bucket, Option } from '../../exercise/index.ts';
import { spansOf } from '../focus.ts';
import { scattered } from '../make/parts.ts';
import type { ReadWord } from './item.ts';
import { common, dealt, HINTS, revealLength, revealOf, type Maker } from './question.ts';

/** More letters do not fit on one straight line (scenes/README.md 1.8). */
const MOST_LETTERS = 17;
/** Cards to put in order. */
const FEWEST_CARDS = 3;
export const MOST_CARDS = 9;
/** The slip of who reads a word that does not belong. */
const EXTRA_WORD = 'R10';
const LENGTHS: readonly Bucket[] = [
  { id: 'lang', mark: 'A', label: 'lang' },
  { id: 'kort', mark: 'B', label: 'kort' },
];

/** Cut the word in the pieces in which it is read. */
export const splitWord: Maker<ReadWord> = (request) => {
  const { text, syllables } = request.item;
  if (syllables.length < 2 || text.length > MOST_LETTERS) return undefined;
  const cuts = spansOf(syllables)
    .slice(1)
    .map(({ from }) => from);
  const prompt = { task: 'Lees het woord. Knip het in stukjes.' };
  return dealt(
    request,
    { ...common(request), form: 'split', prompt, letters: [...text], secondChance: true },
    { form: 'split', cuts },
    { reveal: revealOf(text), rules: { split: request.category.id }, hint: HINTS.split },
  );
};

/** Put the pieces of a long word in order. It is heard: there is no other way to know which word it is. */
export const orderWord: Maker<ReadWord> = (request) => {
  const { text, syllables } = request.item;
  if (syllables.length < FEWEST_CARDS || syllables.length > MOST_CARDS) return undefined;
  const prompt = { task: 'Maak het woord: leg de stukjes op volgorde.', speech: request.media.speech(text) };
  return inOrder(request, syllables, prompt, text);
};

/** Lay cards in order; `extras` are not part of it. */
export function inOrder(
  request: Parameters<Maker>[0],
  parts: readonly string[],
  prompt: Parameters<typeof dealt>[1]['prompt'],
  whole: string,
  { hint, extras = [] }: { hint?: string; extras?: readonly string[] } = {},
) {
  const { cards, idOf } = scattered(request.rng, parts, extras);
  const slots = extras.length > 0 && { slots: parts.length };
  const made = dealt(
    request,
    { ...common(request), form: 'order', prompt, cards, ...slots, secondChance: true },
    { form: 'order', cards: parts.map((_, i) => idOf(i)) },
    {
      reveal: revealOf(whole),
      hint,
      rules: Object.fromEntries(extras.map((_, i) => [idOf(parts.length + i), EXTRA_WORD])),
    },
  );
  if (extras.length > 0) made.solution.hints = { [EXTRA_WORD]: HINTS.extras };
  return made;
}

/** Is the vowel long or short? Of twins only. */
export const sortWord: Maker<ReadWord> = (request) => {
  const { item, cap } = request;
  if (!item.twin || cap < LENGTHS.length) return undefined;
  const bucket = item.twin.isLong ? 'lang' : 'kort';
  const card: Option = { id: 'kaart', text: item.text };
  const prompt = { task: 'Lees het woord. Is de klank lang of kort?' };
  return dealt(
    request,
    { ...common(request), form: 'sort', prompt, buckets: [...LENGTHS], card, secondChance: false },
    { form: 'sort', bucket },
    { reveal: revealLength(item.text), rules: { [bucket === 'lang' ? 'kort' : 'lang']: 'R6' } },
  );
};
