import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { isOpen, type Job } from '../contract/jobs.ts';
import { daysAfter } from '../contract/days.ts';
import { openDatabase } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import { createPupils } from '../people/create.ts';
import { askToErase, eraseNow } from '../testing/erasing.ts';
import { answerTo, endRound, sendAnswer, startPlayer, until } from '../testing/play.ts';
import { emptyPlace, onPostgres } from '../testing/places.ts';
import { startProcess } from '../testing/process.ts';
import { fillSchool } from '../testing/school.ts';
import { startTestServer } from '../testing/server.ts';
import { tempFolder } from '../testing/temp.ts';

const NAME = 'Wëtterqx';

/** The files below a folder in which a text stands, in the encodings in which it may. */
const filesWith = (folder: string, text: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return (['utf8', 'latin1', 'utf16le'] as const).some((as) => bytes.includes(Buffer.from(text, as)));
    });

test('who is erased stands in no row and no file any more: database, its log, logs, mails; the others and the counts stay', async () => {
  const path = tempFolder();
  const logger = pino({ level: 'trace' }, pino.destination({ dest: join(path, 'log'), sync: true }));
  const server = await startTestServer({ checkpoints: true, logger });
  const { account, group, noor, daan } = server.school;
  const { db } = server;
  const token = await server.login('schooladmin');
  const ask = (method: string, to: string, body?: object) =>
    server.call<unknown>(method, to, { token, ...(body && { body }) });
  await ask('PATCH', `/api/pupils/${noor}`, {
    ...{ firstName: NAME, infix: '', lastName: `van ${NAME}`, year: 5, number: `nr-${NAME}` },
  });
  for (const [name, id] of [
    ['noor', noor],
    ['daan', daan],
  ] as const) {
    const { socket, round } = await startPlayer(server, name, id);
    for (let at = 0; at < round.size; at++) await sendAnswer(socket, answerTo(round, at, at % 2 === 0));
    await endRound(socket, round);
  }
  const mail = { kind: 'reset', to_name: NAME, to_address: `${NAME}@school.test`, subject: NAME, text: NAME };
  await db
    .insertInto('mails')
    .values({
      ...{
        ...mail,
        id: 'mail',
        html: NAME,
        link: null,
        link_until: null,
        account_id: account,
        user_id: noor,
      },
      ...{
        state: 'sent',
        message_id: null,
        tries: 0,
        due_at: 1,
        reason: null,
        created_at: Date.now(),
        settled_at: 1,
      },
    })
    .execute();
  await audit(db, { action: 'group-edited', accountId: account, subject: noor, reason: `Over ${NAME}` });
  // Moved to another group and back: what staff did to groups names the pupil by id.
  const move = (to: string) =>
    ask('POST', `/api/accounts/${account}/groups/${to}/moves`, {
      change: crypto.randomUUID(),
      pupils: [noor],
    });
  await move(server.school.otherGroup);
  await move(group);
  await ask('PUT', `/api/accounts/${account}/groups/${group}/pupils/trash`, {
    pupils: [noor],
    trashed: true,
  });
  const answersOf = async (pupil: string) =>
    (
      await db
        .selectFrom('answers')
        .innerJoin('rounds', 'rounds.id', 'answers.round_id')
        .select('answers.id')
        .where('pupil_id', '=', pupil)
        .execute()
    ).length;
  const before = await answersOf(daan);
  if (!onPostgres) expect(filesWith(server.path, NAME)).not.toEqual([]);

  const { body } = await askToErase(ask, account, [{ kind: 'pupil', id: noor }]);
  expect(body).toMatchObject({ count: 1, outOfBackups: daysAfter(nameOfDay(Date.now()), 30) });
  const { job } = body as { job: string };
  const jobOf = async () => (await ask('GET', `/api/jobs/${job}`)).body as Job;
  await until(async () => !isOpen((await jobOf()).state));
  expect(await jobOf()).toMatchObject({ state: 'done', report: [{ outcome: 'pupil', count: 1 }] });

  // Done is done: nothing has to be waited for after it.
  if (!onPostgres) expect(filesWith(server.path, NAME)).toEqual([]);
  expect(filesWith(path, NAME)).toEqual([]);
  const found: [string, string][] = [];
  for (const { name, columns } of await db.introspection.getTables())
    for (const row of await db
      .selectFrom(name as 'users')
      .selectAll()
      .execute())
      for (const { name: column } of columns) {
        const value = String(row[column as 'id']);
        if (value.includes(NAME) || value.includes(noor)) found.push([name, column]);
      }
  // By its id alone, which says nothing to anybody else.
  expect(new Set(found.map((one) => one.join('.')))).toEqual(
    new Set(['audit.actor_id', 'audit.subject', 'deletion_log.ids']),
  );
  expect(await answersOf(noor)).toBe(0);
  expect(await answersOf(daan)).toBe(before);
  const mails = await db.selectFrom('mails').select(['subject', 'to_address', 'text', 'html']).execute();
  expect(mails).toEqual([{ subject: '', to_address: '', text: '', html: '' }]);
  const log = await db.selectFrom('deletion_log').selectAll().execute();
  expect(log).toMatchObject([
    { account_id: account, kind: 'pupil', count: 1, ids: JSON.stringify([noor]), why: 'trash' },
  ]);
});

test('a number that was not typed right erases nothing; what is being erased can not be stopped or brought back', async () => {
  const server = await startTestServer();
  const { account, group, noor, daan } = server.school;
  const token = await server.login('schooladmin');
  const ask = (method: string, to: string, body?: object) =>
    server.call<unknown>(method, to, { token, ...(body && { body }) });
  const pupils = [noor, daan];
  await ask('PUT', `/api/accounts/${account}/groups/${group}/pupils/trash`, { pupils, trashed: true });
  const items = pupils.map((id) => ({ kind: 'pupil', id }));
  const wrong = await ask('POST', `/api/accounts/${account}/trash/erasures`, {
    ...{ id: crypto.randomUUID(), items, typed: 'WIS' },
  });
  expect(wrong).toMatchObject({ status: 422, body: { fields: { typed: 'Typ 2 om zeker te zijn.' } } });
  // Begun with by a process that died.
  await server.db.updateTable('pupils').set({ erasing_at: Date.now() }).where('id', '=', noor).execute();
  await ask('PUT', `/api/accounts/${account}/groups/${group}/pupils/trash`, { pupils, trashed: false });
  await ask('POST', `/api/accounts/${account}/trash/restores`, { items: [items[0]] });
  const there = server.db.selectFrom('pupils').select('id').where('trashed_at', 'is not', null);
  expect(await there.execute()).toEqual([{ id: noor }]);
});

test(
  'killed in the middle, erasing goes on at the next start to its end; cancelling it is refused',
  { timeout: 120_000 },
  async () => {
    const [path, place] = [tempFolder(), await emptyPlace()];
    const db = await openDatabase(place);
    onTestFinished(() => db.destroy());
    const { account, group } = await fillSchool(db);
    const thrown = await createPupils(
      db,
      Array.from({ length: 60 }, (_, n) => ({
        ...{
          username: `weg${n}`,
          passwordHash: '',
          account_id: account,
          group_id: null,
          trashed_from: group,
        },
        ...{ trashed_at: Date.now(), first_name: 'Weg', infix: '', last_name: String(n), groep: 5 },
        ...{ avatar_shape: 'rond', avatar_colour: 'blauw' },
      })),
    );
    const begin = async () => {
      const server = await startProcess(path, place);
      onTestFinished(() => server.kill());
      const call = async (method: string, to: string, body?: object, token = '') => {
        const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
        const response = await fetch(server.url + to, {
          ...{ method, headers },
          ...(body && { body: JSON.stringify(body) }),
        });
        return { status: response.status, body: (await response.json()) as Record<string, unknown> };
      };
      const { body } = await call('POST', '/api/auth', { username: 'schooladmin', password: 'geheim' });
      return {
        server,
        ask: (method: string, to: string, sent?: object) => call(method, to, sent, body['token'] as string),
      };
    };
    const left = async () =>
      (await db.selectFrom('pupils').select('id').where('id', 'in', thrown).execute()).length;
    const first = await begin();
    const { body } = await askToErase(
      first.ask,
      account,
      thrown.map((id) => ({ kind: 'pupil', id })),
    );
    const { job } = body as { job: string };
    expect(await first.ask('POST', `/api/jobs/${job}/cancellation`)).toMatchObject({
      status: 409,
      body: { message: 'Wissen kan niet meer stoppen.' },
    });
    await until(async () => (await left()) < thrown.length);
    await first.server.kill();
    expect(await left()).toBeGreaterThan(0);
    const second = await begin();
    // On PostgreSQL once the process that is gone had it long enough.
    await until(async () => {
      const { state } = await db
        .selectFrom('jobs')
        .select('state')
        .where('id', '=', job)
        .executeTakeFirstOrThrow();
      return !isOpen(state);
    }, 60_000);
    expect(await left()).toBe(0);
    expect((await second.ask('GET', `/api/jobs/${job}`)).body).toMatchObject({
      ...{ state: 'done', done: thrown.length, report: [{ outcome: 'pupil', count: thrown.length }] },
    });
    const logged = await db.selectFrom('deletion_log').select('ids').execute();
    expect(logged.map(({ ids }) => (JSON.parse(ids) as string[])[0]).sort()).toEqual([...thrown].sort());
    // Asked for once more it has nothing left to do.
    expect(await eraseNow(second.ask, account, [{ kind: 'pupil', id: thrown[0] }])).toEqual({});
    await second.server.stop();
  },
);
