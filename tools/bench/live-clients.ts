import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import {
  LIVE_PATH,
  type AnswerEvent,
  type ClientToServer,
  type ServerToClient,
} from '../../server/contract/live.ts';
import type { BenchPupil, BenchSchool } from './live-school.ts';

const ROOT = join(import.meta.dirname, '../..');

const TURN_ANSWERS = 12_000;
const TURN_MS = 20_000;
const EVERY_MS = 4000;
const TILE_MS = 16_000;
const PROBE_MS = 50;

export type Client = Socket<ServerToClient, ClientToServer>;

/** Starts a server process; resolves with the address that it prints. */
export async function start(file: string, env: NodeJS.ProcessEnv, children: ChildProcess[]): Promise<string> {
  const child = spawn(process.execPath, [join(ROOT, file)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const port = /:(\d+)/.exec(line)?.[1];
  if (!port) throw new Error(`${file} did not start`);
  return `http://127.0.0.1:${port}`;
}

/** A client of a live channel, by web socket. */
export async function connect(url: string, token: string): Promise<Client> {
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

/** Ends processes well. */
export async function endAll(children: readonly ChildProcess[]): Promise<void> {
  for (const child of children) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

/** Sees to it that a pupil has answers enough for a turn, also one who is served sooner than the others. */
export function fill(answers: AnswerEvent[], pupil: BenchPupil, senders: number): void {
  while (answers.length < (2 * TURN_ANSWERS) / senders) {
    const event = pupil.next();
    if (!event) throw new Error('The rounds are used up.');
    answers.push(event);
  }
}

/** How many answers a second are acknowledged when every pupil always has one under way. */
export async function answersPerSecond(
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

/** Time from the sending of an answer to its being on the board of the pupil's teacher, who may be at another process. */
export async function measureTile(
  school: BenchSchool,
  { pupils, teachers: theirs, echo }: { pupils: string; teachers: string; echo: string },
): Promise<{ p50: number; p99: number; echo: number }> {
  const sentAt = new Map<string, number>();
  const times: number[] = [];
  const teachers: Client[] = [];
  for (const { token, groupId } of school.teachers) {
    const socket = await connect(theirs, token);
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
  for (const pupil of school.pupils) sockets.push(await connect(pupils, pupil.token));
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

/** The value below which this share of the times lies. */
export function quantile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Infinity;
}
