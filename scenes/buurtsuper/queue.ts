import type { GameStage, Klodder, KlodderName } from '../../engine/stage/index.ts';
import { DEPTHS, QUEUE } from './places.ts';

const NAMES: readonly KlodderName[] = ['fien', 'tik', 'pleun', 'dok', 'moes', 'omavlek'];
const MS = { step: 520, leave: 1300, mood: 1200, hum: 110 } as const;
/** After so many ms, at tempo 0 and 1, who waits looks as if. */
const PATIENCE = [14_000, 7000] as const;

/** Customers who wait behind the counter, and the one who is helped. */
export class Queue {
  readonly #stage: GameStage;
  readonly #helped: Klodder[] = [];
  #all: Klodder[];
  #waitedMs = 0;

  /** So many are still to be helped. */
  constructor(stage: GameStage, count: number, helped: number) {
    this.#stage = stage;
    const names = stage.rng.fork('klanten').shuffle([...NAMES]);
    this.#all = names.slice(helped, count).map((name, i) =>
      stage.klodder(name, {
        x: QUEUE.x[i] ?? QUEUE.from,
        y: QUEUE.y,
        size: QUEUE.size,
        depth: DEPTHS.queue,
      }),
    );
  }

  /** Where the one stands who is helped. */
  get spot() {
    return { x: QUEUE.x[0], y: QUEUE.y - 70 };
  }

  /** The one who was helped goes home, and all others come a step nearer. */
  next() {
    const [gone, ...others] = this.#all;
    if (!gone || others.length === 0) return;
    this.#all = others;
    gone.face('happy');
    this.#helped.push(gone);
    void gone.walkTo(QUEUE.to, QUEUE.y, MS.leave);
    for (const [i, one] of others.entries()) void one.walkTo(QUEUE.x[i]!, QUEUE.y, MS.step);
  }

  /** They hum along. */
  hum() {
    for (const [i, one] of this.#all.entries()) {
      one.face('happy', MS.mood, 'look');
      this.#stage.clock.after(i * MS.hum, () => void one.hop(12));
    }
  }

  /** Something went wrong. */
  startle() {
    this.#all[0]?.face('oops', MS.mood, 'look');
  }

  /** A product was handled, or comes. */
  rest() {
    this.#waitedMs = 0;
  }

  /** They wait for so long, and look at what happens. */
  frame(ms: number, { x, y }: { x: number; y: number }, isWaiting: boolean) {
    for (const one of this.#all) one.look(x, y);
    const patience = this.#stage.lerp(...PATIENCE);
    const before = this.#waitedMs;
    if (isWaiting) this.#waitedMs += ms;
    if (before > patience || this.#waitedMs <= patience) return;
    for (const one of this.#all.slice(1)) one.face('think', patience, 'look');
  }

  /** All who came by, for the finale. */
  get all(): readonly Klodder[] {
    return [...this.#all, ...this.#helped];
  }
}
