import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import type { YearOutline } from '../contract/school-years.ts';
import { startTestServer } from '../testing/server.ts';
import { inWords } from './words.ts';

test('messages are in the words of a variant', () => {
  expect(inWords('Deze {groep} en andere {groepen}', { variant: 'nl', isFamily: false })).toBe(
    'Deze groep en andere groepen',
  );
  expect(inWords('{"message":"Deze {groep}"}', { variant: 'be', isFamily: false })).toBe(
    '{"message":"Deze klas"}',
  );
});

test('a family has children, and groups in both countries', () => {
  const said = (isFamily: boolean, variant: 'nl' | 'be') =>
    inWords('{Deze leerling} zit niet in deze {groep}: kies {leerlingen}, {elke leerling die} speelt.', {
      variant,
      isFamily,
    });
  expect(said(true, 'nl')).toBe('Dit kind zit niet in deze groep: kies kinderen, elk kind dat speelt.');
  expect(said(true, 'be')).toBe(said(true, 'nl'));
  expect(said(false, 'be')).toBe(
    'Deze leerling zit niet in deze klas: kies leerlingen, elke leerling die speelt.',
  );
});

test('who asks decides whether it is a pupil or a child', async () => {
  const server = await startTestServer();
  const { account, group } = server.school;
  const ask = async () => {
    const token = await server.login('schooladmin');
    const path = `/api/accounts/${account}/groups/${group}/ready-tasks/${randomUUID()}`;
    const body = { pupils: [randomUUID()], category: 'ei-ij' };
    const refused = await server.call<ErrorBody>('PUT', path, { token, body });
    return refused.body.fields;
  };
  expect(await ask()).toEqual({ pupils: 'Kies alleen leerlingen die nu in deze groep zitten.' });
  await server.db
    .updateTable('users')
    .set({ role: 'thuisadmin' })
    .where('role', '=', 'schooladmin')
    .execute();
  expect(await ask()).toEqual({ pupils: 'Kies alleen kinderen die nu in deze groep zitten.' });
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
