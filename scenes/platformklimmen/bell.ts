import type { Choice } from '../../engine/exercise/index.ts';
import type { BucketSign, ChoiceThing, GameStage, Image, WordCard } from '../../engine/stage/index.ts';
import type { BellPlace } from './layout.ts';
import { DEPTHS } from './places.ts';
import { baseOf, TOWER } from './rules.ts';

/** Heights in u: the bell over the upper board, the hand at the tassel, how far it gives; length of drawn rope. */
const AT = { bell: 54, tassel: 58, gives: 26, rope: 100, from: 56, drops: 40 } as const;
const SWING = { angle: 26, ms: 210, times: 5 } as const;
const MS = { lower: 380, up: 320, back: 200 } as const;
const ROLLED = 0.12;

/** A bell on the upper board, with a rope that holds its word and ends in a tassel. */
export class Bell implements ChoiceThing {
  readonly choice: Choice;
  /** Its word or sign. */
  readonly thing: WordCard | BucketSign;
  readonly place: BellPlace;
  readonly tassel: Image;
  #stage: GameStage;
  #arch: Image;
  #bell: Image;
  #rope: Image;
  #top: number;
  #end: number;
  #cardY: number;
  /** How much of its rope hangs down, how far it is pulled, and how much lower it all hangs for who is still below; its card drops in. */
  #hangs = { share: ROLLED, pulled: 0, lower: 0, drop: AT.drops as number };
  #beckons = false;

  constructor(
    stage: GameStage,
    choice: Choice,
    thing: WordCard | BucketSign,
    { place, at }: { place: BellPlace; at: number },
  ) {
    this.#stage = stage;
    this.choice = choice;
    this.thing = thing;
    this.place = place;
    const base = baseOf(at);
    const { x } = place;
    this.#top = base - TOWER.hall - AT.bell;
    this.#end = base - place.up - AT.tassel;
    this.#cardY = base - place.cardUp;
    this.#rope = stage.image('touw', x, this.#top + AT.from).setDepth(DEPTHS.rope);
    this.#arch = stage.image('beugel', x, this.#top).setDepth(DEPTHS.bell - 2);
    this.#bell = stage.image('bel', x, this.#top).setDepth(DEPTHS.bell);
    this.tassel = stage.image('kwast', x, this.#end).setDepth(DEPTHS.rope + 1);
    thing.setX(x).setDepth(DEPTHS.card);
    for (const part of this.#parts) part.setAlpha(0);
    this.#hang();
  }

  get x() {
    return this.place.x;
  }

  /** Upper edge of its card where that belongs, in the world. */
  get cardTop() {
    return this.#cardY - (this.thing.height * this.thing.scaleY) / 2;
  }

  get #parts() {
    return [this.#rope, this.#arch, this.#bell, this.tassel, this.thing];
  }

  /** Comes down from the board above. */
  async lower(delay: number) {
    const stage = this.#stage;
    await Promise.all([
      stage.tween({ targets: this.#parts, to: { alpha: 1 }, ms: MS.lower / 2, delay, pop: true }),
      this.#move({ share: 1, drop: 0 }, MS.lower, 'Back.Out', delay),
    ]);
  }

  /** Hangs so much lower than it belongs, for who is still below. */
  hangLower(lower: number) {
    if (lower === this.#hangs.lower) return;
    this.#hangs.lower = lower;
    this.#hang();
  }

  /** How far it is pulled, 0 to 1. */
  pull(share: number) {
    this.#hangs.pulled = share;
    this.#hang();
    if (!this.#stage.reducedMotion) this.#bell.setAngle(-10 * share);
  }

  /** Whether the climber can reach it: the tassel says so. */
  beckon(on: boolean) {
    if (on === this.#beckons) return;
    this.#beckons = on;
    this.tassel.setScale(on ? 1.18 : 1);
  }

  /** Swings and sounds: higher on every floor. */
  async ring(at: number) {
    const stage = this.#stage;
    stage.sound.play('bel', { rate: 0.84 + 0.045 * at });
    void this.letGo();
    stage.fx.burst('stars', this.x, this.#top + 20, { count: 8 });
    const way = { t: 0 };
    await stage.tween({
      targets: way,
      to: { t: 1 },
      ms: SWING.ms * SWING.times,
      ease: 'Linear',
      onUpdate: () => {
        if (!this.#bell.scene) return;
        const angle = Math.sin(way.t * SWING.times * Math.PI) * SWING.angle * (1 - way.t);
        this.#bell.setAngle(stage.reducedMotion ? angle * 0.2 : angle);
      },
    });
  }

  /** Springs back without a sound. */
  letGo() {
    return this.#move({ pulled: 0 }, MS.back, 'Back.Out');
  }

  /** Its rope rolls up, snips of paper come down: next try. */
  async rollUp() {
    const stage = this.#stage;
    this.beckon(false);
    stage.sound.play('rol');
    stage.fx.burst('confetti', this.x, this.tassel.y, { count: 16, spread: 60 });
    await this.#move({ share: ROLLED }, MS.up, 'Quad.In');
    this.tassel.setVisible(false);
    this.thing.look = 'out';
  }

  async leave() {
    await this.#stage.tween({ targets: this.#parts, to: { alpha: 0 }, ms: 180, pop: true });
    for (const part of this.#parts) part.destroy();
  }

  #move(to: { share?: number; pulled?: number; drop?: number }, ms: number, ease: string, delay = 0) {
    const onUpdate = () => this.#rope.scene && this.#hang();
    return this.#stage.tween({ targets: this.#hangs, to, ms, ease, delay, onUpdate });
  }

  #hang() {
    const { share, pulled, lower, drop } = this.#hangs;
    const from = this.#top + AT.from;
    const length = (this.#end + lower + pulled * AT.gives - from) * share;
    this.tassel.setY(from + length);
    this.#rope.setScale(this.#rope.scaleX, Math.max(0.01, length / AT.rope));
    this.thing.setY(this.#cardY + lower - drop);
  }
}
