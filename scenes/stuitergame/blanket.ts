import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { DEPTHS, FLOOR, GROUND } from './places.ts';
import type { Bounce } from './rules.ts';

/** Patches of the quilt side by side: as they are drawn, and so many kinds. */
const PATCHES = { count: 9, wide: 34, kinds: 4 } as const;
/** How deep it hangs: slack, and pulled tight. */
const SAG = { slack: 17, tight: 3 } as const;
/** After a landing it ripples: how deep at first, how fast, and for how long. */
const RIPPLE = { deep: 46, ms: 210, turn: 46, reduced: 0.35 } as const;
/** The carriers beside it, and how they run. */
const CARRIER = { beside: 34, lean: 8, stride: 19, high: 7 } as const;
const SPOT_DOWN = 2;

/** The blanket between its two carriers: a quilt that gives way and ripples. */
export class Blanket {
  readonly #stage: GameStage;
  readonly #bounce: Bounce;
  readonly #carriers: readonly [Klodder, Klodder];
  readonly #patches: Image[];
  readonly #spot: Image;
  #age = Infinity;
  #offset = 0;
  #lastX: number;
  #isRunning = false;

  constructor(stage: GameStage, bounce: Bounce, carriers: readonly [Klodder, Klodder]) {
    this.#stage = stage;
    this.#bounce = bounce;
    this.#carriers = carriers;
    this.#lastX = bounce.x;
    for (const carrier of carriers) {
      carrier.setDepth(DEPTHS.crew);
      carrier.hold(stage.image('knoop', 0, 0));
    }
    carriers[1].turn(true);
    this.#patches = Array.from({ length: PATCHES.count }, (_, i) =>
      stage.image(`lap-${i % PATCHES.kinds}`, 0, 0).setDepth(DEPTHS.blanket),
    );
    this.#spot = stage.image('plek', 0, 0).setDepth(DEPTHS.blanket + 1);
  }

  /** Tik came down on it, there. */
  land(offset: number) {
    [this.#age, this.#offset] = [0, offset];
  }

  frame(ms: number) {
    const { half, x, isTight, next, isAway } = this.#bounce;
    this.#age += ms;
    const wide = (half * 2) / PATCHES.count;
    for (let i = 0; i < PATCHES.count; i++) {
      const [left, right] = [
        this.#low((i / PATCHES.count) * 2 - 1),
        this.#low(((i + 1) / PATCHES.count) * 2 - 1),
      ];
      const length = Math.hypot(wide, right - left);
      this.#patches
        [i]!.setPosition(x - half + (i + 0.5) * wide, FLOOR + (left + right) / 2)
        .setRotation(Math.atan2(right - left, wide))
        .setScale((length + 1.5) / PATCHES.wide, 1);
    }
    const lean = isTight ? CARRIER.lean : 0;
    const step = this.#stride(x);
    this.#carriers.forEach((carrier, i) => {
      const side = i === 0 ? -1 : 1;
      carrier.setPosition(x + side * (half + CARRIER.beside + lean), GROUND - step);
    });
    const at = (next - x) / half;
    this.#spot.setVisible(!isAway && Math.abs(at) < 1);
    this.#spot.setPosition(next, FLOOR + this.#low(at) - SPOT_DOWN);
  }

  /** How far it hangs below its ends at a place from -1 to 1. */
  #low(at: number): number {
    const slack = (this.#bounce.isTight ? SAG.tight : SAG.slack) * (1 - at * at);
    if (this.#age > RIPPLE.ms * 4) return slack;
    const tent = at < this.#offset ? (at + 1) / (this.#offset + 1.001) : (1 - at) / (1.001 - this.#offset);
    const share = this.#stage.reducedMotion ? RIPPLE.reduced : 1;
    const deep = RIPPLE.deep * share * Math.exp(-this.#age / RIPPLE.ms) * Math.cos(this.#age / RIPPLE.turn);
    return slack + deep * tent;
  }

  /** Running feet: how high they are lifted; it is heard when they set off. */
  #stride(x: number): number {
    const isRunning = Math.abs(x - this.#lastX) > 1.5;
    if (isRunning && !this.#isRunning) this.#stage.sound.play('rennen', { volume: 0.35 });
    this.#isRunning = isRunning;
    this.#lastX = x;
    return isRunning && !this.#stage.reducedMotion
      ? Math.abs(Math.sin(x / CARRIER.stride)) * CARRIER.high
      : 0;
  }
}
