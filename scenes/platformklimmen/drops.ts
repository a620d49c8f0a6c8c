import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { baseOf, MOVE, type Floor } from './rules.ts';

const CATCH = { x: 38, up: 30, down: 74 } as const;
const BOB = { height: 5, ms: 700 } as const;

/** Ink drops in tricky places. */
export class Drops {
  #stage: GameStage;
  #drops: Image[] = [];
  #caught: (x: number, y: number) => void;

  constructor(stage: GameStage, caught: (x: number, y: number) => void) {
    this.#stage = stage;
    this.#caught = caught;
  }

  /** More of them, on floor `at`. */
  lay({ drops }: Floor, at: number) {
    for (const { x, up } of drops) {
      const drop = this.#stage.image('druppel', x, baseOf(at) - up).setDepth(DEPTHS.drop);
      this.#drops.push(drop);
      const to = { y: drop.y - BOB.height };
      void this.#stage.tween({ targets: drop, to, ms: BOB.ms, yoyo: true, repeat: -1, pop: true });
    }
  }

  /** Every step: what the climber touches is caught. */
  frame(x: number, feet: number) {
    for (let i = this.#drops.length - 1; i >= 0; i--) {
      const drop = this.#drops[i]!;
      const over = feet - drop.y;
      if (Math.abs(drop.x - x) > CATCH.x || over < -CATCH.up || over > MOVE.tall + CATCH.down - MOVE.tall / 2)
        continue;
      this.#drops.splice(i, 1);
      this.#stage.fx.burst('spat', drop.x, drop.y, { count: 8, tint: 0x2f6fde });
      this.#caught(drop.x, drop.y);
      drop.destroy();
    }
  }

  clear() {
    this.leaveBelow(-Infinity);
  }

  /** Those below this height of the world are left behind. */
  leaveBelow(y: number) {
    for (const drop of this.#drops) if (drop.y > y) drop.destroy();
    this.#drops = this.#drops.filter((drop) => drop.y <= y);
  }
}
