import { DEFAULT_SETTINGS, FORMS, ROUND_SIZE } from '../../../engine/exercise/index.ts';
import { createMedia, createWordBank, deal } from '../../../server/words/index.ts';

/** The most milliseconds that 95 of 100 rounds take, words that were never asked before and words that were. */
const LIMITS = { cold: 20, warm: 5 };

/** Measures how long it takes to deal a round, of each category in each form. */
export function benchDealing(): boolean {
  const started = performance.now();
  const bank = createWordBank();
  const opening = performance.now() - started;
  const media = createMedia({ speechUrl: (text) => text, pictures: '/' });
  const timesOf = (seed: string): number[] =>
    bank.categories.flatMap(({ id, start }) =>
      FORMS.map((form) => {
        const before = performance.now();
        const size = ROUND_SIZE[form];
        const settings = DEFAULT_SETTINGS;
        deal(bank, { form, category: id, size, cap: 4, settings, seed, groep: start.groep, media });
        return performance.now() - before;
      }),
    );
  const slowest = (times: readonly number[]) =>
    [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
  const cold = slowest(timesOf('een'));
  timesOf('twee');
  const warm = slowest(timesOf('drie'));
  console.log(
    `Rondes delen: 95 van de 100 binnen ${cold.toFixed(1)} ms met nieuwe woorden (hoogstens ${LIMITS.cold}), binnen ` +
      `${warm.toFixed(1)} ms met bekende (hoogstens ${LIMITS.warm}); woordenbank open in ${opening.toFixed(0)} ms`,
  );
  return cold <= LIMITS.cold && warm <= LIMITS.warm;
}
