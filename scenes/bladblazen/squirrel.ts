import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type { Spot } from './rules.ts';
import type { WordLeaf } from './word-leaf.ts';

const MS = { come: 200, whisk: 240, carry: 520, away: 420 } as const;
/** It sits so far beside a leaf; its tail whisks by so many degrees. */
const BESIDE = { x: 66, y: 14 } as const;
const WHISK = 26;

/** The squirrel, who knows where leaves belong. */
export class Squirrel {
  readonly #stage: GameStage;
  readonly #image: Image;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#image = stage.image('eekhoorn', 0, 0).setDepth(DEPTHS.squirrel).setVisible(false);
  }

  /** It whisks a leaf out of an opening and carries it to a place. */
  async whisk(leaf: WordLeaf, to: Spot) {
    const stage = this.#stage;
    const { x, y } = leaf.leaf;
    const side = x < 683 ? 1 : -1;
    const image = this.#image
      .setVisible(true)
      .setAlpha(0)
      .setAngle(0)
      .setFlipX(side > 0);
    image.setPosition(x + side * BESIDE.x * 2, y + BESIDE.y);
    const near = { x: x + side * BESIDE.x, alpha: 1 };
    await stage.tween({ targets: image, to: near, ms: MS.come, ease: 'Quad.Out' });
    stage.sound.play('veeg');
    stage.fx.burst('dust', x, y, { count: 5 });
    await stage.tween({ targets: image, to: { angle: side * WHISK }, ms: MS.whisk / 2, yoyo: true, ease: 'Quad.Out' }); // prettier-ignore
    const beside = { x: to.x + side * BESIDE.x, y: to.y + BESIDE.y };
    void stage.tween({ targets: image, to: beside, ms: MS.carry, ease: 'Sine.InOut' });
    await leaf.glide(to, MS.carry);
    void this.#leave(side);
  }

  async #leave(side: number) {
    const image = this.#image;
    const to = { x: image.x + side * 150, alpha: 0 };
    await this.#stage.tween({ targets: image, to, ms: MS.away, ease: 'Quad.In' });
    image.setVisible(false);
  }
}
