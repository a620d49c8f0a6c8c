import type { GameStage, Gesture, Image, Input, Offer, Via } from '../../engine/stage/index.ts';
import { DEPTHS, METER } from './places.ts';
import { blowAt, NEEDLE, needleAt, thickAt, type Blow } from './rules.ts';

/** Bulbs around the half round: how far out, and over how many degrees. */
const BULBS = { radius: 139, from: -78, to: 78 } as const;
/** The board on which a finger stops the needle; a tap anywhere else does too. */
const BOARD = { width: 280, height: 190 } as const;
/** Shares of the half round for which the thick part is drawn, in percent. */
const DRAWN = [34, 26, 18] as const;
/** After so many sweeps it is a tap; where nobody times it, after so many ms a smack. */
const LASTS = { sweeps: 2.15, calmMs: 6000 } as const;
/** Pressed twice in a hurry it must not pick an answer. */
const DEAF_MS = 600;
const MS = { show: 140, seen: 200 } as const;
/** Where the thick part lies in the example, in degrees: the hand need not wait long for it. */
const SHOWN = -14;
/** A bot presses when the needle is so much nearer to the middle than it need be. */
const SURE = 0.6;

interface Asked {
  began: number;
  rate: number;
  thick: number;
  share: number;
  hasGold: boolean;
  done(blow: Blow): void;
}

/** The marks of the kunstje: so many bulbs around the half round. */
export const bulbs = (count: number) => ({
  count,
  empty: 'lamp-uit',
  full: 'lamp-aan',
  at: (i: number) => {
    const angle = ((BULBS.from + ((BULBS.to - BULBS.from) * i) / (count - 1)) * Math.PI) / 180;
    return { x: METER.x + Math.sin(angle) * BULBS.radius, y: METER.y - Math.cos(angle) * BULBS.radius };
  },
  depth: DEPTHS.meter + 2,
});

/** The half round meter: a needle sweeps over it, and how hard the bat hits is where it is stopped. */
export class Meter {
  readonly #stage: GameStage;
  readonly #plate: Image;
  readonly #needle: Image;
  readonly #thick: Image;
  readonly #gold: Image;
  readonly #offer: Offer;
  readonly #gesture: Gesture;
  #asked: Asked | undefined;
  #stoppedAt = -Infinity;
  #angle = -90;

  constructor(stage: GameStage) {
    this.#stage = stage;
    const { x, y } = METER;
    stage.image('paal', x, y).setDepth(DEPTHS.meter);
    this.#plate = stage.image('meter-uit', x, y).setDepth(DEPTHS.meter + 1);
    this.#thick = stage.image('dik-34', x, y).setDepth(DEPTHS.meter + 2);
    this.#gold = stage.image('goud', x, y).setDepth(DEPTHS.meter + 3);
    this.#needle = stage
      .image('wijzer', x, y)
      .setDepth(DEPTHS.meter + 4)
      .setAngle(this.#angle);
    for (const one of [this.#thick, this.#gold]) one.setVisible(false);
    this.#offer = stage.offer(this.#plate, {
      id: 'slaan',
      kind: 'control',
      label: 'Sla op de piñata',
      key: 'Space',
      size: BOARD,
      enabled: () => this.isAsking || stage.clock.now - this.#stoppedAt < DEAF_MS,
      onPick: () => this.stop(),
    });
    this.#gesture = stage.gesture({
      id: 'slaan-overal',
      label: 'Tik om te slaan',
      enabled: () => this.isAsking,
      onStart: () => this.stop(),
    });
  }

  get isAsking(): boolean {
    return this.#asked !== undefined;
  }

  /** Whether any press is a smack: calm, or with motor support. */
  get isSure(): boolean {
    const { calm, settings } = this.#stage;
    return calm || settings.support;
  }

  /** Where a press stops the needle. */
  get button(): { x: number; y: number } {
    return METER;
  }

  /** The needle sweeps until it is stopped; resolves with how hard the bat hits. */
  async ask(seed: string, hasGold: boolean): Promise<Blow> {
    const stage = this.#stage;
    const share = stage.lerp(...NEEDLE.share);
    const thick = stage.isExample ? SHOWN : thickAt(stage.rng.fork(`meter/${seed}`));
    const drawn = DRAWN.reduce((best, one) =>
      Math.abs(one - share * 100) < Math.abs(best - share * 100) ? one : best,
    );
    this.#put(this.#plate, 'meter');
    this.#put(this.#thick, `dik-${drawn}`);
    // One drawing serves shares near to it.
    this.#thick.setVisible(true).setAngle(thick);
    this.#gold.setVisible(hasGold).setAngle(thick);
    void stage.tween({ targets: this.#plate, to: { scale: 1.05 }, ms: MS.show, yoyo: true, pop: true });
    const rate = stage.reducedMotion || this.isSure ? NEEDLE.rate[0] : stage.lerp(...NEEDLE.rate);
    const blow = await new Promise<Blow>((done) => {
      this.#asked = { began: stage.clock.now, rate, thick, share: drawn / 100, hasGold, done };
    });
    await stage.clock.wait(MS.seen);
    return blow;
  }

  /** Grey again: there is nothing to be stopped. */
  rest() {
    this.#put(this.#plate, 'meter-uit');
    for (const one of [this.#thick, this.#gold]) one.setVisible(false);
  }

  /** Stops the needle where it is. */
  stop() {
    const asked = this.#asked;
    if (!asked) return;
    const blow = blowAt(this.#angle, asked.thick, asked.share, asked.hasGold);
    this.#end(this.isSure && blow === 'tap' ? 'smack' : blow);
  }

  frame() {
    const asked = this.#asked;
    if (!asked) return;
    const { clock } = this.#stage;
    const past = clock.now - asked.began;
    this.#angle = needleAt(past, asked.rate);
    if (this.isSure) this.#angle = asked.thick + this.#angle * 0.06;
    this.#needle.setAngle(this.#angle);
    if (this.isSure ? past > LASTS.calmMs : past > (LASTS.sweeps * 1000) / asked.rate)
      this.#end(this.isSure ? 'smack' : 'tap');
  }

  /** Resolves when a press is sure to be a smack. */
  async aimed() {
    while (this.isAsking && !this.isSure && !this.isAimed) await this.#stage.clock.wait(1000 / 60);
  }

  /** Whether a press now is sure to be a smack. */
  get isAimed(): boolean {
    const asked = this.#asked;
    return asked !== undefined && Math.abs(this.#angle - asked.thick) < 90 * asked.share * SURE;
  }

  step(via: Via): Input | null {
    if (!this.isAsking) return null;
    if (!this.isSure && !this.isAimed) return { kind: 'wait', ms: 16 };
    const { x, y } = METER;
    return via === 'pointer' ? { kind: 'tap', x, y } : { kind: 'key', code: 'Space', key: ' ', ms: 40 };
  }

  /** It leaves play for the finale. */
  close() {
    this.#offer.remove();
    this.#gesture.remove();
    this.rest();
  }

  #end(blow: Blow) {
    const asked = this.#asked;
    this.#asked = undefined;
    this.#stoppedAt = this.#stage.clock.now;
    asked?.done(blow);
  }

  #put(image: Image, frame: string) {
    if (this.#stage.hasImage(frame)) image.setFrame(frame, false, false);
  }
}
