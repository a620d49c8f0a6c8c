import type { Mark } from '../../engine/exercise/index.ts';
import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import type { Point } from './outline.ts';

/** Moes stands on the ladder; the pupil's own Klodder looks on from the ground. */
const MOES = { x: 118, y: 474, size: 132 } as const;
const FRIEND = { x: 1266, y: 656, size: 96 } as const;
const DEPTH = { friends: 10, flying: 90, hand: 120 } as const;
const MS = { dip: 300, dipReduced: 160, flight: 380, quick: 220, away: 420, fall: 620 } as const;
/** Height of the curve that paint flies in. */
const ARC = { dip: 120, throw: 110 } as const;
/** Size of the paint in hand, and where Moes holds it by: beside his face. */
const HAND = { scale: 0.66, originX: 0.2, originY: 0.46 } as const;
/** What the hand's speed does to the paint in it. */
const WOBBLE = { follow: 0.3, perSpeed: 0.004, most: 0.3, beat: 0.35 } as const;
const DRIP_EVERY = 1100;
const DANCE = { ms: 130, times: 3, smear: 0.62, slide: 1500 } as const;

type Stage3 = 1 | 2 | 3;

/** Moes with a handful of dripping paint, and everything that flies. */
export class Painter {
  readonly moes: Klodder;
  readonly friend: Klodder | undefined;
  /** The paint in hand. */
  mark: Mark | undefined;
  readonly #stage: GameStage;
  readonly #carried: Image;
  #held: Image | undefined;
  #size: Stage3 = 1;
  #loads = 0;
  #lastX = 0;
  #sway = 0;
  #drip = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.moes = stage.klodder('moes', { ...MOES, depth: DEPTH.friends });
    if (stage.avatar) this.friend = stage.klodder('eigen', { ...FRIEND, depth: DEPTH.friends });
    this.#carried = stage.image('klodder-A-1', 0, 0).setDepth(DEPTH.hand).setVisible(false);
  }

  /** Where Moes holds his paint. */
  get hand(): Point {
    return { x: this.moes.x + 62, y: this.moes.y - 52 };
  }

  /** Takes paint from a pot; what was in hand drops back. Resolves when it is in hand. */
  async dip(mark: Mark, from: Point) {
    const turn = ++this.#loads;
    this.mark = mark;
    this.#letGo();
    this.#stage.sound.play('dip');
    const ms = this.#stage.reducedMotion ? MS.dipReduced : MS.dip;
    await this.#fly(`klodder-${mark}-2`, from, this.hand, ms, ARC.dip);
    if (turn !== this.#loads) return;
    this.#hold(mark, 1);
    void this.moes.squash(0.1);
  }

  /** Has a fresh handful at once. */
  take(mark: Mark) {
    this.#loads++;
    this.mark = mark;
    this.#hold(mark, 1);
  }

  /** The handful gets smaller: 1 is fresh, 3 is nearly gone. */
  shrinkTo(size: Stage3) {
    if (this.mark === undefined || size === this.#size || !this.#held) return;
    this.#hold(this.mark, size);
  }

  /** Throws what is in hand (a quick throw leaves some); with `water` it turns to water half-way. Resolves at the hit. */
  async throwAt(to: Point, { water = false, quick = false } = {}) {
    const mark = this.mark ?? 'A';
    const from = this.#carried.visible ? { x: this.#carried.x, y: this.#carried.y } : this.hand;
    if (!quick) this.empty();
    this.#stage.sound.play('zwiep');
    void this.moes.squash(0.14);
    const frame = `klodder-${mark}-${quick ? 2 : 1}`;
    await this.#fly(frame, from, to, quick ? MS.quick : MS.flight, ARC.throw, water);
  }

  /** Nothing in hand any more. */
  empty() {
    this.#loads++;
    this.mark = undefined;
    this.#letGo();
  }

  /** Paint at the finger, on its way to the wall. */
  carry(x: number, y: number) {
    if (this.mark === undefined) return;
    if (!this.#carried.visible) this.#lastX = x;
    this.#carried.setFrame(`klodder-${this.mark}-1`).setVisible(true).setPosition(x, y);
    this.#held?.setVisible(false);
  }

  /** The finger let go. */
  stopCarrying() {
    this.#carried.setVisible(false);
    this.#held?.setVisible(true);
  }

  /** Clear water splashes on the wall and runs off it. */
  async splashWater(at: Point) {
    const stage = this.#stage;
    const pool = stage.image('plas-water', at.x, at.y).setDepth(DEPTH.flying);
    pool.setScale(0.5).setAlpha(0.95);
    stage.sound.play('druip');
    this.spray('water', at, 6);
    await stage.tween({ targets: pool, to: { scale: 1 }, ms: 150, ease: 'Back.Out', pop: true });
    await stage.tween({
      targets: pool,
      to: { y: at.y + 70, scaleY: 1.3, alpha: 0 },
      ms: MS.away,
      ease: 'Sine.In',
    });
    pool.destroy();
  }

  /** Drops fly off a hit. */
  spray(what: Mark | 'water', at: Point, count: number) {
    const stage = this.#stage;
    const rng = stage.rng;
    const many = stage.reducedMotion ? Math.min(4, count) : count;
    for (let i = 0; i < many; i++) {
      const drop = stage
        .image(`drup-${what}`, at.x, at.y)
        .setDepth(DEPTH.flying)
        .setScale(rng.between(0.6, 1.2));
      const angle = rng.between(-Math.PI, 0);
      const far = rng.between(50, 120);
      const way = { t: 0 };
      const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far];
      void stage
        .tween({
          targets: way,
          to: { t: 1 },
          ms: MS.fall * rng.between(0.7, 1),
          ease: 'Linear',
          onUpdate: () =>
            drop.scene &&
            drop
              .setPosition(at.x + dx * way.t, at.y + dy * way.t + 150 * way.t * way.t)
              .setAlpha(way.t < 0.7 ? 1 : (1 - way.t) / 0.3),
        })
        .then(() => drop.destroy());
    }
  }

  /** Where everyone looks. */
  watch(x: number, y: number) {
    this.moes.look(x, y);
    this.friend?.look(x, y);
  }

  cheer() {
    this.moes.face('happy', 1600);
    this.friend?.face('proud', 1600);
    void this.moes.hop();
    void this.friend?.hop(16);
  }

  /** A dance with a smear of the paint on his belly. */
  dance(mark: Mark) {
    const stage = this.#stage;
    this.cheer();
    void stage
      .tween({
        targets: this.moes,
        to: { angle: 7 },
        ms: DANCE.ms,
        yoyo: true,
        repeat: DANCE.times,
        pop: true,
      })
      .then(() => this.moes.scene && this.moes.setAngle(0));
    const { x, y } = this.moes;
    const smear = stage.image(`klodder-${mark}-3`, x - 34, y - 40).setDepth(DEPTH.friends + 1);
    void stage
      .tween({
        targets: smear.setScale(DANCE.smear),
        to: { y: y - 16, alpha: 0 },
        ms: DANCE.slide,
        ease: 'Quad.In',
      })
      .then(() => smear.destroy());
  }

  startle() {
    this.moes.face('oops', 900);
    this.friend?.face('think', 900);
  }

  /** Every step: the paint wobbles with the speed of the hand, and drips. */
  frame(ms: number) {
    const { reducedMotion, clock } = this.#stage;
    if (this.#carried.visible) {
      const speed = ((this.#carried.x - this.#lastX) / ms) * 1000;
      this.#lastX = this.#carried.x;
      const wanted = Math.max(-WOBBLE.most, Math.min(WOBBLE.most, speed * WOBBLE.perSpeed * 0.1));
      this.#sway += (wanted - this.#sway) * WOBBLE.follow;
      this.#carried
        .setRotation(-this.#sway)
        .setScale(1 - Math.abs(this.#sway) * 0.4, 1 + Math.abs(this.#sway) * 0.4);
    }
    const held = this.#held;
    if (!held || reducedMotion) return;
    const beat = Math.sin((clock.now / 1000) * Math.PI * 2 * WOBBLE.beat);
    held.setScale(HAND.scale * (1 + beat * 0.04), HAND.scale * (1 - beat * 0.05));
    this.#drip += ms;
    if (this.#drip < DRIP_EVERY || this.mark === undefined) return;
    this.#drip = 0;
    void this.#dropFrom(this.hand, this.mark);
  }

  async #dropFrom({ x, y }: Point, mark: Mark) {
    const drop = this.#stage
      .image(`drup-${mark}`, x, y + 24)
      .setDepth(DEPTH.friends + 1)
      .setScale(0.7);
    await this.#stage.tween({ targets: drop, to: { y: MOES.y + 176 }, ms: 560, ease: 'Quad.In' });
    drop.destroy();
  }

  #hold(mark: Mark, size: Stage3) {
    this.#size = size;
    this.#held = this.#stage.image(`klodder-${mark}-${size}`, 0, 0).setScale(HAND.scale);
    this.#held.setOrigin(HAND.originX, HAND.originY).setVisible(!this.#carried.visible);
    this.moes.hold(this.#held);
  }

  #letGo() {
    this.#held = undefined;
    this.#carried.setVisible(false);
    this.moes.hold();
  }

  async #fly(frame: string, from: Point, to: Point, ms: number, arc: number, water = false) {
    const blob = this.#stage.image(frame, from.x, from.y).setDepth(DEPTH.flying);
    const way = { t: 0 };
    const turn = to.x > from.x ? 1 : -1;
    await this.#stage.tween({
      targets: way,
      to: { t: 1 },
      ms,
      ease: 'Sine.In',
      onUpdate: () => {
        if (!blob.scene) return;
        const { t } = way;
        blob.setPosition(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t - arc * 4 * t * (1 - t));
        blob.setAngle(turn * 150 * t).setScale(1 + 0.16 * Math.sin(t * 14), 1 - 0.16 * Math.sin(t * 14));
        if (water && t > 0.5) blob.setFrame('klodder-water');
      },
    });
    blob.destroy();
  }
}
