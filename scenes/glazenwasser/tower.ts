import type { GameStage, Image } from '../../engine/stage/index.ts';
import { TOWER } from './art/sizes.ts';
import { DEPTHS, FLOOR, MIDDLE } from './places.ts';
import type { Hour } from './rules.ts';

/** Upper edge of the floor that is worked on. */
const TOP = 148;
/** The town at the foot of the tower: where it stands, and how small and low it is once the top is reached. */
const TOWN = { x: [24, 1342], y: 792, size: 1.12, top: { y: 812, size: 0.42 } } as const;
const CLOUDS = [
  { x: 70, y: 190, size: 0.9, drift: 5 },
  { x: 1290, y: 470, size: 1.1, drift: -4 },
  { x: 20, y: 560, size: 0.7, drift: 3 },
] as const;
/** How much slower than the tower clouds sink, and where they come back from above. */
const FAR = { cloud: 0.35, from: -80, to: 700 } as const;
const RISE_MS = 640;
/** The light over town and clouds as the day goes on. */
const LIGHT = {
  day: { colour: 0xff8fb0, alpha: 0 },
  evening: { colour: 0xff8fb0, alpha: 0.26 },
  dusk: { colour: 0x3b3a78, alpha: 0.42 },
} as const;
const FAR_AND_WIDE = { width: 6000, height: 4000 } as const;

/** The Inkttoren, floor after floor, with the town below that gets smaller. */
export class Tower {
  #stage: GameStage;
  /** Per floor in view its left half and its mirrored right half. */
  #slabs: Image[][];
  #town: Image[];
  #clouds: Image[];
  #floor = 0;
  readonly #shade: Phaser.GameObjects.Rectangle;

  /** `high` is how far up the cradle hangs already, 0 to 1. */
  constructor(stage: GameStage, high: number, hour: Hour) {
    this.#stage = stage;
    stage.backdrop();
    this.#slabs = [0, 1, 2].map(() =>
      [1, -1].map((side) => {
        const half = stage.image('gevel-0', MIDDLE, 0).setDepth(DEPTHS.tower);
        return half.setScale(half.scaleX * side, half.scaleY);
      }),
    );
    this.#town = TOWN.x.map((x) => stage.image('stad', x, TOWN.y).setDepth(DEPTHS.city));
    this.#clouds = CLOUDS.map(({ x, y, size }) =>
      stage.image('wolk', x, y).setScale(size).setDepth(DEPTHS.cloud),
    );
    const { width, height } = FAR_AND_WIDE;
    this.#shade = stage.scene.add.rectangle(MIDDLE, 384, width, height).setDepth(DEPTHS.light);
    this.light(hour);
    this.#lay(0);
    this.#farBelow(high);
  }

  /** What time of the day it is out there. */
  light(hour: Hour) {
    const { colour, alpha } = LIGHT[hour];
    this.#shade.setFillStyle(colour, alpha);
  }

  /** The cradle goes up a floor, to `high` of the whole way: `move` hears how far everything has sunk. */
  async rise(high: number, move: (sunk: number) => void) {
    const stage = this.#stage;
    const way = { sunk: 0 };
    const from = this.#clouds.map(({ y }) => y);
    this.#farBelow(high, RISE_MS);
    const update = () => {
      this.#lay(way.sunk);
      if (!stage.reducedMotion)
        this.#clouds.forEach((cloud, i) => (cloud.y = wrapped(from[i]! + way.sunk * FAR.cloud)));
      move(way.sunk);
    };
    await stage.tween({
      targets: way,
      to: { sunk: FLOOR },
      ms: RISE_MS,
      ease: 'Sine.InOut',
      onUpdate: update,
    });
    this.#floor++;
    way.sunk = FLOOR;
    move(FLOOR);
    this.#lay(0);
  }

  /** Every step: clouds drift. */
  frame(ms: number) {
    if (this.#stage.reducedMotion) return;
    this.#clouds.forEach((cloud, i) => {
      const { drift, x } = CLOUDS[i]!;
      cloud.x += (drift * ms) / 1000;
      if (Math.abs(cloud.x - x) > 120) cloud.x = x - Math.sign(drift) * 120;
    });
  }

  #lay(sunk: number) {
    // While everything sinks the lowest floor comes in again on top.
    const lowest = sunk > 0 ? -2 : 1;
    [-1, 0, lowest].forEach((below, i) => {
      const stones = TOWER.stones;
      const frame = `gevel-${(this.#floor - below + stones) % stones}`;
      for (const half of this.#slabs[i]!) {
        half.setY(TOP + below * FLOOR + sunk);
        if (half.frame.name !== frame && this.#stage.hasImage(frame)) half.setFrame(frame);
      }
    });
  }

  #farBelow(high: number, ms = 0) {
    const size = TOWN.size + (TOWN.top.size - TOWN.size) * high;
    const y = TOWN.y + (TOWN.top.y - TOWN.y) * high;
    const scale = size;
    for (const town of this.#town) {
      if (ms === 0) town.setScale(scale).setY(y);
      else void this.#stage.tween({ targets: town, to: { scale, y }, ms, pop: true });
    }
  }
}

const wrapped = (y: number) => (y > FAR.to ? FAR.from + (y - FAR.to) : y);
