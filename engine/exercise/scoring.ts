import type { Exercise } from './exercise.ts';
import type { Form } from './forms.ts';

/** Share right at the first try that earns the second star, the third, and the third with the kunstje (scenes/README.md 1.5). */
interface StarBounds {
  two: number;
  three: number;
  threeWithFeat: number;
}
const USUAL: StarBounds = { two: 0.7, three: 0.9, threeWithFeat: 0.8 };
/** Half is chance in judge and in sorting over two buckets. */
const TWO_WAY: StarBounds = { two: 0.8, three: 0.95, threeWithFeat: 0.88 };

/** Coins for play skill stop here, per round. */
export const MOST_TIPS = 10;

export interface RoundScore {
  /** Exercises finished on any try. */
  finished: number;
  /** What these are worth together: see `worthOf`. */
  worth: number;
  /** Of those, right at the first try. */
  firstTry: number;
  /** Tips for play skill. */
  tips: number;
  /** Whether the play-skill goal of the game was reached. */
  feat: boolean;
  /** Whether the round was played to its end. */
  complete: boolean;
}

const isTwoWay = (form: Form, buckets: number) => form === 'judge' || (form === 'sort' && buckets === 2);

/** Stars of a round, 0 to 3: they never depend on speed. A round that was left half-way has none. */
export function starsFor(score: RoundScore, form: Form, buckets = 0): number {
  if (!score.complete || score.finished === 0) return 0;
  const bounds = isTwoWay(form, buckets) ? TWO_WAY : USUAL;
  const share = score.firstTry / score.finished;
  if (share >= bounds.three || (score.feat && share >= bounds.threeWithFeat)) return 3;
  return share >= bounds.two ? 2 : 1;
}

/**
 * What doing an exercise is worth in coins, right or wrong: two where a word or sentence is made or read, one where it is
 * pointed out. A word that is laid takes twice as long as one that is chosen: no game is the rich one.
 */
export const worthOf = ({ form }: Pick<Exercise, 'form'>): number => (MADE.has(form) ? 2 : 1);
const MADE: ReadonlySet<Form> = new Set(['build', 'type', 'order', 'read']);

/** Coins of a round: what each finished exercise is worth, one more when right at the first try, and tips. */
export const coinsFor = (score: Pick<RoundScore, 'worth' | 'firstTry' | 'tips'>) =>
  score.worth + score.firstTry + Math.min(MOST_TIPS, Math.max(0, score.tips));

/** How many buckets a form sorts over; 0 where there are none. */
export const bucketCount = (exercise: Exercise) => (exercise.form === 'sort' ? exercise.buckets.length : 0);
