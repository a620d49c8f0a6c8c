import type { Crew, GameStage, Image } from '../../engine/stage/index.ts';
import type { Glass } from './glass.ts';
import type { Company } from './company.ts';
import { Leaning } from './leaning.ts';
import { DEPTHS, STREET, TRAY, WAITER } from './places.ts';
import { strideAt } from './rules.ts';
import type { Street } from './street.ts';
import type { Tray } from './tray.ts';
import type { Trolley } from './trolley.ts';

const TUNING = {
  /** What tempo 0 and 1 make of it: how soon a tray comes to rest; what a cobble does, in degrees a second; how long it takes. */
  damping: [2.4, 1.2],
  shock: [0, 20],
  walk: [5000, 4000],
  /** On a cart nobody has to balance: one is there sooner. */
  ride: 2200,
  serve: 360,
  dash: 820,
} as const;
/** Between two cobbles that are felt, and between two steps, in ms. */
const COBBLE_MS = 620;
const STEP_MS = 310;
/** How the waiter leans and bobs: degrees and u at most; how far the stick below the tray leans along. */
const WAITER_LEANS = { turn: 13, across: 26, bob: 8 } as const;
/** From this tilt on it sounds shaky; the further, the higher. */
const SHAKY = { from: 6, rate: 0.035, every: 420 } as const;

/** The way from the bar to a table with a laden tray, and back to the next bar with an empty one. */
export class Walk {
  readonly #stage: GameStage;
  readonly #tray: Tray;
  readonly #street: Street;
  readonly #trolley: Trolley;
  readonly #crew: Crew;
  readonly #company: Company;
  readonly #isEasy: () => boolean;
  readonly #leaning: Leaning;
  readonly #stick: Image;
  readonly #cart: Image;
  /** How far down the street this bar is, and how far one has come from it, in u. */
  #passed = 0;
  #way = 0;
  #stepMs = 0;
  #cobbleMs = 0;
  #shakyMs = 0;
  /** The way that is gone now, until it is done. */
  #leg: { from: number; ms: number; at: number; isLaden: boolean; done(): void } | undefined;

  /** `isEasy`: nobody balances, the tray rolls on a cart. `isReady`: one sets off in a moment. */
  constructor(
    stage: GameStage,
    parts: {
      tray: Tray;
      street: Street;
      trolley: Trolley;
      crew: Crew;
      company: Company;
      isEasy: () => boolean;
      isReady: () => boolean;
    },
  ) {
    this.#stage = stage;
    this.#tray = parts.tray;
    this.#street = parts.street;
    this.#trolley = parts.trolley;
    this.#crew = parts.crew;
    this.#company = parts.company;
    this.#isEasy = parts.isEasy;
    this.#stick = stage.image('stok', TRAY.x, TRAY.y).setDepth(DEPTHS.waiter + 1);
    this.#cart = stage
      .image('serveerwagen', TRAY.x, TRAY.y)
      .setDepth(DEPTHS.waiter - 1)
      .setVisible(false);
    this.#leaning = new Leaning(stage, () => this.#isCarried || parts.isReady());
  }

  /** Carries all glasses to the next table, in a third of the round. Those that were still on the tray when it came there. */
  async toTable(third: number): Promise<readonly Glass[]> {
    const stage = this.#stage;
    const ms = this.#isEasy() ? TUNING.ride : stage.lerp(...TUNING.walk);
    this.#company.come(third, ms);
    await this.#go(ms, true);
    this.#company.leave();
    this.#leaning.stop();
    const kept = this.#tray.unload();
    const all = [...kept, ...this.#trolley.unload()];
    for (const glass of all) glass.thing.setScale(1);
    stage.sound.play('slurp');
    this.#street.cheer();
    await Promise.all(all.map((glass, i) => this.#street.serve(glass, i, TUNING.serve)));
    return kept;
  }

  /** Runs on to the next bar. */
  async toBar() {
    await this.#go(TUNING.dash, false);
    this.#street.tidy();
  }

  frame(ms: number) {
    const { balance } = this.#tray;
    this.#stride(ms);
    if (this.#isCarried) this.#carry(ms);
    else balance.rest(ms, this.#tray.torque);
    this.#leaning.frame(balance.angle, this.#isCarried);
    this.#tray.frame();
    this.#pose();
    this.#street.watch({ x: TRAY.x, y: TRAY.y - 60 }, this.#isCarried ? balance.angle : 0);
  }

  get #isCarried(): boolean {
    return this.#leg?.isLaden === true && !this.#isEasy();
  }

  #go(ms: number, isLaden: boolean): Promise<void> {
    return new Promise((done) => (this.#leg = { from: this.#way, ms, at: 0, isLaden, done }));
  }

  #stride(ms: number) {
    const leg = this.#leg;
    if (!leg) return;
    leg.at += ms;
    this.#way = leg.from + strideAt(leg.at / leg.ms) * STREET.table;
    this.#street.go(this.#passed + this.#way);
    this.#trolley.frame(this.#way);
    this.#stepMs += ms * (leg.isLaden ? 1 : 2);
    if (this.#stepMs > STEP_MS) {
      this.#stepMs = 0;
      this.#stage.sound.play('stap', { volume: 0.5, rate: leg.isLaden ? 1 : 1.25 });
      this.#crew.own.print();
    }
    if (leg.at < leg.ms) return;
    this.#leg = undefined;
    if (!leg.isLaden) {
      this.#passed += this.#way;
      this.#way = 0;
    }
    leg.done();
  }

  #carry(ms: number) {
    const { balance } = this.#tray;
    const stage = this.#stage;
    const shock = stage.lerp(...TUNING.shock);
    this.#cobbleMs += ms;
    if (this.#cobbleMs > COBBLE_MS) {
      this.#cobbleMs = 0;
      balance.jolt(stage.rng.fork(`kei/${Math.round(this.#passed + this.#way)}`).between(-shock, shock));
    }
    balance.step(ms, {
      torque: this.#tray.torque,
      lean: this.#leaning.way,
      damping: stage.lerp(...TUNING.damping),
    });
    this.#shakyMs += ms;
    const tilt = Math.abs(balance.angle);
    if (tilt > SHAKY.from && this.#shakyMs > SHAKY.every) {
      this.#shakyMs = 0;
      stage.sound.play('wankel', { rate: 0.8 + tilt * SHAKY.rate });
      this.#crew.own.face(tilt > SHAKY.from * 2 ? 'oops' : 'think', SHAKY.every, 'look');
    }
    if (!balance.isLost) return;
    const glass = this.#tray.lose();
    balance.spring();
    if (glass) void this.#trolley.catch(glass);
  }

  /** The waiter, and what carries the tray. */
  #pose() {
    const { own } = this.#crew;
    const { lean } = this.#tray.balance;
    const isCart = this.#isEasy();
    const isGoing = this.#leg !== undefined && !this.#stage.reducedMotion;
    const bob = isGoing ? Math.abs(Math.sin((this.#stepMs / STEP_MS) * Math.PI)) * WAITER_LEANS.bob : 0;
    const x = WAITER.x + lean * WAITER_LEANS.across;
    own.setPosition(x, WAITER.y - bob).setAngle(lean * WAITER_LEANS.turn);
    this.#stick.setVisible(!isCart).setAngle(-lean * WAITER_LEANS.turn);
    this.#cart.setVisible(isCart);
    own.look(TRAY.x + this.#tray.balance.angle * 14, TRAY.y - 60);
  }
}
