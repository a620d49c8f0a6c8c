import type { RawAnswer } from '../../engine/exercise/index.ts';
import type { BucketSign, GameStage, Image, Offer, WordCard } from '../../engine/stage/index.ts';
import type { BellPlace } from './layout.ts';
import { DEPTHS } from './places.ts';
import { baseOf, TOWER } from './rules.ts';

/** What a bell stands for. */
export interface BellSpec {
  id: string;
  value: string;
  label: string;
  plate: WordCard | BucketSign;
  answer: RawAnswer;
}

/** Heights in u: the bell over the upper board, the hand at the tassel, how far it gives; length of drawn rope. */
const AT = { bell: 54, tassel: 58, gives: 26, rope: 100, from: 56 } as const;
const SWING = { angle: 26, ms: 210, times: 5 } as const;
const MS = { lower: 380, up: 320, back: 200 } as const;
const ROLLED = 0.12;

/** A bell on the upper board, with a rope that holds its word and ends in a tassel. */
export class Bell {
  readonly spec: BellSpec;
  readonly place: BellPlace;
  readonly tassel: Image;
  /** Out of play: its rope is rolled up. */
  isOut = false;
  offer: Offer | undefined;
  #stage: GameStage;
  #arch: Image;
  #bell: Image;
  #rope: Image;
  #top: number;
  #end: number;
  #beckons = false;

  constructor(stage: GameStage, spec: BellSpec, place: BellPlace, at: number) {
    this.#stage = stage;
    this.spec = spec;
    this.place = place;
    const base = baseOf(at);
    const { x } = place;
    this.#top = base - TOWER.hall - AT.bell;
    this.#end = base - place.up - AT.tassel;
    this.#rope = stage.image('touw', x, this.#top + AT.from).setDepth(DEPTHS.rope);
    this.#arch = stage.image('beugel', x, this.#top).setDepth(DEPTHS.bell - 2);
    this.#bell = stage.image('bel', x, this.#top).setDepth(DEPTHS.bell);
    this.tassel = stage.image('kwast', x, this.#end).setDepth(DEPTHS.rope + 1);
    spec.plate.setPosition(x, base - place.cardUp).setDepth(DEPTHS.card);
    this.#stretch(0);
    for (const part of this.#parts) part.setVisible(false);
  }

  get x() {
    return this.place.x;
  }

  /** In the world: the middle of its word. */
  get cardY() {
    return this.spec.plate.y;
  }

  get #parts() {
    return [this.#rope, this.#arch, this.#bell, this.tassel, this.spec.plate];
  }

  /** Comes down from the board above. */
  async lower(delay: number) {
    const stage = this.#stage;
    const { plate } = this.spec;
    const y = plate.y;
    for (const part of this.#parts) part.setVisible(true).setAlpha(0);
    plate.setY(y - 40);
    const way = { share: ROLLED };
    await Promise.all([
      stage.tween({ targets: this.#parts, to: { alpha: 1 }, ms: MS.lower / 2, delay, pop: true }),
      stage.tween({ targets: plate, to: { y }, ms: MS.lower, delay, ease: 'Back.Out' }),
      stage.tween({
        targets: way,
        to: { share: 1 },
        ms: MS.lower,
        delay,
        ease: 'Back.Out',
        onUpdate: () => this.#hang(way.share),
      }),
    ]);
  }

  /** How far it is pulled, 0 to 1. */
  pull(share: number) {
    this.#stretch(share * AT.gives);
    if (!this.#stage.reducedMotion) this.#bell.setAngle(-10 * share);
  }

  /** Whether the climber can reach it: the tassel says so. */
  beckon(on: boolean) {
    if (on === this.#beckons) return;
    this.#beckons = on;
    this.tassel.setScale(on ? 1.18 : 1);
  }

  /** Springs back without a sound. */
  async letGo() {
    const pulled = { share: (this.tassel.y - this.#end) / AT.gives };
    await this.#stage.tween({
      targets: pulled,
      to: { share: 0 },
      ms: MS.back,
      ease: 'Back.Out',
      onUpdate: () => this.tassel.scene && this.pull(pulled.share),
    });
  }

  /** Swings and sounds: higher on every floor. */
  async ring(at: number) {
    const stage = this.#stage;
    stage.sound.play('bel', { rate: 0.84 + 0.045 * at });
    void this.letGo();
    stage.fx.burst('sterren', this.x, this.#top + 20, { count: 8 });
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

  /** Its rope rolls up, snips of paper come down: next try. */
  async rollUp() {
    const stage = this.#stage;
    this.isOut = true;
    this.beckon(false);
    stage.sound.play('rol');
    stage.fx.burst('confetti', this.x, this.tassel.y, { count: 16, spread: 60 });
    const way = { share: 1 };
    await stage.tween({
      targets: way,
      to: { share: ROLLED },
      ms: MS.up,
      ease: 'Quad.In',
      onUpdate: () => this.#rope.scene && this.#hang(way.share),
    });
    this.tassel.setVisible(false);
    this.spec.plate.look = 'out';
  }

  async leave() {
    await this.#stage.tween({ targets: this.#parts, to: { alpha: 0 }, ms: 180, pop: true });
    for (const part of this.#parts) part.destroy();
  }

  /** Only this share of the rope hangs down. */
  #hang(share: number) {
    const from = this.#top + AT.from;
    const length = (this.#end - from) * share;
    this.tassel.setY(from + length);
    this.#rope.setScale(this.#rope.scaleX, Math.max(0.01, length / AT.rope));
  }

  #stretch(more: number) {
    const from = this.#top + AT.from;
    this.tassel.setY(this.#end + more);
    this.#rope.setScale(this.#rope.scaleX, (this.#end + more - from) / AT.rope);
  }
}
