// What tests of plans say of simulated pupils whose change is known: how often chance is taken for progress, and progress is missed.
import { createRng, type Rng } from '../../engine/exercise/index.ts';
import {
  changeBetween,
  makeSet,
  type FormId,
  type PoolWord,
  type Scored,
} from '../../engine/measure/index.ts';
import { normal } from '../../engine/practice/math.ts';
import { report } from './browser.ts';

const PUPILS = 4000;
/** Sets of forms that the pupils are spread over. */
const SETS = 40;
/**
 * Spread of difficulty in the bank in logits, and variance of what is not known of a word. Of the pupils the mean and spread: a plan
 * is for who writes about 40 % right of the words of its goals (two thirds of them 25 to 57 %), not for who writes most of them well.
 */
const WORLD = { spread: 0.8, variance: 0.25, pupils: { mean: -0.4, spread: 0.7 } };
/** Change in logits with at most, or at least, so many percent of pupils of whom it is said. */
const ASKED = [
  { gain: 0, least: 'clearly-up', limit: 2.5, kind: 'hoogstens' },
  { gain: 0, least: 'likely-up', limit: 10, kind: 'hoogstens' },
  { gain: 1.5, least: 'likely-up', limit: 85, kind: 'minstens' },
] as const;
/** The middle forms differ by no more than this in difficulty as it truly is, in logits. */
const MOST_APART = 0.2;

/** Prints the shares against their limits; true when all hold. */
export function benchTests(): Promise<boolean> {
  const rng = createRng('tests');
  const sets = Array.from({ length: SETS }, (_, i) => makeForms(rng.fork(`set ${i}`), `${i}`));
  const found = new Map([0, 1, 1.5].map((gain) => [gain, simulate(sets, gain, rng.fork(`gain ${gain}`))]));
  let isWithin = true;
  for (const { gain, least, limit, kind } of ASKED) {
    const said = found.get(gain)!;
    const share = 100 * (least === 'likely-up' ? said.clear + said.likely : said.clear);
    const word = least === 'likely-up' ? 'waarschijnlijk of meer' : 'duidelijk';
    isWithin = report(`toetsen: ${word} vooruit, bij winst ${gain}`, share, limit, ' %', kind) && isWithin;
  }
  for (const [gain, { clear }] of found)
    console.log(`toetsen: duidelijk vooruit bij winst ${gain}: ${(100 * clear).toFixed(1)} %`);
  const apart = sets.map(({ truth, forms }) => Math.abs(meanOf(forms.A, truth) - meanOf(forms.B, truth)));
  const middle = apart.sort((a, b) => a - b)[Math.floor(SETS / 2)]!;
  return Promise.resolve(
    report('toetsen: verschil van de vormen, zoals ze zijn', middle, MOST_APART, ' logit') && isWithin,
  );
}

interface Forms {
  /** How hard each word truly is. */
  truth: ReadonlyMap<string, number>;
  forms: Record<'A' | 'B', { item: string; d: number; v: number }[]>;
}

function makeForms(rng: Rng, seed: string): Forms {
  const truth = new Map<string, number>();
  const words = ['a', 'b', 'c'].flatMap((category) =>
    Array.from({ length: 100 }, (_, i): PoolWord => {
      const item = `${category}/${i}`;
      const d = WORLD.spread * normal(rng.next(), rng.next());
      truth.set(item, d + Math.sqrt(WORLD.variance) * normal(rng.next(), rng.next()));
      return { item, category, family: item, d, v: WORLD.variance, graphemes: 3 + rng.below(6) };
    }),
  );
  const { items } = makeSet({ seed, goals: ['a', 'b', 'c'], words, size: 'whole', forms: 2, groep: 6 });
  const of = (form: FormId) => items.filter((item) => item.form === form && item.role === 'nieuw');
  return { truth, forms: { A: of('A'), B: of('B') } };
}

/** Shares of pupils of whom it is said that they clearly or likely went up. */
function simulate(sets: readonly Forms[], gain: number, rng: Rng) {
  let clear = 0;
  let likely = 0;
  for (let n = 0; n < PUPILS; n++) {
    const { truth, forms } = sets[n % sets.length]!;
    const theta = WORLD.pupils.mean + WORLD.pupils.spread * normal(rng.next(), rng.next());
    const take = (form: 'A' | 'B', ability: number): Scored[] =>
      forms[form].map((word) => ({
        ...word,
        right: rng.next() < 1 / (1 + Math.exp(truth.get(word.item)! - ability)),
      }));
    const [first, second] = n % 2 === 0 ? (['A', 'B'] as const) : (['B', 'A'] as const);
    const { finding } = changeBetween(
      { words: take(first, theta), mode: 'scherm' },
      { words: take(second, theta + gain), mode: 'scherm' },
    );
    if (finding === 'clearly-up') clear++;
    if (finding === 'likely-up') likely++;
  }
  return { clear: clear / PUPILS, likely: likely / PUPILS };
}

const meanOf = (words: Forms['forms']['A'], truth: ReadonlyMap<string, number>) =>
  words.reduce((sum, { item }) => sum + truth.get(item)!, 0) / words.length;
