import type { Face } from '../../drawing/index.ts';
import { boundsOf } from '../bounds.ts';
import { DEPTH, type Image, type Thing } from '../thing.ts';
import { EASE } from '../tween.ts';
import type { KitBase } from './part.ts';

const ROLL_MS = 380;
const RUB_MS = 90;
const RUBS = 4;
const REACH = 26;
const SIZE = 1.15;

/** Gum: rolls in, rubs over a thing, giggles and rolls out. About a second in all. */
export class Eraser {
  #base: KitBase;

  constructor(base: KitBase) {
    this.#base = base;
  }

  async rub(over: Thing | { x: number; y: number }): Promise<void> {
    const { stage } = this.#base;
    const { x, y } = isThing(over) ? middleOf(over) : over;
    const image = stage.fixed(
      stage
        .image('kit/gum/look', x, y)
        .setDepth(DEPTH.banner - 2)
        .setOrigin(0.5)
        .setScale(SIZE),
    );
    const fromLeft = x < (stage.view.left + stage.view.right) / 2;
    if (stage.reducedMotion) await this.#still(image, x, y);
    else await this.#roll(image, x, y, fromLeft ? stage.view.left - 80 : stage.view.right + 80);
    image.destroy();
  }

  async #roll(image: Image, x: number, y: number, away: number) {
    const { stage } = this.#base;
    const turns = away < x ? 1 : -1;
    image.setX(away).setAngle(-turns * 360);
    await stage.tween({ targets: image, to: { x, angle: -12 }, ms: ROLL_MS, ease: 'Quad.Out' });
    this.#face(image, 'happy');
    for (let i = 0; i < RUBS; i++) {
      if (i % 2 === 0) stage.fx.burst('dust', x, y + 18, { count: 3, spread: 50 });
      await stage.tween({
        targets: image,
        to: { x: x + (i % 2 ? -REACH : REACH), angle: i % 2 ? -20 : 2 },
        ms: RUB_MS,
      });
    }
    this.#face(image, 'proud');
    await stage.tween({ targets: image, to: { x: away, angle: turns * -360 }, ms: ROLL_MS, ease: EASE.out });
  }

  async #still(image: Image, x: number, y: number) {
    const { stage } = this.#base;
    image.setAlpha(0).setAngle(-12);
    await stage.tween({ targets: image, to: { alpha: 1 }, ms: 150 });
    stage.fx.burst('dust', x, y + 18, { count: 3 });
    await stage.clock.wait(500);
    await stage.tween({ targets: image, to: { alpha: 0 }, ms: 150 });
  }

  #face(image: Image, face: Face) {
    if (this.#base.stage.hasImage(`kit/gum/${face}`)) image.setFrame(`gum/${face}`, false, false);
  }
}

const isThing = (over: Thing | { x: number; y: number }): over is Thing => 'getWorldTransformMatrix' in over;

function middleOf(thing: Thing): { x: number; y: number } {
  const { x, y, width, height } = boundsOf(thing, undefined, { x: 0, y: 0, width: 0, height: 0 });
  return { x: x + width / 2, y: y + height / 2 };
}
