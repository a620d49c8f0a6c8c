import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { DEPTHS, FIELD, START } from './places.ts';
import { ASLANT, BESIDE, far, GAITS, gaitTo, Walker, type Gait, type Spot } from './rules.ts';

/** Size of the ring as it is drawn. */
const RING = 200;
/** How high it bobs at each gait's speed, how long a step is, and how far apart footprints are, in u. */
const STEP = { high: 0.026, long: 34, print: 46 } as const;
/** The net: how it is held, how far back and down it swings, in degrees. */
const NET = {
  held: 18,
  back: -38,
  down: 96,
  sway: 9,
  swayMs: 95,
  ms: { back: 90, down: 130, rest: 260 },
} as const;
const FADE = 0.16;
/** Its cheeks while it holds its breath: how high they are, and how they swell. */
const CHEEKS = { y: -36, swell: 0.07, ms: 260 } as const;
/** At this speed a step sounds as loud as it can, in u/s. */
const LOUDEST = 360;

/** The pupil's own Klodder with a net, and the ring in which its steps are heard. */
export class Hero implements Spot {
  readonly walker = new Walker(START);
  /** A finger or the arrows lead it, until it is sent to a bug. */
  isLed = false;
  /** Where the lower edge of the garden is now. */
  bottom: number = FIELD.bottom;
  readonly #stage: GameStage;
  readonly #klodder: Klodder;
  readonly #ring: Image;
  readonly #net: Image;
  readonly #cheeks: Image;
  /** A bug is in reach: the net is up, ready to come down. */
  isPoised = false;
  #isSwinging = false;
  #walked = 0;
  #printed = 0;

  constructor(stage: GameStage, klodder: Klodder) {
    this.#stage = stage;
    this.#klodder = klodder;
    this.#ring = stage.image('kring', START.x, START.y).setDepth(DEPTHS.ring).setAlpha(0);
    this.#net = stage.image('net', 0, 0).setAngle(NET.held);
    klodder.hold(this.#net);
    this.#cheeks = stage.image('wangen', 0, CHEEKS.y).setAlpha(0);
    klodder.add(this.#cheeks);
  }

  get x() {
    return this.walker.x;
  }

  get y() {
    return this.walker.y;
  }

  /** Sneaks up to a bug, and comes to stand beside it. */
  sneakTo({ x, y }: Spot, gait: Gait) {
    this.isLed = false;
    this.walker.go({ x: x + (this.x < x ? -BESIDE : BESIDE), y: y + 2 }, gait);
  }

  /** Trots back to where an exercise begins. */
  goHome() {
    this.isLed = false;
    this.walker.go(START, 'dash');
  }

  /** Goes to where a finger is: the farther away that is, the faster. */
  follow(to: Spot) {
    this.walker.go(to, gaitTo(far(this, to)));
  }

  /** `shown`: how far steps are heard, or would be; `isMasked` where nobody hears them all the same. */
  frame(ms: number, shown: number, isMasked: boolean) {
    const { walker } = this;
    const before = { x: walker.x, y: walker.y };
    walker.step(ms, { ...FIELD, bottom: this.bottom });
    const moved = Math.hypot(walker.x - before.x, walker.y - before.y);
    this.#walked = moved > 0 ? this.#walked + moved : 0;
    const high = Math.max(3, walker.speed * STEP.high);
    const bob = this.#stage.reducedMotion ? 0 : Math.abs(Math.sin((this.#walked / STEP.long) * Math.PI));
    this.#klodder.setPosition(walker.x, walker.y - bob * high);
    if (moved > 0 && Math.abs(walker.way.x) > 0.2) this.#klodder.turn(walker.way.x < 0);
    this.#printed += moved;
    if (this.#printed > STEP.print) {
      this.#printed = 0;
      this.#klodder.print();
      this.#stage.sound.play('stap', { volume: Math.min(1, 0.15 + walker.speed / LOUDEST) });
    }
    this.#ring.setPosition(walker.x, walker.y).setScale(shown / RING, shown / RING / ASLANT);
    const wanted = shown < 8 ? 0 : isMasked ? 0.35 : 1;
    this.#ring.setAlpha(this.#ring.alpha + (wanted - this.#ring.alpha) * FADE);
    this.#holdBreath();
  }

  /** The round is over: nobody hears it any more. */
  leave() {
    this.#ring.setVisible(false);
    this.#cheeks.setVisible(false);
    this.#klodder.hold();
  }

  /** Swings the net towards a place. */
  async swing(at: Spot) {
    const { back, down, held, ms } = NET;
    const net = this.#net;
    this.walker.stop();
    this.#isSwinging = true;
    this.#klodder.turn(at.x < this.x);
    this.#stage.sound.play('net');
    await this.#stage.tween({ targets: net, to: { angle: back }, ms: ms.back, ease: 'Quad.Out' });
    await this.#stage.tween({ targets: net, to: { angle: down }, ms: ms.down, ease: 'Quad.In' });
    await this.#stage.tween({ targets: net, to: { angle: held }, ms: ms.rest, ease: 'Sine.InOut' });
    this.#isSwinging = false;
  }

  /** Who goes on tiptoe, or is about to swing the net, holds its breath. */
  #holdBreath() {
    const { clock, reducedMotion } = this.#stage;
    const { speed } = this.walker;
    const holds = this.isPoised || (speed > 0 && speed <= GAITS.tiptoe.speed);
    const swells = reducedMotion ? 0 : Math.sin(clock.now / CHEEKS.ms) * CHEEKS.swell;
    this.#cheeks
      .setAlpha(this.#cheeks.alpha + (Number(holds) - this.#cheeks.alpha) * FADE)
      .setScale(1 + swells);
    if (this.#isSwinging) return;
    const sway = reducedMotion ? 0 : Math.sin(clock.now / NET.swayMs) * NET.sway;
    const wanted = this.isPoised ? NET.back + sway : NET.held;
    this.#net.setAngle(this.#net.angle + (wanted - this.#net.angle) * FADE * 2);
  }
}
