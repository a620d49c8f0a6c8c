import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

/** Where cows graze: far off, and nearer. */
const COWS = [
  { x: 372, y: 428, size: 0.42 },
  { x: 986, y: 436, size: 0.44, flip: true },
  { x: 196, y: 500, size: 0.72 },
  { x: 1074, y: 506, size: 0.74, flip: true },
] as const;
/** Where the head is, from the feet of a cow. */
const NECK = { x: 34, y: -46 } as const;
/** How far a head turns up, in degrees, and how quickly it follows. */
const UP = { most: 42, least: -14, follow: 0.12 } as const;

interface Cow {
  head: Image;
  toLeft: boolean;
  angle: number;
}

/** The cows of the meadow: they look at who comes down, and follow with their heads. */
export class Cows {
  readonly #stage: GameStage;
  readonly #all: Cow[];

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#all = COWS.map((place) => {
      const { x, y, size } = place;
      const toLeft = 'flip' in place;
      const side = toLeft ? -1 : 1;
      const part = (frame: string, px: number, py: number, depth: number) =>
        stage.image(frame, px, py).setScale(size).setFlipX(toLeft).setDepth(depth);
      part('koe', x, y, DEPTHS.cow + 2);
      const head = part('koe-kop', x + side * NECK.x * size, y + NECK.y * size, DEPTHS.cow + 3);
      return { head, toLeft, angle: 0 };
    });
  }

  /** They look at something. */
  look(x: number, y: number) {
    for (const cow of this.#all) {
      const { head, toLeft } = cow;
      const side = toLeft ? -1 : 1;
      const ahead = Math.max(40, (x - head.x) * side);
      const up = (Math.atan2(head.y - y, ahead) * 180) / Math.PI;
      const wish = Math.max(UP.least, Math.min(UP.most, up));
      cow.angle += (wish - cow.angle) * (this.#stage.reducedMotion ? 1 : UP.follow);
      head.setAngle(-side * cow.angle);
    }
  }

  /** One of them says what it thinks of it. */
  moo(i: number) {
    const { head } = this.#all[i % this.#all.length]!;
    this.#stage.sound.play('boe', { rate: 0.9 + 0.1 * (i % 3) });
    const to = { scaleY: head.scaleY * 1.14 };
    void this.#stage.tween({ targets: head, to, ms: 160, yoyo: true, pop: true });
  }
}
