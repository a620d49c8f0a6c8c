import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A running server of its own with a demo school of its own: the real process, database and port. */
export interface School {
  url: string;
  dataDir: string;
  /** Kills the server process at once (kill -9), as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Stops the server and removes its data. */
  close(): Promise<void>;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** Environment variable with the folder of the demo school that global-setup.ts makes once per run. */
export const TEMPLATE = 'SPELWERELD_E2E_SCHOOL';

/** The build with the test hook, or another one for who works on the client while tests run. */
const WEB = process.env['SPELWERELD_E2E_WEB'] ?? '.build/web-test';

/** How a school is served. */
interface SchoolOptions {
  /** The build it serves, from the root of the project. */
  web?: string;
  /** A process of its own, with more of its environment: it can be killed. Other schools of a worker share one (host.ts). */
  alone?: NodeJS.ProcessEnv | undefined;
}

/** Starts a server on a copy of the demo school. */
export async function openSchool({ web = WEB, alone }: SchoolOptions = {}): Promise<School> {
  const dataDir = mkdtempSync(join(tmpdir(), 'spelwereld-e2e-'));
  const port = await freePort();
  cpSync(process.env[TEMPLATE]!, dataDir, { recursive: true });
  const place = { port, dataDir, web: resolve(root, web) };
  const server = alone ? ownProcess(place, alone) : hosted(place);
  await server.start();
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    start: () => server.start(),
    async kill() {
      if (!alone) throw new Error('Only a school that is served alone can be killed.');
      await server.stop('SIGKILL');
    },
    async close() {
      await server.stop('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface Place {
  port: number;
  dataDir: string;
  web: string;
}

interface Server {
  start(): Promise<void>;
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

function ownProcess({ port, dataDir, web }: Place, env: NodeJS.ProcessEnv): Server {
  let child: ChildProcess | undefined;
  return {
    async start() {
      child = spawn('node', ['server/main.ts'], {
        cwd: root,
        env: {
          ...process.env,
          PORT: String(port),
          SPELWERELD_DATA: dataDir,
          SPELWERELD_WEB: web,
          NODE_ENV: 'test',
          ...env,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const mine = child;
      for (let tries = 0; tries < 600; tries++) {
        if (mine.exitCode !== null) throw new Error(`the server ended with code ${mine.exitCode}`);
        const up = await fetch(`http://127.0.0.1:${port}/api/auth/public-key`).then(
          (response) => response.ok,
          () => false,
        );
        if (up) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error('the server did not start within a minute');
    },
    async stop(signal) {
      if (!child) return;
      const mine = child;
      child = undefined;
      mine.kill(signal);
      if (mine.exitCode === null && mine.signalCode === null) await once(mine, 'exit');
    },
  };
}

/** What host.ts is asked: to serve a school, or to end it well. */
export type HostAsk = ({ do: 'start' } & Place) | { do: 'stop'; port: number };

/** That it was done, or why it could not be. */
export interface HostTell {
  port: number;
  fault?: string | undefined;
}

/** The process that serves the schools of this worker; it ends with it. */
let host: ChildProcess | undefined;

function openHost(): ChildProcess {
  const data = mkdtempSync(join(tmpdir(), 'spelwereld-e2e-host-'));
  const child = fork(join(root, 'tools/e2e/host.ts'), [data], {
    cwd: root,
    execPath: 'node',
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'test' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.once('exit', () => {
    rmSync(data, { recursive: true, force: true });
    host = undefined;
  });
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  return child;
}

function hosted(place: Place): Server {
  const ask = (asked: HostAsk) =>
    new Promise<void>((resolve, reject) => {
      const child = (host ??= openHost());
      const end = (error?: Error) => {
        child.off('message', onTold).off('exit', onExit);
        if (error) reject(error);
        else resolve();
      };
      const onTold = ({ port, fault }: HostTell) => {
        if (port === place.port) end(fault === undefined ? undefined : new Error(fault));
      };
      const onExit = () => end(new Error('the process that serves the schools has ended'));
      child.on('message', onTold).once('exit', onExit);
      child.send(asked);
    });
  return {
    start: () => ask({ do: 'start', ...place }),
    stop: () => ask({ do: 'stop', port: place.port }),
  };
}
