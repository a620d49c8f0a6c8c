import { createRng, type Rng } from '../exercise/rng.ts';
import { abilityIn, successAt } from './ability.ts';
import { clamp, DAY_MS, gumbel, normal } from './math.ts';
import { isProduced } from './forms.ts';
import { isBackSoon, isDue, recall } from './memory.ts';
import { categoryOf, predicted, wantedLogit, yearsSince } from './model.ts';
import type { Params } from './params.ts';
import type { Shared, SharedCategory, SharedWord } from './shared.ts';
import type { PupilState, SessionState } from './state.ts';
import type { Choice, PracticeForm, Reason } from './types.ts';

/** By how much a first return goes before later ones, and within its week before others: more than those can be late. */
const FIRST_RETURN_MS = 1000 * DAY_MS;
/** Words looked at beside the nearest when those may not be dealt now. */
const MOST_LOOKED_AT = 80;
/** Mean success below which a category is called weak. */
const WEAK = 0.7;
/** Days without practice that are told. */
const LONG_AGO_DAYS = 7;

export interface Selection {
  state: PupilState;
  shared: Shared;
  params: Params;
  seed: string;
  session: Pick<SessionState, 'id' | 'answers' | 'words' | 'categories' | 'wrongRun' | 'rapidRun'>;
  isLast: boolean;
  form: PracticeForm;
  now: number;
  target: number;
  /** What may be practised now. */
  categories: readonly SharedCategory[];
  /** Words that were chosen already and not answered yet. */
  ahead: readonly string[];
}

/** The next word, with why (adaptive.md section 6): a word that is due, or else a category and in it the fitting word. */
export function select(wish: Selection): Choice {
  const { state, params, session } = wish;
  const rng = createRng(`${wish.seed}/${state.pupil.id}/${state.answers}/${wish.ahead.length}`);
  const kept = wish.target + state.control + steadied(wish);
  const isNew = state.answers < params.introductionAnswers;
  let target = clamp(kept + (isNew ? params.introductionEase : 0), 0.5, 0.97);
  // What was chosen ahead of answers is the rest of the exception already: a whole round is not one.
  const inRun = (run: number, from: number) =>
    run >= from && run + wish.ahead.length < from + params.exceptionRun;
  const isHasty = inRun(session.rapidRun, params.hasteRun);
  const isDown = inRun(session.wrongRun, 2);
  if (isHasty || isDown) target = Math.min(0.97, target + params.upliftEase);
  if (wish.isLast || (state.pupil.calm && session.answers === 0))
    target = Math.max(target, params.lastWordSuccess);
  if (!isHasty && !isDown && !wish.isLast) {
    if (rng.next() < params.sampleShare) return sample(wish, rng, target);
    const due = dueWord(wish, target);
    if (due) return due;
    const known = rng.next() < params.confirmShare ? toConfirm(wish) : undefined;
    if (known) return fitting(wish, nearestWord(wish, known, target), target);
  }
  const word = pickWord(wish, rng, target);
  if (isHasty || isDown) return told(wish, word, isHasty ? 'HAAST' : 'OPPEPPER', target);
  return fitting(wish, word, target);
}

/** A word that was chosen for its category, with the reason that is true of it. */
const fitting = (wish: Selection, word: SharedWord, target: number): Choice =>
  told(wish, word, reasonOf(wish, word.category), target);

function reasonOf(wish: Selection, category: SharedCategory): Reason {
  const { state, params, now, shared } = wish;
  const { answers, lastAt = now, status } = categoryOf(state, category.id, shared);
  if (answers < params.exploreAnswers) return 'PEILEN';
  if (status === 'klaar' || now - lastAt > LONG_AGO_DAYS * DAY_MS) return 'ONDERHOUD';
  const { mean } = abilityIn(state, shared, category, now, params);
  return successAt(state, category, mean, params) < WEAK ? 'ZWAKKE_CATEGORIE' : 'NIVEAU';
}

/**
 * How much easier than wished: after more misses than wished among the last answers a little, after fewer a little harder.
 * It takes out runs of bad luck, which cost courage, without changing the success there is on the whole.
 */
function steadied({ state, params, target }: Selection): number {
  const last = state.recent.slice(-params.steadyAnswers);
  const wrong = last.filter(({ isWrong }) => isWrong).length;
  return (
    params.steadyWeight * (wrong / params.steadyAnswers - (1 - target) * (last.length / params.steadyAnswers))
  );
}

/** A choice with its numbers. */
function told(wish: Selection, word: SharedWord, reason: Reason, target: number): Choice {
  const { state, shared, params, now } = wish;
  const own = categoryOf(state, word.category.id, shared);
  const { mean } = abilityIn(state, shared, word.category, now, params);
  const card = state.words[word.id]?.card;
  return {
    wordId: word.id,
    reason,
    p: predicted({ ...wish, word }),
    why: {
      category: word.category.id,
      mean: successAt(state, word.category, mean, params),
      target,
      answers: own.answers,
      ...(own.lastAt !== undefined && { days: Math.max(0, now - own.lastAt) / DAY_MS }),
      ...(card?.review && {
        wrongAt: card.review.wrongAt,
        reviews: card.review.rightDays.length,
        recall: recall(card, now),
      }),
    },
  };
}

/** A word at random, so that words are not only answered by those for whom they looked right. */
function sample(wish: Selection, rng: Rng, target: number): Choice {
  const words = rng.pick(wish.categories).sorted;
  let word = rng.pick(words);
  for (let tries = 0; tries < 8 && !isFree(wish, word, true); tries++) word = rng.pick(words);
  return told(wish, word, 'STEEKPROEF', target);
}

/** The word that is most urgently due and not beyond the pupil; undefined when none may come now. */
function dueWord(wish: Selection, target: number): Choice | undefined {
  const { state, params, now, session } = wish;
  const recent = state.recent.slice(-params.reviewWindow);
  const share = state.pupil.calm ? Math.min(0.2, params.reviewShare) : params.reviewShare;
  // Of the first words of a pupil as many as of the later ones.
  if (recent.filter(({ isReview }) => isReview).length + 1 > share * Math.max(recent.length + 1, 6))
    return undefined;
  // Below what was asked for, not below what the steering makes of it: who fails often would see nothing again.
  const least = wish.target - Math.min(params.reviewReach, 1.25 * (1 - wish.target));
  let best: { word: SharedWord; urgency: number } | undefined;
  const allowed = new Set(wish.categories);
  for (const id of state.review) {
    const card = state.words[id]?.card;
    const review = card?.review;
    if (!review) continue;
    const word = wish.shared.words.get(id);
    if (!word || !allowed.has(word.category) || wish.ahead.includes(id)) continue;
    if ((session.words[id] ?? 0) >= params.perSession || !isDue(review, id, session, now)) continue;
    if (state.recent.slice(-params.reviewAfterWords).some(({ wordId }) => wordId === id)) continue;
    const isBack = isBackSoon(review, id, session, now);
    const isFirst = card.seenAt === review.wrongAt;
    const age = now - review.wrongAt;
    const p = predicted({ ...wish, word });
    const isLate = isFirst && age > params.reviewLateDays * DAY_MS;
    if (p < least - (isLate ? params.reviewLateReach : 0)) continue;
    const urgency = isBack
      ? Infinity
      : urgencyOf(isFirst, age, now - review.dueAt, Math.abs(p - target), params);
    if (!best || urgency > best.urgency || (urgency === best.urgency && id < best.word.id))
      best = { word, urgency };
  }
  return best && told(wish, best.word, 'HERHALING', target);
}

/**
 * Who was not seen since it went wrong has to be back within days, and of those first the one that fits best: there is not
 * always room for all. Others can wait; the longest overdue comes first. In ms, `off` is how far success lies from the target.
 */
function urgencyOf(isFirst: boolean, age: number, overdue: number, off: number, params: Params): number {
  if (!isFirst) return overdue * Math.exp(-params.reviewFit * off);
  return age <= params.reviewWithinDays * DAY_MS ? (2 - off) * FIRST_RETURN_MS : FIRST_RETURN_MS + overdue;
}

/**
 * The category that is most surely known already and was answered too little to be called done; undefined when there is none.
 * It teaches so little that it would never be chosen for that, and what nobody asks stays open on the map.
 */
function toConfirm(wish: Selection): SharedCategory | undefined {
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

/**
 * The fitting word of the category with most to gain at a sampled ability, a little by chance. The words that fit best in a
 * category may just have been seen: of the categories that promise most it is looked up what can be dealt now.
 */
function pickWord(wish: Selection, rng: Rng, target: number): SharedWord {
  const { state, params, session, now, shared } = wish;
  const width = Math.min(params.fitWidth, 5 * params.fitWidth * (1 - target));
  const tooHard = params.shortWeight * shortOf(wish);
  const fit = (p: number) => -((p - target) ** 2) / (2 * width ** 2) - tooHard * Math.max(0, target - p);
  const promises = wish.categories.map((category) => {
    const own = categoryOf(state, category.id, shared);
    const { mean, variance } = abilityIn(state, shared, category, now, params);
    const draw = createRng(`${wish.seed}/${state.pupil.id}/${session.id}/${category.id}`);
    const ability = mean + params.drawWeight * Math.sqrt(variance) * normal(draw.next(), draw.next());
    const m = successAt(state, category, ability, params);
    const room = params.roomPower * Math.log(Math.max(1e-9, m * (1 - m)));
    const rest = -params.restPower * Math.log(1 + inSession(wish, category) / params.restAnswers);
    const space = own.lastSession !== undefined && own.lastSession !== session.id ? params.spacedWeight : 1;
    const isNew = state.answers < params.introductionAnswers;
    const unsure = isNew ? own.variance / shared.spreads.category.variance : 1;
    const worth = room + rest + Math.log(space * unsure) + params.gumbelWeight * gumbel(rng.next());
    return { category, worth, most: worth + fit(predictedNear(wish, category, target)) };
  });
  promises.sort((a, b) => b.most - a.most);
  let best: SharedWord | undefined;
  let highest = -Infinity;
  for (const { category, worth, most } of promises) {
    if (best && most <= highest) break;
    const word = nearestWord(wish, category, target);
    const value = worth + fit(predicted({ ...wish, word }));
    if (!best || value > highest) [best, highest] = [word, value];
  }
  if (!best) throw new RangeError('There is nothing to practise.');
  return best;
}

/** How far success has been below the wish for longer than chance goes, 0 to 1: few words are then easy enough. */
const shortOf = ({ state, params }: Selection): number =>
  clamp((2 * state.control) / params.controlMost - 1, 0, 1);

/** Answers of this session in a category, with those that are dealt ahead. */
const inSession = ({ session, ahead, shared }: Selection, { id }: SharedCategory): number =>
  (session.categories[id] ?? 0) + ahead.filter((one) => shared.words.get(one)?.category.id === id).length;

/** Where in a category a word of this success would stand: the first that is at least so hard. */
function place({ sorted }: SharedCategory, difficulty: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]!.difficulty.mean < difficulty) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The difficulty that gives the wished success, from all that is the same for the words of a category. */
function wishedDifficulty(wish: Selection, category: SharedCategory, target: number): number {
  const { state, shared, params, form } = wish;
  const own = categoryOf(state, category.id, shared);
  const years = yearsSince(state, category);
  const base =
    state.general.mean +
    own.mean +
    shared.gain.mean * own.practised -
    category.level.mean +
    shared.years.mean * years -
    shared.form(form).mean;
  const variance =
    state.general.variance + own.variance + category.level.variance + params.wordVariance + category.unsure;
  return base - wantedLogit(state, target, form) * Math.sqrt(1 + 0.393 * variance);
}

/** Success with the word that fits best, roughly: without what is remembered of it. */
function predictedNear(wish: Selection, category: SharedCategory, target: number): number {
  const { sorted } = category;
  const at = clamp(place(category, wishedDifficulty(wish, category, target)), 0, sorted.length - 1);
  return predicted({ ...wish, word: sorted[at]! });
}

/** Whether a word may be dealt: not just now, and not in the last days. */
function isFree(wish: Selection, { id }: SharedWord, isStrict: boolean): boolean {
  const { state, params, now, session, ahead } = wish;
  if (ahead.includes(id) || (session.words[id] ?? 0) >= params.perSession) return false;
  const recent = state.recent.slice(-params.skipWords);
  if (recent.some(({ wordId }) => wordId === id)) return false;
  const card = state.words[id]?.card;
  // What went wrong comes back as a review, at its own time.
  if (isStrict && card?.review) return false;
  const seenAt = card?.seenAt;
  if (!isStrict || seenAt === undefined || now < seenAt) return true;
  const skipDays = params.skipDays * (1 - params.shortSkip * shortOf(wish));
  return now - seenAt >= skipDays * DAY_MS;
}

/** The word of a category whose success is nearest the target, of those around its place. */
function nearestWord(wish: Selection, category: SharedCategory, target: number): SharedWord {
  const { params } = wish;
  const { sorted } = category;
  const start = place(category, wishedDifficulty(wish, category, target));
  for (const isStrict of [true, false]) {
    let best: SharedWord | undefined;
    let nearest = Infinity;
    let found = 0;
    for (let step = 0; step < MOST_LOOKED_AT && found < params.nearest; step++) {
      const at = start + (step % 2 === 0 ? step / 2 : -(step + 1) / 2);
      const word = sorted[at];
      if (!word || !isFree(wish, word, isStrict)) continue;
      found++;
      const away = Math.abs(predicted({ ...wish, word }) - target);
      if (away < nearest || (away === nearest && word.id < best!.id)) [best, nearest] = [word, away];
    }
    if (best) return best;
  }
  // So few words that all were just seen: the one longest ago.
  const ago = (word: SharedWord) => wish.state.words[word.id]?.card?.seenAt ?? -Infinity;
  return sorted.reduce((oldest, word) => (ago(word) < ago(oldest) ? word : oldest));
}
