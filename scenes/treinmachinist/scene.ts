import type {
  ChooseExercise,
  Exercise,
  Outcome,
  RawAnswer,
  RoundResult,
  SortExercise,
  WholeAnswer,
} from '../../engine/exercise/index.ts';
import { GameScene, type Input } from '../../engine/stage/index.ts';
import { Board } from './board.ts';
import { Crew } from './crew.ts';
import { DriveJob } from './drive-job.ts';
import { rideHome } from './finale.ts';
import type { Line } from './homecoming.ts';
import type { Desk, Job } from './job.ts';
import { OrderJob } from './order-job.ts';
import { Rails } from './rails.ts';
import { featGoal, isNight, MAIN_AND_LOOP, railsOf } from './rules.ts';
import { Scenery } from './scenery.ts';
import { HomeSignal } from './signal.ts';
import { SplitJob } from './split-job.ts';
import { keyOf, Terminus } from './terminus.ts';
import { Train } from './train.ts';
import { Whistle } from './whistle.ts';

const TUNING = {
  /** How often everyone looks where it happens, in ms. */
  look: 100,
  /** Where the banner comes when a sentence stands on the upper lines. */
  banner: { x: 760, y: 572 },
} as const;

/** 02 Treinmachinist: the train never steers, you set the points. */
export default class Treinmachinist extends GameScene implements Desk {
  rails!: Rails;
  board!: Board;
  crew!: Crew;
  turn = 0;
  readonly brought = new Map<string, number>();
  #scenery!: Scenery;
  #line: Line | undefined;
  #train!: Train;
  #signal!: HomeSignal;
  #whistle!: Whistle;
  #job: Job | undefined;
  #words: string[] = [];
  #unheld = 0;

  setup() {
    const { stage } = this;
    stage.backdrop();
    this.rails = new Rails(stage);
    this.#scenery = new Scenery(stage);
    this.board = new Board(stage);
    this.crew = new Crew(stage);
    this.#train = new Train(stage);
    this.#signal = new HomeSignal(stage);
    this.#whistle = new Whistle(stage);
    this.#unheld = this.deps.round.progress.results.filter((one) => one === 'first-try').length;
    this.#layFirst();
    stage.clock.every(TUNING.look, () => this.#look());
  }

  override async present(exercise: Exercise) {
    this.turn++;
    const isOrder = exercise.form === 'order';
    this.stage.kit.banner.place = isOrder ? TUNING.banner : undefined;
    this.#scenery.makeRoom(isOrder);
    const job = this.#take(exercise);
    if (!job) return;
    this.#job = job;
    this.crew.wait();
    this.#dusk();
    await job.present();
  }

  override drawDraft() {
    this.#job?.draw?.();
  }

  override async respond(outcome: Outcome) {
    const job = this.#job;
    if (!job) return;
    if (outcome.reveal && outcome.last && !this.isExample) this.#words.push(outcome.reveal.text);
    if (outcome.step !== 'goed') return job.wrong(outcome);
    this.#scenery.hop();
    await job.right(outcome);
    if (!job.wasHeld && !this.isExample) this.#praise(outcome);
  }

  override takeOver(answer: WholeAnswer) {
    this.#job?.takeOver(answer);
  }

  override step(want: RawAnswer): Input | null {
    return this.#job?.step?.(want) ?? null;
  }

  override async clear() {
    const job = this.#job;
    if (!job) return;
    await job.leave();
    this.#job = undefined;
    job.destroy();
  }

  override frame(ms: number) {
    this.#job?.frame?.(ms);
  }

  override async finale(result: RoundResult) {
    this.#line?.terminus.destroy();
    this.#line = undefined;
    this.#train.hide();
    this.#signal.show(false);
    this.board.show();
    this.rails.show([]);
    this.#scenery.clearLine();
    this.#scenery.night(true);
    this.crew.toFront();
    await rideHome(this.stage, this.#words, result);
  }

  /** A right train that was not held: tips, and after some of them the kunstje. */
  #praise({ decides }: Outcome) {
    this.#unheld++;
    const { x, y } = this.#job?.focus() ?? this.stage.pointer;
    if (decides && this.#unheld % 2 === 0) this.stage.tip(1, x, y - 30);
    if (this.#unheld === featGoal(this.deps.round.progress.of)) this.stage.feat();
  }

  /** Night falls in the last third. */
  #dusk() {
    const { at, of } = this.deps.round.progress;
    if (!this.isExample) this.#scenery.night(isNight(at, of), this.turn === 1);
  }

  #look() {
    const { x, y } = this.#job?.focus() ?? this.stage.pointer;
    this.crew.look(x, y);
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
    for (const station of terminus.stations) station.stock(this.brought.get(station.label) ?? 0);
    if (!this.isHurrying) void terminus.arrive();
    return (this.#line = { terminus, train: this.#train, signal: this.#signal, states: [] });
  }

  #take(exercise: Exercise): Job | undefined {
    switch (exercise.form) {
      case 'sort':
      case 'choose': {
        return new DriveJob(this, exercise, this.#lineFor(exercise));
      }
      case 'split':
        return new SplitJob(this, exercise, this.#whistle);
      case 'order':
        return new OrderJob(this, exercise, this.#whistle);
      default:
        return undefined;
    }
  }
}
