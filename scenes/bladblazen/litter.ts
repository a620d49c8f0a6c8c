import type { GameStage, Image } from '../../engine/stage/index.ts';
import type { Heap } from './heap.ts';
import type { Hero } from './hero.ts';
import { DEPTHS, LITTER_FIELD } from './places.ts';
import { far, Leaf, push, type Air, type Spot } from './rules.ts';

/** So many lie about; in so many shapes and colours. */
const COUNT = 22;
const KINDS = 6;
/** A loose leaf is lighter than one with a word. */
const LIGHT = { push: 1.25, drag: 1.15, spin: 0.0012 } as const;
/** So near to the middle of an opening or a heap it is on the heap. */
const CATCH = { mouth: 64, heap: 96 } as const;
const MS = { fall: 420, into: 300 } as const;
const FALLS_FROM = 90;
/** None falls so near to the middle, where words and hero are. */
const FREE = { x: 683, y: 520, wide: 190, high: 120 } as const;

interface LitterHelp {
  /** One comes to lie on a heap. */
  caught(): void;
  /** The golden one does. */
  gold(at: Spot): void;
}

interface Loose {
  leaf: Leaf;
  image: Image;
  isFree: boolean;
}

/** Loose leaves on the lawn: they whirl along with all that is blown, and lie on a heap for good. */
export class Litter {
  readonly #stage: GameStage;
  readonly #help: LitterHelp;
  readonly #all: Loose[];
  readonly #gold: Loose;

  constructor(stage: GameStage, help: LitterHelp) {
    this.#stage = stage;
    this.#help = help;
    const loose = (frame: string): Loose => ({
      leaf: new Leaf(),
      image: stage.image(frame, 0, 0).setDepth(DEPTHS.litter).setVisible(false),
      isFree: false,
    });
    this.#all = Array.from({ length: COUNT }, (_, i) => loose(`blaadje-${i % KINDS}`));
    this.#gold = loose('blaadje-goud');
  }

  /** Those that can be blown now. */
  get lying(): readonly Leaf[] {
    return this.#all.filter(({ isFree }) => isFree).map(({ leaf }) => leaf);
  }

  /** As many fall as are missing, and the golden one comes or goes. */
  fall(seed: string, heaps: readonly Heap[], hasGold: boolean) {
    const rng = this.#stage.rng.fork(`blaadjes/${seed}`);
    const all = [...this.#all, ...(hasGold ? [this.#gold] : [])];
    if (!hasGold) this.#gold.image.setVisible((this.#gold.isFree = false));
    for (const one of all) {
      let at: Spot;
      do at = { x: rng.between(110, 1256), y: rng.between(300, 690) };
      while (isTaken(at, heaps));
      const isThere = one.isFree && heaps.every((heap) => far(heap, one.leaf) > CATCH.heap);
      if (!isThere) void this.#drop(one, at, rng.between(-180, 180));
    }
  }

  /** The blower blows, and heaps catch what comes to them. */
  frame(ms: number, hero: Hero, air: Air, heaps: readonly Heap[]) {
    const drag = { ...air, drag: air.drag * LIGHT.drag };
    for (const one of [...this.#all, this.#gold]) {
      if (!one.isFree) continue;
      const { leaf, image } = one;
      const by = hero.blows ? push(hero, hero.aim, leaf) : undefined;
      if (by) leaf.blow({ x: by.x * LIGHT.push, y: by.y * LIGHT.push }, ms);
      if (leaf.speed === 0 && !by) continue;
      leaf.step(ms, drag, LITTER_FIELD);
      image.setPosition(leaf.x, leaf.y);
      if (!this.#stage.reducedMotion) image.rotation += leaf.vx * LIGHT.spin;
      const heap = heaps.find((near) => far(near.mouth, leaf) < CATCH.mouth || far(near, leaf) < CATCH.heap);
      if (heap) this.#into(one, heap);
    }
  }

  async #drop(one: Loose, at: Spot, angle: number) {
    one.leaf.lie(at);
    one.isFree = false;
    const { image } = one;
    this.#stage.scene.tweens.killTweensOf(image);
    image.setVisible(true).setPosition(at.x, at.y - FALLS_FROM).setAlpha(0).setScale(1).setAngle(angle); // prettier-ignore
    await this.#stage.tween({ targets: image, to: { y: at.y, alpha: 1 }, ms: MS.fall, ease: 'Sine.In' });
    one.isFree = true;
  }

  #into(one: Loose, heap: Heap) {
    one.isFree = false;
    const { image } = one;
    this.#stage.scene.tweens.killTweensOf(image);
    const to = { x: heap.x, y: heap.y + 20, scale: 0.7, alpha: 0 };
    void this.#stage.tween({ targets: image.setAlpha(1), to, ms: MS.into, ease: 'Quad.In' });
    heap.nudge();
    if (one === this.#gold) this.#help.gold(one.leaf);
    else this.#help.caught();
  }
}

const isTaken = (at: Spot, heaps: readonly Heap[]) =>
  (Math.abs(at.x - FREE.x) < FREE.wide && Math.abs(at.y - FREE.y) < FREE.high) ||
  heaps.some((heap) => far(heap, at) < 130 || far(heap.mouth, at) < 90);
