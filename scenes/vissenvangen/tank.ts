import type { Container, GameStage } from '../../engine/stage/index.ts';
import { GLASS } from './art/sizes.ts';
import { portrait } from './fish.ts';
import { DEPTHS, TANK } from './places.ts';
import type { Point } from './rules.ts';

/** As many fish are seen in the tank on shore, and how large; the last ones that were caught. */
const SEEN = { most: 9, scale: 0.4 } as const;
const MS = { in: 520, swim: 2400 } as const;

interface Caught {
  frame: string;
  /** The net it was caught in. */
  school: string;
}

/** The tank on shore, where what was caught swims on. */
export class Tank {
  readonly #stage: GameStage;
  readonly #all: Caught[] = [];
  readonly #seen: Container[] = [];

  constructor(stage: GameStage) {
    this.#stage = stage;
    stage.image('bak', TANK.x, TANK.y).setDepth(DEPTHS.tank);
    stage.image('bak-glas', TANK.x, TANK.y).setDepth(DEPTHS.tank + 2);
  }

  /** All that was caught in this round. */
  get all(): readonly Caught[] {
    return this.#all;
  }

  /** One more plops in. */
  add(frame: string, school: string) {
    const stage = this.#stage;
    this.#all.push({ frame, school });
    if (this.#seen.length >= SEEN.most) this.#seen.shift()!.destroy();
    const { x, y } = this.#place(this.#all.length);
    const fish = portrait(stage, frame)
      .setPosition(TANK.x, TANK.y - 120)
      .setScale(0.1)
      .setDepth(DEPTHS.tank + 1);
    this.#seen.push(fish);
    void stage
      .tween({ targets: fish, to: { x, y, scale: SEEN.scale }, ms: MS.in, ease: 'Quad.In' })
      .then(() => {
        if (!fish.scene) return;
        stage.fx.burst('splash', x, TANK.y - GLASS.height / 2, { count: 4 });
        this.#swim(fish);
      });
  }

  /** To the other side of the tank and back, for ever. */
  #swim(fish: Container) {
    if (this.#stage.reducedMotion) return;
    const isLeft = fish.x > TANK.x;
    const scaleX = isLeft ? -SEEN.scale : SEEN.scale;
    fish.setScale(scaleX, SEEN.scale);
    const x = TANK.x + (isLeft ? -1 : 1) * GLASS.width * (0.16 + (fish.y % 10) / 60);
    void this.#stage
      .tween({ targets: fish, to: { x }, ms: MS.swim })
      .then(() => fish.scene && this.#swim(fish));
  }

  #place(count: number): Point {
    return {
      x: TANK.x + (((count * 37) % 11) / 11 - 0.5) * GLASS.width * 0.6,
      y: TANK.y + (((count * 53) % 7) / 7 - 0.36) * GLASS.height * 0.5,
    };
  }
}
