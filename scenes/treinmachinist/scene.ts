import type {
  ChooseExercise,
  Exercise,
  Outcome,
  RoundResult,
  SortExercise,
} from '../../engine/exercise/index.ts';
import { GameScene, type Feat, type Forms } from '../../engine/stage/index.ts';
import { Board } from './board.ts';
import { DriveJob } from './drive-job.ts';
import { rideHome } from './finale.ts';
import type { Line } from './homecoming.ts';
import type { Desk, Job } from './job.ts';
import { OrderJob } from './order-job.ts';
import { DEPTHS } from './places.ts';
import { Rails } from './rails.ts';
import { featGoal, MAIN_AND_LOOP, railsOf } from './rules.ts';
import { Scenery } from './scenery.ts';
import { HomeSignal } from './signal.ts';
import { SplitJob } from './split-job.ts';
import { Staff } from './staff.ts';
import { keyOf, Terminus } from './terminus.ts';
import { Train } from './train.ts';
import { Whistle } from './whistle.ts';

const TUNING = {
  /** How often everyone looks where it happens, in ms. */
  look: 100,
  /** Where the banner comes: beside the cabin, or where a sentence stands on the upper lines. */
  banner: { x: 620, y: 690 },
  bannerOfSentence: { x: 760, y: 572 },
  /** Trains that were not held, one mark each: on the edge of the table. */
  feat: { x: 214, y: 124, pitch: { x: 30, y: 0 }, size: 0.36 },
} as const;

/** 02 Treinmachinist: the train never steers, you set the points. */
export default class Treinmachinist extends GameScene<Job> implements Desk {
  override readonly forms: Forms<Job> = {
    sort: (exercise) => new DriveJob(this, exercise, this.#lineFor(exercise)),
    choose: (exercise) => new DriveJob(this, exercise, this.#lineFor(exercise)),
    order: (exercise) => new OrderJob(this, exercise, this.#whistle),
    split: (exercise) => new SplitJob(this, exercise, this.#whistle),
  };
  rails!: Rails;
  board!: Board;
  staff!: Staff;
  turn = 0;
  readonly brought = new Map<string, number>();
  #scenery!: Scenery;
  #line: Line | undefined;
  #train!: Train;
  #signal!: HomeSignal;
  #whistle!: Whistle;
  #unheld!: Feat;

  setup() {
    const { stage } = this;
    stage.backdrop();
    this.rails = new Rails(stage);
    this.#scenery = new Scenery(stage);
    this.board = new Board(stage);
    this.staff = new Staff(stage);
    this.#train = new Train(stage);
    this.#signal = new HomeSignal(stage);
    this.#whistle = new Whistle(stage);
    const { results, of } = this.deps.round.progress;
    const feat = { ...TUNING.feat, count: featGoal(of), depth: DEPTHS.board };
    this.#unheld = stage.kit.feat(feat, results.filter((one) => one === 'first-try').length);
    this.#layFirst();
    stage.clock.every(TUNING.look, () => this.#look());
  }

  override async present(exercise: Exercise) {
    this.turn++;
    const isOrder = exercise.form === 'order';
    this.stage.kit.banner.place = isOrder ? TUNING.bannerOfSentence : TUNING.banner;
    this.#scenery.makeRoom(isOrder);
    this.staff.wait();
    this.#scenery.day(this.third, this.turn === 1);
    await super.present(exercise);
  }

  override async respond(outcome: Outcome) {
    const isRight = outcome.step === 'goed';
    if (isRight) this.#scenery.hop();
    await super.respond(outcome);
    if (isRight) this.#praise(outcome);
  }

  override async finale(result: RoundResult) {
    this.#line?.terminus.destroy();
    this.#line = undefined;
    this.#train.hide();
    this.#signal.show(false);
    this.board.show();
    this.rails.show([]);
    this.#scenery.clearLine();
    this.#scenery.day(2);
    this.staff.toFront();
    await rideHome(this.stage, this.words, result);
  }

  /** A right train that was not held: tips, and after some of them the kunstje. */
  #praise(outcome: Outcome) {
    const isUnheld = !this.play?.wasHeld;
    const counted = this.#unheld.note(isUnheld, outcome);
    const { x, y } = this.play?.focus?.() ?? this.stage.pointer;
    if (counted && outcome.decides && this.#unheld.count % 2 === 0) this.stage.tip(1, x, y - 30);
  }

  #look() {
    const { x, y } = this.play?.focus?.() ?? this.stage.pointer;
    this.staff.look(x, y);
    this.#scenery.look(x);
  }

  /** What can be seen during the explanation: the rails, and for sort its stations too. */
  #layFirst() {
    const first = this.deps.round.current;
    const isOrder = first?.form === 'order';
    this.board.show();
    this.#scenery.makeRoom(isOrder);
    if (first?.form === 'sort') this.rails.show(railsOf(this.#lineFor(first).terminus.yard));
    else if (!isOrder) this.rails.show(MAIN_AND_LOOP);
  }

  /** The stations of an exercise, with what was brought there; those that are there already stay. */
  #lineFor(exercise: SortExercise | ChooseExercise): Line {
    if (this.#line?.terminus.key === keyOf(exercise)) return this.#line;
    this.#line?.terminus.destroy();
    const terminus = new Terminus(this.stage, exercise);
    for (const station of terminus.stations) station.stock(this.brought.get(station.choice.label) ?? 0);
    if (!this.isHurrying) void terminus.arrive();
    return (this.#line = { terminus, train: this.#train, signal: this.#signal, states: [] });
  }
}
