import { expect, test } from 'vitest';
import type { Db } from '../data/database.ts';
import { OF_BANK, pupilOf, startPlanTests } from '../testing/plan-tests.ts';
import { startTestServer } from '../testing/server.ts';

/** What practice keeps of pupils, all of it. */
async function practiceOf(db: Db): Promise<string> {
  const tables = ['rewards', 'day_counts', 'day_levels', 'practice_levels', 'practice_states', 'answers'];
  const rows = await Promise.all(
    tables.map((table) =>
      db
        .selectFrom(table as 'day_counts')
        .selectAll()
        .execute(),
    ),
  );
  return JSON.stringify(rows);
}

// Acceptance of care, case 17.
test('on the screen: the pupil begins it on the map, hears words of the own form, and learns nothing of what is right', async () => {
  const started = await startPlanTests(await startTestServer(OF_BANK));
  const { make, open, ask, taken, server } = started;
  const noor = await pupilOf(started);
  await make();
  expect(await noor.listed()).toEqual([]);
  expect((await noor.call('GET', '')).body).toMatchObject({ state: 'dicht' });
  await open('begin');
  expect(await noor.listed()).toMatchObject([{ id: started.set, state: 'klaar', use: 'plan' }]);
  // At the address of a method test it is not there.
  const { account } = server.school;
  expect((await noor.call('GET', `?account=${account}`)).status).toBe(404);
  const before = await practiceOf(server.db);
  const { words } = taken((await ask('GET', '/tests')).body, 'begin');
  const rightOf = new Map(words.map(({ n, word, sentence, role }) => [n, role === 'zin' ? sentence! : word]));
  const { body: during } = await noor.call('POST', '/begin', {});
  const done = await noor.writeAll((n) => (n <= 3 ? 'xx' : rightOf.get(n)!));
  expect(done.body).toMatchObject({ state: 'nagekeken', answers: [] });
  // No word, role, difficulty or verdict is in what reaches the page, before, during and after.
  expect(during).toMatchObject({ state: 'bezig', answers: [] });
  for (const sent of [JSON.stringify(done.body), JSON.stringify(during)]) {
    for (const { word } of words) expect(sent).not.toContain(`"${word}"`);
    expect(sent).not.toMatch(/nieuw|oefen|controle|verdict|goed|fout|"d":/);
  }
  expect(await practiceOf(server.db)).toBe(before);
  const { body } = await ask('GET', '/tests');
  expect(taken(body, 'begin')).toMatchObject({ state: 'nagekeken', mode: 'scherm', minutes: 2 });
  const { nieuw, zin, controle } = taken(body, 'begin').counts;
  expect(nieuw!.right + zin!.right + controle!.right).toBe(41);
  expect(await noor.listed()).toEqual([]);
  // The end test is the other form, and a sitting of its own.
  await open('eind');
  expect(await noor.listed()).toMatchObject([{ state: 'klaar' }]);
  const { body: second } = await noor.call('POST', '/begin', {});
  expect(second.state).toBe('bezig');
});

test('the end test waits for a start test that is under way, and from paper for being set ready', async () => {
  const started = await startPlanTests(await startTestServer(OF_BANK));
  const { make, open, enter } = started;
  const noor = await pupilOf(started);
  await make();
  await open('begin');
  await noor.call('POST', '/begin', {});
  expect(await open('eind')).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await enter('eind', [])).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

test('a sheet with a missing line is not stored; entered again it wants a reason', async () => {
  const { make, enter, enterRight, ask, taken } = await startPlanTests(await startTestServer(OF_BANK));
  await make();
  const { words } = taken((await ask('GET', '/tests')).body, 'begin');
  const all = words.map(({ n }) => ({ n, is: 'goed' }));
  expect((await enter('begin', all.slice(1))).body.fields).toMatchObject({
    answers: 'Nog niet ingevuld: 1.',
  });
  expect((await enter('begin', all, { day: '2099-01-01' })).status).toBe(422);
  const some = all.map((one, i) => (i < 2 ? { ...one, is: 'niet gemaakt' } : one));
  const { body } = await enter('begin', some);
  expect(taken(body, 'begin').words.filter(({ out }) => out === 'niet gemaakt')).toHaveLength(2);
  expect((await enterRight('begin', 5)).body.fields).toMatchObject({ why: 'Schrijf kort waarom.' });
  const again = await enterRight('begin', 5, true, { why: 'Verkeerd overgenomen.' });
  expect(taken(again.body, 'begin').counts.nieuw).toEqual({ right: 5, of: 30 });
});

// Acceptance of care, case 20.
test('switched off nothing is offered, and what was begun is handed in', async () => {
  const started = await startPlanTests(await startTestServer(OF_BANK));
  const { make, open, ask, switchTo } = started;
  const noor = await pupilOf(started);
  await make();
  await open('begin');
  await noor.call('POST', '/begin', {});
  await switchTo(false, 1);
  expect((await ask('GET', '/tests')).status).toBe(404);
  expect(await noor.listed()).toMatchObject([{ state: 'bezig' }]);
  expect((await noor.call('PUT', '/answers/1', { rev: 1, given: 'trein', ms: 10 })).status).toBe(200);
  expect((await noor.call('POST', '/hand-in', { revs: [{ n: 1, rev: 1 }] })).body.state).toBe('nagekeken');
  expect(await noor.listed()).toEqual([]);
});
