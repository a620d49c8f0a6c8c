import type { Exercise, Outcome, RoundResult } from '../../engine/exercise/index.ts';
import { GameScene, type Feat, type Forms } from '../../engine/stage/index.ts';
import { ChooseJob } from './choose-job.ts';
import { Course } from './course.ts';
import { Daylight } from './daylight.ts';
import { finishLine } from './finale.ts';
import type { Job, Stadium } from './job.ts';
import { LapBoard } from './lap-board.ts';
import { OrderJob } from './order-job.ts';
import { DEPTHS } from './places.ts';
import { ReadJob } from './read-job.ts';
import type { Lap } from './rules.ts';
import { Runner } from './runner.ts';
import { Stands } from './stands.ts';

const TUNING = {
  /** Laps with a golden leaf on the board, by how many were run before. */
  golden: [4, 8] as readonly number[],
  /** Texts at an even pace that make the kunstje: a star each, under the lap board. */
  feat: { x: 1186, y: 246, pitch: { x: 22, y: 0 }, count: 7, size: 0.31 },
  /** Where the word is held up: beside the gates, and in the middle when it may be long. */
  banner: { y: 638, beside: 372, middle: 683, short: 17 },
  /** Where a tip comes from: the lantern of the hare. */
  tip: { x: 683, y: 300 },
  inMs: 200,
} as const;

/** 36 Leesrace: you run exactly as fast as you read, and go through the gate with the answer. */
export default class Leesrace extends GameScene<Job> implements Stadium {
  override readonly forms: Forms<Job> = {
    read: (exercise) => new ReadJob(this, exercise),
    order: (exercise) => new OrderJob(this, exercise),
    choose: (exercise) => new ChooseJob(this, exercise),
  };
  course!: Course;
  runner!: Runner;
  stands!: Stands;
  #board!: LapBoard;
  #daylight!: Daylight;
  #even!: Feat;
  #laps: Lap[] = [];
  #isGolden = false;
  #began = 0;
  #lastX = 0;

  setup() {
    const { stage } = this;
    stage.backdrop();
    const { results } = this.deps.round.progress;
    this.stands = new Stands(stage);
    this.course = new Course(stage, this.stands);
    this.#daylight = new Daylight(stage);
    this.#board = new LapBoard(stage, results.filter((one) => one !== 'open').length);
    this.#even = stage.kit.feat({ ...TUNING.feat, depth: DEPTHS.board + 4 });
    this.runner = new Runner(stage);
  }

  override async present(exercise: Exercise) {
    const { stage, runner } = this;
    const { beside, middle, short, y } = TUNING.banner;
    const isShort = 'options' in exercise && exercise.options.every(({ text = '' }) => text.length <= short);
    stage.kit.banner.place = { x: isShort ? beside : middle, y };
    this.#daylight.show(this.third, this.isHurrying);
    this.#isGolden = !this.isExample && TUNING.golden.includes(this.deps.round.progress.at);
    this.#board.gild(this.#isGolden);
    runner.place(stage.view.left - 90, runner.y);
    runner.face('look');
    await super.present(exercise);
    this.#began = stage.clock.now;
  }

  override async respond(outcome: Outcome) {
    const { stage, play } = this;
    if (outcome.step !== 'goed') this.#board.tik.face('think', 1800);
    else if (play) {
      this.stands.hold(stage.kit.banner.place?.x);
      this.#count(play, outcome);
      if (!this.isExample) this.#laps.push({ no: this.#board.laps + 1, ms: stage.clock.now - this.#began });
    }
    await super.respond(outcome);
  }

  override async clear() {
    const { stage, runner } = this;
    this.stands.hold();
    if (!this.isExample) void this.#board.flip();
    await Promise.all([super.clear(), runner.runTo(stage.view.right + 90, runner.y, TUNING.inMs)]);
    stage.kit.banner.place = undefined;
  }

  override frame(ms: number) {
    const { runner, stands } = this;
    super.frame(ms);
    runner.frame(ms);
    const runs = Math.abs(runner.x - this.#lastX) > 0.4;
    this.#lastX = runner.x;
    stands.frame(runner.x, runs);
    const { x, y } = this.play?.focus?.() ?? this.stage.pointer;
    runner.klodder.look(x, y);
    this.#board.tik.look(runner.x, runner.y - 40);
  }

  override async finale(_result: RoundResult) {
    const { stage, runner, stands } = this;
    this.course.lanes([]);
    await finishLine(stage, { runner, stands, board: this.#board }, this.#laps);
  }

  /** A text at the pace of the hare brings a tip, and a golden lap that was right at once; seven at an even pace are the kunstje. */
  #count(lap: Job, outcome: Outcome) {
    const { tip, even } = lap.skill(outcome);
    if (tip && !this.isExample) this.stage.tip(1, TUNING.tip.x, TUNING.tip.y);
    if (this.#isGolden && outcome.decides) this.stage.tip(2, this.#board.x, this.#board.y);
    this.#even.note(even, outcome);
  }
}
