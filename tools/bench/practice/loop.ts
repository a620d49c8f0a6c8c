import type { PracticeForm, Reason } from '../../../engine/practice/index.ts';
import type { Policy } from './policies/index.ts';
import { pupilOf } from './kinds.ts';
import type { SimPupil } from './pupil.ts';
import type { SimWorld } from './world.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 8, 7, 9);
const WEEKS = 8;
/** What comes after an answer: the word and its reward, or the hint, the second chance and the right spelling. */
const AFTER_MS = { right: 7_000, wrong: 18_000 };
const FORMS: readonly PracticeForm[] = [
  { kind: 'open' },
  { kind: 'choice', options: 3 },
  { kind: 'build' },
  { kind: 'choice', options: 2 },
  { kind: 'open' },
  { kind: 'choice', options: 4 },
];

/** Games by turns: in some the moves are in the time of an answer, and usually take so many ms. */
const PLAYS = [{ game: 'lopen', playMs: 1800 }, undefined, { game: 'klimmen', playMs: 4000 }] as const;

/** One answer as it was given, with what was true and what was thought of it before. */
export interface Given {
  pupil: number;
  word: string;
  category: string;
  now: number;
  session: number;
  correct: boolean;
  chance: number;
  /** Share of the category's words that was known. */
  mastery: number;
  form: PracticeForm;
  predicted?: number;
  reason?: Reason;
}

/** What came of weeks of practice. */
export interface Outcome {
  policy: Policy;
  pupils: SimPupil[];
  log: Given[];
  /** Per pupil, what a delayed dictation of all words gained, 0 to 1. */
  gains: number[];
  /** Categories that were called done after a session and no longer after the next. */
  flips: number;
  /** The last moment of practice, and that of the dictation. */
  endAt: number;
  testAt: number;
}

export interface Term {
  world: SimWorld;
  count: number;
  seed: string;
  make: (pupils: readonly SimPupil[]) => Policy;
  /** Weeks in which nobody practises, counted from 0. */
  holiday?: { from: number; weeks: number };
  /** Whether in most games the moves are in the time of an answer; else every answer is given at once. */
  plays?: boolean;
  /** Changes pupils before they begin. */
  change?: (pupil: SimPupil, number: number) => void;
  /** What happens to a pupil at the start of a session. */
  onSession?: (pupil: SimPupil, session: number) => void;
}

/** Weeks of practice of a class with one policy; everybody has the same luck whatever the policy. */
export function practise({ world, count, seed, make, holiday, plays, change, onSession }: Term): Outcome {
  const pupils = Array.from({ length: count }, (_, i) => pupilOf(world, i, seed));
  pupils.forEach((pupil, i) => change?.(pupil, i));
  const policy = make(pupils);
  const weeks = WEEKS + (holiday?.weeks ?? 0);
  const { days, minutes, answers = Infinity, forms = FORMS } = world.nature;
  const sessionMs = minutes * 60_000;
  const endAt = START + (7 * (weeks - 1) + days.at(-1)!) * DAY;
  const testAt = endAt + 7 * DAY;
  const score = (pupil: SimPupil, at: number) =>
    world.categories.reduce((sum, { id }) => sum + pupil.mastery(id, at), 0) / world.categories.length;
  const before = pupils.map((pupil) => score(pupil, START));
  const log: Given[] = [];
  const done = new Set<string>();
  let flips = 0;
  let session = 0;
  for (let week = 0; week < weeks; week++) {
    if (holiday && week >= holiday.from && week < holiday.from + holiday.weeks) continue;
    for (const day of days) {
      session++;
      for (const [number, pupil] of pupils.entries()) {
        onSession?.(pupil, session);
        const begin = START + (7 * week + day) * DAY;
        // A game has one form; half-way through a session there is another game.
        const games = [forms[(session + number) % forms.length]!, forms[(session + 3) % forms.length]!];
        for (let passed = 0, given = 0; passed < sessionMs && given < answers; given++) {
          const half = (answers < Infinity ? given < answers / 2 : passed < sessionMs / 2) ? 0 : 1;
          const form = games[half]!;
          const play = plays ? PLAYS[(session + half) % PLAYS.length] : undefined;
          const now = begin + passed;
          const situation = { pupil, now, session, form, testAt };
          const { word, choice } = policy.next(situation);
          const chance = pupil.chance(word, form, now);
          const { id, category } = word;
          const mastery = pupil.mastery(category, now);
          const answer = pupil.answer(word, form, now, session, play?.playMs);
          policy.record?.({ ...situation, word, ...answer, ...(play && { game: play.game }) });
          passed += answer.responseMs + (answer.correct ? AFTER_MS.right : AFTER_MS.wrong);
          log.push({
            pupil: number,
            word: id,
            category,
            now,
            session,
            chance,
            mastery,
            correct: answer.correct,
            form,
            ...(choice && { predicted: choice.p, reason: choice.reason }),
          });
        }
        if (policy.engine)
          for (const { id } of world.categories) {
            const key = `${pupil.id}/${id}`;
            const now = begin + sessionMs;
            const isDone = policy.engine.mastery({ pupil: pupil.id, category: id, now }).status === 'klaar';
            if (done.has(key) && !isDone) flips++;
            if (isDone) done.add(key);
            else done.delete(key);
          }
      }
    }
  }
  const gains = pupils.map((pupil, i) => score(pupil, testAt) - before[i]!);
  return { policy, pupils, log, gains, flips, endAt, testAt };
}
