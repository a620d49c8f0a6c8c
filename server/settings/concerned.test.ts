import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { MethodBlock } from '../contract/methods.ts';
import type { PupilMap } from '../contract/practice.ts';
import type { Setting } from '../contract/settings.ts';
import { until } from '../testing/play.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/** The administrator of the school, and four of its pupils with their map open: Finn is in another group. */
async function watched(server: TestServer) {
  const token = await server.login('schooladmin');
  const account = `/api/accounts/${server.school.account}`;
  const ask = <T>(method: string, path: string, body?: object) =>
    server.call<T>(method, path, { token, ...(body && { body: { batch: randomUUID(), ...body } }) });
  const told = new Map<string, number>();
  for (const name of ['noor', 'daan', 'zoë', 'finn', 'sam']) {
    const socket = await server.live(await server.login(name));
    socket.on('mapChanged', () => told.set(name, (told.get(name) ?? 0) + 1));
  }
  return {
    ask,
    account,
    settings: async (group: string) =>
      (await ask<{ settings: Setting[] }>('GET', `${account}/groups/${group}/settings`)).body.settings,
    saveSetting: (group: string, id: string, body: object) =>
      ask('PUT', `${account}/groups/${group}/settings/${id}`, body),
    savePupil: (id: string, body: object) => ask('PUT', `/api/pupils/${id}/practice-setting`, body),
    /** Who was told since this was asked last: exactly these, each once. */
    async expectTold(...names: string[]) {
      await until(() => names.every((name) => told.has(name)));
      // Time enough for a word that should not come.
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(Object.fromEntries(told)).toEqual(Object.fromEntries(names.map((name) => [name, 1])));
      told.clear();
    },
  };
}

test('other categories in a block are told to who practises that block, by a setting or alone, and to nobody else', async () => {
  const server = await startTestServer();
  const { group, otherGroup, noor, finn } = server.school;
  const { ask, account, settings, saveSetting, savePupil, expectTold } = await watched(server);
  const id = randomUUID();
  const [one, two] = ['Blok 1', 'Blok 2'].map((name): MethodBlock => ({
    id: randomUUID(),
    name,
    categories: ['klinker'],
    from: null,
    to: null,
  }));
  let changedAt: number | null = null;
  const save = async (...blocks: MethodBlock[]) => {
    const body: object = { name: 'Onze methode', blocks, basedOn: changedAt };
    const saved = await ask<{ changedAt: number }>('PUT', `${account}/methods/${id}`, body);
    expect(saved.status).toBe(200);
    ({ changedAt } = saved.body);
  };
  await save(one!, two!);
  const line = (block: string) => ({
    set: { learningLine: { kind: 'block', method: id, block, categories: ['klinker'] } },
  });
  // The group by its setting, Noor with another block; Finn alone.
  await saveSetting(group, (await settings(group))[0]!.id, line(one!.id));
  await expectTold('noor', 'daan', 'zoë');
  await savePupil(noor, line(two!.id));
  await expectTold('noor');
  await savePupil(finn, line(one!.id));
  await expectTold('finn');

  const open = async (name: string, pupil: string) => {
    const token = await server.login(name);
    const { body } = await server.call<PupilMap>('GET', `/api/pupils/${pupil}/map`, { token });
    return body.islands.flatMap(({ tasks }) => tasks).filter(({ state }) => state !== 'dicht');
  };
  expect((await open('finn', finn)).map(({ category }) => category)).not.toContain('ei-ij');
  const other = { ...one!, categories: ['ei-ij'] };
  await save(other, two!);
  await expectTold('daan', 'zoë', 'finn');
  expect((await open('finn', finn)).map(({ category }) => category)).toContain('ei-ij');
  // A name, or the block of nobody there, changes no map.
  await save({ ...other, name: 'Eerste blok' }, two!);
  await expectTold();
  await server.db.updateTable('pupils').set({ group_id: otherGroup }).where('id', '=', noor).execute();
  await save(other, { ...two!, categories: ['ei-ij'] });
  await expectTold('noor');
});

test('a setting that is shared with other groups, or taken back, is told to who follows it there', async () => {
  const server = await startTestServer();
  const { group, otherGroup, daan, noor } = server.school;
  const { ask, account, settings, saveSetting, savePupil, expectTold } = await watched(server);
  const [own] = await settings(group);
  await settings(otherGroup);
  await saveSetting(group, own!.id, { set: { tempo: 0.7 } });
  await expectTold('noor', 'daan', 'zoë');
  const shared = randomUUID();
  const share = () =>
    ask('POST', `${account}/groups/${group}/shared-settings`, { batch: shared, groups: [otherGroup] });
  expect((await share()).status).toBe(200);
  await expectTold('finn');
  // The same once more changes nothing.
  await share();
  await expectTold();
  await ask('POST', `${account}/shared-settings/${shared}/undo`, {});
  await expectTold('finn');

  // Whoever differs in it, or follows another setting, has no other map.
  await savePupil(noor, { set: { tempo: 0.6 } });
  await expectTold('noor');
  const extra = randomUUID();
  await saveSetting(group, extra, {
    head: { name: 'Extra', from: null, to: null, wholeGroup: false },
    set: { tempo: 0.8 },
  });
  await expectTold();
  await ask('PUT', `${account}/groups/${group}/setting-followers`, { setting: extra, pupils: [daan] });
  await expectTold('daan');
  await saveSetting(group, own!.id, { set: { tempo: 0.5 } });
  await expectTold('zoë');
  await saveSetting(group, extra, { set: { tempo: 0.9 } });
  await expectTold('daan');
});

test('a list that is taken back is told to who is to practise it, though it has no place yet', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { ask, account, savePupil, expectTold } = await watched(server);
  const [one, two] = [randomUUID(), randomUUID()];
  const words = ['fiets', 'boom', 'maan'].map((word) => ({ word }));
  for (const id of [one, two]) await ask('PUT', `${account}/word-lists/${id}`, { name: id, words });
  await savePupil(noor, { set: { learningLine: { kind: 'lists', lists: [one, two] } } });
  await expectTold('noor');
  const remove = (removed: boolean) => ask('PATCH', `${account}/word-lists/${one}/removed`, { removed });
  expect((await remove(true)).status).toBe(200);
  await expectTold('noor');
  const token = await server.login('noor');
  const names = async () => {
    const { body } = await server.call<PupilMap>('GET', `/api/pupils/${noor}/map`, { token });
    return body.islands.flatMap(({ tasks }) => tasks.map(({ name }) => name));
  };
  expect(await names()).toEqual([two]);
  await remove(false);
  await expectTold('noor');
});
