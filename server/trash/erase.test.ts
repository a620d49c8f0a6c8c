import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { startCheckpoints } from '../data/checkpoint.ts';
import { daysAfter, sameDateAfter } from '../contract/days.ts';
import { nameOfDay } from '../data/day.ts';
import { storePlaces } from '../groups/state.ts';
import { answerTo, endRound, sendAnswer, startPlayer, until } from '../testing/play.ts';
import { onPostgres } from '../testing/places.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { eraseTrash } from './erase.ts';
import { openErasures } from './erasures.ts';
import { startErasing } from './nightly.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOTHING = {
  leavers: 0,
  pupils: 0,
  plans: 0,
  groups: 0,
  settings: 0,
  lists: 0,
  methods: 0,
  tests: 0,
  notes: 0,
};

const erase = ({ db, path }: TestServer, now: number) =>
  eraseTrash({ db, erasures: openErasures(path) }, now);

/** The tables in which a text stands, such as an id; two logs say that somebody was there. */
async function tablesWith({ db }: TestServer, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name, columns } of await db.introspection.getTables()) {
    if (name === 'audit' || name === 'deletion_log') continue;
    const rows = await db
      .selectFrom(name as 'users')
      .selectAll()
      .execute();
    if (rows.some((row) => columns.some((column) => String(row[column.name as 'id']).includes(text))))
      found.push(name);
  }
  return found;
}

/** Has a pupil answer, and puts the pupil in the trash. */
async function playAndTrash(server: TestServer, username: string, pupil: string) {
  const { socket, round } = await startPlayer(server, username, pupil);
  for (let at = 0; at < round.size; at++) await sendAnswer(socket, answerTo(round, at, at % 2 === 0));
  await endRound(socket, round);
  const { account, group } = server.school;
  const token = await server.login('docent');
  const path = `/api/accounts/${account}/groups/${group}/pupils/trash`;
  const put = (trashed: boolean) => server.call('PUT', path, { token, body: { pupils: [pupil], trashed } });
  expect((await put(true)).body).toEqual({ changed: 1 });
  return put;
}

test('after 90 days in the trash nothing is left of a pupil, and everything of all others', async () => {
  const server = await startTestServer();
  const { noor, daan, account } = server.school;
  await playAndTrash(server, 'noor', noor);
  const back = await playAndTrash(server, 'daan', daan);
  await back(false);
  const ofDaan = await tablesWith(server, daan);

  expect(await erase(server, Date.now() + 89 * DAY)).toEqual(NOTHING);
  expect((await tablesWith(server, noor)).length).toBeGreaterThan(6);
  expect(await erase(server, Date.now() + 91 * DAY)).toEqual({ ...NOTHING, pupils: 1 });
  expect(await tablesWith(server, noor)).toEqual([]);
  expect(await tablesWith(server, daan)).toEqual(ofDaan);
  const lines = server.db.selectFrom('audit').select(['account_id', 'subject']);
  expect(await lines.where('action', '=', 'pupil-erased').execute()).toEqual([
    { account_id: account, subject: noor },
  ]);
  expect(await erase(server, Date.now() + 91 * DAY)).toEqual(NOTHING);
});

test('a group goes with its pupils; what others practised with a list that is gone stays theirs', async () => {
  const server = await startTestServer();
  const { account, otherGroup, finn, noor } = server.school;
  const token = await server.login('schooladmin');
  const list = {
    account_id: account,
    maker_id: null,
    words: '[{"word":"trein"}]',
    created_at: 1,
    changed_at: 1,
  };
  await server.db
    .insertInto('word_lists')
    .values([
      { ...list, id: 'thrown', name: 'Weg', removed_at: Date.now() },
      { ...list, id: 'played', name: 'Week 12', removed_at: Date.now() },
      { ...list, id: 'kept', name: 'Week 13', removed_at: null },
    ])
    .execute();
  const { map } = await startPlayer(server, 'noor', noor);
  await server.db
    .updateTable('tasks')
    .set({ word_list_id: 'played' })
    .where('id', '=', map.tasks[0]!.id)
    .execute();
  const trash = { change: crypto.randomUUID(), groups: [otherGroup] };
  await server.call('POST', `/api/accounts/${account}/group-trash`, { token, body: trash });

  expect(await erase(server, Date.now() + 89 * DAY)).toEqual(NOTHING);
  expect(await erase(server, Date.now() + 91 * DAY)).toEqual({
    ...NOTHING,
    pupils: 1,
    groups: 1,
    lists: 2,
  });
  expect(await server.db.selectFrom('groups').select('id').where('id', '=', otherGroup).execute()).toEqual(
    [],
  );
  expect(await server.db.selectFrom('users').select('id').where('id', '=', finn).execute()).toEqual([]);
  expect(await server.db.selectFrom('word_lists').select(['id', 'words']).orderBy('id').execute()).toEqual([
    { id: 'kept', words: list.words },
    { id: 'played', words: '[]' },
  ]);
  expect(await server.db.selectFrom('rounds').select('pupil_id').execute()).toEqual([{ pupil_id: noor }]);
  expect(await erase(server, Date.now() + 91 * DAY)).toEqual(NOTHING);
});

// PostgreSQL has files of its own, of which it says itself how long what was removed stays in them.
test.skipIf(onPostgres)('of who was erased nothing is to be read in any file of the database', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  await server.call('PATCH', `/api/pupils/${noor}`, {
    token: await server.login('docent'),
    body: { firstName: 'Zwaluwtje', infix: '', lastName: 'Proefkonijn', year: 5, number: 'zw-4711' },
  });
  await playAndTrash(server, 'noor', noor);
  const file = join(server.path, 'spelwereld.sqlite');
  const checkpoints = startCheckpoints(file, pino({ level: 'silent' }));
  const isThere = () =>
    readdirSync(server.path, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .some((entry) =>
        /zwaluwtje|proefkonijn|zw-4711/i.test(readFileSync(join(server.path, entry.name), 'latin1')),
      );
  await checkpoints.cut();
  expect(isThere()).toBe(true);
  await erase(server, Date.now() + 91 * DAY);
  await checkpoints.cut();
  expect(readFileSync(`${file}-wal`)).toHaveLength(0);
  expect(isThere()).toBe(false);
  await checkpoints.stop();
});

test('the server erases by itself, by day too where no night came', async () => {
  const server = await startTestServer();
  const { noor, daan, account } = server.school;
  for (const [id, days] of [
    [noor, 93],
    [daan, 89],
  ] as const)
    await server.db
      .updateTable('pupils')
      .set({ trashed_at: Date.now() - days * DAY })
      .where('id', '=', id)
      .execute();
  // By another machine on this database, or before there was a list.
  await audit(server.db, { action: 'pupil-erased', accountId: account, subject: 'elsewhere' });
  let cut = 0;
  const stop = startErasing({
    db: server.db,
    erasures: openErasures(server.path),
    licencesOff: false,
    sessions: { endAll: () => Promise.resolve() },
    post: { add: () => Promise.resolve(''), nudge() {} },
    cut: () => Promise.resolve(void cut++),
    logger: pino({ level: 'silent' }),
    done() {},
  });
  const left = () =>
    server.db.selectFrom('pupils').select('id').where('trashed_at', 'is not', null).execute();
  await until(async () => (await left()).length === 1);
  await stop();
  expect(await left()).toEqual([{ id: daan }]);
  const listed = openErasures(server.path)
    .attempts()
    .filter(({ erased }) => erased)
    .flatMap(({ things }) => things);
  expect(listed).toContainEqual({ kind: 'pupil', id: noor });
  const elsewhere = listed.filter(({ id }) => id === 'elsewhere');
  expect(elsewhere.length).toBeGreaterThan(0);
  // Once for all that was erased; who leads at PostgreSQL may have been first, or at it at the same time.
  if (onPostgres) return;
  expect(elsewhere).toHaveLength(1);
  expect(cut).toBe(1);
});

/** Noor leaves at the end of a school year, as the wizard has it. */
async function leave(server: TestServer, at: number) {
  const { noor, account, staff } = server.school;
  const doing = { accountId: account, actorId: staff.schooladmin, now: at };
  await storePlaces(server.db, new Map([[noor, { group: null, groep: 8, active: false }]]), doing);
}

test('who left is erased after two years, or as soon as the school chose; who came back is not', async () => {
  const server = await startTestServer();
  const { noor, daan, group, account, staff } = server.school;
  const left = Date.now();
  const today = nameOfDay(left);
  await server.db
    .updateTable('pupils')
    .set({ trashed_at: left, group_id: null })
    .where('id', '=', daan)
    .execute();
  /** What the night of so many months and days from now erases. */
  const leaversOn = async (months: number, days: number) =>
    (await erase(server, Date.parse(`${daysAfter(sameDateAfter(today, months), days)}T12:00Z`))).leavers;
  await leave(server, left);
  expect(await leaversOn(3, 0)).toBe(0);
  expect(await leaversOn(24, -1)).toBe(0);
  const doing = { accountId: account, actorId: staff.schooladmin, now: left };
  await storePlaces(server.db, new Map([[noor, { group, groep: 8, active: true }]]), doing);
  expect(await leaversOn(24, 4)).toBe(0);
  await leave(server, left);
  await server.db.updateTable('accounts').set({ leaver_months: 6 }).where('id', '=', account).execute();
  expect(await leaversOn(6, -1)).toBe(0);
  expect(await leaversOn(6, 4)).toBe(1);
  const log = server.db.selectFrom('deletion_log').select(['ids', 'why']).where('why', '=', 'retention');
  expect(await log.execute()).toEqual([{ ids: JSON.stringify([noor]), why: 'retention' }]);
});

test('the last moment of the 89th day it still lies there, over a change of the clocks too', async () => {
  const server = await startTestServer();
  // Else its own nightly work may be first: it is past the first of these days by now.
  await server.close();
  const { db, school } = server;
  // 25 October 2026 has 25 hours, so that 90 days later in hours would be an hour early.
  for (const [thrown, last, first] of [
    ['2026-08-01T21:59Z', '2026-10-29T22:59:59.999Z', '2026-10-29T23:00Z'],
    ['2027-01-31T22:59Z', '2027-04-30T21:59:59.999Z', '2027-04-30T22:00Z'],
  ] as const) {
    const id = thrown === '2026-08-01T21:59Z' ? school.noor : school.daan;
    await db
      .updateTable('pupils')
      .set({ trashed_at: Date.parse(thrown), trashed_from: school.group, group_id: null })
      .where('id', '=', id)
      .execute();
    expect((await erase(server, Date.parse(last))).pupils).toBe(0);
    expect((await erase(server, Date.parse(first))).pupils).toBe(1);
  }
});
