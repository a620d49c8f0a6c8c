import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../../contract/call.ts';
import type { AccountHead } from '../../contract/office-accounts.ts';
import { createOutbox } from '../../mail/outbox.ts';
import { copyByMail } from '../../messages/copies.ts';
import { mails, startOffice } from '../../testing/office-accounts.ts';

test('the welcome mail goes once more to who never logged in, and the link before it is dead', async () => {
  const { server, token, make, head } = await startOffice();
  const id = randomUUID();
  await make({}, id);
  const [admin] = (await head(id)).admins;
  const again = (account: string, of: string) =>
    server.call('POST', `/api/office/accounts/${account}/welcome`, { token, body: { admin: of } });
  expect((await again(id, admin!.id)).status).toBe(429);
  const early = { created_at: Date.now() - 120_000 };
  await server.db.updateTable('password_tokens').set(early).execute();
  expect((await again(id, admin!.id)).status).toBe(200);
  const tokens = await server.db
    .selectFrom('password_tokens')
    .select('hash')
    .where('user_id', '=', admin!.id)
    .execute();
  expect(tokens).toHaveLength(1);
  expect((await mails(server)).filter(({ kind }) => kind === 'welcome')).toHaveLength(2);
  // Who logged in asks for a password, and who runs another account is nobody here.
  await server.login('schooladmin');
  const { account, staff } = server.school;
  await server.db
    .updateTable('users')
    .set({ email: 'directie@school.test' })
    .where('id', '=', staff.schooladmin)
    .execute();
  expect((await again(account, staff.schooladmin)).status).toBe(409);
  expect((await again(account, admin!.id)).status).toBe(404);
});

test('when the last administrator is gone the office invites another, with how that was checked; who is left hears of it', async () => {
  const { server, token } = await startOffice();
  const { account, staff } = server.school;
  await server.db
    .updateTable('users')
    .set({ email: 'directie@school.test', email_key: 'directie@school.test' })
    .where('id', '=', staff.schooladmin)
    .execute();
  const id = randomUUID();
  const invite = (body: object) =>
    server.call<AccountHead & ErrorBody>('PUT', `/api/office/accounts/${account}/admins/${id}`, {
      token,
      body: { adminName: 'An Peeters', email: 'an@school.test', ...body },
    });
  expect(Object.keys((await invite({ reason: 'gebeld' })).body.fields!)).toEqual(['reason']);
  const reason = 'Teruggebeld via het nummer van het bestuur.';
  const { body } = await invite({ reason });
  expect(body.admins.map(({ name }) => name)).toContain('An Peeters');
  expect((await invite({ reason })).status).toBe(200);
  // It is a message too, of which no copy goes by mail: who is told has a mail of it already.
  const outbox = createOutbox(server.db, true);
  const post = { add: outbox.add, nudge: () => undefined, siteUrl: () => 'https://x.test' };
  await copyByMail(server.db, post, Date.now() + 1000);
  const messages = await server.db
    .selectFrom('message_receivers')
    .innerJoin('messages', 'messages.id', 'message_id')
    .select(['user_id', 'title'])
    .execute();
  expect(messages).toEqual([
    { user_id: staff.schooladmin, title: 'Er is een nieuwe beheerder voor De Proefschool' },
  ]);
  const sent = (await mails(server)).map(({ kind, to_address }) => [kind, to_address]);
  expect(sent).toEqual(
    expect.arrayContaining([
      ['new-admin', 'directie@school.test'],
      ['invitation', 'an@school.test'],
    ]),
  );
  expect(sent).toHaveLength(2);
  const line = await server.db
    .selectFrom('audit')
    .select(['subject', 'reason'])
    .where('action', '=', 'admin-invited')
    .execute();
  expect(line).toEqual([{ subject: id, reason }]);
});

test('blocking ends the sessions of staff, who read why when they log in anew; unblocking restores', async () => {
  const { server, token } = await startOffice();
  const { account } = server.school;
  const [admin, docent, noor] = [
    await server.login('schooladmin'),
    await server.login('docent'),
    await server.login('noor'),
  ];
  const block = (body: object) =>
    server.call('PUT', `/api/office/accounts/${account}/block`, { token, body });
  const isIn = async (one: string) =>
    (await server.call('GET', '/api/session', { token: one })).status === 200;
  const why = 'De rekening van maart staat nog open.';
  expect((await block({ block: { kind: 'betaling', why } })).status).toBe(200);
  expect([await isIn(admin), await isIn(docent), await isIn(noor)]).toEqual([false, false, true]);
  const again = await server.login('schooladmin');
  const refused = await server.call('GET', `/api/accounts/${account}/groups`, { token: again });
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining(why)]);
  await block({ block: null });
  expect((await server.call('GET', `/api/accounts/${account}/groups`, { token: again })).status).toBe(200);
});

test('of two who block one account for something else the second is told, and once more changes nothing', async () => {
  const { server, token } = await startOffice();
  const { account } = server.school;
  const other = await server.login('superadmin');
  const block = (body: object, as = token) =>
    server.call('PUT', `/api/office/accounts/${account}/block`, { token: as, body });
  const wish = { block: { kind: 'betaling', why: 'De rekening van maart staat nog open.' } };
  const both = await Promise.all([
    block(wish),
    block({ block: { kind: 'misbruik', why: 'Er wordt met wachtwoorden gehandeld.' } }, other),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await block({ block: null });
  for (let i = 0; i < 2; i++) expect((await block({ block: null })).status).toBe(200);
  for (let i = 0; i < 2; i++) expect((await block(wish)).status).toBe(200);
  const lines = await server.db
    .selectFrom('audit')
    .select('action')
    .where('action', 'in', ['account-blocked', 'account-unblocked'])
    .orderBy('at')
    .orderBy('id')
    .execute();
  expect(lines.map(({ action }) => action)).toEqual([
    'account-blocked',
    'account-unblocked',
    'account-blocked',
  ]);
});
