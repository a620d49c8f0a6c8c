import { execFileSync } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A PostgreSQL server of one's own. */
export interface Cluster {
  /** Address of its first database, as its owner. */
  url: string;
  /** Stops it at once, as a machine that fails would; its data stay. */
  crash(): void;
  /** Starts it again on the same port and data. */
  start(): void;
  /** Stops it and removes its data. */
  stop(): void;
}

/** Where Debian puts what is not for everybody's path; the newest of several. */
const binaries = () => globSync('/usr/lib/postgresql/*/bin/initdb').sort().at(-1);

/** What a test may lose at a power cut makes it three times as quick. */
const QUICK = '-c fsync=off -c full_page_writes=off -c synchronous_commit=off';

/** Starts an empty PostgreSQL on a free port of this machine; `durable` as it is run for real. */
export async function startCluster({ durable = false } = {}): Promise<Cluster> {
  const initdb = binaries();
  if (!initdb) throw new Error('PostgreSQL is not there: apt-get install postgresql');
  const home = mkdtempSync(join(tmpdir(), 'spelwereld-pg-'));
  const data = join(home, 'data');
  // It refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const [uid, gid] = isRoot ? idsOf('postgres') : [undefined, undefined];
  if (uid !== undefined) chownSync(home, uid, gid!);
  const run = (command: string, ...more: string[]) =>
    execFileSync(join(dirname(initdb), command), ['-D', data, ...more], {
      stdio: 'ignore',
      cwd: home,
      ...(uid !== undefined && { uid, gid }),
    });
  run('initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const port = await freePort();
  const options = `-p ${port} -k ${home} -h 127.0.0.1 -c max_connections=300 ${durable ? '' : QUICK}`;
  const start = () => run('pg_ctl', '-o', options, '-l', join(home, 'log'), '-w', 'start');
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    crash: () => run('pg_ctl', '-m', 'immediate', '-w', 'stop'),
    stop() {
      run('pg_ctl', '-m', 'immediate', '-w', 'stop');
      rmSync(home, { recursive: true });
    },
  };
}

const idsOf = (user: string) =>
  ['-u', '-g'].map((which) => Number(execFileSync('id', [which, user], { encoding: 'utf8' }))) as [
    number,
    number,
  ];

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  while (!probe.listening) await sleep(1);
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
