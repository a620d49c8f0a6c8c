import { createRng, type Dealt, type Rng } from '../../engine/exercise/index.ts';
import { BUCKET_PLANS } from '../../engine/spelling/catalogue/buckets.ts';
import type { SpellingCategory } from '../../engine/spelling/catalogue/index.ts';
import { focusOf, makeExercise, type Word } from '../../engine/spelling/index.ts';
import type { WordBank } from './bank.ts';
import { distractorsOf, type DealRequest } from './deal.ts';
import { RESERVE, type Chooser } from './round.ts';

/** What a round about a list of words is to be made of. */
export interface ListRequest extends Omit<DealRequest, 'category' | 'groep'> {
  words: readonly Word[];
}

/** Part of the list that must fit the buckets of one category to be sorted at all. */
const LEAST_SORTED = 0.5;
/** Buckets with none of the list get as many words of the bank as this. */
const CONTRAST_PER_BUCKET = 4;

/** A word with what it can be practised as. */
interface Subject {
  word: Word;
  categories: readonly SpellingCategory[];
}

/**
 * Deals a round about the words of a list, each practised as the hardest that is in it; a short list comes round
 * again, each time as another of its categories. Shorter, or empty, when too few of the words can be asked in this form.
 */
export function dealList(bank: WordBank, request: ListRequest): Dealt[] {
  const { form, words, size, cap, media, settings, seed, extras = 0, avoid = new Set() } = request;
  const rng = createRng(seed);
  const total = size + Math.ceil(size * (request.reserve ?? RESERVE));
  const subjects = form === 'sort' ? sortable(bank, words, rng.fork('sort')) : words.map(allOf(bank));
  const fresh = rng.fork('words').shuffle(subjects);
  const chosen = request.choose ? chosenOf(request.choose, fresh) : [];
  const rest = fresh.filter((subject) => !chosen.includes(subject));
  const order = [
    ...chosen,
    ...rest.filter(({ word }) => !avoid.has(word.id)),
    ...rest.filter(({ word }) => avoid.has(word.id)),
  ];
  const exercises = rng.fork('exercise');
  const dealt: Dealt[] = [];
  for (let time = 0; dealt.length < total; time++) {
    const before = dealt.length;
    for (const { word, categories } of order) {
      if (dealt.length === total) break;
      const made = firstOf(turned(categories, time), (category) =>
        makeExercise({
          id: `e${dealt.length + 1}`,
          form,
          word,
          category,
          lexicon: bank,
          rng: exercises,
          media,
          cap,
          extras,
          distractors: distractorsOf(request),
          // Without words for contrast the same answer would always be right.
          ...(hasContrast(category) && { askRule: false }),
          noMisspellings: settings.noMisspellings,
        }),
      );
      if (made) dealt.push(made);
    }
    if (dealt.length === before) break;
  }
  return dealt;
}

const hasContrast = ({ id }: SpellingCategory) => BUCKET_PLANS[id].buckets.some(({ of }) => of !== undefined);

/** The words of a list in the order in which the policy chooses them. Their sizes are such that all of them are asked for. */
function chosenOf(choose: Chooser, subjects: readonly Subject[]): Subject[] {
  const chosen: Subject[] = [];
  while (chosen.length < subjects.length) {
    const text = choose(chosen.length, undefined);
    if (text === undefined) break;
    const subject = subjects.find(({ word }) => word.text === text);
    if (subject && !chosen.includes(subject)) chosen.push(subject);
  }
  return chosen;
}

const allOf =
  (bank: WordBank) =>
  (word: Word): Subject => ({
    word,
    categories: word.spots.flatMap(({ category }) => bank.category(category) ?? []),
  });

/**
 * The words as they are sorted by one category: the one whose buckets most of the list falls in. Where all of them fall
 * in one bucket, words of the bank fill the others. None when no category fits half of the list.
 */
function sortable(bank: WordBank, words: readonly Word[], rng: Rng): Subject[] {
  const fits = bank.categories
    .map((category) => ({ category, own: words.filter((word) => focusOf(word, category)?.fit) }))
    .sort((a, b) => b.own.length - a.own.length);
  for (const { category, own } of fits) {
    if (own.length === 0 || own.length < words.length * LEAST_SORTED) return [];
    const bucketOf = (word: Word) => focusOf(word, category)?.fit?.bucket.id ?? '';
    const filled = new Set(own.map(bucketOf));
    const others = rng
      .shuffle([...bank.contrasts(category.id), ...bank.inCategory(category.id)])
      .filter((word) => bucketOf(word) !== '' && !filled.has(bucketOf(word)));
    const more = [...Map.groupBy(others, bucketOf).values()].flatMap((some) =>
      some.slice(0, CONTRAST_PER_BUCKET),
    );
    if (filled.size > 1 || more.length > 0)
      return [...own, ...more].map((word) => ({ word, categories: [category] }));
  }
  return [];
}

/** The same with another one in front each time. */
const turned = <T>(items: readonly T[], by: number): T[] => {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
};

function firstOf<T, R>(items: readonly T[], make: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const made = make(item);
    if (made !== undefined) return made;
  }
  return undefined;
}
