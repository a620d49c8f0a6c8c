import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DealtRound, PupilMap } from '../contract/practice.ts';
import type { CheckedLine, WordList, WordListSummary } from '../contract/word-lists.ts';
import { createCatalogue } from '../practice/catalogue.ts';
import { SILENT_SPEAKER, wordsOf } from '../practice/words.ts';
import { answerTo, sendAnswer, until } from '../testing/play.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { createWordBank } from '../words/index.ts';

const WORDS = ['bibliotheek', 'horloge', 'vakantie', 'eindelijk'].map((word) => ({ word }));

/** What a teacher of the small school does with lists. */
async function startTeacher(server: TestServer, username = 'docent') {
  const token = await server.login(username);
  const { account, group } = server.school;
  const lists = `/api/accounts/${account}/word-lists`;
  return {
    token,
    check: (text: string) =>
      server.call<{ lines: CheckedLine[]; rest?: number }>('POST', `${lists}/check`, {
        token,
        body: { text },
      }),
    save: (id: string, name: string, words: readonly object[] = WORDS) =>
      server.call<WordList>('PUT', `${lists}/${id}`, { token, body: { name, words } }),
    get: (id: string) => server.call<WordList>('GET', `${lists}/${id}`, { token }),
    remove: (id: string, removed = true) =>
      server.call('PATCH', `${lists}/${id}/removed`, { token, body: { removed } }),
    all: async (of = group) =>
      (
        await server.call<{ lists: WordListSummary[]; total: number }>(
          'GET',
          `/api/accounts/${account}/groups/${of}/word-lists`,
          { token },
        )
      ).body,
    ready: (id: string, ready = true, of = group) =>
      server.call('PUT', `/api/accounts/${account}/groups/${of}/word-lists/${id}/ready`, {
        token,
        body: { ready },
      }),
  };
}

const mapOf = async (server: TestServer, token: string, pupil: string) => {
  const { status, body } = await server.call<PupilMap>('GET', `/api/pupils/${pupil}/map`, { token });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const ownPlaces = (map: PupilMap) => map.tasks.filter(({ anchor }) => anchor >= 12);

test('a pasted text gets a verdict per word, with what the games make of it', async () => {
  const teacher = await startTeacher(await startTestServer());
  const { status, body } = await teacher.check(
    '1. bibliotheek\n2. vakansie\n\n3. rijst; Wij eten rijst.\n4. wubbelpuk\n5. 12\n😀',
  );
  expect(status).toBe(200);
  expect(body.rest).toBeUndefined();
  expect(body.lines.map(({ line, verdict, word }) => [line, verdict, word])).toEqual([
    [1, 'found', 'bibliotheek'],
    [2, 'misspelled', 'vakansie'],
    [4, 'found', 'rijst'],
    [5, 'unknown', 'wubbelpuk'],
    [6, 'refused', undefined],
    [7, 'refused', undefined],
  ]);
  expect(body.lines[1]!.suggestions).toContain('vakantie');
  expect(body.lines[4]!.reason).toBe('Er staan cijfers in. Schrijf het getal in letters.');
  const { about } = body.lines[0]!;
  expect(about).toMatchObject({ syllables: ['bi', 'bli', 'o', 'theek'], lacksSentence: false });
  expect(about!.categories[0]).toMatchObject({ id: 'th', from: 6, to: 8 });
  expect(about!.categories[0]!.rule.length).toBeGreaterThan(10);
  expect(about!.misspellings.map(({ text }) => text)).toContain('biblioteek');
  expect(about!.speech).toBe('/gesproken/nl/bibliotheek');
  expect(body.lines[2]!.about).toMatchObject({ sentence: 'Wij eten rijst.' });
});

test('too much at once is refused or cut with a clear word, and a user has one text looked at at a time', async () => {
  const server = await startTestServer();
  const teacher = await startTeacher(server);
  expect(await teacher.check('a'.repeat(40_001))).toMatchObject({ status: 422 });
  expect(await teacher.check('a'.repeat(70_000))).toMatchObject({
    status: 413,
    body: { message: 'Dit bericht is te groot.' },
  });
  const { body } = await teacher.check(
    Array.from({ length: 500 }, (_, i) => `woord ${'q'.repeat(i % 9)}`).join('\n'),
  );
  expect(body.lines.length).toBe(400);
  expect(body.rest).toBe(213);
  let isDone = false;
  const misspelled = Array.from(
    { length: 200 },
    (_, i) => `fautge${'bdfklmnprst'[i % 11]}${'aeiou'[i % 5]}lijckt`,
  );
  const slow = teacher.check(misspelled.join('\n')).then(() => (isDone = true));
  await mapOf(server, await server.login('noor'), server.school.noor);
  expect(isDone).toBe(false);
  expect(await teacher.check('fiets')).toMatchObject({
    status: 429,
    body: { message: 'Je vorige lijst wordt nog nagekeken. Wacht tot die klaar is.' },
  });
  await slow;
  expect((await teacher.check('fiets')).status).toBe(200);
});

test('a list is saved once however often it is sent, changed, thrown away and taken back', async () => {
  const teacher = await startTeacher(await startTestServer());
  const id = randomUUID();
  const saved = await teacher.save(id, '  Dictee week 47 ');
  expect(saved).toMatchObject({ status: 200, body: { id, name: 'Dictee week 47', words: WORDS, own: true } });
  await teacher.save(id, 'Dictee week 47');
  expect((await teacher.all()).lists).toMatchObject([{ id, count: 4, played: 0, maker: 'Juf docent' }]);
  await teacher.save(id, 'Week 47', [{ word: 'Fiets', sentence: 'Ik fiets.' }]);
  expect((await teacher.get(id)).body).toMatchObject({
    name: 'Week 47',
    words: [{ word: 'fiets', sentence: 'Ik fiets.' }],
  });

  expect((await teacher.remove(id)).status).toBe(200);
  expect((await teacher.all()).total).toBe(0);
  expect(await teacher.get(id)).toMatchObject({ status: 404 });
  await teacher.remove(id, false);
  expect((await teacher.all()).total).toBe(1);
});

test('a word that is most likely an error keeps its mark until its maker says that it is right', async () => {
  const teacher = await startTeacher(await startTestServer());
  const id = randomUUID();
  const words = [{ word: 'fiets' }, { word: 'vakansie' }];
  expect((await teacher.save(id, 'Dictee', words)).status).toBe(200);
  expect((await teacher.all()).lists).toMatchObject([{ id, doubts: ['vakansie'] }]);
  await teacher.save(id, 'Dictee', [words[0]!, { ...words[1]!, mark: 'sure' }]);
  expect((await teacher.all()).lists).toMatchObject([{ id, doubts: [] }]);
  expect((await teacher.get(id)).body.words).toEqual([words[0], { word: 'vakansie', mark: 'sure' }]);
});

test('what can’t be practised is named at its own word, and nothing is saved', async () => {
  const teacher = await startTeacher(await startTestServer());
  const id = randomUUID();
  const words = [{ word: 'fiets' }, { word: 'x9' }, { word: 'fiets' }, { word: 'de fiets van opa' }];
  expect(await teacher.save(id, 'Fout', words)).toMatchObject({
    status: 422,
    body: {
      fields: {
        'words.1.word': 'Er staan cijfers in. Schrijf het getal in letters.',
        'words.2.word': 'Dit woord staat er al.',
        'words.3.word': 'Dit is meer dan één woord.',
      },
    },
  });
  expect(await teacher.save(id, '', WORDS)).toMatchObject({ status: 422 });
  expect(await teacher.save(id, 'Leeg', [])).toMatchObject({ status: 422 });
  expect((await teacher.all()).total).toBe(0);
});

test('a list set ready stands on the map of each pupil of the group, and is played with its words', async () => {
  const server = await startTestServer();
  const teacher = await startTeacher(server);
  const { noor, group } = server.school;
  const id = randomUUID();
  await teacher.save(id, 'Dictee');
  const token = await server.login('noor');
  expect(ownPlaces(await mapOf(server, token, noor))).toEqual([]);
  await teacher.ready(id);

  const maps = await Promise.all([mapOf(server, token, noor), mapOf(server, token, noor)]);
  const [place, ...more] = ownPlaces(maps[0]!);
  expect(more).toEqual([]);
  expect(place).toMatchObject({ name: 'Dictee', state: 'klaargezet', anchor: 12, stars: 0 });
  expect(ownPlaces(maps[1]!)[0]!.id).toBe(place!.id);
  const start = () =>
    server.call<DealtRound>('POST', `/api/pupils/${noor}/tasks/${place!.id}/rounds`, {
      token,
      body: { id: randomUUID(), somvenster: maps[0]!.somvenster.id, game: 'bellenprikken' },
    });
  const round = await start();
  expect(round.status).toBe(200);
  expect(new Set(round.body.dealt.map(({ solution }) => solution.wordId))).toEqual(
    new Set(WORDS.map(({ word }) => word)),
  );

  // Who joins the group later finds it too; who is in another group does not.
  await server.db
    .updateTable('pupils')
    .set({ group_id: group })
    .where('id', '=', server.school.finn)
    .execute();
  expect(ownPlaces(await mapOf(server, await server.login('finn'), server.school.finn))).toHaveLength(1);

  await teacher.ready(id, false);
  expect(ownPlaces(await mapOf(server, token, noor))).toEqual([]);
  await server.db.updateTable('rounds').set({ ended_at: 1 }).execute();
  expect(await start()).toMatchObject({
    status: 409,
    body: { message: 'Deze woorden zijn weer weggehaald. Kies een andere plek.' },
  });
});

test('maps that are asked for at once all come, also when each would make the place of a new list', async () => {
  const server = await startTestServer();
  const teacher = await startTeacher(server);
  const { noor } = server.school;
  const id = randomUUID();
  await teacher.save(id, 'Dictee');
  await teacher.ready(id);
  const token = await server.login('noor');
  for (let time = 0; time < 20; time++) {
    await server.db.deleteFrom('tasks').where('anchor', '>=', 12).where('pupil_id', '=', noor).execute();
    const maps = await Promise.all([1, 2, 3].map(() => mapOf(server, token, noor)));
    expect(maps.map((map) => ownPlaces(map).length)).toEqual([1, 1, 1]);
  }
});

test('who has a list on the map hears at once that it was changed, thrown away or taken back', async () => {
  const server = await startTestServer();
  const teacher = await startTeacher(server);
  const { noor } = server.school;
  const id = randomUUID();
  await teacher.save(id, 'Dictee');
  await teacher.ready(id);
  const token = await server.login('noor');
  expect(ownPlaces(await mapOf(server, token, noor))).toHaveLength(1);
  const socket = await server.live(token);
  let told = 0;
  socket.on('mapChanged', () => told++);
  await teacher.save(id, 'Week 47');
  await until(() => told === 1);
  expect(ownPlaces(await mapOf(server, token, noor))).toMatchObject([{ name: 'Week 47' }]);
  await teacher.remove(id);
  await until(() => told === 2);
  expect(ownPlaces(await mapOf(server, token, noor))).toEqual([]);
  await teacher.remove(id, false);
  await until(() => told === 3);
});

test.each(['order', 'sort'] as const)(
  'a list in the form %s says something of its own words alone',
  async (form) => {
    const game = {
      id: 'spel',
      title: 'Spel',
      family: 'a/a',
      forms: [form],
      round: 10,
      cap: 4,
      pace: 'C',
    } as const;
    const server = await startTestServer({
      words: wordsOf(createWordBank(), SILENT_SPEAKER),
      catalogue: createCatalogue([{ ...game, forms: [form], explain: 'Doe mee.' }]),
    });
    const teacher = await startTeacher(server);
    const id = randomUUID();
    const words = ['trein', 'reis', 'klein', 'plein', 'zeil'].map((word) => ({ word }));
    await teacher.save(id, 'Dictee', words);
    await teacher.ready(id);
    const { noor } = server.school;
    const token = await server.login('noor');
    const map = await mapOf(server, token, noor);
    const [place] = ownPlaces(map);
    const start = () =>
      server.call<DealtRound>('POST', `/api/pupils/${noor}/tasks/${place!.id}/rounds`, {
        token,
        body: { id: randomUUID(), somvenster: map.somvenster.id, game: 'spel' },
      });
    const { body: round } = await start();
    // Sentences are shown as what they are, and sorting has words of the bank beside those of the list.
    const shown = round.dealt.map(({ solution }) => solution.reveal.text);
    expect(shown.some((text) => !words.some(({ word }) => word === text))).toBe(true);
    const socket = await server.live(token);
    for (const at of round.dealt.keys()) await sendAnswer(socket, answerTo(round, at, true));
    await server.db.updateTable('rounds').set({ ended_at: Date.now() }).execute();
    expect((await start()).status).toBe(200);
    const own = round.dealt.filter(({ solution }) => words.some(({ word }) => word === solution.wordId));
    const levels = await server.db.selectFrom('practice_levels').select(['category', 'answers']).execute();
    expect(levels).toEqual([{ category: `lijst/${id}`, answers: own.length }]);
  },
);

test('playing a list opens no places of the island, and its stars count', async () => {
  const server = await startTestServer();
  const teacher = await startTeacher(server);
  const id = randomUUID();
  await teacher.save(id, 'Dictee');
  await teacher.ready(id);
  const { noor } = server.school;
  const token = await server.login('noor');
  const [place] = ownPlaces(await mapOf(server, token, noor));
  await server.db
    .insertInto('task_games')
    .values({ task_id: place!.id, game: 'bellenprikken', stars: 2, plays: 1, last_played_at: 1 })
    .execute();
  const map = await mapOf(server, token, noor);
  expect(map.stars).toBe(2);
  expect(map.tasks.filter(({ state }) => state === 'open')).toHaveLength(2);
  expect(ownPlaces(map)[0]).toMatchObject({ stars: 2, state: 'bezig' });
  expect((await teacher.all()).lists[0]).toMatchObject({ played: 1 });
});

test('at most three lists are set ready at once; one that is thrown away leaves the map', async () => {
  const server = await startTestServer();
  const teacher = await startTeacher(server);
  const ids = Array.from({ length: 4 }, () => randomUUID());
  for (const [i, id] of ids.entries()) await teacher.save(id, `Lijst ${i}`);
  for (const id of ids.slice(0, 3)) expect((await teacher.ready(id)).status).toBe(200);
  expect((await teacher.ready(ids[0]!)).status).toBe(200);
  expect(await teacher.ready(ids[3]!)).toMatchObject({
    status: 409,
    body: { message: 'Er staan al 3 lijsten klaar. Haal er eerst een weg.' },
  });
  await teacher.remove(ids[1]!);
  expect((await teacher.ready(ids[3]!)).status).toBe(200);
  const map = await mapOf(server, await server.login('noor'), server.school.noor);
  expect(ownPlaces(map).map(({ name, anchor }) => [name, anchor])).toEqual([
    ['Lijst 0', 12],
    ['Lijst 2', 13],
    ['Lijst 3', 14],
  ]);
});

test('a teacher reaches the lists of the account, changes only the own ones, and only for the own groups', async () => {
  const server = await startTestServer();
  const { otherGroup, account } = server.school;
  const admin = await startTeacher(server, 'schooladmin');
  const teacher = await startTeacher(server);
  const id = randomUUID();
  await admin.save(id, 'Van de directie');
  expect((await teacher.all()).lists).toMatchObject([{ id, own: false }]);
  expect(await teacher.save(id, 'Anders')).toMatchObject({ status: 409 });
  expect(await teacher.remove(id)).toMatchObject({ status: 409 });
  expect((await teacher.ready(id)).status).toBe(200);
  expect((await teacher.ready(id, true, otherGroup)).status).toBe(404);
  const own = randomUUID();
  await teacher.save(own, 'Van mij');
  expect((await admin.save(own, 'Toch anders')).status).toBe(200);

  const pupil = await server.login('noor');
  expect(
    (await server.call('GET', `/api/accounts/${account}/word-lists/${id}`, { token: pupil })).status,
  ).toBe(403);
  const stranger = await server.login('rtadmin');
  expect(
    (await server.call('GET', `/api/accounts/${account}/word-lists/${id}`, { token: stranger })).status,
  ).toBe(404);
});
