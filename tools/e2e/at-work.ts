import { randomUUID } from 'node:crypto';
import type { Group } from '../../server/contract/groups.ts';
import type { MailHead } from '../../server/contract/mail.ts';
import { call } from './calling.ts';
import { careAtWork } from './care-at-work.ts';

/** Addresses of pages that only exist when something happened that the demo school does not have. */
export interface AtWork {
  /** Of the school, below its groups: an archived group. */
  school: string[];
  /** Below the office's area. */
  office: string[];
  /** Below the school's area: what the office switches on. */
  care: string[];
}

/** Lets somebody apply, the office open an account for somebody else, and the school archive a group and throw a list away. */
export async function setToWork(url: string): Promise<AtWork> {
  const [waiting, accepted] = [randomUUID(), randomUUID()];
  await call(url, 'PUT', `/api/site/leads/${waiting}`, { body: application('De Kade', 'els@kade.example') });
  await call(url, 'PUT', `/api/site/leads/${accepted}`, {
    body: application('De Sluis', 'jan@sluis.example'),
  });
  const office = await token(url, 'kantoor');
  const { account } = await call<{ account: { id: string } }>(
    url,
    'POST',
    `/api/office/applications/${accepted}/acceptance`,
    {
      token: office,
      body: {
        kind: 'school',
        variant: 'nl',
        name: 'De Sluis',
        number: '',
        adminName: 'Jan de Wit',
        email: 'jan@sluis.example',
      },
    },
  );
  const { mails } = await call<{ mails: MailHead[] }>(url, 'GET', '/api/office/mails', { token: office });

  const { pupils } = await call<{ pupils: { id: string }[] }>(url, 'GET', '/api/office/pupils?q=fleur5', {
    token: office,
  });

  const school = await token(url, 'directie');
  const { account: own } = await call<{ account: { id: string } }>(url, 'GET', '/api/session', {
    token: school,
  });
  const { groups } = await call<{ groups: Group[] }>(url, 'GET', `/api/accounts/${own.id}/groups`, {
    token: school,
  });
  const group = groups.find(({ name }) => name === 'Groep 5')!.id;
  const past = groups.find(({ name }) => name === 'Groep 4')!.id;
  await call(url, 'POST', `/api/accounts/${own.id}/group-archive`, {
    token: school,
    body: { change: randomUUID(), groups: [past], archived: true },
  });
  const list = `/api/accounts/${own.id}/word-lists/${randomUUID()}`;
  await call(url, 'PUT', list, { token: school, body: { name: 'Weggegooid', words: [{ word: 'fiets' }] } });
  await call(url, 'PATCH', `${list}/removed`, { token: school, body: { removed: true } });
  const relocation = randomUUID();
  const moving = `/api/office/relocations/${relocation}`;
  const body = { from: own.id, to: account.id, reason: 'De school gaat verder bij dit bestuur.' };
  await call(url, 'PUT', moving, { token: office, body });
  const items = { groups: [group], seats: 500 };
  await call(url, 'POST', `${moving}/items`, { token: office, body: { items, choices: {}, basedOn: 1 } });
  return {
    care: await careAtWork({ url, account: own.id, group, office, school }),
    school: [`/schooljaren/${past}`],
    office: [
      `aanvragen/${waiting}`,
      `aanvragen/${accepted}`,
      `verzonden-mail/${mails[0]!.id}`,
      `leerlingen/${pupils[0]!.id}`,
      `verhuizingen/${relocation}`,
      `admins/${account.id}/verhuis-admin`,
      `admins/${account.id}/accountgegevens`,
      `admins/${account.id}/accountgegevens/schoollogin`,
      `admins/${account.id}/accountgegevens/tweede-stap`,
      `admins/${account.id}/accountgegevens/onderdelen`,
    ],
  };
}

const application = (organisation: string, email: string) => ({
  website: '',
  seconds: 60,
  kind: 'application',
  type: 'school',
  organisation,
  number: '',
  name: 'Els Peeters',
  email,
  phone: '',
  pupils: 180,
  start: '',
  remark: '',
  consent: true,
});

async function token(url: string, username: string): Promise<string> {
  const body = { username, password: 'regenboog' };
  return (await call<{ token: string }>(url, 'POST', '/api/auth', { body })).token;
}
