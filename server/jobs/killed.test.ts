// A process that is killed at any chunk: the next one goes on where that one was, and nothing is done twice.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Db } from '../data/database.ts';
import { countJob, thingsIn, thingsTo, type Counting } from '../testing/count-job.ts';
import { emptyPlace } from '../testing/places.ts';
import { fillSchool } from '../testing/school.ts';
import type { JobKind } from './kind.ts';
import { addJob, askToStop, readJob } from './store.ts';

const MAIN = join(import.meta.dirname, '../testing/job-main.ts');
const CHUNKS = 4;
const KIND = countJob();
const KINDS = new Map([[KIND.id, KIND as unknown as JobKind]]);

/** Has a process work until it dies at a moment, or has ended the job. Gives the signal that ended it. */
async function process(place: string, ...die: [way: string, where: string, n: number] | []) {
  const child = spawn(globalThis.process.execPath, [MAIN, place, ...die.map(String)], { stdio: 'inherit' });
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return signal;
}

async function layJob(): Promise<{ place: string; db: Db; id: string }> {
  const place = await emptyPlace();
  const db = await openDatabase(place);
  onTestFinished(() => db.destroy());
  const { account, staff } = await fillSchool(db);
  const id = randomUUID();
  await addJob<Counting>(db, KIND, KINDS, {
    id,
    accountId: account,
    madeBy: staff.schooladmin,
    params: { upTo: CHUNKS },
  });
  return { place, db, id };
}

test(
  'killed in each chunk and after each, it goes on and does everything once',
  { timeout: 120_000 },
  async () => {
    const { place, db, id } = await layJob();
    for (let n = 0; n < CHUNKS; n++) {
      expect(await process(place, 'run', 'inside', n)).toBe('SIGKILL');
      // What the transaction had done is gone with it.
      expect(await thingsIn(db)).toEqual(thingsTo(n));
      if (n + 1 < CHUNKS) expect(await process(place, 'run', 'before', n + 1)).toBe('SIGKILL');
    }
    expect(await process(place)).toBeNull();
    expect(await thingsIn(db)).toEqual(thingsTo(CHUNKS));
    const job = await readJob(db, id);
    expect(job).toMatchObject({ state: 'done', done: CHUNKS, total: CHUNKS, lease_by: null });
    expect(JSON.parse(job!.report)).toEqual({ made: CHUNKS });
    const rows = await db.selectFrom('job_rows').select('n').orderBy('n').execute();
    expect(rows.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  },
);

test('killed while it is taken back, it is taken back to the end', { timeout: 120_000 }, async () => {
  const { place, db, id } = await layJob();
  await process(place, 'run', 'before', 3);
  expect(await askToStop(db, id)).toBe(true);
  for (let n = 0; n < 3; n++) expect(await process(place, 'back', 'inside', n)).toBe('SIGKILL');
  expect(await process(place)).toBeNull();
  expect(await thingsIn(db)).toEqual([]);
  expect(await readJob(db, id)).toMatchObject({ state: 'cancelled', error: null });
});

test(
  'what is killed five times at the same place fails, and is taken back',
  { timeout: 120_000 },
  async () => {
    const { place, db, id } = await layJob();
    for (let tries = 0; tries < 5; tries++) expect(await process(place, 'run', 'inside', 2)).toBe('SIGKILL');
    expect(await thingsIn(db)).toEqual(thingsTo(2));
    // That would die as well, if it tried once more.
    expect(await process(place, 'run', 'inside', 2)).toBeNull();
    expect(await thingsIn(db)).toEqual([]);
    const job = await readJob(db, id);
    expect(job).toMatchObject({ state: 'failed', seats: 0 });
    expect(job!.error).toContain('niet gelukt');
  },
);
