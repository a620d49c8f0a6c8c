import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import type { ErrorBody } from '../contract/call.ts';
import type { DealtRound, PupilMap } from '../contract/practice.ts';
import type { SomeFields } from '../contract/practice-fields.ts';
import type { getPracticeTime } from '../contract/practice-time.ts';
import type { Effect, Setting } from '../contract/settings.ts';
import type { Tomorrow } from '../contract/tasks.ts';
import { answerTo, endRound, sendAnswer, startPlayer, until } from '../testing/play.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

type PracticeTime = z.infer<typeof getPracticeTime.response>;
type SettingList = { settings: Setting[] };

const realNow = Date.now;
/** Sets the clock; it runs on from there, and timers with it. 23 November 2026 is a Monday. */
function clock(moment: string) {
  const ahead = Date.parse(moment) - realNow();
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead);
}
afterEach(() => void vi.restoreAllMocks());

const SCHOOL: SomeFields = { days: [1, 2, 4, 5], hours: { from: '08:30', to: '15:00' } };

/** A school on a Monday morning, with a teacher who sets, sets ready, and looks. */
async function monday(server: TestServer) {
  const docent = await server.login('docent');
  const token = await server.login('noor');
  const { account, group, noor } = server.school;
  const own = `/api/pupils/${noor}`;
  const begin = async (at: number, who = token, game = 'bellenprikken', id: string = randomUUID()) => {
    const map = (await server.call<PupilMap>('GET', `${own}/map`, { token: who })).body;
    return server.call<DealtRound & ErrorBody>('POST', `${own}/tasks/${map.tasks[at]!.id}/rounds`, {
      token: who,
      body: { id, somvenster: map.somvenster.id, game },
    });
  };
  return {
    docent,
    token,
    begin,
    map: async () => (await server.call<PupilMap>('GET', `${own}/map`, { token })).body,
    set: (set: object, clear: string[] = []) =>
      server.call<ErrorBody & { effect: Effect }>('PUT', `${own}/practice-setting`, {
        token: docent,
        body: { batch: randomUUID(), set, clear },
      }),
    ready: (category: string, id: string = randomUUID()) =>
      server.call('PUT', `/api/accounts/${account}/groups/${group}/ready-tasks/${id}`, {
        token: docent,
        body: { category, pupils: [noor] },
      }),
    tomorrow: async (fields: SomeFields) =>
      (
        await server.call<{ tomorrow: Tomorrow }>('POST', `${own}/practice-setting/tomorrow`, {
          token: docent,
          body: { fields },
        })
      ).body.tomorrow,
  };
}

test('a round is dealt in practice time only; the map says when that comes, and it opens by the clock of the server', async () => {
  clock('2026-11-23T08:00:00+01:00');
  const server = await startTestServer();
  const { map, set, begin } = await monday(server);
  expect((await map()).practiceTime).toEqual({});
  await set(SCHOOL);
  const { practiceTime, tasks, settings } = await map();
  const closed = 'Nu is het geen oefentijd. Vanaf 8.30 uur kun je weer oefenen.';
  expect(practiceTime.closed).toBe(closed);
  expect(practiceTime.changesIn! / 60_000).toBeCloseTo(30, 0);
  // Places stay as they are, and what is set of time does not go to games.
  expect(tasks.map(({ state }) => state).slice(0, 3)).toEqual(['open', 'open', 'dicht']);
  expect(settings).not.toHaveProperty('hours');
  const refused = await begin(0);
  expect([refused.status, refused.body]).toEqual([409, { code: 'not-practice-time', message: closed }]);
  expect(await server.db.selectFrom('rounds').selectAll().execute()).toEqual([]);

  clock('2026-11-23T08:30:00+01:00');
  expect((await map()).practiceTime).not.toHaveProperty('closed');
  expect((await begin(0)).status).toBe(200);
  clock('2026-11-23T15:00:00+01:00');
  expect((await begin(1)).body.message).toMatch(/Morgen vanaf 8.30 uur/);
});

test('a round that was begun is taken up again and played to its end after practice time, and counts', async () => {
  clock('2026-11-23T14:59:00+01:00');
  const server = await startTestServer();
  const { map, set, begin } = await monday(server);
  await set(SCHOOL);
  const { socket: early, round } = await startPlayer(server, 'noor', server.school.noor);
  await sendAnswer(early, answerTo(round, 0, true));
  early.disconnect();

  clock('2026-11-23T15:01:00+01:00');
  expect((await map()).resume).toMatchObject({ roundId: round.id });
  // Asked for anew, as a reload does, and sent twice.
  const again = await begin(0);
  expect(again.body).toMatchObject({ id: round.id, answers: [{ exerciseId: round.dealt[0]!.exercise.id }] });
  expect((await begin(0, undefined, undefined, round.id)).body.id).toBe(round.id);
  expect((await begin(0, undefined, 'verfgooien')).body.code).toBe('not-practice-time');
  const socket = await server.live(await server.login('noor'));
  for (let i = 1; i < round.size; i++)
    expect(await sendAnswer(socket, answerTo(round, i, true))).not.toHaveProperty('error');
  const morning = 'Nu is het geen oefentijd. Morgen vanaf 8.30 uur kun je weer oefenen.';
  expect(await endRound(socket, round)).toMatchObject({ ok: true, data: { stars: 3, closed: morning } });
  const after = await map();
  expect([after.tasks[0]!.stars, after.coins > 0, after.resume]).toEqual([3, true, undefined]);
  expect((await begin(0)).body.code).toBe('not-practice-time');
});

test('what staff set ready can be played at any time, also again; staff look on at any time', async () => {
  clock('2026-11-25T10:00:00+01:00');
  const server = await startTestServer();
  const { map, set, ready, begin, docent } = await monday(server);
  await set(SCHOOL);
  const free = async () => (await map()).tasks.flatMap((task, at) => (task.anyTime ? [at] : []));
  expect([(await begin(0)).status, await free()]).toEqual([409, []]);
  const looked = await begin(0, docent);
  expect([looked.status, looked.body.preview]).toEqual([200, true]);

  const id = randomUUID();
  await ready('final-d-t', id);
  const [at] = await free();
  expect((await map()).tasks[at!]).toMatchObject({ category: 'final-d-t', state: 'klaargezet' });
  const socket = await server.live(await server.login('noor'));
  const { body: round } = await begin(at!);
  for (let i = 0; i < round.size; i++) await sendAnswer(socket, answerTo(round, i, true));
  // The screen at the end offers another.
  const ended = await endRound(socket, round);
  expect(ended).toMatchObject({ ok: true });
  expect(ended).not.toHaveProperty('data.closed');
  expect((await map()).tasks[at!]!.state).toBe('klaar');
  expect((await begin(at!)).status).toBe(200);
  expect((await begin(0)).status).toBe(409);

  const { account, group } = server.school;
  await server.call('DELETE', `/api/accounts/${account}/groups/${group}/ready-tasks/${id}`, {
    token: docent,
  });
  expect(await free()).toEqual([]);
});

test('pupils who are there are told at once when a teacher changes when is practised', async () => {
  clock('2026-11-23T20:00:00+01:00');
  const server = await startTestServer();
  const { set, map, docent } = await monday(server);
  let told = 0;
  const socket = await server.live(await server.login('noor'));
  socket.on('mapChanged', () => told++);
  await set(SCHOOL);
  await until(() => told === 1);
  expect((await map()).practiceTime.closed).toBeDefined();
  await set({}, ['days', 'hours']);
  await until(() => told === 2);
  expect((await map()).practiceTime).toEqual({});

  // The same of the group: every pupil of it follows, but who differs.
  const { account, group } = server.school;
  const path = `/api/accounts/${account}/groups/${group}/settings`;
  const { body } = await server.call<{ settings: { id: string }[] }>('GET', path, { token: docent });
  await server.call('PUT', `${path}/${body.settings[0]!.id}`, {
    token: docent,
    body: { batch: randomUUID(), set: SCHOOL },
  });
  await until(() => told === 3);
  expect((await map()).practiceTime.closed).toBeDefined();
  await set({ days: null, hours: { from: '19:00', to: '21:00' } });
  expect((await map()).practiceTime).not.toHaveProperty('closed');
});

test('days and hours that can not be are refused at the field with the reason; too few days for the kite are told', async () => {
  const server = await startTestServer();
  const { set } = await monday(server);
  const reasons = async (fields: object) => {
    const { status, body } = await set(fields);
    return [status, body.fields];
  };
  const day = 'Kies minstens één dag. Zo kan er nooit geoefend worden.';
  expect(await reasons({ days: [] })).toEqual([422, { 'set.days': day }]);
  expect(await reasons({ hours: { from: '15:00', to: '15:00' } })).toEqual([
    422,
    { 'set.hours': 'De eindtijd moet na de begintijd liggen.' },
  ]);
  expect(await reasons({ hours: { from: '15:00', to: '15:14' } })).toEqual([
    422,
    { 'set.hours': 'Tussen de tijden moet minstens een kwartier zitten.' },
  ]);
  expect(await reasons({ hours: { from: '', to: '24:00' } })).toEqual([
    422,
    { 'set.hours': 'Vul twee tijden in, zoals 08:30 en 15:00.' },
  ]);
  const { body } = await set({ days: [2, 4], hours: { from: '15:00', to: '15:15' }, weekGoal: 3 });
  const few = 'De vlieger vraagt 3 dagen per week, en er zijn maar 2 oefendagen.';
  expect(body.effect.warnings).toMatchObject({ days: few, weekGoal: few });
  expect((await set({ weekGoal: 2 })).body.effect.warnings).not.toHaveProperty('days');
});

test('what comes tomorrow is what comes on the next practice day, and says so', async () => {
  clock('2026-11-24T10:00:00+01:00');
  const server = await startTestServer();
  const { tomorrow, ready } = await monday(server);
  expect(await tomorrow({})).not.toHaveProperty('note');
  expect(await tomorrow({ days: [3] })).not.toHaveProperty('note');
  const later = await tomorrow({ days: [1, 2, 4, 5] });
  expect(later.note).toBe('Morgen is geen oefendag. Dit komt donderdag 26 november.');
  expect(new Date(later.at).toISOString()).toBe('2026-11-26T08:00:00.000Z');
  await ready('final-d-t');
  expect((await tomorrow({ days: [1] })).note).toBe(
    'Morgen is geen oefendag. Dit komt maandag 30 november; wat klaargezet is, kan morgen al.',
  );
});

test('what comes tomorrow is what the setting asks that holds then', async () => {
  clock('2026-11-23T10:00:00+01:00');
  const server = await startTestServer();
  const { docent: token } = await monday(server);
  const { group, noor } = server.school;
  const setting = (id: string, days: [string, string] | undefined, fields: SomeFields) => ({
    id,
    group_id: group,
    name: id,
    is_default: days ? 0 : 1,
    whole_group: days ? 1 : 0,
    from_day: days?.[0] ?? null,
    to_day: days?.[1] ?? null,
    archived_at: null,
    created_at: 1,
    changed_at: 1,
    fields: JSON.stringify(fields),
  });
  await server.db
    .insertInto('practice_settings')
    .values([
      setting('usual', undefined, { gamesOff: ['piñata'] }),
      setting('week', ['2026-11-24', '2026-11-27'], { days: [3, 4], gamesOff: ['bellenprikken'] }),
    ])
    .execute();
  const { body } = await server.call<Tomorrow>('GET', `/api/pupils/${noor}/tomorrow`, { token });
  expect(body.note).toBe('Morgen is geen oefendag. Dit komt woensdag 25 november.');
  expect(new Date(body.at).toISOString()).toBe('2026-11-25T08:00:00.000Z');
  expect(new Set(body.tasks.map(({ game }) => game))).toEqual(new Set(['Piñata']));
});

test('a teacher reads whether the group may practise now, and for whom it is otherwise', async () => {
  clock('2026-11-23T15:30:00+01:00');
  const server = await startTestServer();
  const { docent: token, set } = await monday(server);
  const { account, group, noor } = server.school;
  const base = `/api/accounts/${account}/groups/${group}`;
  const time = async () => (await server.call<PracticeTime>('GET', `${base}/practice-time`, { token })).body;
  expect(await time()).toEqual({ group: { isOpen: true }, pupils: [] });
  await set(SCHOOL);
  const closed = { isOpen: false, opens: 'morgen vanaf 8.30 uur' };
  expect(await time()).toEqual({ group: { isOpen: true }, pupils: [{ id: noor, ...closed }] });

  const { settings } = (await server.call<SettingList>('GET', `${base}/settings`, { token })).body;
  const ofGroup = (fields: SomeFields) =>
    server.call('PUT', `${base}/settings/${settings[0]!.id}`, {
      token,
      body: { batch: randomUUID(), set: fields },
    });
  await ofGroup(SCHOOL);
  expect(await time()).toEqual({ group: closed, pupils: [] });
  await ofGroup({ days: [3], hours: null });
  expect(await time()).toEqual({
    group: { isOpen: false, opens: 'woensdag' },
    pupils: [{ id: noor, ...closed }],
  });
  await set({ days: [1], hours: null });
  expect((await time()).pupils).toEqual([{ id: noor, isOpen: true }]);
  const elsewhere = await server.login('noor');
  expect((await server.call('GET', `${base}/practice-time`, { token: elsewhere })).status).toBe(403);
});
