import { spreadSigmoid } from './math.ts';
import { remembered } from './memory.ts';
import { alikeIn, meanOf, slipOf, wholeOf } from './model.ts';
import type { Params } from './params.ts';
import type { Shared, SharedCategory } from './shared.ts';
import type { PupilState } from './state.ts';
import type { Estimate } from './types.ts';

/**
 * What a pupil can do in a category: logits against its average word in the open form, with what is remembered of
 * single words counted in proportion to how many there are.
 */
export function abilityIn(
  state: PupilState,
  shared: Shared,
  category: SharedCategory,
  now: number,
  params: Params,
  alike = alikeIn(state, shared, category),
): Estimate {
  let words = 0;
  let memory = 0;
  for (const id of alike.category.estimate.seen) {
    const word = state.words[id]!;
    words += word.mean;
    memory += remembered(word.card, now);
  }
  const count = Math.max(1, category.sorted.length);
  memory /= count;
  return {
    mean: meanOf(alike) + words / count + shared.memory.mean * memory,
    variance: wholeOf(alike) + shared.memory.variance * memory ** 2 + params.wordVariance / count,
  };
}

/**
 * Expected success, 0 to 1, over a category's words in the open form, at an ability in logits; each word is as uncertain as one
 * is. With the variance of the ability its uncertainty counts too (engine/practice/DESIGN.md 3): the mean alone promises too much.
 */
export function successAt(
  state: PupilState,
  category: SharedCategory,
  ability: number,
  params: Params,
  variance = 0,
): number {
  const spread = params.wordVariance + category.unsure + variance;
  let sum = 0;
  for (const difficulty of category.grid) sum += spreadSigmoid(ability - difficulty, spread);
  return (1 - slipOf(state)) * (sum / Math.max(1, category.grid.length));
}
