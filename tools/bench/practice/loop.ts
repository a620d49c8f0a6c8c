import type { PracticeForm } from '../../../engine/practice/index.ts';
import { makePolicy, type Policy, type PolicyName } from './policies.ts';
import { SimPupil } from './pupil.ts';
import type { SimWorld } from './world.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 8, 7, 9);
const WEEKS = 8;
/** Days of a week on which there is practice. */
const DAYS = [0, 1, 3, 4] as const;
const SESSION_MS = 15 * 60_000;
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

/** One answer as it was given, with what was true and what was thought of it before. */
export interface Given {
  pupil: string;
  word: string;
  category: string;
  now: number;
  session: number;
  correct: boolean;
  chance: number;
  predicted?: number;
}

/** What came of weeks of practice. */
export interface Outcome {
  policy: Policy;
  pupils: SimPupil[];
  log: Given[];
  /** Per pupil, what a delayed dictation of all words gained, 0 to 1. */
  gains: number[];
  testAt: number;
}

/** Weeks of practice of a class with one policy; everybody has the same luck whatever the policy. */
export function practise(world: SimWorld, name: PolicyName, count: number, seed: string): Outcome {
  const pupils = Array.from({ length: count }, (_, i) => new SimPupil(world, i, seed));
  const policy = makePolicy(name, world, pupils, seed);
  const end = START + (7 * (WEEKS - 1) + DAYS.at(-1)!) * DAY;
  const testAt = end + 7 * DAY;
  const score = (pupil: SimPupil, at: number) =>
    world.categories.reduce((sum, { id }) => sum + pupil.mastery(id, at), 0) / world.categories.length;
  const before = pupils.map((pupil) => score(pupil, START));
  const log: Given[] = [];
  let session = 0;
  for (let week = 0; week < WEEKS; week++)
    for (const day of DAYS) {
      session++;
      for (const pupil of pupils) {
        const form = FORMS[(session + Number(pupil.id.slice(1))) % FORMS.length]!;
        for (let passed = 0; passed < SESSION_MS; ) {
          // A game has one form; half-way through a session there is another game.
          const asked = passed < SESSION_MS / 2 ? form : FORMS[(session + 3) % FORMS.length]!;
          const now = START + (7 * week + day) * DAY + passed;
          const situation = { pupil, now, session, form: asked, testAt };
          const word = policy.next(situation);
          const predicted = policy.engine?.predict({ pupil: pupil.id, wordId: word.id, form: asked, now });
          const chance = pupil.chance(word, asked, now);
          const answer = pupil.answer(word, asked, now);
          policy.record?.({ ...situation, word, ...answer });
          passed += answer.responseMs + (answer.correct ? AFTER_MS.right : AFTER_MS.wrong);
          const { id, category } = word;
          log.push({
            ...{ pupil: pupil.id, word: id, category, now, session, correct: answer.correct, chance },
            ...(predicted !== undefined && { predicted }),
          });
        }
      }
    }
  return { policy, pupils, log, testAt, gains: pupils.map((pupil, i) => score(pupil, testAt) - before[i]!) };
}
