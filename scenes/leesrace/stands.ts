import type { GameStage, Image } from '../../engine/stage/index.ts';
import { SPECTATORS } from './art/sizes.ts';
import { DEPTHS, MIDDLE } from './places.ts';
import { wave } from './rules.ts';

const COLUMNS = 17;
const GROUND = 238;
/** How far they stand up for the wave and jump for joy, in u. */
const UP = { wave: 13, cheer: 17 } as const;
const FOLLOW = 0.08;
/** The first row near by: where its two stand, hidden and up, and how far from the middle of the banner. */
const FANS = { hidden: 930, up: 776, apart: 128 } as const;
/** The row right before us: how many, how far apart, and where they stand, up or out of the way. */
const BACKS = { count: 9, pitch: 196, up: 842, down: 930, kinds: 3, follow: 0.12 } as const;
const MS = { rise: 260, sink: 220 } as const;

interface Column {
  image: Image;
  home: number;
  lift: number;
}

/** The spectators: a slow wave goes along with the runner, they cheer, and two hold up the word. */
export class Stands {
  #stage: GameStage;
  #columns: Column[];
  #fans: Image[];
  #backs: { image: Image; lift: number }[];
  #front: number = BACKS.down;
  #offset = 0;
  #cheerUntil = -1;

  constructor(stage: GameStage) {
    this.#stage = stage;
    const rng = stage.rng.fork('publiek');
    this.#columns = Array.from({ length: COLUMNS }, (_, i) => ({
      image: stage.image(`publiek-${rng.below(SPECTATORS.kinds)}`, 0, GROUND).setDepth(DEPTHS.stands),
      home: i * SPECTATORS.width,
      lift: 0,
    }));
    this.#fans = [0, 1].map((i) => stage.image(`fan-${i}`, 0, FANS.hidden).setDepth(DEPTHS.fans));
    this.#backs = Array.from({ length: BACKS.count }, (_, i) => {
      const x = MIDDLE + (i - (BACKS.count - 1) / 2) * BACKS.pitch + rng.between(-22, 22);
      const image = stage.image(`rug-${(i + Math.floor(i / BACKS.kinds)) % BACKS.kinds}`, x, BACKS.down);
      return { image: image.setDepth(DEPTHS.front + 2), lift: 0 };
    });
    this.scroll(0);
  }

  /** The row before us stands in view, or makes room for the lanes. */
  front(up: boolean) {
    this.#front = up ? BACKS.up : BACKS.down;
  }

  /** They pass by as the course goes on, slower than what is near. */
  scroll(dx: number) {
    const whole = COLUMNS * SPECTATORS.width;
    this.#offset += dx;
    for (const { image, home } of this.#columns) {
      const x = (((home + this.#offset) % whole) + whole) % whole;
      image.setX(MIDDLE - whole / 2 + x);
    }
  }

  /** Every step: the wave is where the runner is. */
  frame(x: number, runs: boolean) {
    const { reducedMotion, clock } = this.#stage;
    for (const back of this.#backs) {
      const goal = this.#front - back.lift;
      back.image.y += (goal - back.image.y) * BACKS.follow;
    }
    if (reducedMotion) return;
    const cheers = clock.now < this.#cheerUntil;
    this.#columns.forEach((column, i) => {
      const goal = cheers
        ? Math.abs(Math.sin(clock.now / 190 + i * 1.9)) * UP.cheer
        : runs
          ? wave(column.image.x - x) * UP.wave
          : 0;
      column.lift += (goal - column.lift) * (cheers ? 0.3 : FOLLOW);
      column.image.setY(GROUND - column.lift);
    });
    this.#backs.forEach((back, i) => {
      const bob = cheers
        ? Math.abs(Math.sin(clock.now / 210 + i * 2.3)) * UP.cheer
        : runs
          ? wave(back.image.x - x) * UP.wave
          : 0;
      back.lift += (bob - back.lift) * (cheers ? 0.3 : FOLLOW);
    });
  }

  cheer(ms: number) {
    this.#cheerUntil = this.#stage.clock.now + ms;
    this.#stage.sound.play('publiek', { volume: 0.8 });
  }

  /** Two of the first row come up to hold the banner around x, or sink again. */
  hold(x?: number) {
    this.#fans.forEach((fan, i) => {
      if (x !== undefined) fan.setX(x + (i ? 1 : -1) * FANS.apart);
      void this.#stage.tween({
        targets: fan,
        to: { y: x === undefined ? FANS.hidden : FANS.up },
        ms: x === undefined ? MS.sink : MS.rise,
        ease: x === undefined ? 'Quad.In' : 'Back.Out',
        delay: i * 40,
      });
    });
  }
}
