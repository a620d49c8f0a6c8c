import {
  createRng,
  type Dealt,
  type Form,
  type PlaySettings,
  type Rng,
} from '../../engine/exercise/index.ts';
import {
  belongsTo,
  bucketOf,
  makeExercise,
  type CategoryDefinition,
  type Media,
  type Word,
} from '../../engine/spelling/index.ts';
import type { WordBank } from './bank.ts';

/** What a round is to be made of. */
export interface DealRequest {
  form: Form;
  /** Id of the category that is practised. */
  category: string;
  /** Exercises that make the round. */
  size: number;
  /** Share of `size` that is dealt on top as reserve; 0.4 when left out. */
  reserve?: number;
  /** The most options, buckets or extra tiles the game can show (its manifest). */
  cap: number;
  settings: Pick<PlaySettings, 'noMisspellings' | 'tempo'>;
  seed: string;
  /** School year of the pupil; words of later years come only when nothing else is left. */
  groep?: number;
  /** Ids of words to keep for the end, such as those of the last round. */
  avoid?: ReadonlySet<string>;
  media: Media;
}

const RESERVE = 0.4;
/**
 * Share of the words that are only there for contrast. In sorting every bucket gets as much; in choosing and judging
 * enough that the same answer is not right all the time.
 */
const contrastShare = (form: Form, buckets: number): number => {
  if (form === 'sort') return 1 - 1 / buckets;
  return form === 'choose' || form === 'judge' ? 0.45 : 0;
};

/**
 * Deals a round: `size` exercises about as many words, easier ones first, and then the reserve, which may take up
 * words again when the bank has no more. Shorter, or empty, when the category has too few words for this form.
 */
export function deal(bank: WordBank, request: DealRequest): Dealt[] {
  const category = bank.category(request.category);
  if (!category) return [];
  const rng = createRng(request.seed);
  const total = request.size + Math.ceil(request.size * (request.reserve ?? RESERVE));
  const make = maker(bank, category, request, rng.fork('exercise'));

  const made: { word: Word; dealt: Dealt }[] = [];
  for (const word of candidates(bank, category, request, rng.fork('words'))) {
    if (made.length === total) break;
    const dealt = make(word);
    if (dealt) made.push({ word, dealt });
  }
  const main = made.slice(0, request.size).sort((a, b) => difficulty(a.word) - difficulty(b.word));
  const reserve = made.slice(request.size);
  const again = main.length < request.size ? [] : rng.fork('again').shuffle(main);
  while (main.length + reserve.length < total && again.length > 0) {
    const { word } = again.pop()!;
    const dealt = make(word);
    if (dealt) reserve.push({ word, dealt });
  }
  return [...main, ...reserve].map(({ dealt }) => dealt);
}

function maker(bank: WordBank, category: CategoryDefinition, request: DealRequest, rng: Rng) {
  let number = 0;
  const { form, cap, media, settings } = request;
  const distractors = Math.min(cap, Math.round(2 + 2 * settings.tempo));
  return (word: Word) =>
    makeExercise({
      id: `e${++number}`,
      ...{ form, word, category, lexicon: bank, rng, media, distractors, cap },
      noMisspellings: settings.noMisspellings,
    });
}

/** Short words of early years are easier. */
const difficulty = ({ groep, graphemes }: Word) => groep * 4 + graphemes.length;

/**
 * The words that may be asked, in the order in which they are tried: known to this school year and not of late
 * first; the letters or buckets of the category take turns, so that no answer is right most of the time.
 */
function candidates(
  bank: WordBank,
  category: CategoryDefinition,
  { form, groep = 8, avoid = new Set() }: DealRequest,
  rng: Rng,
): Word[] {
  const late = (word: Word) => (avoid.has(word.id) ? 1 : 0) + (word.groep > groep ? 2 : 0);
  const inOrder = (words: readonly Word[]) => rng.shuffle(words).sort((a, b) => late(a) - late(b));
  const own = inTurns(inOrder(bank.inCategory(category.id)), (word) => bucketOf(word, category)?.focus.id);
  const share = contrastShare(form, category.buckets.length);
  if (share === 0) return own;
  const others = bank.words.filter((word) => !belongsTo(word, category) && bucketOf(word, category));
  return mix(
    own,
    inTurns(inOrder(others), (word) => bucketOf(word, category)?.focus.id),
    share,
  );
}

/** Puts words for contrast between the others, up to their share, as long as they last. */
function mix(own: readonly Word[], contrast: readonly Word[], share: number): Word[] {
  const mixed: Word[] = [];
  let used = 0;
  for (const word of own) {
    mixed.push(word);
    while (used < contrast.length && used + 1 <= share * (mixed.length + 1)) mixed.push(contrast[used++]!);
  }
  return mixed;
}

/** Takes one of each kind in turn, as long as they last. */
function inTurns(words: readonly Word[], kindOf: (word: Word) => string | undefined): Word[] {
  const queues = [...Map.groupBy(words, kindOf).values()];
  const longest = Math.max(0, ...queues.map((queue) => queue.length));
  return Array.from({ length: longest }, (_, i) => queues.flatMap((queue) => queue[i] ?? [])).flat();
}
