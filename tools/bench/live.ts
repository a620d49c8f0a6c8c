// The live channel under load: how many answers a second it stores and acknowledges against a bare echo server with
// the same clients, and how soon an answer is on the teacher's board.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerEvent } from '../../server/contract/live.ts';
import { openDataFolder } from '../../server/data/folder.ts';
import {
  answersPerSecond,
  connect,
  endAll,
  fill,
  measureTile,
  quantile,
  start,
  type Client,
} from './live-clients.ts';
import { makeBenchSchool, type BenchSchool } from './live-school.ts';

/** Enough for a large school group; the load comes from the same machine. */
const PUPILS = 500;
/** In the throughput part each pupil answers again as soon as the last answer is acknowledged. */
const SENDERS = 500;
/** Both servers in turn, so that a busy moment of the machine hits both. */
const TURNS = 4;
const ROUNDS_EACH = 15;

const LEAST_RATIO = 0.4;
const MOST_TILE_MS = 100;
/** A first look at a group: all is read from the database. */
const MOST_SNAPSHOT_MS = 50;
const SNAPSHOTS = 40;

/** Runs the measurement and prints it; true when both limits hold. */
export async function benchLive(): Promise<boolean> {
  const path = mkdtempSync(join(tmpdir(), 'spelwereld-bench-'));
  const children: ChildProcess[] = [];
  try {
    const school = await makeBenchSchool(openDataFolder(path), PUPILS, ROUNDS_EACH);
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', SPELWERELD_DATA: path };
    const server = await start('server/main.ts', env, children);
    const echo = await start('tools/bench/live-echo.ts', env, children);
    const ratio = await measureRatio(school, server, echo);
    const tile = await measureTile(school, { pupils: server, teachers: server, echo });
    console.log(
      `live: opgeslagen en bevestigd t.o.v. kale echo  ${ratio.toFixed(2)}  (minstens ${LEAST_RATIO})`,
    );
    console.log(
      `live: antwoord tot tegel, ${PUPILS} leerlingen     p50 ${tile.p50.toFixed(0)} ms, p99 ${tile.p99.toFixed(0)} ms  (hoogstens ${MOST_TILE_MS})`,
    );
    const snapshot = await measureSnapshot(school, server);
    console.log(
      `live: eerste blik op een groep van ${snapshot.pupils}  p50 ${snapshot.p50.toFixed(0)} ms, p95 ${snapshot.p95.toFixed(0)} ms  (p50 hoogstens ${MOST_SNAPSHOT_MS}; ${snapshot.misses} fouten erin)`,
    );
    console.log(`live: in dezelfde tijd heen en weer naar de kale echo  p99 ${tile.echo.toFixed(0)} ms`);
    return ratio >= LEAST_RATIO && tile.p99 <= MOST_TILE_MS && snapshot.p50 <= MOST_SNAPSHOT_MS;
  } finally {
    await endAll(children);
    rmSync(path, { recursive: true });
  }
}

async function measureRatio(school: BenchSchool, server: string, echo: string): Promise<number> {
  const senders = school.pupils.slice(0, SENDERS);
  const open = async (url: string) => {
    const sockets: Client[] = [];
    for (const pupil of senders) sockets.push(await connect(url, pupil.token));
    return sockets;
  };
  const [real, bare] = [await open(server), await open(echo)];
  // Of the same sizes; the echo does not mind hearing the same answer again.
  const sample = senders.map((pupil) => pupil.next());
  // Made before the clock runs: it is for the servers, not for making up answers.
  const made: AnswerEvent[][] = senders.map(() => []);
  const rates: { real: number[]; bare: number[] } = { real: [], bare: [] };
  for (let turn = 0; turn < TURNS; turn++) {
    rates.bare.push(await answersPerSecond(bare, (i) => sample[i]));
    made.forEach((answers, i) => fill(answers, senders[i]!, SENDERS));
    rates.real.push(await answersPerSecond(real, (i) => made[i]!.shift()));
  }
  for (const socket of [...real, ...bare]) socket.disconnect();
  // The first turn warms both up.
  const ratios = rates.real.slice(1).map((rate, i) => rate / rates.bare[i + 1]!);
  console.log(
    `live: per seconde ${rates.real.slice(1).map(Math.round).join(', ')}; kale echo ${rates.bare.slice(1).map(Math.round).join(', ')}`,
  );
  return ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)]!;
}

/**
 * Time from a teacher's opening of the board to the whole of it being there, of the fullest group and after all the
 * answers of the other parts. Between two looks nobody watches, so that each is read anew.
 */
async function measureSnapshot(school: BenchSchool, server: string) {
  const { token, groupId } = school.teachers[0]!;
  const socket = await connect(server, token);
  const times: number[] = [];
  let [pupils, misses] = [0, 0];
  for (let i = 0; i < SNAPSHOTS; i++) {
    const begin = performance.now();
    const reply = await socket.emitWithAck('watchGroup', { groupId });
    times.push(performance.now() - begin);
    if (!reply.ok) throw new Error(reply.error.message);
    pupils = reply.data.tiles.length;
    misses = reply.data.misses.length;
    socket.emit('unwatchGroup', { groupId });
    await wait(20);
  }
  socket.disconnect();
  return { pupils, misses, p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}
