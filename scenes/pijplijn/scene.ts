import type { Exercise, Outcome } from '../../engine/exercise/index.ts';
import {
  GameScene,
  type Crew,
  type Dusk,
  type Feat,
  type Forms,
  type Stray,
} from '../../engine/stage/index.ts';
import { Bottles } from './bottles.ts';
import { toast } from './finale.ts';
import { Juice } from './juice.ts';
import type { Demand } from './pipes.ts';
import { BANNER, DEPTHS, GAUGE, type Point } from './places.ts';
import { RoutePlay } from './route-play.ts';
import { RowPlay } from './row-play.ts';
import { eveningIn, visitorIn } from './shift.ts';
import { Tap } from './tap.ts';
import type { Flow, Works } from './works.ts';

/** All numbers of the game; places in u. */
const TUNING = {
  /** What a way asks at tempo 0 and 1: taps at least and at most, tiles of a way, share of tiles that lead nowhere. */
  taps: [
    [2, 5],
    [4, 8],
  ],
  longest: [9, 11],
  strays: [0, 0.7],
  calmTaps: [2, 4],
  exampleTaps: [2, 3],
  /** From this tempo on there is a gauge; how long its pressure lasts beside the reading, in ms. */
  gaugeFrom: 0.5,
  pressureMs: 12_000,
  leakMs: 360,
  dok: { x: 92, y: 758, size: 104 },
  own: { x: 1274, y: 758, size: 98 },
} as const;

/** 05 Pijplijn: turn the pipes until the pump reaches the right barrel, and open the tap. */
export default class Pijplijn extends GameScene<Flow> implements Works {
  override readonly forms: Forms<Flow> = {
    choose: (exercise) => new RoutePlay(this, exercise),
    order: (exercise) => new RowPlay(this, exercise),
    build: (exercise) => new RowPlay(this, exercise),
  };
  tap!: Tap;
  juice!: Juice;
  #crew!: Crew;
  #shelf!: Bottles;
  #bottles!: Feat;
  #evening!: Dusk;
  #visitor!: Stray;
  /** Whether the pipe at the pump is of gold: without a leak it pays a coin. */
  #isGolden = false;

  get isGolden(): boolean {
    return this.#isGolden;
  }

  get demand(): Demand {
    const { stage } = this;
    const between = ([a, b]: readonly [number, number]) => Math.round(stage.lerp(a, b));
    const [least, most] = TUNING.taps;
    const taps = [between([least[0], least[1]]), between([most[0], most[1]])] as const;
    return {
      taps: this.isExample ? TUNING.exampleTaps : stage.calm ? TUNING.calmTaps : taps,
      longest: stage.calm ? TUNING.longest[0] : between(TUNING.longest),
      strays: stage.calm ? 0 : stage.lerp(...TUNING.strays),
    };
  }

  setup() {
    const { stage } = this;
    stage.backdrop();
    stage.kit.banner.place = BANNER;
    this.#evening = eveningIn(stage);
    this.#visitor = visitorIn(stage);
    this.tap = new Tap(stage, !stage.calm && stage.tempo >= TUNING.gaugeFrom);
    this.juice = new Juice(stage);
    this.#crew = stage.kit.crew({
      host: { ...TUNING.dok, name: 'dok', depth: DEPTHS.crew },
      own: { ...TUNING.own, depth: DEPTHS.crew, flip: true },
    });
    this.#shelf = new Bottles(stage);
    this.#bottles = stage.kit.feat(this.#shelf);
  }

  override async present(exercise: Exercise) {
    const { at } = this.deps.round.progress;
    const { third } = this;
    this.juice.tone = third;
    this.#evening.fall(third === 2);
    this.#isGolden = third > 0;
    if (third === 2) this.#visitor.come(String(at));
    await super.present(exercise);
    this.tap.press(this.readingMs + TUNING.pressureMs);
    this.#crew.wait();
  }

  override async respond(outcome: Outcome) {
    const isRight = outcome.step === 'goed';
    const isQuick = isRight && outcome.decides && this.tap.isGreen;
    if (isRight) this.#crew.cheer();
    else if (outcome.step === 'onthul') this.#crew.wonder();
    else this.#crew.startle();
    await super.respond(outcome);
    if (!isRight || !this.play) return;
    const isDry = !this.play.leaked;
    const { x, y } = this.juice.head;
    this.#bottles.note(isDry, outcome);
    if (outcome.decides && (isDry || this.stage.calm) && this.#isGolden) this.stage.tip(1, x, y - 30);
    if (isQuick) this.stage.tip(1, GAUGE.x, GAUGE.y);
  }

  override async clear() {
    this.#visitor.go();
    await super.clear();
  }

  /** What leaks is not bottled: the bottle that waited for this board says so. */
  override bump() {
    super.bump();
    if (!this.stage.calm) this.#shelf.miss();
  }

  override frame(ms: number) {
    super.frame(ms);
    this.tap.frame();
    const { x, y } = this.play?.focus?.() ?? this.stage.pointer;
    this.#crew.look(x, y);
  }

  async leak(at: Point) {
    const { stage } = this;
    this.#crew.startle();
    stage.sound.play('lek-spetter');
    stage.fx.burst('splash', at.x, at.y, { count: 14, tint: this.juice.colour });
    await stage.clock.wait(TUNING.leakMs);
  }

  override async finale() {
    this.#visitor.go();
    this.juice.clear();
    await toast(this.stage, this.#crew, this.deps.round.progress.results);
  }
}
