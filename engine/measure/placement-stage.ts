import { createRng, type Rng } from '../exercise/index.ts';
import { numbered, type TestItem } from './make-set.ts';
import { HALF_YEARS, type HalfYear } from './placement.ts';
import { drawFamilies, inOrder, poolOf, type PoolWord } from './pool.ts';
import { STAGE_WORDS } from './terms.ts';

/** A word with the half-year in which its category begins. */
export interface StageWord extends PoolWord {
  half: HalfYear;
}

/** One stage of a placement test. The same wish makes the same stage, byte for byte. */
export interface StageWish {
  seed: string;
  /** From 1. */
  stage: number;
  at: HalfYear;
  words: readonly StageWord[];
  /** Words in it. */
  size: number;
  /** What the stages before it asked: none of their families is asked again. */
  asked: readonly { n: number; family: string }[];
  groep: number;
}

/** Of five categories, so many are of the half-year itself where it has them. */
const OWN_SHARE = 0.6;

/**
 * Composes a stage: two words of each category of its half-year and the one before. Where these have too few categories earlier ones
 * come in, never later ones; where that does not do, there are more words of each.
 */
export function makeStage({ seed, stage, at, words, size, asked, groep }: StageWish): TestItem[] {
  const rng = createRng(seed).fork(`stage ${stage}`);
  const taken = new Set(asked.map(({ family }) => family));
  const drawn: PoolWord[] = [];
  const pools = categoriesFor(words, at, Math.ceil(size / STAGE_WORDS.each), rng).map((category) => ({
    category,
    free: freeIn(category, words),
  }));
  const draw = (free: readonly PoolWord[], count: number, name: string) =>
    drawn.push(...drawFamilies(free, Math.min(count, size - drawn.length), taken, rng.fork(name)));
  for (const { category, free } of pools) draw(free, STAGE_WORDS.each, category);
  const all = pools.flatMap(({ free }) => free);
  if (drawn.length < size) draw(all, size, 'more');
  const first = Math.max(0, ...asked.map(({ n }) => n));
  const fresh = drawn.map((word) => ({ ...word, role: 'nieuw' as const }));
  return numbered('A', [fresh], groep, rng).map((item) => ({ ...item, part: stage, n: first + item.n }));
}

/** Which categories a stage asks. */
function categoriesFor(words: readonly StageWord[], at: HalfYear, count: number, rng: Rng): string[] {
  const byHalf = new Map<HalfYear, string[]>();
  for (const [category, [word]] of Map.groupBy(inOrder(words) as StageWord[], (one) => one.category))
    byHalf.set(word!.half, [...(byHalf.get(word!.half) ?? []), category]);
  const of = (half: HalfYear | undefined) =>
    half === undefined ? [] : rng.fork(half).shuffle((byHalf.get(half) ?? []).sort());
  const here = HALF_YEARS.indexOf(at);
  const own = of(at);
  const before = of(HALF_YEARS[here - 1]);
  const share = Math.max(Math.round(count * OWN_SHARE), count - before.length);
  const chosen = [...own.splice(0, share), ...before];
  for (let half = here - 2; half >= 0 && chosen.length + own.length < count; half--)
    chosen.push(...of(HALF_YEARS[half]));
  return [...chosen, ...own].slice(0, count);
}

/** Words of a category that were not asked lately, nor a word of their family. */
function freeIn(category: string, words: readonly StageWord[]): PoolWord[] {
  const near = words.filter((word) => word.category === category || word.askedDaysAgo !== undefined);
  return poolOf(category, near, 1, STAGE_WORDS.each).words;
}
