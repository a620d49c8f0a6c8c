import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { rebuild } from './rebuild.ts';
import { emptyPlace } from '../testing/places.ts';

test('it ends too when its word comes together with its end, to a thread that was busy meanwhile', async () => {
  const file = await emptyPlace();
  await (await openDatabase(file)).destroy();
  const rebuilt = rebuild(file);
  const until = performance.now() + 1500;
  while (performance.now() < until);
  expect(await Promise.race([rebuilt, wait(5000, 'never')])).toEqual(expect.any(Number));
});
