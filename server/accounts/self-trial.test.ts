import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ApplicationView } from '../contract/applications.ts';
import type { ErrorBody } from '../contract/call.ts';
import { startTestServer } from '../testing/server.ts';

const FORM = {
  kind: 'application',
  type: 'school',
  organisation: 'De Vlieger',
  number: '12ab',
  name: 'Bo de Vries',
  email: 'bo@vlieger.test',
  phone: '',
  pupils: 45,
  start: '',
  remark: '',
  consent: true,
  website: '',
  seconds: 30,
};
const password = 'vier losse natte sokken';

async function start(trialsOpen = true) {
  const server = await startTestServer({ trialsOpen });
  const apply = async (form: object = {}) => {
    const id = randomUUID();
    const send = () => server.call('PUT', `/api/site/leads/${id}`, { body: { ...FORM, ...form } });
    expect((await send()).status).toBe(200);
    // Sent again because the answer got lost.
    expect((await send()).status).toBe(200);
    return id;
  };
  const links = async () =>
    (await server.db.selectFrom('mails').select('link').where('kind', '=', 'trial-confirm').execute()).map(
      ({ link }) => /\/app\/auth\/proef\/([^/]+)\/([\w-]+)$/.exec(link!)!.slice(1),
    );
  const open = (lead: string, token: string, chosen = password) =>
    server.call<{ username: string } & ErrorBody>('POST', '/api/auth/trials', {
      body: { lead, token, password: chosen },
    });
  const look = async (lead: string, token: string) =>
    (await server.call<{ state: string }>('GET', `/api/auth/trials/${lead}/${token}`)).body.state;
  return { server, apply, links, open, look };
}

test('who asks for a trial opens it with the link of one mail, and is logged in with what was chosen', async () => {
  const { server, apply, links, open, look } = await start();
  const id = await apply();
  const [[lead, token] = [], ...more] = await links();
  expect([lead, more]).toEqual([id, []]);
  expect(await look(id, token!)).toBe('open');
  expect(await look(id, `${token!.slice(0, -1)}_`)).toBe('wrong');
  expect(await look(randomUUID(), token!)).toBe('wrong');
  expect((await open(id, token!, 'wachtwoord')).body.fields).toHaveProperty('password');
  expect((await open(id, 'x')).status).toBe(404);
  const [first, second] = await Promise.all([open(id, token!), open(id, token!)]);
  expect([first.status, second.status].toSorted()).toEqual([200, 409]);
  expect(await look(id, token!)).toBe('used');

  const login = await server.call<{ token: string }>('POST', '/api/auth', {
    body: { username: FORM.email, password },
  });
  const session = await server.call('GET', '/api/session', { token: login.body.token });
  expect(session.body).toMatchObject({
    role: 'schooladmin',
    account: { name: 'De Vlieger', closed: false, licence: { state: 'trial' } },
  });
  const licence = server.db.selectFrom('licences').select('seats').where('kind', '=', 'trial');
  expect(await licence.execute()).toEqual([{ seats: 45 }]);
  const office = await server.login('office');
  const view = await server.call<{ account: { id: string } }>('GET', `/api/office/applications/${id}`, {
    token: office,
  });
  expect(view.body).toMatchObject({ status: 'accepted', account: { name: 'De Vlieger' } });
  // Who orders then is not asked again for how many.
  const orders = await server.call('GET', `/api/accounts/${view.body.account.id}/orders`, {
    token: login.body.token,
  });
  expect(orders.body).toMatchObject({ begin: { seats: 45, orderNumber: '', hasAddress: false } });
});

test('who is a customer already, or was, waits for the office; so does everybody where the office wants that', async () => {
  const { server, apply, links } = await start();
  await server.db
    .updateTable('accounts')
    .set({ number: '12AB' })
    .where('id', '=', server.school.account)
    .execute();
  await apply();
  await server.db
    .updateTable('users')
    .set({ email: 'Bo@vlieger.test', email_key: 'bo@vlieger.test' })
    .where('id', '=', server.school.staff.docent)
    .execute();
  await apply({ number: '' });
  expect(await links()).toEqual([]);

  const asked = await start(false);
  await asked.apply();
  expect(await asked.links()).toEqual([]);
});

test('who has the name of a customer, or a mail address of its organisation, waits too, and the office reads why', async () => {
  const { server, apply, links, open, look } = await start();
  const { account, staff } = server.school;
  const name = 'de PROEFSCHOOL ';
  const first = await apply({ organisation: name, number: '' });
  expect(await links()).toEqual([]);
  const token = await server.login('office');
  const view = async (id: string) =>
    (await server.call<ApplicationView>('GET', `/api/office/applications/${id}`, { token })).body;
  expect(await view(first)).toMatchObject({
    waits: true,
    alike: [{ by: 'name', account, who: { admin: 'Juf schooladmin', number: '', domain: '' } }],
  });
  // A practice of that name is no school of it.
  const practice = await apply({ type: 'rt', organisation: name, number: '' });
  expect((await links()).map(([id]) => id)).toEqual([practice]);
  expect((await view(practice)).waits).toBe(false);

  const address = { email: 'juf@vlieger.test', email_key: 'juf@vlieger.test' };
  const other = await apply({ number: '', email: 'ad@elders.test' });
  const secret = (await links()).find(([id]) => id === other)![1];
  await server.db.updateTable('users').set(address).where('id', '=', staff.docent).execute();
  const colleague = await apply({ number: '', email: 'els@vlieger.test' });
  expect(await links()).toHaveLength(2);
  expect(await view(colleague)).toMatchObject({ waits: true, alike: [{ by: 'domain', account }] });
  // What came to be between the mail and its link counts as well.
  await server.db
    .updateTable('accounts')
    .set({ name: FORM.organisation })
    .where('id', '=', account)
    .execute();
  expect(await look(other, secret!)).toBe('waits');
  expect((await open(other, secret!)).status).toBe(409);
  expect((await view(other)).status).toBe('new');
});

test('a link is too old after a week, and opens nothing once the office refused', async () => {
  const { server, apply, links, open, look } = await start();
  const id = await apply();
  const [[, token] = []] = await links();
  const leads = server.db.updateTable('leads').where('id', '=', id);
  await leads.set({ created_at: Date.now() - 8 * 24 * 60 * 60 * 1000 }).execute();
  expect([await look(id, token!), (await open(id, token!)).status]).toEqual(['expired', 409]);
  await leads.set({ created_at: Date.now(), status: 'closed' }).execute();
  expect([await look(id, token!), (await open(id, token!)).status]).toEqual(['refused', 409]);
  expect(
    await server.db.selectFrom('accounts').select('id').where('name', '=', 'De Vlieger').execute(),
  ).toEqual([]);
});
