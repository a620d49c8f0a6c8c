import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { KnownIssuer } from '../contract/known-issuers.ts';
import type { Job } from '../contract/jobs.ts';
import type { Archive } from '../contract/move-archives.ts';
import { coinsOf } from '../rewards/ledger.ts';
import { holdings, played } from '../testing/holdings.ts';
import { twin, wish } from '../testing/moves.ts';
import { until } from '../testing/play.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/** A file of a pupil with so many coins. */
async function fileOf(from: TestServer, coins: number) {
  const { db, school } = from;
  await db
    .insertInto('rewards')
    .values({
      ...{ id: randomUUID(), pupil_id: school.noor, round_id: null, kind: 'begin', subject: null, at: 1 },
      coins: coins - (await coinsOf(db, school.noor)),
    })
    .execute();
  const token = await from.login('schooladmin');
  const path = `/api/pupils/${school.noor}/move-tokens/${randomUUID()}`;
  const { code } = (await from.call<{ code: string }>('PUT', path, { token, body: wish() })).body;
  return { code, file: (await from.call<Archive>('POST', `${path}/archive`, { token, body: {} })).body };
}

/** The practice that reads it, and the office of its server. */
async function reading(to: TestServer) {
  const { account, group } = to.school.elsewhere;
  const [token, office] = [await to.login('rtadmin'), await to.login('office')];
  const list = async () =>
    (
      await to.call<{ issuers: KnownIssuer[]; own: { origin: string; fingerprint: string } }>(
        'GET',
        '/api/office/known-issuers',
        { token: office },
      )
    ).body;
  return {
    token,
    list,
    add: (body: object, id = randomUUID()) =>
      to.call<{ fields?: Record<string, string> }>('PUT', `/api/office/known-issuers/${id}`, {
        token: office,
        body,
      }),
    remove: (id: string) => to.call('DELETE', `/api/office/known-issuers/${id}`, { token: office }),
    check: (file: Archive, code: string) =>
      to.call<{ known: boolean; fingerprint: string; counts: { coins: number } }>(
        'POST',
        `/api/accounts/${account}/move-archive-checks`,
        { token, body: { file, code } },
      ),
    async read(file: Archive, code: string, more: object = {}) {
      const id = randomUUID();
      const path = `/api/accounts/${account}/groups/${group}/move-archives/${id}`;
      const answer = await to.call<{ pupil: string; fields?: Record<string, string> }>('PUT', path, {
        token,
        body: { file, code, ...more },
      });
      if (answer.status === 200)
        await until(async () => {
          const { body } = await to.call<Job>('GET', `/api/jobs/${id}`, { token });
          return body.state === 'failed'
            ? Promise.reject(new Error(body.error ?? ''))
            : body.state === 'done';
        }, 10_000);
      return { id, ...answer };
    },
    elsewhere: async (pupil: string) =>
      (
        await to.call<{ elsewhere: { issuer: string }[] }>('GET', `/api/pupils/${pupil}/progress`, { token })
      ).body.elsewhere.map(({ issuer }) => issuer),
    undo: (id: string) => to.call('POST', `/api/accounts/${account}/moves/${id}/undo`, { token }),
  };
}

test('of a server that nobody knows a person says who made the file, few coins come, and its results are marked', async () => {
  const [from, to] = [await played(), await startTestServer()];
  const { file, code } = await fileOf(from, 6000);
  const { check, read, elsewhere } = await reading(to);
  expect((await check(file, code)).body).toMatchObject({ known: false, counts: { coins: 5000 } });
  const unsure = await read(file, code);
  expect([unsure.status, Object.keys(unsure.body.fields ?? {})]).toEqual([422, ['trusted']]);
  const { body } = await read(file, code, { trusted: true });
  expect(await coinsOf(to.db, body.pupil)).toBe(5000);
  expect(await elsewhere(body.pupil)).toEqual([file.issuer]);
});

test('the office puts a server on the list by address and fingerprint; then its files are as those of here, until it is off again', async () => {
  const [from, to] = [await played(), await startTestServer()];
  const { file, code } = await fileOf(from, 6000);
  const { check, read, elsewhere, add, list, remove } = await reading(to);
  const { fingerprint } = (await check(file, code)).body;
  const other = (await list()).own.fingerprint;
  expect((await add({ origin: 'spelling', fingerprint, note: '' })).body.fields).toHaveProperty('origin');
  expect((await add({ origin: file.issuer, fingerprint: 'kort', note: '' })).body.fields).toHaveProperty(
    'fingerprint',
  );
  // The same address with another key is another server.
  await add({ origin: file.issuer, fingerprint: other, note: '' });
  expect((await check(file, code)).body.known).toBe(false);
  const id = randomUUID();
  const body = { origin: `${file.issuer}/pad`, fingerprint, note: 'De Proefschool' };
  expect((await add(body, id)).status).toBe(204);
  expect((await add(body, id)).status).toBe(204);
  expect((await add(body)).status).toBe(409);
  expect((await list()).issuers).toHaveLength(2);
  expect((await check(file, code)).body).toMatchObject({ known: true, counts: { coins: 6000 } });
  const taken = await read(file, code);
  expect([taken.status, await coinsOf(to.db, taken.body.pupil)]).toEqual([200, 6000]);
  expect(await elsewhere(taken.body.pupil)).toEqual([]);
  expect((await remove(id)).status).toBe(204);
  expect((await remove(id)).status).toBe(404);
  const lines = await to.db
    .selectFrom('audit')
    .select('action')
    .where('action', 'like', 'issuer-%')
    .execute();
  expect(lines.map(({ action }) => action)).toEqual(['issuer-added', 'issuer-added', 'issuer-removed']);
});

test('a file is merged with the child that is there, and the mark goes with it when that is undone', async () => {
  const [from, to] = [await played(), await startTestServer()];
  const there = await holdings(from.db, from.school.noor);
  const { file, code } = await fileOf(from, 40);
  const sam = await twin(to);
  const here = await holdings(to.db, sam);
  const { read, elsewhere, undo } = await reading(to);
  const { id, body } = await read(file, code, { trusted: true, into: sam });
  expect(body.pupil).toBe(sam);
  const now = await holdings(to.db, sam);
  expect([now.coins, now.rounds, now.tests]).toEqual([65, here.rounds + there.rounds, there.tests]);
  expect(now.answers).toHaveLength(here.answers.length + there.answers.length);
  expect(await elsewhere(sam)).toEqual([file.issuer]);
  expect((await undo(id)).status).toBe(204);
  await until(async () => (await holdings(to.db, sam)).rounds === here.rounds, 20_000);
  expect([(await holdings(to.db, sam)).coins, await elsewhere(sam)]).toEqual([25, []]);
});
