import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { DEPTHS, PIT } from './places.ts';
import { Charge, isMiddle, landingAt, leapMs, onArc, type Spot, type Stop, type Way } from './rules.ts';

/** How flat the one who leaps gets, and how far the eyes look ahead. */
const FLAT = { wide: 0.24, low: 0.42, reduced: 0.15 } as const;
/** The dotted arc: so many dots, and what tempo 0 and 1 show of it. */
const DOTS = { count: 13, shown: [1, 0.35] } as const;
/** How far it sinks into the foam, and how long that and the way out take. */
const FALL = { deep: 22, sink: 150, rise: 240 } as const;

interface LeaperHelp {
  /** What can be landed on now. */
  stops(): readonly Stop[];
  /** One landed; `isMiddle` where it was charged to the middle. */
  landed(stop: Stop, isMiddle: boolean): void;
  /** One fell into the foam, and stands where it was. */
  fell(): void;
}

/** The one who leaps: it charges, flies, lands, or falls into the foam and climbs out again. */
export class Leaper {
  readonly klodder: Klodder;
  readonly charge = new Charge<Stop>(400);
  /** So many times as fast all goes. */
  haste = 1;
  /** Where it stands. */
  here: Spot;
  /** What the hand of the example charges for. */
  led: Stop | undefined;
  readonly #stage: GameStage;
  readonly #help: LeaperHelp;
  readonly #size: number;
  readonly #dots: Image[];
  readonly #mark: Image;
  #leaps = 0;
  #isFlying = false;
  #meant: Stop | undefined;
  #way: Way = 1;

  constructor(stage: GameStage, klodder: Klodder, help: LeaperHelp) {
    this.#stage = stage;
    this.#help = help;
    this.klodder = klodder;
    this.#size = klodder.scaleX;
    this.here = { x: klodder.x, y: klodder.y };
    this.#dots = Array.from({ length: DOTS.count }, (_, i) =>
      stage
        .image('stip', 0, 0)
        .setDepth(DEPTHS.dots)
        .setScale(0.6 + (0.4 * i) / DOTS.count)
        .setVisible(false),
    );
    this.#mark = stage.image('mik', 0, 0).setDepth(DEPTHS.dots).setVisible(false);
  }

  get isBusy(): boolean {
    return this.#isFlying;
  }

  get isHeld(): boolean {
    return this.charge.isHeld;
  }

  /** Charges to one side, or to the other where nothing lies there; pressed on one, it is `meant`, and no other is landed on. */
  press(way: Way = this.#way, meant?: Stop) {
    if (this.#isFlying) return;
    this.#meant = meant;
    if (!this.#face(way) && !this.#face(-way as Way)) return;
    this.charge.press();
    this.#stage.sound.play('laad', { volume: 0.5 });
  }

  /** It is let go: it leaps, or after a short press aims. */
  letGo() {
    const { charge, led } = this;
    const meant = this.#meant;
    this.#meant = undefined;
    if (!charge.isHeld) return;
    const { x, target, isAimed } = charge;
    if (led) {
      charge.reset();
      return void this.#leapTo(led);
    }
    if (!charge.letGo() || x === undefined) return this.#aimed(meant);
    charge.reset();
    if (target && (!meant || target === meant)) void this.#leapTo(target, !isAimed && isMiddle(x, target));
    else void this.#fallAt(x);
  }

  /** The finger goes away: nothing was charged. */
  cancel() {
    this.charge.reset();
    this.#meant = undefined;
  }

  /** One is aimed at: the charge begins there. */
  aimAt(stop: Stop) {
    if (this.#isFlying) return;
    if (this.#face(stop.x < this.here.x ? -1 : 1)) this.#aimed(stop);
  }

  /** The key that charges for one: Space to the side that it looks to, else an arrow. */
  keyFor(stop: Stop): string {
    const way = stop.x < this.here.x ? -1 : 1;
    if (way === this.#way) return 'Space';
    return way < 0 ? 'ArrowLeft' : 'ArrowRight';
  }

  /** For how many ms it has to be charged for one. */
  holdFor(stop: Stop): number {
    return this.charge.holdFor(stop, this.here.x, this.#help.stops());
  }

  /** Leaps to one by itself, and lands there as after a charge. */
  leapTo(stop: Stop) {
    this.charge.reset();
    void this.#leapTo(stop);
  }

  /** Goes somewhere in a leap that means nothing, and looks to the right there. */
  async goTo(to: Spot) {
    this.charge.reset();
    if (!(await this.#fly(to, leapMs(this.here, to)))) return;
    this.#isFlying = false;
    this.#turn(1);
  }

  /** What it landed on was not right: it bounces off, and back. */
  async bounce(back: Spot) {
    this.#stage.sound.play('veer', { rate: 0.8 });
    this.klodder.face('oops', 900);
    await this.goTo(back);
  }

  frame(ms: number) {
    this.charge.step(ms * this.haste);
    const { klodder, charge } = this;
    if (!this.#isFlying) {
      const flat = charge.share * (this.#stage.reducedMotion ? FLAT.reduced : 1);
      klodder.setScale(this.#size * (1 + FLAT.wide * flat), this.#size * (1 - FLAT.low * flat));
    }
    this.#draw();
  }

  #turn(way: Way) {
    this.#way = way;
    this.klodder.turn(way < 0);
  }

  /** Turns to one side. Whether anything lies there. */
  #face(way: Way): boolean {
    const isThere = this.charge.face(way, this.here.x, this.#help.stops());
    if (isThere) this.#turn(way);
    return isThere;
  }

  /** It is aimed at one, or one farther than before. */
  #aimed(stop?: Stop) {
    if (stop) this.charge.aim(stop);
    // It shows what is to be done: it gets flat for a moment.
    void this.klodder.squash();
    this.#stage.sound.play('tik', { volume: 0.7 });
  }

  async #leapTo(stop: Stop, wasMiddle = false) {
    const { klodder } = this;
    if (!(await this.#fly(stop, leapMs(this.here, stop)))) return;
    this.#stage.sound.play('doos-plof');
    this.#stage.fx.burst('dust', stop.x, stop.y, { count: 6, spread: 60 });
    void klodder.squash(0.16);
    // Not sooner: until it is told, nobody may leap on.
    this.#isFlying = false;
    this.#help.landed(stop, wasMiddle);
  }

  async #fallAt(x: number) {
    const { klodder, here } = this;
    const stage = this.#stage;
    const pit = { x, y: PIT.top };
    if (!(await this.#fly(pit, leapMs(here, pit)))) return;
    stage.sound.play('veer');
    stage.fx.burst('dust', x, PIT.top, { count: 5, spread: 70 });
    klodder.face('oops', 700);
    klodder.setDepth(DEPTHS.foam - 1);
    await stage.tween({
      targets: klodder,
      to: { y: PIT.top + FALL.deep },
      ms: FALL.sink / this.haste,
      yoyo: true,
    });
    klodder.setDepth(DEPTHS.crew);
    this.here = pit;
    if (!(await this.#fly(here, FALL.rise + leapMs(pit, here) / 2))) return;
    this.#isFlying = false;
    this.#help.fell();
  }

  /** Flies along an arc. Whether it has come there: a later flight takes the place of an earlier one. */
  async #fly(to: Spot, ms: number): Promise<boolean> {
    const { klodder } = this;
    const from = { x: klodder.x, y: klodder.y };
    const mine = ++this.#leaps;
    this.#isFlying = true;
    klodder.setScale(this.#size);
    if (Math.abs(to.x - from.x) > 1) this.#turn(to.x < from.x ? -1 : 1);
    this.#stage.sound.play('spring', { volume: 0.7 });
    const now = { share: 0 };
    await this.#stage.tween({
      targets: now,
      to: { share: 1 },
      ms: ms / this.haste,
      ease: 'Linear',
      onUpdate: () => {
        if (mine !== this.#leaps || !klodder.scene) return;
        const { x, y } = onArc(from, to, now.share);
        klodder.setPosition(x, y);
      },
    });
    if (mine !== this.#leaps) return false;
    this.here = { x: to.x, y: to.y };
    klodder.setPosition(to.x, to.y);
    return true;
  }

  #draw() {
    const { charge, here, led } = this;
    const stage = this.#stage;
    const x = led && charge.isHeld ? led.x : charge.x;
    const target = x === undefined ? undefined : landingAt(x, this.#help.stops());
    const isShown = x !== undefined && !this.#isFlying;
    const share = stage.calm || !charge.isHeld ? 1 : stage.lerp(...DOTS.shown);
    const to = { x: x ?? 0, y: target?.y ?? PIT.top };
    this.#dots.forEach((dot, i) => {
      const at = (i + 1) / (DOTS.count + 1);
      const { x: dotX, y } = onArc(here, to, at);
      dot.setVisible(isShown && at <= share).setPosition(dotX, y - 10);
    });
    // Whatever the tempo is: what one would land on is never a guess.
    this.#mark.setVisible(isShown && target !== undefined);
    if (target) this.#mark.setPosition(target.x, target.y).setScale(Math.min(1.3, target.half / 40), 1);
  }
}
