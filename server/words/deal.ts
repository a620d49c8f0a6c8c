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
/** Of the words of a round at most this share is there for contrast only; sorting needs more of them. */
const CONTRAST = { usual: 1 / 3, sort: 2 / 3 };

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
  for (const word of candidates(bank, category, request, rng.fork('words'), total)) {
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
  request: DealRequest,
  rng: Rng,
  total: number,
): Word[] {
  const { form, groep = 8, avoid = new Set() } = request;
  const late = (word: Word) => (avoid.has(word.id) ? 1 : 0) + (word.groep > groep ? 2 : 0);
  const inOrder = (words: Word[]) => rng.shuffle(words).sort((a, b) => late(a) - late(b));
  const own = inTurns(inOrder([...bank.inCategory(category.id)]), category);
  const contrast = inTurns(
    inOrder(bank.words.filter((word) => !belongsTo(word, category) && bucketOf(word, category))),
    category,
  );
  if (contrast.length === 0 || !['choose', 'judge', 'sort'].includes(form)) return own;

  const share = form === 'sort' ? CONTRAST.sort * (1 - 1 / category.buckets.length) * 1.5 : CONTRAST.usual;
  const mixed: Word[] = [];
  let contrasts = 0;
  for (const word of own) {
    mixed.push(word);
    while (
      contrasts < contrast.length &&
      contrasts + 1 <= share * (mixed.length + 1) &&
      mixed.length < total * 2
    )
      mixed.push(contrast[contrasts++]!);
  }
  return mixed;
}

/** Takes one of each bucket in turn, as long as they last; words without a bucket come in between. */
function inTurns(words: Word[], category: CategoryDefinition): Word[] {
  const rows = Map.groupBy(words, (word) => bucketOf(word, category)?.focus.id ?? '');
  const queues = [...rows.values()];
  const turns: Word[] = [];
  for (let i = 0; turns.length < words.length; i++)
    for (const queue of queues) if (queue[i]) turns.push(queue[i]!);
  return turns;
}
