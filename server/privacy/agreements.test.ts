import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { AgreementView, OfficeAgreement } from '../contract/agreements.ts';
import type { ErrorBody } from '../contract/call.ts';
import { daysAfter } from '../contract/days.ts';
import type { Leaflet } from '../contract/leaflet.ts';
import type { MessageView } from '../contract/inbox.ts';
import { nameOfDay } from '../data/day.ts';
import { tablesOf } from '../data/tables.ts';
import { openOf } from '../testing/old-database.ts';
import { emptyPlace } from '../testing/places.ts';
import { migrations } from '../data/migrations/index.ts';
import { Migrator } from 'kysely/migration';
import { startTestServer } from '../testing/server.ts';
import { TABLES } from './categories.ts';
import { contentNow, noteLeaflet } from './leaflet-versions.ts';

const SUPPLIER = ['Spelwereld bv', 'Straat 1, 1234 AB Plaats'];
const ADDRESS = { street: 'Schoolstraat 1', postalCode: '1234 AB', city: 'Plaats' };
const today = nameOfDay(Date.now());

async function start(supplier: string[] = SUPPLIER, isOff = false) {
  const server = await startTestServer({ supplier, licences: { isOff } });
  const { db, school } = server;
  await db
    .updateTable('accounts')
    .set({ details: JSON.stringify(ADDRESS) })
    .execute();
  const tokens = new Map<string, string>();
  const ask = async <T>(method: string, path: string, body?: unknown, who = 'schooladmin') => {
    if (!tokens.has(who)) tokens.set(who, await server.login(who));
    return server.call<T & ErrorBody>(method, path, { token: tokens.get(who)!, body });
  };
  const base = `/api/accounts/${school.account}`;
  const view = async (who?: string) =>
    (await ask<AgreementView>('GET', `${base}/agreement`, undefined, who)).body;
  const sign = async (more: object = {}, id: string = randomUUID(), who?: string) => {
    const { version, leaflet } = (await view()).text;
    const body = { version, leaflet, task: 'directeur', mayAgree: true, ...more };
    return ask<AgreementView>('PUT', `${base}/agreements/${id}`, body, who);
  };
  const open = async () =>
    (await ask<{ agreements: OfficeAgreement[] }>('GET', '/api/office/agreements', undefined, 'office')).body
      .agreements;
  const messages = async (who = 'schooladmin') =>
    (await ask<{ messages: MessageView[] }>('GET', '/api/messages?kind=privacy', undefined, who)).body
      .messages;
  return { server, db, school, ask, base, view, sign, open, messages };
}

test('an administrator signs once, both get the very same document, and the office sees who has not', async () => {
  const { school, ask, base, view, sign, open, messages } = await start();
  expect((await view()).standing).toBe('missing');
  expect((await open()).map(({ account }) => account.name).toSorted()).toEqual([
    'De Proefschool',
    'RT Proef',
  ]);
  expect(Object.keys((await sign({ mayAgree: false })).body.fields!)).toEqual(['mayAgree']);
  expect(Object.keys((await sign({ task: '' })).body.fields!)).toEqual(['task']);
  expect((await sign({ leaflet: 2 })).status).toBe(409);
  const id = randomUUID();
  const { body } = await sign({}, id);
  expect(body.standing).toBe('signed');
  expect(body.signed).toMatchObject([
    { id, via: 'app', signer: 'Juf schooladmin', task: 'directeur', signedOn: today, leaflet: 1 },
  ]);
  expect((await sign({}, id)).body.signed).toHaveLength(1);
  expect((await sign()).body.message).toMatch(/^Juf schooladmin heeft dit op .* al ondertekend\.$/);
  const path = `${base}/agreements/${id}/pdf`;
  const mine = (await ask<{ pdf: string; sha256: string }>('GET', path)).body;
  const theirs = (await ask<{ pdf: string }>('GET', path, undefined, 'office')).body;
  const bytes = Buffer.from(mine.pdf, 'base64');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(mine.sha256);
  expect(theirs).toEqual(mine);
  expect((await open()).map(({ account }) => account.name)).toEqual(['RT Proef']);
  expect((await messages())[0]!.title).toBe('De verwerkersovereenkomst is ondertekend');
  expect(
    (await ask('DELETE', `/api/office/accounts/${school.account}/agreements/${id}`, undefined, 'office'))
      .status,
  ).toBe(409);
});

test('of five who sign at once one does; the office signs for nobody, and notes what was on paper', async () => {
  const { school, ask, sign, view } = await start();
  expect((await sign({}, randomUUID(), 'office')).body.message).toMatch(/^Ondertekenen doet iemand van/);
  const tries = await Promise.all(Array.from({ length: 5 }, () => sign()));
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  const paper = (id: string, signedOn: string) =>
    ask<AgreementView>(
      'PUT',
      `/api/office/accounts/${school.account}/agreements/${id}`,
      { version: 'model 4.0', signer: 'J. de Boer', task: 'bestuurder', signedOn },
      'office',
    );
  expect(Object.keys((await paper(randomUUID(), daysAfter(today, 1))).body.fields!)).toEqual(['signedOn']);
  const id = randomUUID();
  expect((await paper(id, daysAfter(today, -9))).body.signed.map(({ via }) => via)).toEqual(['app', 'paper']);
  expect((await paper(id, daysAfter(today, -9))).body.signed).toHaveLength(2);
  expect((await paper(randomUUID(), daysAfter(today, -9))).status).toBe(409);
  await ask('DELETE', `/api/office/accounts/${school.account}/agreements/${id}`, undefined, 'office');
  expect((await view()).signed).toHaveLength(1);
});

test('without a name on the other side, or an address, there is nothing to sign; who hosts for itself needs none', async () => {
  const nameless = await start([]);
  expect((await nameless.sign()).body.message).toMatch(/SUPPLIER/);
  const { db, sign, view } = await start();
  expect((await view()).lacksAddress).toBe(false);
  await db.updateTable('accounts').set({ details: '{}' }).execute();
  expect((await sign()).body.message).toMatch(/adres/);
  expect((await view()).lacksAddress).toBe(true);
  const own = await start(SUPPLIER, true);
  expect((await own.view()).standing).toBe('none');
  expect((await own.sign()).status).toBe(409);
  expect(await own.open()).toEqual([]);
});

test('a family has a statement in its own words and no agreement', async () => {
  const { db, ask, base } = await start();
  const home = (
    await db.selectFrom('accounts').select('id').where('kind', '=', 'thuis').executeTakeFirstOrThrow()
  ).id;
  const path = `/api/accounts/${home}`;
  expect((await ask('GET', `${path}/agreement`, undefined, 'thuisadmin')).status).toBe(404);
  const { body } = await ask<Leaflet>('GET', `${path}/leaflet`, undefined, 'thuisadmin');
  expect(body.title).toBe('Privacyverklaring');
  expect(body.intro.join(' ')).toContain('zijn wij zelf verantwoordelijk');
  // The agreement is named once: that there is none.
  expect(JSON.stringify(body).match(/verwerkersovereenkomst/g)).toHaveLength(1);
  expect(JSON.stringify(body)).not.toMatch(/[Ll]eerling|[Gg]roep|\{groep/);
  const teacher = await ask<Leaflet>('GET', `${base}/leaflet`, undefined, 'docent');
  expect(teacher.body.title).toBe('Privacybijsluiter');
  const { pdf } = (await ask<{ pdf: string }>('GET', `${path}/leaflet-pdf`, undefined, 'thuisadmin')).body;
  expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});

test('the leaflet tells how long this school keeps who left', async () => {
  const { db, school, ask, base } = await start();
  const told = async () =>
    (await ask<Leaflet>('GET', `${base}/leaflet`)).body.kept.find(({ what }) => /weg zijn/.test(what))!.time;
  expect(await told()).toMatch(/^2 jaar nadat ze vertrokken\. De school kiest dit zelf/);
  await db.updateTable('accounts').set({ leaver_months: 9 }).where('id', '=', school.account).execute();
  expect(await told()).toMatch(/^9 maanden nadat ze vertrokken\./);
});

test('Flanders reads its own words', async () => {
  const { db, school, ask, base } = await start();
  await db.updateTable('accounts').set({ variant: 'be' }).where('id', '=', school.account).execute();
  const { body } = await ask<Leaflet>('GET', `${base}/leaflet`);
  expect(JSON.stringify(body)).toMatch(/klas/);
  expect(JSON.stringify(body)).not.toMatch(/groep/);
});

test('signed anew only when data or purposes come to it; any change is told to administrators, once', async () => {
  const { db, sign, view, messages, open } = await start();
  await sign();
  const told = (await messages()).length;
  const fewer = { ...contentNow() };
  // As if the program had kept less when it was signed.
  const { answers, ...data } = fewer.data;
  const [first, ...rest] = answers!;
  await db
    .updateTable('leaflets')
    .set({ content: JSON.stringify({ ...fewer, data: { ...data, answers: rest } }) })
    .execute();
  await Promise.all([noteLeaflet(db, Date.now()), noteLeaflet(db, Date.now()), noteLeaflet(db, Date.now())]);
  expect(first).toBe('practise');
  expect(await view()).toMatchObject({ standing: 'again', grown: ['Antwoorden, ook voor: oefenen'] });
  expect((await open()).map(({ standing }) => standing)).toEqual(['again', 'missing']);
  const now = await messages();
  expect(now.length).toBe(told + 1);
  expect(now[0]!.text).toContain('- Antwoorden, ook voor: oefenen');
  const home = await messages('thuisadmin');
  expect(home.map(({ title }) => title)).toEqual(['De privacyverklaring is aangepast']);
  expect(home[0]!.text).not.toContain('ondertekenen');
  expect(await messages('docent')).toEqual([]);
  expect((await sign()).body.standing).toBe('signed');
  // Measures and terms are told, not signed.
  await noteLeaflet(db, Date.now(), { ...contentNow(), measures: ['nothing'] });
  expect((await view()).standing).toBe('signed');
  expect((await messages()).filter(({ title }) => title.includes('bijsluiter'))).toHaveLength(2);
});

test('a new subprocessor is told thirty days before, with where to object; one that was known is not', async () => {
  const { ask, base, messages } = await start();
  const save = (body: object, id: string = randomUUID(), who = 'office') =>
    ask<{ version: number }>('PUT', `/api/office/subprocessors/${id}`, body, who);
  const hosting = {
    name: 'Rekencentrum bv',
    what: 'de server waarop alles staat.',
    country: 'Nederland',
    startsOn: '2025-01-01',
    endsOn: '',
    isKnown: true,
    basedOn: 0,
  };
  const id = randomUUID();
  expect((await save({ ...hosting, isKnown: false })).body.fields).toHaveProperty('startsOn');
  expect((await save(hosting, id)).status).toBe(200);
  expect(await messages()).toEqual([]);
  const startsOn = daysAfter(today, 30);
  const mailer = { ...hosting, name: 'Postbode nv', country: 'België', startsOn, isKnown: false };
  expect((await save({ ...mailer, startsOn: daysAfter(today, 29) })).status).toBe(422);
  const second = randomUUID();
  await Promise.all([save(mailer, second), save(mailer, second)]);
  const [message, ...others] = await messages();
  expect(others).toEqual([]);
  expect(message!.title).toBe('Nieuwe subverwerker: Postbode nv');
  expect(message!.link).toBe(`berichten/vragen/nieuw?bezwaar=${second}`);
  expect((await messages('docent')).length).toBe(0);
  const { body } = await ask<Leaflet>('GET', `${base}/leaflet`);
  expect(body.subprocessors.map(({ name, isComing }) => [name, isComing])).toEqual([
    ['Postbode nv', true],
    ['Rekencentrum bv', false],
  ]);
  // That it ends is no news; that it does something else is.
  expect((await save({ ...hosting, isKnown: false, basedOn: 1, endsOn: '2026-01-01' }, id)).status).toBe(200);
  expect((await messages()).length).toBe(1);
  expect((await save({ ...mailer, what: 'ook sms', basedOn: 1 }, second)).status).toBe(200);
  expect((await save({ ...mailer, what: 'ook post', basedOn: 1 }, second)).status).toBe(409);
  expect((await messages()).length).toBe(2);
});

test('every table says what of whom it keeps', async () => {
  const { db } = await start();
  const there = (await tablesOf(db)).filter((name) => !/^kysely_|_pg_|socket_io|^limits?$/.test(name));
  expect(there.filter((name) => !(name in TABLES))).toEqual([]);
});

test('what the office had noted of agreements on paper is kept', async () => {
  const db = await openOf(await emptyPlace(), '0042-friends');
  const account = { kind: 'school', name: 'De Oude', created_at: 0 };
  const agreement = JSON.stringify({ version: '3', signer: 'J. de Boer', signedOn: '2025-09-01' });
  const before = db as unknown as {
    insertInto(table: string): { values(rows: object): { execute(): Promise<unknown> } };
  };
  await before
    .insertInto('accounts')
    .values([
      { ...account, id: 'signed', agreement },
      { ...account, id: 'other' },
    ])
    .execute();
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  expect(error).toBeUndefined();
  expect(
    await db
      .selectFrom('agreements')
      .select(['account_id', 'via', 'version', 'signer', 'signed_on'])
      .execute(),
  ).toEqual([
    { account_id: 'signed', via: 'paper', version: '3', signer: 'J. de Boer', signed_on: '2025-09-01' },
  ]);
  await db.destroy();
});
