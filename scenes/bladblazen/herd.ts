import type { FormPlay, Input, Via } from '../../engine/stage/index.ts';
import type { Heap } from './heap.ts';
import type { Park } from './park.ts';
import { FIELD } from './places.ts';
import { clearOf, far, herding, inField, MOUTH, PACE, push, Rake, wayFrom, type Field } from './rules.ts';
import type { WordLeaf } from './word-leaf.ts';

/** How fast a leaf is herded by one who does it by himself, in u/s; it slows down by so much a u on the last bit. */
const SPEED = { herded: 330, slows: 5, least: 60 } as const;
/** Who makes haste goes so fast, herds so fast, and the rake is so many times as fast. */
const BRISK = { herded: 800, blown: 2.4, rake: 2.4 } as const;
/** The hand of the example: it taps so far behind a leaf, and holds so long and so much longer for each u that the leaf has to go. */
const SHOWN = { behind: 150, holdMs: 300, perU: 1.6, lies: 40 } as const;
const WAIT: Input = { kind: 'wait', ms: 50 };

/** One exercise of some form: leaves with words, and heaps that they are blown to. */
export interface Raking extends FormPlay {
  readonly herd: Herd;
  readonly heaps: readonly Heap[];
}

/** The leaves with words of one exercise: blown over the lawn, and raked when they lie in an opening. */
export class Herd {
  readonly leaves: readonly WordLeaf[];
  readonly #park: Park;
  readonly #heaps: readonly Heap[];
  readonly #field: Field;
  readonly #raked: (leaf: WordLeaf, heap: Heap) => boolean;
  /** What is herded by itself, and where to. */
  #going: { leaf: WordLeaf; heap: Heap } | undefined;
  /** The leaf that was blown last: no other one is raked. */
  #led: WordLeaf | undefined;
  #in: Heap | undefined;
  readonly #rake = new Rake();

  /** `raked` is told of a leaf that was held in an opening, and answers whether that counted. */
  constructor(
    park: Park,
    leaves: readonly WordLeaf[],
    heaps: readonly Heap[],
    field: Field,
    raked: (leaf: WordLeaf, heap: Heap) => boolean,
  ) {
    this.#park = park;
    this.leaves = leaves;
    this.#heaps = heaps;
    this.#field = field;
    this.#raked = raked;
  }

  /** How full the ring of the rake is. */
  get share(): number {
    return this.#rake.share;
  }

  /** One goes behind a leaf and blows it to a heap. */
  herd(leaf: WordLeaf, heap: Heap) {
    if (!this.#park.isOpen || !leaf.isFree) return;
    this.#park.hero.isLed = false;
    this.#going = { leaf, heap };
  }

  /** What leads to a leaf in a heap: nothing but to wait while it is herded there; undefined where it is to be pointed out. */
  step(leaf: WordLeaf, heap: Heap, via: Via): Input | undefined {
    if (this.#going?.leaf === leaf && this.#going.heap === heap) return WAIT;
    const { stage, isExample } = this.#park;
    const isEasy = stage.calm || stage.settings.support;
    return isExample && !isEasy && via === 'pointer' ? this.#show(leaf, heap) : undefined;
  }

  /** A finger or a key leads the hero somewhere else. */
  stray() {
    this.#going = undefined;
  }

  frame(ms: number) {
    const { isOpen } = this.#park;
    if (!isOpen) this.#going = undefined;
    else if (this.#going) this.#herdOn(ms);
    else this.#blow(ms);
    this.#move(ms);
    this.#rakeOn(isOpen ? ms : 0);
  }

  /** As a pupil blows it there: a tap behind the leaf, and a hold where it should go. */
  #show({ leaf }: WordLeaf, { mouth }: Heap): Input {
    const { hero } = this.#park;
    if (this.#rake.share > 0 || leaf.speed > SHOWN.lies) return WAIT;
    if (herding(hero, leaf, mouth).blows)
      return { kind: 'hold', ...mouth, ms: SHOWN.holdMs + far(leaf, mouth) * SHOWN.perU };
    if (hero.walker.speed > 0) return WAIT;
    const way = wayFrom(mouth, leaf);
    const behind = { x: leaf.x + way.x * SHOWN.behind, y: leaf.y + way.y * SHOWN.behind };
    return { kind: 'tap', ...inField(behind, FIELD) };
  }

  #herdOn(ms: number) {
    const { hero, isBrisk } = this.#park;
    const { leaf, heap } = this.#going!;
    if (!leaf.isFree) return void (this.#going = undefined);
    const { walk, blows } = herding(hero, leaf.leaf, heap.mouth);
    if (isBrisk) hero.walker.go(walk, PACE.run);
    else hero.walker.go(walk, blows ? SPEED.herded : PACE.dash);
    hero.aimAt(leaf.leaf);
    hero.blows = blows;
    if (!blows) return;
    this.#lead(leaf);
    const slow = SPEED.least + far(leaf.leaf, heap.mouth) * SPEED.slows;
    const speed = Math.min(slow, isBrisk ? BRISK.herded : SPEED.herded);
    leaf.leaf.guide(wayFrom(leaf.leaf, heap.mouth), speed, ms);
  }

  /** The nearest leaf in the cone catches the wind: what lies behind it is in its lee. */
  #blow(ms: number) {
    const { hero } = this.#park;
    if (!hero.blows) return;
    const [nearest] = this.leaves
      .filter((one) => one.isFree && push(hero, hero.aim, one.leaf))
      .sort((a, b) => far(hero, a.leaf) - far(hero, b.leaf));
    if (!nearest) return;
    nearest.leaf.blow(push(hero, hero.aim, nearest.leaf)!, hero.isBrisk ? ms * BRISK.blown : ms);
    this.#lead(nearest);
  }

  #lead(leaf: WordLeaf) {
    if (this.#led === leaf) return;
    this.#led?.clip(false);
    this.#led = leaf;
    leaf.clip(this.leaves.length > 1);
  }

  #move(ms: number) {
    const { air } = this.#park;
    for (const one of this.leaves) {
      if (!one.isFree) continue;
      const isIn = this.#heaps.some(({ mouth }) => far(mouth, one.leaf) < MOUTH.near);
      one.leaf.step(ms, isIn ? { ...air, drag: air.drag * MOUTH.drag } : air, this.#field);
    }
    for (const one of this.leaves) if (one !== this.#led) this.#makeWay(one);
    for (const one of this.leaves) one.frame(this.#park.hero.box);
  }

  /** Cards never lie over each other: the one that is led stays behind what cannot go aside. */
  #makeWay(other: WordLeaf) {
    for (const one of this.leaves) {
      if (one === other || !one.isFree || !other.isFree) continue;
      const by = clearOf(other.box, one.box);
      if (!by) continue;
      other.leaf.shift(by, this.#field);
      const left = clearOf(one.box, other.box);
      if (left) one.leaf.shift(left, this.#field);
    }
  }

  #rakeOn(ms: number) {
    const led = this.#led?.isFree ? this.#led : undefined;
    const into = led && this.#heaps.find(({ mouth }) => far(mouth, led.leaf) < MOUTH.near);
    if (into && into !== this.#in) {
      this.#in?.ring(0);
      this.#in = into;
      this.#rake.share = 0;
      this.#park.stage.sound.play('hark', { volume: 0.5 });
    }
    const isFull = this.#rake.step(this.#park.isBrisk ? ms * BRISK.rake : ms, into !== undefined);
    this.#in?.ring(this.#rake.share);
    if (!isFull || !led || !this.#in) return;
    this.#rake.share = 0;
    if (!this.#raked(led, this.#in)) return;
    this.#in.ring(0);
    this.#going = undefined;
    led.isFree = false;
  }
}
