import { DAY_MS } from './math.ts';
import { isBackSoon, isDue } from './memory.ts';
import { predictedOf } from './model.ts';
import type { Params } from './params.ts';
import { shortOf, type Selection } from './selection.ts';
import type { SharedWord } from './shared.ts';

/** By how much a first return goes before later ones, and within its week before others: more than those can be late. */
const FIRST_RETURN_MS = 1000 * DAY_MS;
/** The word that is most urgently due and not beyond the pupil; undefined when none may come now (engine/practice/DESIGN.md 6). */
export function dueWord(wish: Selection, target: number): SharedWord | undefined {
  const { state, params, now, session } = wish;
  const recent = state.recent.slice(-params.reviewWindow);
  const share = state.pupil.calm ? Math.min(0.2, params.reviewShare) : params.reviewShare;
  // Of the first words of a pupil as many as of the later ones.
  if (recent.filter(({ isReview }) => isReview).length + 1 > share * Math.max(recent.length + 1, 6))
    return undefined;
  // Below what was asked for, not below what the steering makes of it. To whom all is hard, what is hard comes back as well: who
  // fails often would see nothing again.
  const further = params.reviewShortReach * shortOf(wish);
  const least = wish.target - Math.min(params.reviewReach + further, 1.25 * (1 - wish.target));
  let best: { word: SharedWord; urgency: number } | undefined;
  const allowed = new Set(wish.categories);
  const justSeen = new Set(state.recent.slice(-params.reviewAfterWords).map(({ wordId }) => wordId));
  for (const id of state.review) {
    const card = state.words[id]?.card;
    const review = card?.review;
    if (!review) continue;
    const word = wish.shared.words.get(id);
    if (!word || !allowed.has(word.category) || wish.ahead.includes(id)) continue;
    if ((session.words[id] ?? 0) >= params.perSession || !isDue(review, id, session, now)) continue;
    if (justSeen.has(id)) continue;
    const isBack = isBackSoon(review, id, session, now);
    const isFirst = card.seenAt === review.wrongAt;
    const age = now - review.wrongAt;
    const p = predictedOf(wish, word);
    const isLate = isFirst && age > params.reviewLateDays * DAY_MS;
    if (p < least - (isLate ? params.reviewLateReach + further : 0)) continue;
    // In the session of its miss it is still in the ear and teaches little: what was missed on another day goes before it.
    const urgency = isBack
      ? -Infinity
      : urgencyOf(isFirst, age, now - review.dueAt, Math.abs(p - target), params);
    if (!best || urgency > best.urgency || (urgency === best.urgency && id < best.word.id))
      best = { word, urgency };
  }
  return best?.word;
}

/**
 * Who was not seen since it went wrong has to be back within days, and of those first the one that fits best: there is not
 * always room for all. Others can wait; the longest overdue comes first. In ms, `off` is how far success lies from the target.
 */
function urgencyOf(isFirst: boolean, age: number, overdue: number, off: number, params: Params): number {
  if (!isFirst) return overdue * Math.exp(-params.reviewFit * off);
  return age <= params.reviewWithinDays * DAY_MS ? (2 - off) * FIRST_RETURN_MS : FIRST_RETURN_MS + overdue;
}
