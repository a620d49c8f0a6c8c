import { randomUUID } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import type { MethodBlock } from '../contract/methods.ts';
import type { PupilMap } from '../contract/practice.ts';
import type { PupilSetting } from '../contract/pupil-settings.ts';
import type { Setting, Follower } from '../contract/settings.ts';
import { FORMS } from '../../engine/exercise/index.ts';
import { createCatalogue } from '../practice/catalogue.ts';
import type { Group } from '../contract/groups.ts';
import { SILENT_SPEAKER, wordsOf } from '../practice/words.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { createWordBank } from '../words/index.ts';
import { readStands } from './emptied.ts';
import { nothingLeft } from './nothing-left.ts';
import { storePupilSettings } from './repository.ts';

/** The calls of the administrator of the school about its groups, pupils, lists and methods. */
async function admin(server: TestServer) {
  const token = await server.login('schooladmin');
  const account = `/api/accounts/${server.school.account}`;
  const ask = <T = ErrorBody>(method: string, path: string, body?: object) =>
    server.call<T & ErrorBody>(method, path, { token, ...(body && { body }) });
  const batch = () => ({ batch: randomUUID() });
  const group = (id: string) =>
    ask<{ settings: Setting[]; pupils: Follower[] }>('GET', `${account}/groups/${id}/settings`);
  const list = (id: string, words: string[]) =>
    ask('PUT', `${account}/word-lists/${id}`, { name: 'Dictee', words: words.map((word) => ({ word })) });
  return {
    ask,
    account,
    list,
    pupil: async (id: string) => (await ask<PupilSetting>('GET', `/api/pupils/${id}/practice-setting`)).body,
    savePupil: (id: string, body: object) =>
      ask('PUT', `/api/pupils/${id}/practice-setting`, { ...batch(), ...body }),
    followers: async (id: string) => (await group(id)).body.pupils,
    warnings: async (id: string) =>
      (await ask<{ groups: Group[] }>('GET', `${account}/groups`)).body.groups.find((one) => one.id === id)!
        .warnings,
    async saveDefault(id: string, body: object) {
      const { settings } = (await group(id)).body;
      const path = `${account}/groups/${id}/settings/${settings[0]!.id}`;
      return ask('PUT', path, { ...batch(), ...body });
    },
    move: (pupil: string, to: string) =>
      ask('POST', `${account}/groups/${to}/moves`, { change: randomUUID(), pupils: [pupil] }),
    dropList: (id: string, removed = true) =>
      ask('PATCH', `${account}/word-lists/${id}/removed`, { removed }),
    saveMethod: (id: string, blocks: MethodBlock[], basedOn: number | null = null) =>
      ask<{ changedAt: number }>('PUT', `${account}/methods/${id}`, {
        name: 'Onze methode',
        blocks,
        basedOn,
      }),
  };
}

/** A school with the words of the bank and a game per form. */
const withRealWords = () =>
  startTestServer({
    words: wordsOf(createWordBank(), SILENT_SPEAKER),
    catalogue: createCatalogue(
      FORMS.map((form) => ({
        id: `met-${form}`,
        title: form,
        family: `${form}/a`,
        forms: [form],
        round: 10,
        cap: 6,
        pace: 'L' as const,
        explain: 'Doe mee.',
      })),
    ),
  });
const only = (form: string) => ({ formsOff: FORMS.filter((one) => one !== form) });

test('a move to a group is not refused when its setting leaves the pupil nothing: staff see it there, with the reason', async () => {
  const server = await startTestServer();
  const { group, otherGroup, noor, finn } = server.school;
  const { savePupil, saveDefault, move, followers, pupil, warnings } = await admin(server);
  // Only typed words, and Noor does without the game in which one types.
  await saveDefault(otherGroup, { set: { formsOff: ['choose', 'sort'] } });
  expect((await savePupil(noor, { set: { gamesOff: ['bellenprikken'] } })).status).toBe(200);
  expect((await followers(group)).every(({ nothing }) => nothing === undefined)).toBe(true);

  expect(await warnings(otherGroup)).not.toContain('nothing');
  expect((await move(noor, otherGroup)).status).toBe(200);
  // It wants looking at, in that group alone.
  expect(await warnings(otherGroup)).toContain('nothing');
  expect(await warnings(group)).not.toContain('nothing');
  const reason = /^Hiermee blijft er geen spel over/;
  const told = await followers(otherGroup);
  expect(told.find(({ id }) => id === noor)!.nothing).toMatch(reason);
  expect(told.find(({ id }) => id === finn)!.nothing).toBeUndefined();
  expect((await pupil(noor)).nothing).toMatch(reason);
  const map = await server.call<PupilMap>('GET', `/api/pupils/${noor}/map`, {
    token: await server.login('noor'),
  });
  expect(map.body.tasks.every(({ games }) => games.length === 0)).toBe(true);

  // It keeps nobody from changing something else, and is mended where it is told.
  expect((await saveDefault(otherGroup, { set: { tempo: 0.7 } })).status).toBe(200);
  expect((await savePupil(noor, { clear: ['gamesOff'] })).status).toBe(200);
  expect((await followers(otherGroup)).every(({ nothing }) => nothing === undefined)).toBe(true);
  expect((await pupil(noor)).nothing).toBeUndefined();
  expect(await warnings(otherGroup)).not.toContain('nothing');
});

test('when only the lists of the line are gone, staff read that there is other work; who has no place of before has nothing', async () => {
  const server = await startTestServer();
  const { group, noor, daan } = server.school;
  const { savePupil, list, followers, pupil, warnings } = await admin(server);
  const mapOf = (name: string, id: string) =>
    server.login(name).then((token) => server.call<PupilMap>('GET', `/api/pupils/${id}/map`, { token }));
  // Noor has an island of before; Daan begins with the list.
  expect((await mapOf('noor', noor)).body.tasks.length).toBeGreaterThan(0);
  const id = randomUUID();
  await list(id, ['fiets', 'boom', 'maan']);
  for (const one of [noor, daan])
    await savePupil(one, { set: { learningLine: { kind: 'lists', lists: [id] } } });
  await mapOf('daan', daan);
  // No call throws a list away that is all that somebody practises: it came so from before that was refused.
  await server.db.updateTable('word_lists').set({ removed_at: 1 }).where('id', '=', id).execute();
  const told = new Map((await followers(group)).map((one) => [one.id, one]));
  expect(told.get(noor)).toMatchObject({ goesOn: true });
  expect(told.get(noor)!.nothing).toMatch(/^Deze woordenlijsten zijn er niet meer/);
  expect(told.get(daan)!.nothing).toMatch(/^Deze woordenlijsten zijn er niet meer/);
  expect(told.get(daan)).not.toHaveProperty('goesOn');
  expect(await pupil(noor)).toMatchObject({ goesOn: true });
  expect(await warnings(group)).toEqual(expect.arrayContaining(['nothing', 'lineGone']));
  // The child plays on, and is told nothing alarming.
  const { body } = await mapOf('noor', noor);
  expect(body.tasks.filter(({ state, games }) => state === 'open' && games.length > 0)).toHaveLength(2);
});

test('what a whole school has left is found in as many queries as for one pupil', async () => {
  const words = wordsOf(createWordBank(), SILENT_SPEAKER);
  const server = await startTestServer();
  const { account, group, noor, daan, zoe } = server.school;
  const catalogue = createCatalogue([]);
  let queries = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => (queries++, node),
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const deps = { db: server.db.withPlugin(counting), words, catalogue, dealer: { formOf: () => undefined } };
  const count = async (pupils: string[]) => {
    await storePupilSettings(
      server.db,
      pupils.map((pupil_id) => ({
        pupil_id,
        setting_id: null,
        changed_at: 0,
        from_day: null,
        to_day: null,
        in_game: null,
        fields: JSON.stringify({ learningLine: { kind: 'lists', lists: [randomUUID()] } }),
      })),
    );
    queries = 0;
    const stands = await readStands(deps.db, [group]);
    const left = await nothingLeft(deps, account, [...stands.values()], Date.now());
    expect([...left.keys()].sort()).toEqual([...pupils].sort());
    return queries;
  };
  const one = await count([noor]);
  expect(await count([noor, daan, zoe])).toBe(one);
  expect(one).toBeLessThanOrEqual(4);
});

test('undoing that a setting was shared is refused when somebody would have nothing left', async () => {
  const server = await startTestServer();
  const { group, otherGroup, finn } = server.school;
  const { ask, savePupil, saveDefault, account } = await admin(server);
  await saveDefault(otherGroup, { set: { formsOff: ['choose', 'sort'] } });
  await saveDefault(group, { set: { tempo: 0.7 } });
  const shared = randomUUID();
  await ask('POST', `${account}/groups/${group}/shared-settings`, { batch: shared, groups: [otherGroup] });
  expect((await savePupil(finn, { set: { gamesOff: ['bellenprikken'] } })).status).toBe(200);
  const undo = () => ask('POST', `${account}/shared-settings/${shared}/undo`, { batch: randomUUID() });
  const refused = await undo();
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Voor Finn Bakker: Hiermee blijft er geen spel over dat bij deze woorden past. Zet een soort opgave of een spel aan.',
  ]);
  await savePupil(finn, { clear: ['gamesOff'] });
  expect((await undo()).status).toBe(200);
});

test('a list that is all that somebody practises is not thrown away: the reason says for whom it is', async () => {
  const server = await startTestServer();
  const { group, noor, daan } = server.school;
  const { savePupil, saveDefault, list, dropList } = await admin(server);
  const [one, two] = [randomUUID(), randomUUID()];
  await list(one, ['fiets', 'boom', 'maan']);
  await list(two, ['kast', 'huis', 'tuin']);
  const lists = (...ids: string[]) => ({ set: { learningLine: { kind: 'lists', lists: ids } } });
  await savePupil(noor, lists(one, two));
  // There is another list.
  expect((await dropList(one)).status).toBe(200);
  const refused = await dropList(two);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Noor de Vries oefent alleen met deze lijst. Kies daar eerst een andere leerlijn.',
  ]);
  expect((await dropList(one, false)).status).toBe(200);
  expect((await dropList(two)).status).toBe(200);
  await dropList(two, false);

  await savePupil(daan, lists(two));
  await savePupil(noor, lists(two));
  expect((await dropList(two)).body.message).toMatch(/^Daan Jansen en Noor de Vries oefenen alleen/);
  // A whole group goes by its name; who follows nothing of it keeps nobody from it.
  await saveDefault(group, lists(two));
  expect((await dropList(two)).body.message).toMatch(/^Groep 5 oefent alleen met deze lijst\./);
  await saveDefault(group, { clear: ['learningLine'] });
  for (const id of [noor, daan]) await savePupil(id, { clear: ['learningLine'] });
  expect((await dropList(two)).status).toBe(200);
});

test('a list on a later day, and who has left the school', async () => {
  const server = await startTestServer();
  const { noor, daan } = server.school;
  const { savePupil, list, dropList } = await admin(server);
  const id = randomUUID();
  await list(id, ['fiets', 'boom', 'maan']);
  const line = { learningLine: { kind: 'lists', lists: [id] } };
  await savePupil(noor, { set: line, head: { from: '2999-01-05', to: null } });
  expect((await dropList(id)).body.message).toMatch(/^Noor de Vries oefent vanaf 5 januari 2999 alleen/);
  await savePupil(noor, { clear: ['learningLine'] });
  await savePupil(daan, { set: line });
  await server.db.updateTable('pupils').set({ group_id: null }).where('id', '=', daan).execute();
  expect((await dropList(id)).body.message).toMatch(/^Daan Jansen oefent alleen/);
  await server.db.updateTable('users').set({ active: 0 }).where('id', '=', daan).execute();
  expect((await dropList(id)).status).toBe(200);
});

test('other words in a list, or other categories in a block, that no game suits any more are refused', async () => {
  const server = await withRealWords();
  const { noor } = server.school;
  const { savePupil, list, saveMethod } = await admin(server);
  const id = randomUUID();
  const words = ['boom', 'maan', 'fiets', 'bibliotheek'];
  await list(id, words);
  const reading = { learningLine: { kind: 'lists', lists: [id] }, ...only('read') };
  expect((await savePupil(noor, { set: reading })).status).toBe(200);
  // No picture and no riddle goes with these.
  const refused = await list(id, ['de', 'het', 'een']);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Met deze woorden past er voor Noor de Vries geen spel meer. Zet daar eerst een soort opgave of een spel aan.',
  ]);
  expect((await list(id, words.slice(0, 3))).status).toBe(200);

  const method = randomUUID();
  const block = { id: randomUUID(), name: 'Blok 1', from: null, to: null };
  const categories = ['ei-ij'];
  const saved = await saveMethod(method, [{ ...block, categories }]);
  const line = { kind: 'block', method, block: block.id, categories };
  expect((await savePupil(noor, { set: { learningLine: line, ...only('build') } })).status).toBe(200);
  // Sentences that are read can't be laid.
  const sentences = ['read-sentences'];
  const changed = await saveMethod(method, [{ ...block, categories: sentences }], saved.body.changedAt);
  expect([changed.status, changed.body.message]).toEqual([
    409,
    'Met deze categorieën past er voor Noor de Vries geen spel meer. Zet daar eerst een soort opgave of een spel aan.',
  ]);
  const more = [...categories, ...sentences];
  expect((await saveMethod(method, [{ ...block, categories: more }], saved.body.changedAt)).status).toBe(200);
});
