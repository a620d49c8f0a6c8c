import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { BASKET_Y, DEPTHS } from './places.ts';

const MS = { glide: 340, bob: 2600 } as const;
/** Where pilot and parachutist stand, beside the middle of the basket. */
const SEAT = { pilot: -37, rider: 36 } as const;
const BOB = 4;

/** The hot-air balloon: its basket hangs below the prompt, and glides to where the next jump begins. */
export class Balloon {
  x = 683;
  readonly #stage: GameStage;
  readonly #parts: readonly { image: Image; y: number }[];
  readonly #pilot: Klodder;
  #dip = { y: 0 };
  #lowered = { y: 0 };
  #age = 0;

  constructor(stage: GameStage, pilot: Klodder) {
    this.#stage = stage;
    this.#pilot = pilot.setDepth(DEPTHS.basket + 1);
    const part = (frame: string, depth: number) => ({
      image: stage.image(frame, this.x, BASKET_Y).setDepth(depth),
      y: BASKET_Y,
    });
    this.#parts = [
      part('ballon', DEPTHS.balloon),
      part('mand-achter', DEPTHS.basket),
      part('mand-voor', DEPTHS.front),
    ];
  }

  /** Where the feet of the parachutist are. */
  get seat(): { x: number; y: number } {
    return { x: this.x + SEAT.rider, y: BASKET_Y + this.#sway };
  }

  /** Glides to another place; at once where it is told. */
  async goTo(x: number, ms: number = MS.glide) {
    if (Math.abs(x - this.x) < 1) return;
    await this.#stage.tween({ targets: this, to: { x }, ms, ease: 'Sine.InOut' });
  }

  /** It hangs so much lower: nothing lies over faces. */
  lower(by: number, ms: number = MS.glide) {
    if (by !== this.#lowered.y) void this.#stage.tween({ targets: this.#lowered, to: { y: by }, ms });
  }

  /** Somebody jumps out, or in. */
  rock() {
    const to = { y: 12 };
    void this.#stage.tween({ targets: this.#dip, to, ms: 130, yoyo: true, ease: 'Quad.Out', pop: true });
  }

  frame(ms: number) {
    this.#age += ms;
    for (const { image, y } of this.#parts) image.setPosition(this.x, y + this.#sway);
    this.#pilot.setPosition(this.x + SEAT.pilot, BASKET_Y + this.#sway);
  }

  get #sway(): number {
    const bob = this.#stage.reducedMotion ? 0 : Math.sin((this.#age / MS.bob) * Math.PI * 2) * BOB;
    return bob + this.#dip.y + this.#lowered.y;
  }
}
