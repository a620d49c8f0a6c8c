import { Dusk, type GameStage, type Image } from '../../engine/stage/index.ts';
import { LAMPS, SUN } from './art/sizes.ts';
import { DEPTHS } from './places.ts';

const DARK = { alpha: 0.42, depth: DEPTHS.dusk, colour: 0x1e2a86 } as const;
/** Beside prompt and heads, each with its size. */
const STARS = [
  [62, 82, 0.8],
  [288, 118, 1],
  [404, 62, 0.7],
  [562, 104, 1],
  [652, 186, 0.6],
  [1168, 66, 0.8],
  [1330, 92, 1],
] as const;

/** The last third of a round: it gets dark, lamps are lit, and the moon is where the sun was. */
export class Evening {
  readonly #dusk: Dusk;

  constructor(stage: GameStage) {
    const hidden = (one: Image) => one.setDepth(DEPTHS.lamp).setAlpha(0);
    const lights = [
      ...LAMPS.map(([x, y]) => hidden(stage.image('gloed', x, y))),
      ...STARS.map(([x, y, size]) => hidden(stage.image('ster', x, y).setScale(size))),
      hidden(stage.image('maan', SUN.x, SUN.y)),
    ];
    this.#dusk = new Dusk(stage, {
      ...DARK,
      onFall: (now, ms) => void stage.tween({ targets: lights, to: { alpha: now ? 1 : 0 }, ms }),
    });
  }

  /** Whether it is evening from now on; `atOnce` where it was so already. */
  fall(now: boolean, atOnce: boolean) {
    this.#dusk.fall(now, atOnce);
  }
}
