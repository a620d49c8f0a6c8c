import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
import { fly } from './goods.ts';
import { BAG, DEPTHS, QUEUE, type Spot } from './places.ts';

const MS = { in: 320, bulge: 120, leave: 620, come: 260 } as const;
const HIGH = 70;
/** How far a product sinks in, and how small it is there; those before it peep out beside it. */
const IN = { up: 12, scale: 0.62, apart: 46 } as const;
const PEEPS = 4;
/** It gets so much wider with each product, and at most. */
const WIDER = { each: 0.025, most: 0.14 } as const;

/** A paper bag, by its middle. */
export class Bag {
  readonly #stage: GameStage;
  readonly #front: Image;
  readonly #goods: Image[] = [];
  /** What peeps out of it and its front. */
  readonly thing: Container;
  readonly spot: Spot;

  constructor(stage: GameStage, spot: Spot) {
    this.#stage = stage;
    this.spot = spot;
    this.#front = stage.image('tas', 0, 0);
    this.thing = stage.scene.add.container(spot.x, spot.y, [this.#front]).setDepth(DEPTHS.bag);
  }

  /** A product drops into it, and it bulges. */
  async put(good: Image) {
    const stage = this.#stage;
    const n = this.#goods.length;
    const aside = ((n % PEEPS) - (PEEPS - 1) / 2) * IN.apart;
    good.setDepth(DEPTHS.flying);
    const to = { x: this.thing.x + aside, y: this.thing.y - IN.up };
    await fly(stage, good, to, { ms: MS.in, high: HIGH, scale: IN.scale });
    if (!this.thing.scene) return good.destroy();
    stage.sound.play('tas', { volume: 0.8 });
    this.#goods.push(good);
    this.thing.addAt(good.setPosition(aside, -IN.up), 0);
    const scaleX = 1 + Math.min(WIDER.most, WIDER.each * (n + 1));
    await stage.tween({ targets: this.#front, to: { scaleX, scaleY: 0.94 }, ms: MS.bulge, pop: true });
    void stage.tween({ targets: this.#front, to: { scaleY: 1 }, ms: MS.bulge, pop: true });
  }

  /** The customer takes it along; an empty one comes. */
  async change() {
    const { thing } = this;
    await this.#stage.tween({ targets: thing, to: { x: QUEUE.to }, ms: MS.leave, ease: 'Quad.In' });
    for (const good of this.#goods.splice(0)) good.destroy();
    this.#front.setScale(1);
    thing.setPosition(BAG.x, BAG.y + 40).setAlpha(0);
    await this.#stage.tween({ targets: thing, to: { y: BAG.y, alpha: 1 }, ms: MS.come });
  }
}
