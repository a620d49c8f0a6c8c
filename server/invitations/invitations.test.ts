import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import type { CampaignView, CheckedInvitees, InviteeDraft } from '../contract/campaigns.ts';
import { daysAfter } from '../contract/days.ts';
import { newId } from '../contract/id.ts';
import { nameOfDay } from '../data/day.ts';
import { openDataFolder } from '../data/folder.ts';
import { addressDigest } from '../friends/code.ts';
import { createOutbox } from '../mail/outbox.ts';
import { CAMPAIGN_MAILS } from '../mail/templates/campaigns.ts';
import { until } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';
import { startSmtp } from '../testing/smtp.ts';
import { followInvitations } from './follow.ts';
import { forgetInvitees } from './forget.ts';
import { suppress } from './suppressed.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PATH = '/api/office/campaigns';

const TERMS = {
  template: 'campaign',
  offer: { trialDays: 70, seats: 120, percentOff: 20 },
  expiresOn: daysAfter(nameOfDay(Date.now()), 30),
  ground: 'published',
};
const person = (n: number, more: Partial<InviteeDraft> = {}): InviteeDraft => ({
  line: n + 1,
  name: `Bo ${n}`,
  email: `bo${n}@vlieger.example`,
  organisation: 'De Vlieger',
  kind: '',
  variant: '',
  ...more,
});

async function began(deps: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer({ jobs: { pace: { lookMs: 10, againMs: 1 } }, ...deps });
  const { db } = server;
  const tokens = { office: await server.login('office'), superadmin: await server.login('superadmin') };
  const send = (
    invitees: InviteeDraft[],
    more: object = {},
    id: string = newId(),
    by: keyof typeof tokens = 'office',
  ) =>
    server.call<CampaignView & ErrorBody>('PUT', `${PATH}/${id}`, {
      token: tokens[by],
      body: { ...TERMS, invitees, ...more },
    });
  const check = async (invitees: InviteeDraft[]) =>
    (
      await server.call<CheckedInvitees>('POST', '/api/office/invitee-checks', {
        token: tokens.office,
        body: { invitees },
      })
    ).body;
  const look = async (id: string) =>
    (await server.call<CampaignView>('GET', `${PATH}/${id}`, { token: tokens.office })).body;
  /** Once all mails of a campaign are written. */
  const written = async (id: string) => {
    await until(async () => (await look(id)).job?.state === 'done', 30_000);
    return db.selectFrom('mails').selectAll().where('message_id', '=', id).orderBy('due_at').execute();
  };
  const change = (id: string, what: 'reminders' | 'revocations', invitees: string[]) =>
    server.call<CampaignView & ErrorBody>('POST', `${PATH}/${id}/${what}`, {
      token: tokens.office,
      body: { invitees },
    });
  const visit = (code: string) =>
    server.call<Record<string, unknown> & ErrorBody>('POST', '/api/site/invitation-visits', {
      body: { code },
    });
  const codeOf = async (email: string) =>
    (
      await db
        .selectFrom('campaign_invitees')
        .select('code')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).code;
  const apply = async (invitation: string, more: object = {}) => {
    const id = newId();
    const body = {
      ...{ kind: 'application', type: 'school', organisation: 'De Vlieger', number: '', name: 'Bo' },
      ...{ email: 'bo@vlieger.example', phone: '', pupils: 40, start: '', remark: '', consent: true },
      ...{ website: '', seconds: 30, invitation, ...more },
    };
    expect((await server.call('PUT', `/api/site/leads/${id}`, { body })).status).toBe(200);
    return id;
  };
  /** All mails of a campaign went out some days ago. */
  const sentAgo = async (id: string, days: number) => {
    const at = Date.now() - days * DAY_MS;
    await db
      .updateTable('mails')
      .set({ state: 'sent', settled_at: at })
      .where('message_id', '=', id)
      .execute();
    return look(id);
  };
  return { server, db, tokens, send, check, look, written, change, visit, codeOf, apply, sentAgo };
}

test('of a list of 500 what is faulty, double or unwanted is told by line, nothing goes out before it is mended, and then 494 mails do, a second apart', async () => {
  const { server, db, send, check, look, written } = await began();
  const secret = openDataFolder(server.path).secret('networks');
  await suppress(db, addressDigest(secret, 'bo7@vlieger.example'), Date.now());
  const list = Array.from({ length: 500 }, (_, n) => person(n));
  list[10]!.email = 'bo10 vlieger.example';
  list[20]!.name = ' ';
  list[30]!.kind = 'vliegtuig';
  list[40]!.email = 'BO39@vlieger.example';
  list[50]!.email = 'bo49@vlieger.example';
  const checked = await check(list);
  expect(checked).toMatchObject({ total: 494, skipped: 1 });
  expect(checked.notes.map(({ line, kind }) => [line, kind])).toEqual([
    [8, 'suppressed'],
    [11, 'faulty'],
    [21, 'faulty'],
    [31, 'faulty'],
    [41, 'double'],
    [51, 'double'],
  ]);
  expect(checked.notes[4]!.text).toBe('Dit adres staat ook op regel 40.');
  const refused = await send(list);
  expect([refused.status, Object.keys(refused.body.fields!)]).toEqual([
    422,
    ['line 11', 'line 21', 'line 31', 'line 41', 'line 51'],
  ]);
  expect(await db.selectFrom('campaigns').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('mails').select('id').execute()).toEqual([]);

  const good = list.filter((_, n) => ![10, 20, 30, 40, 50].includes(n));
  const id = newId();
  expect((await send(good, {}, id)).status).toBe(200);
  // Sent again because the answer got lost.
  expect((await send(good, {}, id)).status).toBe(200);
  const mails = await written(id);
  expect(mails).toHaveLength(494);
  const dues = mails.map(({ due_at: due }) => Number(due));
  expect(new Set(dues.slice(1).map((due, i) => due - dues[i]!))).toEqual(new Set([1000]));
  const view = await look(id);
  expect(view.counts).toMatchObject({ all: 495, over: { skipped: 1 } });
  expect(view.invitees.find(({ state }) => state === 'skipped')).toMatchObject({
    email: 'bo7@vlieger.example',
    why: 'Wil geen uitnodigingen.',
  });
  // Another one waits for its turn after these.
  const next = newId();
  await db.updateTable('mails').set({ state: 'waiting' }).execute();
  await send([person(900)], {}, next);
  const [after] = await written(next);
  expect(Number(after!.due_at)).toBe(dues.at(-1)! + 1000);
  const lines = await db.selectFrom('audit').select('action').where('action', '=', 'campaign-sent').execute();
  expect(lines).toHaveLength(2);
});

test('somebody comes by the link, finds the form filled in, asks for a trial, and gets what was offered once it is accepted', async () => {
  const { server, db, tokens, send, written, look, visit, codeOf, apply } = await began();
  const id = newId();
  await send([person(1, { kind: 'school', variant: 'Vlaanderen' })], {}, id);
  const [mail] = await written(id);
  expect(mail!.subject).toBe('Probeer Spelwereld 70 dagen gratis');
  expect(mail!.text).toContain('20 % korting');
  expect(mail!.text).toContain('geen-uitnodigingen=');
  const code = await codeOf('bo1@vlieger.example');
  expect(mail!.link).toContain(`/app/site/aanvraagformulier?uitnodiging=${code}`);
  expect((await visit(code)).body).toMatchObject({
    name: 'Bo 1',
    email: 'bo1@vlieger.example',
    organisation: 'De Vlieger',
    days: 70,
    seats: 120,
    percentOff: 20,
    isCustomer: false,
  });
  expect((await look(id)).invitees[0]!.state).toBe('opened');
  const lead = await apply(code);
  expect((await look(id)).invitees[0]).toMatchObject({ state: 'applied', lead });
  // It is good for one.
  expect((await visit(code)).body.message).toMatch(/al een proef aangevraagd/);
  await apply(code, { email: 'ander@vlieger.example' });
  expect((await look(id)).invitees[0]!.lead).toBe(lead);
  const accepted = await server.call<{ account: { id: string } }>(
    'POST',
    `/api/office/applications/${lead}/acceptance`,
    {
      token: tokens.office,
      body: {
        ...{ kind: 'school', variant: 'be', name: 'De Vlieger', number: '' },
        ...{ adminName: 'Bo', email: 'bo@vlieger.example' },
      },
    },
  );
  expect(accepted.status).toBe(200);
  const account = accepted.body.account.id;
  const licence = await db
    .selectFrom('licences')
    .select(['seats', 'ends_on'])
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow();
  expect(licence).toEqual({ seats: 120, ends_on: daysAfter(nameOfDay(Date.now()), 70) });
  const kept = await db
    .selectFrom('accounts')
    .select('promised_off')
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  expect(kept.promised_off).toBe(20);
  // Before it is accepted the office sees what was promised.
  const asked = await server.call('GET', `/api/office/applications/${lead}`, { token: tokens.office });
  expect(asked.body).toMatchObject({ offer: TERMS.offer });
  const view = await look(id);
  expect(view.invitees[0]).toMatchObject({ state: 'started', account });
  expect(view.counts).toMatchObject({ opened: 1, applied: 1, started: 1 });
});

test('a trial that opens by itself is that of the invitation; who is a customer already is told so', async () => {
  const { server, db, send, check, written, visit, codeOf, apply } = await began({ trialsOpen: true });
  await db
    .updateTable('users')
    .set({ email: 'mia@proefschool.example', email_key: 'mia@proefschool.example' })
    .where('id', '=', server.school.staff.schooladmin)
    .execute();
  const list = [person(1), person(2, { email: 'Mia@proefschool.example' })];
  expect((await check(list)).notes).toMatchObject([
    { line: 3, kind: 'customer', text: 'Is al klant, bij De Proefschool.' },
  ]);
  const id = newId();
  await send(list, {}, id);
  await written(id);
  expect((await visit(await codeOf('mia@proefschool.example'))).body).toMatchObject({ isCustomer: true });
  // Who has an invitation yet is told at the next list.
  expect((await check([person(1)])).notes).toMatchObject([{ kind: 'invited' }]);
  const lead = await apply(await codeOf('bo1@vlieger.example'));
  const { link } = await db
    .selectFrom('mails')
    .select('link')
    .where('kind', '=', 'trial-confirm')
    .executeTakeFirstOrThrow();
  const token = link!.split('/').at(-1);
  const opened = await server.call('POST', '/api/auth/trials', {
    body: { lead, token, password: 'vier losse natte sokken' },
  });
  expect(opened.status).toBe(200);
  const { ends_on: end } = await db
    .selectFrom('licences')
    .innerJoin('leads', 'leads.account_id', 'licences.account_id')
    .select('licences.ends_on')
    .where('leads.id', '=', lead)
    .executeTakeFirstOrThrow();
  expect(end).toBe(daysAfter(nameOfDay(Date.now()), 70));
});

test('over SMTP it carries a way out, and who takes it, in the mail program or on the page, gets none any more', async () => {
  const smtp = await startSmtp();
  const mail = { url: smtp.url, from: 'Spelwereld <mail@spelwereld.test>' };
  const { server, send, look, check, change } = await began({ mailServer: mail });
  const id = newId();
  await send([person(1), person(2)], {}, id);
  await until(() => smtp.received.length === 2);
  const head = smtp.received[0]!.raw.replace(/\r\n\s+/g, ' ');
  const [, way] = /^List-Unsubscribe: <https?:\/\/[^/]+(.+?)>/m.exec(head)!;
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(way).toMatch(/^\/api\/site\/invitation-refusals\/[\w-]{43}\.[\w-]{43}$/);
  await until(async () => (await look(id)).counts.sent === 2);
  // Opening the address asks first.
  const asked = await fetch(server.url + way!, { redirect: 'manual' });
  expect([asked.status, asked.headers.get('location')]).toEqual([
    302,
    expect.stringContaining('/app/site/contact#geen-uitnodigingen='),
  ]);
  expect((await check([person(1)])).notes).toMatchObject([{ kind: 'invited' }]);
  const pressed = await fetch(server.url + way!, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect([pressed.status, await pressed.json()]).toEqual([200, { refused: true }]);
  const view = await look(id);
  expect(view.invitees.map(({ state }) => state)).toEqual(['unsubscribed', 'sent']);
  expect((await check([person(1)])).notes).toMatchObject([{ kind: 'suppressed' }]);
  // A token with another seal shuts nobody out.
  const false_ = way!.replace(/.{43}\./, `${'A'.repeat(43)}.`);
  expect((await server.call('POST', false_, {})).body).toEqual({ refused: false });
  // All of a list who want none: there is nothing to send.
  expect((await send([person(1)])).status).toBe(422);
  expect(
    (
      await change(
        id,
        'reminders',
        view.invitees.map(({ id: one }) => one),
      )
    ).status,
  ).toBe(409);
});

test('it is sent once more, a week later; what is revoked does not go out and opens nothing', async () => {
  const { db, send, written, change, visit, codeOf, sentAgo, look } = await began();
  const id = newId();
  await send([person(1), person(2), person(3)], {}, id);
  await written(id);
  const before = await sentAgo(id, 6);
  const ids = before.invitees.map((one) => one.id);
  expect(before.invitees.map((one) => [one.state, one.canResend])).toEqual(
    Array.from({ length: 3 }, () => ['sent', false]),
  );
  expect((await change(id, 'reminders', ids)).status).toBe(409);
  await db
    .updateTable('campaign_invitees')
    .set({ sent_at: Date.now() - 7 * DAY_MS })
    .execute();
  const both = await Promise.all([change(id, 'reminders', [ids[0]!]), change(id, 'reminders', [ids[0]!])]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await db.selectFrom('mails').select('id').where('message_id', '=', id).execute()).toHaveLength(4);
  expect((await change(id, 'revocations', [ids[0]!, ids[1]!])).status).toBe(200);
  // What was still to go out is gone.
  expect(await db.selectFrom('mails').select('id').where('message_id', '=', id).execute()).toHaveLength(3);
  expect((await change(id, 'revocations', [ids[1]!])).status).toBe(200);
  const view = await look(id);
  expect(view.invitees.map(({ state }) => state)).toEqual(['revoked', 'revoked', 'sent']);
  expect((await visit(await codeOf('bo1@vlieger.example'))).status).toBe(404);
  expect((await visit(await codeOf('bo3@vlieger.example'))).status).toBe(200);
});

test('a mail that fails, comes back or is too late says so; a quarter after the last day whom it went to is erased', async () => {
  const { db, send, written, look, visit, codeOf } = await began();
  const id = newId();
  await send([person(1), person(2), person(3)], {}, id);
  const mails = await written(id);
  const set = (n: number, to: object) =>
    db.updateTable('mails').set(to).where('id', '=', mails[n]!.id).execute();
  await set(0, { state: 'failed', reason: 'Variabele {{naam}} ontbreekt.', settled_at: Date.now() });
  await set(1, { state: 'bounced', settled_at: Date.now() });
  const view = await look(id);
  expect(view.invitees.map(({ state, why }) => [state, why])).toEqual([
    ['failed', 'Variabele {{naam}} ontbreekt.'],
    ['bounced', ''],
    ['queued', ''],
  ]);
  await db
    .updateTable('campaigns')
    .set({ expires_on: daysAfter(nameOfDay(Date.now()), -1) })
    .execute();
  await followInvitations(db, Date.now());
  expect((await look(id)).invitees[2]!.state).toBe('expired');
  expect((await visit(await codeOf('bo3@vlieger.example'))).status).toBe(404);
  const after = (days: number) => Date.now() + days * DAY_MS;
  await forgetInvitees(db, after(88));
  expect((await look(id)).invitees).toHaveLength(3);
  await forgetInvitees(db, after(91));
  expect(await look(id)).toMatchObject({ invitees: [], counts: { all: 3, sent: 1, over: { bounced: 1 } } });
  await createOutbox(db, false).tidy(after(8));
  const left = await db
    .selectFrom('mails')
    .select(['to_address', 'text'])
    .where('message_id', '=', id)
    .where('state', 'in', ['failed', 'bounced'])
    .execute();
  expect(left).toEqual([
    { to_address: '', text: '' },
    { to_address: '', text: '' },
  ]);
});

test('a letter that misses a value does not go out, and the invitation says which', async () => {
  const { db, send, written, look } = await began();
  const { variables } = CAMPAIGN_MAILS.campaign;
  const naam = variables.shape.naam;
  // A later version of the program may want more than is known of who was invited before.
  Object.assign(variables.shape, { naam: naam.refine(() => false) });
  try {
    const id = newId();
    await send([person(1)], {}, id);
    const [mail] = await written(id);
    expect(mail).toMatchObject({ state: 'failed', text: '', reason: 'Variabele {{naam}} ontbreekt.' });
    expect((await look(id)).invitees[0]).toMatchObject({
      state: 'failed',
      why: 'Variabele {{naam}} ontbreekt.',
    });
    expect(await db.selectFrom('mails').select('id').where('state', '=', 'kept').execute()).toEqual([]);
  } finally {
    Object.assign(variables.shape, { naam });
  }
});

test('an offer keeps within what one may give: half of the price, twelve weeks, a quarter to take it up', async () => {
  const { server, tokens, send } = await began();
  const faultOf = async (more: object, by: 'office' | 'superadmin' = 'office') =>
    Object.keys((await send([person(1)], more, newId(), by)).body.fields ?? {});
  const offer = (more: object) => ({ offer: { ...TERMS.offer, ...more } });
  expect(await faultOf(offer({ percentOff: 51 }))).toEqual(['offer.percentOff']);
  expect(await faultOf(offer({ percentOff: 51 }), 'superadmin')).toEqual([]);
  expect(await faultOf(offer({ trialDays: 85 }))).toEqual(['offer.trialDays']);
  expect(await faultOf({ expiresOn: nameOfDay(Date.now()) })).toEqual(['expiresOn']);
  expect(await faultOf({ expiresOn: daysAfter(nameOfDay(Date.now()), 91) })).toEqual(['expiresOn']);
  expect(await faultOf({ ground: 'zomaar' })).toEqual(['ground']);
  const many = Array.from({ length: 501 }, (_, n) => person(n));
  expect((await send(many)).status).toBe(422);
  const preview = await server.call<Record<'nl' | 'be', { subject: string; text: string }>>(
    'POST',
    '/api/office/campaign-previews',
    { token: tokens.office, body: TERMS },
  );
  expect(preview.body.nl.text).toContain('Sanne de Vries');
  expect(preview.body.be.text).toContain('120 leerlingen');
  const tested = await server.call('POST', '/api/office/campaign-tests', {
    token: tokens.office,
    body: { ...TERMS, variant: 'be' },
  });
  expect([200, 409]).toContain(tested.status);
});
