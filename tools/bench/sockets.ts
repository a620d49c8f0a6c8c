// Very many pupils at one process, each with an answer every four seconds: how soon an answer is acknowledged, beside a bare echo
// server with as many sockets, and what a socket takes of memory.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDataFolder } from '../../server/data/folder.ts';
import { connect, endAll, quantile, start, type Client } from './live-clients.ts';
import { makeBenchSchool, type BenchPupil } from './live-school.ts';

const PUPILS = 5000;
const ROUNDS_EACH = 3;
const EVERY_MS = 4000;
/** Everybody answers some times before it counts: what is read for a first answer is read then. */
const WARM_MS = 12_000;
const MEASURED_MS = 24_000;
/** Connections that are made at once. */
const AT_ONCE = 50;

const MOST_P99_MS = 50;

/** Runs the measurement and prints it; true when the limit holds. */
export async function benchSockets(): Promise<boolean> {
  const path = mkdtempSync(join(tmpdir(), 'spelwereld-bench-'));
  const children: ChildProcess[] = [];
  try {
    const { pupils } = await makeBenchSchool(openDataFolder(path), PUPILS, ROUNDS_EACH);
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', SPELWERELD_DATA: path };
    const echo = await start('tools/bench/live-echo.ts', env, children);
    const bare = await measure(pupils, echo, children[0]!);
    const server = await start('server/main.ts', env, children);
    const real = await measure(pupils, server, children[1]!);
    const told = ({ p50, p99 }: Measured) => `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
    console.log(
      `sockets: ${PUPILS} leerlingen, een antwoord per ${EVERY_MS / 1000} s, tot het opgeslagen is  ${told(real)}  (p99 hoogstens ${MOST_P99_MS}; kale echo ${told(bare)})`,
    );
    console.log(
      `sockets: geheugen per socket ${real.kilobytes.toFixed(0)} kB (kale echo ${bare.kilobytes.toFixed(0)} kB), het hele proces ${(real.whole / 1024).toFixed(0)} MB`,
    );
    return real.p99 <= MOST_P99_MS;
  } finally {
    await endAll(children);
    rmSync(path, { recursive: true });
  }
}

interface Measured {
  p50: number;
  p99: number;
  /** Memory that a socket takes, and that of the whole process, in kB. */
  kilobytes: number;
  whole: number;
}

async function measure(pupils: readonly BenchPupil[], url: string, child: ChildProcess): Promise<Measured> {
  const before = memoryOf(child);
  const sockets: Client[] = [];
  for (let i = 0; i < pupils.length; i += AT_ONCE)
    sockets.push(
      ...(await Promise.all(pupils.slice(i, i + AT_ONCE).map(({ token }) => connect(url, token)))),
    );
  await wait(2000);
  const connected = memoryOf(child);
  const times: number[] = [];
  const begin = performance.now();
  const timers: NodeJS.Timeout[] = [];
  const send = (i: number) => {
    const event = pupils[i]!.next();
    if (!event) throw new Error('The rounds are used up.');
    const at = performance.now();
    sockets[i]!.emit('answer', event, (reply) => {
      if (!reply.ok) throw new Error(reply.error.message);
      if (at - begin > WARM_MS) times.push(performance.now() - at);
    });
  };
  // Spread over the interval, as pupils are.
  for (let i = 0; i < sockets.length; i++)
    timers[i] = setTimeout(
      () => {
        send(i);
        timers[i] = setInterval(() => send(i), EVERY_MS);
      },
      (i / sockets.length) * EVERY_MS,
    );
  await wait(WARM_MS + MEASURED_MS);
  for (const timer of timers) clearInterval(timer);
  await wait(1000);
  for (const socket of sockets) socket.disconnect();
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    kilobytes: (connected - before) / sockets.length,
    whole: memoryOf(child),
  };
}

/** What a process holds of memory, in kB (Linux). */
const memoryOf = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);
