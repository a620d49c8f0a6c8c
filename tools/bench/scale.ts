// Several processes on PostgreSQL: how many answers a second two of them store against one, beside bare echo servers of the same
// number, and how soon an answer at one process is on the board of a teacher at the other.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnswerEvent } from '../../server/contract/live.ts';
import { openDataFolder } from '../../server/data/folder.ts';
import { startCluster } from '../../server/testing/cluster.ts';
import { answersPerSecond, connect, endAll, fill, measureTile, start, type Client } from './live-clients.ts';
import { makeBenchSchool, type BenchSchool } from './live-school.ts';

const PUPILS = 1000;
const ROUNDS_EACH = 25;
const SENDERS = 500;
/** One process and two in turn, so that a busy moment of the machine hits both; the first turn warms up. */
const TURNS = 3;

const LEAST_GAIN = 1.6;
const MOST_TILE_MS = 150;

/** Runs the measurement and prints it; true when both limits hold. */
export async function benchScale(): Promise<boolean> {
  const path = mkdtempSync(join(tmpdir(), 'spelwereld-bench-'));
  const database = await startCluster({ durable: true });
  const children: ChildProcess[] = [];
  try {
    const school = await makeBenchSchool(openDataFolder(path, database.url), PUPILS, ROUNDS_EACH);
    const env = {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      SPELWERELD_DATA: path,
      DATABASE_URL: database.url,
      PROCESSES: '1',
    };
    const servers = [
      await start('server/main.ts', env, children),
      await start('server/main.ts', env, children),
    ] as const;
    const echoes = [
      await start('tools/bench/live-echo.ts', env, children),
      await start('tools/bench/live-echo.ts', env, children),
    ] as const;
    const gain = await measureGain(school, servers, echoes);
    const tile = await measureTile(school, { pupils: servers[0], teachers: servers[1], echo: echoes[0] });
    const cores = availableParallelism();
    console.log(
      `scale: twee processen t.o.v. een              ${gain.real.toFixed(2)}  (minstens ${LEAST_GAIN}; twee kale echo's ${gain.bare.toFixed(2)}, op ${cores} kernen met leerlingen en database erbij)`,
    );
    console.log(
      `scale: antwoord tot tegel bij het andere proces, ${PUPILS} leerlingen  p50 ${tile.p50.toFixed(0)} ms, p99 ${tile.p99.toFixed(0)} ms  (hoogstens ${MOST_TILE_MS}; kale echo p99 ${tile.echo.toFixed(0)} ms)`,
    );
    return gain.real >= LEAST_GAIN && tile.p99 <= MOST_TILE_MS;
  } finally {
    await endAll(children);
    database.stop();
    rmSync(path, { recursive: true });
  }
}

/** How many times the answers of one process two of them take, ours and bare ones. */
async function measureGain(
  school: BenchSchool,
  servers: readonly [string, string],
  echoes: readonly [string, string],
): Promise<{ real: number; bare: number }> {
  const senders = school.pupils.slice(0, SENDERS);
  const open = async (urls: readonly string[]) => {
    const sockets: Client[] = [];
    for (const [i, pupil] of senders.entries())
      sockets.push(await connect(urls[i % urls.length]!, pupil.token));
    return sockets;
  };
  const sample = senders.map((pupil) => pupil.next());
  const made: AnswerEvent[][] = senders.map(() => []);
  const rates: Record<'one' | 'two' | 'oneBare' | 'twoBare', number[]> = {
    one: [],
    two: [],
    oneBare: [],
    twoBare: [],
  };
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [name, urls] of [
      ['oneBare', echoes.slice(0, 1)],
      ['twoBare', echoes],
      ['one', servers.slice(0, 1)],
      ['two', servers],
    ] as const) {
      const isBare = name.endsWith('Bare');
      if (!isBare) made.forEach((answers, i) => fill(answers, senders[i]!, SENDERS));
      const sockets = await open(urls);
      rates[name].push(await answersPerSecond(sockets, (i) => (isBare ? sample[i] : made[i]!.shift())));
      for (const socket of sockets) socket.disconnect();
    }
  }
  const counted = (name: keyof typeof rates) => rates[name].slice(1);
  console.log(
    `scale: per seconde een ${counted('one').map(Math.round).join(', ')}, twee ${counted('two').map(Math.round).join(', ')}; kaal een ${counted('oneBare').map(Math.round).join(', ')}, twee ${counted('twoBare').map(Math.round).join(', ')}`,
  );
  const median = (name: keyof typeof rates) =>
    counted(name).toSorted((a, b) => a - b)[Math.floor(counted(name).length / 2)]!;
  return { real: median('two') / median('one'), bare: median('twoBare') / median('oneBare') };
}
