import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import { newId } from '../contract/id.ts';
import type { listMessages, messageNews, MessageView } from '../contract/inbox.ts';
import { EVERYBODY, type OfficeMessage } from '../contract/office-messages.ts';
import { transact } from '../data/database.ts';
import { dayFrom, nameOfDay } from '../data/day.ts';
import { createAccount, createUser } from '../people/create.ts';
import { MESSAGE_BODY } from '../testing/messages.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import type { z } from 'zod';
import { clearMessages } from './led.ts';
import { sendMessage } from './send.ts';

type Listed = z.output<typeof listMessages.response>;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The calls that the tests make again and again. */
async function began() {
  const server = await startTestServer();
  const office = await server.login('office');
  const put = (body: object = {}, id = newId()) =>
    server.call<OfficeMessage & ErrorBody>('PUT', `/api/office/messages/${id}`, {
      token: office,
      body: { ...MESSAGE_BODY, ...body },
    });
  const list = async (username: string, query = '') =>
    (await server.call<Listed>('GET', `/api/messages${query}`, { token: await server.login(username) })).body;
  const titles = async (username: string) => (await list(username)).messages.map(({ title }) => title);
  return { server, office, put, list, titles };
}

/** Gives staff a mail address. */
const giveMail = (server: TestServer, usernames: readonly string[]) =>
  server.db
    .updateTable('users')
    .set(({ ref }) => ({ email: ref('username'), email_key: ref('username') }))
    .where('username', 'in', usernames)
    .execute();

const mailedTo = async ({ db }: TestServer) =>
  (await db.selectFrom('mails').select('to_address').where('message_id', 'is not', null).execute())
    .map(({ to_address }) => to_address)
    .toSorted();

test('a message is seen by exactly those it is for, also by who becomes one later; mail goes to who fitted then', async () => {
  const { server, put, titles } = await began();
  const { db } = server;
  const flemish = await createAccount(db, { kind: 'school', name: 'De Klas', variant: 'be' });
  const { password_hash: passwordHash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('username', '=', 'docent')
    .executeTakeFirstOrThrow();
  const teacher = (username: string) =>
    createUser(db, {
      accountId: flemish,
      role: 'docent',
      username,
      name: 'Juf',
      email: `${username}@be.test`,
      passwordHash,
    });
  const early = await teacher('vroeg');
  await db.insertInto('message_choices').values({ user_id: early, mail: 1 }).execute();
  await giveMail(server, ['docent', 'schooladmin']);

  const target = { ...EVERYBODY, roles: ['docent'], variants: ['be'] };
  const { body } = await put({ target, mailCopy: true, titleBe: 'Voor de {groep}', textBe: '' });
  expect(body).toMatchObject({ standing: 'published', version: 1, title: 'Nieuw spel' });
  expect(await mailedTo(server)).toEqual(['vroeg@be.test']);

  const late = await teacher('laat');
  await db.insertInto('message_choices').values({ user_id: late, mail: 1 }).execute();
  expect(await titles('vroeg')).toEqual(['Voor de klas']);
  expect(await titles('laat')).toEqual(['Voor de klas']);
  for (const other of ['docent', 'schooladmin', 'rtadmin', 'thuisadmin', 'office'])
    expect(await titles(other)).toEqual([]);
  expect(await mailedTo(server)).toEqual(['vroeg@be.test']);
  const mail = await db
    .selectFrom('mails')
    .selectAll()
    .where('message_id', 'is not', null)
    .executeTakeFirstOrThrow();
  expect(mail.subject).toBe('Voor de klas');
  expect(mail.text).toContain('voor elke klas');
  expect(mail.link).toContain(`/app/admins/${flemish}/berichten/${body.id}`);
});

test('administrators get mail unless they switched it off, teachers when they switched it on; about the licence administrators always', async () => {
  const { server, put } = await began();
  await giveMail(server, ['docent', 'schooladmin', 'rtadmin']);
  const choose = async (username: string, mail: boolean) =>
    server.call('PUT', '/api/message-choices', { token: await server.login(username), body: { mail } });
  await choose('rtadmin', false);
  await put({ mailCopy: true });
  expect(await mailedTo(server)).toEqual(['schooladmin']);
  await choose('docent', true);
  await put({ mailCopy: true });
  expect(await mailedTo(server)).toEqual(['docent', 'schooladmin', 'schooladmin']);
  await server.db.deleteFrom('mails').execute();
  await put({ kind: 'licentie' });
  expect(await mailedTo(server)).toEqual(['rtadmin', 'schooladmin']);
  // A fault is mailed when it concerns everybody, and not when it is one school's.
  await put({ kind: 'storing', target: { ...EVERYBODY, kinds: ['rt'] } });
  expect(await mailedTo(server)).toHaveLength(2);
  await put({ kind: 'storing' });
  expect(await mailedTo(server)).toHaveLength(4);
});

test('reading, archiving and reading all are counted; what was there before somebody came is no news', async () => {
  const { server, put, list } = await began();
  const first = (await put()).body.id;
  await put({ kind: 'storing', title: 'Storing' });
  const token = await server.login('docent');
  const news = async () =>
    (await server.call<z.output<typeof messageNews.response>>('GET', '/api/message-news', { token })).body;
  const mark = (body: object, id = first) =>
    server.call<MessageView>('PUT', `/api/messages/${id}/read`, { token, body });
  expect(await news()).toEqual({ unread: 2, threads: 0 });
  expect((await mark({ read: true })).body).toMatchObject({ isRead: true, isArchived: false });
  expect((await news()).unread).toBe(1);
  await mark({ read: false });
  expect((await news()).unread).toBe(2);
  await mark({ archived: true });
  expect(await news()).toEqual({ unread: 1, threads: 0 });
  expect((await list('docent')).messages.map(({ title }) => title)).toEqual(['Storing']);
  expect((await list('docent', '?archived=yes')).total).toBe(1);
  expect((await list('docent', '?kind=nieuws')).total).toBe(0);
  expect((await server.call('PUT', '/api/messages/read-all', { token, body: {} })).body).toEqual({ read: 1 });
  expect((await news()).unread).toBe(0);
  expect((await mark({ read: true }, newId())).status).toBe(404);

  await server.db
    .updateTable('users')
    .set({ created_at: Date.now() + 1000 })
    .where('username', '=', 'schooladmin')
    .execute();
  expect(await list('schooladmin')).toMatchObject({ total: 2, unread: 0 });
});

test('drafts and planned messages are not seen yet, ended ones no longer; three that are pinned come first', async () => {
  const { server, put, titles } = await began();
  const now = Date.now();
  await put({ title: 'concept', publish: false });
  const planned = await put({ title: 'later', publishAt: now + DAY_MS });
  expect(planned.body.standing).toBe('scheduled');
  const over = (await put({ title: 'voorbij', endsOn: nameOfDay(now) })).body.id;
  expect(await titles('docent')).toEqual(['voorbij']);
  await server.db
    .updateTable('messages')
    .set({ ends_at: dayFrom(now, 0) })
    .where('id', '=', over)
    .execute();
  expect(await titles('docent')).toEqual([]);
  const refused = await put({ endsOn: nameOfDay(now - DAY_MS) });
  expect([refused.status, refused.body.fields]).toEqual([422, { endsOn: 'Kies een dag na het plaatsen.' }]);

  for (const [at, pinned] of [true, true, true, true, false].entries()) await put({ title: `${at}`, pinned });
  expect((await titles('docent')).slice(0, 3).toSorted()).toEqual(['1', '2', '3']);
  expect(await titles('docent')).toHaveLength(5);
});

test('a message that two of the office save at once is saved by one; sent twice it is one', async () => {
  const { server, put } = await began();
  const id = newId();
  await put({ publish: false }, id);
  expect((await put({ publish: false }, id)).body.version).toBe(1);
  const both = await Promise.all([
    put({ publish: false, basedOn: 1, title: 'een' }, id),
    put({ publish: false, basedOn: 1, title: 'twee' }, id),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = both.find(({ status }) => status === 409)!;
  expect(refused.body.message).toBe('Iemand anders heeft dit net veranderd. Bekijk eerst wat er nu staat.');
  const remove = async () =>
    server.call('DELETE', `/api/office/messages/${id}`, { token: await server.login('office') });
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
});

test('a word in braces that nobody knows does not go out as it is typed', async () => {
  const { put } = await began();
  const { status, body } = await put({ text: 'Voor {deze leerling} van {fout}.', titleBe: 'Voor de {klas}' });
  expect([status, body.fields]).toEqual([
    422,
    {
      text: '{fout} kennen we niet. Onder het veld staat welke woorden tussen accolades kunnen.',
      titleBe: '{klas} kennen we niet. Onder het veld staat welke woorden tussen accolades kunnen.',
    },
  ]);
});

test('a change after publishing is told, and on wish the message is unread once more', async () => {
  const { server, put, list } = await began();
  const { id } = (await put()).body;
  const token = await server.login('docent');
  await server.call('PUT', '/api/messages/read-all', { token, body: {} });
  await put({ basedOn: 1, pinned: true }, id);
  expect((await list('docent')).messages[0]).toMatchObject({ isRead: true, changedAt: null, isPinned: true });
  await put({ basedOn: 2, text: 'Anders.', again: true }, id);
  expect((await list('docent')).messages[0]).toMatchObject({ isRead: false, changedAt: expect.any(Number) });
  expect((await put({ basedOn: 3, publish: false }, id)).status).toBe(409);
});

test('withdrawing takes the text away at once, also from copies, and the copies that still wait', async () => {
  const { server, office, put, list } = await began();
  await giveMail(server, ['docent', 'schooladmin', 'rtadmin', 'thuisadmin']);
  const { id } = (await put({ mailCopy: true })).body;
  // One went out, one still waits.
  const { db } = server;
  await db.updateTable('mails').set({ state: 'waiting' }).where('to_address', '=', 'rtadmin').execute();
  await db.updateTable('mails').set({ state: 'sent' }).where('to_address', '=', 'schooladmin').execute();
  const { body } = await server.call<OfficeMessage>('POST', `/api/office/messages/${id}/withdrawal`, {
    token: office,
    body: {},
  });
  expect(body).toMatchObject({ standing: 'withdrawn', mails: { made: 1, waiting: 0 } });
  const seen = (await list('docent')).messages;
  expect(seen).toMatchObject([{ isWithdrawn: true, title: '', text: '' }]);
  const stored = JSON.stringify([
    await db.selectFrom('messages').selectAll().execute(),
    await db.selectFrom('mails').selectAll().execute(),
  ]);
  expect(stored).not.toContain('Nieuw spel');
  expect(stored).not.toContain('spel bij');
  await db
    .updateTable('messages')
    .set({ withdrawn_at: Date.now() - 8 * DAY_MS })
    .execute();
  expect((await list('docent')).total).toBe(0);
  expect((await put({ basedOn: 2 }, id)).status).toBe(409);
});

test('the office sees beforehand whom it reaches, and afterwards how many read it; nobody else may', async () => {
  const { server, office, put } = await began();
  const look = await server.call<{ people: number; shown: { be: { text: string } } }>(
    'POST',
    `/api/office/messages/${newId()}/preview`,
    { token: office, body: { ...MESSAGE_BODY, target: { ...EVERYBODY, kinds: ['school'] } } },
  );
  expect(look.body).toMatchObject({
    people: 3,
    accounts: 1,
    mails: 0,
    shown: {
      nl: { text: 'Er is een spel bij voor elke groep.' },
      be: { text: 'Er is een spel bij voor elke klas.' },
    },
  });
  const { id, text } = (await put()).body;
  // The editor gets what is stored, not the words of a country.
  expect(text).toContain('{groep}');
  const token = await server.login('docent');
  await server.login('schooladmin');
  await server.call('PUT', `/api/messages/${id}/read`, { token, body: { read: true } });
  const { body } = await server.call<OfficeMessage>('GET', `/api/office/messages/${id}`, { token: office });
  expect(body.reach).toEqual({ people: 2, read: 1 });
  expect((await server.call('GET', `/api/office/messages/${id}`, { token })).status).toBe(403);
  expect((await server.call('GET', '/api/messages', { token: await server.login('noor') })).status).toBe(403);
});

test('a message of the server is made once, for whom it names, and is not the office’s to edit', async () => {
  const { server, office, titles } = await began();
  const { db, school } = server;
  const send = (more: object = {}) =>
    transact(db, (trx) =>
      sendMessage(
        trx,
        {
          kind: 'roadmap',
          title: 'Klaar',
          text: 'Het is er.',
          source: 'x',
          receivers: [school.staff.docent],
          ...more,
        },
        Date.now(),
      ),
    );
  expect([await send(), await send()]).toEqual([true, false]);
  expect(await titles('docent')).toEqual(['Klaar']);
  expect(await titles('schooladmin')).toEqual([]);
  await send({ source: 'y', title: 'School', receivers: undefined, accountId: school.account });
  expect(await titles('schooladmin')).toEqual(['School']);
  expect(await titles('rtadmin')).toEqual([]);
  const { body } = await server.call<{ total: number }>('GET', '/api/office/messages', { token: office });
  expect(body.total).toBe(0);

  await db
    .updateTable('messages')
    .set({ publish_at: Date.now() - 731 * DAY_MS })
    .where('source', '=', 'x')
    .execute();
  await clearMessages(db, Date.now());
  expect(await titles('docent')).toEqual(['School']);
});
