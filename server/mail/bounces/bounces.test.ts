import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { getMail } from '../../contract/mail.ts';
import type { z } from 'zod';
import type { Db } from '../../data/database.ts';
import { readEnvironment } from '../../environment.ts';
import { startImap } from '../../testing/imap.ts';
import { until } from '../../testing/play.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { startSmtp } from '../../testing/smtp.ts';
import { createOutbox } from '../outbox.ts';
import { resetMail } from '../templates/access.ts';
import { messageMail } from '../templates/news.ts';
import { createSmtp } from '../transport.ts';
import { startMailer } from '../worker.ts';
import { mailIn, returnAddress } from './address.ts';
import { readBounces } from './mailbox.ts';
import { readReport } from './report.ts';

const ADDRESS = 'terug@spelwereld.test';
const LINK = { url: 'https://spelwereld.test/app/x', until: Date.now() + 3_600_000 };

/** What a mail server says of a mail that it could not deliver. */
const report = (to: string, status: string) =>
  [
    'From: Mail Delivery System <MAILER-DAEMON@mx.school.test>',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="grens"',
    '',
    '--grens',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '--grens',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.school.test',
    '',
    'Final-Recipient: rfc822; juf@school.test',
    `Action: ${status.startsWith('5') ? 'failed' : 'delayed'}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 <juf@school.test>: no such',
    '    user here',
    '',
    '--grens--',
    '',
  ].join('\r\n');

/** A mail to somebody of the proof school that went out over a real mail server. */
async function send(db: Db, userId: string, to: string) {
  const smtp = await startSmtp();
  const outbox = createOutbox(db, true);
  const transport = createSmtp({
    url: smtp.url,
    from: 'Spelwereld <m@spelwereld.test>',
    bounceAddress: ADDRESS,
  });
  const mailer = startMailer(outbox, transport, pino({ level: 'silent' }));
  onTestFinished(() => mailer.stop());
  const { account_id } = await db
    .selectFrom('users')
    .select('account_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const id = await outbox.add(db, {
    to: { name: 'Juf', address: to },
    letter: resetMail.letter({ naam: 'Juf', gebruikersnaam: 'juf', minuten: 60 }),
    link: LINK,
    userId,
    accountId: account_id,
  });
  mailer.nudge();
  await until(() => smtp.received.length === 1);
  await until(async () => (await mailOf(db, id!)).state === 'sent');
  await mailer.stop();
  return { id: id!, from: smtp.received[0]!.from };
}

const mailOf = (db: Db, id: string) =>
  db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const teacher = async ({ db }: TestServer) => {
  await db.updateTable('users').set({ email: 'juf@school.test' }).where('username', '=', 'docent').execute();
  return (
    await db.selectFrom('users').select('id').where('username', '=', 'docent').executeTakeFirstOrThrow()
  ).id;
};
const bouncesOf = async (db: Db, id: string) =>
  (await db.selectFrom('users').select('mail_bounces').where('id', '=', id).executeTakeFirstOrThrow())
    .mail_bounces;

test('two mails that come back mark the address: the administrators hear of it, news stays away, logging in goes on', async () => {
  const server = await startTestServer();
  const { db } = server;
  const imap = await startImap();
  const box = { url: imap.url, address: ADDRESS };
  const id = await teacher(server);
  const first = await send(db, id, 'juf@school.test');
  expect(first.from).toBe(`terug+${first.id}@spelwereld.test`);

  imap.bring(report(first.from, '4.2.2'));
  expect(await readBounces(db, box)).toBe(1);
  expect(await mailOf(db, first.id)).toMatchObject({ state: 'sent' });
  expect((await mailOf(db, first.id)).reason).toMatch(/^Nog niet aangekomen \(4\.2\.2\)/);
  expect(await bouncesOf(db, id)).toBe(0);

  imap.bring(report(`<${first.from}>`, '5.1.1'));
  imap.bring(report(first.from, '5.1.1'));
  imap.bring('From: jan@x.test\r\nTo: terug@spelwereld.test\r\nSubject: Hoi\r\n\r\nEen gewone mail.\r\n');
  expect(await readBounces(db, box)).toBe(2);
  expect(await mailOf(db, first.id)).toMatchObject({
    state: 'bounced',
    reason: 'Komt niet aan (5.1.1): 550 5.1.1 <juf@school.test>: no such user here',
  });
  // Reported twice it counts once, and reports are thrown away; what somebody wrote stays.
  expect(await bouncesOf(db, id)).toBe(1);
  expect(imap.held().map(({ raw }) => /Subject: (.*)/.exec(raw)![1]!.trim())).toEqual(['Hoi']);
  expect(imap.held()[0]!.flags).toContain('\\Seen');
  expect(await db.selectFrom('messages').select('id').where('source', 'like', 'bounced%').execute()).toEqual(
    [],
  );

  const second = await send(db, id, 'juf@school.test');
  imap.bring(report(second.from, '5.1.1'));
  expect(await readBounces(db, box)).toBe(1);
  expect(await bouncesOf(db, id)).toBe(2);
  const [message] = await db.selectFrom('messages').selectAll().where('source', 'like', 'bounced%').execute();
  expect(message!.title).toMatch(/^Mail aan .* komt niet aan$/);
  const receivers = await db
    .selectFrom('message_receivers')
    .innerJoin('users', 'users.id', 'user_id')
    .select('role')
    .where('message_id', '=', message!.id)
    .execute();
  expect(receivers.map(({ role }) => role)).toEqual(['schooladmin']);

  const outbox = createOutbox(db, true);
  const to = { name: 'Juf', address: 'juf@school.test' };
  const news = messageMail.letter({ naam: 'Juf', titel: 'Nieuws', tekst: 'Hoi' });
  expect(await outbox.add(db, { to, letter: news, link: LINK, userId: id })).toBeNull();
  const needed = resetMail.letter({ naam: 'Juf', gebruikersnaam: 'juf', minuten: 60 });
  expect(await outbox.add(db, { to, letter: needed, link: LINK, userId: id })).not.toBeNull();
  expect(await server.login('docent')).toBeTruthy();
});

test('by hand the office marks a mail and lifts it again, with a reason; a new address begins anew', async () => {
  const server = await startTestServer();
  const { db } = server;
  const token = await server.login('office');
  const id = await teacher(server);
  const put = (path: string, body: object) =>
    server.call<z.infer<typeof getMail.response>>('PUT', `/api/office/mails/${path}`, { token, body });
  const reason = { reason: 'De school belde dat hij weg is.' };
  const sent = [await send(db, id, 'juf@school.test'), await send(db, id, 'juf@school.test')];
  expect((await put(`${sent[0]!.id}/bounce`, { reason: 'te kort' })).status).toBe(422);
  expect((await put(`${sent[0]!.id}/bounce`, reason)).body).toMatchObject({
    state: 'bounced',
    reason: `Komt niet aan: ${reason.reason}`,
    isUnreachable: false,
  });
  // Sent twice is done once.
  expect((await put(`${sent[0]!.id}/bounce`, reason)).status).toBe(200);
  expect(await bouncesOf(db, id)).toBe(1);
  expect((await put(`${sent[1]!.id}/bounce`, reason)).body.isUnreachable).toBe(true);
  const trouble = await server.call<{ total: number }>('GET', '/api/office/mails?trouble=true', { token });
  expect(trouble.body.total).toBe(2);
  const figures = await server.call<{ trouble: { mails: number } }>('GET', '/api/office/dashboard', {
    token,
  });
  expect(figures.body.trouble.mails).toBe(2);

  expect((await put(`${sent[1]!.id}/working-address`, reason)).body.isUnreachable).toBe(false);
  expect(await bouncesOf(db, id)).toBe(0);
  const lines = await db
    .selectFrom('audit')
    .select(['action', 'reason'])
    .where('action', 'like', 'mail-bounce%')
    .orderBy('at')
    .execute();
  expect(lines.map(({ action }) => action)).toEqual(['mail-bounced', 'mail-bounced', 'mail-bounces-lifted']);
  expect(lines[0]!.reason).toBe(reason.reason);

  // What comes back of an address of before says nothing of the one of now.
  const third = await send(db, id, 'juf@school.test');
  await db.updateTable('users').set({ email: 'nieuw@school.test' }).where('id', '=', id).execute();
  expect((await put(`${third.id}/bounce`, reason)).body.state).toBe('bounced');
  expect(await bouncesOf(db, id)).toBe(0);
});

test('only a report of a mail of ours counts', async () => {
  const id = '0192-abc';
  const to = returnAddress(ADDRESS, id);
  expect(mailIn(ADDRESS, `To: Iemand <${to.toUpperCase()}>`)?.toLowerCase()).toBe(id);
  expect(mailIn(ADDRESS, 'To: terug+x@kwaad.test')).toBeUndefined();
  expect(await readReport(Buffer.from(report(to, '5.7.1')), ADDRESS)).toMatchObject({
    mailId: id,
    status: '5.7.1',
  });
  expect(await readReport(Buffer.from(report(to, '2.0.0')), ADDRESS)).toBeUndefined();
  expect(await readReport(Buffer.from(report('iemand@x.test', '5.1.1')), ADDRESS)).toBeUndefined();
  expect(await readReport(Buffer.from('rommel'), ADDRESS)).toBeUndefined();
});

test('a setting that can’t be right is refused before anything is opened, and no password is repeated', () => {
  const env = { SMTP_URL: 'smtp://x', MAIL_FROM: 'a@b.test', SITE_NL: 'https://x.test' };
  const start = (more: object) => () => readEnvironment({ ...env, ...more });
  expect(start({ BOUNCE_ADDRESS: 'geen adres' })).toThrow(/BOUNCE_ADDRESS/);
  expect(start({ BOUNCE_IMAP_URL: 'http://u:geheim@x' })).toThrow(/^(?!.*geheim).*BOUNCE_IMAP_URL/s);
  expect(start({ BOUNCE_IMAP_URL: 'imaps://u:geheim@x.test' })).toThrow(/^(?!.*geheim).*BOUNCE_ADDRESS/s);
  const { deps } = start({ BOUNCE_IMAP_URL: 'imaps://u:p@x.test', BOUNCE_ADDRESS: ADDRESS })();
  expect(deps).toMatchObject({ bounceBox: { address: ADDRESS }, mailServer: { bounceAddress: ADDRESS } });
});
