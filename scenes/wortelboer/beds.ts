import type { GameStage, Image, Spot } from '../../engine/stage/index.ts';
import { arc } from './harvest.ts';
import { bedAt, DEPTHS, depthAt } from './places.ts';
import { BEDS, growthOf, type Crop, type Plot } from './rules.ts';

const MS = {
  grow: 340,
  shiver: 90,
  hop: 260,
  nibble: 130,
  away: 300,
  seed: 200,
  pour: 260,
  lift: 110,
} as const;
/** Where leaves, the stake with its little label and a rabbit stand in a bed. */
const LEAVES_Y = 12;
const STAKE = { x: 45, y: 20 } as const;
const RABBIT = { x: 48, y: 16, from: 46, scale: 0.8 } as const;
/** An arrow bobs above what can be pulled. */
const ARROW = { y: -62, up: 10, ms: 460 } as const;
const SHIVER = 6;
/** Small carrots in a free bed: so many ripe ones can be pulled from there. */
const PROMISE = { x: 46, y: -4, apart: -25, scale: 0.6, most: 2 } as const;
const LIFT = 7;
/** A seed hops in from the farmer; the can hangs above it. */
const SEED = { y: -34, up: 40 } as const;
const CAN = { x: 34, y: -66, angle: -34, tint: 0x7cc6e8 } as const;

/** What a bed can be used for now. */
export type Use = 'none' | 'sow' | 'pull' | 'held';

/** The beds as they are seen: soil, what grows there, hills of the mole, and rabbits beside what is ripe too long. */
export class Beds {
  readonly soil: readonly Image[];
  readonly #stage: GameStage;
  readonly #leaves: readonly Image[];
  readonly #stakes: readonly Image[];
  readonly #hills: readonly Image[];
  readonly #arrows: readonly Image[];
  readonly #promises: readonly (readonly Image[])[];
  readonly #rabbits = new Map<number, Image>();
  readonly #shown: (string | undefined)[] = [];

  constructor(stage: GameStage) {
    this.#stage = stage;
    const each = (frame: string, dx: number, dy: number, depth: (bed: number) => number) =>
      Array.from({ length: BEDS }, (_, bed) => {
        const { x, y } = bedAt(bed);
        return stage.image(frame, x + dx, y + dy).setDepth(depth(bed));
      });
    this.soil = each('bed', 0, 0, () => DEPTHS.bed);
    this.#hills = each('molshoop', 0, 6, depthAt);
    this.#leaves = each('kiem', 0, LEAVES_Y, (bed) => depthAt(bed) + 1);
    this.#stakes = each('bordje', STAKE.x, STAKE.y, (bed) => depthAt(bed) + 2);
    this.#arrows = each('trek', 0, ARROW.y, () => DEPTHS.rain);
    const { x, y, apart, scale, most } = PROMISE;
    this.#promises = Array.from({ length: most }, (_, i) =>
      each('merk', x + i * apart, y, () => DEPTHS.bed + 1).map((one) => one.setScale(scale)),
    );
    if (!stage.reducedMotion)
      for (const arrow of this.#arrows)
        void stage.tween({ targets: arrow, to: { y: arrow.y - ARROW.up }, ms: ARROW.ms, yoyo: true, repeat: -1 }); // prettier-ignore
    for (const image of [
      ...this.#arrows,
      ...this.#hills,
      ...this.#leaves,
      ...this.#stakes,
      ...this.#promises.flat(),
    ])
      image.setVisible(false);
  }

  /** The leaves in a bed, when something grows there. */
  leavesAt = (bed: number): Image | undefined => (this.#leaves[bed]?.visible ? this.#leaves[bed] : undefined);

  /** Shows how all stands now; what has changed grows before one's eyes. `promises`: how many can be pulled from a bed. */
  draw(plot: Plot, useOf: (bed: number) => Use, promises: (bed: number) => number) {
    for (let bed = 0; bed < BEDS; bed++) {
      const crop = plot.at(bed);
      const use = useOf(bed);
      this.#setFrame(this.soil[bed]!, SOIL[use]);
      this.#arrows[bed]!.setVisible(use === 'pull');
      const ripe = promises(bed);
      for (const [i, small] of this.#promises.entries()) small[bed]!.setVisible(i < ripe);
      this.#hills[bed]!.setVisible(plot.isHill(bed));
      this.#stakes[bed]!.setVisible(crop !== undefined);
      this.#draw(bed, crop);
      this.#watch(bed, plot.isWatched(bed));
    }
  }

  /** A seed hops in from the farmer, and the can waters it by itself. */
  async plant(bed: number, from: Spot) {
    const stage = this.#stage;
    const { x, y } = bedAt(bed);
    const depth = depthAt(bed) + 5;
    const seed = stage.image('zaadje', from.x, from.y + SEED.y).setDepth(depth);
    await arc(stage, seed, { x, y, up: SEED.up, ms: MS.seed });
    seed.destroy();
    const can = stage.image('gietertje', x + CAN.x, y + CAN.y).setDepth(depth);
    stage.sound.play('giet');
    stage.fx.burst('splash', x, y - 8, { count: 6, spread: 40, tint: CAN.tint });
    await stage.tween({ targets: can, to: { angle: CAN.angle }, ms: MS.pour, ease: 'Back.Out', pop: true });
    can.destroy();
  }

  /** Beds hop: here it can be done. */
  hop(beds: readonly number[]) {
    for (const bed of beds) {
      const soil = this.soil[bed]!.setY(bedAt(bed).y);
      const to = { y: soil.y - LIFT };
      void this.#stage.tween({ targets: soil, to, ms: MS.lift, yoyo: true, repeat: 1, pop: true });
    }
  }

  /** A rabbit bites, and hops away. */
  async bite(bed: number) {
    const stage = this.#stage;
    const rabbit = this.#rabbits.get(bed);
    if (!rabbit) return;
    this.#rabbits.delete(bed);
    stage.sound.play('knabbel');
    if (stage.hasImage('konijn-knaagt')) rabbit.setFrame('konijn-knaagt');
    await stage.tween({ targets: rabbit, to: { scaleY: RABBIT.scale * 0.9 }, ms: MS.nibble, yoyo: true, repeat: 2, pop: true }); // prettier-ignore
    await this.#leave(rabbit);
  }

  /** Leaves shiver when somebody comes by. */
  shiver(beds: readonly number[]) {
    const targets = beds.flatMap((bed) => this.leavesAt(bed) ?? []);
    if (targets.length === 0) return;
    void this.#stage
      .tween({ targets, to: { angle: SHIVER }, ms: MS.shiver, yoyo: true, repeat: 1, pop: true })
      .then(() => targets.forEach((one) => one.scene && one.setAngle(0)));
  }

  #draw(bed: number, crop: Crop | undefined) {
    const leaves = this.#leaves[bed]!;
    const frame = crop && frameOf(crop);
    if (frame === this.#shown[bed]) return;
    this.#shown[bed] = frame;
    leaves.setVisible(frame !== undefined);
    if (!frame) return;
    this.#setFrame(leaves, frame);
    leaves.setScale(1, 0.3);
    void this.#stage.tween({ targets: leaves, to: { scaleY: 1 }, ms: MS.grow, ease: 'Back.Out', pop: true });
  }

  #watch(bed: number, isWatched: boolean) {
    const stage = this.#stage;
    const rabbit = this.#rabbits.get(bed);
    if (!isWatched) {
      this.#rabbits.delete(bed);
      if (rabbit) void this.#leave(rabbit);
      return;
    }
    if (rabbit) return;
    const { x, y } = bedAt(bed);
    const image = stage
      .image('konijn', x + RABBIT.x + RABBIT.from, y + RABBIT.y)
      .setScale(RABBIT.scale)
      .setDepth(depthAt(bed) + 3)
      .setAlpha(0);
    this.#rabbits.set(bed, image);
    const to = { x: x + RABBIT.x, alpha: 1 };
    void stage.tween({ targets: image, to, ms: MS.hop, ease: 'Back.Out', pop: true });
  }

  async #leave(rabbit: Image) {
    const to = { x: rabbit.x + RABBIT.from, alpha: 0 };
    await this.#stage.tween({ targets: rabbit, to, ms: MS.away, ease: 'Quad.In' });
    rabbit.destroy();
  }

  #setFrame(image: Image, frame: string) {
    if (this.#stage.hasImage(frame)) image.setFrame(frame);
  }
}

const SOIL: Readonly<Record<Use, string>> = {
  none: 'bed',
  sow: 'bed-vrij',
  pull: 'bed-trek',
  held: 'bed-trek',
};

function frameOf(crop: Crop): string {
  const growth = growthOf(crop);
  if (growth !== 'rijp') return growth;
  if (crop.isBitten) return 'hap';
  return crop.isGolden ? 'goud' : 'rijp';
}
