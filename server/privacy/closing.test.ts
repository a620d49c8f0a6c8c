import { expect, test } from 'vitest';
import type { Closing } from '../contract/closing.ts';
import { daysAfter } from '../contract/days.ts';
import { nameOfDay } from '../data/day.ts';
import { startTestServer } from '../testing/server.ts';
import { createOutbox } from '../mail/outbox.ts';
import { answerTo, sendAnswer, startPlayer } from '../testing/play.ts';
import { eraseClosed } from '../trash/lapsed.ts';
import { openErasures } from '../trash/erasures.ts';

const NAME = 'De Proefschool';

async function startClosing() {
  const server = await startTestServer();
  const { db, school } = server;
  const at = `/api/accounts/${school.account}/closing`;
  const mailTo = (id: string, email: string) =>
    db.updateTable('users').set({ email, email_key: email }).where('id', '=', id).execute();
  await mailTo(school.staff.schooladmin, 'admin@school.test');
  await db
    .updateTable('accounts')
    .set({ details: JSON.stringify({ invoiceEmail: 'facturen@school.test' }) })
    .where('id', '=', school.account)
    .execute();
  const token = await server.login('schooladmin');
  const today = nameOfDay(Date.now());
  const outbox = createOutbox(db, false);
  return {
    ...{ server, db, school, at, today },
    ask: <T = Closing>(method: string, body?: object, as = token) =>
      server.call<T>(method, at, { token: as, ...(body && { body }) }),
    /** What stands in the link of the last mail. */
    async secret() {
      const mail = await db
        .selectFrom('mails')
        .select('link')
        .where('link', 'is not', null)
        .executeTakeFirstOrThrow();
      return mail.link!.split('/').at(-1)!;
    },
    confirm: (secret: string) =>
      server.call<{ eraseOn: string }>('POST', '/api/auth/closing-confirmations', {
        body: { token: secret },
      }),
    erase: (days: number) =>
      eraseClosed(
        {
          ...{ db, erasures: openErasures(server.path), sessions: { endAll: () => Promise.resolve() } },
          post: { add: outbox.add.bind(outbox), nudge() {} },
        },
        Date.parse(`${daysAfter(today, days)}T12:00Z`),
      ),
  };
}

test('an account is closed by its name and a mail, can be taken back for two weeks, and then is erased once and for all', async () => {
  const { server, db, school, ask, secret, confirm, erase, today } = await startClosing();
  const { account, noor } = school;
  const { socket, round } = await startPlayer(server, 'noor', noor);
  await sendAnswer(socket, answerTo(round, 0, true));
  const order = {
    ...{ id: 'order', account_id: account, kind: 'new' as const, seats: 30, months: 12, starts_on: today },
    ...{ list_excl: 1, excl: 1, price: '{}', order_number: '', vat_id: '', vat_id_checked_on: null },
    ...{ ordered_by: null, terms_version: '1', state: 'invoiced' as const, created_at: 1 },
  };
  await db.insertInto('orders').values(order).execute();
  const invoice = {
    ...{ id: 'invoice', series: 'F' as const, year: 2026, number: 1, account_id: account, order_id: 'order' },
    ...{
      corrects_id: null,
      seller: '{"country":"nl"}',
      buyer: '{"country":"nl"}',
      lines: '[]',
      totals: '{}',
    },
    ...{ issue_day: today, due_day: today, supply_from: today, supply_to: today, order_number: '' },
    ...{ state: 'paid' as const, paid_on: today, pdf_sha256: 'abc', created_at: 1 },
  };
  await db.insertInto('invoices').values(invoice).execute();

  expect((await ask('GET')).body).toMatchObject({ state: 'open', name: NAME, eraseOn: null });
  expect((await ask<{ fields: object }>('PUT', { typed: 'Een andere' })).body.fields).toEqual({
    typed: `Typ de naam precies zo: ${NAME}`,
  });
  expect((await ask('PUT', { typed: NAME.toLowerCase() })).body).toMatchObject({ state: 'asked' });
  expect(await erase(400)).toBe(0);
  expect((await confirm('something else')).status).toBe(404);
  const first = await secret();
  const eraseOn = daysAfter(today, 14);
  const toldTo = async (who: string) =>
    (
      await server.call<{ account: { eraseOn?: string } }>('GET', '/api/session', {
        token: await server.login(who),
      })
    ).body.account.eraseOn;
  expect(await toldTo('docent')).toBeUndefined();
  expect((await confirm(first)).body).toEqual({ eraseOn });
  // All staff read it on each page; a pupil does not.
  expect([await toldTo('docent'), await toldTo('noor')]).toEqual([eraseOn, undefined]);
  expect((await confirm(first)).body).toEqual({ eraseOn });
  expect((await ask('GET')).body).toMatchObject({ state: 'confirmed', eraseOn });
  const told = db.selectFrom('mails').select('to_address').where('subject', 'like', '%gewist%');
  expect((await told.execute()).map((mail) => mail.to_address).sort()).toEqual([
    'admin@school.test',
    'facturen@school.test',
  ]);

  // Taken back: the link is worth nothing any more, and nothing is erased.
  expect((await ask('DELETE')).body).toMatchObject({ state: 'open' });
  expect((await confirm(first)).status).toBe(404);
  expect(await erase(15)).toBe(0);

  await db.deleteFrom('mails').execute();
  await ask('PUT', { typed: NAME });
  await confirm(await secret());
  expect(await erase(13)).toBe(0);
  expect(await erase(14)).toBe(1);
  expect(await erase(14)).toBe(0);
  expect(await db.selectFrom('accounts').select('id').where('id', '=', account).execute()).toEqual([]);
  expect(await db.selectFrom('rounds').select('id').execute()).toEqual([]);
  const [kept] = await db.selectFrom('invoices').selectAll().execute();
  expect(kept).toMatchObject({ ...invoice, account_id: null });
  const lines = await db.selectFrom('audit').select('action').where('account_id', '=', account).execute();
  expect(lines.map(({ action }) => action)).toContain('account-closing-confirmed');
  const log = await db.selectFrom('deletion_log').selectAll().where('kind', '=', 'account').execute();
  expect(log).toMatchObject([{ account_id: account, ids: JSON.stringify([account]), why: 'account' }]);
  const mails = await db.selectFrom('mails').selectAll().orderBy('to_address').execute();
  expect(mails.map((mail) => [mail.to_address, mail.account_id, mail.user_id, mail.wipe])).toEqual([
    ['admin@school.test', null, null, 1],
    ['facturen@school.test', null, null, 1],
  ]);
  for (const { attachment } of mails)
    expect(Buffer.from(attachment!, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});

test('who may not close it finds nothing, and an open request to see data comes first', async () => {
  const { server, db, school, ask, secret, confirm, erase, today } = await startClosing();
  expect((await ask('PUT', { typed: NAME }, await server.login('docent'))).status).toBe(403);
  expect((await ask('PUT', { typed: NAME }, await server.login('office'))).status).toBe(403);
  expect((await ask('GET', undefined, await server.login('rtadmin'))).status).toBe(404);
  await ask('PUT', { typed: NAME });
  await confirm(await secret());
  await db
    .insertInto('data_requests')
    .values({
      ...{
        id: 'request',
        account_id: school.account,
        about: 'leerling',
        about_id: school.noor,
        kind: 'inzage',
      },
      ...{
        received_on: today,
        asked_by: 'ouder' as const,
        due_on: today,
        extended_why: null,
        state: 'open' as const,
      },
      ...{ outcome: '', job_id: null, made_by: null, created_at: 1, settled_on: null, version: 1 },
    })
    .execute();
  expect(await erase(14)).toBe(0);
  await db.updateTable('data_requests').set({ state: 'gedaan' }).execute();
  expect(await erase(14)).toBe(1);
});
