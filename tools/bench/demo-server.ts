// A demo school in a folder of its own, and the real server over it.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';

const ROOT = join(import.meta.dirname, '../..');

/** Makes the demo school in the data folder that the environment names. */
export function makeDemo(env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'tools/demo/main.ts')], {
    env,
    stdio: 'ignore',
  });
  if (status !== 0) throw new Error('The demo school could not be made.');
}

/** Does something with a server that runs. */
export async function withServer<T>(env: NodeJS.ProcessEnv, work: (url: string) => Promise<T>): Promise<T> {
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
export async function untilTakenIn(file: string) {
  const db = new Sqlite(file, { readonly: true });
  const missing = db.prepare<[], { missing: number }>(
    `select (select count(*) from due_rounds) + (select count(*) from pupils
       where id in (select pupil_id from rounds) and id not in (select pupil_id from practice_states)) as missing`,
  );
  while (missing.get()!.missing > 0) await wait(500);
  db.close();
}
