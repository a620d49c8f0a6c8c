import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import type { PupilMap } from '../contract/practice.ts';
import type { PupilSetting } from '../contract/pupil-settings.ts';
import type { Change, Follower } from '../contract/settings.ts';
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
    school: server.school,
    ask,
    base,
    map,
    play: async () => (await map()).settings,
    save: (body: object, pupil = noor) =>
      ask<ErrorBody & PupilSetting>('PUT', `/api/pupils/${pupil}/practice-setting`, body),
    read: async (pupil = noor) =>
      (await ask<PupilSetting>('GET', `/api/pupils/${pupil}/practice-setting`)).body,
    followers: async () => (await ask<{ pupils: Follower[] }>('GET', `${base}/settings`)).body.pupils,
    undo: (batch: string) => ask<ErrorBody>('POST', `/api/pupils/${noor}/setting-changes/${batch}/undo`, {}),
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

test('what is planned for a pupil is not touched by what the pupil chooses before, and begins on its day', async () => {
  const { save, choose, play, read, followers, school } = await monday();
  await save({ set: { calm: true, volumes: { speech: 0.9, effects: 0, music: 0 } }, head: TWO_DAYS });
  await choose({ calm: true });
  expect(await play()).toMatchObject({ calm: true });
  await choose({ calm: false });
  expect(await read()).toMatchObject({ own: { calm: true }, inGame: {} });
  await choose({ volumes: { speech: 0.3, effects: 0.3, music: 0.3 } });
  expect((await play()).volumes.speech).toBe(0.3);
  // What the pupil chose is no difference that staff made.
  const row = (await followers()).find(({ id }) => id === school.noor);
  expect(row!.differs).toEqual(['calm', 'volumes']);
  clock('2026-11-24T09:00:00+01:00');
  expect(await play()).toMatchObject({ calm: true, volumes: { speech: 0.9 } });
  // From that day on the last word holds again, and it lasts.
  await choose({ calm: false });
  expect((await play()).calm).toBe(false);
  expect(await read()).toMatchObject({ own: { calm: false }, inGame: { calm: false } });
  clock('2026-11-26T09:00:00+01:00');
  expect(await play()).toMatchObject({ calm: false, volumes: { speech: 0.3 } });
});

test('undoing that staff set something brings back what the pupil had chosen', async () => {
  const { save, choose, play, read, undo } = await monday();
  await choose({ ruler: true });
  await save({ clear: ['ruler'] });
  expect((await play()).ruler).toBe(false);
  const [change] = (await read()).changes;
  expect(change!.what).toEqual(['ruler']);
  expect((await undo(change!.batch)).status).toBe(200);
  expect((await play()).ruler).toBe(true);
  expect(await read()).toMatchObject({ inGame: { ruler: true } });
});

test('an older change of the days is not undone when the days can not be then', async () => {
  const { save, read, undo } = await monday();
  await save({ set: { tempo: 0.8 }, head: { from: '2026-11-24', to: '2026-11-25' } });
  await save({ head: { to: '2026-11-30' } });
  const [change] = (await read()).changes;
  await save({ head: { from: '2026-11-28' } });
  const refused = await undo(change!.batch);
  expect(refused.body).toMatchObject({ code: 'conflict' });
  expect(refused.body.message).toMatch(/intussen meer veranderd.*laatste dag ligt voor de eerste/);
  expect(await read()).toMatchObject({ from: '2026-11-28', to: '2026-11-30' });
});

test('what would leave a pupil nothing to practise on a later day is refused, from the side of the pupil and of the group', async () => {
  const { save, read, ask, base } = await monday();
  const NONE_LEFT =
    'Hiermee blijft er geen spel over dat bij deze woorden past. Zet een soort opgave of een spel aan.';
  const path = `${base}/settings/${randomUUID()}`;
  const project = (formsOff: string[]) =>
    ask('PUT', path, {
      head: { name: 'Projectweek', wholeGroup: true, from: '2026-11-30', to: '2026-12-04' },
      set: { formsOff },
    });
  // In that week words are only typed.
  expect((await project(['choose', 'sort'])).status).toBe(200);
  const withoutTyping = { set: { gamesOff: ['bellenprikken'] } };
  expect((await save(withoutTyping)).body.fields).toEqual({
    'set.formsOff': `Vanaf 30 november 2026: ${NONE_LEFT}`,
  });
  expect((await read()).own).toEqual({});
  // The days before and after that week are no matter.
  expect((await save({ ...withoutTyping, head: { to: '2026-11-29' } })).status).toBe(200);
  expect((await save({ head: { to: '2026-11-30' } })).body.fields).toHaveProperty(['set.formsOff']);

  expect((await project(['sort'])).status).toBe(200);
  const { changes } = (await ask<{ changes: Change[] }>('GET', path)).body;
  expect((await save({ head: { to: null } })).status).toBe(200);
  expect((await project(['choose', 'sort'])).body.fields).toEqual({
    'set.formsOff': `Voor Noor de Vries vanaf 30 november 2026: ${NONE_LEFT}`,
  });
  const undone = await ask('POST', `${base}/setting-changes/${changes[0]!.batch}/undo`, {});
  expect(undone.body.message).toBe(`Voor Noor de Vries vanaf 30 november 2026: ${NONE_LEFT}`);
  // Who has nothing left keeps nobody from changing something else.
  expect((await ask('PUT', path, { set: { tempo: 0.7 } })).status).toBe(200);
});
