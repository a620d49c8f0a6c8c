import {
  createRng,
  type Dealt,
  type Exercise,
  type Form,
  type PlaySettings,
  type Rng,
} from '../../engine/exercise/index.ts';
import { BUCKET_PLANS, type SortBucket } from '../../engine/spelling/catalogue/buckets.ts';
import type { SpellingCategory } from '../../engine/spelling/catalogue/index.ts';
import { focusOf, makeExercise, type Media, type Word } from '../../engine/spelling/index.ts';
import type { WordBank } from './bank.ts';
import type { Practised } from './practised.ts';
import { fillChosen, fillRound, inTurns, type Chooser } from './round.ts';

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
  /** Wrong options or extra tiles that are wished for; as many as go with the tempo when left out. */
  distractors?: number;
  /** The most cards to put in order that do not belong; none when left out. */
  extras?: number;
  seed: string;
  /** School year of the pupil; words of later years come only when nothing else is left. */
  groep?: number;
  /** Ids of words to keep for the end, such as those of the last round. */
  avoid?: ReadonlySet<string>;
  /** Says which words are asked; without it they are drawn by chance. */
  choose?: Chooser;
  /** Says of an exercise that it shows or asks what is kept for a test: it is left out. */
  isKept?: (made: Dealt) => boolean;
  media: Media;
}

/** The most that words for contrast are of a round in which every answer is at hand. */
const MOST_CONTRAST = 0.45;
/**
 * The same where the whole word is on its card, so that nothing but the rule can be asked of them: as many others are asked for it
 * too, and the rest for their letters.
 */
const MOST_WHOLE_CONTRAST = 0.35;

/**
 * Share of the words that are only there for contrast. In sorting every bucket gets as much; in choosing and judging
 * enough that the same answer is not right all the time.
 */
function contrastShare(form: Form, { id }: SpellingCategory): number {
  const { buckets, card } = BUCKET_PLANS[id];
  const share = buckets.filter(({ of }) => of !== undefined).length / buckets.length;
  if (form === 'sort') return share;
  const most = card === 'word' ? MOST_WHOLE_CONTRAST : MOST_CONTRAST;
  return form === 'choose' || form === 'judge' ? Math.min(share, most) : 0;
}

/**
 * Deals a round: `size` exercises about as many words, easier ones first, and then the reserve, which may take up
 * words again when the bank has no more. Shorter, or empty, when the category has too few words for this form.
 */
export function deal(bank: WordBank, request: DealRequest): Dealt[] {
  const category = bank.category(request.category);
  if (!category) return [];
  const rng = createRng(request.seed);
  const make = maker(bank, category, request, rng.fork('exercise'));
  if (request.choose) return dealChosen(bank, category, request, request.choose, make, rng.fork('words'));
  return fillRound(request, candidates(bank, category, request, rng.fork('words')), make, difficulty, rng);
}

/** Deals the words that the policy chooses; those for contrast are drawn as ever, and the buckets take turns. */
function dealChosen(
  bank: WordBank,
  category: SpellingCategory,
  request: DealRequest,
  choose: Chooser,
  make: (word: Word) => Dealt | undefined,
  rng: Rng,
): Dealt[] {
  const { form, groep = 8 } = request;
  const fork = rng.fork('rest');
  const { own, contrasts } = bank.practised(category.id);
  const byId = new Map(own.map((practised) => [practised.word.id, practised]));
  const share = contrastShare(form, category);
  const year = Math.max(groep, category.start.groep);
  const near = share === 0 ? [] : contrasts.filter(({ word }) => word.groep <= year + 1);
  const bucketOf = ({ id }: Word) => byId.get(id)?.bucket ?? '';
  // Where nothing is pointed out, there is no answer that could be right too often.
  const isPointed = form === 'choose' || form === 'judge' || form === 'sort';
  return fillChosen<Word>(request, {
    choose,
    make,
    share,
    find: (id) => byId.get(id)?.word,
    kindOf: isPointed ? bucketOf : () => '',
    kinds: new Set(isPointed ? own.map(({ bucket }) => bucket).filter((bucket) => bucket !== '') : []),
    contrast: inTurns(rng.shuffle(near), ({ bucket }) => bucket).map(({ word }) => word),
    rest: candidates(bank, category, request, fork).filter(({ id }) => byId.has(id)),
  });
}

/** How many wrong options are wished for: more at a higher tempo. */
export const distractorsOf = ({
  cap,
  settings,
  distractors = Math.round(2 + 2 * settings.tempo),
}: Pick<DealRequest, 'cap' | 'settings' | 'distractors'>): number => Math.min(cap, distractors);

/**
 * Makes the exercises of a round. A word for contrast is mostly asked for its rule (1 woord): as often as that comes, a word of the
 * category is asked for its own (2 woorden), so that no answer is right most of the time.
 */
function maker(bank: WordBank, category: SpellingCategory, request: DealRequest, rng: Rng) {
  let number = 0;
  const { form, cap, media, settings, extras = 0, isKept } = request;
  const distractors = distractorsOf(request);
  const asked = new Map<SortBucket, number>();
  const timesOf = (bucket: SortBucket) => asked.get(bucket) ?? 0;
  const { buckets, question } = BUCKET_PLANS[category.id];
  const contrasts = buckets.filter(({ of }) => of !== undefined);
  const asksRule = (made: Exercise) =>
    ('kind' in made && made.kind === 'rule') || made.prompt.task === question;
  return (word: Word) => {
    const bucket = focusOf(word, category)?.fit?.bucket;
    const most = Math.max(0, ...contrasts.map(timesOf));
    const isBalanced = bucket !== undefined && bucket.of === undefined && most > 0;
    const askRule = isBalanced && timesOf(bucket) < most;
    const made = makeExercise({
      id: `e${++number}`,
      form,
      word,
      category,
      lexicon: bank,
      rng,
      media,
      distractors,
      cap,
      extras,
      ...(isBalanced && { askRule }),
      noMisspellings: settings.noMisspellings,
    });
    if (made && isKept?.(made)) return undefined;
    if (bucket && made && (askRule || asksRule(made.exercise))) asked.set(bucket, timesOf(bucket) + 1);
    return made;
  };
}

/** Short words of early years are easier. */
const difficulty = ({ groep, graphemes }: Word) => groep * 4 + graphemes.length;

/**
 * The words that may be asked, in the order in which they are tried: known to this school year, with nothing in them
 * that comes later, and not of late, first; the letters or buckets of the category take turns, so that no answer is
 * right most of the time. A word for contrast is a year later at most.
 */
function candidates(
  bank: WordBank,
  category: SpellingCategory,
  { form, groep = 8, avoid = new Set() }: DealRequest,
  rng: Rng,
): Word[] {
  const year = Math.max(groep, category.start.groep);
  const inOrder = (words: readonly Practised[]) => {
    const entries = rng.shuffle(words).map(({ word, bucket, taught }) => ({
      word,
      bucket,
      late: (word.groep > year ? 4 : 0) + (taught > year ? 2 : 0) + (avoid.has(word.id) ? 1 : 0),
    }));
    entries.sort((a, b) => Number(a.bucket === '') - Number(b.bucket === '') || a.late - b.late);
    const tiers = Map.groupBy(entries, (entry) => (form === 'sort' ? '' : `${entry.late} ${!entry.bucket}`));
    return [...tiers.values()]
      .flatMap((tier) => inTurns(tier, ({ bucket }) => bucket))
      .map(({ word }) => word);
  };
  const { own, contrasts } = bank.practised(category.id);
  const share = contrastShare(form, category);
  if (share === 0) return inOrder(own);
  return mix(inOrder(own), inOrder(contrasts.filter(({ word }) => word.groep <= year + 1)), share);
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
