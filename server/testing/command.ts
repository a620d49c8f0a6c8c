import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isPostgres } from '../data/postgres.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What a command said, and how it ended. */
export interface Said {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a file of ours in a process of its own on a data folder and its database; ends when it has ended, or said something where that is enough. */
export async function run(
  [file, ...args]: readonly string[],
  { path, place, env = {} }: { path: string; place?: string; env?: NodeJS.ProcessEnv },
  untilItSpeaks = false,
): Promise<Said> {
  const child = spawn(process.execPath, [join(ROOT, file!), ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      SPELWERELD_DATA: path,
      DATABASE_URL: place !== undefined && isPostgres(place) ? place : '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.stderr += text));
  if (untilItSpeaks) child.stdout.once('data', () => child.kill());
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...said };
}

/** Runs the command line of who keeps an installation. */
export const spelwereld = (args: readonly string[], where: Parameters<typeof run>[1]): Promise<Said> =>
  run(['tools/spelwereld/main.ts', ...args], where);
