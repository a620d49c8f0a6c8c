import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, POP } from './places.ts';

/** Where mud may land: along the edges of the view, clear of prompt, boards and signs. */
const SPOTS = [
  [70, 250, 1],
  [36, 470, 0.8],
  [1300, 230, 1.1],
  [1330, 440, 0.9],
  [420, 640, 0.7],
  [980, 640, 0.75],
  [30, 640, 0.7],
  [1236, 600, 0.6],
] as const;
const SLIDE = 70;
const MS = { stay: 450, slide: 900, land: 90, apart: 25 } as const;

/** The chicken shakes itself: for a second everything is dotted with mud, which slides down. */
export class MudScreen {
  readonly #stage: GameStage;

  constructor(stage: GameStage) {
    this.#stage = stage;
  }

  splash() {
    const stage = this.#stage;
    stage.sound.play('modder-flap');
    SPOTS.forEach(([x, y, scale], i) => {
      const splat = stage
        .image(`spat-${i % 3}`, x, y)
        .setDepth(DEPTHS.mud)
        .setScale(scale * 0.3);
      void this.#slide(splat, scale, i);
    });
  }

  async #slide(splat: Image, scale: number, i: number) {
    const stage = this.#stage;
    await stage.tween({ targets: splat, to: { scale }, ms: MS.land, delay: i * MS.apart, ...POP });
    const y = splat.y + (stage.reducedMotion ? 0 : SLIDE);
    await stage.tween({ targets: splat, to: { y, alpha: 0 }, ms: MS.slide, delay: MS.stay, ease: 'Quad.In' });
    splat.destroy();
  }
}
