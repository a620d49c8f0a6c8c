import { Worker } from 'node:worker_threads';
import { Refused } from '../refusal.ts';
import type { Source } from '../source.ts';
import { LIMITS } from './limits.ts';
import type { Piece, Told } from './worker.ts';

const WORKER = new URL('./worker.ts', import.meta.url);
/** Far more than a file of a large board of schools takes. */
const HEAP_MB = 192;
/** Bytes that may wait for the thread to read them. */
const WAITING = 1024 * 1024;

/**
 * Reads an EDEXML file as it comes in, on a thread of its own, with an end to its time and memory. The bytes are nowhere kept. Throws
 * Refused for what is not read.
 */
export async function readApart(
  file: AsyncIterable<Uint8Array>,
  options: { forced?: 'windows-1252' | undefined; today: string },
  { ms = LIMITS.ms }: { ms?: number } = {},
): Promise<Source> {
  const worker = new Worker(WORKER, {
    workerData: options,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
  });
  let waiting = 0;
  let passed = 0;
  let goOn: () => void = () => undefined;
  const ended = new Promise<Source>((resolve, reject) => {
    worker.on('message', (told: Told) => {
      if ('source' in told) resolve(told.source);
      else if ('refused' in told) reject(new Refused(told.refused, told.message));
      else {
        waiting -= told.read;
        goOn();
      }
    });
    // Out of memory, or a fault of ours: whatever it was, such a file is not read.
    worker.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Refused('EDEX_TOO_MANY') : error),
    );
    worker.on('exit', () => reject(new Refused('EDEX_TOO_SLOW')));
  });
  // It may be refused before all of it came in.
  let isOver = false;
  ended.then(
    () => (isOver = true),
    () => {
      isOver = true;
      goOn();
    },
  );
  const timer = setTimeout(() => void worker.terminate(), ms);
  const send = (piece: Piece) => worker.postMessage(piece);
  try {
    for await (const bytes of file) {
      // A browser sends on to the end before it listens.
      if (isOver) {
        passed += bytes.length;
        if (passed > LIMITS.bytes) break;
        continue;
      }
      waiting += bytes.length;
      send({ bytes });
      while (waiting > WAITING && !isOver) await new Promise<void>((resolve) => (goOn = resolve));
    }
    if (!isOver) send({ end: true });
    return await ended;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
