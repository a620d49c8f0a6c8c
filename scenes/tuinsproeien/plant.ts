import type { Choice } from '../../engine/exercise/index.ts';
import type {
  BucketSign,
  ChoiceThing,
  Container,
  GameStage,
  Image,
  WordCard,
} from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type { Place, Spot, Thirst } from './rules.ts';

const MS = { rise: 380, apart: 40, open: 260, burst: 240, leaf: 260, lift: 260, clear: 180 } as const;
/** Where plants stand that drink together, from the middle of their bed. */
const BED = { x: 58, size: 0.86 } as const;
/** How high over its foot a plant is watered, and how near water has to fall, at full size. */
const MOUTH = { up: 52, wide: 66, high: 60 } as const;
/** How far a thirsty plant hangs over, in radians. */
const DROOP = 0.3;
/** From these levels on it looks a stage further. */
const STAGES = [0.16, 0.5, 0.97] as const;
const GAUGE = { x: -68, y: -6, bottom: -4 } as const;
const SWAY_MS = 820;
/** How large it opens at first, and in the end. */
const LARGE = { burst: 1.9, open: 1.3 } as const;
/** How far a blossom that opens before other signs stays over its own. */
const CLEAR = 30;
/** Least width and height of what a finger hits over the sign. */
const HIT = { width: 170, up: 102 } as const;

interface PlantLook {
  choice: Choice;
  card: WordCard | BucketSign;
  /** Number of its flower. */
  kind: number;
  place: Place;
  size: number;
  /** Several of a kind stand in one bed. */
  isBed: boolean;
}

/** A thirsty plant, or a bed of them, with a sign that says what it stands for. */
export class Plant implements ChoiceThing {
  readonly choice: Choice;
  /** The sign: what is offered. */
  readonly thing: Container;
  readonly card: WordCard | BucketSign;
  readonly kind: number;
  readonly hit: { width: number; height: number };
  thirst: Thirst;
  isOut = false;
  readonly #stage: GameStage;
  readonly #place: Place;
  readonly #size: number;
  readonly #stems: Image[];
  readonly #ground: Image[] = [];
  readonly #gauge: readonly [tube: Image, level: Image];
  readonly #swing: number;
  readonly #home: { y: number; card: number };
  #extra: Image[] = [];
  #hasOpened = false;

  /** `swing`: how far it sways, in u. */
  constructor(stage: GameStage, look: PlantLook, thirst: Thirst, swing: number) {
    const { choice, card, kind, place, size, isBed } = look;
    this.#stage = stage;
    this.choice = choice;
    this.card = card;
    this.kind = kind;
    this.#place = place;
    this.#size = size;
    this.#swing = swing;
    this.thirst = thirst;
    const { x, foot } = place;
    const depth = place.isBack ? DEPTHS.plant : DEPTHS.frontPlant;
    const add = (frame: string, atX: number, atY: number) =>
      stage.image(frame, atX, atY).setDepth(depth).setScale(size);
    this.#ground.push(add('plas', x, foot + 2).setAlpha(0));
    const spots = isBed ? [-BED.x, BED.x, 0] : [0];
    this.#stems = spots.map((dx, i) =>
      add(`bloem-${kind}-0`, x + dx * size, foot + (i === 2 ? 4 : 0)).setScale(size * (isBed ? BED.size : 1)),
    );
    if (isBed) this.#ground.push(add('bak', x, foot + 6));
    const gauge = { x: x + (isBed ? GAUGE.x - 60 : GAUGE.x) * size, y: foot + GAUGE.y * size };
    const level = add('peil', gauge.x, gauge.y + GAUGE.bottom * size).setScale(size, 0);
    this.#gauge = [add('meter', gauge.x, gauge.y), level];
    // What is offered is the sign, but a finger may be on all of the plant: its place is the middle of both.
    const height = card.height * card.scaleY;
    const [top, bottom] = [foot - HIT.up * size, place.sign + height / 2];
    const middle = (top + bottom) / 2;
    this.#home = { y: middle, card: place.sign - middle };
    const stake = stage.image('paaltje', 0, place.sign - middle - height / 2 + 6);
    this.thing = stage.scene.add.container(x, middle, [stake, card]).setDepth(DEPTHS.sign);
    card.setPosition(0, this.#home.card);
    this.hit = { width: Math.max(HIT.width * size, card.width * card.scaleX), height: bottom - top };
  }

  /** Where it is watered. */
  get mouth(): Spot {
    return { x: this.#place.x, y: this.#place.foot - MOUTH.up * this.#size };
  }

  /** Its blossom. */
  get head(): Spot {
    return { x: this.#place.x, y: this.#place.foot - 104 * this.#size };
  }

  /** Whether water that comes down here falls on it. */
  catches(x: number, y: number): boolean {
    const { x: ownX, y: ownY } = this.mouth;
    const wide = MOUTH.wide * this.#size + (this.#stems.length > 1 ? BED.x * this.#size * 0.6 : 0);
    return Math.abs(x - ownX - this.#swayNow * 0.6) < wide && Math.abs(y - ownY) < MOUTH.high * this.#size;
  }

  /** Comes up out of the ground. */
  async rise(i: number) {
    const all = [...this.#stems, ...this.#ground.slice(1), ...this.#gauge];
    const tween = (targets: object[] | object, to: Record<string, number>) =>
      this.#stage.tween({ targets, to, ms: MS.rise, delay: i * MS.apart, ease: 'Back.Out', pop: true });
    for (const one of all) one.setAlpha(0);
    this.thing.setAlpha(0).setY(this.#home.y + 26);
    await Promise.all([
      tween(all, { alpha: 1 }),
      tween(this.thing, { alpha: 1, y: this.#home.y }),
      ...this.#stems.map((stem) => {
        const to = stem.scaleY;
        stem.setScale(stem.scaleX, to * 0.4);
        return tween(stem, { scaleY: to });
      }),
    ]);
  }

  frame(ms: number) {
    this.thirst.frame(ms);
    const { level } = this.thirst;
    this.#gauge[1].setScale(this.#size, level);
    this.#ground[0]!.setAlpha(Math.min(1, level * 2.2) * 0.9);
    const upright = Math.min(1, level * 2);
    this.#stems.forEach((stem, i) => {
      const droop = (i % 2 ? -1 : 1) * (this.#place.x > 683 ? -1 : 1) * DROOP * (1 - upright);
      stem.setRotation((this.isOut ? 0 : droop) + this.#swayNow / 90);
      if (!this.#hasOpened) this.#dress(stem, STAGES.filter((from) => level >= from).length);
    });
  }

  /** Opens, three sizes too large. */
  async open() {
    const stage = this.#stage;
    this.#hasOpened = true;
    await stage.tween({ targets: this.thirst, to: { level: 1 }, ms: MS.open, ease: 'Sine.Out' });
    if (!this.thing.scene) return;
    const { x, y } = this.head;
    stage.sound.play('bloem-open', { rate: 1 + (this.kind % 4) * 0.06 });
    stage.fx.burst('confetti', x, y, { count: 14, spread: 90 });
    await Promise.all(
      this.#stems.map(async (stem) => {
        this.#dress(stem, 3);
        const usual = stem.scaleX;
        // In front of the signs behind it, and clear of its own.
        if (!this.#place.isBack) stem.setDepth(DEPTHS.sign + 1).setY(stem.y - CLEAR * this.#size);
        const to = { scale: usual * LARGE.burst };
        await stage.tween({ targets: stem, to, ms: MS.burst, ease: 'Back.Out', pop: true });
        const end = { scale: usual * LARGE.open };
        await stage.tween({ targets: stem, to: end, ms: MS.burst, ease: 'Sine.InOut', pop: true });
      }),
    );
  }

  /** Politely holds a leaf over itself; water pearls off. */
  async shelter() {
    const stage = this.#stage;
    this.isOut = true;
    this.thirst.level = 0;
    const { x, y } = this.head;
    const leaf = stage
      .image('paraplu', x, y + 34 * this.#size)
      .setDepth(DEPTHS.water + 1)
      .setScale(0.1);
    this.#extra.push(leaf);
    const to = { scale: this.#size * (this.#stems.length > 1 ? 1.3 : 0.94) };
    await stage.tween({ targets: leaf, to, ms: MS.leaf, ease: 'Back.Out', pop: true });
  }

  /** It was asked after all: its sign comes up. */
  async lift() {
    const to = { y: this.#home.y - 22 };
    await this.#stage.tween({ targets: this.thing, to, ms: MS.lift, ease: 'Back.Out', pop: true });
  }

  async clear() {
    const targets = [this.thing, ...this.#stems, ...this.#ground, ...this.#gauge, ...this.#extra];
    await this.#stage.tween({ targets, to: { alpha: 0 }, ms: MS.clear });
    for (const one of targets) one.destroy();
  }

  get #swayNow(): number {
    if (this.#swing === 0) return 0;
    return Math.sin(this.#stage.clock.now / SWAY_MS + this.#place.x) * this.#swing;
  }

  #dress(stem: Image, stage: number) {
    const frame = `bloem-${this.kind}-${stage}`;
    if (stem.frame.name !== frame && this.#stage.hasImage(frame)) stem.setFrame(frame, false, false);
  }
}
