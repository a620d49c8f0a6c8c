import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import type { PupilMap } from '../contract/practice.ts';
import type { PupilSetting } from '../contract/pupil-settings.ts';
import type { Change, Effect, Follower, Setting } from '../contract/settings.ts';
import type { Tomorrow } from '../contract/tasks.ts';
import { nameOfDay } from '../data/day.ts';
import { createPupils } from '../people/create.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

interface Listed {
  settings: Setting[];
  pupils: Follower[];
}

/** The calls of a teacher about the settings of `group`. */
async function teacher(server: TestServer) {
  const token = await server.login('docent');
  const { account, group } = server.school;
  const base = `/api/accounts/${account}/groups/${group}`;
  const ask = <T = ErrorBody>(method: string, path: string, body?: object) =>
    server.call<T>(method, path, { token, ...(body && { body: { batch: randomUUID(), ...body } }) });
  return {
    ask,
    base,
    list: async () => (await ask<Listed>('GET', `${base}/settings`)).body,
    save: (id: string, body: object) =>
      ask<ErrorBody & { setting: Setting; effect: Effect }>('PUT', `${base}/settings/${id}`, body),
    mark: (id: string, body: object) => ask('PATCH', `${base}/settings/${id}`, body),
    give: (setting: string | null, pupils: string[]) =>
      ask<Listed>('PUT', `${base}/setting-followers`, { setting, pupils }),
    pupil: async (id: string) => (await ask<PupilSetting>('GET', `/api/pupils/${id}/practice-setting`)).body,
    savePupil: (id: string, body: object) =>
      ask<PupilSetting & { effect: Effect }>('PUT', `/api/pupils/${id}/practice-setting`, body),
  };
}

const playOf = async (server: TestServer, username: string, pupil: string) =>
  (await server.call<PupilMap>('GET', `/api/pupils/${pupil}/map`, { token: await server.login(username) }))
    .body;

test('a group has a default; what is set there reaches the game of who follows it, own differences go before it', async () => {
  const server = await startTestServer();
  const { noor, daan } = server.school;
  const { list, save, savePupil, pupil } = await teacher(server);
  const [standard] = (await list()).settings;
  expect(standard).toMatchObject({ name: 'Standaard', isDefault: true, fields: {}, time: 'now' });
  expect((await list()).settings).toHaveLength(1);
  // The pupil of the demo is in nobody's list.
  expect((await list()).pupils.map(({ id }) => id)).not.toContain(server.school.demo);

  const saved = await save(standard!.id, { set: { calm: true, tempo: 0.1, weekGoal: 4 } });
  expect(saved.body.setting.fields).toEqual({ calm: true, tempo: 0.1, weekGoal: 4 });
  expect((await playOf(server, 'noor', noor)).settings).toMatchObject({ calm: true, tempo: 0.1 });
  // Only what a game needs goes to the browser of a pupil.
  expect((await playOf(server, 'noor', noor)).settings).not.toHaveProperty('weekGoal');

  expect((await savePupil(noor, { set: { tempo: 0.8 } })).body).toMatchObject({
    own: { tempo: 0.8 },
    inherited: { calm: true, tempo: 0.1 },
    follows: { name: 'Standaard' },
  });
  expect((await playOf(server, 'noor', noor)).settings).toMatchObject({ calm: true, tempo: 0.8 });
  expect((await playOf(server, 'daan', daan)).settings).toMatchObject({ calm: true, tempo: 0.1 });
  expect((await list()).pupils.find(({ id }) => id === noor)).toMatchObject({
    differs: ['tempo'],
    chosen: null,
  });

  // What is chosen opens, also where it had a place that was shut.
  const stateOf = async (id: string) =>
    (await playOf(server, 'noor', noor)).tasks.find(({ category }) => category === id)!.state;
  expect(await stateOf('klinker')).toBe('dicht');
  await savePupil(noor, { set: { learningLine: { kind: 'categories', categories: ['klinker'] } } });
  expect(await stateOf('klinker')).toBe('open');
  await savePupil(noor, { clear: ['learningLine'] });
  expect(await stateOf('klinker')).toBe('open');

  await savePupil(noor, { clear: ['tempo'] });
  expect((await pupil(noor)).own).toEqual({});
  expect((await playOf(server, 'noor', noor)).settings).toMatchObject({ tempo: 0.1 });
});

test('what a pupil sets in the game is an own difference, and none when it is as in the group', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { pupil } = await teacher(server);
  const token = await server.login('noor');
  const set = (body: object) => server.call('PATCH', `/api/pupils/${noor}/settings`, { token, body });
  await set({ calm: true });
  expect((await pupil(noor)).own).toEqual({ calm: true });
  await set({ calm: false });
  expect((await pupil(noor)).own).toEqual({});
  expect((await server.call('PUT', `/api/pupils/${noor}/practice-setting`, { token, body: {} })).status).toBe(
    403,
  );
});

test('pupils follow another setting of the group, in its period; the rest follow the default', async () => {
  const server = await startTestServer();
  const { noor, daan, finn } = server.school;
  const { list, save, give, mark } = await teacher(server);
  const [calm, later, week] = [randomUUID(), randomUUID(), randomUUID()];
  const today = nameOfDay(Date.now());
  await save(calm, { head: { name: 'Rustig' }, set: { calm: true } });
  await save(later, { head: { name: 'Straks', from: '2999-01-01' }, set: { tempo: 1 } });
  expect((await give(calm, [noor])).body.pupils.find(({ id }) => id === noor)).toMatchObject({
    follows: calm,
  });
  expect((await playOf(server, 'noor', noor)).settings.calm).toBe(true);
  await give(later, [daan]);
  expect((await playOf(server, 'daan', daan)).settings).toMatchObject({ tempo: 0.3, calm: false });
  expect((await list()).settings.find(({ id }) => id === later)).toMatchObject({ time: 'later' });

  await save(week, {
    head: { name: 'Deze week', from: today, to: today, wholeGroup: true },
    set: { tempo: 0.9 },
  });
  expect((await playOf(server, 'daan', daan)).settings.tempo).toBe(0.9);
  expect((await playOf(server, 'noor', noor)).settings.tempo).toBe(0.3);

  // A pupil of another group is not there; what is followed is not put away.
  expect((await give(calm, [finn])).status).toBe(404);
  expect(await mark(calm, { archived: true })).toMatchObject({
    status: 409,
    body: { message: 'Eén leerling volgt deze oefeninstelling nog. Geef die eerst een andere.' },
  });
  await give(null, [noor]);
  expect((await mark(calm, { archived: true })).status).toBe(200);
  expect((await list()).settings.find(({ id }) => id === calm)).toMatchObject({ archived: true });
});

test('a setting that leaves nothing is refused with the reason at the field, and nothing of it is stored', async () => {
  const server = await startTestServer();
  const { account, noor, staff } = server.school;
  const { list, save, savePupil, ask, base } = await teacher(server);
  const standard = (await list()).settings[0]!.id;
  const refused = async (set: object) => {
    const { status, body } = await save(standard, { set: { tempo: 0.9, ...set } });
    expect(status).toBe(422);
    return body.fields;
  };
  const games = ['bellenprikken', 'piñata', 'verfgooien'];
  expect(await refused({ gamesOff: games })).toEqual({ 'set.gamesOff': 'Laat minstens één spel aan staan.' });
  // The words of the test are typed or chosen; what is left when both are off can't be played.
  expect(await refused({ formsOff: ['type', 'choose'] })).toEqual({
    'set.formsOff':
      'Hiermee blijft er geen spel over dat bij deze woorden past. Zet een soort opgave of een spel aan.',
  });
  const line = { kind: 'categories', categories: ['ei-ij'], floor: 7, ceiling: 8 };
  expect(await refused({ learningLine: line })).toEqual({
    'set.learningLine':
      'Geen van de gekozen categorieën valt tussen deze leerjaren. Zo blijft er geen woord over.',
  });
  expect(await refused({ learningLine: { ...line, floor: 8, ceiling: 4 } })).toEqual({
    'set.learningLine': 'Het laagste leerjaar ligt boven het hoogste. Zo blijft er geen woord over.',
  });
  expect(await refused({ learningLine: { kind: 'lists', lists: ['weg'] } })).toEqual({
    'set.learningLine': 'Deze woordenlijsten zijn er niet meer. Zo blijft er geen woord over.',
  });
  expect(await refused({ targetSuccess: 0.5 })).toHaveProperty(['set.targetSuccess']);
  expect((await list()).settings[0]!.fields).toEqual({});
  expect((await savePupil(noor, { set: { gamesOff: games } })).status).toBe(422);
  expect((await list()).pupils.find(({ id }) => id === noor)!.differs).toEqual([]);

  const faulty = await save(randomUUID(), {
    head: { name: ' standaard', from: '2026-02-02', to: '2026-02-01' },
  });
  expect(faulty.body.fields).toEqual({
    'head.name': 'Deze naam heeft een andere oefeninstelling van deze groep al.',
    'head.to': 'De laatste dag ligt voor de eerste dag.',
  });

  // A list of three words is enough.
  const words = JSON.stringify(['fiets', 'bel', 'zadel'].map((word) => ({ word })));
  await server.db
    .insertInto('word_lists')
    .values({
      id: 'drie',
      account_id: account,
      maker_id: staff.docent,
      name: 'Fiets',
      words,
      created_at: 1,
      changed_at: 1,
      removed_at: null,
    })
    .execute();
  const three = await ask<Effect>('POST', `${base}/setting-check`, {
    fields: { learningLine: { kind: 'lists', lists: ['drie'] } },
  });
  expect(three.body).toEqual({
    words: 3,
    categories: 1,
    games: 3,
    errors: {},
    warnings: { learningLine: 'Het zijn maar 3 woorden: ze komen snel terug.' },
  });
});

test('every change is in the history with who made it, and is undone without what came later', async () => {
  const server = await startTestServer();
  const { noor, account, staff } = server.school;
  const { list, save, savePupil, pupil, mark, ask, base } = await teacher(server);
  const standard = (await list()).settings[0]!.id;
  const batch = randomUUID();
  const body = { batch, set: { calm: true, tempo: 0.1 } };
  await save(standard, body);
  // Sent twice, done once.
  expect((await save(standard, body)).status).toBe(200);
  await save(standard, { set: { weekGoal: 5 } });
  const history = async () =>
    (await ask<{ changes: Change[] }>('GET', `${base}/settings/${standard}`)).body.changes;
  expect(await history()).toMatchObject([
    { what: ['weekGoal'], by: 'Juf docent' },
    { what: ['calm', 'tempo'], batch },
  ]);
  const undo = (change: string) =>
    ask<{ undone: number }>('POST', `${base}/setting-changes/${change}/undo`, {});
  expect((await undo(batch)).body).toEqual({ undone: 1 });
  expect((await list()).settings[0]!.fields).toEqual({ weekGoal: 5 });
  expect((await undo('niets')).status).toBe(404);

  const other = randomUUID();
  await save(other, { head: { name: 'Nieuw' } });
  const swap = randomUUID();
  await mark(other, { batch: swap, isDefault: true });
  expect((await list()).settings.filter(({ isDefault }) => isDefault)).toMatchObject([{ id: other }]);
  expect(await mark(other, { archived: true })).toMatchObject({ status: 409 });
  await undo(swap);
  expect((await list()).settings.filter(({ isDefault }) => isDefault)).toMatchObject([{ id: standard }]);

  const own = randomUUID();
  await savePupil(noor, { batch: own, set: { calm: true } });
  expect((await pupil(noor)).changes).toMatchObject([{ what: ['calm'], by: 'Juf docent' }]);
  await ask('POST', `/api/pupils/${noor}/setting-changes/${own}/undo`, {});
  expect((await pupil(noor)).own).toEqual({});
  const logged = await server.db
    .selectFrom('audit')
    .select(['action', 'subject', 'actor_id', 'account_id'])
    .where('action', 'in', ['setting-saved', 'setting-undone'])
    .where('subject', '=', noor)
    .execute();
  const who = { subject: noor, actor_id: staff.docent, account_id: account };
  expect(logged).toEqual([
    { action: 'setting-saved', ...who },
    { action: 'setting-undone', ...who },
  ]);
});

test('what a pupil gets tomorrow follows a setting that is not saved', async () => {
  const server = await startTestServer();
  const { noor, account, staff } = server.school;
  const { ask } = await teacher(server);
  const preview = async (fields?: object) =>
    (
      await ask<{ effect: Effect; tomorrow: Tomorrow }>(
        'POST',
        `/api/pupils/${noor}/practice-setting/tomorrow`,
        fields ? { fields } : {},
      )
    ).body;
  const usual = await preview();
  expect(usual.tomorrow.tasks.map(({ game }) => game)).toEqual(['Bellen prikken', 'Bellen prikken']);
  // Nothing is known yet; now and then a word is a sample.
  expect(['PEILEN', 'STEEKPROEF']).toContain(usual.tomorrow.tasks[0]!.words[0]!.reason);
  await server.db
    .insertInto('word_lists')
    .values({
      id: 'drie',
      account_id: account,
      maker_id: staff.docent,
      name: 'Fiets',
      words: JSON.stringify(['fiets', 'bel', 'zadel'].map((word) => ({ word }))),
      created_at: 1,
      changed_at: 1,
      removed_at: null,
    })
    .execute();
  const other = await preview({
    gamesOff: ['bellenprikken'],
    learningLine: { kind: 'lists', lists: ['drie'] },
  });
  expect(other.tomorrow.tasks).toMatchObject([
    { game: 'Piñata', name: 'Fiets', why: 'Nieuw door deze leerlijn.' },
    { game: 'Piñata', name: 'Korte ei of lange ij' },
    { game: 'Piñata', name: 'au(w) of ou(w)' },
  ]);
  expect(new Set(other.tomorrow.tasks[0]!.words.map(({ word }) => word))).toEqual(
    new Set(['fiets', 'bel', 'zadel']),
  );
  expect((await preview({ gamesOff: ['bellenprikken', 'piñata', 'verfgooien'] })).tomorrow.tasks).toEqual([]);
  expect(await server.db.selectFrom('setting_changes').selectAll().execute()).toEqual([]);
  expect(await server.db.selectFrom('rounds').selectAll().execute()).toEqual([]);
});

test('several settings get a last day at once, all or none, and it is taken back', async () => {
  const server = await startTestServer();
  const { ask, base, list, save } = await teacher(server);
  const [standard] = (await list()).settings;
  const [early, late] = [randomUUID(), randomUUID()];
  await save(early, { head: { name: 'Herfst', from: '2026-09-21', to: null, wholeGroup: false } });
  await save(late, { head: { name: 'Winter', from: '2026-12-21', to: null, wholeGroup: false } });
  const end = (to: string | null, settings: string[], batch: string = randomUUID()) =>
    ask('PUT', `${base}/setting-ends`, { batch, to, settings });
  const ends = async () =>
    Object.fromEntries((await list()).settings.map(({ name, to }) => [name, to])) as Record<string, string>;

  expect((await end('2026-11-30', [early, late])).body.fields).toEqual({
    to: 'Deze dag ligt voor de eerste dag van “Winter”.',
  });
  expect((await end('2026-12-24', [early, standard!.id])).status).toBe(409);
  expect(await ends()).toEqual({ Standaard: null, Herfst: null, Winter: null });

  const batch = randomUUID();
  for (let sent = 0; sent < 2; sent++)
    expect((await end('2026-12-24', [early, late], batch)).status).toBe(200);
  expect(await ends()).toEqual({ Standaard: null, Herfst: '2026-12-24', Winter: '2026-12-24' });
  await ask('POST', `${base}/setting-changes/${batch}/undo`, {});
  expect(await ends()).toEqual({ Standaard: null, Herfst: null, Winter: null });
});

test('what a pupil differs in is copied to others, whose other differences stay, and taken back for all', async () => {
  const server = await startTestServer();
  const { noor, daan } = server.school;
  const { ask, base, pupil, savePupil, save, give } = await teacher(server);
  const setting = randomUUID();
  await save(setting, { head: { name: 'Steun' }, set: { support: true } });
  await give(setting, [noor]);
  await savePupil(noor, { set: { calm: true, tempo: 0.1 } });
  await savePupil(daan, { set: { tempo: 0.8, tint: 'blue' } });
  const batch = randomUUID();
  const copy = (pupils: string[]) => ask('PUT', `${base}/setting-copies`, { batch, from: noor, pupils });
  expect((await copy([daan, randomUUID()])).status).toBe(404);
  expect((await copy([noor])).status).toBe(404);
  expect((await copy([daan])).status).toBe(200);
  expect(await pupil(daan)).toMatchObject({
    chosen: setting,
    own: { calm: true, tempo: 0.1, tint: 'blue' },
  });
  await ask('POST', `${base}/setting-changes/${batch}/undo`, {});
  expect(await pupil(daan)).toMatchObject({ chosen: null, own: { tempo: 0.8, tint: 'blue' } });
});

test('a whole school in one group gets a setting at once, copied or given, and all of it is taken back', async () => {
  const server = await startTestServer();
  const { account, group, noor } = server.school;
  const { ask, base, list, save, savePupil } = await teacher(server);
  const many = await createPupils(
    server.db,
    Array.from({ length: 420 }, (_, i) => ({
      username: `kind${i}`,
      passwordHash: '',
      account_id: account,
      group_id: group,
      first_name: `Kind${i}`,
      infix: '',
      last_name: 'Jansen',
      groep: 5,
      avatar_shape: 'rond',
      avatar_colour: 'blauw',
    })),
  );
  const setting = randomUUID();
  await save(setting, { head: { name: 'Rustig' }, set: { calm: true } });
  const [given, copied] = [randomUUID(), randomUUID()];
  const following = async () => (await list()).pupils.filter(({ follows }) => follows === setting).length;
  const give = (pupils: string[]) =>
    ask('PUT', `${base}/setting-followers`, { batch: given, setting, pupils });
  // All of them or none.
  expect((await give([...many, randomUUID()])).status).toBe(404);
  expect(await following()).toBe(0);
  expect((await give(many)).status).toBe(200);
  expect(await following()).toBe(420);

  await savePupil(noor, { set: { tempo: 0.1 } });
  const copy = { batch: copied, from: noor, pupils: many };
  expect((await ask('PUT', `${base}/setting-copies`, copy)).status).toBe(200);
  expect(await following()).toBe(0);
  for (const batch of [copied, given])
    expect((await ask('POST', `${base}/setting-changes/${batch}/undo`, {})).status).toBe(200);
  const differing = (await list()).pupils.filter(
    ({ differs, chosen }) => chosen !== null || differs.length > 0,
  );
  expect(differing.map(({ id }) => id)).toEqual([noor]);
});
