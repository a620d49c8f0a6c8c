import { computeDecayFactor, FSRS, Rating, roundTo } from 'ts-fsrs';
import { clamp, DAY_MS } from './math.ts';
import type { Params } from './params.ts';
import { dayOf, type SessionState, type WordCard } from './state.ts';

/** What an answer says of remembering a word. */
export type Grade = 'again' | 'hard' | 'good';
const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const;

const scheduler = new FSRS({ enable_fuzz: false });
const { w } = scheduler.parameters;
/** The forgetting curve of FSRS-6; its own function works these out anew for each word of each choice. */
const { decay, factor } = computeDecayFactor(w);
const DECIMALS = 8;

/** Chance, 0 to 1, that a word that was seen is remembered now (FSRS-6). */
export const recall = ({ stability, seenAt }: WordCard, now: number): number =>
  roundTo((1 + (factor * (Math.max(0, now - seenAt) / DAY_MS)) / stability) ** decay, DECIMALS);

/** How far a word is remembered, 0 to 1: recall, which counts more the more often it was seen. */
export const remembered = (card: WordCard | undefined, now: number): number =>
  card ? recall(card, now) * (1 - 0.5 ** card.seen) : 0;

interface Seen {
  now: number;
  grade: Grade;
  /** Number of the next answer of this session. */
  answers: number;
  params: Params;
}

/** The card after an answer. What went wrong gets on the list; what was right on enough days leaves it. */
export function reviewed(card: WordCard | undefined, { now, grade, answers, params }: Seen): WordCard {
  const days = card ? Math.max(0, now - card.seenAt) / DAY_MS : 0;
  const { stability, difficulty } = scheduler.next_state(
    card ? { stability: card.stability, difficulty: card.difficulty } : null,
    days,
    RATINGS[grade],
  );
  const next: WordCard = { stability, difficulty, seenAt: now, seen: (card?.seen ?? 0) + 1 };
  const review = card?.review;
  if (grade === 'again') {
    const dueInSession = answers + params.reviewAfterWords;
    next.review = { wrongAt: now, rightDays: [], dueAt: dueAt(next, now, 0, params), dueInSession };
  } else if (review) {
    const day = dayOf(now);
    // On the day of the miss itself it is still in the ear.
    const counts = day > dayOf(review.wrongAt) && !review.rightDays.includes(day);
    const rightDays = counts ? [...review.rightDays, day] : review.rightDays;
    if (rightDays.length < params.reviewDays) {
      next.review = { wrongAt: review.wrongAt, rightDays, dueAt: dueAt(next, now, rightDays.length, params) };
    }
  }
  return next;
}

type Review = NonNullable<WordCard['review']>;

/** Whether a word on the list comes back within the session of its miss. */
export const isBackSoon = (
  { dueInSession, wrongAt }: Review,
  id: string,
  session: Pick<SessionState, 'words'>,
  now: number,
): boolean => dueInSession !== undefined && wrongAt <= now && (session.words[id] ?? 0) > 0;

/** Whether a word on the list is due: after some other words in the session of its miss, at its time in a later one. */
export const isDue = (
  review: Review,
  id: string,
  session: Pick<SessionState, 'words' | 'answers'>,
  now: number,
): boolean =>
  isBackSoon(review, id, session, now) ? session.answers >= review.dueInSession! : review.dueAt <= now;

/** When a word is due: when its recall has sunk to what is asked, the first time within a week. */
function dueAt({ stability }: WordCard, now: number, times: number, params: Params): number {
  const most = times === 0 ? params.reviewWithinDays - 1 : params.reviewWithinDays * 2 ** times;
  return now + clamp(intervalOf(stability, params.reviewRetention), 0.7, most) * DAY_MS;
}

/** Days until recall is this: the forgetting curve of FSRS-6 turned round. */
function intervalOf(stability: number, retention: number): number {
  const decay = -w[20]!;
  const factor = 0.9 ** (1 / decay) - 1;
  return (stability / factor) * (retention ** (1 / decay) - 1);
}
