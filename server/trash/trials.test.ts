import { expect, test } from 'vitest';
import { createOutbox } from '../mail/outbox.ts';
import { answerTo, sendAnswer, startPlayer } from '../testing/play.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { openErasures } from './erasures.ts';
import { eraseTrials, warnTrials } from './trials.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A small school whose trial ended so many days ago, with an administrator who reads mail. */
async function startTrial(days: number) {
  const server = await startTestServer();
  const { db, school } = server;
  await db
    .updateTable('accounts')
    .set({ trial_ends_at: Date.now() - days * DAY })
    .where('id', '=', school.account)
    .execute();
  await db
    .updateTable('users')
    .set({ email: 'admin@school.test' })
    .where('id', '=', school.staff.schooladmin)
    .execute();
  const outbox = createOutbox(db, false);
  const deps = {
    db,
    erasures: openErasures(server.path),
    post: { add: outbox.add.bind(outbox), nudge() {} },
    sessions: { endAll: () => Promise.resolve() },
  };
  return {
    server,
    warn: (now = Date.now()) => warnTrials(deps, now),
    erase: (now: number) => eraseTrials(deps, now),
    mails: () => db.selectFrom('mails').select(['to_address', 'subject', 'text']).execute(),
  };
}

/** How many rows each table has. */
async function counts({ db }: TestServer) {
  const all: Record<string, number> = {};
  for (const { name } of await db.introspection.getTables()) {
    const { count } = await db
      .selectFrom(name as 'users')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    all[name] = Number(count);
  }
  return all;
}

test('a trial that ended six weeks ago is erased whole, two weeks after that was told', async () => {
  const { server, warn, erase, mails } = await startTrial(29);
  const { account, noor, elsewhere } = server.school;
  const { socket, round } = await startPlayer(server, 'noor', noor);
  await sendAnswer(socket, answerTo(round, 0, true));

  expect(await warn()).toBe(1);
  expect(await warn()).toBe(0);
  const [mail] = await mails();
  expect(mail).toMatchObject({ to_address: 'admin@school.test' });
  expect(mail!.text).toContain('De Proefschool');
  expect(await erase(Date.now() + 12 * DAY)).toBe(0);
  expect(await erase(Date.now() + 15 * DAY)).toBe(1);

  const { db } = server;
  expect(await db.selectFrom('accounts').select('id').where('id', '=', account).execute()).toEqual([]);
  expect(await mails()).toEqual([]);
  for (const [table, count] of Object.entries(await counts(server)))
    if (['groups', 'pupils', 'answers', 'rounds', 'tasks', 'mails'].includes(table))
      expect([table, count]).toEqual([table, ['groups', 'pupils'].includes(table) ? 1 : 0]);
  const others = await db.selectFrom('users').select('account_id').distinct().execute();
  expect(others.map((row) => row.account_id)).not.toContain(account);
  expect(others.map((row) => row.account_id)).toContain(elsewhere.account);
  const lines = db.selectFrom('audit').select('account_id').where('action', '=', 'account-erased');
  expect(await lines.execute()).toEqual([{ account_id: account }]);
});

test('nothing is erased without a warning, however long ago a trial ended', async () => {
  const { warn, erase } = await startTrial(400);
  expect(await erase(Date.now())).toBe(0);
  expect(await warn()).toBe(1);
  expect(await erase(Date.now() + 13 * DAY)).toBe(0);
  expect(await erase(Date.now() + 15 * DAY)).toBe(1);
});

test('a trial in which pupils still practise is not erased', async () => {
  const { server, warn, erase } = await startTrial(60);
  await warn(Date.now() - 15 * DAY);
  await server.db
    .updateTable('audit')
    .set({ at: Date.now() - 15 * DAY })
    .where('action', '=', 'trial-warned')
    .execute();
  const { socket, round } = await startPlayer(server, 'noor', server.school.noor);
  await sendAnswer(socket, answerTo(round, 0, true));
  expect(await erase(Date.now())).toBe(0);
  expect(await erase(Date.now() + 15 * DAY)).toBe(1);
});

test('a trial of which the office makes a licence, or which it lengthens, stays', async () => {
  const { server, warn, erase } = await startTrial(29);
  await warn();
  const path = `/api/admins/${server.school.account}/accountgegevens`;
  const change = async (who: string, trialEnd: string | null) =>
    server.call<{ trialEndsAt: number | null }>('PATCH', path, {
      token: await server.login(who),
      body: { trialEnd },
    });
  expect((await change('schooladmin', null)).status).toBe(422);
  expect((await change('office', '2026-03-28')).body.trialEndsAt).toBe(
    Date.parse('2026-03-29T00:00+01:00') - 1,
  );
  expect((await change('office', null)).body.trialEndsAt).toBeNull();
  expect(await erase(Date.now() + 400 * DAY)).toBe(0);
  expect(await warn(Date.now() + 400 * DAY)).toBe(0);
});
