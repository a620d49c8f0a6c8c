// How long it takes to deal a round by the practice policy, and to take answers into a pupil's state: on the real words,
// a real database and pupils with six weeks of answers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRng } from '../../engine/exercise/index.ts';
import { openDatabase, type Db } from '../../server/data/database.ts';
import { sealOf } from '../../server/cards/seal.ts';
import { openDataFolder, type DataFolder } from '../../server/data/folder.ts';
import { readCatalogue } from '../../server/practice/catalogue.ts';
import { createDealer } from '../../server/practice/dealer.ts';
import { travel } from '../../server/practice/islands-up-to-date.ts';
import { readMap } from '../../server/practice/map.ts';
import { createPolicy } from '../../server/practice/policy/policy.ts';
import { startRound } from '../../server/practice/rounds.ts';
import { SILENT_SPEAKER, wordsOf } from '../../server/practice/words.ts';
import { createWordBank } from '../../server/words/index.ts';
import { makeHistory } from '../demo/history.ts';
import { createSchool } from '../demo/school.ts';
import { newId } from '../../server/contract/id.ts';
import { playOut } from './played.ts';

const ROOT = join(import.meta.dirname, '../..');
const PUPILS = 10;
/** Rounds that each pupil is dealt, and plays. */
const ROUNDS = 20;
/** Ceilings in ms: of the 95th of a hundred rounds, per answer that is taken in, and of the 95th map. */
const CEILINGS = { deal: 60, rebuild: 1, takeIn: 5, map: 100 };

/** Prints the times against their ceilings; true when all hold. */
export async function benchDealing(): Promise<boolean> {
  const path = mkdtempSync(join(tmpdir(), 'spelwereld-bench-'));
  const folder = openDataFolder(path);
  const db = await openDatabase(folder.database);
  try {
    return await measure(db, folder);
  } finally {
    await db.destroy();
    rmSync(path, { recursive: true });
  }
}

async function measure(db: Db, folder: DataFolder): Promise<boolean> {
  const words = wordsOf(createWordBank(join(ROOT, 'assets')), SILENT_SPEAKER);
  const catalogue = readCatalogue(join(ROOT, '.build/catalogue.json'));
  const dealer = createDealer(words);
  const school = (await createSchool(db, sealOf(folder))).slice(0, PUPILS);
  const now = Date.now();
  let answers = 0;
  for (const [i, pupil] of school.entries())
    answers += await makeHistory({ db, words, catalogue, dealer, rng: createRng(`meting/${i}`), now }, pupil);
  const policy = await createPolicy(db, words.items, catalogue);
  const deps = { db, words, catalogue, dealer, policy };
  const pupils = await db
    .selectFrom('pupils')
    .selectAll()
    .where(
      'id',
      'in',
      school.map(({ id }) => id),
    )
    .execute();

  const whole = await timed(async () => {
    for (const pupil of pupils) await travel(deps, pupil);
  });
  const [deals, takes, maps]: [number[], number[], number[]] = [[], [], []];
  let taken = 0;
  const rng = createRng('meting');
  for (const pupil of pupils) {
    let map = await readMap(deps, pupil);
    for (let i = 0; i < ROUNDS; i++) {
      const task = rng.pick(map.tasks.filter(({ state, games }) => state !== 'dicht' && games.length > 0));
      const wish = { pupil, taskId: task.id, somvensterId: map.somvenster.id, preview: false };
      const mayBegin = () => Promise.resolve();
      const gameId = rng.pick(task.games).id;
      const started = performance.now();
      const round = await startRound(deps, { ...wish, roundId: newId(), gameId, variant: 'nl', mayBegin });
      deals.push(performance.now() - started);
      taken += await playOut(db, round, rng);
      takes.push(
        await timed(() => policy.standing({ pupil, wishes: { calm: false, targetSuccess: 0.8 } }, [])),
      );
      maps.push(await timed(async () => void (map = await readMap(deps, pupil))));
    }
  }
  const total = takes.reduce((sum, ms) => sum + ms, 0);
  return [
    within(`een ronde delen, p95 van ${deals.length}`, p95(deals), CEILINGS.deal),
    within(`het hele logboek lezen, per antwoord (${answers} antwoorden)`, whole / answers, CEILINGS.rebuild),
    within(`nieuwe antwoorden opnemen, per antwoord (${taken} antwoorden)`, total / taken, CEILINGS.takeIn),
    within(`de landkaart, p95 van ${maps.length}`, p95(maps), CEILINGS.map),
  ].every(Boolean);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(0.95 * times.length)] ?? 0;

function within(what: string, ms: number, ceiling: number): boolean {
  const met = ms <= ceiling;
  console.log(
    `dealing: ${what}  ${ms.toFixed(2)} ms (hoogstens ${ceiling} ms), verhouding ${(ms / ceiling).toFixed(2)}  ${met ? 'gehaald' : 'NIET GEHAALD'}`,
  );
  return met;
}
