import type { GameStage, Graphics, Image } from '../../engine/stage/index.ts';
import { CANNON, DEPTHS, groundAt } from './places.ts';
import { held, placeAt, type Aim, type Spot } from './rules.ts';

const MS = { recoil: 90, back: 260, pump: 240, cough: 3200 } as const;
const RECOIL = 20;
/** The arc that is shown: a dot every so many seconds, for at most so long. */
const ARC = { every: 0.055, longest: 2.2, r: 5.5, least: 2.6 } as const;
/** The way of the last shot: a dot every so many ms. */
const TRACE = { everyMs: 66, r: 3.6 } as const;
const COLOURS = { arc: 0x1e2747, light: 0xfffdf6, trace: 0x6b7aa8 } as const;
/** From where to where the needle turns, in radians. */
const NEEDLE = { from: -1.9, to: 1.9 } as const;
const SPIN = 7;

interface CannonHelp {
  /** Where the shot passes in a step. Whether it ends there. */
  passes(from: Spot, to: Spot): boolean;
  /** Something was set. */
  moved(): void;
}

/** The cannon: how it is set, the arc that shows where it would shoot, and the ball in the air. */
export class Cannon {
  aim: Aim = { angle: 46, power: 0.6 };
  /** In u/s². */
  wind = 0;
  /** Share of the arc that is shown. */
  shown = 1;
  /** So many times as fast snow flies, where much is to be shot. */
  haste = 1;
  /** Shots of this exercise. */
  shots = 0;
  readonly #stage: GameStage;
  readonly #help: CannonHelp;
  readonly #barrel: Image;
  readonly #pump: Image;
  readonly #needle: Image;
  readonly #ball: Image;
  readonly #arc: Graphics;
  readonly #trace: Graphics;
  #flight: { aim: Aim; wind: number; ms: number; tracedMs: number; at: Spot } | undefined;
  #end = 0;

  constructor(stage: GameStage, help: CannonHelp) {
    this.#stage = stage;
    this.#help = help;
    const { x, y } = CANNON;
    this.#trace = stage.scene.add.graphics().setDepth(DEPTHS.trace);
    this.#arc = stage.scene.add.graphics().setDepth(DEPTHS.trace);
    this.#pump = stage.image('pomp', x - 44, y + 52).setDepth(DEPTHS.barrel - 1);
    this.#barrel = stage.image('loop', x, y).setDepth(DEPTHS.barrel);
    stage.image('onderstel', x, y).setDepth(DEPTHS.cannon);
    this.#needle = stage.image('wijzer', x, y + 8).setDepth(DEPTHS.cannon + 1);
    this.#ball = stage.image('sneeuwbal', x, y).setDepth(DEPTHS.ball).setVisible(false);
    stage.clock.every(MS.cough, () => this.#cough());
    this.set(this.aim);
  }

  /** A ball is in the air. */
  get isBusy(): boolean {
    return this.#flight !== undefined;
  }

  /** Where the ball is. */
  get ball(): Spot | undefined {
    return this.#flight?.at;
  }

  /** The mouth of the barrel. */
  get mouth(): Spot {
    const turn = (this.aim.angle * Math.PI) / 180;
    return { x: CANNON.x + Math.cos(turn) * CANNON.mouth, y: CANNON.y - Math.sin(turn) * CANNON.mouth };
  }

  set(aim: Aim) {
    this.aim = held(aim);
    this.#barrel.setRotation((-this.aim.angle * Math.PI) / 180);
    this.#needle.setRotation(NEEDLE.from + (NEEDLE.to - NEEDLE.from) * this.aim.power);
    this.#drawArc();
    this.#help.moved();
  }

  /** A new exercise: another wind, and the last way is wiped out. */
  reset(wind: number) {
    this.wind = wind;
    this.shots = 0;
    this.#trace.clear();
    this.#drawArc();
  }

  fire() {
    if (this.#flight) return;
    const stage = this.#stage;
    this.shots++;
    this.#trace.clear();
    this.#arc.setVisible(false);
    this.#flight = { aim: this.aim, wind: this.wind, ms: 0, tracedMs: 0, at: this.mouth };
    stage.sound.play('pomp');
    stage.sound.play('plof-schot', { rate: 0.8 + this.aim.power * 0.4 });
    const { x, y } = this.mouth;
    stage.fx.burst('steam', x, y, { count: 6 });
    void this.#kick();
  }

  /** Shows the arc, or not: nothing can be shot now. */
  show(isShown: boolean) {
    this.#arc.setVisible(isShown && !this.#flight);
  }

  frame(ms: number) {
    const flight = this.#flight;
    if (!flight) return;
    flight.ms += ms * this.haste;
    const { aim, wind, at } = flight;
    const to = placeAt(aim, flight.ms / 1000, wind);
    const isOut = Math.hypot(to.x - CANNON.x, to.y - CANNON.y) >= CANNON.mouth;
    this.#ball.setVisible(isOut).setPosition(to.x, to.y);
    this.#ball.rotation += (SPIN * ms) / 1000;
    if (!isOut) return;
    if (flight.ms - flight.tracedMs >= TRACE.everyMs) {
      flight.tracedMs = flight.ms;
      this.#trace.fillStyle(COLOURS.trace, 0.8).fillCircle(to.x, to.y, TRACE.r);
    }
    flight.at = to;
    if (this.#help.passes(at, to)) this.#land(to);
  }

  #land({ x, y }: Spot) {
    this.#flight = undefined;
    this.#end = this.#stage.clock.now;
    this.#ball.setVisible(false);
    this.#stage.fx.burst('snow', x, y, { count: 10, spread: 40 });
    this.#drawArc();
  }

  #drawArc() {
    const arc = this.#arc.clear();
    const longest = ARC.longest * this.shown;
    for (let seconds = ARC.every; seconds < longest; seconds += ARC.every) {
      const { x, y } = placeAt(this.aim, seconds, this.wind);
      if (Math.hypot(x - CANNON.x, y - CANNON.y) < CANNON.mouth + 16) continue;
      if (y > groundAt(x) || x > 1400) break;
      const r = Math.max(ARC.least, ARC.r * (1 - seconds / ARC.longest / 1.6));
      arc.fillStyle(COLOURS.light).fillCircle(x, y, r + 2.4);
      arc.fillStyle(COLOURS.arc).fillCircle(x, y, r);
    }
  }

  async #kick() {
    const { x, y } = CANNON;
    const turn = (this.aim.angle * Math.PI) / 180;
    const back = { x: x - Math.cos(turn) * RECOIL, y: y + Math.sin(turn) * RECOIL };
    this.#press();
    await this.#stage.tween({ targets: this.#barrel, to: back, ms: MS.recoil, pop: true });
    await this.#stage.tween({
      targets: this.#barrel,
      to: { x, y },
      ms: MS.back,
      ease: 'Back.Out',
      pop: true,
    });
    this.#barrel.setPosition(x, y);
  }

  #press() {
    const to = { scaleY: 0.6 };
    void this.#stage.tween({ targets: this.#pump, to, ms: MS.pump / 2, yoyo: true, pop: true });
  }

  /** Nobody shoots: it pumps, and coughs one flake. */
  #cough() {
    const stage = this.#stage;
    if (this.#flight || stage.reducedMotion || stage.clock.now - this.#end < MS.cough) return;
    const { x, y } = this.mouth;
    this.#press();
    stage.fx.burst('snow', x, y, { count: 1 });
  }
}
