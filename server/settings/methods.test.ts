import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import type { Method, MethodBlock } from '../contract/methods.ts';
import type { PupilMap } from '../contract/practice.ts';
import type { Effect, SettingOptions } from '../contract/settings.ts';
import type { Tomorrow } from '../contract/tasks.ts';
import { nameOfDay } from '../data/day.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { blockOn } from './methods.ts';
import { readFields } from './read.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The day that lies so many days from today. */
const day = (away: number) => nameOfDay(Date.now() + away * DAY_MS);

const block = (name: string, categories: string[], from?: number, to?: number): MethodBlock => ({
  id: randomUUID(),
  name,
  categories,
  from: from === undefined ? null : day(from),
  to: to === undefined ? null : day(to),
});

async function school(server: TestServer, who = 'docent') {
  const token = await server.login(who);
  const { account, group } = server.school;
  const ask = <T>(method: string, path: string, body?: object) =>
    server.call<T & ErrorBody>(method, path, { token, ...(body && { body }) });
  const path = (id: string) => `/api/accounts/${account}/methods/${id}`;
  return {
    ask,
    save: (id: string, name: string, blocks: MethodBlock[], basedOn: number | null = null) =>
      ask<Method>('PUT', path(id), { name, blocks, basedOn }),
    remove: (id: string, removed = true) => ask('PATCH', path(id), { removed }),
    options: async () =>
      (await ask<SettingOptions>('GET', `/api/accounts/${account}/groups/${group}/setting-options`)).body,
    choose: (line: object, pupil = server.school.noor) =>
      ask<{ effect: Effect }>('PUT', `/api/pupils/${pupil}/practice-setting`, {
        batch: randomUUID(),
        set: { learningLine: line },
      }),
  };
}

test('a school defines the blocks of its method; colleagues choose from them, others never see them', async () => {
  const server = await startTestServer();
  const { save, options, choose } = await school(server);
  const id = randomUUID();
  const late = block('Blok 2', ['ei-ij'], 10, 30);
  const early = block('Blok 1', ['klinker'], -20, -1);
  const saved = await save(id, 'Taal in blokken, groep 5', [late, early]);
  expect(saved.status).toBe(200);
  // In the order of the school year.
  expect(saved.body.blocks.map(({ name }) => name)).toEqual(['Blok 1', 'Blok 2']);
  const [own, staal] = (await options()).methods;
  expect(own).toMatchObject({ id, name: 'Taal in blokken, groep 5', now: early.id });
  expect(staal!.name).toBe('Staal');
  const colleague = await school(server, 'schooladmin');
  expect((await colleague.options()).methods).toHaveLength(2);

  const line = { kind: 'block', method: id, block: late.id, categories: ['ei-ij'] };
  expect((await choose(line)).body.effect).toMatchObject({ categories: 1, errors: {} });
  const { noor } = server.school;
  const map = await server.call<PupilMap>('GET', `/api/pupils/${noor}/map`, {
    token: await server.login('noor'),
  });
  expect(map.body.tasks.find(({ category }) => category === 'ei-ij')?.state).not.toBe('dicht');

  // Who chooses a method of another account has none.
  const strange = await choose({ ...line, method: randomUUID() });
  expect(strange.status).toBe(422);
  expect(strange.body.fields).toEqual({
    'set.learningLine': 'Deze methode is er niet meer. Kies een andere leerlijn.',
  });
});

test('the block of now follows the calendar, and a block that is changed is practised as it is now', async () => {
  const server = await startTestServer();
  const { save, choose, ask } = await school(server);
  const { db, school: ids } = server;
  const id = randomUUID();
  const blocks = [block('Blok 1', ['klinker'], -9, 0), block('Blok 2', ['ei-ij'], 1, 9)];
  const { body: method } = await save(id, 'Onze methode', blocks);
  await choose({ kind: 'block', method: id, block: 'nu', categories: ['klinker'] });
  const lineAt = async (away: number) => {
    const pupil = { id: ids.noor, group_id: ids.group };
    const { learningLine } = await readFields(db, pupil, Date.now() + away * DAY_MS);
    return learningLine.kind === 'block' ? learningLine.categories : [];
  };
  expect(await lineAt(0)).toEqual(['klinker']);
  expect(await lineAt(1)).toEqual(['ei-ij']);
  expect(await lineAt(300)).toEqual(['ei-ij']);
  expect(await lineAt(-300)).toEqual(['klinker']);
  // The preview is of tomorrow.
  const preview = await ask<{ tomorrow: Tomorrow }>(
    'POST',
    `/api/pupils/${ids.noor}/practice-setting/tomorrow`,
    {},
  );
  expect(preview.status).toBe(200);
  expect(preview.body.tomorrow.tasks.length).toBeGreaterThan(0);

  const changed = [{ ...blocks[0]!, categories: ['ei-ij', 'klinker'] }, blocks[1]!];
  expect((await save(id, 'Onze methode', changed, method.changedAt)).status).toBe(200);
  expect(await lineAt(0)).toEqual(['ei-ij', 'klinker']);
});

test('what can not be is refused at its field, and nothing is half saved', async () => {
  const server = await startTestServer();
  const { save, options } = await school(server);
  const one = block('Blok 1', ['klinker'], 0, 5);
  const refused = await save(randomUUID(), 'STAAL', [
    one,
    block('blok 1', [], 3, 9),
    block('Blok 3', ['bestaat-niet'], 20),
    block('Blok 4', ['klinker'], 40, 30),
  ]);
  expect(refused.status).toBe(422);
  expect(refused.body.fields).toEqual({
    name: 'Deze naam heeft een andere methode al.',
    'blocks.1.name': 'Deze naam heeft een ander blok al.',
    'blocks.1.categories': 'Kies minstens één categorie. Zo blijft er geen woord over.',
    'blocks.1.from': 'Deze dagen vallen samen met die van “Blok 1”.',
    'blocks.2.categories': 'Kies minstens één categorie. Zo blijft er geen woord over.',
    'blocks.2.to': 'Vul ook de laatste dag in.',
    'blocks.3.to': 'De laatste dag ligt voor de eerste dag.',
  });
  expect((await options()).methods).toHaveLength(1);
});

test('two who change a method at once do not write over each other; the same sent twice is saved once', async () => {
  const server = await startTestServer();
  const { save } = await school(server);
  const id = randomUUID();
  const one = block('Blok 1', ['klinker']);
  const { body: first } = await save(id, 'Onze methode', [one]);
  expect((await save(id, 'Onze methode', [one])).body.changedAt).toBe(first.changedAt);
  const second = await save(id, 'Nieuwe naam', [one], first.changedAt);
  expect(second.status).toBe(200);
  const late = await save(id, 'Andere naam', [one], first.changedAt);
  expect(late.status).toBe(409);
  expect(late.body.message).toMatch(/Iemand anders/);
});

test('a method or block that is practised with is not thrown away; one that is comes back whole', async () => {
  const server = await startTestServer();
  const { save, remove, choose, options, ask } = await school(server);
  const id = randomUUID();
  const [one, two] = [block('Blok 1', ['klinker']), block('Blok 2', ['ei-ij'])];
  const { body: method } = await save(id, 'Onze methode', [one, two]);
  await choose({ kind: 'block', method: id, block: two.id, categories: ['ei-ij'] });
  expect((await remove(id)).body.message).toMatch(/^Noor oefent nog met “Onze methode”/);
  const without = await save(id, 'Onze methode', [one], method.changedAt);
  expect([without.status, without.body.message]).toEqual([
    409,
    'Noor oefent nog met “Blok 2”. Kies daar eerst een andere leerlijn.',
  ]);
  await ask('PUT', `/api/pupils/${server.school.noor}/practice-setting`, {
    batch: randomUUID(),
    clear: ['learningLine'],
  });
  expect((await remove(id)).status).toBe(200);
  expect((await options()).methods).toHaveLength(1);
  await remove(id, false);
  expect((await options()).methods[0]!.blocks).toHaveLength(2);
});

test('the block of a day is the one that began last; before the year it is the first, without periods none', () => {
  const blocks = [block('a', ['x'], 0, 4), block('b', ['x'], 7, 9), block('los', ['x'])];
  const on = (away: number) => blockOn(blocks, day(away))?.name;
  expect([-3, 0, 4, 5, 7, 60].map(on)).toEqual(['a', 'a', 'a', 'a', 'b', 'b']);
  expect(blockOn([blocks[2]!], day(0))).toBeUndefined();
});

test('a Flemish school hears of no Dutch method, but where one was chosen before', async () => {
  const server = await startTestServer();
  const { account } = server.school;
  const { options, choose } = await school(server);
  const [staal] = (await options()).methods;
  const named = async () => (await options()).methods.map(({ name }) => name);
  await server.db.updateTable('accounts').set({ variant: 'be' }).where('id', '=', account).execute();
  expect(await named()).toEqual([]);
  const { id, categories } = staal!.blocks[0]!;
  expect((await choose({ kind: 'block', method: staal!.id, block: id, categories })).status).toBe(200);
  expect(await named()).toEqual(['Staal']);
});
