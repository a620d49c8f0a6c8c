import { Dusk, type GameStage, type Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

/** Strips that go by: how wide one piece is, its height on the stage, and how fast beside the street itself. */
const STRIPS = [
  { frame: 'verte', width: 800, y: 446, speed: 0.12, depth: DEPTHS.far },
  { frame: 'heg', width: 640, y: 500, speed: 0.38, depth: DEPTHS.far + 1 },
  { frame: 'stoep', width: 512, y: 658, speed: 1, depth: DEPTHS.between - 2 },
] as const;
const FROM = -300;
const TO = 1700;
/** Puddles on the road from the second third on. */
const PUDDLES = { count: 2, apart: 940, y: 730, under: { from: 330, to: 392 } } as const;
const DUSK = { alpha: 0.46 } as const;
/** The moon comes where the sun stood. */
const MOON = { x: 1090, y: 150 } as const;

interface Strip {
  images: Image[];
  width: number;
  speed: number;
}

/** All that lies behind and before the houses, and the hours of the day. */
export class Scenery {
  readonly #stage: GameStage;
  readonly #strips: Strip[];
  readonly #puddles: Image[];
  readonly #dusk: Dusk;
  #inPuddle = false;
  isEvening = false;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#strips = STRIPS.map(({ frame, width, y, speed, depth }) => ({
      width,
      // With reduced motion what lies far off stands still.
      speed: speed < 1 && stage.reducedMotion ? 0 : speed,
      images: Array.from({ length: Math.ceil((TO - FROM) / width) + 1 }, () =>
        stage.image(frame, 0, y).setDepth(depth),
      ),
    }));
    this.#puddles = Array.from({ length: PUDDLES.count }, () =>
      stage.image('plas', -500, PUDDLES.y).setDepth(DEPTHS.road).setVisible(false),
    );
    const moon = stage
      .image('maan-licht', MOON.x, MOON.y)
      .setDepth(DEPTHS.dusk + 1)
      .setAlpha(0);
    this.#dusk = new Dusk(stage, {
      alpha: DUSK.alpha,
      depth: DEPTHS.dusk,
      onFall: (now, ms) => void stage.tween({ targets: moon, to: { alpha: now ? 1 : 0 }, ms }),
    });
    this.move(0);
  }

  move(far: number) {
    for (const { images, width, speed } of this.#strips) {
      const off = (far * speed) % width;
      images.forEach((image, i) => image.setX(Math.round((FROM + i * width - off) * 2) / 2 + width / 2));
    }
    const length = PUDDLES.apart * PUDDLES.count;
    let isIn = false;
    this.#puddles.forEach((image, i) => {
      image.setX(((((i * PUDDLES.apart - far) % length) + length) % length) - 200);
      isIn ||= image.visible && image.x > PUDDLES.under.from && image.x < PUDDLES.under.to;
    });
    if (isIn && !this.#inPuddle) this.#splash();
    this.#inPuddle = isIn;
  }

  /** Which third of the round it is: after rain there are puddles, and at last it is evening. */
  hour(third: 0 | 1 | 2, atOnce: boolean) {
    for (const image of this.#puddles) image.setVisible(third > 0);
    this.isEvening = third === 2;
    this.#dusk.fall(this.isEvening, atOnce);
  }

  #splash() {
    const stage = this.#stage;
    stage.sound.play('plons', { volume: 0.5 });
    stage.fx.burst('splash', PUDDLES.under.to, PUDDLES.y - 6, { count: 5, spread: 60, tint: 0x7cc6e8 });
  }
}
