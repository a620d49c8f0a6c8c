import { createRng, type Rng } from '../exercise/rng.ts';
import { abilityIn, successAt } from './ability.ts';
import { toConfirm } from './confirm.ts';
import { dueWord } from './due.ts';
import { focusWeight } from './focus.ts';
import { clamp, DAY_MS, gumbel, normal } from './math.ts';
import { recall } from './memory.ts';
import { alikeIn, categoryOf, meanOf, predictedOf, wantedLogit, wholeOf, type Alike } from './model.ts';
import { inSession, isFree, overOf, shortOf, type Selection } from './selection.ts';
import type { SharedCategory, SharedWord } from './shared.ts';
import type { Choice, Reason } from './types.ts';

/** Words looked at beside the nearest when those may not be dealt now. */
const MOST_LOOKED_AT = 80;
/** Mean success below which a category is called weak. */
const WEAK = 0.7;
/** Days without practice that are told. */
const LONG_AGO_DAYS = 7;

/** The next word, with why (engine/practice/DESIGN.md 6): a word that is due, or else a category and in it the fitting word. */
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
    if (due) return told(wish, due, 'HERHALING', target);
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
  if (wish.focus?.categories.includes(category.id)) return 'PLAN';
  const { mean, variance } = abilityIn(state, shared, category, now, params);
  return successAt(state, category, mean, params, variance) < WEAK ? 'ZWAKKE_CATEGORIE' : 'NIVEAU';
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
  const { mean, variance } = abilityIn(state, shared, word.category, now, params);
  const card = state.words[word.id]?.card;
  return {
    wordId: word.id,
    reason,
    p: predictedOf(wish, word),
    why: {
      category: word.category.id,
      mean: successAt(state, word.category, mean, params, variance),
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

/**
 * The fitting word of the category with most to gain at a sampled ability, a little by chance. The words that fit best in a
 * category may just have been seen: of the categories that promise most it is looked up what can be dealt now.
 */
function pickWord(wish: Selection, rng: Rng, target: number): SharedWord {
  const { state, params, session, now, shared } = wish;
  const width = Math.min(params.fitWidth, 5 * params.fitWidth * (1 - target));
  const [harder, easier] = [params.shortWeight * shortOf(wish), params.overWeight * overOf(wish)];
  const fit = (p: number) =>
    -((p - target) ** 2) / (2 * width ** 2) - (p < target ? harder : easier) * Math.abs(p - target);
  const wanted = wantedLogit(state, target, wish.form);
  const { focus } = wish;
  const goals = new Set(focus?.categories);
  const planned = focus ? Math.log(focusWeight(focus, params)) : 0;
  const promises = wish.categories.map((category) => {
    const own = categoryOf(state, category.id, shared);
    const alike = alikeIn(state, shared, category);
    const { mean, variance } = abilityIn(state, shared, category, now, params, alike);
    const draw = createRng(`${wish.seed}/${state.pupil.id}/${session.id}/${category.id}`);
    const ability = mean + params.drawWeight * Math.sqrt(variance) * normal(draw.next(), draw.next());
    const m = successAt(state, category, ability, params);
    const room = params.roomPower * Math.log(Math.max(1e-9, m * (1 - m)));
    const rest = -params.restPower * Math.log(1 + inSession(wish, category) / params.restAnswers);
    const space = own.lastSession !== undefined && own.lastSession !== session.id ? params.spacedWeight : 1;
    const isNew = state.answers < params.introductionAnswers;
    const unsure = isNew ? own.variance / shared.spreads.category.variance : 1;
    const chosen = room + rest + Math.log(space * unsure) + params.gumbelWeight * gumbel(rng.next());
    const worth = goals.has(category.id) && own.status !== 'klaar' ? chosen + planned : chosen;
    return { category, worth, most: worth + fit(predictedNear(wish, category, alike, wanted)) };
  });
  promises.sort((a, b) => b.most - a.most);
  let best: SharedWord | undefined;
  let highest = -Infinity;
  for (const { category, worth, most } of promises) {
    if (best && most <= highest) break;
    const word = nearestWord(wish, category, target);
    const value = worth + fit(predictedOf(wish, word));
    if (!best || value > highest) [best, highest] = [word, value];
  }
  if (!best) throw new RangeError('There is nothing to practise.');
  return best;
}

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

/** The difficulty that gives the wished logit, from all that is the same for the words of a category. */
function wishedDifficulty(wish: Selection, category: SharedCategory, alike: Alike, wanted: number): number {
  const { shared, params, form } = wish;
  const base = meanOf(alike) - shared.form(form).mean;
  const variance = wholeOf(alike) + params.wordVariance + category.unsure;
  return base - wanted * Math.sqrt(1 + 0.393 * variance);
}

/** Success with the word that fits best, roughly: without what is remembered of it. */
function predictedNear(wish: Selection, category: SharedCategory, alike: Alike, wanted: number): number {
  const { sorted } = category;
  const at = clamp(place(category, wishedDifficulty(wish, category, alike, wanted)), 0, sorted.length - 1);
  return predictedOf(wish, sorted[at]!, alike);
}

/** The word of a category whose success is nearest the target, of those around its place. */
function nearestWord(wish: Selection, category: SharedCategory, target: number): SharedWord {
  const { state, shared, params, form } = wish;
  const { sorted } = category;
  const alike = alikeIn(state, shared, category);
  const start = place(category, wishedDifficulty(wish, category, alike, wantedLogit(state, target, form)));
  for (const isStrict of [true, false]) {
    let best: SharedWord | undefined;
    let nearest = Infinity;
    let found = 0;
    for (let step = 0; step < MOST_LOOKED_AT && found < params.nearest; step++) {
      const at = start + (step % 2 === 0 ? step / 2 : -(step + 1) / 2);
      const word = sorted[at];
      if (!word || !isFree(wish, word, isStrict)) continue;
      found++;
      const away = Math.abs(predictedOf(wish, word, alike) - target);
      if (away < nearest || (away === nearest && word.id < best!.id)) [best, nearest] = [word, away];
    }
    if (best) return best;
  }
  // So few words that all were just seen: the one longest ago.
  const ago = (word: SharedWord) => wish.state.words[word.id]?.card?.seenAt ?? -Infinity;
  return sorted.reduce((oldest, word) => (ago(word) < ago(oldest) ? word : oldest));
}
