import { expect, test } from 'vitest';
import { dayFrom, nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import { coinsOf } from '../rewards/ledger.ts';
import { holdings } from '../testing/holdings.ts';
import { moveProcess, waitingMove } from '../testing/waiting-move.ts';

/** What the two sides read, each once. */
const told = async (db: Db) =>
  (await db.selectFrom('messages').select(['title', 'text', 'account_id']).orderBy('text').execute()).map(
    ({ text }) => text,
  );

/** Whether all that came is with the child that was there. */
const isSeen = async (db: Db) =>
  (await db.selectFrom('jobs').select('cursor').executeTakeFirstOrThrow()).cursor?.includes('count') ?? false;

/** Rounds of a pupil that are not counted with its days, and nobody is to count. */
const uncounted = (db: Db, pupil: string) =>
  db
    .selectFrom('rounds')
    .leftJoin('due_rounds', 'due_rounds.round_id', 'rounds.id')
    .leftJoin('counted_rounds', 'counted_rounds.round_id', 'rounds.id')
    .select('rounds.id')
    .where('rounds.pupil_id', '=', pupil)
    .where('due_rounds.round_id', 'is', null)
    .where('counted_rounds.round_id', 'is', null)
    .execute();

test(
  'killed in each chunk of a merge, it goes on; who was there has its own until the end, and then all of both once',
  { timeout: 240_000 },
  async () => {
    const { db, place, noor, child: sam } = await waitingMove({ isMerge: true });
    const [there, here] = [await holdings(db, noor), await holdings(db, sam)];
    let chunks = 0;
    for (; ; chunks++) {
      expect(chunks).toBeLessThan(80);
      const signal = await moveProcess(place, 'inside', 1);
      if (signal === null) break;
      const now = await holdings(db, sam);
      // Seen is all of it at once; its rounds are counted with the days after that.
      expect([now.coins, now.games, now.tests]).toEqual(
        (await isSeen(db)) ? [65, here.games, there.tests] : [25, here.games, here.tests],
      );
      if (chunks === 3) expect(await moveProcess(place, 'before', 0)).toBe('SIGKILL');
    }
    expect(chunks).toBeGreaterThan(2);
    const now = await holdings(db, sam);
    expect([now.coins, now.rounds, now.tests]).toEqual([65, here.rounds + there.rounds, there.tests]);
    const ids = (one: typeof now) => one.answers.map(({ id }) => id);
    expect(ids(now)).toEqual([...ids(here), ...ids(there)].sort());
    expect(await holdings(db, noor)).toEqual(there);
    expect(await uncounted(db, sam)).toEqual([]);
  },
);

test(
  'what was seen already is taken back by no failure: its rounds are counted all the same',
  { timeout: 120_000 },
  async () => {
    const { db, place, id, child: sam } = await waitingMove({ isMerge: true });
    for (let chunks = 0; !(await isSeen(db)); chunks++) {
      expect(chunks).toBeLessThan(80);
      expect(await moveProcess(place, 'inside', 1)).toBe('SIGKILL');
    }
    const seen = await holdings(db, sam);
    expect((await uncounted(db, sam)).length).toBeGreaterThan(0);
    for (let tries = 1; tries < 5; tries++) expect(await moveProcess(place, 'inside', 0)).toBe('SIGKILL');
    expect(await moveProcess(place)).toBeNull();
    expect(await holdings(db, sam)).toEqual(seen);
    expect(await uncounted(db, sam)).toEqual([]);
    const move = await db.selectFrom('moves').select('state').where('id', '=', id).executeTakeFirst();
    expect(move).toEqual({ state: 'done' });
  },
);

test.each([{ isMerge: false }, { isMerge: true }])(
  'what fails five times leaves nothing, the code works a day more, and both are told: %o',
  { timeout: 120_000 },
  async ({ isMerge }) => {
    const today = nameOfDay(Date.now());
    const { db, place, id, token, child } = await waitingMove({ isMerge, expiresOn: today });
    const before = await holdings(db, child);
    // The first bit is stored, so that there is something to be taken away.
    if (isMerge) expect(await moveProcess(place, 'inside', 2)).toBe('SIGKILL');
    for (let tries = isMerge ? 1 : 0; tries < 5; tries++)
      expect(await moveProcess(place, 'inside', 0)).toBe('SIGKILL');
    expect(await moveProcess(place)).toBeNull();
    if (isMerge) {
      expect(await holdings(db, child)).toEqual(before);
      expect(await coinsOf(db, child)).toBe(25);
    } else expect(await db.selectFrom('users').select('id').where('id', '=', child).execute()).toEqual([]);
    const move = await db.selectFrom('moves').select('state').where('id', '=', id).executeTakeFirst();
    expect(move).toEqual({ state: 'failed' });
    const code = await db
      .selectFrom('move_tokens')
      .select(['state', 'expires_on'])
      .where('id', '=', token)
      .executeTakeFirst();
    expect(code).toEqual({ state: 'open', expires_on: nameOfDay(dayFrom(Date.now(), 1)) });
    const job = await db.selectFrom('jobs').select(['state', 'seats']).executeTakeFirst();
    expect(job).toEqual({ state: 'failed', seats: 0 });
    expect(await told(db)).toEqual([
      expect.stringMatching(/^Het overnemen van noor door RT Proef ging niet door\. De code werkt weer/),
      expect.stringMatching(
        /^Overnemen is niet gelukt of gestopt\. Er is niets veranderd\. De code werkt weer/,
      ),
    ]);
  },
);
