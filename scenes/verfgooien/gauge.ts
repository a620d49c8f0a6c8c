import type { GameStage, Image } from '../../engine/stage/index.ts';

const PLACE = { x: 1299, y: 330 } as const;
/** The room for paint in the tube, as it is drawn. */
const TUBE = { low: 94, height: 188, drawn: 20 } as const;
const DEPTH = -30;

/** The tube at the wall that shows how much of it is painted, with a star at the goal. */
export class Gauge {
  readonly #stage: GameStage;
  readonly #tube: Image;
  readonly #fill: Image;
  readonly #star: Image;
  #reached = false;

  constructor(stage: GameStage, goal: number) {
    this.#stage = stage;
    this.#tube = stage.image('meter', PLACE.x, PLACE.y).setDepth(DEPTH);
    this.#fill = stage
      .image('meter-verf', PLACE.x, PLACE.y + TUBE.low)
      .setDepth(DEPTH + 1)
      .setScale(1, 0);
    this.#star = stage
      .image('doel-open', PLACE.x, PLACE.y + TUBE.low - TUBE.height * goal)
      .setDepth(DEPTH + 2);
  }

  show(share: number) {
    const scaleY = (Math.min(1, share) * TUBE.height) / TUBE.drawn;
    void this.#stage.tween({ targets: this.#fill, to: { scaleY }, ms: 260, ease: 'Back.Out', pop: true });
  }

  /** Makes room for the frame. */
  async leave() {
    await this.#stage.tween({ targets: [this.#tube, this.#fill, this.#star], to: { alpha: 0 }, ms: 300 });
  }

  /** The goal was reached: the star lights up. */
  async reach() {
    if (this.#reached) return;
    this.#reached = true;
    this.#star.setFrame('doel-vol');
    this.#stage.sound.play('ster');
    this.#stage.fx.burst('stars', this.#star.x, this.#star.y, { count: 8 });
    await this.#stage.tween({
      targets: this.#star,
      to: { scale: 1.6, angle: 72 },
      ms: 220,
      yoyo: true,
      pop: true,
    });
  }
}
