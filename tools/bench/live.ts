// The live channel under load: how many answers a second it stores and acknowledges against a bare echo server with
// the same clients, and how soon an answer is on the teacher's board.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import {
  LIVE_PATH,
  type AnswerEvent,
  type ClientToServer,
  type ServerToClient,
} from '../../server/contract/live.ts';
import { openDataFolder } from '../../server/data/folder.ts';
import { makeBenchSchool, type BenchPupil, type BenchSchool } from './live-school.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Enough for a large school group; the load comes from the same machine. */
const PUPILS = 500;
/** In the throughput part each pupil answers again as soon as the last answer is acknowledged. */
const SENDERS = 500;
/** Both servers in turn, so that a busy moment of the machine hits both. */
const TURNS = 4;
const TURN_ANSWERS = 12_000;
const TURN_MS = 20_000;
const EVERY_MS = 4000;
const TILE_MS = 16_000;
const PROBE_MS = 50;
const ROUNDS_EACH = 15;

const LEAST_RATIO = 0.4;
const MOST_TILE_MS = 100;
/** A first look at a group: all is read from the database. */
const MOST_SNAPSHOT_MS = 50;
const SNAPSHOTS = 40;

type Client = Socket<ServerToClient, ClientToServer>;

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
    const tile = await measureTile(school, server, echo);
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
    for (const child of children) {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    }
    rmSync(path, { recursive: true });
  }
}

/** Starts a server process; resolves with the address that it prints. */
async function start(file: string, env: NodeJS.ProcessEnv, children: ChildProcess[]): Promise<string> {
  const child = spawn(process.execPath, [join(ROOT, file)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const port = /:(\d+)/.exec(line)?.[1];
  if (!port) throw new Error(`${file} did not start`);
  return `http://127.0.0.1:${port}`;
}

async function connect(url: string, token: string): Promise<Client> {
  const socket: Client = io(url, {
    path: LIVE_PATH,
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  return socket;
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
    made.forEach((answers, i) => fill(answers, senders[i]!));
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

/** Sees to it that a pupil has answers enough for a turn, also one who is served sooner than the others. */
function fill(answers: AnswerEvent[], pupil: BenchPupil) {
  while (answers.length < (2 * TURN_ANSWERS) / SENDERS) {
    const event = pupil.next();
    if (!event) throw new Error('The rounds are used up.');
    answers.push(event);
  }
}

/** How many answers a second are acknowledged when every pupil always has one under way. */
async function answersPerSecond(
  sockets: readonly Client[],
  next: (i: number) => AnswerEvent | undefined,
): Promise<number> {
  let sent = 0;
  let acknowledged = 0;
  let refused: string | undefined;
  const end = performance.now() + TURN_MS;
  const send = (i: number) => {
    const event = sent < TURN_ANSWERS && performance.now() < end ? next(i) : undefined;
    if (!event) return;
    sent++;
    sockets[i]!.emit('answer', event, (reply) => {
      acknowledged++;
      if (!reply.ok) refused ??= reply.error.message;
      send(i);
    });
  };
  const begin = performance.now();
  for (let i = 0; i < sockets.length; i++) send(i);
  while (acknowledged < sent) await wait(1);
  if (refused !== undefined) throw new Error(`An answer was refused: ${refused}`);
  return acknowledged / ((performance.now() - begin) / 1000);
}

/** Time from the sending of an answer to its being on the board of the pupil's teacher. */
async function measureTile(
  school: BenchSchool,
  server: string,
  echo: string,
): Promise<{ p50: number; p99: number; echo: number }> {
  const sentAt = new Map<string, number>();
  const times: number[] = [];
  const teachers: Client[] = [];
  for (const { token, groupId } of school.teachers) {
    const socket = await connect(server, token);
    socket.on('board', ({ tiles }) => {
      const now = performance.now();
      for (const { id } of tiles.flatMap((tile) => tile.last)) {
        const at = sentAt.get(id);
        if (at !== undefined) times.push(now - at);
        sentAt.delete(id);
      }
    });
    const reply = await socket.emitWithAck('watchGroup', { groupId });
    if (!reply.ok) throw new Error(reply.error.message);
    teachers.push(socket);
  }
  const probe = await startProbe(echo, school.pupils[0]!);
  const sockets: Client[] = [];
  for (const pupil of school.pupils) sockets.push(await connect(server, pupil.token));
  const timers = sockets.map((socket, i) => {
    const send = () => {
      const event = school.pupils[i]!.next();
      if (!event) return;
      sentAt.set(event.id, performance.now());
      socket.emit('answer', event, () => undefined);
    };
    // Spread over the interval, as pupils are.
    return setTimeout(
      () => {
        send();
        timers[i] = setInterval(send, EVERY_MS);
      },
      (i / sockets.length) * EVERY_MS,
    );
  });
  await wait(TILE_MS);
  for (const timer of timers) clearInterval(timer);
  const echoTimes = probe.stop();
  await wait(1000);
  for (const socket of [...sockets, ...teachers]) socket.disconnect();
  if (sentAt.size > 0) throw new Error(`${sentAt.size} answers never reached the board.`);
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), echo: quantile(echoTimes, 0.99) };
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

/** Round trips to the bare server during the same time: what the machine itself adds on a busy moment. */
async function startProbe(echo: string, pupil: BenchPupil): Promise<{ stop(): number[] }> {
  const socket = await connect(echo, pupil.token);
  const event = pupil.next()!;
  const times: number[] = [];
  const timer = setInterval(() => {
    const begin = performance.now();
    socket.emit('answer', event, () => times.push(performance.now() - begin));
  }, PROBE_MS);
  return {
    stop() {
      clearInterval(timer);
      socket.disconnect();
      return times;
    },
  };
}

function quantile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Infinity;
}
