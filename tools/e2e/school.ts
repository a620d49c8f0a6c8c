import { spawn, type ChildProcess } from 'node:child_process';
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

/** Starts a server on a copy of the demo school; `web` is the build it serves, `env` more of its environment. */
export async function openSchool(web = WEB, env: NodeJS.ProcessEnv = {}): Promise<School> {
  const dataDir = mkdtempSync(join(tmpdir(), 'spelwereld-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  cpSync(process.env[TEMPLATE]!, dataDir, { recursive: true });

  const ended = (process: ChildProcess) =>
    new Promise<void>((resolve) =>
      process.exitCode === null && process.signalCode === null
        ? process.once('exit', () => resolve())
        : resolve(),
    );

  async function start() {
    child = spawn('node', ['server/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        SPELWERELD_DATA: dataDir,
        SPELWERELD_WEB: resolve(root, web),
        NODE_ENV: 'test',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const mine = child;
    for (let tries = 0; tries < 600; tries++) {
      if (mine.exitCode !== null) throw new Error(`the server ended with code ${mine.exitCode}`);
      const up = await fetch(`${url}/api/auth/public-key`).then(
        (response) => response.ok,
        () => false,
      );
      if (up) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('the server did not start within a minute');
  }

  async function stop(signal: 'SIGTERM' | 'SIGKILL') {
    if (!child) return;
    const mine = child;
    child = undefined;
    mine.kill(signal);
    await ended(mine);
  }

  await start();
  return {
    url,
    dataDir,
    start,
    kill: () => stop('SIGKILL'),
    async close() {
      await stop('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
