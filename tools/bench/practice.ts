// What the practice policy gains in worlds of our own, against simpler policies and one that sees the truth (adaptive.md
// section 9).
import { practise } from './practice/loop.ts';
import type { PolicyName } from './practice/policies.ts';
import { makeWorld, WORLDS } from './practice/world.ts';

const POLICIES: readonly PolicyName[] = ['motor', 'willekeurig', 'vast', 'trap', 'elo', 'elo-tijd', 'orakel'];
const PUPILS = 12;
/** Not one of those that were tuned on. */
const SEED = 'verslag';
const LEAST_OF_ORACLE = 0.85;
const LEAST_OVER_ELO = 1.15;
const TARGET = 0.8;
const MOST_OFF_TARGET = 0.03;

/** Prints gain and success per world and policy; true when the aims hold in every world. */
export function benchPractice(): Promise<boolean> {
  let met = true;
  for (const nature of WORLDS) {
    const world = makeWorld(nature, SEED);
    const gains = new Map<PolicyName, number>();
    for (const name of POLICIES) {
      const { gains: own, log } = practise(world, name, PUPILS, SEED);
      const gain = own.reduce((sum, one) => sum + one, 0) / own.length;
      const success = log.filter(({ correct }) => correct).length / log.length;
      gains.set(name, gain);
      console.log(
        `  ${nature.name}, ${name}: winst ${gain.toFixed(3)}, goed ${(100 * success).toFixed(1)} %`,
      );
      if (name === 'motor')
        met =
          aim(`${nature.name}: afstand tot doel`, Math.abs(success - TARGET), MOST_OFF_TARGET, true) && met;
    }
    const [motor, oracle] = [gains.get('motor')!, gains.get('orakel')!];
    const elo = Math.max(gains.get('elo')!, gains.get('elo-tijd')!);
    met = aim(`${nature.name}: deel van het orakel`, motor / oracle, LEAST_OF_ORACLE) && met;
    met = aim(`${nature.name}: tegen de beste Elo`, motor / elo, LEAST_OVER_ELO) && met;
  }
  return Promise.resolve(met);
}

function aim(what: string, value: number, bound: number, isCeiling = false): boolean {
  const met = isCeiling ? value <= bound : value >= bound;
  const side = isCeiling ? 'hoogstens' : 'minstens';
  console.log(
    `practice: ${what}  ${value.toFixed(3)} (${side} ${bound}), verhouding ${(value / bound).toFixed(2)}  ${met ? 'gehaald' : 'NIET GEHAALD'}`,
  );
  return met;
}
