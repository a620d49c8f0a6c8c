import { expect, test } from 'vitest';
import { startTestServer } from '../testing/server.ts';

test('a list of nothing holds nothing, and misses nothing', async () => {
  const { db } = await startTestServer();
  const users = db.selectFrom('users').select('id');
  const all = await users.execute();
  expect(await users.where('id', 'in', []).execute()).toEqual([]);
  expect(await users.where('id', 'not in', []).execute()).toHaveLength(all.length);
});
