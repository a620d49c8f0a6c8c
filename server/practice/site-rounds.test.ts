import { expect, test } from 'vitest';
import { newId } from '../contract/id.ts';
import type { DemoRound } from '../contract/site-rounds.ts';
import { startTestServer } from '../testing/server.ts';
import { TEST_CATALOGUE } from '../testing/words.ts';
import { DEMOS_PER_QUARTER } from './site-rounds.ts';

test('a visitor gets a short round with speech, and nothing is stored', async () => {
  const server = await startTestServer();
  const body = { id: newId(), game: TEST_CATALOGUE.games[0]!.id };
  const deal = () => server.call<DemoRound>('POST', '/api/site/demo-rounds', { body });
  const { status, body: round } = await deal();
  expect(status).toBe(200);
  expect(round.size).toBeLessThanOrEqual(5);
  expect(round.dealt.length).toBeGreaterThanOrEqual(round.size);
  expect(round.explain.text.length).toBeGreaterThan(0);
  expect((await deal()).body.dealt).toEqual(round.dealt);
  expect(await server.db.selectFrom('rounds').selectAll().execute()).toEqual([]);
});

test('a game that does not exist is not found, and who asks too often waits', async () => {
  const server = await startTestServer();
  const replies: number[] = [];
  for (let i = 0; i <= DEMOS_PER_QUARTER; i++) {
    const body = { id: newId(), game: 'weg' };
    replies.push((await server.call('POST', '/api/site/demo-rounds', { body })).status);
  }
  expect(new Set(replies.slice(0, -1))).toEqual(new Set([404]));
  expect(replies.at(-1)).toBe(429);
});
