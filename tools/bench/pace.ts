// How much practice each game gives a pupil who thinks and has all right, by the measure of the contract (engine/testing/pace.ts).
import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { report } from './browser.ts';
import type { MeasuredPace } from './pace.measure.ts';

const ROOT = join(import.meta.dirname, '../..');
const MEASURE = 'tools/bench/pace.measure.ts';

/** Plays a round in each form of some games, or of all, without a browser; true when all keep the pace. */
export async function benchPace(only?: readonly string[]): Promise<boolean> {
  // What games are made of is loaded as in their tests: the runner knows lists of folders and stands in for a browser.
  const vitest = await startVitest([], {
    root: ROOT,
    config: false,
    watch: false,
    include: [MEASURE],
    testTimeout: 600_000,
    reporters: [{}],
    provide: { only: only?.join(',') ?? '' },
    server: { deps: { external: [/phaser/] } },
  });
  const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
  const measured = tests.flatMap((test) => test.meta().pace ?? []);
  const failed = tests.filter((test) => test.result().state === 'failed');
  await vitest.close();
  for (const test of failed) console.error(`scenes: ${test.name}: ${test.result().errors?.[0]?.message}`);
  return measured.map(tell).every(Boolean) && failed.length === 0 && measured.length > 0;
}

function tell({ game, form, aMinute, least, between, most }: MeasuredPace): boolean {
  const what = `${game} ${form}`;
  return [
    report(`scenes: woorden per minuut, ${what}`, aMinute, least, '', 'minstens'),
    report(`scenes: van antwoord tot volgende opgave, ${what}`, between, most, ' s'),
  ].every(Boolean);
}
