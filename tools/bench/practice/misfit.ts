import { practise, type Outcome } from './loop.ts';
import { POLICIES } from './policies/index.ts';
import type { SimPupil } from './pupil.ts';
import { mean } from './score.ts';
import { makeWorld, type Nature } from './world.ts';
import { WORLDS } from './worlds.ts';

const TARGET = 0.8;
/** The category in which one pupil has a hole, and its depth. */
const HOLE = { category: 'c8', depth: 2.5 } as const;
/** Share of answers that a hasty child gives without reading, and by how much a quick one is quicker: ln(ms). */
const HASTE = 0.35;
const QUICKER = 0.8;
/** How far what is told of a hasty child's categories may lie from the truth, as a share of words. */
const HASTE_WITHIN = 0.06;
const JUMP = { session: 12, by: 1.5 } as const;
/** How far what is told may lie from the truth after a jump. */
const KNOWN_WITHIN = 0.04;

export interface Misfit {
  name: string;
  /** What is told of it, and whether it is as it should be. */
  told: string;
  isWell: boolean;
}

/** What is wrong with pupils or their school that the policy was not told: each has its own thing that must still hold. */
export function misfits(count: number, seed: string): Misfit[] {
  const usual = WORLDS[0]!;
  const run = (nature: Nature, more: Partial<Parameters<typeof practise>[0]> = {}): Outcome => {
    const world = makeWorld(nature, seed);
    const make = (pupils: readonly SimPupil[]) => POLICIES.motor({ world, pupils, seed, target: TARGET });
    return practise({ world, count, seed, make, ...more });
  };
  const successOf = ({ log }: Outcome, from = 0) => {
    const late = log.filter(({ session }) => session >= from);
    return late.filter(({ correct }) => correct).length / late.length;
  };
  const near = (name: string, outcome: Outcome, from = 0): Misfit => {
    const success = successOf(outcome, from);
    return { name, told: `goed ${(100 * success).toFixed(1)} %`, isWell: Math.abs(success - TARGET) <= 0.03 };
  };
  const hole = run(usual, {
    change: (pupil) => pupil.own.set(HOLE.category, pupil.own.get(HOLE.category)! - HOLE.depth),
  });
  const inHole = hole.log.filter(({ category }) => category === HOLE.category);
  const share = (inHole.length * pupilsCategories(hole)) / hole.log.length;
  // Children who rush through games in which the moves hide it, and quick ones who know it.
  const hasty = run(usual, { plays: true, change: ({ manner }) => void (manner.hurry = HASTE) });
  const quick = run(usual, {
    plays: true,
    change: ({ manner }) => {
      manner.hurry = 0;
      manner.pace -= QUICKER;
    },
  });
  const guesser = run(usual, { change: (pupil) => void (pupil.manner.isGuesser = true) });
  const called = guesser.pupils.flatMap((pupil) =>
    [...pupil.own.keys()].filter(
      (category) =>
        guesser.policy.engine!.mastery({ pupil: pupil.id, category, now: guesser.endAt }).status === 'klaar',
    ),
  );
  // Who jumps ahead may find no word that is hard enough: what counts is that the policy knows it.
  const known = (name: string, by: number): Misfit => {
    const { log } = run(usual, {
      onSession: (pupil, session) => void (session === JUMP.session && (pupil.general += by)),
    });
    const later = log.filter(({ session }) => session > JUMP.session && session <= JUMP.session + 4);
    const [told, real] = [
      mean(later.map(({ predicted = 0 }) => predicted)),
      mean(later.map(({ chance }) => chance)),
    ];
    return {
      name,
      told: `in de vier lessen erna verwacht ${(100 * told).toFixed(1)} %, in waarheid ${(100 * real).toFixed(1)} %`,
      isWell: Math.abs(told - real) <= KNOWN_WITHIN,
    };
  };
  const rushed = (name: string, { pupils, policy, endAt }: Outcome): Misfit => {
    const shares = pupils.flatMap((pupil) =>
      [...pupil.own.keys()].map((category) => ({
        told: policy.engine!.mastery({ pupil: pupil.id, category, now: endAt }).p,
        real: (1 - pupil.manner.slip) * pupil.mastery(category, endAt),
      })),
    );
    const told = mean(shares.map((share) => share.told));
    const real = mean(shares.map((share) => share.real));
    return {
      name,
      isWell: Math.abs(told - real) <= HASTE_WITHIN,
      told: `kent naar men denkt ${(100 * told).toFixed(1)} %, in waarheid ${(100 * real).toFixed(1)} %`,
    };
  };
  return [
    near('woordkenmerken zeggen niets', run({ ...usual, prior: 0 })),
    near('LVS ontbreekt', run({ ...usual, lvs: 0 })),
    {
      name: 'een gat in een categorie',
      told: `goed ${(100 * successOf(hole)).toFixed(1)} %, ${share.toFixed(2)} maal zo vaak als een andere`,
      isWell: share > 0.7,
    },
    {
      name: 'wie altijd raadt',
      told: `${called.length} categorieën klaar genoemd`,
      isWell: called.length === 0,
    },
    rushed('haast in spellen met beweging', hasty),
    rushed('snel en goed in spellen met beweging', quick),
    known('een sprong vooruit', JUMP.by),
    known('een val terug', -JUMP.by),
    near('zes weken vakantie', run(usual, { holiday: { from: 4, weeks: 6 } }), 17),
    near('de klok loopt terug', backwards(usual, count, seed)),
  ];
}

const pupilsCategories = ({ pupils }: Outcome) => pupils[0]!.own.size;

/** Every third session of a pupil is recorded as if it had been three days before. */
function backwards(nature: Nature, count: number, seed: string): Outcome {
  const world = makeWorld(nature, seed);
  return practise({
    world,
    count,
    seed,
    make(pupils) {
      const motor = POLICIES.motor({ world, pupils, seed, target: TARGET });
      const late = (now: number, session: number) => (session % 3 === 0 ? now - 3 * 86_400_000 : now);
      return {
        ...motor,
        next: (asked) => motor.next({ ...asked, now: late(asked.now, asked.session) }),
        record: (answer) => motor.record!({ ...answer, now: late(answer.now, answer.session) }),
      };
    },
  });
}
