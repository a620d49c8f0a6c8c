import type { Exercise, Outcome, RoundResult, WholeAnswer } from '../../engine/exercise/index.ts';
import { GameScene, type Input, type Via } from '../../engine/stage/index.ts';
import { ChooseJob } from './choose-job.ts';
import { Course } from './course.ts';
import { finishLine } from './finale.ts';
import type { Job, Stadium } from './job.ts';
import { LapBoard } from './lap-board.ts';
import { OrderJob } from './order-job.ts';
import { ReadJob } from './read-job.ts';
import type { Lap } from './rules.ts';
import { Runner } from './runner.ts';
import { Stands } from './stands.ts';

const TUNING = {
  /** Texts at an even pace that make the kunstje. */
  feat: 7,
  /** Where the word is held up: beside the gates, and in the middle when it may be long. */
  banner: { y: 638, beside: 372, middle: 683, short: 17 },
  /** Where a tip comes from: the lantern of the hare. */
  tip: { x: 683, y: 300 },
  inMs: 380,
} as const;

/** 36 Leesrace: you run exactly as fast as you read, and go through the gate with the answer. */
export default class Leesrace extends GameScene implements Stadium {
  course!: Course;
  runner!: Runner;
  stands!: Stands;
  #board!: LapBoard;
  #job: Job | undefined;
  #even = 0;
  #laps: Lap[] = [];
  #began = 0;
  #lastX = 0;

  setup() {
    const { stage } = this;
    stage.backdrop();
    const { results } = this.deps.round.progress;
    this.stands = new Stands(stage);
    this.course = new Course(stage, this.stands);
    this.#board = new LapBoard(stage, results.filter((one) => one !== 'open').length);
    this.runner = new Runner(stage);
  }

  override async present(exercise: Exercise) {
    const { stage, runner } = this;
    this.#job = this.#take(exercise);
    const { beside, middle, short, y } = TUNING.banner;
    const isShort = 'options' in exercise && exercise.options.every(({ text = '' }) => text.length <= short);
    stage.kit.banner.place = { x: isShort ? beside : middle, y };
    runner.place(stage.view.left - 90, runner.y);
    runner.face('look');
    await this.#job.present();
    this.#began = stage.clock.now;
  }

  override drawDraft() {
    this.#job?.draw?.();
  }

  override async respond(outcome: Outcome) {
    const job = this.#job;
    if (!job) return;
    const { tik } = this.#board;
    if (outcome.step === 'goed') return this.#right(job, outcome);
    tik.face('think', 1800);
    if (outcome.step === 'nogeens') return job.wrong(outcome);
    await job.reveal(outcome);
  }

  override takeOver(answer: WholeAnswer) {
    this.#job?.takeOver(answer);
  }

  override async clear() {
    const { stage, runner } = this;
    const job = this.#job;
    if (!job) return;
    this.stands.hold();
    if (!this.isExample) void this.#board.flip();
    await Promise.all([job.leave(), runner.runTo(stage.view.right + 90, runner.y, TUNING.inMs)]);
    this.#job = undefined;
    stage.kit.banner.place = undefined;
  }

  override frame(ms: number) {
    const { runner, stands } = this;
    this.#job?.frame(ms);
    runner.frame(ms);
    const runs = Math.abs(runner.x - this.#lastX) > 0.4;
    this.#lastX = runner.x;
    stands.frame(runner.x, runs);
    const { x, y } = this.#job?.focus() ?? this.stage.pointer;
    runner.klodder.look(x, y);
    this.#board.tik.look(runner.x, runner.y - 40);
  }

  override step(_want: unknown, via: Via): Input | null {
    return this.#job?.step(via) ?? null;
  }

  override async finale(_result: RoundResult) {
    const { stage, runner, stands } = this;
    this.course.lanes([]);
    await finishLine(stage, { runner, stands, board: this.#board }, this.#laps);
  }

  get form() {
    return this.exercise?.form === 'choose' ? 'choose' : 'read';
  }

  async #right(job: Job, outcome: Outcome) {
    const { stage, stands } = this;
    stands.hold(stage.kit.banner.place?.x);
    this.#count(job, outcome);
    if (!this.isExample) this.#laps.push({ no: this.#board.laps + 1, ms: stage.clock.now - this.#began });
    await job.right(outcome);
  }

  /** A text at the pace of the hare brings a tip; seven at an even pace are the kunstje. */
  #count(job: Job, outcome: Outcome) {
    if (this.isExample) return;
    const { tip, even } = job.skill(outcome);
    if (tip) this.stage.tip(1, TUNING.tip.x, TUNING.tip.y);
    if (even && ++this.#even === TUNING.feat) this.stage.feat();
  }

  #take(exercise: Exercise): Job {
    switch (exercise.form) {
      case 'read':
        return new ReadJob(this, exercise);
      case 'choose':
        return new ChooseJob(this, exercise);
      case 'order':
        return new OrderJob(this, exercise);
      default:
        throw new Error(`Leesrace can't play "${exercise.form}".`);
    }
  }
}
