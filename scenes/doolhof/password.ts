import type { Container, GameStage, TypedLine } from '../../engine/stage/index.ts';
import { DEPTHS, STRIP_Y } from './places.ts';

const LINE = { y: -4, size: 42, widest: 560 } as const;
const SWAY = { angle: 1.6, ms: 90 } as const;

/** The board over a gate on which the password is typed. */
export class Password {
  readonly thing: Container;
  readonly line: TypedLine;
  #stage: GameStage;

  /** `lower`: how much lower than usual it hangs. */
  constructor(stage: GameStage, lower: number) {
    this.#stage = stage;
    this.line = stage.kit.typedLine(0, LINE.y, LINE);
    this.thing = stage.scene.add.container(683, STRIP_Y + lower, [stage.image('bord', 0, 0), this.line]);
    this.thing.setDepth(DEPTHS.strip).setAlpha(0);
  }

  show() {
    return this.#stage.tween({ targets: this.thing, to: { alpha: 1 }, ms: 180, pop: true });
  }

  /** Its middle. */
  get place(): { x: number; y: number } {
    return { x: this.thing.x, y: this.thing.y + LINE.y };
  }

  /** Not yet: it sways on its chains. */
  async sway() {
    await this.#stage.tween({
      targets: this.thing,
      to: { angle: SWAY.angle },
      ms: SWAY.ms,
      yoyo: true,
      repeat: 2,
      pop: true,
    });
    this.thing.setAngle(0);
  }

  destroy() {
    this.thing.destroy();
  }
}
