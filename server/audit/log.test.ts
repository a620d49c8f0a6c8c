import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { CALLS } from '../contract/index.ts';
import type { AuditFile, AuditLine } from '../contract/office-audit.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import type { AuditAction } from './actions.ts';

interface Page {
  lines: AuditLine[];
  next: string | null;
  isKnown: boolean;
  among: { id: string; name: string; account: string }[];
}

const AT = Date.parse('2026-09-10T10:00:00Z');

interface Stored {
  at?: number;
  action?: AuditAction;
  actor?: string;
  act?: string;
  account?: string;
  subject?: string;
  detail?: string;
}

/** Puts lines in the log as they would have come there. */
async function store({ db }: TestServer, lines: readonly Stored[]): Promise<string[]> {
  const rows = lines.map((line) => ({
    id: randomUUID(),
    at: line.at ?? AT,
    action: line.action ?? 'group-edited',
    actor_id: line.actor ?? null,
    act_id: line.act ?? null,
    account_id: line.account ?? null,
    subject: line.subject ?? null,
    detail: line.detail ?? null,
    reason: null,
  }));
  await db.insertInto('audit').values(rows).execute();
  return rows.map(({ id }) => id);
}

const asking = async (server: TestServer, username: string) => {
  const token = await server.login(username);
  return async (query: Record<string, string> = {}) =>
    (await server.call<Page>('GET', `/api/office/audit?${new URLSearchParams(query)}`, { token })).body;
};

test('the log is read a hundred lines at a time, also where many are of one moment; nothing twice and nothing left out', async () => {
  const server = await startTestServer();
  const { account } = server.school;
  const ids = await store(
    server,
    Array.from({ length: 250 }, (_, n) => ({ at: AT + Math.floor(n / 90), account, subject: 'thing' })),
  );
  const ask = await asking(server, 'office');
  const seen: AuditLine[] = [];
  let after: string | null = '';
  for (let page = 0; after !== null && page < 5; page++) {
    const { lines, next }: Page = await ask({ subject: 'thing', ...(after && { after }) });
    expect(lines.length).toBe(Math.min(100, 250 - seen.length));
    seen.push(...lines);
    after = next;
  }
  expect(seen.map(({ at }) => at)).toEqual(seen.map(({ at }) => at).sort((a, b) => b - a));
  expect(seen.map(({ id }) => id).sort()).toEqual(ids.sort());
});

test('lines are found by person, account, action, what it was done to and days', async () => {
  const server = await startTestServer();
  const { account, elsewhere, staff, noor } = server.school;
  const midnight = Date.parse('2026-09-10T22:00:00Z');
  const [own, named, other, late] = await store(server, [
    { actor: staff.docent, account, action: 'pupil-changed', subject: noor, detail: randomUUID() },
    { actor: staff.docent, act: staff.office, account, action: 'group-edited', detail: 'name, 3 pupils' },
    { actor: staff.rtadmin, account: elsewhere.account, action: 'pupil-changed' },
    { at: midnight, account, action: 'pupil-changed', subject: noor },
  ]);
  const ask = await asking(server, 'office');
  const idsOf = async (query: Record<string, string>) =>
    (await ask({ to: '2026-09-11', ...query })).lines.map(({ id }) => id);
  expect((await idsOf({ person: 'docent' })).sort()).toEqual([own, named].sort());
  expect(await idsOf({ person: staff.office })).toEqual([named]);
  expect(await idsOf({ account: elsewhere.account })).toEqual([other]);
  expect((await idsOf({ action: 'pupil-changed' }))[0]).toBe(late);
  expect(await idsOf({ action: 'pupil-changed', account, person: 'DOCENT' })).toEqual([own]);
  expect(await idsOf({ subject: noor })).toEqual([late, own]);
  // The day ends at midnight in Amsterdam.
  expect(await idsOf({ subject: noor, to: '2026-09-10' })).toEqual([own]);
  expect(await idsOf({ subject: noor, from: '2026-09-11' })).toEqual([late]);
  expect(await ask({ person: 'niemand' })).toMatchObject({ lines: [], isKnown: false, among: [] });
  // Staff as the table names them, and of a pupil the user name.
  expect((await idsOf({ person: 'juf DOCENT' })).sort()).toEqual([own, named].sort());
  expect(await idsOf({ subject: 'Noor' })).toEqual([late, own]);
  const several = await ask({ person: 'Juf' });
  expect(several).toMatchObject({ lines: [], isKnown: false });
  expect(several.among).toContainEqual(
    expect.objectContaining({ id: staff.office, name: 'Juf office', account: '' }),
  );
  expect(several.among.map(({ id }) => id)).not.toContain(noor);

  const { lines } = await ask({ account, to: '2026-09-10' });
  const line = (id: string | undefined) => lines.find((one) => one.id === id);
  expect(line(named)).toMatchObject({
    by: { name: 'Juf docent' },
    act: { name: 'Juf office' },
    account: { name: 'De Proefschool' },
    label: 'Gegevens van groep veranderd',
    detail: 'naam, 3 leerlingen',
  });
  // Of a pupil no name, and no ids in what changed.
  expect(line(own)).toMatchObject({ subject: { id: noor, name: 'noor' }, detail: '', act: null });
});

test('what can’t be searched for is said at its field, and of looking on what it was for', async () => {
  const server = await startTestServer();
  const token = await server.login('office');
  const faultsOf = async (query: Record<string, string>) => {
    const { status, body } = await server.call<{ fields: Record<string, string> }>(
      'GET',
      `/api/office/audit?${new URLSearchParams(query)}`,
      { token },
    );
    return [status, Object.keys(body.fields)];
  };
  expect(await faultsOf({ from: '2026-09-12', to: '2026-09-11' })).toEqual([422, ['from']]);
  expect(await faultsOf({ person: 'x'.repeat(300) })).toEqual([422, ['person']]);
  await store(server, [{ action: 'look-on-begun', subject: 'someone', detail: 'telefoon' }]);
  const { lines } = await (await asking(server, 'office'))({ subject: 'someone' });
  expect(lines[0]?.detail).toBe('aanleiding: telefoon');
});

test('what the office’s own members did with their logins only a superadmin reads', async () => {
  const server = await startTestServer();
  const { account, staff } = server.school;
  const [own, customer] = await store(server, [
    { actor: staff.superadmin, action: 'second-lifted', subject: staff.office },
    { actor: staff.schooladmin, action: 'second-lifted', subject: staff.docent, account },
  ]);
  const query = { action: 'second-lifted' };
  const ask = await asking(server, 'office');
  expect((await ask(query)).lines.map(({ id }) => id)).toEqual([customer]);
  const askAll = await asking(server, 'superadmin');
  expect((await askAll(query)).lines.map(({ id }) => id).sort()).toEqual([own, customer].sort());
  expect((await askAll({ action: 'login', person: 'superadmin' })).lines).toHaveLength(1);
});

test('a file of the log has a reason, is made in the background and is fetched by who asked for it', async () => {
  const server = await startTestServer({ jobs: { pace: { lookMs: 10, againMs: 1 } } });
  const { account } = server.school;
  await store(
    server,
    Array.from({ length: 450 }, (_, n) => ({ at: AT + n, account, subject: 'thing', detail: `=${n}` })),
  );
  await store(server, [{ account, subject: 'other' }]);
  const token = await server.login('office');
  const path = `/api/office/audit/files/${randomUUID()}`;
  const body = { filter: { subject: 'thing' }, reason: 'Vraag van de FG' };
  expect((await server.call('PUT', path, { token, body: { ...body, reason: 'te kort !' } })).status).toBe(
    422,
  );
  expect((await server.call('PUT', path, { token, body })).status).toBe(200);
  expect((await server.call('PUT', path, { token, body })).status).toBe(200);
  const files = async () =>
    (await server.call<{ files: AuditFile[] }>('GET', '/api/office/audit/files', { token })).body.files;
  await expect.poll(async () => (await files())[0]?.state).toBe('done');
  expect(await files()).toMatchObject([{ lines: 450, isCut: false, reason: 'Vraag van de FG' }]);

  const get = (as: string) =>
    fetch(`${server.url}${path}/content`, { headers: { Authorization: `Bearer ${as}` } });
  const response = await get(token);
  expect(response.headers.get('content-type')).toContain('text/csv');
  const rows = (await response.text()).split('\r\n');
  expect(rows).toHaveLength(451);
  // What a spreadsheet would reckon with is text.
  expect(rows[1]).toContain("'=449");
  expect((await get(await server.login('superadmin'))).status).toBe(404);
  const lines = await server.db
    .selectFrom('audit')
    .select(['action', 'reason'])
    .where('action', 'like', 'audit-file-%')
    .orderBy('at')
    .execute();
  expect(lines).toEqual([
    { action: 'audit-file-made', reason: 'Vraag van de FG' },
    { action: 'audit-file-fetched', reason: null },
  ]);
});

test('no call changes or removes a line', () => {
  const of = CALLS.filter(({ path }) => path.startsWith('/api/office/audit'));
  expect(of.length).toBeGreaterThan(3);
  expect(of.filter(({ method }) => method !== 'GET').map(({ id }) => id)).toEqual(['makeAuditFile']);
});
