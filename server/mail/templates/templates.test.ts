import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { MailPreview, MailTemplate, TemplateSummary } from '../../contract/mail-templates.ts';
import type { MailHead } from '../../contract/mail.ts';
import { createUser } from '../../people/create.ts';
import { VARIANTS, type Variant } from '../../contract/variant.ts';
import { openEmpty } from '../../testing/places.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { createOutbox } from '../outbox.ts';
import { resetMail } from './access.ts';
import { refusedMail } from './accounts.ts';
import { faultsIn } from './check.ts';
import { TEMPLATES } from './index.ts';
import { invoiceMail, reminderMail } from './licence.ts';
import { countAside } from './repository.ts';
import { samplesOf } from './template.ts';
import { writeMessage, writtenAs } from './write.ts';

const NL = { variant: 'nl', isFamily: false } as const;
const PATH = '/api/office/mail-templates';

test('every letter in the code is one that the office sees, and its own text fits it', () => {
  const rooms = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const keys = rooms.flatMap((file) =>
    Array.from(
      readFileSync(join('server', file), 'utf8').matchAll(/defineTemplate\(\{\s*key: (['`])(.*?)\1/g),
      ([, , key]) => key!,
    ),
  );
  expect(keys.length).toBeGreaterThan(15);
  for (const key of keys) {
    const wanted = new RegExp(`^${key.replace(/\$\{\w+\}/, '.+')}$`);
    expect([key, TEMPLATES.some((one) => wanted.test(one.key))]).toEqual([key, true]);
  }
  expect(new Set(TEMPLATES.map(({ key }) => key)).size).toBe(TEMPLATES.length);
  for (const template of TEMPLATES)
    for (const variant of VARIANTS) {
      expect([template.key, faultsIn(template, template.defaults[variant])]).toEqual([template.key, {}]);
      const letter = { template, values: samplesOf(template) };
      const { missing, text, html } = writtenAs(letter, template.defaults[variant], {
        variant,
        isFamily: false,
      });
      expect([template.key, missing]).toEqual([template.key, []]);
      expect(text.replaceAll('{{link}}', '')).not.toMatch(/[{}]/);
      expect(html.replaceAll('{{link}}', '')).not.toMatch(/\{\{/);
    }
  // Words that differ between readers would be put in the place of such a variable.
  for (const { variables } of TEMPLATES)
    expect(Object.keys(variables.shape).join(' ')).not.toMatch(/groep|leerling/i);
});

test('a text with a variable that is not there, without what is needed, or badly formed is refused in words', () => {
  const good = resetMail.defaults.nl;
  const faultOf = (body: string) => faultsIn(resetMail, { ...good, body }).body;
  expect(faultOf(good.body.replace('{{naam}}', '{{nam}}'))).toBe('{{nam}} bestaat niet. Bedoel je {{naam}}?');
  expect(faultOf(`${good.body} {{groep}}`)).toBe('{{groep}} bestaat niet.');
  expect(faultOf(good.body.replace(/\[Kies.*\n/, ''))).toMatch(/link ontbreekt/);
  expect(faultOf(good.body.replace('{{gebruikersnaam}}', 'iets'))).toMatch(
    /^\{\{gebruikersnaam\}\} ontbreekt/,
  );
  expect(faultOf(`${good.body}\n\n**vet`)).toMatch(/\*\*/);
  expect(faultOf(`${good.body}\n\n[Nog een]({{link}})`)).toMatch(/één knop/);
  expect(faultOf(good.body.replace('\n\n[Kies', ' [Kies'))).toMatch(/eigen regel/);
  expect(faultOf(`${good.body} {naam}`)).toMatch(/staat er los/);
  expect(faultOf(`${good.body}\n\n{Leerlingen} in een {groep}`)).toBeUndefined();
  expect(faultsIn(resetMail, { ...good, subject: 'Kijk {{link}}' }).subject).toMatch(/onderwerp/);
  expect(faultsIn(resetMail, { ...good, text: 'Alleen {{link}}' }).text).toMatch(/gebruikersnaam/);
});

test('bold, lists and lines become text and HTML; values stay what was typed', () => {
  const body = 'Dag {{naam}},\n\n**Let op**: {{reden}}\n- een\n- **twee**\n\nKlaar,\n{{organisatie}}';
  const letter = refusedMail.letter({
    naam: '<b>Jan</b>',
    organisatie: 'A & B\r\nBcc: x',
    reden: '**nee**\n- o',
  });
  const shown = writtenAs(letter, { subject: 'Over {{organisatie}}', body, text: null }, NL);
  expect(shown.subject).toBe('Over A & B Bcc: x');
  expect(shown.text).toContain('Let op: **nee**\n- o\n\n- een\n- twee\n\nKlaar,');
  expect(shown.html).toContain('Dag &lt;b&gt;Jan&lt;/b&gt;,');
  expect(shown.html).toContain('<strong>Let op</strong>: **nee**<br>- o');
  expect(shown.html).toMatch(/<li>een<\/li><li><strong>twee<\/strong><\/li>/);
  const own = writtenAs(letter, { subject: 'x', body, text: 'Kort: {{reden}}' }, NL);
  expect(own.text).toMatch(/^Kort: \*\*nee\*\*/);
});

test('a paragraph of which nothing is filled in falls away; without a name there is no greeting', () => {
  const values = {
    organisatie: 'De Zon',
    nummer: 'F1',
    herinnering: 'herinnering',
    voor: '1 mei',
    open: '€ 5',
  };
  const text = (more: { naam: string; gecrediteerd: string }) =>
    writtenAs(reminderMail.letter({ ...values, ...more }), reminderMail.defaults.nl, NL).text;
  expect(text({ naam: 'Juf', gecrediteerd: '€ 2' })).toMatch(/^Dag Juf,[^]*is € 2 gecrediteerd/);
  expect(text({ naam: '', gecrediteerd: '' })).toMatch(/^Factuur F1/);
  expect(text({ naam: '', gecrediteerd: '' })).not.toContain('gecrediteerd');
});

test('a mail of which something is not filled in is not sent, says which, and can’t be sent again', async () => {
  const db = await openEmpty();
  const outbox = createOutbox(db, true);
  const to = { name: 'Juf', address: 'juf@school.test' };
  await outbox.add(db, { to, letter: invoiceMail.letter({ naam: '', organisatie: 'De Zon', nummer: ' ' }) });
  const [mail] = await db.selectFrom('mails').selectAll().execute();
  expect(mail).toMatchObject({
    state: 'failed',
    reason: 'Variabele {{nummer}} ontbreekt.',
    text: '',
    html: '',
  });
  expect(await outbox.take(Date.now() + 1000)).toBeUndefined();
  const server = await startTestServer();
  await server.db.insertInto('mails').values(mail!).execute();
  const token = await server.login('office');
  const again = await server.call('POST', `/api/office/mails/${mail!.id}/retries`, { token });
  expect(again.status).toBe(409);
});

/** Saves a text of a letter, as the office does. */
const saver = (server: TestServer, token: string) => (key: string, variant: string, body: object) =>
  server.call<MailTemplate>('PUT', `${PATH}/${key}/${variant}`, { token, body });

test('a text of the office is mailed in its country, with its version; what was before can be mailed again', async () => {
  const server = await startTestServer();
  const token = await server.login('office');
  const save = saver(server, token);
  const outbox = createOutbox(server.db, false);
  const mailed = async (variant: 'nl' | 'be') => {
    const letter = refusedMail.letter({ naam: 'Jan', organisatie: 'De Zon', reden: 'Vol.' });
    const id = await outbox.add(server.db, { to: { name: 'Jan', address: 'jan@x.test' }, letter, variant });
    const { kind, subject } = await server.db
      .selectFrom('mails')
      .select(['kind', 'subject'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return `${kind}: ${subject}`;
  };
  const text = { subject: 'Helaas', body: 'Dag {{naam}}, {{reden}} In deze {groep}.', text: null };
  const { status, body } = await save('application-refused', 'be', { ...text, basedOn: 0 });
  expect(status).toBe(200);
  expect(body.texts.be).toMatchObject({ version: 1, isOwn: true, subject: 'Helaas' });
  // It is edited as it is stored.
  expect(body.texts.be.body).toContain('{groep}');
  expect(await mailed('be')).toBe('application-refused@be.1: Helaas');
  expect(await mailed('nl')).toBe('application-refused: Over je aanvraag bij Spelwereld');
  // Sent twice is done once.
  expect((await save('application-refused', 'be', { ...text, basedOn: 0 })).body.texts.be.version).toBe(1);

  const second = { ...text, subject: 'Nee', basedOn: 1 };
  expect((await save('application-refused', 'be', second)).body.texts.be.version).toBe(2);
  const back = await server.call<MailTemplate>('POST', `${PATH}/application-refused/be/original`, {
    token,
    body: { basedOn: 2 },
  });
  expect(back.body.texts.be).toMatchObject({ version: 3, isOwn: false });
  expect(back.body.versions.map(({ version, isDefault }) => [version, isDefault])).toEqual([
    [3, true],
    [2, false],
    [1, false],
  ]);
  expect(await mailed('be')).toBe('application-refused: Over je aanvraag bij Spelwereld');
  expect((await save('application-refused', 'be', { ...text, basedOn: 3 })).body.texts.be.version).toBe(4);
  expect(await mailed('be')).toBe('application-refused@be.4: Helaas');
  const lines = await server.db
    .selectFrom('audit')
    .select(['action', 'subject', 'detail'])
    .where('action', 'like', 'mail-template-%')
    .execute();
  expect(lines).toHaveLength(4);
  expect(lines[0]).toEqual({
    action: 'mail-template-saved',
    subject: 'application-refused',
    detail: 'be versie 1',
  });
});

test('of two who save one text the second reads that, and nothing is lost', async () => {
  const server = await startTestServer();
  const [office, boss] = [await server.login('office'), await server.login('superadmin')];
  const texts = ['Een', 'Twee'].map((subject) => ({ subject, body: '{{reden}}', text: null, basedOn: 0 }));
  const answers = await Promise.all([
    saver(server, office)('application-refused', 'nl', texts[0]!),
    saver(server, boss)('application-refused', 'nl', texts[1]!),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const lost = answers.findIndex(({ status }) => status === 409);
  const who = [office, boss][lost]!;
  const again = await saver(server, who)('application-refused', 'nl', { ...texts[lost]!, basedOn: 1 });
  expect(again.body.versions.map(({ subject }) => subject)).toEqual(
    lost === 0 ? ['Een', 'Twee'] : ['Twee', 'Een'],
  );
});

test('what is wrong is told at its field, and the text of a mail about logging in is a superadmin’s', async () => {
  const server = await startTestServer();
  const token = await server.login('office');
  const { subject, body } = resetMail.defaults.nl;
  const wrong = await server.call<{ fields: Record<string, string> }>(
    'PUT',
    `${PATH}/application-refused/nl`,
    {
      token,
      body: { subject: 'x', body: '{{reden}} {{nam}}', text: null, basedOn: 0 },
    },
  );
  expect(wrong.status).toBe(422);
  expect(wrong.body.fields['body']).toBe('{{nam}} bestaat niet. Bedoel je {{naam}}?');
  const text = { subject, body: `${body} Groet!`, text: null, basedOn: 0 };
  expect((await saver(server, token)('reset', 'nl', text)).status).toBe(409);
  const boss = await server.login('superadmin');
  expect((await saver(server, boss)('reset', 'nl', text)).status).toBe(200);
  const list = await server.call<{ templates: TemplateSummary[] }>('GET', PATH, { token });
  const reset = list.body.templates.find(({ key }) => key === 'reset')!;
  expect(reset.standings).toMatchObject({
    nl: { version: 1, isOwn: true },
    be: { version: 0, isOwn: false },
  });
  expect((await server.call('GET', `${PATH}/is-er-niet`, { token })).status).toBe(404);
  expect((await server.call('GET', PATH, { token: await server.login('schooladmin') })).status).toBe(403);
});

test('a stored text that does not fit after an update is set aside, and told', async () => {
  const server = await startTestServer();
  const token = await server.login('office');
  const old = (key: string, variant: Variant) => ({
    ...{ key, variant, version: 1, subject: 'Oud', body: '{{vroeger}}' },
    ...{ text: null, is_default: 0, by_id: null, at: 1, active: 1 },
  });
  await server.db
    .insertInto('mail_templates')
    .values([old('application-refused', 'nl'), old('application-refused', 'be'), old('reset', 'be')])
    .execute();
  const { templates } = (await server.call<{ templates: TemplateSummary[] }>('GET', PATH, { token })).body;
  const aside = templates.filter(({ standings: { nl, be } }) => nl.isAside || be.isAside);
  expect(aside.map(({ key }) => key).sort()).toEqual(['application-refused', 'reset']);
  expect(await countAside(server.db)).toBe(aside.length);
  const letter = refusedMail.letter({ naam: 'Jan', organisatie: 'De Zon', reden: 'Vol.' });
  expect(await writeMessage(server.db, letter, NL)).toMatchObject({
    title: 'Over je aanvraag bij Spelwereld',
  });
  const { body } = await server.call<MailTemplate>('GET', `${PATH}/application-refused`, { token });
  expect(body.texts.nl).toMatchObject({ isAside: true, isOwn: false, body: '{{vroeger}}' });
});

test('a preview shows both countries with invented values; a trial goes to oneself alone', async () => {
  const server = await startTestServer();
  const token = await server.login('office');
  const text = { subject: 'Hoi {{naam}}', body: '{{reden}} in een {groep}', text: null };
  const path = `${PATH}/application-refused/be`;
  const shown = await server.call<MailPreview>('POST', `${path}/preview`, {
    token,
    body: text,
  });
  expect(shown.body.shown.be!.text).toMatch(/met dit nummer\. in een klas/);
  expect(shown.body.shown.be!.subject).toBe('Hoi Sanne de Vries');
  expect(shown.body.shown.nl!.subject).toBe('Over je aanvraag bij Spelwereld');
  const faulty = await server.call<MailPreview>('POST', `${path}/preview`, {
    token,
    body: { ...text, body: '{{redn}}' },
  });
  expect(faulty.body).toMatchObject({
    faults: { body: '{{redn}} bestaat niet. Bedoel je {{reden}}?' },
    shown: { be: null },
  });

  await server.db.updateTable('users').set({ email: null }).where('username', '=', 'office').execute();
  expect((await server.call('POST', `${path}/test`, { token, body: text })).status).toBe(409);
  await server.db
    .updateTable('users')
    .set({ email: 'ik@kantoor.test' })
    .where('username', '=', 'office')
    .execute();
  const { body: tried } = await server.call<{ mail: string }>('POST', `${path}/test`, { token, body: text });
  expect(tried).toEqual({ address: 'ik@kantoor.test', mail: expect.any(String) });
  // It stands among the mails, for who sent it and a superadmin; a colleague reads nothing of the office's own.
  const seen = async (who: string) => {
    const { body } = await server.call<{ mails: MailHead[] }>('GET', '/api/office/mails', { token: who });
    return body.mails.filter(({ id }) => id === tried.mail).map(({ isTrial }) => isTrial);
  };
  expect([await seen(token), await seen(await server.login('superadmin'))]).toEqual([[true], [true]]);
  expect((await server.call('GET', `/api/office/mails/${tried.mail}`, { token })).status).toBe(200);
  const { password_hash: passwordHash } = await server.db
    .selectFrom('users')
    .select('password_hash')
    .where('username', '=', 'office')
    .executeTakeFirstOrThrow();
  const colleague = { accountId: null, role: 'office', username: 'kantoor-twee', name: 'Bo' } as const;
  await createUser(server.db, { ...colleague, passwordHash });
  expect(await seen(await server.login('kantoor-twee'))).toEqual([]);
  await server.db.updateTable('mails').set({ kind: 'reset' }).where('id', '=', tried.mail).execute();
  expect(await seen(token)).toEqual([]);
  await server.db
    .updateTable('mails')
    .set({ kind: 'application-refused@proef' })
    .where('id', '=', tried.mail)
    .execute();
  const mails = await server.db.selectFrom('mails').select(['to_address', 'subject', 'kind']).execute();
  expect(mails).toEqual([
    {
      to_address: 'ik@kantoor.test',
      subject: 'Proef: Hoi Sanne de Vries',
      kind: 'application-refused@proef',
    },
  ]);
});
