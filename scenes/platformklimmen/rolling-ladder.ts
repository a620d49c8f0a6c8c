import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { baseOf, TOWER } from './rules.ts';

const OVER = 22;
/** Length with which it is drawn. */
const DRAWN = 300;
const DOWN_MS = 300;
const WOBBLE = { angle: 2.4, ms: 110 } as const;
/** Where it waits, out of sight. */
const ASIDE = 1480;

/** The library ladder: it rattles down from the next floor and hangs on its rail. */
export class RollingLadder {
  readonly image: Image;
  #stage: GameStage;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.image = stage.image('ladder', ASIDE, 0).setDepth(DEPTHS.ladder).setVisible(false);
  }

  /** Comes down at a place to `feet` in the world, from over the hall of a floor. */
  async rollOut(at: number, x: number, feet: number) {
    const stage = this.#stage;
    const top = baseOf(at) - TOWER.hall - OVER;
    stage.sound.play('ladder');
    this.image.setVisible(true).setPosition(x, top).setScale(1, 0.1);
    const way = { share: 0.1 };
    await stage.tween({
      targets: way,
      to: { share: 1 },
      ms: DOWN_MS,
      ease: 'Bounce.Out',
      onUpdate: () => this.#reach(top, (feet - top) * way.share),
    });
  }

  /** Rattles a little: this is the way up. */
  beckon() {
    if (this.#stage.reducedMotion) return;
    const to = { angle: WOBBLE.angle };
    void this.#stage.tween({ targets: this.image, to, ms: WOBBLE.ms, yoyo: true, repeat: 1 });
  }

  /** Rolls along while somebody climbs it. */
  moveTo(x: number) {
    this.image.setX(x);
  }

  hide() {
    this.image.setVisible(false);
  }

  /** The foot of the picture is its place: it hangs from above. */
  #reach(top: number, long: number) {
    this.image.setY(top + long).setScale(1, long / DRAWN);
  }
}
