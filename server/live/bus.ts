import { randomUUID } from 'node:crypto';
import type { Word } from './words.ts';

/** Words are gathered for so long: each packet is a statement of the database. */
const GATHER_MS = 20;
/** A process says that it is there at least this often. */
const BEAT_MS = 1000;
/** Who was not heard of for this long is gone. */
const SILENT_MS = 3500;
/** A packet takes at most so many characters: PostgreSQL passes on 8000 bytes at once. */
const MOST_CHARS = 6000;

/** Words of one process, numbered: who misses a number knows that it missed words. */
export interface Packet {
  from: string;
  n: number;
  words: (Word | Call)[];
}

/** What the processes tell each other about the telling itself. */
type Call =
  /** Tell everything anew, you. */
  | { kind: 'tellAll'; of: string }
  /** From here on everything is told anew. */
  | { kind: 'anew' }
  /** Nothing more comes from this process. */
  | { kind: 'leaving' };

/** What is done with what the other processes tell. */
export interface Listener {
  hear(word: Word, from: string): void;
  /** Words of a process were missed, or may have been: what can be read must be read again. */
  missed(): void;
  /** What a process told before no longer holds: it tells all of it anew now. */
  forget(from: string): void;
  /** A process is gone: with whatever was connected to it. */
  gone(from: string): void;
  /** Everything that this process would have told somebody who was always there. */
  all(): Word[];
}

/** The other processes of the server. */
export interface Bus {
  /** Tells all others, some milliseconds later. */
  tell(word: Word): void;
  /** Says that this process leaves. */
  close(): void;
}

/** There are no others. */
export const NOBODY_ELSE: Bus = { tell: () => undefined, close: () => undefined };

/** How packets go to all others and come from them; they may be lost. */
export interface Line {
  send(packet: Packet): void;
  onPacket(run: (packet: Packet) => void): void;
}

/** Tells the other processes over a line that may lose packets and processes that may be gone. */
export function openBus({ send, onPacket }: Line, listener: Listener): Bus {
  const me = randomUUID();
  const others = new Map<string, { n: number; heardAt: number }>();
  let waiting: (Word | Call)[] = [];
  let timer: NodeJS.Timeout | undefined;
  let n = 0;
  let sentAt = 0;

  const sendPacket = (words: (Word | Call)[]) => {
    sentAt = performance.now();
    send({ from: me, n: ++n, words });
  };
  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const words = waiting;
    waiting = [];
    let packet: typeof words = [];
    let chars = 0;
    for (const word of words) {
      const more = JSON.stringify(word).length;
      if (packet.length > 0 && chars + more > MOST_CHARS) {
        sendPacket(packet);
        packet = [];
        chars = 0;
      }
      packet.push(word);
      chars += more;
    }
    if (packet.length > 0) sendPacket(packet);
  }
  const tell = (word: Word | Call) => {
    waiting.push(word);
    timer ??= setTimeout(flush, GATHER_MS);
  };

  onPacket(({ from, n: number, words }) => {
    if (from === me) return;
    const known = others.get(from);
    others.set(from, { n: number, heardAt: performance.now() });
    const isNext = number === (known?.n ?? 0) + 1;
    // Who is new may stand in for one that was killed before it told what it had stored.
    if (!known || !isNext) listener.missed();
    if (!isNext) tell({ kind: 'tellAll', of: from });
    for (const word of words) {
      if (word.kind === 'tellAll') {
        if (word.of === me) [{ kind: 'anew' } as const, ...listener.all()].forEach(tell);
      } else if (word.kind === 'anew') listener.forget(from);
      else if (word.kind === 'leaving') {
        others.delete(from);
        listener.gone(from);
      } else listener.hear(word, from);
    }
  });

  let lookedAt = performance.now();
  const beat = setInterval(() => {
    const now = performance.now();
    const wasHeldUp = now - lookedAt > 2 * BEAT_MS;
    lookedAt = now;
    if (now - sentAt > BEAT_MS / 2) sendPacket([]);
    // What they said meanwhile was not looked at yet.
    if (wasHeldUp) return;
    for (const [from, { heardAt }] of others) {
      if (now - heardAt < SILENT_MS) continue;
      others.delete(from);
      listener.gone(from);
      // What it stored in its last moments it told nobody.
      listener.missed();
    }
  }, BEAT_MS);
  beat.unref();
  sendPacket([]);

  return {
    tell,
    close() {
      clearInterval(beat);
      tell({ kind: 'leaving' });
      flush();
    },
  };
}
