import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Job } from '../contract/jobs.ts';
import type { Archive } from '../contract/move-archives.ts';
import type { Move, MoveScope } from '../contract/moves.ts';
import { openDataFolder } from '../data/folder.ts';
import { holdings, NOTE, played } from '../testing/holdings.ts';
import { until } from '../testing/play.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { openMoveKeys } from './archive-keys.ts';
import { fingerprintOf, openArchive, writeArchive } from './archive.ts';
import { writeReceipt } from './receipt.ts';

const ALL: MoveScope = { settings: true, results: true, rewards: true, plans: true };

/** Makes a file of the pupil of a school. */
async function give(server: TestServer, more: object = {}) {
  const { noor, account } = server.school;
  const token = await server.login('schooladmin');
  const path = `/api/pupils/${noor}/move-tokens/${randomUUID()}`;
  const { body } = await server.call<{ code: string }>('PUT', path, {
    token,
    body: {
      ...{ scope: ALL, kind: 'verhuizen', basis: 'ouders', basisDay: '2026-11-01', note: 'geheim' },
      ...{ days: 14, plansSure: true, ...more },
    },
  });
  const file = await server.call<Archive>('POST', `${path}/archive`, { token, body: {} });
  expect(file.status).toBe(200);
  return {
    ...{ file: file.body, code: body.code },
    again: () => server.call<Archive>('POST', `${path}/archive`, { token, body: {} }),
    accept: (receipt: string) =>
      server.call<{ trashed: boolean; message: string }>('POST', `/api/accounts/${account}/move-receipts`, {
        token,
        body: { receipt },
      }),
    state: async () =>
      (await server.db.selectFrom('move_tokens').select('state').execute()).map(({ state }) => state),
  };
}

/** The practice of another server, which reads a file. */
async function reader(server: TestServer) {
  const { account, group } = server.school.elsewhere;
  const token = await server.login('rtadmin');
  return {
    token,
    check: (file: unknown, code: string) =>
      server.call<{ message: string; initials: string; issuer: string; unknown: number; fields?: object }>(
        'POST',
        `/api/accounts/${account}/move-archive-checks`,
        { token, body: { file, code } },
      ),
    read: (file: unknown, code: string, id = randomUUID()) =>
      server.call<{ pupil: string; username: string; message: string }>(
        'PUT',
        `/api/accounts/${account}/groups/${group}/move-archives/${id}`,
        { token, body: { file, code, trusted: true } },
      ),
    ended: (id: string) =>
      until(async () => {
        const { body } = await server.call<Job>('GET', `/api/jobs/${id}`, { token });
        return ['done', 'failed'].includes(body.state) ? body : undefined;
      }, 10_000),
    came: async () =>
      (await server.call<{ in: Move[] }>('GET', `/api/accounts/${account}/moves`, { token })).body.in,
    undo: (id: string) => server.call('POST', `/api/accounts/${account}/moves/${id}/undo`, { token }),
  };
}

test('a pupil goes to another server by file and code, once, and the receipt tells the school', async () => {
  const [from, to] = [await played(), await startTestServer()];
  const { noor, group } = from.school;
  const before = await holdings(from.db, noor);
  const { file, code, accept, state, again } = await give(from);
  expect(JSON.stringify(file)).not.toMatch(/Noor|Vries|geheim/);
  expect(await state()).toEqual(['given']);
  expect((await again()).body.archive).toBe(file.archive);
  const { check, read, ended, came, undo } = await reader(to);
  expect((await check(file, code)).body).toMatchObject({ initials: 'N. d. V.', unknown: 0 });

  const id = randomUUID();
  const { body } = await read(file, code, id);
  expect((await read(file, code, id)).body.pupil).toBe(body.pupil);
  expect(await ended(id)).toMatchObject({ state: 'done', error: null });
  expect(await holdings(to.db, body.pupil)).toEqual(before);
  const notes = await to.db.selectFrom('progress_notes').select(['text', 'pupil_id']).execute();
  expect(notes).toEqual([{ text: NOTE, pupil_id: body.pupil }]);
  const [move] = await came();
  expect(move).toMatchObject({ how: 'read', state: 'done', pupil: { id: body.pupil } });
  for (const answer of [await check(file, code), await read(file, code)])
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Dit bestand is hier al ingelezen. Elk bestand kan één keer.',
    ]);

  // A receipt of one's own making, or a changed one, is none.
  expect((await accept(move!.receipt!.slice(0, -6) + 'AAAAAA')).status).toBe(409);
  const { archive } = file;
  const said = { archive, reader: 'http://elders', readAt: 1, code: '0'.repeat(20) };
  const forged = await writeReceipt(openMoveKeys(openDataFolder(to.path)), said);
  expect((await accept(forged)).status).toBe(409);
  expect(await state()).toEqual(['given']);
  expect((await accept(` ${move!.receipt} `)).body).toEqual({ trashed: true });
  expect(await state()).toEqual(['used']);
  const old = await from.db
    .selectFrom('pupils')
    .select(['trashed_from', 'group_id'])
    .where('id', '=', noor)
    .executeTakeFirst();
  expect(old).toEqual({ trashed_from: group, group_id: null });
  expect((await accept(move!.receipt!)).body).toEqual({ trashed: false });

  expect((await undo(id)).status).toBe(204);
  expect(await to.db.selectFrom('users').select('id').where('id', '=', body.pupil).execute()).toEqual([]);
});

test('without plans no note is in the file, and of another server nothing but what stands in it', async () => {
  const [from, to] = [await played(), await startTestServer()];
  const { file, code } = await give(from, { scope: { ...ALL, plans: false, settings: false } });
  const payload = JSON.stringify(await openArchive(file, code, Date.now()));
  expect(payload).not.toContain(NOTE);
  for (const other of [from.school.daan, 'Daan', 'Juf docent', 'Proefschool', from.school.group, 'argon2'])
    expect(payload).not.toContain(other);
  const { read, ended } = await reader(to);
  const id = randomUUID();
  await read(file, code, id);
  await ended(id);
  expect(await to.db.selectFrom('progress_notes').select('id').execute()).toEqual([]);
});

test('a file that was changed, is too new, is over, or has another code is refused, each with its reason', async () => {
  const [from, to] = [await played(), await startTestServer()];
  const { file, code } = await give(from);
  const { check } = await reader(to);
  const keys = openMoveKeys(openDataFolder(from.path));
  const message = async (other: unknown, typed = code) => (await check(other, typed)).body.message;
  const changed = (data: string) => data.slice(0, 40) + (data[40] === 'A' ? 'B' : 'A') + data.slice(41);
  const damaged = 'Dit bestand is beschadigd of veranderd. Vraag om een nieuw bestand.';
  expect(await message({ ...file, data: changed(file.data) })).toBe(damaged);
  expect(await message({ ...file, expiresAt: '2999-01-01' })).toBe(damaged);
  expect(await message({ ...file, minReader: 99 })).toBe(damaged);
  expect(await message({ ...file, key: {} })).toBe(damaged);
  expect(await message({ ...file, signature: 'x' })).toBe(damaged);
  expect((await check({ ...file, format: 'iets anders' }, code)).status).toBe(422);

  const { archive, issuer, issuedAt } = file;
  const write = (more: object, payload: unknown = {}) =>
    writeArchive(keys, { archive, issuer, issuedAt, expiresAt: '2999-01-01', code, ...more }, payload);
  expect(await message(await write({ minReader: 99 }))).toMatch(
    /^Dit bestand komt van een nieuwere Spelwereld/,
  );
  expect(await message(await write({ expiresAt: '2026-01-01' }))).toMatch(/^Dit bestand is verlopen/);
  expect(await message(await write({}, { head: { firstName: 'x' } }))).toMatch(/niet kan kloppen/);
  const other = await check(file, `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`);
  expect([other.status, other.body.message]).toEqual([
    404,
    'Deze code kennen we niet. Kijk of alle tekens kloppen.',
  ]);
  expect(await fingerprintOf(file)).toMatch(/^\S{6} \S{6} \S{6} \S{6}$/);
});

test('a file of version 1 is read for ever', async () => {
  const to = await startTestServer();
  const kept = JSON.parse(readFileSync(join(import.meta.dirname, 'version-1.test.json'), 'utf8')) as {
    code: string;
    file: Archive;
    coins: number;
    answers: number;
  };
  const { check, read, ended } = await reader(to);
  expect((await check(kept.file, kept.code)).body).toMatchObject({ initials: 'N. d. V.', unknown: 0 });
  const id = randomUUID();
  const { body } = await read(kept.file, kept.code, id);
  expect(await ended(id)).toMatchObject({ state: 'done' });
  const held = await holdings(to.db, body.pupil);
  expect([held.coins, held.answers.length]).toEqual([kept.coins, kept.answers]);
});
