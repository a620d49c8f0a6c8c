import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

/** Where those who cheer come to stand on the far bank: beside the prompt first, then under it. */
const PLACES = [96, 1270, 166, 1200, 236, 1130, 306, 1060, 376, 990, 446, 920] as const;
const KINDS = 4;
const Y = 262;
const HOP = { up: 12, ms: 150, apart: 40 } as const;
const COME = { from: 40, ms: 260 } as const;

/** The crowd on the bank: one more comes for each word that was right at once, and they run along. */
export class Fans {
  readonly #stage: GameStage;
  readonly #images: Image[] = [];

  /** So many stand there already. */
  constructor(stage: GameStage, count: number) {
    this.#stage = stage;
    for (let i = 0; i < count; i++) this.#add();
  }

  /** One more comes. */
  come() {
    const image = this.#add();
    if (!image) return;
    image.setY(Y + COME.from).setAlpha(0);
    void this.#stage.tween({
      targets: image,
      to: { y: Y, alpha: 1 },
      ms: COME.ms,
      ease: 'Back.Out',
      pop: true,
    });
  }

  /** All of them hop. */
  cheer() {
    this.#images.forEach((image, i) => {
      if (image.y !== Y) return;
      const to = { y: Y - HOP.up };
      void this.#stage.tween({
        targets: image,
        to,
        ms: HOP.ms,
        delay: (i % 4) * HOP.apart,
        yoyo: true,
        pop: true,
      });
    });
  }

  #add(): Image | undefined {
    const i = this.#images.length;
    const x = PLACES[i];
    if (x === undefined) return undefined;
    const image = this.#stage.image(`publiek-${i % KINDS}`, x, Y).setDepth(DEPTHS.fans);
    this.#images.push(image.setScale(x > 683 ? -1 : 1, 1));
    return image;
  }
}
