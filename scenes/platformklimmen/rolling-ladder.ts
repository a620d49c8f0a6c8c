import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { baseOf, TOWER } from './rules.ts';

const OVER = 22;
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

  /** Comes down beside `x`, from the floor above the one that is asked. */
  async rollOut(at: number, x: number) {
    const stage = this.#stage;
    const base = baseOf(at);
    stage.sound.play('ladder');
    this.#ladder
      .setVisible(true)
      .setPosition(x, base - TOWER.floor - OVER)
      .setScale(1, 0.1);
    const way = { share: 0.1 };
    await stage.tween({
      targets: way,
      to: { share: 1 },
      ms: DOWN_MS,
      ease: 'Bounce.Out',
      onUpdate: () => this.#reach(base, way.share),
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
  #reach(base: number, share: number) {
    const long = (TOWER.floor + OVER) * share;
    this.#ladder.setY(base - TOWER.floor - OVER + long).setScale(1, long / 300);
  }
}
