import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Attachment } from '../contract/attachments.ts';
import type { ErrorBody } from '../contract/call.ts';
import type { MessageView } from '../contract/inbox.ts';
import { EVERYBODY, type FoundAccount, type OfficeMessage } from '../contract/office-messages.ts';
import { createOutbox } from '../mail/outbox.ts';
import { createAccount } from '../people/create.ts';
import { setState } from '../testing/licence.ts';
import { MESSAGE_BODY } from '../testing/messages.ts';
import { startTestServer } from '../testing/server.ts';
import { copyByMail } from './copies.ts';
import { withdraw } from './office-service.ts';

const BODY = { ...MESSAGE_BODY, text: 'Zie de bijlage.' };
const PDF = Buffer.from('%PDF-1.7\n...');
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);

async function start() {
  const server = await startTestServer();
  const office = await server.login('office');
  const put = (id: string, body: object = {}) =>
    server.call<OfficeMessage & ErrorBody>('PUT', `/api/office/messages/${id}`, {
      token: office,
      body: { ...BODY, ...body },
    });
  const attach = async (
    message: string,
    data: Buffer,
    name = 'Brief.exe',
    id: string = randomUUID(),
    as = office,
  ) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(data)]), name);
    const response = await fetch(`${server.url}/api/office/messages/${message}/attachments/${id}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${as}` },
      body: form,
    });
    return { status: response.status, body: (await response.json()) as Attachment & ErrorBody };
  };
  const read = async <T>(username: string, path: string) =>
    server.call<T & ErrorBody>('GET', `/api/messages/${path}`, { token: await server.login(username) });
  return { server, office, put, attach, read };
}

test('a file goes along by what it is, not by its name; three at most, and only for whom the message is', async () => {
  const { server, office, put, attach, read } = await start();
  const message = randomUUID();
  expect((await attach(message, PDF)).status).toBe(404);
  await put(message, { target: { ...EVERYBODY, roles: ['schooladmin'] } });
  for (const bad of [Buffer.from('MZ program'), Buffer.from('<svg/>'), Buffer.alloc(0)])
    expect(Object.keys((await attach(message, bad, 'plaatje.png')).body.fields!)).toEqual(['file']);
  const large = Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]);
  expect((await attach(message, large)).body.message).toContain('te groot');
  expect((await attach(message, PDF, 'x.pdf', randomUUID(), await server.login('schooladmin'))).status).toBe(
    403,
  );
  const id = randomUUID();
  expect((await attach(message, PDF, '../Brief <ouders>.exe', id)).body).toEqual({
    id,
    name: 'Brief ouders.pdf',
    type: 'pdf',
    size: PDF.length,
  });
  expect((await attach(message, PDF, 'nog eens.pdf', id)).body.name).toBe('Brief ouders.pdf');
  const more = await Promise.all(Array.from({ length: 5 }, () => attach(message, PNG, 'a.png')));
  expect(more.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409]);
  const seen = (await read<MessageView>('schooladmin', message)).body.attachments;
  expect(seen.map(({ name }) => name).toSorted()).toEqual(['Brief ouders.pdf', 'a.png', 'a.png']);
  const path = `${message}/attachments/${id}`;
  const got = (await read<{ data: string }>('schooladmin', path)).body;
  expect(Buffer.from(got.data, 'base64')).toEqual(PDF);
  expect((await read('docent', path)).status).toBe(404);
  expect((await read('thuisadmin', path)).status).toBe(404);
  // Taken away, withdrawn: gone.
  const away = `/api/office/messages/${message}/attachments/${more.find(({ status }) => status === 200)!.body.id}`;
  expect((await server.call('DELETE', away, { token: office })).status).toBe(204);
  expect((await read<MessageView>('schooladmin', message)).body.attachments).toHaveLength(2);
  await server.call('POST', `/api/office/messages/${message}/withdrawal`, { token: office });
  expect((await read('schooladmin', path)).status).toBe(404);
  expect(await server.db.selectFrom('attachments').select('id').execute()).toEqual([]);
});

test('for teachers in Flanders whose account can only be read: exactly these, whoever becomes one later too', async () => {
  const { server, put, read } = await start();
  const { db, school } = server;
  const message = randomUUID();
  await put(message, {
    target: { ...EVERYBODY, roles: ['docent'], variants: ['be'], states: ['readOnly'] },
  });
  const status = async (who: string) => (await read(who, message)).status;
  await setState(db, school.account, 'readOnly');
  expect(await status('docent')).toBe(404);
  await db.updateTable('accounts').set({ variant: 'be' }).where('id', '=', school.account).execute();
  expect(await status('docent')).toBe(200);
  expect(await status('schooladmin')).toBe(404);
  await setState(db, school.account, 'active');
  expect(await status('docent')).toBe(404);
  await setState(db, school.account, 'readOnly');
  await db.updateTable('users').set({ role: 'docent' }).where('id', '=', school.staff.schooladmin).execute();
  expect(await status('schooladmin')).toBe(200);
});

test('accounts to write to are found by a piece of their name, and known again by their id', async () => {
  const { server, office } = await start();
  const find = async (body: object) =>
    (
      await server.call<{ accounts: FoundAccount[] }>('POST', '/api/office/message-accounts', {
        token: office,
        body,
      })
    ).body.accounts;
  const [school, ...others] = await find({ search: 'PRÓEFSCH' });
  expect([school!.id, others]).toEqual([server.school.account, []]);
  expect((await find({ ids: [server.school.account, 'gone'] })).map(({ name }) => name)).toEqual([
    'De Proefschool',
  ]);
});

test('withdrawn while copies wait: those that wait are removed, those that went out lose their text', async () => {
  const { server, put } = await start();
  const { db } = server;
  const account = await createAccount(db, { kind: 'school', name: 'Groot' });
  await db
    .insertInto('users')
    .values(
      Array.from({ length: 500 }, (_, i) => ({
        id: randomUUID(),
        account_id: account,
        role: 'schooladmin' as const,
        username: `u${i}`,
        username_key: `u${i}`,
        password_hash: '',
        name: 'Juf',
        active: 1,
        email: `u${i}@x.test`,
        email_key: `u${i}@x.test`,
        created_at: 0,
      })),
    )
    .execute();
  const message = randomUUID();
  await put(message, { mailCopy: true, target: { ...EVERYBODY, accounts: [account] } });
  const outbox = createOutbox(db, true);
  await copyByMail(db, { ...outbox, nudge: () => undefined, siteUrl: () => 'https://x.test' }, Date.now());
  const mails = () =>
    db.selectFrom('mails').select(['id', 'state', 'text']).where('message_id', '=', message).execute();
  const all = await mails();
  expect(all).toHaveLength(500);
  const sent = all.slice(0, 200).map(({ id }) => id);
  await db.updateTable('mails').set({ state: 'waiting' }).where('message_id', '=', message).execute();
  await db.updateTable('mails').set({ state: 'sent' }).where('id', 'in', sent).execute();
  await withdraw(db, message, server.school.staff.office, Date.now());
  const left = await mails();
  expect(left.map(({ id }) => id).toSorted()).toEqual(sent.toSorted());
  expect(new Set(left.map(({ text }) => text))).toEqual(new Set(['']));
});
