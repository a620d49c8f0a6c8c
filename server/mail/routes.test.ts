import { expect, test } from 'vitest';
import type { MailHead } from '../contract/mail.ts';
import type { MailRow } from '../data/schema.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { searchKey } from './outbox.ts';
import { LINK_MARK } from './render.ts';

const put = (server: TestServer, id: string, more: Partial<MailRow> = {}) => {
  const row = {
    id,
    kind: 'welcome@nl',
    to_name: 'Juf',
    to_address: 'juf@school.test',
    subject: `Mail ${id}`,
    text: `Klik: ${LINK_MARK}`,
    html: `<a href="${LINK_MARK}">x</a>`,
    link: 'https://x.test/geheim',
    link_until: Date.now() + 60_000,
    account_id: null,
    user_id: null,
    state: 'kept' as const,
    tries: 0,
    due_at: 1,
    reason: null,
    created_at: Date.now() + Number(id),
    settled_at: null,
    ...more,
  };
  const search_key = searchKey({ name: row.to_name, address: row.to_address }, row.subject);
  return server.db
    .insertInto('mails')
    .values({ ...row, search_key })
    .execute();
};

test('the office finds mails by state, name and page; a link is shown only where nothing is sent', async () => {
  const server = await startTestServer();
  await put(server, '1');
  await put(server, '2', { state: 'failed', reason: 'Weg', to_name: 'Meester Zoë' });
  const token = await server.login('office');
  const list = async (query = '') =>
    (await server.call<{ mails: MailHead[]; total: number }>('GET', `/api/office/mails${query}`, { token }))
      .body;
  expect((await list()).mails.map((mail) => mail.id)).toEqual(['2', '1']);
  expect(await list('?state=failed')).toMatchObject({ total: 1, mails: [{ id: '2', reason: 'Weg' }] });
  expect((await list('?search=meester')).total).toBe(1);
  // "É" finds "é" and "e", and the other way round; a sign that means something to the database is a sign.
  await put(server, '3', { state: 'sent', subject: 'Één élève', to_address: 'KÉES_1@school.test' });
  for (const wanted of ['ÉÉN', 'één', 'Élève', 'eleve', 'kées_', 'ZOE'])
    expect([wanted, (await list(`?search=${encodeURIComponent(wanted)}`)).total]).toEqual([wanted, 1]);
  for (const wanted of ['_', '100%', '\\']) {
    const { mails } = await list(`?search=${encodeURIComponent(wanted)}`);
    expect([wanted, mails.map(({ id }) => id)]).toEqual([wanted, wanted === '_' ? ['3'] : []]);
  }
  await server.db.deleteFrom('mails').where('id', '=', '3').execute();
  expect((await list('?page=2')).mails).toEqual([]);
  const text = async (id: string) =>
    (await server.call<{ text: string }>('GET', `/api/office/mails/${id}`, { token })).body.text;
  expect(await text('1')).toBe('Klik: https://x.test/geheim');
  expect(await text('2')).not.toContain('geheim');
  const seen = await server.db
    .selectFrom('audit')
    .select('subject')
    .where('action', '=', 'mail-read')
    .execute();
  expect(seen).toHaveLength(2);
});

test('a link that makes one its receiver is left out for the office, and a superadmin sees it', async () => {
  const server = await startTestServer();
  await put(server, '1', { kind: 'reset@be.3' });
  const read = async (as: string) =>
    (
      await server.call<{ text: string; isLinkHidden: boolean }>('GET', '/api/office/mails/1', {
        token: await server.login(as),
      })
    ).body;
  expect(await read('office')).toMatchObject({
    text: 'Klik: [deze link is uit veiligheid verwijderd]',
    isLinkHidden: true,
  });
  expect(await read('superadmin')).toMatchObject({
    text: 'Klik: https://x.test/geheim',
    isLinkHidden: false,
  });
});

test('what goes to the office itself only a superadmin reads: a link in it would make one somebody else', async () => {
  const server = await startTestServer();
  await put(server, '1', { user_id: server.school.staff.superadmin });
  const read = async (as: string) => {
    const token = await server.login(as);
    const list = await server.call<{ total: number }>('GET', '/api/office/mails', { token });
    return [list.body.total, (await server.call('GET', '/api/office/mails/1', { token })).status];
  };
  expect(await read('office')).toEqual([0, 404]);
  expect(await read('superadmin')).toEqual([1, 200]);
});

test('a mail that failed is sent again when asked, unless its link is gone or there is no mail server', async () => {
  const nowhere = { url: 'smtp://127.0.0.1:1', from: 'proef@spelwereld.test' };
  const server = await startTestServer({ mailServer: nowhere });
  const later = Date.now() + 60_000;
  await put(server, '1', { state: 'failed', due_at: later });
  await put(server, '2', { state: 'failed', link: null });
  await put(server, '3', { state: 'sent', link: null, text: '', html: '' });
  const token = await server.login('office');
  const retry = async (id: string) =>
    (await server.call('POST', `/api/office/mails/${id}/retries`, { token })).status;
  expect([await retry('1'), await retry('2'), await retry('3'), await retry('4')]).toEqual([
    200, 409, 409, 404,
  ]);
});
