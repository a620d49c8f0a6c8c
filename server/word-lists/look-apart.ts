import { Worker } from 'node:worker_threads';
import type { Asked, Told } from './look-worker.ts';
import type { Accepted, LookedText, Looker, Question } from './look.ts';

/** A looker whose computing makes nobody wait. */
export interface LookerApart extends Looker {
  /** Ends the thread; what was not answered fails. */
  close(): Promise<void>;
}

interface Waiting {
  resolve(answer: LookedText | Accepted): void;
  reject(fault: unknown): void;
}

/** A thread, and who waits for an answer of it. */
interface Thread {
  worker: Worker;
  waiting: Map<number, Waiting>;
}

/**
 * Looks at words on a thread that is kept. It starts at once, so that nobody waits for it to read its words, and again when it
 * has ended and is asked.
 */
export function lookApart(): LookerApart {
  let asked = 0;
  let isClosed = false;
  let thread: Thread | undefined = start();

  function start(): Thread {
    const worker = new Worker(new URL('./look-worker.ts', import.meta.url));
    // A process that has nothing else to do may end.
    worker.unref();
    const started: Thread = { worker, waiting: new Map() };
    const end = (fault: unknown) => {
      if (thread === started) thread = undefined;
      for (const { reject } of started.waiting.values()) reject(fault);
      started.waiting.clear();
    };
    worker.on('error', end);
    worker.on('exit', () => end(new Error('The thread that looks at words has ended.')));
    worker.on('message', (told: Told) => {
      const waits = started.waiting.get(told.id);
      started.waiting.delete(told.id);
      if ('fault' in told) waits?.reject(told.fault);
      else waits?.resolve(told.answer);
    });
    return started;
  }

  function ask<T extends LookedText | Accepted>(question: Question): Promise<T> {
    if (isClosed) return Promise.reject(new Error('Words are no longer looked at.'));
    const { worker, waiting } = (thread ??= start());
    const id = ++asked;
    return new Promise<T>((resolve, reject) => {
      waiting.set(id, { resolve: (answer) => resolve(answer as T), reject });
      worker.postMessage({ id, question } satisfies Asked);
    });
  }

  return {
    text: (text, most, asWords) => ask<LookedText>({ text, most, asWords }),
    accept: (words) => ask<Accepted>({ words }),
    async close() {
      isClosed = true;
      await thread?.worker.terminate();
    },
  };
}
