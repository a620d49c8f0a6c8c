import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import type { PupilMap } from '../contract/practice.ts';
import type { Follower, PupilSetting } from '../contract/settings.ts';
import type { Tomorrow } from '../contract/tasks.ts';
import { startTestServer } from '../testing/server.ts';

const realNow = Date.now;
/** Sets the clock; it runs on from there. 23 November 2026 is a Monday. */
function clock(moment: string) {
  const ahead = Date.parse(moment) - realNow();
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead);
}
afterEach(() => void vi.restoreAllMocks());

/** A school on a Monday evening, with what its teacher sets for Noor and what Noor gets. */
async function monday() {
  clock('2026-11-23T20:00:00+01:00');
  const server = await startTestServer();
  const { account, group, noor } = server.school;
  // Who was away must log in again.
  const here = () => server.login('noor');
  const base = `/api/accounts/${account}/groups/${group}`;
  const ask = async <T = ErrorBody>(method: string, path: string, body?: object) =>
    server.call<T>(method, path, {
      token: await server.login('docent'),
      ...(body && { body: { batch: randomUUID(), ...body } }),
    });
  const map = async () =>
    (await server.call<PupilMap>('GET', `/api/pupils/${noor}/map`, { token: await here() })).body;
  return {
    ...{ school: server.school, ask, base, map },
    play: async () => (await map()).settings,
    save: (body: object, pupil = noor) =>
      ask<ErrorBody & PupilSetting>('PUT', `/api/pupils/${pupil}/practice-setting`, body),
    read: async (pupil = noor) =>
      (await ask<PupilSetting>('GET', `/api/pupils/${pupil}/practice-setting`)).body,
    followers: async () => (await ask<{ pupils: Follower[] }>('GET', `${base}/settings`)).body.pupils,
    choose: async (body: object) =>
      server.call('PATCH', `/api/pupils/${noor}/settings`, { token: await here(), body }),
  };
}

const TWO_DAYS = { from: '2026-11-24', to: '2026-11-25' };

test('what a pupil differs in holds from the first to the last day, by the calendar of here; then all is as in the group', async () => {
  const { save, read, play, map, followers, school } = await monday();
  await save({ set: { tempo: 0.8, days: [3] }, head: TWO_DAYS });
  const row = async () => (await followers()).find(({ id }) => id === school.noor);
  expect((await play()).tempo).toBe(0.3);
  expect(await read()).toMatchObject({ ...TWO_DAYS, time: 'later', own: { tempo: 0.8 }, ownNow: {} });
  clock('2026-11-24T00:00:30+01:00');
  expect((await play()).tempo).toBe(0.8);
  // Its days as well: this is a Tuesday, and it practises on Wednesdays.
  expect((await map()).practiceTime.closed).toMatch(/geen oefentijd.*Morgen/);
  expect(await row()).toMatchObject({ differs: ['tempo', 'days'], time: 'now' });
  clock('2026-11-25T23:59:00+01:00');
  expect((await play()).tempo).toBe(0.8);
  expect((await map()).practiceTime.closed).toBeUndefined();
  clock('2026-11-26T00:00:30+01:00');
  expect((await play()).tempo).toBe(0.3);
  expect((await map()).practiceTime.closed).toBeUndefined();
  expect(await row()).toMatchObject({ ...TWO_DAYS, time: 'over' });
});

test('days that can not be are refused; a period is in the history, is undone, and keeps what is added from being lost', async () => {
  const { save, read, play, ask, school } = await monday();
  await save({ set: { tempo: 0.8 } });
  expect((await save({ head: { from: '2026-11-25', to: '2026-11-24' } })).body.fields).toEqual({
    'head.to': 'De laatste dag ligt voor de eerste dag.',
  });
  expect((await save({ head: { to: '2026-11-22' } })).body.fields).toHaveProperty(['head.to']);
  await save({ head: { to: '2026-11-24' } });
  const [change] = (await read()).changes;
  expect(change!.what).toEqual(['period']);

  clock('2026-11-25T09:00:00+01:00');
  expect((await play()).tempo).toBe(0.3);
  // It would be stored and never hold.
  expect((await save({ set: { calm: true } })).body.fields).toHaveProperty(['head.to']);
  expect((await read()).own).toEqual({ tempo: 0.8 });
  await ask('POST', `/api/pupils/${school.noor}/setting-changes/${change!.batch}/undo`, {});
  expect(await read()).toMatchObject({ from: null, to: null, time: 'now' });
  expect((await play()).tempo).toBe(0.8);
});

test('what a pupil chose in a game lasts, also outside the period; what a teacher sets after it holds in the period', async () => {
  const { save, choose, play, read } = await monday();
  await save({ set: { tempo: 0.8 }, head: TWO_DAYS });
  await choose({ calm: true });
  expect(await play()).toMatchObject({ calm: true, tempo: 0.3 });
  clock('2026-11-26T09:00:00+01:00');
  expect(await play()).toMatchObject({ calm: true, tempo: 0.3 });
  // What was set for the period is kept.
  expect((await read()).own).toEqual({ calm: true, tempo: 0.8 });
  clock('2026-11-25T09:00:00+01:00');
  await save({ clear: ['calm'] });
  await save({ set: { calm: true } });
  expect((await play()).calm).toBe(true);
  clock('2026-11-26T09:00:00+01:00');
  expect((await play()).calm).toBe(false);
});

test('a copy takes the days along, and is refused for who differs in something else on other days', async () => {
  const { save, read, ask, base, school } = await monday();
  const { noor, daan } = school;
  await save({ set: { tempo: 0.8 }, head: TWO_DAYS });
  await save({ set: { tint: 'blue' } }, daan);
  const copy = () => ask('PUT', `${base}/setting-copies`, { from: noor, pupils: [daan] });
  expect((await copy()).body.message).toMatch(/^Daan.* wijkt ook in iets anders af/);
  expect((await read(daan)).own).toEqual({ tint: 'blue' });
  await save({ clear: ['tint'] }, daan);
  expect((await copy()).status).toBe(200);
  expect(await read(daan)).toMatchObject({ ...TWO_DAYS, own: { tempo: 0.8 } });
});

test('what a pupil gets tomorrow is as in the group when that is no day of the period', async () => {
  const { ask, school } = await monday();
  const games = async (period: object) => {
    const body = { fields: { gamesOff: ['bellenprikken'] }, period };
    const path = `/api/pupils/${school.noor}/practice-setting/tomorrow`;
    const { tomorrow } = (await ask<{ tomorrow: Tomorrow }>('POST', path, body)).body;
    return new Set(tomorrow.tasks.map(({ game }) => game));
  };
  expect(await games({ from: null, to: '2026-11-23' })).toEqual(new Set(['Bellen prikken']));
  expect(await games({ from: null, to: '2026-11-24' })).not.toContain('Bellen prikken');
});
