import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { BELLY, DEPTHS } from './places.ts';

/** Where the hand is, from the ground between the feet of who holds the bat. */
const HAND = { x: 40, y: -46 } as const;
/** How the bat is held, and how it is swung: in degrees from upright. */
const ANGLE = { rest: 24, back: -58, hit: 92, tickle: 64 } as const;
/** From where it hits: the feet, from the middle of the piñata. */
const LEAP = { x: -226, y: 96, high: 70 } as const;
const MS = { up: 240, hit: 110, down: 300, stroke: 130, spin: 160 } as const;
const STROKES = 3;

/** Who hits: leaps up with the bat, or strokes with the feather duster that it turns into. */
export class Hitter {
  readonly #stage: GameStage;
  readonly #who: Klodder;
  readonly #bat: Image;
  readonly #home: { x: number; y: number };
  #angle: { now: number } = { now: ANGLE.rest };

  constructor(stage: GameStage, who: Klodder) {
    this.#stage = stage;
    this.#who = who;
    this.#home = { x: who.x, y: who.y };
    this.#bat = stage.image('knuppel', 0, 0).setDepth(DEPTHS.bat);
    this.frame();
  }

  /** Leaps and swings; resolves when the bat hits. */
  async swing() {
    const stage = this.#stage;
    this.#put('knuppel');
    this.#who.face('happy');
    stage.sound.play('zwoesj');
    const to = { x: BELLY.x + LEAP.x, y: BELLY.y + LEAP.y };
    void this.#turn(ANGLE.back, MS.up);
    await Promise.all([
      stage.tween({ targets: this.#who, to: { x: to.x }, ms: MS.up, ease: 'Sine.Out' }),
      stage.tween({ targets: this.#who, to: { y: to.y }, ms: MS.up, ease: 'Back.Out' }),
    ]);
    await this.#turn(ANGLE.hit, MS.hit);
  }

  /** Comes down again to where it stood. */
  async land() {
    const stage = this.#stage;
    void this.#turn(ANGLE.rest, MS.down);
    await Promise.all([
      stage.tween({ targets: this.#who, to: { x: this.#home.x }, ms: MS.down, ease: 'Sine.Out' }),
      stage.tween({ targets: this.#who, to: { y: this.#home.y }, ms: MS.down, ease: 'Quad.In' }),
    ]);
    await this.#who.squash(0.12);
  }

  /** The bat is a duster now: some strokes, and it is a bat again. */
  async tickle(meanwhile: () => Promise<void>) {
    const stage = this.#stage;
    this.#put('plumeau');
    stage.fx.burst('dust', this.#bat.x, this.#bat.y - 60, { count: 6 });
    const to = { x: BELLY.x + LEAP.x, y: BELLY.y + LEAP.y + 10 };
    await stage.tween({ targets: this.#who, to, ms: MS.up, ease: 'Sine.Out' });
    const laughing = meanwhile();
    for (let i = 0; i < STROKES; i++) {
      await this.#turn(ANGLE.tickle + 14, MS.stroke);
      await this.#turn(ANGLE.tickle - 14, MS.stroke);
    }
    await Promise.all([laughing, this.land()]);
    this.#put('knuppel');
  }

  /** The party goes on without a bat. */
  putAway() {
    this.#bat.setVisible(false);
  }

  frame() {
    const { x, y } = this.#who;
    this.#bat.setPosition(x + HAND.x, y + HAND.y).setAngle(this.#angle.now);
  }

  async #turn(to: number, ms: number) {
    await this.#stage.tween({ targets: this.#angle, to: { now: to }, ms, ease: 'Quad.In' });
  }

  #put(frame: string) {
    if (this.#stage.hasImage(frame)) this.#bat.setFrame(frame, false, false);
  }
}
