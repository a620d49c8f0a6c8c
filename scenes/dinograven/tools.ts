import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

/** How a tool stands beside the middle of a tile, and how far it swings and comes up. */
const STAND = { x: 4, y: 14, angle: 26, up: 44, swing: 40, wipe: 16 } as const;
const MS = { down: 80, toss: 190, wipe: 70, gone: 110 } as const;

/** The spade and the brush, which are seen at work: with no part in what is dug. */
export class Tools {
  readonly #stage: GameStage;
  readonly #spade: Image;
  readonly #brush: Image;

  constructor(stage: GameStage) {
    this.#stage = stage;
    const lying = (frame: string) => stage.image(frame, 0, 0).setDepth(DEPTHS.tool).setVisible(false);
    this.#spade = lying('schop');
    this.#brush = lying('kwast');
  }

  /** The spade goes down in a tile, and tosses the sand away. */
  dig(at: { x: number; y: number }) {
    const { y, angle, up, swing } = STAND;
    const spade = this.#take(this.#spade, at, -up);
    void this.#work(spade, [
      [{ y: at.y + y }, MS.down],
      [{ angle: angle + swing, y: at.y + y - up, alpha: 0 }, MS.toss],
    ]);
  }

  /** The brush wipes over what was found. */
  brush(at: { x: number; y: number }) {
    const { x, wipe } = STAND;
    const brush = this.#take(this.#brush, at, 0);
    void this.#work(brush, [
      [{ x: at.x + x - wipe }, MS.wipe],
      [{ x: at.x + x + wipe }, MS.wipe],
      [{ x: at.x + x - wipe }, MS.wipe],
      [{ alpha: 0 }, MS.gone],
    ]);
  }

  #take(tool: Image, at: { x: number; y: number }, up: number): Image {
    this.#stage.scene.tweens.killTweensOf(tool);
    const { x, y, angle } = STAND;
    return tool
      .setPosition(at.x + x, at.y + y + up)
      .setAngle(angle)
      .setAlpha(1)
      .setVisible(true);
  }

  async #work(tool: Image, steps: readonly (readonly [Record<string, number>, number])[]) {
    for (const [to, ms] of steps) await this.#stage.tween({ targets: tool, to, ms, pop: true });
  }
}
