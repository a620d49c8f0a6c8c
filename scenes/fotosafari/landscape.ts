import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
import { LANDS, type Land } from './art/names.ts';
import { GROUNDS, STRIPS } from './art/sizes.ts';
import { DEPTHS, LAND } from './places.ts';

/** How fast strips pass by, as shares of the ground. */
const SHARE = { ver: 0.12, midden: 0.45, pol: 1, voor: 1.5 } as const;
const PART = {
  ver: [LAND.far, DEPTHS.far],
  midden: [LAND.near, DEPTHS.near],
  voor: [LAND.front, DEPTHS.front],
} as const;
/** Tufts on the ground: how wide they are strewn, and x and y of each. */
const TUFTS = { wide: 1640, spots: [[70, 440], [330, 560], [520, 660], [760, 470], [960, 600], [1130, 690], [1330, 500], [1530, 640]] } as const; // prettier-ignore
const ASIDE = 120;
const DRIVE = { speed: 1250, ms: 560 } as const;
const BRAKE_MS = 260;
const FADE_MS = 700;

interface Strip {
  images: Image[];
  /** Where each begins; it comes back at the right as soon as it is out of sight, `wide` further on. */
  from: readonly number[];
  wide: number;
  /** How far beside the view it is out of sight. */
  aside: number;
  share: number;
  at: number;
}

interface Scenery {
  name: Land;
  strips: Strip[];
  ground: Container;
}

/** The lands that pass by: sheets of paper at their own speeds, each for ever; from one land the jeep comes into the next. */
export class Landscape {
  /** How fast the ground passes by now, in u/s. */
  speed = 0;
  /** Somebody holds the camera still: the jeep brakes. */
  isBraked = false;
  readonly #stage: GameStage;
  readonly #usual: number;
  #land: Scenery | undefined;
  #driveMs = 0;

  constructor(stage: GameStage, usual: number) {
    this.#stage = stage;
    this.#usual = usual;
  }

  get land(): Land {
    return this.#land?.name ?? LANDS[0];
  }

  /** The jeep comes into a land; `atOnce` where it is there already. */
  enter(name: Land, atOnce = false) {
    const before = this.#land;
    if (before?.name === name) return;
    this.#land = this.#make(name);
    const now = this.#imagesOf(this.#land);
    const ms = atOnce || !before ? 1 : FADE_MS;
    for (const image of now) image.setAlpha(0);
    void this.#stage.tween({ targets: now, to: { alpha: 1 }, ms });
    if (!before) return;
    const gone = this.#imagesOf(before);
    void this.#stage.tween({ targets: gone, to: { alpha: 0 }, ms, delay: ms * 0.6 }).then(() => {
      for (const image of gone) image.destroy();
    });
  }

  /** On to the next animals. */
  driveOn() {
    if (this.#stage.reducedMotion) return;
    this.#driveMs = DRIVE.ms;
  }

  frame(ms: number) {
    this.#driveMs = Math.max(0, this.#driveMs - ms);
    const drive = DRIVE.speed * Math.sin((this.#driveMs / DRIVE.ms) * Math.PI * 0.5);
    const goal = this.isBraked ? 0 : this.#usual;
    this.speed += (goal - this.speed) * Math.min(1, ms / BRAKE_MS);
    if (Math.abs(this.speed) < 0.5) this.speed = goal === 0 ? 0 : this.speed;
    const by = ((this.speed + drive) * ms) / 1000;
    if (by === 0 || !this.#land) return;
    for (const strip of this.#land.strips) {
      strip.at = (strip.at + by * strip.share) % strip.wide;
      this.#lay(strip);
    }
  }

  #lay({ images, from, wide, aside, at }: Strip) {
    const least = this.#stage.view.left - aside;
    for (const [i, image] of images.entries()) {
      const past = (from[i]! - at - least) % wide;
      image.x = least + (past < 0 ? past + wide : past);
    }
  }

  #make(name: Land) {
    const stage = this.#stage;
    const wideOf = () => stage.view.right - stage.view.left;
    const strips = (['ver', 'midden', 'voor'] as const).map((part): Strip => {
      const { wide } = STRIPS[part];
      const [y, depth] = PART[part];
      const images = Array.from({ length: Math.ceil(wideOf() / wide) + 2 }, () =>
        stage.image(`${name}-${part}`, 0, y).setDepth(depth),
      );
      const from = images.map((_, i) => i * wide);
      return { images, from, wide: wide * images.length, aside: wide, share: SHARE[part], at: 0 };
    });
    const { wide, spots } = TUFTS;
    const tufts = spots.map(([, y]) =>
      stage
        .image(`${name}-pol`, 0, y)
        .setDepth(DEPTHS.tuft)
        .setScale(0.7 + (y - 440) / 500),
    );
    strips.push({ images: tufts, from: spots.map(([x]) => x), wide, aside: ASIDE, share: SHARE.pol, at: 0 });
    const ground = stage.scene.add.container(683, LAND.ground).setDepth(DEPTHS.ground);
    const field = stage.scene.add
      .rectangle(0, 0, 10, 10, parseInt(GROUNDS[name].slice(1), 16))
      .setOrigin(0.5, 0);
    ground.add(field);
    stage.onResize(({ left, right, bottom }) => {
      if (!field.scene) return;
      field.setSize(right - left + 20, bottom - LAND.ground + 10);
      for (const strip of strips) this.#lay(strip);
    });
    return { name, strips, ground };
  }

  #imagesOf({ strips, ground }: Scenery): (Image | Container)[] {
    return [ground, ...strips.flatMap(({ images }) => images)];
  }
}
