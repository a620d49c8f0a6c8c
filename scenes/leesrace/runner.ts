import type { Face, GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { STEPS } from './art/sizes.ts';
import { DEPTHS, RIBBON, RUNNER, START_X } from './places.ts';
import { isCapital, isStop } from './rules.ts';

/** Size that a Klodder and its shoes are drawn at. */
const DRAWN = 96;
/** The body stands so high on its running legs, and bounces so far, at the drawn size. */
const LEGS = 15;
const BOUNCE = 7;
/** A frame of the legs for so many u of the way, and a print of ink for so many. */
const PER_FRAME = 9;
const PER_PRINT = 52;
const PRINTS = 14;
const MS = { print: 2000, jump: 190, still: 90 } as const;
const JUMP = 46;

/** The pupil's own Klodder on running shoes: it leaves prints of ink. Its place is the ground between its shoes. */
export class Runner {
  readonly klodder: Klodder;
  x: number = START_X;
  y: number = RIBBON.feet;
  #stage: GameStage;
  #size = RUNNER;
  #shoes: Image;
  #prints: Image[];
  #way = 0;
  #printed = 0;
  #printNo = 0;
  #last = { x: this.x, y: this.y };
  #stillFor = 0;
  #air = { height: 0 };
  #turn = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#prints = Array.from({ length: PRINTS }, () =>
      stage.image('shoe-print', 0, 0).setDepth(DEPTHS.print).setVisible(false),
    );
    this.#shoes = stage.image('loop-0', this.x, this.y).setDepth(DEPTHS.runner - 0.1);
    this.klodder = stage.klodder('eigen', { x: this.x, y: this.y, size: RUNNER, depth: DEPTHS.runner });
  }

  /** Stands somewhere at once, as large as `size` u. */
  place(x: number, y: number, size = this.#size) {
    this.#turn++;
    this.#size = size;
    [this.x, this.y] = [x, y];
    this.#last = { x, y };
    this.frame(0);
  }

  /** Runs somewhere in `ms`; a later run takes over. Resolves to whether it got there. */
  async runTo(x: number, y: number, ms: number, size = this.#size): Promise<boolean> {
    const turn = ++this.#turn;
    const from = { x: this.x, y: this.y, size: this.#size };
    const way = { t: 0 };
    await this.#stage.tween({
      targets: way,
      to: { t: 1 },
      ms,
      ease: 'Sine.InOut',
      onUpdate: () => {
        if (turn !== this.#turn) return;
        this.x = from.x + (x - from.x) * way.t;
        this.y = from.y + (y - from.y) * way.t;
        this.#size = from.size + (size - from.size) * way.t;
      },
    });
    return turn === this.#turn;
  }

  /** Ends a run where it is. */
  halt() {
    this.#turn++;
  }

  /** The ground moves under it by `u`: it runs on the spot. */
  roll(u: number) {
    this.#way += Math.abs(u);
    this.#stillFor = 0;
  }

  /** For a capital letter, and for joy. */
  async jump(height = JUMP) {
    if (this.#air.height > 0) return;
    await this.#stage.tween({
      targets: this.#air,
      to: { height: this.#stage.reducedMotion ? 6 : height },
      ms: MS.jump,
      ease: 'Quad.Out',
      yoyo: true,
    });
    this.#air.height = 0;
  }

  /** From one word onto the next: a jump for a capital, a duck for a full stop behind him. */
  step(from: string | undefined, to: string | undefined, isForward: boolean) {
    if (to !== undefined) this.#stage.sound.play('stap', { rate: 0.95 + 0.04 * (to.length % 4) });
    if (!isForward) return;
    if (to !== undefined && isCapital(to)) void this.jump();
    else if (from !== undefined && isStop(from)) void this.klodder.squash(0.18);
  }

  face(face: Face, ms?: number) {
    this.klodder.face(face, ms);
  }

  /** Lies behind what stands on the track, or in front of it. */
  behind(behind: boolean) {
    const depth = behind ? DEPTHS.gate - 2 : DEPTHS.runner;
    this.klodder.setDepth(depth);
    this.#shoes.setDepth(depth - 0.1);
  }

  /** Every step: legs, bounce and prints follow from the way that was run. */
  frame(ms: number) {
    const { x, y } = this;
    const dx = x - this.#last.x;
    const far = Math.hypot(dx, y - this.#last.y);
    this.#last = { x, y };
    if (far > 0.2) this.roll(far);
    else this.#stillFor += ms;
    const isRunning = this.#stillFor < MS.still;
    const scale = this.#size / DRAWN;
    const beat = this.#way / (PER_FRAME * scale);
    const height =
      (LEGS + (isRunning ? Math.abs(Math.sin((beat / STEPS) * Math.PI * 2)) * BOUNCE : 0)) * scale;
    const { height: air } = this.#air;
    this.klodder.setPosition(x, y - height - air).setScale(scale);
    if (Math.abs(dx) > 0.4) this.#face(dx < 0);
    this.#shoes.setPosition(x, y - air).setScale(scale);
    this.#shoes.setFrame(`loop-${isRunning ? Math.floor(beat) % STEPS : 0}`, false, false);
    if (isRunning && this.#way - this.#printed > PER_PRINT * scale && air < 8) this.#print(scale);
  }

  #face(toLeft: boolean) {
    this.klodder.turn(toLeft);
    this.#shoes.setFlipX(toLeft);
  }

  #print(scale: number) {
    this.#printed = this.#way;
    const print = this.#prints[this.#printNo++ % PRINTS]!;
    const side = this.#printNo % 2 ? 5 : -3;
    this.#stage.scene.tweens.killTweensOf(print);
    print.setPosition(this.x - 14 * scale, this.y + side * scale).setScale(0.9 * scale);
    print.setVisible(true).setAlpha(0.85).setFlipX(this.#shoes.flipX);
    void this.#stage.tween({ targets: print, to: { alpha: 0 }, ms: MS.print, ease: 'Quad.In' });
  }
}
