// A school of 2,000 pupils from a file: how long the proposal and the storing take, what they take of memory, and whether answers of
// pupils who play meanwhile are acknowledged as soon as without.
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hashPassword } from '../../server/auth/passwords.ts';
import type { EdexImport, EdexPreview } from '../../server/contract/edexml.ts';
import type { Job } from '../../server/contract/jobs.ts';
import { openDatabase } from '../../server/data/database.ts';
import { openDataFolder } from '../../server/data/folder.ts';
import { createAccount, createUser } from '../../server/people/create.ts';
import { edexml, madeSchool } from '../../server/testing/edexml.ts';
import { connect, endAll, quantile, start } from './live-clients.ts';
import { makeBenchSchool, type BenchSchool } from './live-school.ts';

const PUPILS = 2000;
const MOST = { previewMs: 3000, importMs: 10_000, memoryMb: 150, slower: 1.1 } as const;
/** Pupils who answer meanwhile, each so often, for so long without and with an import. */
const PLAYERS = 200;
const EACH_MS = 500;
const PLAY_MS = 8000;
const PASSWORD = 'meting-van-een-import';

/** Runs the measurement and prints it; true when all limits hold. */
export async function benchImport(): Promise<boolean> {
  const path = mkdtempSync(join(tmpdir(), 'spelwereld-bench-'));
  const children: ChildProcess[] = [];
  try {
    const folder = openDataFolder(path);
    const school = await makeBenchSchool(folder, PLAYERS, 8);
    const db = await openDatabase(folder.database);
    const accounts = [];
    const passwordHash = await hashPassword(PASSWORD, 'staff');
    for (const username of ['meting.een', 'meting.twee']) {
      const accountId = await createAccount(db, { kind: 'school', name: username });
      await createUser(db, { accountId, role: 'schooladmin', username, name: username, passwordHash });
      accounts.push({ accountId, username });
    }
    await db.destroy();
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', SPELWERELD_DATA: path, LICENCES: 'off' };
    const url = await start('server/main.ts', env, children);
    const { pid } = children[0]!;
    await wait(2000);
    const idle = memoryMb(pid!);
    const before = processorMs(pid!);
    const quiet = await bringIn(url, accounts[0]!);
    const worked = processorMs(pid!) - before;
    const memory = Math.max(0, peakMb(pid!) - idle);
    console.log(
      `import: voorstel van ${PUPILS} leerlingen  ${quiet.previewMs.toFixed(0)} ms  (hoogstens ${MOST.previewMs})`,
    );
    console.log(`import: opslaan  ${quiet.importMs.toFixed(0)} ms  (hoogstens ${MOST.importMs})`);
    // Of a machine that has more to do this says more than the clock.
    console.log(`import: processortijd van beide samen  ${worked.toFixed(0)} ms`);
    console.log(`import: geheugen boven rust  ${memory.toFixed(0)} MB  (hoogstens ${MOST.memoryMb})`);
    const alone = await play(url, school, PLAY_MS);
    const during = bringIn(url, accounts[1]!);
    const beside = await play(url, school, PLAY_MS);
    const slow = await during;
    const ratio = beside.p99 / alone.p99;
    console.log(
      `import: antwoord bevestigd zonder  ${told(alone)}; tijdens import  ${told(beside)}  (p99 hoogstens ${MOST.slower} keer)`,
    );
    console.log(`import: opslaan terwijl ${PLAYERS} leerlingen spelen  ${slow.importMs.toFixed(0)} ms`);
    return (
      quiet.previewMs <= MOST.previewMs &&
      quiet.importMs <= MOST.importMs &&
      memory <= MOST.memoryMb &&
      ratio <= MOST.slower
    );
  } finally {
    await endAll(children);
    rmSync(path, { recursive: true });
  }
}

const statusMb = (pid: number, name: string) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const memoryMb = (pid: number) => statusMb(pid, 'VmRSS');
const peakMb = (pid: number) => statusMb(pid, 'VmHWM');

/** A tick of the clock by which the kernel counts, in ms. */
const TICK_MS = 10;
const processorMs = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};

/** Brings a school in, and tells how long both halves took. */
async function bringIn(url: string, { accountId, username }: { accountId: string; username: string }) {
  const ask = async <T>(method: string, path: string, token: string, body?: unknown): Promise<T> => {
    const isForm = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const { token } = await ask<{ token: string }>('POST', '/api/auth', '', { username, password: PASSWORD });
  const now = new Date().toISOString().slice(0, 10);
  const year = Number(now.slice(0, 4)) - (now.slice(5) < '08-01' ? 1 : 0);
  const form = new FormData();
  form.set(
    'file',
    new Blob([edexml({ ...madeSchool(PUPILS), year: `${year}-${year + 1}`, day: now })]),
    'a.xml',
  );
  const at = `/api/accounts/${accountId}/edexml-imports`;
  let began = performance.now();
  const { id } = await ask<EdexImport>('POST', at, token, form);
  const { stamp } = await ask<EdexPreview>('GET', `${at}/${id}`, token);
  const previewMs = performance.now() - began;
  began = performance.now();
  const { job } = await ask<{ job: string }>('POST', `${at}/${id}/commit`, token, {
    requestId: randomUUID(),
    stamp,
  });
  for (;;) {
    const { state, error } = await ask<Job>('GET', `/api/jobs/${job}`, token);
    if (state === 'done') return { previewMs, importMs: performance.now() - began };
    if (state === 'failed') throw new Error(error ?? state);
    await wait(100);
  }
}

type Times = Record<'p50' | 'p95' | 'p99', number>;
const told = (times: Times) =>
  `${Object.entries(times)
    .map(([name, ms]) => `${name} ${ms.toFixed(1)}`)
    .join(', ')} ms`;

/** Has pupils answer at their own pace, and tells how soon that was acknowledged. */
async function play(url: string, school: BenchSchool, ms: number): Promise<Times> {
  const times: number[] = [];
  const end = performance.now() + ms;
  await Promise.all(
    school.pupils.map(async (pupil, i) => {
      const socket = await connect(url, pupil.token);
      await wait((i / school.pupils.length) * EACH_MS);
      while (performance.now() < end) {
        const answer = pupil.next();
        if (!answer) break;
        const sent = performance.now();
        await socket.emitWithAck('answer', answer);
        times.push(performance.now() - sent);
        await wait(EACH_MS);
      }
      socket.disconnect();
    }),
  );
  // Connecting is no answering.
  const warm = times.slice(Math.floor(times.length / 5));
  return { p50: quantile(warm, 0.5), p95: quantile(warm, 0.95), p99: quantile(warm, 0.99) };
}
