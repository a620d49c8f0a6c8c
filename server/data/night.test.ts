import { expect, test } from 'vitest';
import { onceANight } from './night.ts';

test('it is time once a night, also where the clocks go back', () => {
  const world = { now: Date.parse('2026-10-24T00:10:00+02:00') };
  const isTime = onceANight(() => world.now);
  const times: string[] = [];
  for (let half = 0; half < 96; half++) {
    if (isTime()) times.push(new Date(world.now).toISOString());
    world.now += 30 * 60_000;
  }
  // Three hours after midnight: the second night has an hour more.
  expect(times).toEqual(['2026-10-24T01:10:00.000Z', '2026-10-25T01:10:00.000Z']);
});
