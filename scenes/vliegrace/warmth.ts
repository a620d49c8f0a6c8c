import type { GameStage, Image } from '../../engine/stage/index.ts';
import { CUPS } from './art/sizes.ts';
import { AIR } from './air.ts';
import { DEPTHS, DESK } from './places.ts';

/** Seconds after the ring until one is over the cup, how near one has to be, and from which height down it lifts: as high as its swirls rise. */
const AHEAD = 0.95;
const NEAR = { x: 84, y: 530 } as const;
/** Swirls of warm air over it. */
const SWIRLS = { many: 4, from: 592, pitch: 30, ms: 1300, sway: 12 } as const;
/** The star that hangs where the warm air leads to. */
const STAR = { beside: 210, y: 356, near: { x: 56, y: 62 } } as const;
const MS = { up: 240, gone: 260 } as const;

interface Warm {
  gathered(x: number, y: number): void;
  /** The star over it was picked, `golden` in the evening. */
  picked(golden: boolean, x: number, y: number): void;
}

/** A cup of tea or a candle pops up behind a gate: who dives into its warm air is lifted, up to where a star may hang. */
export class Warmth {
  readonly #stage: GameStage;
  readonly #help: Warm;
  readonly #cup: Image;
  readonly #swirls: Image[];
  readonly #star: Image;
  #x = -999;
  #starX = -999;
  #isWarm = false;
  #isGolden = false;
  #count = 0;
  #age = 0;

  constructor(stage: GameStage, help: Warm) {
    this.#stage = stage;
    this.#help = help;
    const part = (frame: string, depth: number) =>
      stage.image(frame, -999, DESK).setDepth(depth).setVisible(false);
    this.#cup = part('warm-0', DEPTHS.thing + 2);
    this.#swirls = Array.from({ length: SWIRLS.many }, () => part('warmte', DEPTHS.warmth));
    this.#star = part('ster', DEPTHS.warmth).setY(STAR.y);
  }

  /** It pops up before a plane at `x`; `star` says whether one hangs over it. */
  come(x: number, speed: number, star: 'none' | 'paper' | 'golden') {
    const stage = this.#stage;
    this.#x = x + AIR.beyond + speed * AHEAD;
    this.#isWarm = true;
    const frame = `warm-${this.#count++ % CUPS}`;
    if (stage.hasImage(frame)) this.#cup.setFrame(frame, false, false);
    const shown = [this.#cup, ...this.#swirls];
    this.#starX = star === 'none' ? -999 : this.#x + STAR.beside;
    this.#isGolden = star === 'golden';
    if (stage.hasImage('ster-goud')) this.#star.setFrame(this.#isGolden ? 'ster-goud' : 'ster', false, false);
    if (star !== 'none') shown.push(this.#star);
    for (const image of shown) image.setVisible(true).setAlpha(1).setScale(1, 0);
    void stage.tween({ targets: shown, to: { scaleY: 1 }, ms: MS.up, ease: 'Back.Out', pop: true });
  }

  /** Where there is warm air that nobody was in yet. */
  get at(): { x: number; y: number } | undefined {
    return this.#isWarm ? { x: this.#x, y: SWIRLS.from } : undefined;
  }

  go() {
    this.#isWarm = false;
    for (const image of [this.#cup, this.#star, ...this.#swirls]) image.setVisible(false);
  }

  /** The ground goes by `by` u under a plane at `plane`; `mayLift` says whether it flies freely. */
  frame(ms: number, by: number, plane: { x: number; y: number }, mayLift: boolean) {
    this.#age += ms;
    if (this.#cup.visible) this.#drift(by);
    // With motor support nobody dives: there the warm air reaches up to the plane.
    const isLow = this.#stage.settings.support || plane.y > NEAR.y;
    const near = Math.abs(plane.x - this.#x) < NEAR.x && isLow;
    if (this.#isWarm && near && mayLift) this.#lift(plane.y);
    const { near: at } = STAR;
    if (!this.#star.visible || Math.abs(plane.x - this.#starX) > at.x || Math.abs(plane.y - STAR.y) > at.y)
      return;
    this.#star.setVisible(false);
    this.#stage.sound.play('ster');
    this.#stage.fx.burst('stars', this.#starX, STAR.y, { count: 12, spread: 60 });
    this.#help.picked(this.#isGolden, this.#starX, STAR.y);
  }

  #drift(by: number) {
    this.#x -= by;
    this.#starX -= by;
    this.#cup.setX(this.#x);
    this.#star.setX(this.#starX);
    const still = this.#stage.reducedMotion;
    for (const [i, swirl] of this.#swirls.entries()) {
      const share = still ? (i + 0.5) / SWIRLS.many : (this.#age / SWIRLS.ms + i / SWIRLS.many) % 1;
      swirl.setPosition(
        this.#x + (still ? 0 : Math.sin(share * 7 + i) * SWIRLS.sway),
        SWIRLS.from - share * SWIRLS.pitch * SWIRLS.many,
      );
      swirl.setAlpha(this.#isWarm ? 1 - share ** 3 : 0);
    }
    if (this.#x < -140 && this.#starX < -140) this.go();
  }

  #lift(y: number) {
    const stage = this.#stage;
    this.#isWarm = false;
    stage.sound.play('thermiek');
    stage.fx.burst('stars', this.#x, SWIRLS.from, { count: 6, spread: 60 });
    this.#help.gathered(this.#x, y);
  }
}
