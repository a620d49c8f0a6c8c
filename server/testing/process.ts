import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ENTRY = join(import.meta.dirname, 'process-main.ts');

/** A server in a process of its own on an existing data folder: one that can be killed. */
export interface ServerProcess {
  url: string;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to stop; resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the server as a child process on a free port; its database is at `place`, as openDatabase takes it. */
export async function startProcess(dataDir: string, place: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, [ENTRY, dataDir, place], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.setEncoding('utf8').once('data', resolve);
  });
  return {
    url: `http://127.0.0.1:${port.trim()}`,
    kill: () => end(child, 'SIGKILL').then(() => undefined),
    stop: () => end(child, 'SIGTERM'),
  };
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = (await ended) as [number | null];
  return code;
}
