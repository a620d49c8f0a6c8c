import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Synthesiser } from './synthesiser.ts';
import type { SpeakReply, SpeakRequest } from './voice/messages.ts';

const PROGRAM = fileURLToPath(new URL('./voice/process.ts', import.meta.url));
/** Raised when the sound of the voice itself changes. */
const VOICE_VERSION = 6;

export interface ChildOptions {
  /** File with the pronunciation table. */
  pronunciation: string;
  /** A text that takes longer than this ends the process; the next one starts a fresh one. */
  timeoutMs?: number;
  /** A process that had nothing to say for this long ends, and gives its 190 MB back. */
  idleMs?: number;
  /** The program to run: a better voice, or a worse one in tests of crashes. It speaks the language of messages.ts. */
  program?: string;
}

interface Waiting {
  resolve(mp3: Uint8Array): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/**
 * Speaks in a process of its own, started with the first text: the synthesiser may be slow or crash without the
 * server noticing. A process that ended is started again with the next text.
 */
export function createChildSynthesiser({
  pronunciation,
  timeoutMs = 15_000,
  idleMs = 120_000,
  program = PROGRAM,
}: ChildOptions): Synthesiser {
  const version = createHash('sha256')
    .update(readFileSync(pronunciation))
    .update(program === PROGRAM ? '' : readFileSync(program))
    .update(String(VOICE_VERSION))
    .digest('hex')
    .slice(0, 12);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let next = 0;
  const waiting = new Map<number, Waiting>();

  const settle = (id: number, act: (entry: Waiting) => void) => {
    const entry = waiting.get(id);
    if (!entry) return;
    waiting.delete(id);
    clearTimeout(entry.timer);
    act(entry);
    if (waiting.size === 0) rest();
  };
  /** A voice that has nothing to do keeps no process alive. */
  const rest = () => {
    if (!child) return;
    child.unref();
    child.channel?.unref();
    idle = setTimeout(() => stop('The voice was idle.'), idleMs).unref();
  };
  const stop = (why: string) => {
    clearTimeout(idle);
    const ended = child;
    child = undefined;
    ended?.removeAllListeners();
    ended?.on('error', () => undefined);
    ended?.kill('SIGKILL');
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(new Error(why)));
  };
  const start = () => {
    const started = fork(program, [pronunciation], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (reply: SpeakReply) => {
      settle(reply.id, ({ resolve, reject }) =>
        'mp3' in reply ? resolve(reply.mp3) : reject(new Error(reply.error)),
      );
    });
    started.on('error', (error) => stop(`The voice failed: ${error.message}`));
    started.on('exit', (code, signal) => stop(`The voice ended (${signal ?? code}).`));
    return started;
  };

  return {
    version,
    speak: (text, variant) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        child ??= start();
        child.ref();
        child.channel?.ref();
        const id = ++next;
        const timer = setTimeout(() => stop('The voice took too long.'), timeoutMs);
        waiting.set(id, { resolve, reject, timer });
        child.send({ id, text, variant } satisfies SpeakRequest, (error) => {
          if (error) settle(id, (entry) => entry.reject(error));
        });
      }),
    close: () => stop('The voice was closed.'),
  };
}
