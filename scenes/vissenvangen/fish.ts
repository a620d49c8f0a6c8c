import type { Rng } from '../../engine/exercise/index.ts';
import type { Container, GameStage, Image, WordCard } from '../../engine/stage/index.ts';
import { BODIES, PATTERNS, TAILS } from './art/sizes.ts';
import { DEPTHS } from './places.ts';
import { far, wayTo, type Point, type Rope, type Zone } from './rules.ts';

const TUNING = {
  /** The card hangs so far under the middle of its fish. */
  belly: 36,
  /** It is where it wanted to be, and looks for another place. */
  there: 8,
  /** With the boat and its rope so near it is curious and hardly swims. */
  curious: { far: 300, share: 0.2 },
  /** Out of so many places it comes up where the boat is not. */
  starts: 6,
  eye: 3.6,
  wag: { slow: 130, turn: 0.32 },
  bob: { slow: 620, high: 3 },
} as const;
const MS = { rise: 300, leap: 430, slip: 420, hop: 380, dive: 220 } as const;

export interface FishOptions {
  card: WordCard;
  zone: Zone;
  /** Beside its own size. */
  size: number;
  /** The tallest card there is room for: pictures get smaller. */
  tallest: number;
  /** u/s. */
  speed: number;
  /** It comes up clear of this, when there is room. */
  boat: Point;
  rng: Rng;
}

/** A fish with a word card. Its thing is the fish alone; the card hangs under it, upright. */
export class Fish implements Point {
  x: number;
  y: number;
  readonly card: WordCard;
  readonly thing: Container;
  readonly frameName: string;
  isOut = false;
  /** It was caught or it has swum off: it swims about no more. */
  isHeld = false;
  readonly #stage: GameStage;
  readonly #options: FishOptions;
  readonly #tail: Image;
  readonly #eye: Image;
  readonly #eyeAt: Point;
  /** How far its card hangs below it. */
  readonly #low: number;
  #goal: Point;
  #way = 1;

  constructor(stage: GameStage, options: FishOptions) {
    const { card, rng, tallest, size } = options;
    this.#stage = stage;
    this.#options = options;
    this.card = card.setDepth(DEPTHS.card);
    card.setScale(Math.min(1, tallest / card.height));
    this.#low = TUNING.belly * size + (card.height * card.scale) / 2;
    const body = rng.below(BODIES.length);
    this.frameName = `vis-${body}-${rng.below(PATTERNS)}`;
    this.#tail = stage.image(`staart-${body}`, TAILS[body]!, 0);
    this.#eyeAt = BODIES[body]!;
    this.#eye = stage.image('pupil', this.#eyeAt.x, this.#eyeAt.y);
    this.thing = stage.scene.add.container(0, 0, [this.#tail, stage.image(this.frameName, 0, 0), this.#eye]);
    this.thing.setDepth(DEPTHS.fish);
    const starts = Array.from({ length: TUNING.starts }, () => this.#somewhere());
    const start = starts.reduce((best, one) =>
      far(one, options.boat) > far(best, options.boat) ? one : best,
    );
    [this.x, this.y] = [start.x, start.y];
    this.#goal = this.#somewhere();
    this.#put();
  }

  /** Comes up from the deep. */
  async rise(delay: number) {
    const { thing, card } = this;
    const scale = card.scale;
    thing.setScale(0.3).setAlpha(0);
    card.setScale(scale * 0.6).setAlpha(0);
    const pop = { ms: MS.rise, delay, ease: 'Back.Out', pop: true };
    await Promise.all([
      this.#stage.tween({
        targets: thing,
        to: { scaleX: this.#way * this.#options.size, scaleY: this.#options.size, alpha: 1 },
        ...pop,
      }),
      this.#stage.tween({ targets: card, to: { scale, alpha: 1 }, ...pop }),
    ]);
  }

  /** Swims about in its own water, never through rope, and looks at the boat. */
  frame(ms: number, boat: Point, rope: Rope) {
    const { clock } = this.#stage;
    if (!this.thing.scene) return;
    const way = wayTo(this, boat);
    this.#eye.setPosition(this.#eyeAt.x + way.x * TUNING.eye * this.#way, this.#eyeAt.y + way.y * TUNING.eye);
    if (this.isHeld) return;
    this.#tail.setScale(1 - Math.abs(Math.sin(clock.now / TUNING.wag.slow)) * TUNING.wag.turn, 1);
    const isCurious = rope.length > 0 && way.far < TUNING.curious.far;
    const speed = this.#options.speed * (isCurious ? TUNING.curious.share : 1);
    if (speed > 0) this.#swim((speed * ms) / 1000, rope);
    this.#put();
  }

  /** A hop out of the water: this is the one. */
  async hop() {
    const { y } = this.thing;
    this.isHeld = true;
    this.#stage.sound.play('spring', { volume: 0.7 });
    this.#stage.fx.burst('splash', this.x, this.y, { count: 6 });
    const to = { y: y - 44 };
    await this.#stage.tween({ targets: this.thing, to, ms: MS.hop / 2, ease: 'Quad.Out', yoyo: true });
    this.isHeld = false;
  }

  /** Leaps in a bow over the gunwale. */
  async leap(into: Point) {
    this.isHeld = true;
    if (this.card.look !== 'out') this.card.look = 'right';
    void this.#stage.tween({ targets: this.card, to: { alpha: 0 }, ms: MS.dive, delay: MS.leap });
    await leapInto(this.#stage, this.thing.setDepth(DEPTHS.leaping), into, 0);
    this.thing.setVisible(false);
  }

  /** Slippery as soap: it slides out of the loop, away from the boat. */
  async slip(boat: Point) {
    const { left, right } = this.#options.zone;
    this.isHeld = true;
    const to = Math.min(right + 30, Math.max(left - 30, this.x + (this.x < boat.x ? -70 : 70)));
    this.#stage.sound.play('zeepglij');
    this.#stage.fx.burst('bubbles', this.x, this.y, { count: 8, spread: 50 });
    this.#face(to - this.x);
    await this.#stage.tween({
      targets: this,
      to: { x: to },
      ms: MS.slip,
      ease: 'Quad.Out',
      onUpdate: () => this.#put(),
    });
    this.isHeld = false;
  }

  /** Swims off by itself to a net, and is in it. */
  async swimTo(to: Point) {
    this.isHeld = true;
    this.#face(to.x - this.x);
    void this.#stage.tween({ targets: this.card, to: { alpha: 0 }, ms: MS.dive });
    await this.#stage.tween({ targets: this.thing, to: { x: to.x, y: to.y - 46 }, ms: MS.leap + MS.slip });
    await this.#stage.tween({ targets: this.thing, to: { y: to.y, scaleY: 0.3, alpha: 0 }, ms: MS.dive });
  }

  /** Out of play: it is pale, and its word is gone. */
  putOut() {
    this.isOut = true;
    this.card.look = 'out';
    this.thing.setAlpha(0.55);
  }

  async leave() {
    const { thing, card } = this;
    this.isHeld = true;
    const stage = this.#stage;
    await stage.tween({ targets: [thing, card], to: { alpha: 0, scaleX: 0.4, scaleY: 0.4 }, ms: MS.dive });
    thing.destroy();
    card.destroy();
  }

  #swim(step: number, rope: Rope) {
    if (far(this, this.#goal) < TUNING.there) this.#goal = this.#somewhere();
    const { x, y } = wayTo(this, this.#goal);
    const next = { x: this.x + x * step, y: this.y + y * step };
    if (rope.bars(this, { x: this.x + x * 40, y: this.y + y * 40 })) {
      this.#goal = this.#somewhere();
      return;
    }
    this.#face(this.#goal.x - this.x);
    [this.x, this.y] = [next.x, next.y];
  }

  #face(dx: number) {
    if (Math.abs(dx) < 4) return;
    this.#way = dx < 0 ? -1 : 1;
    this.thing.setScale(this.#way * this.#options.size, this.#options.size);
  }

  #somewhere(): Point {
    const { zone, rng } = this.#options;
    return { x: rng.between(zone.left, zone.right), y: rng.between(zone.top, zone.bottom) };
  }

  #put() {
    const { clock, calm, reducedMotion } = this.#stage;
    const bob =
      calm || reducedMotion ? 0 : Math.sin(clock.now / TUNING.bob.slow + this.x / 90) * TUNING.bob.high;
    this.thing.setPosition(this.x, this.y + bob);
    this.card.setPosition(this.x, this.y + this.#low);
  }
}

/** A fish as it is seen in a tank: by the name of its sprite; a small one has its tail and eye on it already. */
export function portrait(stage: GameStage, frame: string): Container {
  const kind = Number(/^vis-(\d)/.exec(frame)?.[1] ?? -1);
  const body = stage.image(frame, 0, 0);
  const eye = BODIES[kind];
  if (!eye) return stage.scene.add.container(0, 0, [body]);
  return stage.scene.add.container(0, 0, [
    stage.image(`staart-${kind}`, TAILS[kind]!, 0),
    body,
    stage.image('pupil', eye.x + 2, eye.y),
  ]);
}

/** A leap in a bow from the water into the boat. */
export async function leapInto(stage: GameStage, thing: Container | Image, into: Point, delay: number) {
  const from = { x: thing.x, y: thing.y };
  const now = { share: 0 };
  const size = Math.abs(thing.scaleX);
  const [wayX, wayY] = [Math.sign(thing.scaleX) || 1, Math.sign(thing.scaleY) || 1];
  stage.clock.after(delay, () => {
    stage.sound.play('spring', { rate: 1 + delay / 1400 });
    stage.fx.burst('splash', from.x, from.y, { count: 6 });
  });
  await stage.tween({
    targets: now,
    to: { share: 1 },
    ms: MS.leap,
    delay,
    ease: 'Sine.In',
    onUpdate: () => {
      if (!thing.scene) return;
      const { share } = now;
      thing.setPosition(
        from.x + (into.x - from.x) * share,
        from.y + (into.y - from.y) * share - Math.sin(share * Math.PI) * 120,
      );
      const scale = size * (1 - share * 0.55);
      thing.setScale(wayX * scale, wayY * scale).setRotation(share * wayX * 0.9);
    },
  });
}
