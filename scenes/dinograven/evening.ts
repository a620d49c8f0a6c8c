import { Dusk, type GameStage, type Image } from '../../engine/stage/index.ts';
import { DEPTHS, LANTERNS, MOON } from './places.ts';

const DARK = { alpha: 0.5, depth: DEPTHS.dusk } as const;
/** So far the moon comes up. */
const RISE = 70;

/** Evening over the dig: lanterns burn at the pit, so that one can see what one digs, and the moon comes up. */
export class Evening {
  readonly #stage: GameStage;
  readonly #dusk: Dusk;
  readonly #lanterns: Image[];
  readonly #moon: Image;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#dusk = new Dusk(stage, { ...DARK, onFall: (now, ms) => this.#light(now, ms) });
    this.#lanterns = LANTERNS.map(({ x, y }) => stage.image('lantaarn-uit', x, y).setDepth(DEPTHS.lantern));
    this.#moon = stage
      .image('maan', MOON.x, MOON.y + RISE)
      .setDepth(DEPTHS.moon)
      .setAlpha(0);
  }

  /** It is evening now, or no longer; `atOnce` where it was so already. */
  fall(now: boolean, atOnce = false) {
    this.#dusk.fall(now, atOnce);
  }

  #light(now: boolean, ms: number) {
    const frame = now ? 'lantaarn' : 'lantaarn-uit';
    for (const one of this.#lanterns) if (this.#stage.hasImage(frame)) one.setFrame(frame);
    const to = now ? { y: MOON.y, alpha: 1 } : { y: MOON.y + RISE, alpha: 0 };
    void this.#stage.tween({ targets: this.#moon, to, ms });
  }
}
