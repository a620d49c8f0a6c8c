import type { Offer, GameStage } from '../../engine/stage/index.ts';
import type { Koi } from './koi.ts';
import { Pad } from './pad.ts';
import { HUNT } from './places.ts';
import { swapMsAt } from './rules.ts';
import { tempoOf, timesOf, wander } from './wander.ts';

/** After so long the koi shows itself: nobody is held up. */
const LASTS = { ms: 2600, calmMs: 5000 } as const;
/** Leaves change places faster and less often than in choose: it is only for the fun of it. */
const SHARE = { ms: 0.55, times: 0.6 } as const;
const MS = { late: 40, out: 260, seen: 260, soon: 120 } as const;

/** type: three leaves, and the koi whose word was written hides under one of them. */
export class Hunt {
  readonly koi: Koi;
  readonly #stage: GameStage;
  readonly #pads: Pad[];
  readonly #home: Pad;

  constructor(stage: GameStage, koi: Koi) {
    this.#stage = stage;
    this.koi = koi;
    const middle = (HUNT.out.length - 1) / 2;
    const y = stage.isExample ? HUNT.explained : HUNT.y;
    this.#pads = HUNT.out.map((_, i) => {
      const at = { x: HUNT.x + (i - middle) * HUNT.apart, y };
      return new Pad(stage, i, at, { scale: HUNT.scale, koi: i === middle ? koi : undefined });
    });
    this.#home = this.#pads[middle]!;
  }

  get at() {
    return this.#home.at;
  }

  arrive() {
    for (const [i, pad] of this.#pads.entries()) void pad.arrive(i * MS.late);
  }

  frame() {
    for (const pad of this.#pads) pad.frame();
  }

  /** It dives, leaves drift out into the pond and change places, and the pupil lifts one: whether the koi was there. */
  async play(seed: string, hasWhirl: boolean): Promise<boolean> {
    const stage = this.#stage;
    const { calm, clock, isExample } = stage;
    stage.sound.play('plons');
    await Promise.all([
      this.#home.close(),
      ...this.#pads.map((pad, i) => pad.drift(i, HUNT.out[i]!, MS.out)),
    ]);
    await wander(stage, this.#pads, {
      seed,
      times: timesOf(stage, SHARE.times),
      hasWhirl,
      ms: swapMsAt(tempoOf(stage)) * SHARE.ms,
      between: 0,
      seats: HUNT.out,
    });
    const lifted = isExample ? this.#home : await this.#ask(calm ? LASTS.calmMs : LASTS.ms);
    if (lifted && lifted !== this.#home) {
      await lifted.open();
      stage.sound.play('kikker');
      await clock.wait(MS.seen);
    }
    if (!lifted) await clock.wait(MS.soon);
    await this.#home.open();
    return lifted === this.#home;
  }

  async fade() {
    await Promise.all(this.#pads.map((pad) => pad.fade()));
  }

  /** Which leaf is lifted; none when nobody did in time. */
  #ask(ms: number): Promise<Pad | undefined> {
    const stage = this.#stage;
    return new Promise((resolve) => {
      const offers: Offer[] = [];
      const done = (pad?: Pad) => {
        stop();
        for (const offer of offers) offer.remove();
        resolve(pad);
      };
      const stop = stage.clock.after(ms, done);
      const inOrder = [...this.#pads].sort((a, b) => a.at.x - b.at.x);
      for (const [i, pad] of inOrder.entries())
        offers.push(
          stage.offer(pad.thing, {
            id: `zoek-${i}`,
            kind: 'control',
            label: `Til blad ${i + 1} op`,
            key: `Digit${i + 1}`,
            size: pad.hit,
            onPick: () => done(pad),
          }),
        );
    });
  }
}
