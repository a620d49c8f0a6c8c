import cluster, { type Worker } from 'node:cluster';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { Refusal } from '../installation/refusal.ts';

/** Environment variables by which a process knows which one it is, and where the others are (owner.ts). */
export const NUMBER = 'SPELWERELD_PROCESS';
export const MEETING = 'SPELWERELD_MEETING';

/** A process that died is started again after so long; twice as long each time that it dies soon. */
const AGAIN_MS = { first: 500, most: 30_000 } as const;
/** One that lived so long did not die of what it found at its start. */
const LIVED_MS = 30_000;

/** How many processes the environment asks for (`PROCESSES`); on PostgreSQL as many as there are cores, else one. Throws a Refusal when it is no number. */
export function processesIn(env: NodeJS.ProcessEnv, onPostgres: boolean): number {
  const asked = Number(env['PROCESSES'] || availableParallelism());
  if (!Number.isInteger(asked) || asked < 1)
    throw new Refusal(
      `PROCESSES=${env['PROCESSES']} is geen aantal. Schrijf een getal vanaf 1, of laat het weg: dan zijn het er zoveel als er kernen zijn.`,
    );
  return onPostgres ? asked : 1;
}

/**
 * Runs this program `count` times, each as a process of its own that listens on the same port, and starts again whichever dies.
 * `ready` is told the port once the first listens; the others start after it, so that what keeps it from starting is said once.
 */
export function runMany(count: number, logger: Logger, ready: (port: number) => void): void {
  const meeting = mkdtempSync(join(tmpdir(), 'spelwereld-'));
  let isStopping = false;
  let isReady = false;

  const stop = () => {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    endWhenAlone(0);
  };
  const endWhenAlone = (code: number) => {
    if (Object.keys(cluster.workers ?? {}).length > 0) return;
    rmSync(meeting, { recursive: true, force: true });
    process.exit(code);
  };

  function start(number: number, wait: number = AGAIN_MS.first) {
    const startedAt = performance.now();
    const worker = cluster.fork({ [NUMBER]: String(number), [MEETING]: meeting });
    worker.on('listening', ({ port }) => {
      if (isReady) return;
      isReady = true;
      for (let other = 1; other < count; other++) start(other);
      ready(port);
    });
    worker.once('exit', (code, signal) => ended(worker, code, signal));

    function ended({ process: { pid } }: Worker, code: number | null, signal: string | null) {
      if (isStopping) return endWhenAlone(0);
      if (!isReady) return endWhenAlone(code ?? 1);
      logger.error({ pid, code, signal }, 'process died');
      const lived = performance.now() - startedAt > LIVED_MS;
      const next = lived ? AGAIN_MS.first : Math.min(AGAIN_MS.most, wait * 2);
      setTimeout(() => !isStopping && start(number, next), lived ? AGAIN_MS.first : wait);
    }
  }

  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  start(0);
}
