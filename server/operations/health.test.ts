import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/places.ts';
import { until } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';
import { startSmtp } from '../testing/smtp.ts';
import { createOutbox } from '../mail/outbox.ts';
import { createHealth, failing, type Health } from './health.ts';
import { VERSION } from './version.ts';

/** A door for operations on a free port. */
const operations = { port: 0, host: '127.0.0.1' };

type Told = Health & { ok: boolean; failing: string[] };

async function ask(url: string): Promise<{ status: number; body: Told }> {
  const response = await fetch(`${url}/api/health`);
  return { status: response.status, body: (await response.json()) as Told };
}

test('a server that is well says so: bare to everybody, with all there is to whoever runs it', async () => {
  const server = await startTestServer({ operations });
  const bare = await server.call<string>('GET', '/api/health');
  expect([bare.status, bare.body, bare.headers.get('cache-control')]).toEqual([200, 'ok\n', 'no-store']);
  const { status, body } = await ask(server.operationsUrl);
  expect(status).toBe(200);
  expect(body).toEqual({
    ok: true,
    failing: [],
    version: VERSION,
    migration: expect.stringMatching(/^\d{4}-/) as string,
    database: { ok: true, kind: onPostgres ? 'postgres' : 'sqlite' },
    disk: { ok: true, freeBytes: expect.any(Number) as number },
    mail: { ok: true, configured: false, waiting: 0 },
    backup: { ok: true, configured: false },
  });
  expect(VERSION).toMatch(/^\d+\.\d+\.\d+/);
});

test('nothing of the door for operations is on that for everybody', async () => {
  const server = await startTestServer({ operations });
  expect((await server.call('GET', '/api/metrics')).status).toBe(404);
  expect((await fetch(`${server.operationsUrl}/api/session`)).status).toBe(404);
});

test('a database that takes nothing more is told at both doors, without details at the one for everybody', async () => {
  const server = await startTestServer({ operations });
  await sql`alter table key_marks rename to gone`.execute(server.db);
  const bare = await server.call<string>('GET', '/api/health');
  expect([bare.status, bare.body]).toEqual([503, 'not ok\n']);
  const { status, body } = await ask(server.operationsUrl);
  expect([status, body.failing]).toEqual([503, ['database']]);
  expect(body.database.why).toBe(onPostgres ? '42P01' : 'SQLITE_ERROR');
});

test('many who ask at once cost one look', async () => {
  const server = await startTestServer();
  const health = createHealth({
    db: server.db,
    path: server.path,
    outbox: createOutbox(server.db, false),
    isMailing: false,
  });
  expect(health()).toBe(health());
});

test('a disk that is nearly full is told', async () => {
  const server = await startTestServer();
  const deps = { db: server.db, outbox: createOutbox(server.db, false), isMailing: false };
  const full = await createHealth({ ...deps, path: server.path, leastFreeBytes: Infinity })();
  expect([full.disk.ok, full.disk.freeBytes! > 0]).toEqual([false, true]);
  expect((await createHealth({ ...deps, path: `${server.path}/gone` })()).disk).toEqual({ ok: false });
});

test('a mail server that takes no mail is told to whoever runs it, and stops nobody; one address that is refused is no news', async () => {
  const smtp = await startSmtp();
  const server = await startTestServer({
    operations,
    mailServer: { url: smtp.url, from: 'Spelwereld <mail@spelwereld.test>' },
    siteOrigins: { nl: 'https://spelwereld.test' },
  });
  const outbox = createOutbox(server.db, true);
  const look = createHealth({ db: server.db, path: server.path, outbox, isMailing: true, keptMs: 0 });
  const standing = async () => (await look()).mail;
  const asked = async (address: string) => {
    await server.db
      .updateTable('users')
      .set({ email: address, email_key: address })
      .where('id', '=', server.school.staff.docent)
      .execute();
    await server.call('POST', '/api/auth/password-requests', { body: { name: address } });
  };
  const states = async () =>
    (await server.db.selectFrom('mails').select(['state', 'tries']).execute()).map(
      (row) => `${row.state} ${row.tries}`,
    );

  smtp.behave = { refuse: 550 };
  await asked('weg@school.test');
  await until(async () => (await states()).includes('failed 1'));
  expect(await standing()).toMatchObject({ ok: true, configured: true, waiting: 0 });

  smtp.behave = { refuse: 451 };
  await asked('later@school.test');
  await until(async () => (await states()).includes('waiting 1'));
  expect(await standing()).toMatchObject({ ok: false, waiting: 1 });
  const { status, body } = await ask(server.operationsUrl);
  expect([status, body.failing]).toEqual([503, ['mail']]);
  expect((await server.call('GET', '/api/health')).status).toBe(200);

  smtp.behave = 'take';
  await asked('goed@school.test');
  await until(async () => (await states()).includes('sent 0'));
  expect(await standing()).toMatchObject({ ok: true, waiting: 1, lastSentAt: expect.any(String) as string });
});

test.runIf(onPostgres)('a database that does not answer is told within seconds', async () => {
  const server = await startTestServer();
  const outbox = createOutbox(server.db, false);
  const look = createHealth({ db: server.db, path: server.path, outbox, isMailing: false });
  await server.db.transaction().execute(async (trx) => {
    await sql`lock table key_marks`.execute(trx);
    expect((await look()).database).toMatchObject({ ok: false, why: 'no-answer' });
  });
});

test('a night without a backup is told once the next has passed too', async () => {
  const server = await startTestServer();
  let now = Date.now();
  const last: { at?: number } = {};
  const health = createHealth({
    db: server.db,
    path: server.path,
    outbox: createOutbox(server.db, false),
    isMailing: false,
    lastBackupAt: () => last.at,
    clock: () => now,
    keptMs: 0,
  });
  const hour = 60 * 60 * 1000;
  expect((await health()).backup).toEqual({ ok: true, configured: true });
  now += 53 * hour;
  expect(failing(await health())).toEqual(['backup']);
  last.at = now - 3 * hour;
  expect((await health()).backup).toEqual({
    ok: true,
    configured: true,
    lastAt: new Date(last.at).toISOString(),
  });
});
