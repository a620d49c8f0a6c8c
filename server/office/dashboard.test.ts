import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { daysAfter } from '../contract/days.ts';
import { LICENCE_STATES } from '../contract/licence-state.ts';
import type { dashboard } from '../contract/office.ts';
import type { listAccounts } from '../contract/office-accounts.ts';
import { nameOfDay } from '../data/day.ts';
import { createAccount } from '../people/create.ts';
import { startTestServer } from '../testing/server.ts';
import { countFigures } from './accounts/figures.ts';

type Numbers = z.infer<typeof dashboard.response>;
type Customers = z.infer<typeof listAccounts.response>;

/** A server with customers of both countries in many states. */
async function start() {
  const server = await startTestServer();
  const { db, school } = server;
  const today = nameOfDay(Date.now());
  const make = async (
    name: string,
    kind: 'trial' | 'paid',
    starts: number,
    ends: number,
    variant: 'nl' | 'be' = 'nl',
  ) => {
    const id = await createAccount(
      db,
      { kind: 'school', name, variant },
      { kind, seats: 30, ends_on: daysAfter(today, ends) },
    );
    await db
      .updateTable('licences')
      .set({ starts_on: daysAfter(today, starts) })
      .where('account_id', '=', id)
      .execute();
    return id;
  };
  await make('Proef die bijna om is', 'trial', -30, 10);
  await make('Proef die net begon', 'trial', -1, 40, 'be');
  await make('Bijna om', 'paid', -330, 30);
  const ordering = await make('Bijna om, besteld', 'paid', -330, 30, 'be');
  await make('In de twee weken', 'paid', -360, -3);
  await make('Alleen lezen', 'paid', -390, -20, 'be');
  await db
    .insertInto('orders')
    .values({
      ...{ id: randomUUID(), account_id: ordering, kind: 'extend', seats: 30, months: 12, price: '{}' },
      ...{ starts_on: today, order_number: '', ordered_by: null, terms_version: '1', state: 'asked' },
      ...{ list_excl: 0, excl: 0, vat_id: '', vat_id_checked_on: null },
      created_at: Date.now(),
    })
    .execute();
  // Fewer seats than the school of the test has pupils.
  await db.updateTable('licences').set({ seats: 3 }).where('account_id', '=', school.account).execute();
  await countFigures(db, Date.now());
  const token = await server.login('office');
  const get = async <T>(path: string) => (await server.call<T>('GET', `/api/office/${path}`, { token })).body;
  return { server, get, token };
}

test('each number about customers is the total of the list that it opens, of one country and of both', async () => {
  const { get } = await start();
  for (const variant of ['', 'nl', 'be']) {
    const narrowed = variant && `variant=${variant}&`;
    const { accounts } = await get<Numbers>(`dashboard?${narrowed}`);
    const list = (filter = '') => get<Customers>(`accounts?${narrowed}${filter}`);
    const all = await list();
    expect([accounts.total, accounts.pupils, accounts.practised]).toEqual([
      all.total,
      all.pupils,
      all.practised,
    ]);
    for (const state of LICENCE_STATES)
      expect([state, accounts.states[state]]).toEqual([state, (await list(`state=${state}`)).total]);
    expect(accounts.trialsSoon).toBe((await list('soon=trial')).total);
    expect(accounts.unordered).toBe((await list('soon=unordered')).total);
    expect(accounts.over).toBe((await list('over=ja')).total);
    expect(accounts.unsigned).toBe((await list('unsigned=ja')).total);
  }
  const { accounts } = await get<Numbers>('dashboard');
  expect(accounts).toMatchObject({ trialsSoon: 1, unordered: 1, over: 1 });
  expect(accounts.states).toMatchObject({ trial: 2, ending: 2, grace: 1, readOnly: 1 });
});

test('what waits and what goes wrong is counted as its lists count it', async () => {
  const { server, get, token } = await start();
  const { db, school } = server;
  const docent = await server.login('docent');
  await server.call('PUT', `/api/sound-reports/${randomUUID()}`, {
    token: docent,
    body: { word: 'boom', note: '' },
  });
  const thread = randomUUID();
  const asked = await server.call('PUT', `/api/accounts/${school.account}/threads/${thread}`, {
    token: docent,
    body: { topic: 'gebruik', subject: 'Hoe werkt dit?', text: 'Graag uitleg.' },
  });
  expect(asked.status).toBe(200);
  await db
    .updateTable('threads')
    .set({ last_at: Date.now() - 6 * 24 * 60 * 60_000 })
    .where('id', '=', thread)
    .execute();
  await db
    .insertInto('data_requests')
    .values({
      ...{ id: randomUUID(), account_id: school.account, about: 'leerling', about_id: null, kind: 'inzage' },
      ...{ received_on: nameOfDay(Date.now()), asked_by: 'ouder', state: 'open', outcome: '', version: 1 },
      ...{ due_on: daysAfter(nameOfDay(Date.now()), 3), extended_why: null, settled_on: null, job_id: null },
      ...{ made_by: null, created_at: Date.now() },
    })
    .execute();
  const { work, trouble } = await get<Numbers>('dashboard');
  const total = async (path: string) => (await get<{ total: number }>(path)).total;
  expect(work).toMatchObject({ threads: 1, requests: 1, sounds: 1 });
  expect(work.threads).toBe(await total('threads?late=ja'));
  expect(work.requests).toBe(await total('data-requests?within=7'));
  expect(work.sounds).toBe(await total('sound-reports'));
  expect(work.applications).toBe(await total('leads?kind=application&status=new'));
  expect(work.overdue.count).toBe(await total('invoices?shown=late'));
  expect(trouble.mails).toBe(await total('mails?trouble=true'));
  expect(trouble.jobs).toBe(await total('jobs?failed=yes'));
  expect((await server.call('GET', '/api/office/dashboard?variant=fr', { token })).status).toBe(422);
});
