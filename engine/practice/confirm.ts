import { abilityIn, successAt } from './ability.ts';
import { isProduced } from './forms.ts';
import { categoryOf } from './model.ts';
import { inSession, type Selection } from './selection.ts';
import type { SharedCategory } from './shared.ts';

/**
 * The category that is most surely known and not yet called done; undefined when there is none. It teaches so little that it would
 * never be chosen for that, and what nobody asks stays open on the map.
 */
export function toConfirm(wish: Selection): SharedCategory | undefined {
  const { state, shared, params, now } = wish;
  let surest: SharedCategory | undefined;
  let highest = params.confirmSuccess;
  for (const category of wish.categories) {
    const own = categoryOf(state, category.id, shared);
    if (own.status === 'klaar' || own.answers >= params.confirmMost) continue;
    if (inSession(wish, category) >= params.confirmPerSession || !confirms(wish, category)) continue;
    const known = successAt(state, category, abilityIn(state, shared, category, now, params).mean, params);
    if (known > highest) [surest, highest] = [category, known];
  }
  return surest;
}

/** Whether an answer in this form still brings a category nearer to being called done: where only writing is lacking, writing. */
function confirms({ state, shared, params, form }: Selection, category: SharedCategory): boolean {
  const { answers, produced } = categoryOf(state, category.id, shared);
  const unwritten = category.isRead ? 0 : Math.max(0, params.masteryOpenAnswers - produced);
  return isProduced(form) || answers + unwritten < params.masteryAnswers || unwritten === 0;
}
