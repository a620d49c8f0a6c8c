import type { GameStage, Image, Offer } from '../../engine/stage/index.ts';
import { DEPTHS } from './depths.ts';
import type { Point } from './route.ts';

/** The rack on the edge of the chart, a place for each bottle. */
const RACK = { x: 1297, y: 214, pitch: 52, count: 8 } as const;
const SECRETS = 4;
const SIZE = { width: 64, height: 60 } as const;
const MS = { come: 220, up: 240, show: 520, go: 300, bob: 1700 } as const;

interface BottleOptions {
  spot: Point;
  isGolden: boolean;
  /** What is in it, by number. */
  secret: number;
  isOpen(): boolean;
}

/** A bottle with post that drifts on the chart: the course may go by it. */
export class Bottle {
  readonly spot: Point;
  readonly isGolden: boolean;
  /** The stop that it is fished up before; undefined while the course does not go there. */
  before: number | undefined;
  isFished = false;
  readonly #stage: GameStage;
  readonly #options: BottleOptions;
  readonly #image: Image;
  #offer: Offer | undefined;

  constructor(stage: GameStage, options: BottleOptions) {
    this.#stage = stage;
    this.#options = options;
    this.spot = options.spot;
    this.isGolden = options.isGolden;
    this.#image = stage
      .image(this.isGolden ? 'fles-goud' : 'fles', this.spot.x, this.spot.y)
      .setDepth(DEPTHS.buoy);
  }

  /** Floats in, and can be tapped. */
  offer(onPick: () => void) {
    const stage = this.#stage;
    const image = this.#image.setAlpha(0);
    void stage.tween({ targets: image, to: { alpha: 1 }, ms: MS.come, pop: true });
    this.#offer = stage.offer(image, {
      id: 'fles',
      kind: 'control',
      label: 'Flessenpost: vaar erlangs',
      size: SIZE,
      enabled: () => !this.isFished && this.#options.isOpen(),
      chosen: () => this.before !== undefined,
      onPick,
    });
  }

  frame() {
    if (this.isFished || this.#stage.reducedMotion || this.#stage.calm) return;
    this.#image.setAngle(Math.sin((this.#stage.clock.now / MS.bob) * Math.PI * 2) * 6);
  }

  /** The boat takes it aboard: what is in it is seen, and it is paid. */
  async fish() {
    if (this.isFished) return;
    const stage = this.#stage;
    this.isFished = true;
    this.#offer?.remove();
    const { x, y } = this.spot;
    const image = this.#image.setDepth(DEPTHS.flying);
    stage.sound.play('fles');
    stage.fx.burst('splash', x, y, { count: 6 });
    const secret = stage.image(`geheim-${this.#options.secret % SECRETS}`, x, y - 30);
    secret.setDepth(DEPTHS.flying).setScale(0.2);
    stage.tip(this.isGolden ? 2 : 1, x, y - 40);
    void stage.tween({ targets: image, to: { y: y - 44, angle: 0 }, ms: MS.up, ease: 'Back.Out' });
    await stage.tween({
      targets: secret,
      to: { y: y - 104, scale: 0.8 },
      ms: MS.up,
      ease: 'Back.Out',
      pop: true,
    });
    await stage.clock.wait(MS.show);
    await stage.tween({
      targets: [image, secret],
      to: { x: RACK.x, alpha: 0, scale: 0.4 },
      ms: MS.go,
      ease: 'Quad.In',
    });
    secret.destroy();
    image.setVisible(false);
  }

  async clear() {
    this.#offer?.remove();
    const image = this.#image;
    if (this.isFished) return this.#stage.clock.after(MS.up + MS.show + MS.go + 100, () => image.destroy());
    await this.#stage.tween({ targets: image, to: { alpha: 0 }, ms: 140, pop: true });
    image.destroy();
  }
}

/** The marks of the kunstje: bottles that were fished up, in the rack from the bottom up. */
export const MARKS = {
  count: RACK.count,
  empty: 'rek-leeg',
  full: 'rek-vol',
  at: (i: number) => ({ x: RACK.x, y: RACK.y + (RACK.count - 1 - i) * RACK.pitch }),
  depth: DEPTHS.island,
};
