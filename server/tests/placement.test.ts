import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import { daysAfter } from '../contract/days.ts';
import type { Placement, PlacementDetail, PlacementOfPupil } from '../contract/placement.ts';
import type { PracticeFields } from '../contract/practice-fields.ts';
import { nameOfDay } from '../data/day.ts';
import { createGroup, createPupil } from '../people/create.ts';
import { SILENT_SPEAKER, wordsOf } from '../practice/words.ts';
import { createWordBank } from '../words/index.ts';
import { hashPassword } from '../auth/passwords.ts';
import { takerOf } from '../testing/placing.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { halfYearNow } from './placement-words.ts';

/** The words of the bank: of those of a test there are too few. */
const WORDS = wordsOf(createWordBank(), SILENT_SPEAKER);
const today = nameOfDay(Date.now());
type List = { pupils: PlacementOfPupil[]; total: number; made?: number };

/** Staff of a group who set placement tests ready. */
async function staffOf(server: TestServer, username: string, account: string, group: string) {
  const token = await server.login(username);
  const path = `/api/accounts/${account}/groups/${group}/placements`;
  const ask = <T = List & ErrorBody>(method: string, rest = '', body?: unknown) =>
    server.call<T>(method, `${path}${rest}`, { token, body });
  const decide = (decision: string, ...tests: string[]) =>
    ask<{ decided: number; failed: string[] }>('POST', '/decisions', { decision, tests });
  return {
    ...{ token, ask, decide },
    place: async (pupil: string, id = randomUUID() as string, to = daysAfter(today, 13)) => {
      const { status, body } = await ask('PUT', '', { tests: [{ id, pupil }], to });
      return { id, status, body };
    },
    of: async (pupil: string): Promise<Placement | null | undefined> =>
      (await ask('GET')).body.pupils.find((one) => one.pupil === pupil)?.placement,
  };
}

async function start() {
  const server = await startTestServer({ words: WORDS });
  const { account, group, noor } = server.school;
  const docent = await staffOf(server, 'docent', account, group);
  const startOf = async (pupil: string) => {
    const row = await server.db
      .selectFrom('pupil_settings')
      .select('fields')
      .where('pupil_id', '=', pupil)
      .executeTakeFirst();
    return (JSON.parse(row?.fields ?? '{}') as Partial<PracticeFields>).start;
  };
  return { server, account, group, noor, docent, startOf, pupil: await takerOf(server, 'noor', noor) };
}

// Acceptance of care, case 12.
test('a placement test: set ready without any part switched on, three stages by what was written, a proposal that moves nothing', async () => {
  const { server, docent, pupil, noor, startOf } = await start();
  expect((await docent.ask('GET')).body.pupils.map(({ placement }) => placement)).toEqual([null, null, null]);
  const { id, body } = await docent.place(noor);
  expect(body.made).toBe(1);
  const norm = halfYearNow(5, Date.now());
  expect(await docent.of(noor)).toMatchObject({ state: 'klaar', norm, stage: 1, stages: 3, words: 30 });
  expect(await pupil.listed()).toMatchObject([{ id, state: 'klaar', use: 'instap' }]);

  const begun = await pupil.call('POST', id, '/begin', {});
  expect(begun.body).toMatchObject({ state: 'bezig', stages: { made: 1, of: 3, words: 10 } });
  const [first] = await pupil.wordsIn(id);
  expect(JSON.stringify(begun.body)).not.toMatch(new RegExp(`"${first!.word}"|nieuw|category`));
  // Not before all that was written is there, and one at a time.
  await pupil.writeStage(id, 1, 9);
  const early = await pupil.call('POST', id, '/stages', { stage: 2, revs: [{ n: 3, rev: 9 }] });
  expect([early.status, early.body.fields?.['missing']]).toEqual([409, '3']);
  expect((await pupil.call('POST', id, '/stages', { stage: 3, revs: [] })).status).toBe(409);
  expect((await pupil.call('POST', id, '/hand-in', { revs: [] })).status).toBe(409);
  const second = await pupil.call('POST', id, '/stages', { stage: 2, revs: [] });
  expect(second.body.words.length).toBe(20);
  expect((await pupil.call('POST', id, '/stages', { stage: 2, revs: [] })).body).toEqual(second.body);
  expect(await docent.of(noor)).toMatchObject({ state: 'bezig', stage: 2, written: 10 });
  await pupil.writeStage(id, 2, 4);
  await pupil.call('POST', id, '/stages', { stage: 3, revs: [] });
  await pupil.writeStage(id, 3, 6);
  const ended = await pupil.call('POST', id, '/hand-in', { revs: pupil.revsOf(second.body) });
  expect(ended.body).toMatchObject({ state: 'nagekeken' });
  expect(ended.body.result).toBeUndefined();
  expect(await pupil.listed()).toEqual([]);

  const items = await pupil.wordsIn(id);
  expect(items.length).toBe(30);
  expect(new Set(items.map(({ word }) => word)).size).toBe(30);
  const { result } = (await docent.of(noor))!;
  expect(result).toMatchObject({ right: 19, of: 30, noSound: 0, decision: 'open' });
  expect(result!.stages.map(({ right, of }) => [right, of])).toEqual([
    [9, 10],
    [4, 10],
    [6, 10],
  ]);
  const [one, two, three] = result!.stages.map(({ at }) => at);
  expect([one, two, three]).toEqual(norm === 'M5' ? ['M5', 'M6', 'E5'] : ['E5', 'E6', 'M6']);
  expect(result!.categories.every(({ of }) => of >= 4)).toBe(true);
  // A test is not practice, and nothing moves before somebody says so.
  expect(await startOf(noor)).toBeUndefined();
  expect(await server.db.selectFrom('answers').selectAll().execute()).toEqual([]);
  const { body: detail } = await docent.ask<PlacementDetail>('GET', `/${id}`);
  expect(detail.words.map(({ verdict }) => verdict === 'goed').filter(Boolean).length).toBe(19);
  const below = detail.expected.filter(({ p }) => p < 0.75);
  expect(below[0]!.at).toBe(result!.start);
});

test('accepted it is the start in the setting, with what the test says of it; taken back within a day, with what was there before', async () => {
  const { server, docent, pupil, noor, startOf } = await start();
  const { id } = await docent.place(noor);
  await pupil.take(id, () => 6);
  const { start: proposed } = (await docent.of(noor))!.result!;
  expect((await docent.decide('accept', id)).body).toEqual({ decided: 1, failed: [] });
  expect((await docent.decide('accept', id)).body.decided).toBe(0);
  const set = await startOf(noor);
  expect(set).toMatchObject({ groep: Number(proposed.slice(1)), half: proposed[0] === 'M' ? 1 : 2 });
  expect(set!.belief!.variance).toBe(0.25);
  const stored = await server.db
    .selectFrom('placements')
    .selectAll()
    .where('set_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(stored.variance!).toBeLessThan(0.25);
  expect(set!.belief!.mean).toBe(stored.mean);
  // Practice begins with it.
  const token = await server.login('noor');
  await server.call('GET', `/api/pupils/${noor}/map`, { token });
  const state = await server.db
    .selectFrom('practice_states')
    .selectAll()
    .where('pupil_id', '=', noor)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(state.state)).toMatchObject({ general: set!.belief, generalStart: 0.25 });

  expect((await docent.of(noor))!.result).toMatchObject({ decision: 'accepted', isAutomatic: false });
  expect((await docent.decide('undo', id)).body.decided).toBe(1);
  expect(await startOf(noor)).toBeUndefined();
  await docent.decide('reject', id);
  expect((await docent.of(noor))!.result!.decision).toBe('rejected');
  await docent.decide('undo', id);
  await docent.decide('accept', id);
  await server.db
    .updateTable('placements')
    .set({ decided_at: Date.now() - 25 * 60 * 60 * 1000 })
    .execute();
  const late = await docent.decide('undo', id);
  expect(late.body).toMatchObject({ decided: 0, failed: [expect.stringContaining('langer dan een dag')] });
});

test('a setting that holds on some days only is left to the teacher', async () => {
  const { server, docent, pupil, noor, startOf } = await start();
  const { id } = await docent.place(noor);
  await pupil.take(id, () => 3);
  await server.db
    .insertInto('pupil_settings')
    .values({
      ...{ pupil_id: noor, setting_id: null, fields: '{"calm":true}', changed_at: 0 },
      ...{ from_day: today, to_day: daysAfter(today, 3), in_game: null },
    })
    .execute();
  const { body } = await docent.decide('accept', id);
  expect(body).toMatchObject({ decided: 0, failed: [expect.stringContaining('op bepaalde dagen')] });
  expect(await startOf(noor)).toBeUndefined();
  expect((await docent.of(noor))!.result!.decision).toBe('open');
});

test('the first stage is where an accepted result of the own tests of the school let the pupil begin', async () => {
  const { server, account, docent, pupil, noor } = await start();
  const result = { id: randomUUID(), import: randomUUID() };
  await server.db
    .insertInto('lvs_imports')
    .values({
      ...{ id: result.import, account_id: account, actor_id: null, at: 0, draft: null, expires_at: 0 },
      ...{ done_at: 0, request_id: null, trashed_at: null, trashed_by: null, move_id: null },
    })
    .execute();
  await server.db
    .insertInto('lvs_results')
    .values({
      ...{ id: result.id, import_id: result.import, pupil_id: noor, provider: 'cito', part: 'words' },
      ...{ moment: 'M4', test: null, school_year: null, taken_at: null, norm_version: null },
      ...{ measures: '{}', kept_until: '2099-08-01', trashed: 0, row: 1, place: 'cito M4' },
    })
    .execute();
  await server.db
    .insertInto('lvs_proposals')
    .values({
      ...{ id: randomUUID(), import_id: result.import, result_id: result.id, pupil_id: noor },
      ...{ groep: 4, half: 1, state: 'accepted', batch: null, decided_at: 1, decided_by: null },
    })
    .execute();
  const { id } = await docent.place(noor);
  await pupil.take(id, () => 6);
  expect((await docent.of(noor))!.result!.stages.map(({ at }) => at)).toEqual(['M4', 'M4', 'M4']);
});

test('set ready for a whole group once: who has one keeps it, the same ids make nothing new, an elsewhere pupil none', async () => {
  const { server, docent } = await start();
  const { noor, daan, zoe, finn } = server.school;
  const tests = [noor, daan, zoe].map((pupil) => ({ id: randomUUID(), pupil }));
  const to = daysAfter(today, 13);
  expect((await docent.ask('PUT', '', { tests, to })).body.made).toBe(3);
  expect((await docent.ask('PUT', '', { tests, to })).body.made).toBe(0);
  expect((await docent.place(noor)).body.made).toBe(0);
  expect((await docent.place(finn)).status).toBe(404);
  expect((await docent.place(daan, tests[0]!.id)).status).toBe(409);
  expect((await docent.place(daan, randomUUID(), daysAfter(today, -1))).status).toBe(422);
  const words = await server.db.selectFrom('test_items').select(['set_id', 'word']).execute();
  expect(words.length).toBe(30);
});

test('who goes on with it on another day, with words that could not be heard: these count in nothing', async () => {
  const { docent, pupil, noor } = await start();
  const { id } = await docent.place(noor);
  const { body } = await pupil.call('POST', id, '/begin', {});
  for (const { n } of body.words)
    await pupil.call('PUT', id, `/answers/${n}`, { rev: 1, given: null, ms: 9, noSound: true });
  await pupil.call('POST', id, '/stages', { stage: 2, revs: [] });
  const { body: again } = await pupil.call('GET', id);
  expect(again).toMatchObject({ state: 'bezig', stages: { made: 2 } });
  expect(again.answers.length).toBe(10);
  await pupil.writeStage(id, 2, 8);
  await pupil.call('POST', id, '/stages', { stage: 3, revs: [] });
  await pupil.writeStage(id, 3, 5);
  await pupil.call('POST', id, '/hand-in', { revs: [] });
  const { result } = (await docent.of(noor))!;
  expect(result).toMatchObject({ right: 13, of: 20, noSound: 10 });
  // Of no word at all nothing is said of where the next stage begins.
  expect(result!.stages[1]!.at).toBe(result!.stages[0]!.at);
});

test('taken away and put back; ended by staff once enough was written', async () => {
  const { docent, pupil, noor } = await start();
  const { id } = await docent.place(noor);
  expect((await docent.ask('POST', `/${id}/hand-in`)).status).toBe(409);
  await docent.ask('PATCH', `/${id}/removed`, { removed: true });
  expect([await docent.of(noor), await pupil.listed()]).toEqual([null, []]);
  expect((await pupil.call('POST', id, '/begin', {})).status).toBe(404);
  await docent.ask('PATCH', `/${id}/removed`, { removed: false });
  const { body } = await pupil.call('POST', id, '/begin', {});
  const words = await pupil.wordsIn(id);
  for (const { n } of body.words.slice(0, 8))
    await pupil.call('PUT', id, `/answers/${n}`, { rev: 1, given: words[n - 1]!.word, ms: 9 });
  const ended = await docent.ask<PlacementOfPupil>('POST', `/${id}/hand-in`);
  expect(ended.body.placement!.result).toMatchObject({ right: 8, of: 8, noSound: 2, decision: 'open' });
  expect((await pupil.call('POST', id, '/stages', { stage: 2, revs: [] })).body.state).toBe('nagekeken');
});

test('in a home it is accepted by itself, and can be taken back', async () => {
  const { server, startOf } = await start();
  const { account_id: home } = await server.db
    .selectFrom('users')
    .select('account_id')
    .where('id', '=', server.school.staff.thuisadmin)
    .executeTakeFirstOrThrow();
  const group = await createGroup(server.db, { accountId: home!, name: 'Thuis', groep: [4], teachers: [] });
  const mila = await createPupil(server.db, {
    ...{ username: 'mila', first_name: 'Mila', infix: '', last_name: 'Thuis', groep: 3 },
    ...{ account_id: home!, group_id: group, avatar_shape: 'rond', avatar_colour: 'blauw' },
    passwordHash: await hashPassword('geheim', 'pupil'),
  });
  const parent = await staffOf(server, 'thuisadmin', home!, group);
  const { id } = await parent.place(mila);
  const pupil = await takerOf(server, 'mila', mila);
  await pupil.take(id, () => 5);
  const { result } = (await parent.of(mila))!;
  expect(result).toMatchObject({ decision: 'accepted', isAutomatic: true });
  expect((await startOf(mila))!.belief!.variance).toBe(0.25);
  expect((await parent.decide('undo', id)).body.decided).toBe(1);
  expect(await startOf(mila)).toBeUndefined();
});

test('who may: staff of the account and teachers of the group, and nobody else', async () => {
  const { server, docent, account, group, noor } = await start();
  const { id } = await docent.place(noor);
  const { elsewhere } = server.school;
  const statusOf = async (username: string, at = { account, group }) => {
    const { ask } = await staffOf(server, username, at.account, at.group);
    return (await ask('GET')).status;
  };
  expect(await Promise.all(['schooladmin', 'office', 'superadmin'].map((name) => statusOf(name)))).toEqual([
    200, 200, 200,
  ]);
  expect(await Promise.all(['rtadmin', 'thuisadmin', 'collega'].map((name) => statusOf(name)))).toEqual([
    404, 404, 404,
  ]);
  expect(await statusOf('rtadmin', elsewhere)).toBe(200);
  expect(await statusOf('noor')).toBe(403);
  // What another pupil has is not there.
  const daan = await takerOf(server, 'daan', noor);
  expect((await daan.call('GET', id)).status).toBe(404);
  const own = await takerOf(server, 'daan', server.school.daan);
  expect((await own.call('POST', id, '/begin', {})).status).toBe(404);
  const rt = await staffOf(server, 'rtadmin', elsewhere.account, elsewhere.group);
  expect((await rt.ask('GET', `/${id}`)).status).toBe(404);
  expect((await rt.decide('accept', id)).body.decided).toBe(0);
});
