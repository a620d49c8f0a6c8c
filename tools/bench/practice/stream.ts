import { createRng } from '../../../engine/exercise/rng.ts';
import type { PracticeForm } from '../../../engine/practice/index.ts';
import { pupilOf } from './kinds.ts';
import { motor } from './policies/motor.ts';
import { prior } from './policies/policy.ts';
import { mean } from './score.ts';
import { trueGuess, type SimWorld } from './world.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 8, 7, 9);
/** Answers after which ability is compared with the truth. */
export const MARKS = [20, 50, 100] as const;
/** z of the bounds of an 80 % interval. */
const WITHIN_80 = 1.2816;
const PER_SESSION = 25;
/** Classes that are drawn anew for the interval of an ECE. */
const DRAWS = 100;
const FORMS: readonly PracticeForm[] = [
  { kind: 'open' } as const,
  { kind: 'build' } as const,
  ...[2, 3, 4].map((options) => ({ kind: 'choice', options }) as const),
];

/** How good chances are that were told before the answers. */
export interface Forecast {
  logLoss: number;
  brier: number;
  /** Chance that of a right and a wrong answer the right one was given the higher chance. */
  auc: number;
  /** Mean distance between told and real in ten bins of equal size. */
  ece: number;
}

export interface StreamScore {
  /** By forecaster: the engine, Elo per category, and who knows the truth. */
  forecasts: Record<'motor' | 'elo' | 'truth', Forecast>;
  /** At each mark: error of ability in logits, and how often the truth lies within the told 80 % interval. */
  ability: { answers: number; rmse: number; coverage: number }[];
  /** 90 % interval of the engine's, by drawing pupils anew. */
  ece: { low: number; high: number };
}

interface Told {
  p: number;
  correct: boolean;
}

/** The same random words for all: what each forecaster said before each answer, the shared difficulty learnt on the way. */
export function streamed(world: SimWorld, count: number, seed: string): StreamScore {
  const pupils = Array.from({ length: count }, (_, i) => pupilOf(world, i, seed));
  const engine = motor({ world, pupils, seed, target: 0.8 }).engine!;
  const rating = new Map<string, { value: number; answers: number }>();
  const told: Record<keyof StreamScore['forecasts'], Told[]> = { motor: [], elo: [], truth: [] };
  const errors = MARKS.map(() => ({ squares: [] as number[], within: [] as number[] }));
  const rngs = pupils.map(({ id }) => createRng(`stroom/${seed}/${id}`));
  for (let n = 0; n < MARKS.at(-1)!; n++)
    for (const [i, pupil] of pupils.entries()) {
      const word = rngs[i]!.pick(world.words);
      const form = rngs[i]!.pick(FORMS);
      const session = 1 + Math.floor(n / PER_SESSION);
      const now = START + session * 2 * DAY + (n % PER_SESSION) * 20_000;
      const own = entry(rating, `${pupil.id}/${word.category}`, world.norms[pupil.groep]!);
      const item = entry(rating, word.id, prior(word));
      const elo = trueGuess(form) + (1 - trueGuess(form)) / (1 + Math.exp(item.value - own.value));
      const chances = {
        motor: engine.predict({ pupil: pupil.id, wordId: word.id, form, now }),
        elo,
        truth: pupil.chance(word, form, now),
      };
      const { correct, responseMs } = pupil.answer(word, form, now, session);
      for (const name of ['motor', 'elo', 'truth'] as const) told[name].push({ p: chances[name], correct });
      const surprise = (correct ? 1 : 0) - elo;
      own.value += Math.max(0.1, 0.6 / (1 + 0.05 * own.answers++)) * surprise;
      item.value -= Math.max(0.03, 0.4 / (1 + 0.05 * item.answers++)) * surprise;
      engine.record({ pupil: pupil.id, now, session, wordId: word.id, form, correct, responseMs });
      const mark = MARKS.findIndex((answers) => answers === n + 1);
      if (mark < 0) continue;
      for (const { id: category } of world.categories) {
        const { mean: guess, sd } = engine.ability({ pupil: pupil.id, category, now });
        const off = guess - pupil.ability(category, now);
        errors[mark]!.squares.push(off ** 2);
        errors[mark]!.within.push(Math.abs(off) <= WITHIN_80 * sd ? 1 : 0);
      }
    }
  return {
    forecasts: {
      motor: judged(told.motor),
      elo: judged(told.elo),
      truth: judged(told.truth),
    },
    ability: MARKS.map((answers, m) => ({
      answers,
      rmse: Math.sqrt(mean(errors[m]!.squares)),
      coverage: mean(errors[m]!.within),
    })),
    ece: rangeOfEce(
      pupils.map((_, i) => told.motor.filter((_one, n) => n % pupils.length === i)),
      seed,
    ),
  };
}

function rangeOfEce(byPupil: readonly (readonly Told[])[], seed: string) {
  const rng = createRng(`ece/${seed}`);
  const drawn = Array.from({ length: DRAWS }, () => judged(byPupil.flatMap(() => rng.pick(byPupil))).ece);
  drawn.sort((a, b) => a - b);
  return { low: drawn[Math.floor(0.05 * DRAWS)]!, high: drawn[Math.floor(0.95 * DRAWS)]! };
}

function entry(ratings: Map<string, { value: number; answers: number }>, key: string, start: number) {
  const known = ratings.get(key) ?? { value: start, answers: 0 };
  ratings.set(key, known);
  return known;
}

function judged(told: readonly Told[]): Forecast {
  const sorted = [...told].sort((a, b) => a.p - b.p);
  const outcome = ({ correct }: Told) => (correct ? 1 : 0);
  const right = sorted.filter(({ correct }) => correct).length;
  // Mann and Whitney: the ranks of the right ones.
  const ranks = sorted.reduce((sum, { correct }, i) => sum + (correct ? i + 1 : 0), 0);
  const bins = Array.from({ length: 10 }, (_, b) =>
    sorted.slice(Math.floor((b * sorted.length) / 10), Math.floor(((b + 1) * sorted.length) / 10)),
  );
  return {
    logLoss: mean(told.map(({ p, correct }) => -Math.log(Math.max(1e-9, correct ? p : 1 - p)))),
    brier: mean(told.map((one) => (one.p - outcome(one)) ** 2)),
    auc: (ranks - (right * (right + 1)) / 2) / (right * (told.length - right)),
    ece: mean(bins.map((bin) => Math.abs(mean(bin.map(({ p }) => p)) - mean(bin.map(outcome))))),
  };
}
