import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Clothes, KlodderLook, Purse, Rewards } from '../contract/rewards.ts';
import type { PupilMap } from '../contract/practice.ts';
import { answerTo, endRound, sendAnswer, startPlayer } from '../testing/play.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const give = (server: TestServer, pupil: string, coins: number) =>
  server.db
    .insertInto('rewards')
    .values({ id: randomUUID(), pupil_id: pupil, round_id: null, kind: 'begin', subject: null, coins, at: 1 })
    .execute();

/** The calls of one pupil. */
async function callsOf(server: TestServer, username: string, pupil: string) {
  const token = await server.login(username);
  const base = `/api/pupils/${pupil}`;
  return {
    rewards: async () => (await server.call<Rewards>('GET', `${base}/rewards`, { token })).body,
    buy: (item: string, id: string = randomUUID()) =>
      server.call<Purse>('POST', `${base}/purchases`, { token, body: { id, item } }),
    look: (body: object) => server.call<KlodderLook>('PATCH', `${base}/klodder`, { token, body }),
    wear: (worn: Clothes) => server.call('PATCH', `${base}/worn`, { token, body: { worn } }),
    map: async () => (await server.call<PupilMap>('GET', `${base}/map`, { token })).body,
  };
}

test('what is bought is paid once, whatever is sent twice', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  await give(server, noor, 60);
  const { buy, rewards } = await callsOf(server, 'noor', noor);
  const id = randomUUID();
  const [one, two] = await Promise.all([buy('feestmuts', id), buy('feestmuts', id)]);
  expect(one).toMatchObject({ status: 200, body: { coins: 40, owned: ['feestmuts'] } });
  expect(two).toMatchObject({ status: 200, body: { coins: 40, owned: ['feestmuts'] } });
  // In two tabs: another id, the same thing.
  const tabs = await Promise.all([buy('petje'), buy('petje'), buy('petje')]);
  expect(tabs.map(({ status, body }) => [status, body.coins])).toEqual(Array(3).fill([200, 15]));
  expect(await rewards()).toMatchObject({ coins: 15 });
  const ledger = await server.db.selectFrom('rewards').select(['kind', 'subject', 'coins']).execute();
  expect(ledger.filter(({ kind }) => kind === 'koop')).toEqual([
    { kind: 'koop', subject: 'feestmuts', coins: -20 },
    { kind: 'koop', subject: 'petje', coins: -25 },
  ]);
  expect(await buy('kroon', id)).toMatchObject({ status: 409 });
});

test('who has too few coins hears how many are missing, and pays nothing; what is not for sale can’t be bought', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  await give(server, noor, 30);
  const { buy, rewards } = await callsOf(server, 'noor', noor);
  // Two things at once of which only one can be paid.
  const both = await Promise.all([buy('feestmuts'), buy('petje')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await buy('kroon')).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^Nog \d+ munten te gaan/) as string },
  });
  expect(await buy('sterrenveer')).toMatchObject({ status: 404 });
  expect(await buy('vliegtuig')).toMatchObject({ status: 404 });
  expect((await rewards()).coins).toBeGreaterThanOrEqual(0);
});

test('what is worn goes along to the map and into the round; only what one has can be put on', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  await give(server, noor, 100);
  const { buy, wear, map } = await callsOf(server, 'noor', noor);
  await buy('feestmuts');
  await buy('boerendoek');
  expect((await wear({ hat: 'feestmuts', neck: 'boerendoek' })).status).toBe(200);
  expect((await map()).pupil.avatar.worn).toEqual({ hat: 'feestmuts', neck: 'boerendoek' });
  const { round } = await startPlayer(server, 'noor', noor);
  expect(round.avatar).toMatchObject({ worn: { hat: 'feestmuts', neck: 'boerendoek' } });
  expect(await wear({ hat: 'kroon' })).toMatchObject({
    status: 409,
    body: { message: 'Dit heb je nog niet.' },
  });
  expect(await wear({ face: 'feestmuts' })).toMatchObject({ status: 409 });
  expect((await wear({ hat: null })).status).toBe(200);
  expect((await map()).pupil.avatar.worn).toEqual({ neck: 'boerendoek' });
});

test('two tabs change only what was changed in each: a slot of the clothes, a part of the look', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  await give(server, noor, 100);
  const { buy, wear, look, map, rewards } = await callsOf(server, 'noor', noor);
  for (const item of ['feestmuts', 'petje', 'boerendoek']) await buy(item);
  await wear({ hat: 'feestmuts' });
  // Neither tab knows what the other one did meanwhile.
  const tabs = await Promise.all([
    wear({ hat: 'petje' }),
    wear({ neck: 'boerendoek' }),
    look({ colour: 'roze' }),
    look({ pattern: 'sterren' }),
  ]);
  expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const chosen = { shape: 'rond', colour: 'roze', pattern: 'sterren' };
  const worn = { hat: 'petje', neck: 'boerendoek' };
  expect((await map()).pupil.avatar).toEqual({ ...chosen, worn });
  expect(await rewards()).toMatchObject({ look: chosen, worn });
  // What is refused changes nothing, and what comes off twice is off.
  expect((await wear({ neck: null, hat: 'kroon' })).status).toBe(409);
  expect((await rewards()).worn).toEqual(worn);
  for (const answer of [await wear({ neck: null }), await wear({ neck: null })])
    expect(answer.body).toEqual({ worn: { hat: 'petje' } });
});

test('the own Klodder looks as its pupil chose, on the map and in the round, dressed as before and free of charge', async () => {
  const server = await startTestServer();
  const { noor, daan } = server.school;
  await give(server, noor, 100);
  const { buy, wear, look, map, rewards } = await callsOf(server, 'noor', noor);
  expect((await map()).pupil.avatar).toEqual({ shape: 'rond', colour: 'blauw', pattern: 'effen', worn: {} });
  await buy('feestmuts');
  await wear({ hat: 'feestmuts' });
  const before = (await rewards()).coins;
  const chosen = { shape: 'peer', colour: 'roze', pattern: 'sterren' };
  expect(await look(chosen)).toMatchObject({ status: 200, body: chosen });
  expect((await map()).pupil.avatar).toEqual({ ...chosen, worn: { hat: 'feestmuts' } });
  const { round } = await startPlayer(server, 'noor', noor);
  expect(round.avatar).toEqual({ ...chosen, worn: { hat: 'feestmuts' } });
  expect((await rewards()).coins).toBe(before);
  // What there is not, and another's Klodder.
  expect((await look({ ...chosen, shape: 'vierkant' })).status).toBe(422);
  const other = await callsOf(server, 'daan', noor);
  expect((await other.look(chosen)).status).toBe(404);
  expect((await (await callsOf(server, 'daan', daan)).map()).pupil.avatar).toMatchObject({ shape: 'rond' });
});

test('a round that is played brings its coins, its trophy with the outfit, and late answers take nothing back', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { rewards, wear } = await callsOf(server, 'noor', noor);
  expect((await rewards()).trophies.every(({ at }) => at === null)).toBe(true);
  const { socket, round } = await startPlayer(server, 'noor', noor);
  for (let i = 1; i < round.size; i++) await sendAnswer(socket, answerTo(round, i, true));
  await endRound(socket, round, { tips: 5 });
  const first = await rewards();
  expect(first.coins).toBe((round.size - 1) * 3 + 5);
  expect(first.news.trophies).toEqual(['eerste-ster']);
  const star = first.trophies.find(({ id }) => id === 'eerste-ster')!;
  expect(star).toMatchObject({ count: 1, goal: 1, outfit: 'sterrenveer' });
  expect((await wear({ hat: 'sterrenveer' })).status).toBe(200);
  // The answer that waited for a line: finished and right at the first try.
  await sendAnswer(socket, answerTo(round, 0, true));
  const after = await rewards();
  expect(after.coins).toBe(round.size * 3 + 5);
  expect(after.news.trophies).toEqual([]);
  expect(after.trophies.find(({ id }) => id === 'luisteroor')).toMatchObject({
    count: round.size,
    goal: 100,
  });
});

test('staff who look on see the same and hand out nothing', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { socket, round } = await startPlayer(server, 'noor', noor);
  for (let i = 0; i < round.size; i++) await sendAnswer(socket, answerTo(round, i, true));
  await endRound(socket, round);
  const looking = await callsOf(server, 'docent', noor);
  const seen = await looking.rewards();
  expect(seen.trophies.find(({ id }) => id === 'eerste-ster')).toMatchObject({ count: 1, at: null });
  expect(await server.db.selectFrom('trophies').selectAll().execute()).toEqual([]);
  expect(await looking.buy('feestmuts')).toMatchObject({ status: 403 });
  expect((await (await callsOf(server, 'noor', noor)).rewards()).news.trophies).toEqual(['eerste-ster']);
});
