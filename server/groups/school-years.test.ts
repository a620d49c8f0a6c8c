import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { Group, RosterPupil } from '../contract/groups.ts';
import type {
  getPastGroup,
  listSchoolYears,
  proposeSchoolYear,
  YearOutline,
} from '../contract/school-years.ts';
import { answerTo, sendAnswer, startPlayer } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';
import { nextName } from './next-names.ts';
import { proposeYear, type CurrentGroup } from './propose.ts';
import { schoolYearOf } from './school-year.ts';

test('a school year begins on 1 August, in Belgium on 1 September', () => {
  const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
  expect(schoolYearOf(at('2027-07-31'), 'nl')).toBe(2026);
  expect(schoolYearOf(at('2027-08-01'), 'nl')).toBe(2027);
  expect(schoolYearOf(at('2027-08-31'), 'be')).toBe(2026);
  expect(schoolYearOf(at('2027-09-01'), 'be')).toBe(2027);
});

test.each([
  ['5a', [5], 'nl', '6a'],
  ['Groep 5', [5], 'nl', 'Groep 6'],
  ['7/8', [7, 8], 'nl', '8'],
  ['Groep 3 - 4 - 5', [3, 4, 5], 'nl', 'Groep 4 - 5 - 6'],
  ['8b', [8], 'nl', undefined],
  ['De Kikkers', [4], 'nl', 'De Kikkers'],
  ['Klas 3 van juf Ann', [5], 'be', 'Klas 4 van juf Ann'],
  ['6', [8], 'be', undefined],
  // A number that is no year of the group is left alone.
  ['Lokaal 12', [5], 'nl', 'Lokaal 12'],
] as const)('a year later %s is called otherwise', (name, years, variant, wanted) => {
  expect(nextName(name, years, variant)).toBe(wanted);
});

test('the proposal follows how the school is built', () => {
  const group = (name: string, ...groep: number[]): CurrentGroup => ({
    id: name,
    name,
    groep,
    teachers: [`juf ${name}`],
    years: groep,
  });
  const routesOf = (current: CurrentGroup[]) => {
    const { groups, routes } = proposeYear(current, 2027, 'nl');
    const nameOf = new Map(groups.map(({ id, name }) => [id, name]));
    return Object.fromEntries(
      routes.map(({ group: from, groep, to }) => [
        `${from}:${groep}`,
        to === null ? '' : (nameOf.get(to) ?? to),
      ]),
    );
  };
  expect(routesOf([group('3a', 3), group('3b', 3), group('4a', 4), group('4b', 4), group('8', 8)])).toEqual({
    '3a:3': '4a',
    '3b:3': '4b',
    '4a:4': '5a',
    '4b:4': '5b',
    '8:8': 'leave',
  });
  expect(routesOf([group('3/4', 3, 4), group('5/6', 5, 6), group('7/8', 7, 8)])).toEqual({
    '3/4:3': '3/4',
    '3/4:4': '5/6',
    '5/6:5': '5/6',
    '5/6:6': '7/8',
    '7/8:7': '7/8',
    '7/8:8': 'leave',
  });
  // There is a new group for who comes from the second year, with the teacher of that year.
  const { groups } = proposeYear([group('3', 3), group('4', 4)], 2027, 'nl');
  expect(groups.map(({ name, teachers }) => [name, teachers])).toEqual([
    ['3', ['juf 3']],
    ['4', ['juf 4']],
    ['5', []],
  ]);
});

test('a school year is begun in one go, once, stays readable, and goes back within a day', async () => {
  const server = await startTestServer();
  const { account, group, otherGroup, noor, daan, finn, staff } = server.school;
  await server.db.updateTable('pupils').set({ groep: 8 }).where('id', '=', finn).execute();
  const token = await server.login('schooladmin');
  const base = `/api/accounts/${account}`;
  const get = async <T>(path: string) => (await server.call<T>('GET', base + path, { token })).body;
  const post = <T>(path: string, body: object) => server.call<T>('POST', base + path, { token, body });
  const { plan, current } = await get<z.output<typeof proposeSchoolYear.response>>('/school-year-plan');
  expect(current.map(({ name, pupils }) => [name, pupils.length])).toEqual([
    ['Groep 5', 4],
    ['Groep 6', 1],
  ]);
  expect(plan.groups).toMatchObject([
    { name: 'Groep 6', groep: [6], teachers: [expect.any(String)] },
    { name: 'Groep 7', groep: [7], teachers: [] },
  ]);
  // Daan does the year again; the plan needs a place for him.
  const again = { id: randomUUID(), name: 'groep 6', groep: [5], teachers: [] };
  plan.groups.push(again);
  plan.exceptions.push({ pupil: daan, to: again.id, groep: 5 });
  const clash = await post<YearOutline>('/school-year-check', plan);
  expect(clash.body.conflicts.map(({ message }) => message)).toEqual([
    'Er zijn twee nieuwe groepen die groep 6 heten. Kies andere namen.',
  ]);
  expect((await post('/school-years', { ...plan, change: randomUUID() })).status).toBe(409);
  again.name = 'Groep 5';
  const { body: outline } = await post<YearOutline>('/school-year-check', plan);
  expect(outline).toMatchObject({ conflicts: [], moved: 4, leavers: 1, archived: ['Groep 5', 'Groep 6'] });

  const change = randomUUID();
  expect((await post('/school-years', { ...plan, change })).status).toBe(200);
  expect((await post('/school-years', { ...plan, change })).status).toBe(200);
  expect((await post('/school-years', { ...plan, change: randomUUID() })).status).toBe(409);
  const now = await get<{ groups: Group[] }>('/groups');
  expect(now.groups.map(({ name, pupils }) => [name, pupils])).toEqual([
    ['Groep 5', 1] as const,
    ['Groep 6', 2] as const,
    ['Groep 7', 0] as const,
  ]);
  const { pupils } = await get<{ pupils: RosterPupil[] }>('/rosters');
  expect(pupils.find(({ id }) => id === noor)).toMatchObject({ groep: 6, group: plan.groups[0]!.id });
  expect(pupils.find(({ id }) => id === daan)).toMatchObject({ groep: 5, group: again.id });
  expect(
    (await server.call('POST', '/api/auth', { body: { username: 'finn', password: 'geheim' } })).status,
  ).toBe(422);

  const { years, last } = await get<z.output<typeof listSchoolYears.response>>('/school-years');
  expect(years).toHaveLength(2);
  expect(years[1]!.groups.map(({ name, pupils: count }) => [name, count])).toEqual([
    ['Groep 5', 4],
    ['Groep 6', 1],
  ]);
  expect(last).toMatchObject({ change, whyNot: null });
  const teacher = await server.login('docent');
  const past = (id: string) =>
    server.call<z.output<typeof getPastGroup.response>>('GET', `${base}/groups/${id}/past`, {
      token: teacher,
    });
  expect((await past(group)).body.pupils.find(({ id }) => id === daan)).toMatchObject({
    groep: 5,
    now: { name: 'Groep 5' },
  });
  expect((await past(otherGroup)).status).toBe(404);

  // What is built on it is not torn down.
  await post(`/groups/${again.id}/moves`, { change: randomUUID(), pupils: [noor] });
  const undo = () => post(`/group-changes/${change}/undo`, {});
  expect((await undo()).status).toBe(409);
  await post(`/groups/${plan.groups[0]!.id}/moves`, { change: randomUUID(), pupils: [noor] });
  expect((await undo()).status).toBe(200);
  const back = await get<{ groups: Group[] }>('/groups');
  expect(back.groups.map(({ id, pupils: count }) => [id, count])).toEqual([
    [group, 3],
    [otherGroup, 1],
  ]);
  expect(back.groups[0]!.teachers).toMatchObject([{ id: staff.docent }]);
  expect(typeof (await server.login('finn'))).toBe('string');
});

test('after a day the school year stays begun', async () => {
  const server = await startTestServer();
  const { account } = server.school;
  const token = await server.login('schooladmin');
  const base = `/api/accounts/${account}`;
  const { plan } = (
    await server.call<z.output<typeof proposeSchoolYear.response>>('GET', `${base}/school-year-plan`, {
      token,
    })
  ).body;
  const change = randomUUID();
  await server.call('POST', `${base}/school-years`, { token, body: { ...plan, change } });
  await server.db
    .updateTable('group_changes')
    .set({ at: Date.now() - 25 * 60 * 60 * 1000 })
    .execute();
  const { status, body } = await server.call('POST', `${base}/group-changes/${change}/undo`, {
    token,
    body: {},
  });
  expect([status, body.message]).toEqual([409, 'Ongedaan maken kan tot 24 uur na de verandering.']);
});

test('of two who begin a school year at once one does, and a round that is open meanwhile goes on', async () => {
  const server = await startTestServer();
  const { account, noor, finn } = server.school;
  await server.db.updateTable('pupils').set({ groep: 8 }).where('id', '=', finn).execute();
  const { socket, round } = await startPlayer(server, 'noor', noor);
  const base = `/api/accounts/${account}`;
  const admins = await Promise.all(['schooladmin', 'superadmin'].map((name) => server.login(name)));
  const begin = async (token: string, change: string) => {
    const { body } = await server.call<z.output<typeof proposeSchoolYear.response>>(
      'GET',
      `${base}/school-year-plan`,
      { token },
    );
    return () => server.call('POST', `${base}/school-years`, { token, body: { ...body.plan, change } });
  };
  const changes = admins.map(() => randomUUID());
  const presses = await Promise.all(admins.map((token, i) => begin(token, changes[i]!)));
  const [replies, ack] = await Promise.all([
    Promise.all(presses.map((press) => press())),
    sendAnswer(socket, answerTo(round, 0, true)),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(ack.ok).toBe(true);
  expect((await sendAnswer(socket, answerTo(round, 1, true))).ok).toBe(true);
  // Pressed again, as after a time-out: the same answer, and nothing happens twice.
  const winner = replies.findIndex(({ status }) => status === 200);
  expect((await presses[winner]!()).status).toBe(200);
  expect((await presses[1 - winner]!()).status).toBe(409);
  const years = await server.db.selectFrom('pupils').select(['id', 'groep']).execute();
  expect(years.find(({ id }) => id === noor)).toMatchObject({ groep: 6 });
  expect(years.find(({ id }) => id === finn)).toMatchObject({ groep: 8 });
  const token = admins[winner]!;
  expect(
    (await server.call('POST', `${base}/group-changes/${changes[winner]}/undo`, { token, body: {} })).status,
  ).toBe(200);
  const back = await server.db.selectFrom('pupils').select(['id', 'groep']).execute();
  expect(back.find(({ id }) => id === noor)).toMatchObject({ groep: 5 });
});
