import type { Rng } from '../../engine/exercise/index.ts';
import type { GameStage, Image } from '../../engine/stage/index.ts';
import type { Chamber } from './chamber.ts';
import { beside } from './maze.ts';
import { DEPTHS } from './places.ts';

const COUNT = 2;
/** From this light on the rabbit comes out. */
const OUT_FROM = 0.7;
const BLINK = { every: 2600, ms: 140 } as const;
const MS = { up: 260 } as const;

interface Rabbit {
  tile: number;
  eyes: Image;
  rabbit: Image;
  isOut: boolean;
  /** Part of its own in the time between two blinks. */
  beat: number;
}

/** Eyes that blink in the dark hedge; in the light they turn out to be rabbits. */
export class Rabbits {
  #stage: GameStage;
  #chamber: Chamber;
  #rabbits: Rabbit[];

  constructor(stage: GameStage, chamber: Chamber, rng: Rng, taken: readonly number[] = []) {
    this.#stage = stage;
    this.#chamber = chamber;
    const { maze, ground } = chamber;
    // Over the back of a hedge with a path before it, away from doors and from the start.
    const places = maze.floor.flatMap((isFloor, at) => {
      const row = chamber.rowOf(at);
      const below = at + maze.columns;
      if (isFloor || taken.includes(at) || row < 2 || row > maze.rows - 3 || !maze.floor[below]) return [];
      const near = [below, ...beside(maze, below), ...beside(maze, at)];
      return near.some((tile) => tile === maze.start || maze.doors.includes(tile)) ? [] : [at];
    });
    this.#rabbits = rng
      .shuffle(places)
      .slice(0, COUNT)
      .map((tile): Rabbit => {
        const { x, y } = chamber.middle(tile);
        const scale = ground.size / 72;
        const eyes = stage
          .image('ogen', x, y)
          .setScale(scale)
          .setDepth(chamber.depth(tile) + 1);
        const rabbit = stage
          .image('konijn', x, y + 8 * scale)
          .setDepth(DEPTHS.dark + chamber.rowOf(tile))
          .setVisible(false);
        return {
          tile,
          eyes,
          rabbit: rabbit.setScale(scale),
          isOut: false,
          beat: rng.between(0, BLINK.every),
        };
      });
  }

  frame() {
    const { clock } = this.#stage;
    for (const one of this.#rabbits) {
      if (one.isOut) continue;
      const light = this.#chamber.brightness(one.tile);
      one.eyes.setVisible((clock.now + one.beat) % BLINK.every > BLINK.ms);
      if (light >= OUT_FROM) void this.#pop(one);
    }
  }

  destroy() {
    for (const { eyes, rabbit } of this.#rabbits) {
      eyes.destroy();
      rabbit.destroy();
    }
  }

  async #pop(one: Rabbit) {
    const stage = this.#stage;
    one.isOut = true;
    const { rabbit, eyes } = one;
    eyes.setVisible(false);
    const { y, scale } = rabbit;
    rabbit
      .setVisible(true)
      .setY(y + 14 * scale)
      .setScale(scale, scale * 0.3);
    stage.sound.play('konijn', { volume: 0.5 });
    await stage.tween({ targets: rabbit, to: { y, scaleY: scale }, ms: MS.up, ease: 'Back.Out' });
    await stage.tween({ targets: rabbit, to: { angle: 6 }, ms: 110, yoyo: true, repeat: 1, pop: true });
  }
}
