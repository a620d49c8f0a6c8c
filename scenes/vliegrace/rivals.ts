import type { GameStage, Image, Klodder, Rect } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

/** Where they fly when nobody passes them, how far they sway, and how large they are. */
const PLACES = [
  { x: 548, y: 520, sway: 16, ms: 2300 },
  { x: 690, y: 410, sway: 12, ms: 1900 },
  { x: 96, y: 400, sway: 14, ms: 2700 },
] as const;
const SIZE = { plane: 0.66, klodder: 42 } as const;
/** How quickly one that fell behind comes back, and how much of what the plane is carried along it is too. */
const BACK = 1.6;
const ALONG = 0.7;
/** Half of a rival, of the pupil's plane, and how quickly one makes way for that and for the right spelling. */
const HALF = { rival: { x: 84, y: 68 }, plane: { x: 96, y: 52 } } as const;
const ASIDE = { ms: 200, top: 300, bottom: 600, up: 14 } as const;
const WAVE = { angle: -16, ms: 150, far: 24 } as const;

interface Rival {
  image: Image;
  klodder: Klodder | undefined;
  isBehind: boolean;
  aside: number;
  x: number;
  y: number;
}

/** Krul, Tik and Sjaak fly along. They make way, wave at who passes them, and pass back without fuss. */
export class Rivals {
  readonly #stage: GameStage;
  readonly #all: Rival[];
  #age = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    const names = [undefined, 'tik', 'sjaak'] as const;
    this.#all = PLACES.map(({ x, y }, i) => {
      const name = names[i];
      const depth = DEPTHS.rival + i;
      const klodder = name && stage.klodder(name, { x, y, size: SIZE.klodder, depth });
      const image = stage.image(name ? `rivaal-${i - 1}` : 'krul', x, y).setDepth(depth + 0.5);
      if (name) image.setScale(SIZE.plane);
      return { image, klodder, isBehind: x < 230, aside: 0, x, y };
    });
  }

  /** A plane is at (x, y), and was carried `along`; they look at it, and are never behind it. */
  frame(ms: number, { x, y }: { x: number; y: number }, along: number) {
    this.#age += ms;
    for (const [i, rival] of this.#all.entries()) {
      const { x: home, y: high, sway, ms: beat } = PLACES[i]!;
      rival.x += Math.min(0, along) * ALONG + (home - rival.x) * BACK * (ms / 1000);
      const still = this.#stage.reducedMotion;
      rival.aside += (this.#free(rival.x, high, x, y) - high - rival.aside) * (1 - Math.exp(-ms / ASIDE.ms));
      rival.y = high + rival.aside + (still ? 0 : Math.sin((this.#age / beat) * Math.PI * 2) * sway);
      this.#put(rival);
      rival.klodder?.look(x, y);
      const isBehind = rival.x < x - WAVE.far;
      if (isBehind && !rival.isBehind) this.#wave(rival);
      rival.isBehind = isBehind;
    }
  }

  /** What lands in the finale: each of them can be put somewhere. */
  get landing(): { put(x: number, y: number): void; cheer(): void }[] {
    return this.#all.map((rival) => ({
      put: (x, y) => {
        [rival.x, rival.y] = [x, y];
        this.#put(rival);
      },
      cheer: () => rival.klodder?.face('happy'),
    }));
  }

  /** The height nearest to `high` at which a rival at `at` is not behind the plane at (x, y), nor behind the right spelling. */
  #free(at: number, high: number, x: number, y: number): number {
    const { rect } = this.#stage.kit.banner;
    const [width, height] = [2 * HALF.plane.x, 2 * HALF.plane.y];
    const things: Rect[] = [{ x: x - HALF.plane.x, y: y - ASIDE.up - HALF.plane.y, width, height }];
    if (rect) things.push(rect);
    let free = high;
    for (const thing of things) {
      if (Math.abs(at - thing.x - thing.width / 2) > thing.width / 2 + HALF.rival.x) continue;
      const middle = thing.y + thing.height / 2;
      const side = high < middle ? -1 : 1;
      const edge = middle + side * (thing.height / 2 + HALF.rival.y);
      if ((edge - free) * side > 0) free = edge;
    }
    return Math.max(ASIDE.top, Math.min(ASIDE.bottom, free));
  }

  #put({ image, klodder, x, y }: Rival) {
    image.setPosition(x, y);
    klodder?.setPosition(x - 8, y - 1);
  }

  #wave({ image, klodder }: Rival) {
    klodder?.face('happy', 900, 'look');
    void this.#stage.tween({
      targets: image,
      to: { angle: WAVE.angle },
      ms: WAVE.ms,
      yoyo: true,
      repeat: 1,
      pop: true,
    });
  }
}
