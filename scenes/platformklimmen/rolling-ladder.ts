import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { baseOf, TOWER } from './rules.ts';

const OVER = 22;
/** Length with which it is drawn. */
const DRAWN = 300;
const DOWN_MS = 300;
/** Where it waits, out of sight. */
const ASIDE = 1480;

/** The library ladder: it rattles down from the next floor and rolls along its rail. */
export class RollingLadder {
  #stage: GameStage;
  #ladder: Image;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#ladder = stage.image('ladder', ASIDE, 0).setDepth(DEPTHS.ladder).setVisible(false);
  }

  /** Comes down beside who stands at (`x`, `feet`), from over the hall of a floor. */
  async rollOut(at: number, { x, feet }: { x: number; feet: number }) {
    const stage = this.#stage;
    const top = baseOf(at) - TOWER.hall - OVER;
    stage.sound.play('ladder');
    this.#ladder.setVisible(true).setPosition(x, top).setScale(1, 0.1);
    const way = { share: 0.1 };
    await stage.tween({
      targets: way,
      to: { share: 1 },
      ms: DOWN_MS,
      ease: 'Bounce.Out',
      onUpdate: () => this.#reach(top, (feet - top) * way.share),
    });
  }

  /** Rolls along while somebody climbs it. */
  moveTo(x: number) {
    this.#ladder.setX(x);
  }

  hide() {
    this.#ladder.setVisible(false);
  }

  /** The foot of the picture is its place: it hangs from above. */
  #reach(top: number, long: number) {
    this.#ladder.setY(top + long).setScale(1, long / DRAWN);
  }
}
