import { isProduced } from './forms.ts';
import { clamp, DAY_MS } from './math.ts';
import { noteMastery } from './mastery.ts';
import { isDue, reviewed, type Grade } from './memory.ts';
import { predictedCareful } from './model.ts';
import { notePace, timingOf, unreadAfter } from './pace.ts';
import type { Params } from './params.ts';
import type { Shared } from './shared.ts';
import { dayOf, newCategory, type PupilState, type SessionState } from './state.ts';
import type { PracticeForm } from './types.ts';
import { growOlder, learnFrom, practise } from './update.ts';

/** Words that are kept of what was dealt last. */
const RECENT = 24;
/** Chance of an answer without reading above which it counts as one in a run of them. */
const HURRIED = 0.5;

/** An answer as it passed the door. */
export interface Taken {
  now: number;
  /** Id of the session. */
  session: string;
  wordId: string;
  form: PracticeForm;
  correct: boolean;
  /** Absent when not measured, or when the time tells nothing. */
  responseMs: number | undefined;
  /** The game whose moves are in the time. */
  game: string | undefined;
  helped: boolean;
}

/** The session that is going on, or a new one. */
export const sessionOf = ({ session }: PupilState, id: string): SessionState =>
  session?.id === id ? session : { id, answers: 0, words: {}, categories: {}, wrongRun: 0, rapidRun: 0 };

/** Takes an answer in: all that is known and counted of the pupil, and of what pupils share, moves here and nowhere else. */
export function take(answer: Taken, state: PupilState, shared: Shared, params: Params, target: number) {
  const { now, form, correct, responseMs } = answer;
  const word = shared.word(answer.wordId);
  const { category } = word;
  const session = (state.session = sessionOf(state, answer.session));
  const own = (state.categories[category.id] ??= newCategory(shared.spreads.category.variance));
  const kept = (state.words[word.id] ??= { mean: 0, variance: params.wordVariance });
  const timing = timingOf(state, answer, params);
  const read = predictedCareful({ state, shared, params, word, form, now });
  const unread = unreadAfter(timing, form, correct, read);
  const isRapid = unread > HURRIED;
  const inSession = session.categories[category.id] ?? 0;
  // Without a time it would be seen by misses alone, and those are for ability.
  if (responseMs !== undefined) state.hurry += params.hurryStep * (unread - state.hurry);

  if (!timing.isBelowFloor) {
    const days = own.lastAt === undefined ? 0 : Math.max(0, now - own.lastAt) / DAY_MS;
    growOlder(state, word, days, shared, params);
    learnFrom({ state, shared, params, word, form, now, correct, ...timing });
    practise(state, word, inSession, 1 - unread, params);
    if (!shared.isFrozen) shared.moved(word);
  }

  if (!timing.isBelowFloor) notePace(state, answer, unread);

  const review = kept.card?.review;
  // Where few words are left, words are dealt that are on the list and not due: those don't take the place of a review.
  const isReview = review !== undefined && isDue(review, word.id, session, now);
  // What was too fast to be an answer says nothing of remembering either, unless it was right.
  if (correct || !timing.isBelowFloor) {
    const grade: Grade = !correct ? 'again' : isRapid || answer.helped ? 'hard' : 'good';
    kept.card = reviewed(kept.card, { now, grade, answers: session.answers + 1, params });
    if (kept.card.review && !review) state.review.push(word.id);
    if (!kept.card.review && review) state.review = state.review.filter((id) => id !== word.id);
  }

  state.answers++;
  state.lastAt = now;
  state.recent = [...state.recent, { wordId: word.id, isReview, isWrong: !correct }].slice(-RECENT);
  state.control = clamp(
    state.control + params.controlStep * (target - (correct ? 1 : 0)),
    -params.controlMost,
    params.controlMost,
  );
  session.answers++;
  session.words[word.id] = (session.words[word.id] ?? 0) + 1;
  session.categories[category.id] = inSession + 1;
  session.wrongRun = correct ? 0 : session.wrongRun + 1;
  session.rapidRun = isRapid ? session.rapidRun + 1 : 0;

  own.answers++;
  if (isProduced(form)) own.produced++;
  if (!own.seen.includes(word.id)) own.seen.push(word.id);
  const day = dayOf(now);
  if (own.days.length < params.masteryDays && !own.days.includes(day)) own.days.push(day);
  own.lastAt = now;
  own.lastSession = session.id;
  noteMastery({ state, shared, category, now, params });
}
