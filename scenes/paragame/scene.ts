import type { Exercise, Outcome, RoundResult } from '../../engine/exercise/index.ts';
import { Dusk, GameScene, type Crew, type Feat, type Forms } from '../../engine/stage/index.ts';
import { Balloon } from './balloon.ts';
import { Circles } from './circles.ts';
import { controls } from './controls.ts';
import { Cows } from './cows.ts';
import { flowerInTheSky } from './finale.ts';
import { AIR, windsOf } from './flight.ts';
import { Flyer } from './flyer.ts';
import { Hoop } from './hoop.ts';
import { Landing } from './landing.ts';
import type { Jump, Meadow } from './meadow.ts';
import { BASKET_Y, DEPTHS, GROUND } from './places.ts';
import { Weather } from './weather.ts';

const TUNING = {
  /** What tempo 0 and 1 make of it: wind and sinking in u/s, layers of wind. */
  wind: [44, 92],
  sink: [58, 80],
  layers: [1, 3],
  /** Landings in the middle that make the kunstje: stars up the post at the left. */
  feat: { x: 84, y: 546, pitch: { x: 0, y: -47 }, size: 0.62, count: 6 },
  seat: 66,
  evening: { colour: 0xf08a4c, alpha: 0.15 },
  /** How far a tip flies from over the landing. */
  tipUp: 60,
  beckonMs: 4200,
  /** Where the balloon hangs in the finale. */
  aside: 320,
} as const;

/** How much lower the balloon hangs, so that no face lies under what is read; and where the prompt ends when it takes one line. */
const LOWER = { hint: 34, explain: 62 } as const;
const ONE_LINE = 164;

/** 28 Parasprong: out of the balloon, through the wind, onto the right word. */
export default class Parasprong extends GameScene<Jump> implements Meadow {
  override readonly forms: Forms<Jump> = {
    choose: (exercise) => new Landing(this, exercise),
    sort: (exercise) => new Landing(this, exercise),
    judge: (exercise) => new Landing(this, exercise),
  };
  balloon!: Balloon;
  circles!: Circles;
  flyer!: Flyer;
  #crew!: Crew;
  #cows!: Cows;
  #weather!: Weather;
  #hoop!: Hoop;
  #evening!: Dusk;
  #middles!: Feat;
  #landings = 0;

  setup() {
    const { stage } = this;
    stage.backdrop();
    const place = { x: 683, y: BASKET_Y, size: TUNING.seat, depth: DEPTHS.rider };
    this.#crew = stage.kit.crew({ host: { ...place, name: 'fien' }, own: place });
    this.#weather = new Weather(stage);
    this.#cows = new Cows(stage);
    this.balloon = new Balloon(stage, this.#crew.host);
    this.balloon.lower(LOWER.explain, 1);
    this.circles = new Circles(stage);
    this.#hoop = new Hoop(stage);
    const sky = stage
      .image('avond', 0, 0)
      .setDepth(DEPTHS.cloud - 1)
      .setAlpha(0);
    this.#evening = new Dusk(stage, {
      ...TUNING.evening,
      depth: DEPTHS.evening,
      onFall: (now, ms) => void stage.tween({ targets: sky, to: { alpha: now ? 1 : 0 }, ms }),
    });
    this.#middles = stage.kit.feat({ ...TUNING.feat, depth: DEPTHS.card });
    this.flyer = new Flyer(stage, this.#crew.own, this.balloon, {
      touched: (touch) => this.play?.touched(touch),
      armed: (circle) => this.play?.armed(circle),
    });
    stage.clock.every(TUNING.beckonMs, () => this.isOpen && this.flyer.beckon());
    controls(stage, this.flyer, {
      isOpen: () => this.isOpen,
      point: (x) => this.play?.point(x),
    });
  }

  get isGolden() {
    return this.third === 2;
  }

  get sink() {
    return this.stage.lerp(...TUNING.sink);
  }

  windFor(id: string): readonly number[] {
    const { stage } = this;
    if (stage.calm) return [0];
    const rng = stage.rng.fork(`wind/${id}`);
    const layers = Math.round(stage.lerp(...TUNING.layers));
    const shares = Array.from({ length: layers }, () => rng.next());
    return windsOf(stage.lerp(...TUNING.wind), rng.next(), shares);
  }

  override async present(exercise: Exercise) {
    this.#evening.fall(this.third === 2, this.isHurrying);
    this.#weather.blow(this.windFor(exercise.id));
    this.#hang(this.isExample ? LOWER.explain : 0);
    await super.present(exercise);
    this.#crew.wait();
  }

  ready(id: string) {
    if (this.third > 0) this.#hoop.come(this.balloon.x, id);
  }

  override async respond(outcome: Outcome) {
    const isRight = outcome.step === 'goed';
    this.#hoop.go();
    if (isRight) this.#count(outcome);
    else {
      this.#hang(LOWER.hint);
      this.#crew.host.face('oops', 1400, 'look');
    }
    await super.respond(outcome);
  }

  override frame(ms: number) {
    super.frame(ms);
    const { flyer } = this;
    this.balloon.frame(ms);
    flyer.frame(ms);
    this.#weather.frame(ms, flyer.flight.h);
    this.#cows.look(flyer.x, flyer.y);
    this.#crew.host.look(flyer.x, flyer.y);
    if (this.#hoop.frame(flyer.flight) && !this.isExample) this.stage.tip(1, this.#hoop.x, this.#hoop.y);
    if (!flyer.flight.isWaiting) flyer.klodder.look(flyer.x + flyer.flight.vx, GROUND);
    else flyer.klodder.look(this.stage.pointer.x, this.stage.pointer.y);
  }

  override async finale(_result: RoundResult) {
    this.circles.clear();
    this.#cows.moo(0);
    void this.balloon.goTo(TUNING.aside, 900);
    await flowerInTheSky(this.stage, this.flyer.leave());
  }

  #hang(lower: number) {
    this.balloon.lower(lower + Math.max(0, this.stage.kit.prompt.bottom - ONE_LINE));
  }

  /** In the middle is what brings a tip, and the kunstje. */
  #count(outcome: Outcome) {
    const { stage, play, flyer } = this;
    this.#cows.moo(this.#landings++);
    this.#crew.host.face('happy', 1400, 'look');
    void this.#crew.host.hop(12);
    const isMiddle = (play?.off ?? Infinity) <= AIR.middle;
    this.#middles.note(isMiddle, outcome);
    if (this.isExample || !(stage.calm ? outcome.decides : isMiddle)) return;
    stage.tip(this.isGolden ? 2 : 1, flyer.x, GROUND - TUNING.tipUp);
    stage.fx.burst('stars', flyer.x, GROUND, { count: 12, spread: 80 });
  }
}
