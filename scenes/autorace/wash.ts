import type { GameStage, Image } from '../../engine/stage/index.ts';
import type { Car } from './car.ts';
import { DEPTHS } from './places.ts';

/** Where brushes are beside and over the car, waiting and washing. */
const BRUSH = { out: 420, in: 128, up: -470, down: -176 } as const;
const MS = { in: 240, out: 260, bubbles: 170 } as const;
const SPIN = 0.03;

/** The car wash that a wrong lane leads through: brushes, foam, and on. */
export class Wash {
  readonly #stage: GameStage;
  readonly #car: Car;
  readonly #sides: readonly Image[];
  readonly #top: Image;
  /** How far the brushes are there: 0 to 1. */
  readonly #at = { share: 0 };

  constructor(stage: GameStage, car: Car) {
    this.#stage = stage;
    this.#car = car;
    const brush = (frame: string) => stage.image(frame, 0, 0).setDepth(DEPTHS.wash).setVisible(false);
    this.#sides = [brush('borstel'), brush('borstel').setFlipX(true)];
    this.#top = brush('rol');
  }

  /** Takes so many ms. */
  async run(ms: number) {
    const { clock, sound, fx } = this.#stage;
    sound.play('wasstraat');
    await this.#move(1, MS.in);
    this.#car.foam();
    for (let spent = MS.in + MS.out; spent < ms; spent += MS.bubbles) {
      fx.burst('bubbles', this.#car.x, this.#car.y - 90, { count: 7, spread: 200 });
      await clock.wait(Math.min(MS.bubbles, ms - spent));
    }
    await this.#move(0, MS.out);
  }

  frame() {
    const { share } = this.#at;
    const isThere = share > 0.01;
    const { x, y } = this.#car;
    const spin = this.#stage.reducedMotion ? 0 : Math.sin(this.#stage.clock.now * SPIN);
    for (const [i, side] of this.#sides.entries()) {
      const beside = BRUSH.out + (BRUSH.in - BRUSH.out) * share + spin * 8;
      side.setVisible(isThere).setPosition(x + (i ? 1 : -1) * beside, y + 6);
      side.setScale(1 + spin * 0.06, 1).setAlpha(Math.min(1, share * 2));
    }
    this.#top.setVisible(isThere).setPosition(x, y + BRUSH.up + (BRUSH.down - BRUSH.up) * share + spin * 6);
    this.#top.setAlpha(Math.min(1, share * 2));
  }

  #move(share: number, ms: number) {
    return this.#stage.tween({ targets: this.#at, to: { share }, ms });
  }
}
