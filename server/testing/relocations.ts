import { randomUUID } from 'node:crypto';
import type { Job, JobRow } from '../contract/jobs.ts';
import type { AskedRelocation } from '../contract/relocation-consents.ts';
import type { Relocation, RelocationCheck, RelocationItems } from '../contract/relocations.ts';
import type { Db } from '../data/database.ts';
import { createAccount, createGroup, createPupil, createUser } from '../people/create.ts';
import { setLicence } from './licence.ts';
import { until } from './play.ts';
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

/** Two groups and their teachers, that can go as they are picked. */
export async function readyToMove() {
  const at = await relocating();
  const { db, server, account, group, otherGroup, daan, staff, save, begin, view, ask, check } = at;
  await begin();
  const colleague = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'collega')
    .executeTakeFirstOrThrow();
  const choices = {
    [`group:${group}`]: { pick: 'rename', name: 'Groep 5 zuid' },
    [`pupil:${daan}`]: { pick: 'come' },
    [`staff:${staff.docent}`]: { pick: 'come' },
  };
  const items = { groups: [group, otherGroup], staff: [staff.docent, colleague.id] };
  await save(items, choices);
  const askConsent = async () =>
    ask('POST', '/asks', { stamp: (await check()).stamp, basedOn: (await view()).version });
  const asked = async (username: string, of: string) => {
    const token = await server.login(username);
    const path = `/api/accounts/${of}/relocations`;
    const list = await server.call<{ relocations: AskedRelocation[] }>('GET', path, { token });
    const answer = (agrees: boolean, stamp = list.body.relocations[0]!.stamp) =>
      server.call<{ message: string }>('POST', `${path}/${at.id}/answers`, {
        token,
        body: { stamp, agrees },
      });
    return { list: list.body.relocations, answer };
  };
  const agree = async () => {
    await (await asked('schooladmin', account)).answer(true);
    await (await asked('bestuur', at.board)).answer(true);
  };
  const run = async (job: string = randomUUID()) =>
    ask('POST', '/runs', { job, basedOn: (await view()).version });
  const ended = (job: string) =>
    until(async () => {
      const { body } = await server.call<Job>('GET', `/api/jobs/${job}`, { token: at.token });
      return body.state === 'done' || body.state === 'failed' ? body : undefined;
    }, 20_000);
  const undo = async (job: string, id: string = randomUUID()) => {
    await server.call('POST', `/api/jobs/${job}/undo`, { token: at.token, body: { id } });
    return ended(id);
  };
  const rows = async (job: string) =>
    (await server.call<{ rows: JobRow[] }>('GET', `/api/jobs/${job}/rows?page=1`, { token: at.token })).body
      .rows;
  return { ...at, colleague: colleague.id, items, choices, askConsent, asked, agree, run, ended, undo, rows };
}

/** The account and the group that a pupil is of. */
export const groupOf = ({ db }: { db: Db }, id: string) =>
  db
    .selectFrom('pupils')
    .innerJoin('groups', 'groups.id', 'group_id')
    .select(['pupils.account_id as account', 'groups.name', 'groups.account_id as groupOf'])
    .where('pupils.id', '=', id)
    .executeTakeFirst();
