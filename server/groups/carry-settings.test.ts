import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { SomeFields } from '../contract/practice-fields.ts';
import type { proposeSchoolYear, YearOutline } from '../contract/school-years.ts';
import type { PupilSetting } from '../contract/pupil-settings.ts';
import type { Follower, Setting } from '../contract/settings.ts';
import { startTestServer } from '../testing/server.ts';

/** A school of which two groups come together: four of group 5 and one of another, all in year 5. */
async function school() {
  const server = await startTestServer();
  const { account, group, otherGroup, noor, daan, finn } = server.school;
  const token = await server.login('schooladmin');
  const base = `/api/accounts/${account}`;
  const get = async <T>(path: string) => (await server.call<T>('GET', path, { token })).body;
  const send = <T>(method: string, path: string, body: object) =>
    server.call<T>(method, path, { token, body });
  const settingsOf = (id: string) =>
    get<{ settings: Setting[]; pupils: Follower[] }>(`${base}/groups/${id}/settings`);
  const save = async (of: string, id: string, set: SomeFields, head: object = {}) =>
    expect(
      (await send('PUT', `${base}/groups/${of}/settings/${id}`, { batch: randomUUID(), set, head })).status,
    ).toBe(200);
  const defaultOf = async (of: string) => (await settingsOf(of)).settings.find(({ isDefault }) => isDefault)!;
  const make = async (of: string, name: string, set: SomeFields, head: object = {}) => {
    const id = randomUUID();
    await save(of, id, set, { name, from: null, to: null, wholeGroup: false, ...head });
    return id;
  };
  const give = async (of: string, setting: string, pupils: string[]) =>
    expect(
      (await send('PUT', `${base}/groups/${of}/setting-followers`, { batch: randomUUID(), setting, pupils }))
        .status,
    ).toBe(200);
  const pupil = (id: string) => get<PupilSetting>(`/api/pupils/${id}/practice-setting`);
  const plan = async () => {
    const { plan: proposed } = await get<z.output<typeof proposeSchoolYear.response>>(
      `${base}/school-year-plan`,
    );
    const [to] = proposed.groups;
    return { ...proposed, groups: [to!], routes: proposed.routes.map((route) => ({ ...route, to: to!.id })) };
  };
  return {
    server,
    base,
    get,
    send,
    settingsOf,
    save,
    defaultOf,
    make,
    give,
    pupil,
    plan,
    group,
    otherGroup,
    noor,
    daan,
    finn,
  };
}

test('settings go along to the next school year, without what belonged to the old one, and come back with undo', async () => {
  const at = await school();
  const { group, otherGroup, noor, daan, finn } = at;
  await at.save(group, (await at.defaultOf(group)).id, {
    minutes: 15,
    start: { groep: 4, half: 2 },
  });
  await at.save(otherGroup, (await at.defaultOf(otherGroup)).id, { calm: true });
  const dyslexia = await at.make(group, 'Dyslexie', { font: 'dyslexic' });
  const over = await at.make(group, 'Toetsweek', { tempo: 0.9 }, { to: '2020-02-01' });
  await at.give(group, dyslexia, [noor]);
  await at.give(group, over, [daan]);
  const own = await at.send('PUT', `/api/pupils/${noor}/practice-setting`, {
    batch: randomUUID(),
    clear: [],
    set: { start: { groep: 3, half: 1 }, largeLetters: true },
  });
  expect(own.status).toBe(200);

  const plan = await at.plan();
  const to = plan.groups[0]!;
  const { body: outline } = await at.send<YearOutline>('POST', `${at.base}/school-year-check`, plan);
  expect(outline.settings).toEqual({
    kept: [
      { group: to.name, setting: 'Standaard', from: 'Groep 5', pupils: null },
      { group: to.name, setting: 'Dyslexie', from: 'Groep 5', pupils: 1 },
      { group: to.name, setting: 'Standaard Groep 6', from: 'Groep 6', pupils: 1 },
    ],
    fresh: [to.name],
    freshPupils: 1,
  });

  const change = randomUUID();
  expect((await at.send('POST', `${at.base}/school-years`, { ...plan, change })).status).toBe(200);
  const { settings, pupils } = await at.settingsOf(to.id);
  expect(settings.map(({ name, isDefault, fields }) => [name, isDefault, fields])).toEqual([
    ['Standaard', true, { minutes: 15 }],
    ['Dyslexie', false, { font: 'dyslexic' }],
    ['Standaard Groep 6', false, { calm: true }],
  ]);
  const nameOf = (id: string | null) => settings.find((setting) => setting.id === id)?.name;
  const follows = (id: string) => nameOf(pupils.find((one) => one.id === id)!.follows);
  expect([follows(noor), follows(daan), follows(finn)]).toEqual([
    'Dyslexie',
    'Standaard',
    'Standaard Groep 6',
  ]);
  expect((await at.pupil(noor)).own).toEqual({ largeLetters: true });

  // What a teacher changes now stays, and the settings of the old groups hold again.
  expect((await at.send('POST', `${at.base}/group-changes/${change}/undo`, {})).status).toBe(200);
  expect(await at.pupil(noor)).toMatchObject({
    chosen: dyslexia,
    own: { start: { groep: 3, half: 1 }, largeLetters: true },
  });
  expect((await at.pupil(finn)).inherited).toEqual({ calm: true });
});

test('a setting that was changed in the new group keeps the school year from being undone', async () => {
  const at = await school();
  await at.save(at.group, (await at.defaultOf(at.group)).id, { minutes: 15 });
  const plan = await at.plan();
  const change = randomUUID();
  await at.send('POST', `${at.base}/school-years`, { ...plan, change });
  const to = plan.groups[0]!.id;
  await at.save(to, (await at.defaultOf(to)).id, { minutes: 20 });
  const { status, body } = await at.send<{ message: string }>(
    ...(['POST', `${at.base}/group-changes/${change}/undo`, {}] as const),
  );
  expect([status, body.message]).toEqual([409, expect.stringContaining('intussen veranderd')]);
});

test('who is split off practises as before', async () => {
  const at = await school();
  await at.save(at.group, (await at.defaultOf(at.group)).id, { minutes: 15, start: { groep: 4, half: 2 } });
  const split = {
    change: randomUUID(),
    id: randomUUID(),
    name: '5b',
    groep: [5],
    teachers: [],
    pupils: [at.noor],
  };
  expect((await at.send('POST', `${at.base}/groups/${at.group}/splits`, split)).status).toBe(200);
  expect((await at.pupil(at.noor)).inherited).toEqual({ minutes: 15, start: { groep: 4, half: 2 } });
  expect((await at.send('POST', `${at.base}/group-changes/${split.change}/undo`, {})).status).toBe(200);
  expect((await at.pupil(at.noor)).inherited).toEqual({ minutes: 15, start: { groep: 4, half: 2 } });
});
