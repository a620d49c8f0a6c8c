import { expect, onTestFinished, test } from 'vitest';
import { until } from '../testing/play.ts';
import { startTurns } from './turns.ts';

/** Starts turns that are soon over, and stops them after the test. */
function start(turn: (stopped: AbortSignal) => Promise<unknown>) {
  const failures: unknown[] = [];
  const stop = startTurns(turn, { everyMs: 1, failed: (error) => void failures.push(error) });
  onTestFinished(stop);
  return { stop, failures };
}

test('it begins at once, goes on after a turn that failed, and tells of it', async () => {
  let turns = 0;
  const { failures, stop } = start(() => {
    turns++;
    // Before it waits for anything, and after.
    if (turns === 1) throw new Error('at once');
    return turns === 2 ? Promise.reject(new Error('later')) : Promise.resolve();
  });
  await until(() => turns >= 4);
  await stop();
  expect(failures).toEqual([new Error('at once'), new Error('later')]);
});

test('one turn at a time, and stopping waits for the one under way', async () => {
  let [begun, atOnce, most] = [0, 0, 0];
  const waiting: (() => void)[] = [];
  const { stop } = start(async (stopped) => {
    begun++;
    most = Math.max(most, ++atOnce);
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      stopped.addEventListener('abort', () => resolve());
    });
    atOnce--;
  });
  await until(() => begun === 1);
  waiting.shift()!();
  await until(() => begun === 2);
  await stop();
  expect({ atOnce, most }).toEqual({ atOnce: 0, most: 1 });
  const then = begun;
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toBe(then);
});
