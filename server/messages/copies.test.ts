import { expect, test } from 'vitest';
import { newId } from '../contract/id.ts';
import { EVERYBODY } from '../contract/office-messages.ts';
import { transact, type Db } from '../data/database.ts';
import type { NewMail } from '../mail/outbox.ts';
import { createAccount } from '../people/create.ts';
import { openEmpty } from '../testing/places.ts';
import { createOutbox } from '../mail/outbox.ts';
import { copyByMail } from './copies.ts';
import { sendMessage } from './send.ts';

const PEOPLE = 250;

/** A school with many teachers who want mail, and a message for them. */
async function manyPeople(): Promise<Db> {
  const db = await openEmpty();
  const account = await createAccount(db, { kind: 'school', name: 'Groot' });
  const users = Array.from({ length: PEOPLE }, (_, i) => ({
    id: newId(),
    account_id: account,
    role: 'schooladmin' as const,
    username: `u${i}`,
    username_key: `u${i}`,
    password_hash: '',
    name: 'Juf',
    active: 1,
    email: `u${i}@x.test`,
    email_key: `u${i}@x.test`,
    created_at: 0,
  }));
  await db.insertInto('users').values(users).execute();
  const notice = {
    kind: 'nieuws',
    title: 'Hallo',
    text: 'x'.repeat(900),
    mailCopy: true,
    source: 'a',
  } as const;
  await transact(db, (trx) => sendMessage(trx, { ...notice, target: EVERYBODY }, 1000));
  return db;
}

test('copies that broke off half way go on where they were, and nobody gets two', async () => {
  const db = await manyPeople();
  const outbox = createOutbox(db, true);
  let left = 137;
  const post = {
    add: (trx: Db, mail: NewMail) => {
      if (left-- === 0) throw new Error('gone');
      return outbox.add(trx, mail);
    },
    nudge: () => undefined,
    siteUrl: () => 'https://x.test',
  };
  const count = async () => (await db.selectFrom('mails').select('to_address').execute()).length;
  await expect(copyByMail(db, post, 2000)).rejects.toThrow('gone');
  // A part is there whole or not at all.
  expect(await count()).toBe(100);
  left = Infinity;
  expect(await copyByMail(db, post, 2000, 1)).toBe(false);
  expect(await count()).toBe(200);
  await Promise.all([copyByMail(db, post, 2000), copyByMail(db, post, 2000)]);
  const mails = await db.selectFrom('mails').select(['to_address', 'text']).execute();
  expect(new Set(mails.map(({ to_address }) => to_address)).size).toBe(PEOPLE);
  expect(mails).toHaveLength(PEOPLE);
  expect(/x+…/.exec(mails[0]!.text)![0]).toHaveLength(300);
  expect(await copyByMail(db, post, 2000)).toBe(true);
  expect(await count()).toBe(PEOPLE);
});
