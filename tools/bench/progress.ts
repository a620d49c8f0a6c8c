// The calls of the progress pages over five million answers: the demo school, copied until there are so many.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { createRng } from '../../engine/exercise/index.ts';
import { openDataFolder } from '../../server/data/folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const ANSWERS = 5_000_000;
const ASKED = 60;
const MOST_MS = 100;

/** What is copied, and which columns hold ids that must differ in each copy. */
const COPIED: Record<string, readonly string[]> = {
  users: ['id', 'username', 'username_key'],
  groups: ['id'],
  pupils: ['id', 'group_id'],
  somvensters: ['id', 'pupil_id'],
  tasks: ['id', 'somvenster_id', 'pupil_id'],
  rounds: ['id', 'pupil_id', 'task_id'],
  answers: ['id', 'round_id'],
  day_counts: ['pupil_id'],
  day_levels: ['pupil_id'],
  practice_states: ['pupil_id'],
  practice_levels: ['pupil_id'],
  counted_rounds: ['round_id'],
};

/** Runs the measurement and prints it; true when every call stays below its limit. */
export async function benchProgress(): Promise<boolean> {
  const path = mkdtempSync(join(tmpdir(), 'spelwereld-bench-'));
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', SPELWERELD_DATA: path };
  try {
    const { status } = spawnSync(process.execPath, [join(ROOT, 'tools/demo/main.ts')], {
      env,
      stdio: 'ignore',
    });
    if (status !== 0) throw new Error('The demo school could not be made.');
    const file = openDataFolder(path).database;
    await withServer(env, () => untilTakenIn(file));
    console.log(`progress: ${copy(file)} antwoorden in de database`);
    return await withServer(env, (url) => measure(url, file));
  } finally {
    rmSync(path, { recursive: true });
  }
}

/** Does something with a server that runs. */
async function withServer<T>(env: NodeJS.ProcessEnv, work: (url: string) => Promise<T>): Promise<T> {
  const child: ChildProcess = spawn(process.execPath, [join(ROOT, 'server/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(child.stdout!.setEncoding('utf8'), 'data')) as [string];
    return await work(`http://127.0.0.1:${/:(\d+)/.exec(line)![1]}`);
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

/** Waits until all answers are counted and every pupil who played has a level. */
async function untilTakenIn(file: string) {
  const db = new Sqlite(file, { readonly: true });
  const missing = db.prepare<[], { missing: number }>(
    `select (select count(*) from due_rounds) + (select count(*) from pupils
       where id in (select pupil_id from rounds) and id not in (select pupil_id from practice_states)) as missing`,
  );
  while (missing.get()!.missing > 0) await wait(500);
  db.close();
}

/** Copies pupils with all that hangs on them until there are answers enough; gives how many. */
function copy(file: string): number {
  const db = new Sqlite(file);
  for (const pragma of ['foreign_keys = OFF', 'synchronous = OFF', 'cache_size = -400000']) db.pragma(pragma);
  const count = () => db.prepare<[], { n: number }>('select count(*) as n from answers').get()!.n;
  const before = count();
  const statements = Object.entries(COPIED).map(([table, ids]) => {
    const which = table === 'users' ? "where role = 'leerling'" : '';
    db.exec(`create temp table of_${table} as select * from ${table} ${which}`);
    const columns = db.prepare<[], { name: string }>(`pragma table_info(${table})`).all();
    const names = columns.map(({ name }) => name);
    const values = names.map((name) => (ids.includes(name) ? `${name} || ?` : name));
    return {
      insert: db.prepare(`insert into ${table} (${names.join()}) select ${values.join()} from of_${table}`),
      marks: ids.length,
    };
  });
  const once = db.transaction((mark: string) => {
    for (const { insert, marks } of statements) insert.run(...Array.from({ length: marks }, () => mark));
  });
  for (let i = 1; i * before < ANSWERS; i++) once(`~${i}`);
  const total = count();
  db.close();
  return total;
}

async function measure(url: string, file: string): Promise<boolean> {
  const db = new Sqlite(file, { readonly: true });
  const groups = db
    .prepare<[], { id: string; account: string }>('select id, account_id as account from groups')
    .all();
  const pupils = db.prepare<[], { id: string }>('select distinct pupil_id as id from day_counts').all();
  db.close();
  const login = await fetch(`${url}/api/auth`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'kantoor', password: 'regenboog' }),
  });
  const { token } = (await login.json()) as { token: string };
  const rng = createRng('progress');
  const calls: [string, () => string][] = [
    [
      'groep',
      () => {
        const { id, account } = rng.pick(groups);
        return `/api/accounts/${account}/groups/${id}/progress`;
      },
    ],
    ['leerling', () => `/api/pupils/${rng.pick(pupils).id}/progress`],
    ['woorden', () => `/api/pupils/${rng.pick(pupils).id}/progress/words`],
  ];
  let isWithin = true;
  for (const [name, path] of calls) {
    const times: number[] = [];
    for (let i = 0; i < ASKED; i++) {
      const address = url + path();
      const begin = performance.now();
      const response = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
      await response.text();
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      times.push(performance.now() - begin);
    }
    times.sort((a, b) => a - b);
    const [p50, p95] = [times[ASKED / 2]!, times[Math.floor(ASKED * 0.95)]!];
    isWithin &&= p95 <= MOST_MS;
    console.log(
      `progress: ${name.padEnd(9)} p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms  (hoogstens ${MOST_MS}; ${(p95 / MOST_MS).toFixed(2)} van de grens)`,
    );
  }
  return isWithin;
}
