import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type { Spot } from './rules.ts';

const MS = { come: 520, hover: 260, go: 300 } as const;
/** Where it lives, and how high over the blossom it hangs. */
const HIVE = { x: 1420, y: 240 } as const;
const OVER = 44;

/** The bee that signs in at every flower that opens. */
export class Bee {
  readonly #stage: GameStage;
  readonly #image: Image;
  #turn = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#image = stage.image('bij', HIVE.x, HIVE.y).setDepth(DEPTHS.air).setVisible(false);
  }

  async come({ x, y }: Spot) {
    const turn = ++this.#turn;
    const bee = this.#image.setPosition(HIVE.x, HIVE.y).setVisible(true).setAlpha(1);
    const way = { t: 0 };
    await this.#stage.tween({
      targets: way,
      to: { t: 1 },
      ms: MS.come,
      ease: 'Sine.Out',
      onUpdate: () => {
        const { t } = way;
        if (turn !== this.#turn || !bee.scene) return;
        bee.setPosition(
          HIVE.x + (x + 26 - HIVE.x) * t,
          HIVE.y + (y - OVER - HIVE.y) * t + Math.sin(t * Math.PI * 3) * 26,
        );
      },
    });
    if (turn !== this.#turn || this.#stage.reducedMotion) return;
    void this.#stage.tween({
      targets: bee,
      to: { y: bee.y + 9 },
      ms: MS.hover,
      yoyo: true,
      repeat: 3,
      pop: true,
    });
  }

  go() {
    this.#turn++;
    void this.#stage.tween({ targets: this.#image, to: { alpha: 0 }, ms: MS.go });
  }
}
