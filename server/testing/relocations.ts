import { randomUUID } from 'node:crypto';
import type { Relocation, RelocationCheck, RelocationItems } from '../contract/relocations.ts';
import { createAccount, createGroup, createPupil, createUser } from '../people/create.ts';
import { setLicence } from './licence.ts';
import { startTestServer } from './server.ts';

const REASON = 'De school gaat verder bij dit bestuur.';

/** A school that is to move into another one, which has a group of the same name and somebody of the same name. */
export async function relocating() {
  const at = await startTestServer();
  const { db, school } = at;
  const board = await createAccount(db, { kind: 'school', name: 'Bestuur Noord' });
  await setLicence(db, school.account);
  await setLicence(db, board);
  const there = await createGroup(db, { accountId: board, name: 'groep  5', groep: [5], teachers: [] });
  const { password_hash: passwordHash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', school.noor)
    .executeTakeFirstOrThrow();
  const user = (role: 'schooladmin' | 'docent', username: string, name: string) =>
    createUser(db, { accountId: board, role, username, name, passwordHash });
  await user('schooladmin', 'bestuur', 'Meester Bestuur');
  await user('docent', 'docent2', 'Juf docent');
  const child = (username: string, first_name: string, last_name: string) =>
    createPupil(db, {
      ...{ username, passwordHash, account_id: board, group_id: there, first_name, infix: '', last_name },
      ...{ groep: 5, avatar_shape: 'rond', avatar_colour: 'blauw' },
    });
  await child('daan2', 'Daan', 'Jansen');
  const token = await at.login('office');
  const id = randomUUID();
  const path = `/api/office/relocations/${id}`;
  const ask = <T = Relocation>(method: string, below = '', body?: object, as = token) =>
    at.call<T & { code: string; message: string }>(method, path + below, {
      token: as,
      ...(body && { body }),
    });
  const begin = (body: object = { from: school.account, to: board, reason: REASON }) =>
    ask<{ id: string }>('PUT', '', body);
  const view = async () => (await ask('GET')).body;
  const check = async () => (await ask<RelocationCheck>('GET', '/check')).body;
  const save = async (items: Partial<RelocationItems>, choices: object = {}, basedOn?: number) =>
    ask('POST', '/items', { items, choices, basedOn: basedOn ?? (await view()).version });
  return { server: at, db, ...school, board, there, id, token, ask, begin, view, check, save };
}
