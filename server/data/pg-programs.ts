import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { wholeLater } from './copy.ts';

const run = promisify(execFile);

/** What restoring keeps aside (installation/restore.ts) is in schemas whose names begin so; it is no part of a copy. */
export const KEPT_ASIDE = 'vervangen_';

/** A program of PostgreSQL that is needed and not there, or older than the server. */
export class MissingProgram extends Error {
  readonly program: string;
  /** The major version that the server has. */
  readonly needed: number;
  /** The one that is there. */
  readonly found: number | undefined;

  constructor(program: string, needed: number, found?: number) {
    super(`${program} ${found ?? 'is not there'}; the server is ${needed}`);
    this.program = program;
    this.needed = needed;
    this.found = found;
  }
}

/** A program of PostgreSQL that failed; its message is the last that it said. */
export class FailedProgram extends Error {}

/** Copies a database of PostgreSQL as it is at one moment (`snapshot`, else that of beginning) into a file that `pgRestore` reads. */
export async function pgDump(url: string, to: string, snapshot?: string): Promise<void> {
  await wholeLater(to, (half) =>
    call('pg_dump', url, [
      '--format=custom',
      '--no-unlogged-table-data',
      ...SHARED,
      `--exclude-schema=${KEPT_ASIDE}*`,
      `--file=${half}`,
      ...(snapshot ? [`--snapshot=${snapshot}`] : []),
    ]),
  );
}

/** Puts a copy into an empty database, whole or not at all. */
export const pgRestore = (url: string, dump: string): Promise<void> =>
  call('pg_restore', url, ['--single-transaction', '--exit-on-error', ...SHARED, dump]);

/** Reads a copy from beginning to end; throws when it is damaged. `url` is that of the server that is to take it. */
export const pgCheck = (url: string, dump: string): Promise<void> =>
  call('pg_restore', url, ['--file=/dev/null', dump], false);

/** Who owns it and who may read it is for the database that it is put into to say. */
const SHARED = ['--no-owner', '--no-privileges', '--no-password'];

async function call(program: string, url: string, args: string[], connected = true): Promise<void> {
  const needed = await majorOf(url);
  const found = await versionOf(program);
  if (found === undefined || found < needed) throw new MissingProgram(program, needed, found);
  const { address, password } = apart(url);
  try {
    await run(program, [...(connected ? [`--dbname=${address}`] : []), ...args], {
      env: { ...process.env, LC_ALL: 'C', ...(password && { PGPASSWORD: password }) },
    });
  } catch (error) {
    const said = ((error as { stderr?: string }).stderr ?? '').trim().split('\n').at(-1);
    throw new FailedProgram(said || `${program} failed`, { cause: error });
  }
}

/** The password goes by the environment: the arguments of a program are seen by everybody on the machine. */
function apart(url: string): { address: string; password: string } {
  const parts = new URL(url);
  const password = decodeURIComponent(parts.password);
  parts.password = '';
  return { address: parts.href, password };
}

async function majorOf(url: string): Promise<number> {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    return Math.floor(Number(rows[0]!.version) / 10_000);
  } finally {
    await client.end();
  }
}

async function versionOf(program: string): Promise<number | undefined> {
  try {
    const { stdout } = await run(program, ['--version']);
    return Number(/\) (\d+)/.exec(stdout)?.[1]);
  } catch {
    return undefined;
  }
}
