import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { PupilSecret } from '../contract/cards.ts';
import type { getRosters, listGroups } from '../contract/groups.ts';
import type { dashboard } from '../contract/office.ts';
import type { Pupil } from '../contract/pupils.ts';
import type { listSchoolYears, proposeSchoolYear } from '../contract/school-years.ts';
import { answerTo, sendAnswer, startPlayer } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';

test('a group to look at works, is counted nowhere, and goes without a trace', async () => {
  const server = await startTestServer();
  const { account, group, noor } = server.school;
  const [token, office] = [await server.login('schooladmin'), await server.login('office')];
  const base = `/api/accounts/${account}`;
  const get = async <T>(path: string, who = token) =>
    (await server.call<T>('GET', path, { token: who })).body;
  const send = (method: string, path: string, body: object = {}) =>
    server.call(method, base + path, { token, body });
  const counted = async () => ({
    office: (await get<z.output<typeof dashboard.response>>('/api/office/dashboard', office)).accounts,
    roster: (await get<z.output<typeof getRosters.response>>(`${base}/rosters`)).pupils.length,
    years: (await get<z.output<typeof listSchoolYears.response>>(`${base}/school-years`)).years,
    next: (await get<z.output<typeof proposeSchoolYear.response>>(`${base}/school-year-plan`)).current,
  });
  const before = await counted();

  const id = randomUUID();
  expect((await send('PUT', '/sample-group', { id })).status).toBe(200);
  expect((await send('PUT', '/sample-group', { id })).status).toBe(200);
  expect((await send('PUT', '/sample-group', { id: randomUUID() })).status).toBe(409);
  const groups = async () => (await get<z.output<typeof listGroups.response>>(`${base}/groups`)).groups;
  expect((await groups()).find(({ sample }) => sample)).toMatchObject({
    id,
    name: 'Voorbeeldgroep',
    pupils: 6,
  });
  // The name is free for a group of the school's own.
  const own = { id: randomUUID(), name: 'Voorbeeldgroep', groep: [5], teachers: [], change: randomUUID() };
  expect((await send('POST', '/groups', own)).status).toBe(200);
  expect((await send('POST', `/group-changes/${own.change}/undo`)).status).toBe(200);

  const { pupils } = await get<{ pupils: Pupil[] }>(`${base}/groups/${id}/pupils`);
  const { body } = await server.call<{ secrets: PupilSecret[] }>(
    ...(['POST', `${base}/groups/${id}/passwords/reveal`] as const),
    { token, body: { pupils: [pupils[0]!.id] } },
  );
  const [aya, password] = [pupils[0]!, body.secrets[0]!.password!];
  const login = await server.call('POST', '/api/auth', { body: { username: aya.username, password } });
  expect(login.status).toBe(200);
  const { password_hash } = await server.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', noor)
    .executeTakeFirstOrThrow();
  await server.db.updateTable('users').set({ password_hash }).where('id', '=', aya.id).execute();
  const { socket, round } = await startPlayer(server, aya.username, aya.id);
  await sendAnswer(socket, answerTo(round, 0, true));
  expect(await counted()).toEqual(before);

  // Children and invented pupils do not mix.
  const row = {
    id: randomUUID(),
    firstName: 'Ik',
    infix: '',
    lastName: '',
    year: 5,
    number: '',
    username: '',
  };
  expect((await send('POST', `/groups/${id}/pupils`, { style: 'woorden', pupils: [row] })).status).toBe(409);
  const move = (to: string, pupil: string) =>
    send('POST', `/groups/${to}/moves`, { change: randomUUID(), pupils: [pupil] });
  expect((await move(id, noor)).status).toBe(404);
  expect((await move(group, aya.id)).status).toBe(404);

  const ended = new Promise((resolve) => socket.once('disconnect', resolve));
  expect((await send('DELETE', '/sample-group')).body).toEqual({ removed: 6 });
  expect((await send('DELETE', '/sample-group')).body).toEqual({ removed: 0 });
  await ended;
  expect((await groups()).some(({ sample }) => sample)).toBe(false);
  for (const table of ['rounds', 'day_counts', 'pupil_passwords'] as const)
    expect(
      await server.db.selectFrom(table).select('pupil_id').where('pupil_id', '=', aya.id).execute(),
    ).toEqual([]);
  expect(await server.db.selectFrom('answers').select('id').execute()).toEqual([]);
});
