import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../data/database.ts';
import { openDataFolder } from '../data/folder.ts';
import { emptyPlace } from '../testing/places.ts';
import { startTestServer } from '../testing/server.ts';
import { beginning } from './begin.ts';
import { markDemo } from './demo.ts';
import { inviteSuperadmin } from './superadmin.ts';

const SANNE = { name: 'Sanne de Vries', email: 'sanne@school.example' };
const PASSWORD = 'vier fietsen onder water';

test('the first superadmin chooses a password by a link that works once, and is in', async () => {
  const server = await startTestServer();
  const invited = (await inviteSuperadmin(server.db, SANNE))!;
  const set = (path: string, password = PASSWORD) => {
    const [user, token] = path.split('/').slice(-2);
    return server.call('POST', '/api/auth/password-resets', { body: { user, token, password } });
  };
  // Who lost the phone gets in by the same way.
  const user = await server.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', invited.username)
    .executeTakeFirstOrThrow();
  const app = { kind: 'totp', label: '', secret: 'x', created_at: 1 } as const;
  await server.db
    .insertInto('second_factors')
    .values({ id: 'app', user_id: user.id, ...app })
    .execute();
  const again = (await inviteSuperadmin(server.db, SANNE))!;
  expect(await server.db.selectFrom('second_factors').select('id').execute()).toEqual([]);
  expect(again.username).toBe('sanne@school.example');
  // The one before it ended when another was made.
  expect((await set(invited.path)).status).toBe(409);
  expect((await set(again.path)).status).toBe(200);
  expect((await set(again.path, 'heel iets anders dan zojuist')).status).toBe(409);
  const { body } = await server.call<{ token: string }>('POST', '/api/auth', {
    body: { username: SANNE.email, password: PASSWORD },
  });
  const { body: session } = await server.call('GET', '/api/session', { token: body.token });
  expect(session).toMatchObject({ role: 'superadmin', name: SANNE.name, demo: false });
});

test('whose mail address or user name it is already becomes no superadmin by it', async () => {
  const server = await startTestServer();
  await server.db
    .updateTable('users')
    .set({ email_key: SANNE.email })
    .where('username', '=', 'docent')
    .execute();
  expect(await inviteSuperadmin(server.db, SANNE)).toBeUndefined();
});

test('a real installation says what whoever begins must know, and refuses a demo', async () => {
  const path = mkdtempSync(join(tmpdir(), 'spelwereld-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  const folder = openDataFolder(path, await emptyPlace());
  const db = await openDatabase(folder.database);
  onTestFinished(() => db.destroy());
  expect(await beginning(folder, false)).toEqual([
    expect.stringMatching(/sleutels.*reservekopie/),
    expect.stringMatching(/-- admin/),
  ]);
  folder.secret('token.pem');
  await inviteSuperadmin(db, SANNE);
  expect(await beginning(folder, false)).toEqual([]);
  await markDemo(db);
  await expect(beginning(folder, false)).rejects.toThrow(/demo.*SPELWERELD_DATA/);
});

test('who is logged in on a demo is told so', async () => {
  const server = await startTestServer();
  const token = await server.login('docent');
  await markDemo(server.db);
  expect((await server.call('GET', '/api/session', { token })).body).toMatchObject({ demo: true });
});
