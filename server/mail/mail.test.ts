import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openEmpty } from '../testing/places.ts';
import { until } from '../testing/play.ts';
import { startSmtp } from '../testing/smtp.ts';
import { createOutbox, type NewMail } from './outbox.ts';
import { fillLink } from './render.ts';
import { defineTemplate, told } from './templates/template.ts';
import { writtenAs } from './templates/write.ts';
import { createSmtp } from './transport.ts';
import { startMailer } from './worker.ts';

const logger = pino({ level: 'silent' });
const FROM = 'Spelwereld <mail@spelwereld.test>';
const MINUTE = 60_000;

const LETTER = trial(false).letter({ onderwerp: 'Een nieuw wachtwoord', tekst: 'Klik <hier> & lees.' });
const WITH_BUTTON = trial(true).letter({ onderwerp: 'Een nieuw wachtwoord', tekst: 'Klik <hier> & lees.' });

/** A letter with and one without a button. */
function trial(hasLink: boolean) {
  return defineTemplate({
    key: 'proef',
    what: 'Proef',
    sort: 'system',
    usedBy: [],
    hasLink,
    variables: { onderwerp: told('Onderwerp', 'x'), tekst: told('Tekst', 'x') },
    subject: '{{onderwerp}}',
    body: `Dag Zoë,\n\n{{tekst}}${hasLink ? '\n\n[Kies]({{link}})' : ''}`,
  });
}

const mailTo = (address = 'zoe@school.test', more: Partial<NewMail> = {}): NewMail => ({
  to: { name: 'Zoë van den Berg', address },
  letter: LETTER,
  ...more,
});
const LINK = { url: 'https://spelwereld.test/app/geheim123', until: Date.now() + 60 * MINUTE };

async function start(url?: string) {
  const db = await openEmpty();
  const outbox = createOutbox(db, url !== undefined);
  const mailer = startMailer(outbox, url ? createSmtp({ url, from: FROM }) : undefined, logger);
  onTestFinished(() => mailer.stop());
  const states = async () =>
    (await db.selectFrom('mails').select('state').orderBy('created_at').execute()).map((row) => row.state);
  return { db, outbox, mailer, states };
}

/** Body parts as a reader sees them. */
const decoded = (raw: string) =>
  raw
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    );

test('a mail is stored first and then sent, as text and as HTML; after that its link is gone', async () => {
  const smtp = await startSmtp();
  const { db, outbox, mailer, states } = await start(smtp.url);
  await outbox.add(db, mailTo('zoe@school.test', { letter: WITH_BUTTON, link: LINK }));
  expect(await states()).toEqual(['waiting']);
  mailer.nudge();
  await until(async () => (await states())[0] === 'sent');
  expect(smtp.received).toHaveLength(1);
  const { to, raw } = smtp.received[0]!;
  expect(to).toEqual(['zoe@school.test']);
  const body = decoded(raw);
  expect(body).toContain('Content-Type: text/plain');
  expect(body).toContain('Dag Zoë,');
  expect(body).toContain('Klik <hier> & lees.');
  expect(body).toContain('Klik &lt;hier&gt; &amp; lees.');
  expect(body.split('https://spelwereld.test/app/geheim123')).toHaveLength(3);
  expect(JSON.stringify(await db.selectFrom('mails').selectAll().execute())).not.toContain('geheim123');
});

test('nothing in a name or subject becomes a header or another receiver', async () => {
  const smtp = await startSmtp();
  const { db, outbox, mailer, states } = await start(smtp.url);
  const evil = 'Juf"\r\nBcc: dief@kwaad.test\r\n\r\n<dief@kwaad.test>, Jan';
  await outbox.add(db, {
    ...mailTo('juf@school.test'),
    to: { name: evil, address: 'juf@school.test' },
    letter: trial(false).letter({ onderwerp: `Welkom ${evil}`, tekst: 'Hoi' }),
  });
  mailer.nudge();
  await until(async () => (await states())[0] === 'sent');
  expect(smtp.received[0]!.to).toEqual(['juf@school.test']);
  const head = smtp.received[0]!.raw.split('\r\n\r\n')[0]!;
  expect(head).not.toMatch(/^bcc:/im);
  expect(head).toMatch(/^Subject: /m);
  expect(head).toContain('juf@school.test');
});

test('a mail that is not taken now is tried again later, one that is refused is not', async () => {
  const smtp = await startSmtp();
  const { db, outbox, mailer, states } = await start(smtp.url);
  smtp.behave = { refuse: 451 };
  await outbox.add(db, mailTo());
  mailer.nudge();
  const row = () => db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
  await until(async () => (await row()).tries === 1);
  expect(await row()).toMatchObject({ state: 'waiting' });
  expect((await row()).reason).toMatch(/neemt de mail nu niet aan.*Nee, nu niet/);
  expect((await row()).due_at).toBeGreaterThan(Date.now() + 50_000);
  // Its turn comes.
  smtp.behave = 'take';
  await db.updateTable('mails').set({ due_at: Date.now() }).execute();
  mailer.nudge();
  await until(async () => (await states())[0] === 'sent');
  expect(await row()).toMatchObject({ reason: null, tries: 1 });

  smtp.behave = { refuse: 550 };
  await outbox.add(db, mailTo('weg@school.test'));
  mailer.nudge();
  await until(async () => (await states())[1] === 'failed');
  expect(smtp.received).toHaveLength(1);
});

test('a mail server that stays away is given up after some tries', async () => {
  const db = await openEmpty();
  const outbox = createOutbox(db, true);
  await outbox.add(db, mailTo());
  const transport = createSmtp({ url: 'smtp://127.0.0.1:1', from: FROM });
  let now = Date.now();
  let tries = 0;
  for (let mail = await outbox.take(now); mail; mail = await outbox.take(now)) {
    const outcome = await transport.send(mail);
    expect(outcome).toMatchObject({ sent: false, isFinal: false });
    await outbox.refused(mail, 'weg', false, now);
    now += 24 * 60 * MINUTE;
    tries++;
  }
  expect(tries).toBe(7);
  expect(await db.selectFrom('mails').select(['state', 'reason']).execute()).toEqual([
    { state: 'failed', reason: 'weg' },
  ]);
});

test('what was being sent when the server was killed is never sent twice', async () => {
  const smtp = await startSmtp();
  smtp.behave = 'hang';
  const { db, outbox } = await start();
  const sending = createOutbox(db, true);
  await sending.add(db, mailTo());
  // The first process took it, and the mail server has it, but the answer never came.
  const taken = await sending.take(Date.now());
  void createSmtp({ url: smtp.url, from: FROM }).send(taken!);
  await until(() => smtp.received.length === 1);
  // The next process.
  smtp.behave = 'take';
  const second = startMailer(sending, createSmtp({ url: smtp.url, from: FROM }), logger);
  await second.stop();
  expect(await sending.take(Date.now())).toBeUndefined();
  await outbox.tidy(Date.now() + 11 * MINUTE);
  const [mail] = await db.selectFrom('mails').selectAll().execute();
  expect(mail!.state).toBe('failed');
  expect(mail!.reason).toMatch(/niet zeker/);
  expect(smtp.received).toHaveLength(1);
});

test('two processes never take the same mail', async () => {
  const db = await openEmpty();
  const outboxes = [createOutbox(db, true), createOutbox(db, true)];
  for (let i = 0; i < 10; i++) await outboxes[0]!.add(db, mailTo(`x${i}@school.test`));
  const taken = await Promise.all(Array.from({ length: 20 }, (_, i) => outboxes[i % 2]!.take(Date.now())));
  const ids = taken.flatMap((mail) => (mail ? [mail.id] : []));
  expect(ids).toHaveLength(10);
  expect(new Set(ids).size).toBe(10);
});

test('without a mail server a mail is kept to be read; a link that no longer works is wiped out', async () => {
  const { db, outbox, mailer, states } = await start();
  await outbox.add(db, mailTo('a@school.test', { letter: WITH_BUTTON, link: LINK }));
  mailer.nudge();
  expect(await states()).toEqual(['kept']);
  await outbox.tidy(LINK.until - 1);
  expect((await db.selectFrom('mails').select('link').executeTakeFirstOrThrow()).link).toBe(LINK.url);
  await outbox.tidy(LINK.until + 1);
  expect((await db.selectFrom('mails').select('link').executeTakeFirstOrThrow()).link).toBeNull();
});

test('a mail whose link has ended before its turn is not sent', async () => {
  const db = await openEmpty();
  const outbox = createOutbox(db, true);
  await outbox.add(db, mailTo('a@school.test', { letter: WITH_BUTTON, link: LINK }));
  expect(await outbox.take(LINK.until + 1)).toBeUndefined();
  expect(await db.selectFrom('mails').select(['state', 'link']).execute()).toEqual([
    { state: 'failed', link: null },
  ]);
});

test('a letter without its link, or a link without a letter for it, is a fault of ours', async () => {
  const db = await openEmpty();
  const outbox = createOutbox(db, true);
  await expect(outbox.add(db, mailTo('a@b.test', { link: LINK }))).rejects.toThrow('link');
  await expect(outbox.add(db, mailTo('a@b.test', { letter: WITH_BUTTON }))).rejects.toThrow('link');
});

test('text that looks like our mark or like HTML stays text', () => {
  const letter = trial(true).letter({ onderwerp: 'x', tekst: '**$&** <img src=x>' });
  const written = writtenAs(letter, letter.template.defaults.nl, { variant: 'nl', isFamily: false });
  const { text, html } = fillLink(written, 'https://x.test/?a=1&b="2"');
  expect(text).toContain('**$&** <img src=x>');
  expect(html).toContain('**$&amp;** &lt;img src=x&gt;');
  expect(html).toContain('href="https://x.test/?a=1&amp;b=&quot;2&quot;"');
});
