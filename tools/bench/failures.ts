// What goes wrong in a year, within minutes: processes killed again and again while pupils answer and a teacher looks on, a
// database that is away for half a minute, and a backup in the middle of it. Nothing may be lost or doubled.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase, openToLook } from '../../server/data/database.ts';
import { openDataFolder, type DataFolder } from '../../server/data/folder.ts';
import { restore } from '../../server/installation/restore.ts';
import { startCluster, type Cluster } from '../../server/testing/cluster.ts';
import { makeBenchSchool } from './live-school.ts';
import { faultsIn } from './log-kept.ts';
import { lookOn, OutboxPupil, type Onlooker } from './outbox-pupil.ts';

const ROOT = join(import.meta.dirname, '../..');

const PUPILS = 70;
/** Enough for half a minute of answers, and for those between two kills. */
const ROUNDS = { begin: 40, each: 4 };
const KILLS = 100;
/** A look at whether boards are right costs a pause of the pupils. */
const LOOK_EVERY = 5;
const AWAY_MS = 30_000;
const MOST_BOARD_MS = 5000;

/**
 * Runs it on both kinds of database, or only on PostgreSQL, and prints it; true when nothing was lost or doubled and boards were
 * right in time.
 */
export async function benchFailures(kills = KILLS, onlyPostgres = false): Promise<boolean> {
  const onFile = onlyPostgres || (await onKind('SQLite', undefined, kills));
  const cluster = await startCluster({ durable: true });
  try {
    return (await onKind('PostgreSQL', cluster, kills)) && onFile;
  } finally {
    cluster.stop();
  }
}

async function onKind(kind: string, cluster: Cluster | undefined, kills: number): Promise<boolean> {
  const path = mkdtempSync(join(tmpdir(), 'spelwereld-bench-'));
  const folder = openDataFolder(path, cluster?.url);
  const school = await makeBenchSchool(folder, PUPILS, ROUNDS.begin + kills * ROUNDS.each);
  // As two machines behind one proxy, where the database allows it.
  const servers = await Promise.all((cluster ? [0, 1] : [0]).map(() => Machine.begin(path, cluster?.url)));
  const pupils = school.pupils.map((pupil, i) => new OutboxPupil(pupil, servers[i % servers.length]!.url));
  const teachers = school.teachers.map((teacher, i) =>
    lookOn(teacher, servers.at(-1 - (i % servers.length))!.url),
  );
  try {
    const boards: number[] = [];
    for (let kill = 1; kill <= kills; kill++) {
      await wait(Math.random() * 700);
      // All at once now and then, as when a machine loses its power.
      const hit = kill % 10 === 0 ? servers : [servers[kill % servers.length]!];
      await Promise.all(hit.map((server) => server.kill()));
      await Promise.all(hit.map((server) => server.start()));
      if (kill % LOOK_EVERY === 0 || kill === kills) boards.push(await timeToRight(folder, pupils, teachers));
    }
    print(kind, `${kills} keer hard gestopt`, boards);
    if (cluster) {
      cluster.crash();
      await wait(AWAY_MS);
      cluster.start();
      const away = [await timeToRight(folder, pupils, teachers)];
      print(kind, `database ${AWAY_MS / 1000} s weg`, away);
      boards.push(...away);
    }
    const missed = await missedByBackup(path, cluster, pupils);
    console.log(
      `failures: ${kind}, antwoorden van voor het begin die in een reservekopie ontbreken  ${missed}  (hoogstens 0)`,
    );
    await stopAnswering(pupils);
    const sent = new Set(pupils.flatMap((pupil) => [...pupil.acknowledged]));
    const faults = await faultsIn(folder, sent);
    console.log(
      `failures: ${kind}, ${sent.size} antwoorden  ${Object.entries(faults)
        .map(([what, count]) => `${what} ${count}`)
        .join(', ')}  (hoogstens 0)`,
    );
    return (
      missed === 0 &&
      Object.values(faults).every((count) => count === 0) &&
      Math.max(...boards) <= MOST_BOARD_MS
    );
  } finally {
    for (const client of [...pupils, ...teachers]) client.close();
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(path, { recursive: true });
  }
}

const print = (kind: string, what: string, boards: readonly number[]) =>
  console.log(
    `failures: ${kind}, ${what}, daarna borden weer goed na hoogstens  ${Math.max(...boards).toFixed(0)} ms  (hoogstens ${MOST_BOARD_MS})`,
  );

/** Has pupils wait until all they made is stored; gives how long after that every board showed what the database has, in ms. */
async function timeToRight(
  folder: DataFolder,
  pupils: readonly OutboxPupil[],
  teachers: readonly Onlooker[],
): Promise<number> {
  await stopAnswering(pupils);
  const begin = performance.now();
  const db = openToLook(folder.database);
  try {
    const rows = await db
      .selectFrom('answers')
      .innerJoin('rounds', 'rounds.id', 'answers.round_id')
      .select(({ fn }) => ['pupil_id', fn.countAll<number>().as('answers')])
      .where('decides', '=', 1)
      .groupBy('pupil_id')
      .execute();
    const isRight = () => {
      const shown = new Map(teachers.flatMap((teacher) => [...teacher.answers()]));
      return rows.every(({ pupil_id, answers }) => shown.get(pupil_id) === Number(answers));
    };
    while (!isRight() && performance.now() - begin < 4 * MOST_BOARD_MS) await wait(20);
    const took = performance.now() - begin;
    if (!isRight()) {
      const shown = new Map(teachers.flatMap((teacher) => [...teacher.answers()]));
      for (const { pupil_id, answers } of rows)
        if (shown.get(pupil_id) !== Number(answers))
          console.log(`failures: ${pupil_id}: ${answers} gegeven, ${shown.get(pupil_id)} op het bord`);
    }
    return took;
  } finally {
    await db.destroy();
    for (const pupil of pupils) pupil.pause(false);
  }
}

/** Has pupils make no more answers; resolves when all they made is stored. */
async function stopAnswering(pupils: readonly OutboxPupil[]): Promise<void> {
  for (const pupil of pupils) pupil.pause(true);
  while (pupils.some((pupil) => pupil.waiting > 0)) await wait(20);
}

/** Makes a backup while pupils go on; gives how many answers that were acknowledged before it are not in it. */
async function missedByBackup(
  path: string,
  cluster: Cluster | undefined,
  pupils: readonly OutboxPupil[],
): Promise<number> {
  const to = mkdtempSync(join(tmpdir(), 'spelwereld-bench-'));
  const other = cluster && (await startCluster());
  const before = pupils.flatMap((pupil) => [...pupil.acknowledged]);
  const env = { ...process.env, SPELWERELD_DATA: path, ...(cluster && { DATABASE_URL: cluster.url }) };
  const backup = join(to, 'kopie');
  const run = spawn(process.execPath, [join(ROOT, 'tools/spelwereld/main.ts'), 'backup', backup], {
    env,
    stdio: 'ignore',
  });
  const [code] = (await once(run, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The backup ended with ${code}.`);
  const place = { path: join(to, 'terug'), database: other?.url ?? join(to, 'terug/spelwereld.sqlite') };
  try {
    await restore(place, backup);
    const db = await openDatabase(place.database);
    const kept = new Set((await db.selectFrom('answers').select('id').execute()).map(({ id }) => id));
    await db.destroy();
    return before.filter((id) => !kept.has(id)).length;
  } finally {
    other?.stop();
    rmSync(to, { recursive: true });
  }
}

/** A server that keeps its address however often it is killed. */
class Machine {
  readonly url: string;
  #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;

  private constructor(port: number, env: NodeJS.ProcessEnv) {
    this.url = `http://127.0.0.1:${port}`;
    this.#env = {
      ...process.env,
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PROCESSES: '1',
      LOG_LEVEL: 'fatal',
    };
  }

  static async begin(path: string, database: string | undefined): Promise<Machine> {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    await new Promise((closed) => probe.close(closed));
    const machine = new Machine(port, { SPELWERELD_DATA: path, ...(database && { DATABASE_URL: database }) });
    await machine.start();
    return machine;
  }

  async start(): Promise<void> {
    this.#child = spawn(process.execPath, [join(ROOT, 'server/main.ts')], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(this.#child.stdout!, 'data');
  }

  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child!;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
