import {
  abilityOf,
  CLEAR_WORDS,
  changeBetween,
  effectBetween,
  FEWEST_PRACTISED,
  type Ability,
  type Change,
  type Effect,
  type Scored,
} from '../../engine/measure/index.ts';
import type { NotUsed } from '../contract/care-report.ts';
import { isChosenByTest, isValid, scoredOf, type TakenTest } from './plan-measure.ts';
import { externalSaid } from './plan-view.ts';
import type { TestsOfPlan } from './plans-taken.ts';

/** Two parts of tests beside each other: where the first stands, and how the second differs. */
export interface Pair {
  from: Ability;
  effect: Effect;
}

/** What the tests of one plan say for a mean over plans. */
export interface PlanEffect {
  change: Change;
  /** From the start to the end test: words outside the goals, where there are any, with how hard those are. */
  control: (Pair & { bank: number[] }) | undefined;
  /** Beside the new words of the end test. */
  practised: Pair | undefined;
  sentences: Pair | undefined;
  /** From the start to the end test, by goal category. */
  categories: ReadonlyMap<string, Pair>;
}

/** Why the tests of a plan are in no mean, else what they say. */
export function effectOf(
  { set, begin, end, externals }: TestsOfPlan,
  goals: readonly string[],
): NotUsed | PlanEffect {
  if (!isValid(begin) || !isValid(end)) {
    if (externalSaid(externals)?.kind === 'other-norm') return 'andere norm';
    return isValid(begin) ? 'geen eindtoets' : 'geen begintoets';
  }
  if (!set || isChosenByTest(set, goals)) return 'doel uit toets';
  if (begin.sitting.mode !== end.sitting.mode) return 'andere afname';
  if (begin.sitting.form === end.sitting.form) return 'zelfde woorden';
  const [before, after] = [scoredOf(begin, 'nieuw'), scoredOf(end, 'nieuw')];
  if (Math.min(before.length, after.length) < CLEAR_WORDS) return 'te kort';
  const outside = [scoredOf(begin, 'controle'), scoredOf(end, 'controle')] as const;
  const control = pairOf(...outside);
  return {
    change: changeBetween(
      { words: before, mode: begin.sitting.mode },
      { words: after, mode: end.sitting.mode },
    ),
    control: control && { ...control, bank: outside.flat().map(({ d }) => d) },
    practised: pairOf(after, scoredOf(end, 'oefen'), FEWEST_PRACTISED),
    sentences: pairOf(after, scoredOf(end, 'zin')),
    categories: new Map(
      goals.flatMap((category) => {
        const pair = pairOf(inCategory(begin, before, category), inCategory(end, after, category));
        return pair ? [[category, pair] as const] : [];
      }),
    ),
  };
}

function pairOf(from: readonly Scored[], to: readonly Scored[], least = 1): Pair | undefined {
  if (from.length === 0 || to.length < least) return undefined;
  const first = abilityOf(from);
  return { from: first, effect: effectBetween(first, abilityOf(to)) };
}

function inCategory({ words }: TakenTest, scored: readonly Scored[], category: string): Scored[] {
  const own = new Set(words.flatMap(({ item }) => (item.category === category ? [item.item] : [])));
  return scored.filter(({ item }) => own.has(item));
}
