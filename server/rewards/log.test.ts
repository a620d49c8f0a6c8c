import { expect, test } from 'vitest';
import { GOLDEN_LINE, type Piece, type Rewards } from '../contract/rewards.ts';
import { nameOfDay, startOfWeek } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import { logRound } from '../testing/log.ts';
import { answerTo, endRound, sendAnswer, startPlayer } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';
import { readKites } from './kites.ts';
import { readBalloon } from './balloon.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const kiteOf = (db: Db, pupilId: string, now: number, goal = 3) =>
  readKites(db, { pupilId, goal, pattern: 'ruiten', now, award: true });

const flightCoins = (db: Db) =>
  db.selectFrom('rewards').select(['subject', 'coins']).where('kind', '=', 'vlieger').execute();

test('a kite gets a bow for each day with ten minutes or forty exercises, and flies once', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const monday = startOfWeek(Date.parse('2026-03-25T12:00:00Z'));
  expect(nameOfDay(monday)).toBe('2026-03-23');
  const at = (day: number, hour = 10) => monday + day * DAY + hour * HOUR;
  // Sunday before: another week. Tuesday: too little. Wednesday: forty quick ones. Thursday: ten minutes, in two rounds.
  await logRound(server, noor, monday - 3 * HOUR, { answers: 40, gap: 5000 });
  await logRound(server, noor, at(1), { answers: 20, gap: 20_000 });
  await logRound(server, noor, at(2), { answers: 40, gap: 3000 });
  await logRound(server, noor, at(3), { answers: 15, gap: 20_000 });
  await logRound(server, noor, at(3, 14), { answers: 15, gap: 20_000 });
  const before = await kiteOf(server.db, noor, at(3, 18));
  expect(before.kite).toEqual({ week: '2026-03-23', bows: 2, goal: 3, pattern: 'ruiten', flown: false });
  expect(before.kites).toEqual([{ week: '2026-03-16', bows: 1, goal: 3, pattern: 'ruiten', flown: false }]);
  expect(await flightCoins(server.db)).toEqual([]);
  // On the Sunday the clocks change; the day still is of this week.
  await logRound(server, noor, Date.parse('2026-03-29T21:00:00Z'), { answers: 40, gap: 3000 });
  const flies = await kiteOf(server.db, noor, Date.parse('2026-03-29T21:30:00Z'));
  expect([flies.kite.bows, flies.kite.flown, flies.flewNow]).toEqual([3, true, ['2026-03-23']]);
  const again = await kiteOf(server.db, noor, Date.parse('2026-03-29T21:40:00Z'), 5);
  expect([again.kite.goal, again.kite.flown, again.flewNow]).toEqual([3, true, []]);
  expect(await flightCoins(server.db)).toEqual([{ subject: '2026-03-23', coins: 50 }]);
  const next = await kiteOf(server.db, noor, Date.parse('2026-03-29T22:30:00Z'));
  expect(next.kite).toMatchObject({ week: '2026-03-30', bows: 0, flown: false });
  expect(next.kites[0]).toMatchObject({ week: '2026-03-23', flown: true });
});

test('the balloon rises by what is right, and stays up when somebody leaves', async () => {
  const server = await startTestServer();
  const { noor, daan, finn, group, otherGroup } = server.school;
  const at = Date.now() - DAY;
  const height = async (id = group) => (await readBalloon(server.db, id)).height;
  const move = (pupil: string, to: string) =>
    server.db.updateTable('pupils').set({ group_id: to }).where('id', '=', pupil).execute();
  /** What a pupil's own visit to the map does, in two tabs. */
  const visit = async (...usernames: string[]) => {
    for (const username of usernames) {
      const token = await server.login(username);
      const id = server.school[username as 'noor'];
      const ask = () => server.call('GET', `/api/pupils/${id}/rewards`, { token });
      await Promise.all([ask(), ask()]);
    }
  };
  expect(await height()).toBe(0);
  await logRound(server, noor, at, { first_try: 100 });
  await logRound(server, daan, at, { first_try: 55 });
  await logRound(server, finn, at, { first_try: 30 });
  await visit('noor', 'daan', 'finn');
  expect([await height(), await height(otherGroup)]).toEqual([15, 3]);
  await logRound(server, noor, at + HOUR, { first_try: 10 });
  await move(noor, otherGroup);
  await visit('noor', 'noor');
  // What the first balloon has counted lifts the other one no further.
  expect([await height(), await height(otherGroup)]).toEqual([15, 4]);
  await logRound(server, noor, at + 2 * HOUR, { first_try: 20 });
  await visit('noor');
  await move(noor, group);
  await logRound(server, noor, at + 3 * HOUR, { first_try: 30 });
  await visit('noor');
  expect([await height(), await height(otherGroup)]).toEqual([18, 6]);
  await server.db.deleteFrom('pupils').where('id', '=', noor).execute();
  await visit('daan');
  expect([await height(), await height(otherGroup)]).toEqual([18, 6]);
});

test('each finished round of a game with a shelf is a piece that knows its words', async () => {
  const server = await startTestServer();
  const { noor, daan } = server.school;
  const token = await server.login('noor');
  const at = Date.now() - 2 * DAY;
  const call = <T>(path: string) => server.call<T>('GET', `/api/pupils/${noor}/collection${path}`, { token });
  type Shelves = { shelves: { game: string; total: number; pieces: Piece[] }[] };
  expect((await call<Shelves>('')).body).toEqual({ shelves: [] });
  const made: string[] = [];
  for (let i = 0; i < 30; i++)
    made.push(await logRound(server, noor, at + i * MINUTE, { game: 'verfgooien' }));
  await logRound(server, noor, at, { game: 'verfgooien', complete: 0 });
  await logRound(server, noor, at, { game: 'bellenprikken' });
  const other = await logRound(server, daan, at, { game: 'verfgooien' });
  const { shelves } = (await call<Shelves>('')).body;
  expect(shelves.map(({ game, total, pieces }) => [game, total, pieces.length])).toEqual([
    ['verfgooien', 30, 24],
  ]);
  const [shelf] = shelves;
  expect(shelf!.pieces[0]!.id).toBe(made.at(-1));
  const back = await call<Shelves>(`?game=verfgooien&before=${shelf!.pieces.at(-1)!.at}`);
  expect(back.body.shelves[0]!.pieces.map(({ id }) => id)).toEqual(made.slice(0, 6).reverse());
  expect((await call<Shelves>('?game=bellenprikken')).body).toEqual({ shelves: [] });
  const piece = await call<{ words: { text: string; speech: { url: string } }[] }>(`/${made[0]!}`);
  expect(piece.body.words.map(({ text }) => text)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((n) => `woord${n}`));
  expect(piece.body.words[0]!.speech.url).toContain('/gesproken/nl/woord0');
  expect((await call(`/${other}`)).status).toBe(404);
});

test('a piece is what was picked in the finale of its round', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { token, socket, round, start } = await startPlayer(server, 'noor', noor, 'verfgooien');
  const play = async (dealt: typeof round, keepsake?: string) => {
    for (let n = 0; n < dealt.size; n++) await sendAnswer(socket, answerTo(dealt, n, true));
    return endRound(socket, dealt, keepsake === undefined ? {} : { keepsake });
  };
  const cabinet = async () => {
    const path = `/api/pupils/${noor}/collection`;
    const { body } = await server.call<{ shelves: { pieces: Piece[] }[] }>('GET', path, { token });
    return body.shelves.flatMap(({ pieces }) => pieces.map(({ id, keepsake }) => [id, keepsake]));
  };
  expect((await play(round, '<svg>')).ok).toBe(false);
  expect(await cabinet()).toEqual([]);
  expect((await play(round, 'kat')).ok).toBe(true);
  // Said once more, with something else: what was stored stays.
  expect((await endRound(socket, round, { keepsake: 'beer' })).ok).toBe(true);
  const later = await start(0);
  await play(later);
  expect(await cabinet()).toEqual([
    [later.id, undefined],
    [round.id, 'kat'],
  ]);
  const path = `/api/pupils/${noor}/collection/${round.id}`;
  expect((await server.call<Piece>('GET', path, { token })).body.keepsake).toBe('kat');
});

test('trophies are counted from the log, each handed out once', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const token = await server.login('noor');
  const read = async () => (await server.call<Rewards>('GET', `/api/pupils/${noor}/rewards`, { token })).body;
  const at = Date.now() - 9 * DAY;
  for (let i = 0; i < 24; i++)
    await logRound(server, noor, at + i * HOUR, { game: `spel${i}`, form: 'read', answers: 4 });
  const count = (rewards: Rewards, id: string) => rewards.trophies.find((trophy) => trophy.id === id)!;
  expect(count(await read(), 'ontdekker')).toMatchObject({ count: 24, goal: 25, at: null });
  expect(count(await read(), 'lezer')).toMatchObject({ count: 96, at: null });
  await logRound(server, noor, at + 30 * HOUR, { game: 'spel24', form: 'read', answers: 4 });
  const both = await Promise.all([read(), read()]);
  expect(count(both[0], 'ontdekker')).toMatchObject({ count: 25, outfit: 'ontdekkershoed' });
  expect(count(both[1], 'lezer').at).not.toBeNull();
  expect(count(both[0], 'alleskunner')).toMatchObject({ count: 25, goal: 45, at: null });
  const rows = await server.db.selectFrom('trophies').select('trophy').orderBy('trophy').execute();
  expect(rows.map(({ trophy }) => trophy)).toEqual(['eerste-ster', 'lezer', 'ontdekker']);
});

test('a dusty place is swept once its round is played to the end', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const token = await server.login('noor');
  const swept = async () =>
    (await server.call<Rewards>('GET', `/api/pupils/${noor}/rewards`, { token })).body.trophies.find(
      ({ id }) => id === 'opfrisser',
    )!.count;
  const { start, map, socket, round } = await startPlayer(server, 'noor', noor);
  expect(await server.db.selectFrom('sweeps').selectAll().execute()).toEqual([]);
  await endRound(socket, round, { complete: false });
  // Mastered, and then left alone for a month.
  const monthAgo = Date.now() - 30 * DAY;
  await server.db
    .insertInto('practice_levels')
    .values({
      pupil_id: noor,
      category: map.tasks[0]!.category,
      mean: 2,
      sd: 0.3,
      p: 0.95,
      status: 'klaar',
      reason: '',
      answers: 60,
      last_at: monthAgo,
      mastered_at: monthAgo,
      review: '[]',
    })
    .execute();
  const dusty = await start(0);
  expect(await server.db.selectFrom('sweeps').select('round_id').execute()).toEqual([{ round_id: dusty.id }]);
  expect(await swept()).toBe(0);
  for (let i = 0; i < dusty.size; i++) await sendAnswer(socket, answerTo(dusty, i, true));
  await endRound(socket, dusty);
  expect(await swept()).toBe(1);
  expect(await swept()).toBe(1);
});

test('the practice setting says how many bows let the kite fly, and how much is enough for a day', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const token = await server.login('noor');
  const read = async () => (await server.call<Rewards>('GET', `/api/pupils/${noor}/rewards`, { token })).body;
  await logRound(server, noor, Date.now() - 30 * MINUTE, { answers: 29, gap: MINUTE });
  const usual = await read();
  await server.db
    .insertInto('pupil_settings')
    .values({
      pupil_id: noor,
      setting_id: null,
      fields: '{"weekGoal":1,"minutes":5}',
      changed_at: 1,
    } as never)
    .execute();
  const set = await read();
  expect([usual.kite.goal, set.kite.goal]).toEqual([3, 1]);
  // Just after midnight the half hour was of yesterday, of another week perhaps.
  if (set.today.minutes >= 10) {
    expect([set.today.golden, set.kite.flown, set.news.flown]).toEqual([true, true, [set.kite.week]]);
    expect(set.today.spoken?.text).toBe(GOLDEN_LINE);
    expect((await read()).news.flown).toEqual([]);
    expect(set.coins - usual.coins).toBe(50);
  }
});
