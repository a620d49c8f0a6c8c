import { expect, test } from 'vitest';
import { newId } from '../contract/id.ts';
import type { LeadView } from '../contract/leads.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { clearLeads } from './repository.ts';
import { FORMS_PER_HOUR } from './routes.ts';

const GUARD = { website: '', seconds: 40 };
const APPLICATION = {
  ...GUARD,
  kind: 'application',
  type: 'school',
  organisation: 'De Regenboog',
  number: '01AB',
  name: 'Zoë van ’t Hof',
  email: 'Zoe@Regenboog.example',
  phone: '+31 6 12 34 56 78',
  pupils: '180',
  start: '2026-12-01',
  remark: '',
  consent: true,
};

const send = (server: TestServer, body: object, id = newId()) =>
  server.call('PUT', `/api/site/leads/${id}`, { body });
const stored = (server: TestServer) => server.db.selectFrom('leads').selectAll().execute();

test('an application is stored once however often it is sent, and the office reads it', async () => {
  const server = await startTestServer();
  const id = newId();
  expect((await send(server, APPLICATION, id)).status).toBe(200);
  expect((await send(server, APPLICATION, id)).status).toBe(200);
  expect((await send(server, { ...APPLICATION, organisation: 'Een andere' }, id)).status).toBe(409);
  expect(await stored(server)).toHaveLength(1);
  expect((await send(server, { ...APPLICATION, type: 'rt', organisation: '' })).status).toBe(200);

  const token = await server.login('office');
  const { body } = await server.call<{ leads: LeadView[]; total: number }>(
    'GET',
    '/api/office/leads?kind=application&status=new',
    { token },
  );
  expect(body.total).toBe(2);
  const first = body.leads.find((lead) => lead.id === id)!;
  expect(first).toMatchObject({ email: 'zoe@regenboog.example', others: 1, status: 'new', account: null });
  expect(first.data).toMatchObject({ pupils: 180, organisation: 'De Regenboog', name: 'Zoë van ’t Hof' });

  const close = (status: string) =>
    server.call<LeadView>('PATCH', `/api/office/leads/${id}`, { token, body: { status } });
  expect((await close('closed')).body.status).toBe('closed');
  expect((await close('new')).body.status).toBe('new');
  await server.db.updateTable('leads').set({ status: 'accepted' }).where('id', '=', id).execute();
  expect((await close('closed')).status).toBe(409);
  for (const username of ['docent', 'noor']) {
    const other = await server.login(username);
    expect((await server.call('GET', '/api/office/leads', { token: other })).status).toBe(403);
  }
});

test('what is faulty is said at its field, in Dutch, and nothing is stored', async () => {
  const server = await startTestServer();
  const { status, body } = await send(server, {
    ...APPLICATION,
    organisation: ' ',
    email: 'zoe',
    phone: 'bel maar',
    pupils: 'veel',
    consent: false,
  });
  expect(status).toBe(422);
  expect(Object.keys(body.fields!).sort()).toEqual(['consent', 'email', 'organisation', 'phone', 'pupils']);
  for (const message of Object.values(body.fields!)) expect(message).toMatch(/^(Vul|Zet) .*\.$/);
  const nameless = await send(server, { ...APPLICATION, organisation: ' ' });
  expect(nameless.body.fields).toEqual({ organisation: 'Vul de naam van de school in.' });
  expect((await send(server, APPLICATION, 'geen-id')).status).toBe(404);
  expect(await stored(server)).toEqual([]);
});

test('a robot is told nothing and not kept; who is too fast may try again; who sends far too much waits', async () => {
  const server = await startTestServer();
  expect((await send(server, { ...APPLICATION, website: 'https://spam.example' })).status).toBe(200);
  expect((await send(server, { ...APPLICATION, seconds: 0.4 })).status).toBe(409);
  expect(await stored(server)).toEqual([]);
  const question = { ...GUARD, kind: 'faq', question: 'Hoe werkt de vlieger?', email: '' };
  const replies: number[] = [];
  for (let i = 2; i <= FORMS_PER_HOUR; i++) replies.push((await send(server, question)).status);
  expect(replies.slice(0, -1).every((status) => status === 200)).toBe(true);
  expect(replies.at(-1)).toBe(429);
  expect(new Set((await stored(server)).map(({ email }) => email))).toEqual(new Set([null]));
});

test('what was dealt with is gone after ninety days, the rest after a year', async () => {
  const server = await startTestServer();
  const DAY = 24 * 60 * 60 * 1000;
  const now = Date.now();
  const row = (id: string, created: number, settled: number | null) => ({
    id,
    kind: 'contact' as const,
    status: settled === null ? ('new' as const) : ('closed' as const),
    data: '{}',
    email: null,
    created_at: now - created * DAY,
    settled_at: settled === null ? null : now - settled * DAY,
    account_id: null,
  });
  await server.db
    .insertInto('leads')
    .values([row('kept', 364, null), row('old', 366, null), row('done', 200, 89), row('past', 200, 91)])
    .execute();
  await clearLeads(server.db);
  expect((await stored(server)).map(({ id }) => id).sort()).toEqual(['done', 'kept']);
});

test('a quote is a PDF with its number, for who has its id', async () => {
  const server = await startTestServer({ supplier: ['Spelwereld bv', 'KvK 12345678'] });
  const id = newId();
  const quote = {
    ...GUARD,
    kind: 'quote',
    type: 'school',
    pupils: 300,
    months: 12,
    organisation: 'Şahinschool',
  };
  expect(
    (await send(server, { ...quote, name: 'Łukasz', email: 'l@school.example', order: '4711' }, id)).status,
  ).toBe(200);
  const response = await fetch(`${server.url}/api/site/quotes/${id}.pdf`);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeGreaterThan(5000);
  const contact = newId();
  await send(
    server,
    { ...GUARD, kind: 'contact', topic: 'fault', name: 'Zoë', email: 'z@x.example', message: 'Hij hapert.' },
    contact,
  );
  for (const path of [`${newId()}.pdf`, `${contact}.pdf`, 'x.pdf'])
    expect((await fetch(`${server.url}/api/site/quotes/${path}`)).status).toBe(404);
});

test('a dead link is counted once per place where it stood', async () => {
  const server = await startTestServer();
  const report = (path: string, from: string) =>
    server.call<{ known: boolean }>('POST', '/api/site/dead-links', { body: { path, from } });
  expect((await report('/app/site/weg', '/app/site/home')).body.known).toBe(false);
  expect((await report('/app/site/weg', '/app/site/home')).body.known).toBe(true);
  expect((await report('/app/site/weg', '')).body.known).toBe(false);
  expect((await report('weg', '')).status).toBe(422);
  const token = await server.login('office');
  const { body } = await server.call<{ links: object[]; total: number }>('GET', '/api/office/dead-links', {
    token,
  });
  expect(body.total).toBe(2);
  expect(body.links[0]).toMatchObject({ path: '/app/site/weg', from: '/app/site/home', times: 2 });
});
