import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { YearOutline } from '../contract/school-years.ts';
import { startTestServer } from '../testing/server.ts';
import { inWords } from './words.ts';

test('messages are in the words of a variant', () => {
  expect(inWords('Deze {groep} en andere {groepen}', 'nl')).toBe('Deze groep en andere groepen');
  expect(inWords('{"message":"Deze {groep}"}', 'be')).toBe('{"message":"Deze klas"}');
});

test('the variant of the account decides, for refusals and for what is told', async () => {
  const server = await startTestServer();
  const { account, group } = server.school;
  const token = await server.login('schooladmin');
  const ask = async () => {
    const base = `/api/accounts/${account}`;
    const merge = { change: randomUUID(), other: group, name: '5' };
    const refused = await server.call('POST', `${base}/groups/${group}/merges`, { token, body: merge });
    const plan = { year: 2100, groups: [], routes: [], exceptions: [] };
    const told = await server.call<YearOutline>('POST', `${base}/school-year-check`, { token, body: plan });
    return [refused.body.message, told.body.conflicts[0]!.message];
  };
  expect(await ask()).toEqual([
    'Kies een andere groep om samen te voegen.',
    'Maak minstens één groep voor het nieuwe schooljaar.',
  ]);
  await server.db.updateTable('accounts').set({ variant: 'be' }).where('id', '=', account).execute();
  expect(await ask()).toEqual([
    'Kies een andere klas om samen te voegen.',
    'Maak minstens één klas voor het nieuwe schooljaar.',
  ]);
});
