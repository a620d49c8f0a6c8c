import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, HAND, HANG, PIVOT, REEL } from './places.ts';
import { aimedAt, along, angleTo, periodAt, reachAt, Swing, type Catch, type Spot } from './rules.ts';

/** u/s of the hook out and back. */
const SPEED = { out: 900, back: 1500 } as const;
/** The dotted ray: how far apart its dots are, how many, and where it begins. */
const RAY = { pitch: 38, count: 15, from: 34 } as const;
/** What tempo 0 and 1 show of the ray. */
const SHOWN = [1, 0.3] as const;
const LINE = { drawn: 100 } as const;
/** How far the reel turns with each u of line, in degrees, and how large it is while the line can be pulled back. */
const SPOOL = { turn: 1.6, ready: 1.3 } as const;
/** How the rod bends with something on the hook, in degrees; and how fast the hook turns by itself, in degrees a ms. */
const BEND = { light: 1.6, heavy: 4 } as const;
const TURN = 0.16;
const NEAR = 0.6;

/** What the hook can take: a fish, or what else floats there. */
export interface Hooked extends Catch {
  readonly spot: Spot;
  readonly far: number;
  aim(isAimed: boolean): void;
}

interface RodHelp {
  /** What can be hooked now; `meant` where the pupil pressed on one: no other fish than that one. */
  catches(meant?: Hooked): readonly Hooked[];
  /** The hook is at one. It stays there until it is reeled in. */
  hit(one: Hooked): void;
  /** The hook comes back with nothing; past the one that was meant, or pulled back. */
  missed(meant?: Hooked): void;
}

/** Something that comes along with the hook. */
interface Carried {
  setPosition(x: number, y: number): unknown;
}

/** Rod, line and hook: it swings, shoots straight, and is reeled in. */
export class Rod {
  readonly swing: Swing;
  /** The reel: what is tapped to pull a shot back. */
  readonly reel: Image;
  /** It hangs still, and goes where it is told. */
  isStill = false;
  /** So many times as fast. */
  haste = 1;
  readonly #stage: GameStage;
  readonly #help: RodHelp;
  readonly #rod: Image;
  readonly #line: Image;
  readonly #hook: Image;
  readonly #dots: Image[];
  #state: 'swings' | 'out' | 'holds' | 'back' = 'swings';
  #far: number = HANG;
  #aimed: Hooked | undefined;
  #meant: Hooked | undefined;
  #carried: Carried | undefined;
  #isHeavy = false;
  #back: (() => void) | undefined;

  constructor(stage: GameStage, help: RodHelp) {
    this.#stage = stage;
    this.#help = help;
    this.swing = new Swing(periodAt(stage.tempo, false));
    this.#rod = stage.image('hengel', HAND.x, HAND.y).setDepth(DEPTHS.rod);
    this.reel = stage.image('molen', REEL.x, REEL.y).setDepth(DEPTHS.rod);
    this.#line = stage.image('lijn', PIVOT.x, PIVOT.y).setDepth(DEPTHS.line);
    this.#hook = stage.image('haak', 0, 0).setDepth(DEPTHS.hook);
    this.#dots = Array.from({ length: RAY.count }, () => stage.image('stip', 0, 0).setDepth(DEPTHS.line));
    this.#draw();
  }

  get isBusy(): boolean {
    return this.#state !== 'swings';
  }

  /** It shoots, and can still be pulled back. */
  get isOut(): boolean {
    return this.#state === 'out';
  }

  /** Where the hook is. */
  get hook(): Spot {
    return along(this.swing.angle, this.#far);
  }

  /** A new exercise: how fast it swings. */
  reset(isCrowded: boolean, haste: number) {
    this.swing.period = periodAt(this.#stage.reducedMotion ? 0 : this.#stage.tempo, isCrowded);
    this.haste = haste;
  }

  /** The hook shoots where it points; what was pressed on is `meant`, and it goes past others. */
  shoot(meant?: Hooked) {
    if (this.isBusy) return;
    this.#meant = meant;
    this.#look();
    this.swing.letGo();
    this.#state = 'out';
    this.#stage.sound.play('schiet', { rate: this.haste > 1 ? 1.25 : 1 });
  }

  /** A shot that is thought better of comes back: nothing is hooked. */
  pullBack() {
    if (!this.isOut) return;
    this.#aimed?.aim(false);
    this.#aimed = undefined;
    void this.windIn();
    this.#help.missed();
  }

  /** It turns to one. */
  turnTo(one: Hooked) {
    if (!this.isBusy) this.swing.turnTo(one.angle);
  }

  /** It swings to one as fast as it can; whether it points there. */
  seek(one: Hooked, ms: number): boolean {
    const { angle } = this.swing;
    const off = one.angle - angle;
    const most = TURN * ms * this.haste;
    this.swing.turnTo(angle + Math.max(-most, Math.min(most, off)));
    return Math.abs(off) < NEAR;
  }

  /** Reels the hook in, with what is on it. Resolves when it hangs again. */
  async windIn(carried?: Carried, isHeavy = false) {
    this.#state = 'back';
    this.#carried = carried;
    this.#isHeavy = isHeavy;
    this.#stage.sound.play('haspel', { rate: isHeavy ? 0.75 : 1.1, volume: carried ? 0.8 : 0.4 });
    await new Promise<void>((resolve) => (this.#back = resolve));
  }

  /** It is put away: the round is over. */
  close() {
    for (const one of [this.#rod, this.reel, this.#line, this.#hook, ...this.#dots]) one.setVisible(false);
  }

  /** `isLive`: whether one may shoot now. */
  frame(ms: number, isLive: boolean) {
    const step = (ms * this.haste) / 1000;
    if (this.#state === 'swings' && !this.isStill) this.swing.step(ms);
    else if (this.#state === 'out') this.#goOut(SPEED.out * step);
    else if (this.#state === 'back') this.#comeBack(SPEED.back * step * (this.#isHeavy ? 0.5 : 1));
    if (!this.isBusy) this.#look(isLive);
    this.#draw(isLive);
  }

  #goOut(by: number) {
    const most = this.#aimed ? Math.max(HANG, this.#aimed.far) : reachAt(this.swing.angle);
    this.#far = Math.min(most, this.#far + by);
    if (this.#far < most) return;
    const { x, y } = this.hook;
    this.#stage.fx.burst('bubbles', x, y, { count: 4, spread: 24 });
    this.#state = 'holds';
    if (this.#aimed) return this.#help.hit(this.#aimed);
    const meant = this.#meant;
    void this.windIn();
    this.#help.missed(meant);
  }

  #comeBack(by: number) {
    this.#far = Math.max(HANG, this.#far - by);
    const { x, y } = this.hook;
    this.#carried?.setPosition(x, y + 16);
    if (this.#far > HANG) return;
    this.#state = 'swings';
    this.#meant = undefined;
    this.#carried = undefined;
    this.#back?.();
    this.#back = undefined;
  }

  /** Finds out what it points at. */
  #look(isLive = true) {
    const next = isLive ? aimedAt(this.swing.angle, this.#help.catches(this.#meant)) : undefined;
    if (next === this.#aimed) return;
    this.#aimed?.aim(false);
    next?.aim(true);
    this.#aimed = next;
  }

  #draw(isLive = false) {
    const { angle } = this.swing;
    this.#rod.setAngle(this.#carried ? (this.#isHeavy ? BEND.heavy : BEND.light) : 0);
    this.reel.setAngle(this.#far * SPOOL.turn).setScale(this.isOut && !this.isStill ? SPOOL.ready : 1);
    const tip = this.#tip();
    const { x, y } = this.hook;
    const bent = angleTo({ x: x - tip.x + PIVOT.x, y: y - tip.y + PIVOT.y });
    this.#line.setPosition(tip.x, tip.y).setAngle(-bent);
    this.#line.setScale(1, Math.hypot(x - tip.x, y - tip.y) / LINE.drawn);
    this.#hook.setPosition(x, y).setAngle(-angle);
    const { stage, most } = { stage: this.#stage, most: this.#aimed?.far ?? reachAt(angle) };
    const isWhole = this.isStill || this.swing.isHeld || stage.calm;
    const end = HANG + (most - HANG) * (isWhole ? 1 : stage.lerp(...SHOWN));
    for (let i = 0; i < this.#dots.length; i++) {
      const far = HANG + RAY.from + i * RAY.pitch;
      const isShown = isLive && !this.isBusy && far < end - 12;
      const at = along(angle, far);
      this.#dots[i]!.setVisible(isShown).setPosition(at.x, at.y);
    }
  }

  /** The tip of the rod as it is bent. */
  #tip(): Spot {
    const turn = this.#rod.rotation;
    const [dx, dy] = [PIVOT.x - HAND.x, PIVOT.y - HAND.y];
    return {
      x: HAND.x + dx * Math.cos(turn) - dy * Math.sin(turn),
      y: HAND.y + dx * Math.sin(turn) + dy * Math.cos(turn),
    };
  }
}
