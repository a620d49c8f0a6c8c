// The calls of the progress pages and the live board over five million answers (or as many million as asked) of two school years.
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { createRng } from '../../engine/exercise/index.ts';
import { LIVE_PATH, type ClientToServer, type ServerToClient } from '../../server/contract/live.ts';
import { openDataFolder } from '../../server/data/folder.ts';
import { quantile, report } from './browser.ts';
import { makeDemo, untilTakenIn, withServer } from './demo-server.ts';
import { fillTwoYears, readTwoYears, type TwoYears } from './two-years.ts';

/** Each call is made so often in each run; the median run counts. */
const ASKED = 40;
const RUNS = 3;
const MOST_MS = 100;
const MOST_SNAPSHOT_MS = 50;
/** Between two questions: one user may ask 600 a minute. Nobody watches a board then, so that each look is read anew. */
const APART_MS = 110;

const MILLIONS = 5;

/**
 * Runs the measurement over so many million answers and prints it; true when every call stays below its limit. A folder that is
 * named is kept, and measured again as it is when it was filled today: twenty million answers take a quarter of an hour to make.
 */
export async function benchProgress(millions = MILLIONS, kept?: string): Promise<boolean> {
  const path = kept ?? mkdtempSync(join(tmpdir(), 'spelwereld-bench-'));
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', SPELWERELD_DATA: path };
  try {
    if (kept !== undefined && existsSync(kept)) {
      const filled = readTwoYears(openDataFolder(kept).database);
      return await withServer(env, (url) => measure(url, filled));
    }
    makeDemo(env);
    const file = openDataFolder(path).database;
    await withServer(env, () => untilTakenIn(file));
    const filled = fillTwoYears(file, millions * 1_000_000);
    return await withServer(env, (url) => measure(url, filled));
  } finally {
    if (kept === undefined) rmSync(path, { recursive: true });
  }
}

async function measure(url: string, { answers, groups, pupils }: TwoYears): Promise<boolean> {
  console.log(`progress: ${answers} antwoorden; belasting van de machine ${loadavg()[0]!.toFixed(1)}`);
  const login = await fetch(`${url}/api/auth`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'kantoor', password: 'regenboog' }),
  });
  const { token } = (await login.json()) as { token: string };
  const rng = createRng('progress');
  const ofGroup = (end: string) => () => {
    const { id, account } = rng.pick(groups);
    return `/api/accounts/${account}/groups/${id}${end}`;
  };
  const ofPupil = (end: string) => () => `/api/pupils/${rng.pick(pupils)}${end}`;
  // From before the first answer.
  const all = '?from=2020-08-01';
  const calls: Record<string, () => string> = {
    'groepen van een school': () => `/api/accounts/${rng.pick(groups).account}/groups`,
    'overzicht van een groep': ofGroup('/progress'),
    'overzicht van een groep, alles': ofGroup(`/progress${all}`),
    klaargezet: ofGroup('/ready-tasks'),
    'extra uitleg': ofGroup('/explanations'),
    ballon: ofGroup('/balloon'),
    leerling: ofPupil('/progress'),
    'leerling, alles': ofPupil(`/progress${all}`),
    'woorden van een leerling': ofPupil('/progress/words'),
    'woorden van een leerling, alles': ofPupil(`/progress/words${all}`),
    'wat een leerling hierna krijgt': ofPupil('/tomorrow'),
  };
  let isWithin = true;
  for (const [name, path] of Object.entries(calls)) {
    const ask = async () => {
      const address = url + path();
      const response = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
      await response.text();
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
    };
    isWithin = reportMedian(name, await times(ask), MOST_MS) && isWithin;
  }
  const socket: Socket<ServerToClient, ClientToServer> = io(url, {
    path: LIVE_PATH,
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
  });
  await once(socket as unknown as NodeJS.EventEmitter, 'connect');
  try {
    const today = groups.filter((group) => group.today);
    let seen = { tiles: 0, misses: 0 };
    const look = async () => {
      const groupId = rng.pick(today).id;
      const reply = await socket.emitWithAck('watchGroup', { groupId });
      if (!reply.ok) throw new Error(reply.error.message);
      const { tiles, misses } = reply.data;
      seen = { tiles: tiles.length, misses: misses.length };
      return () => void socket.emit('unwatchGroup', { groupId });
    };
    const looks = await times(look);
    const name = `bord van ${seen.tiles}, ${seen.misses} fouten van vandaag`;
    return reportMedian(name, looks, MOST_SNAPSHOT_MS) && isWithin;
  } finally {
    socket.disconnect();
  }
}

/** How long each run of asking took, in ms per question; what a question leaves to be done is not measured. */
async function times(ask: () => Promise<void | (() => void)>): Promise<number[][]> {
  const runs: number[][] = [];
  for (let run = 0; run < RUNS; run++) {
    const taken: number[] = [];
    for (let i = 0; i < ASKED; i++) {
      const begin = performance.now();
      const after = await ask();
      taken.push(performance.now() - begin);
      if (after) after();
      await wait(APART_MS);
    }
    runs.push(taken);
  }
  return runs;
}

/** Prints the run whose p95 is the median of all against its ceiling; gives whether it holds. */
function reportMedian(name: string, runs: readonly number[][], most: number): boolean {
  const p95 = (taken: readonly number[]) => quantile(taken, 0.95);
  const usual = [...runs].sort((a, b) => p95(a) - p95(b))[Math.floor(runs.length / 2)]!;
  return report(`progress: ${name}, p95 (p50 ${quantile(usual, 0.5).toFixed(0)})`, p95(usual), most, ' ms');
}
