import { abilityIn, successAt } from './ability.ts';
import { categoryOf, targetOf } from './model.ts';
import type { Params } from './params.ts';
import type { Shared, SharedCategory } from './shared.ts';
import type { CategoryState, PupilState } from './state.ts';
import type { Mastery } from './types.ts';

/** The reason of a category in which much practice brought nothing. */
export const SPINNING = 'komt-niet-verder';

interface Judged {
  state: PupilState;
  shared: Shared;
  category: SharedCategory;
  now: number;
  params: Params;
}

/** How far a category is mastered now, and why (engine/practice/DESIGN.md 7). Nothing is decided on a share of right answers. */
export function masteryOf(judged: Judged): Mastery {
  const { state, shared, category, params } = judged;
  const own = categoryOf(state, category.id, shared);
  const { mean, variance } = abilityIn(state, shared, category, judged.now, params);
  const sd = Math.sqrt(variance);
  const at = (ability: number) => successAt(state, category, ability, params, variance);
  const basic = { p: at(mean), answers: own.answers };
  if (own.answers === 0) return { status: 'nieuw', ...basic, reason: 'nog-geen-antwoorden' };
  const low = at(mean - params.masteryMargin * sd);
  // What was sure once stays done until the estimate itself says otherwise: doubt that comes with time alone takes nothing back.
  if (own.status === 'klaar' && basic.p >= params.masteryKeep)
    return { status: 'klaar', ...basic, reason: 'beheerst' };
  if (low >= params.masterySuccess) {
    const missing = missingFor(own, category, params);
    return missing
      ? { status: 'bezig', ...basic, reason: missing }
      : { status: 'klaar', ...basic, reason: 'beheerst' };
  }
  const high = at(mean + params.stepBackMargin * sd);
  const back = stepBackReason(own, { ability: mean, p: basic.p, high }, judged);
  if (back) return { status: 'stap-terug', ...basic, reason: back, instead: stillOpen(judged) };
  return { status: 'bezig', ...basic, reason: 'oefent' };
}

/** What the category builds on, as far as it is there to be practised and is not done. */
const stillOpen = ({ state, shared, category }: Judged): string[] =>
  category.requires.filter((id) => shared.categories.has(id) && state.categories[id]?.status !== 'klaar');

/** What the rule asks besides ability. */
function missingFor(own: CategoryState, { isRead }: SharedCategory, params: Params): string | undefined {
  if (own.answers < params.masteryAnswers) return 'te-weinig-antwoorden';
  if (own.days.length < params.masteryDays) return 'nog-een-dag';
  if (!isRead && own.produced < params.masteryOpenAnswers) return 'te-weinig-zelf-gemaakt';
  return undefined;
}

/** Why a category is too much now: by ability in logits, and expected success at it and at its upper end. */
function stepBackReason(
  own: CategoryState,
  { ability, p, high }: { ability: number; p: number; high: number },
  { category, state, params }: Judged,
): string | undefined {
  if (own.answers < params.stepBackAnswers) return undefined;
  if (high < params.stepBackSuccess) return 'te-moeilijk';
  const easiest = category.sorted[0]?.difficulty.mean ?? 0;
  const reach = 1 / (1 + Math.exp(-(ability - easiest)));
  if (reach < targetOf(state, params) - params.stepBackReach) return 'geen-woord-haalbaar';
  const spun = own.answers - own.base.answers >= params.spinAnswers;
  if (spun && p < params.spinSuccess && ability - own.base.ability < params.spinRise) return SPINNING;
  return undefined;
}

/** Notes after an answer where the category stands, so that it does not flip to and fro. */
export function noteMastery(judged: Judged) {
  const { state, category, params, shared, now } = judged;
  const own = state.categories[category.id]!;
  const { mean } = abilityIn(state, shared, category, now, params);
  if (own.answers <= 1) own.base = { ability: mean, answers: own.answers };
  const { status } = masteryOf(judged);
  if (mean - own.base.ability >= params.spinRise) own.base = { ability: mean, answers: own.answers };
  own.status = status === 'nieuw' ? 'bezig' : status;
}
