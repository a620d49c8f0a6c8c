import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { TwinsCheck, TwinsJoin } from '../../contract/office-pupil-acts.ts';
import type { FoundPupil, OfficePupil } from '../../contract/office-pupils.ts';
import type { Db } from '../../data/database.ts';
import { coinsOf } from '../../rewards/ledger.ts';
import { holdings, played } from '../../testing/holdings.ts';
import { twin } from '../../testing/moves.ts';
import { answerTo, sendAnswer, startPlayer, until } from '../../testing/play.ts';
import { onPostgres } from '../../testing/places.ts';
import type { TestServer } from '../../testing/server.ts';

const WHY = { why: 'dubbel', reason: 'De school heeft dit kind twee keer ingevoerd.' };

/** A school in which Noor stands twice: as `noor`, and as `sam` who came later. Both practised. */
async function twice() {
  const server = await played();
  const { db, school } = server;
  const sam = await twin(server);
  await db.updateTable('users').set({ account_id: school.account }).where('id', '=', sam).execute();
  await db
    .updateTable('pupils')
    .set({ account_id: school.account, group_id: school.otherGroup })
    .where('id', '=', sam)
    .execute();
  const token = await server.login('office');
  const act = <T = object>(method: string, path: string, body?: object, child = sam) =>
    server.call<T & { code: string; message: string }>(
      method,
      `/api/office/pupils/${child}${path && '/'}${path}`,
      {
        token,
        ...(body && { body }),
      },
    );
  const list = async () => (await act<{ twins: FoundPupil[]; joins: TwinsJoin[] }>('GET', 'twins')).body;
  const settled = () =>
    until(async () => (await list()).joins.find(({ state }) => state !== 'running'), 20_000);
  return {
    ...{ server, db, ...school, sam, token, act, list, settled },
    join: (id = randomUUID(), gone = school.noor, child = sam) =>
      act<{ state: string }>('PUT', `merges/${id}`, { gone, ...WHY }, child),
    part: (id: string, child = sam) => act('POST', `merges/${id}/undo`, WHY, child),
  };
}

const told = async (server: TestServer) =>
  JSON.stringify(
    (await server.call('GET', '/api/messages', { token: await server.login('schooladmin') })).body,
  );
const placeOf = ({ db }: TestServer, id: string) =>
  db.selectFrom('pupils').select(['group_id', 'trashed_at']).where('id', '=', id).executeTakeFirstOrThrow();

test('namesakes of a school are proposed, looked at without a change, put together, and apart within a day', async () => {
  const { server, db, account, group, noor, sam, daan, elsewhere, act, list, settled, join, part } =
    await twice();
  expect(await list()).toEqual({
    twins: [expect.objectContaining({ id: noor, initials: 'N. d. V.' })],
    joins: [],
  });
  const [there, here] = [await holdings(db, noor), await holdings(db, sam)];
  const check = await act<TwinsCheck>('POST', 'merge-checks', { other: 'NOOR' });
  expect([check.body.other.id, check.body.stays.coins, check.body.goes.coins]).toEqual([noor, 25, 40]);
  expect(check.body.goes.rounds).toBe(there.rounds);
  expect(JSON.stringify(check.body)).not.toMatch(/Noor|Vries|Smit/);
  expect(await holdings(db, sam)).toEqual(here);
  expect((await act('POST', 'merge-checks', { other: sam })).status).toBe(409);
  expect((await act('POST', 'merge-checks', { other: 'niemand' })).status).toBe(404);

  const id = randomUUID();
  expect((await join(id)).body.state).toBe('running');
  expect((await join(id)).status).toBe(200);
  expect(await settled()).toMatchObject({ id, gone: 'noor', state: 'done' });
  expect((await join(id)).body.state).toBe('done');
  expect(await coinsOf(db, sam)).toBe(65);
  const now = await holdings(db, sam);
  expect(now.rounds).toBe(here.rounds + there.rounds);
  const things = await db.selectFrom('belongings').select('item').where('pupil_id', '=', sam).execute();
  expect(things.filter(({ item }) => item === 'blob-1')).toHaveLength(1);
  expect((await placeOf(server, noor)).trashed_at).not.toBeNull();
  expect(await told(server)).toContain('voegde noor bij sam');
  // The page of who went says where to, and by whom.
  const of = async (child: string) => (await act<OfficePupil>('GET', '', undefined, child)).body.mergedInto;
  const { name: by } = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', server.school.staff.office)
    .executeTakeFirstOrThrow();
  expect(await of(noor)).toMatchObject({ id: sam, username: 'sam', by });
  expect(await of(sam)).toBeNull();
  const lines = await db
    .selectFrom('audit')
    .select(['action', 'account_id', 'reason'])
    .where('subject', '=', noor)
    .where('action', 'like', 'twins-%')
    .orderBy('id')
    .execute();
  expect(lines).toEqual([
    {
      ...{ action: 'twins-asked', account_id: account },
      reason: 'Een kind staat er dubbel in: De school heeft dit kind twee keer ingevoerd.',
    },
    { action: 'twins-merged', account_id: account, reason: null },
  ]);
  // What long work is given has no words of people in it.
  const job = await db.selectFrom('jobs').select('params').where('id', '=', id).executeTakeFirstOrThrow();
  expect(job.params).not.toContain('ingevoerd');

  // It practised on: that stays its own.
  const { socket, round } = await startPlayer(server, 'sam', sam);
  await sendAnswer(socket, answerTo(round, 0, true));
  expect((await part(id, daan)).status).toBe(404);
  expect((await part(randomUUID())).status).toBe(404);
  expect((await part(id)).status).toBe(200);
  await until(async () => (await holdings(db, sam)).rounds === here.rounds + 1, 20_000);
  expect(await coinsOf(db, sam)).toBe(25);
  expect((await holdings(db, noor)).answers).toEqual(there.answers);
  expect(await placeOf(server, noor)).toEqual({ group_id: group, trashed_at: null });
  expect((await list()).joins).toMatchObject([{ id, state: 'undone' }]);
  expect(await of(noor)).toBeNull();
  expect(await told(server)).toContain('zijn weer twee leerlingen');
  // Of another customer nobody is put together with.
  await db.updateTable('pupils').set({ account_id: elsewhere.account }).where('id', '=', noor).execute();
  expect((await join()).status).toBe(404);
});

test('of two who do so at once one is told to wait, whichever way round; the round that is being played goes on', async () => {
  const { server, db, noor, sam, join, list } = await twice();
  const stays = await startPlayer(server, 'sam', sam);
  await sendAnswer(stays.socket, answerTo(stays.round, 0, true));
  const goes = await startPlayer(server, 'noor', noor);
  await sendAnswer(goes.socket, answerTo(goes.round, 0, true));
  const before = (await holdings(db, sam)).answers.length + (await holdings(db, noor)).answers.length;
  const both = await Promise.all([join(), join(randomUUID(), sam, noor)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)!.body.code).toBe('job-busy');
  const [into, open] = both[0].status === 200 ? [sam, stays] : [noor, goes];
  const state = () => db.selectFrom('moves').select('state').where('how', '=', 'twins').executeTakeFirst();
  await until(async () => (await state())?.state === 'done', 20_000);
  expect((await sendAnswer(open.socket, answerTo(open.round, 1, true))).ok).toBe(true);
  // What both answered in rounds that were open is there too, each once.
  expect((await holdings(db, into)).answers).toHaveLength(before + 1);
  // Who is in the trash by then is no twin any more.
  expect((await join()).status).toBe(409);
  expect((await list()).twins).toEqual([]);
});

test('after a day they stay together, and without a seat too', async () => {
  const { db, account, settled, join, part } = await twice();
  const id = randomUUID();
  await join(id);
  await settled();
  await db.updateTable('licences').set({ seats: 3 }).where('account_id', '=', account).execute();
  const full = await part(id);
  expect([full.status, full.body.code]).toEqual([409, 'seats-full']);
  await db.updateTable('moves').set({ undo_until: Date.now() }).where('id', '=', id).execute();
  const late = await part(id);
  expect([late.status, late.body.message]).toEqual([409, 'Terugdraaien kan tot 24 uur na het samenvoegen.']);
});

/** Has a pupil be in the trash as soon as long work begins. */
async function trashWithWork(db: Db, pupil: string) {
  const trash = sql`update pupils set trashed_at = 1 where id = ${sql.lit(pupil)}`;
  if (onPostgres) {
    await sql`create function gone() returns trigger language plpgsql as
      $$ begin ${trash}; return new; end $$`.execute(db);
    await sql`create trigger gone after insert on jobs for each row execute function gone()`.execute(db);
  } else await sql`create trigger gone after insert on jobs begin ${trash}; end`.execute(db);
}

test('when the other one is thrown away meanwhile, nothing changes and both stay as they were', async () => {
  const { db, noor, sam, settled, join } = await twice();
  const [there, here] = [await holdings(db, noor), await holdings(db, sam)];
  await trashWithWork(db, noor);
  const id = randomUUID();
  await join(id);
  expect(await settled()).toMatchObject({ id, state: 'failed' });
  expect([await holdings(db, noor), await holdings(db, sam)]).toEqual([there, here]);
  const lines = await db.selectFrom('audit').select('subject').where('action', '=', 'twins-failed').execute();
  expect(lines.map(({ subject }) => subject).sort()).toEqual([noor, sam].sort());
  expect((await join(id)).status).toBe(409);
});
