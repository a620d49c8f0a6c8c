import type { Exercise, Outcome, RawAnswer, RoundResult, WholeAnswer } from '../../engine/exercise/index.ts';
import { GameScene, type Input, type Via } from '../../engine/stage/index.ts';
import { Birds } from './birds.ts';
import { Breath } from './breath.ts';
import { ChooseJob } from './choose-job.ts';
import { Crew } from './crew.ts';
import { twinkle } from './finale.ts';
import { Foam } from './foam.ts';
import { Hooks } from './hooks.ts';
import type { Job, Site } from './job.ts';
import { JudgeJob } from './judge-job.ts';
import { FLOOR } from './places.ts';
import { ReadJob } from './read-job.ts';
import { isSpotless } from './rules.ts';
import { Tower } from './tower.ts';
import { Wiper } from './wiper.ts';

const TUNING = {
  /** Width of the squeegee in u at tempo 0 and 1, and of the blob that a tap wipes. */
  brush: [130, 90],
  tap: 180,
  /** u that one press of an arrow slides at least; in the example. */
  press: 64,
  examplePress: 340,
  /** Share of the glass that has to be clean on average for the kunstje, and on one window for a tip. */
  goal: 0.85,
  spotless: 0.97,
  /** How often everyone looks where it happens, in ms. */
  look: 100,
} as const;

/** 03 Glazenwasser: wipe the soap off the windows of the Inkttoren, floor after floor. */
export default class Glazenwasser extends GameScene implements Site {
  foam!: Foam;
  wiper!: Wiper;
  crew!: Crew;
  birds!: Birds;
  breath!: Breath;
  floor = 0;
  #tower!: Tower;
  #hooks: Hooks | undefined;
  #job: Job | undefined;
  /** The floor below, until it is out of view. */
  #below: Job | undefined;
  #ready = false;
  #shares: number[] = [];

  setup() {
    const { stage } = this;
    this.#tower = new Tower(stage, this.#high);
    this.foam = new Foam(stage);
    this.birds = new Birds(stage);
    this.breath = new Breath(stage);
    this.floor = this.deps.round.progress.at;
    this.wiper = new Wiper(stage, {
      foam: this.foam,
      isOpen: () => this.isOpen,
      atLeast: () => (this.isExample ? TUNING.examplePress : TUNING.press),
      wiped: () => this.#job?.wiped(),
      key: (code) => this.#job?.key(code),
    });
    stage.clock.every(TUNING.look, () => this.#look());
  }

  override async present(exercise: Exercise) {
    const { stage } = this;
    this.crew ??= new Crew(stage, exercise.form);
    const job = this.#take(exercise);
    this.#job = job;
    job.sink(-FLOOR);
    job.soap();
    this.foam.sink(-FLOOR);
    this.crew.wait();
    stage.sound.play('katrol');
    void this.birds.fly();
    await this.#tower.rise(this.#high, (sunk) => {
      this.#below?.sink(sunk);
      job.sink(sunk - FLOOR);
      this.foam.sink(sunk - FLOOR);
    });
    this.#leaveBelow();
    await job.present();
    this.#ready = true;
  }

  override async respond(outcome: Outcome) {
    const job = this.#job;
    if (!job) return;
    this.#ready = false;
    this.wiper.stop();
    if (outcome.step === 'goed') {
      this.#reward(job);
      await job.right(outcome);
    } else if (outcome.step === 'nogeens') await job.wrong(outcome);
    else await job.reveal(outcome);
    this.#ready = true;
  }

  override commit(answer: RawAnswer): boolean {
    if (this.#job) this.stage.kit.banner.place = this.#job.banner;
    return super.commit(answer);
  }

  override takeOver(answer: WholeAnswer) {
    this.crew.wait();
    this.#job?.takeOver(answer);
  }

  override clear() {
    const job = this.#job;
    this.#job = undefined;
    this.#ready = false;
    this.wiper.putAway();
    this.breath.wipe();
    this.foam.clear();
    job?.leave();
    this.#below = job;
    if (!this.isExample) this.floor++;
  }

  override step(want: RawAnswer, via: Via): Input | null {
    return this.#job?.step(want, via) ?? null;
  }

  override frame(ms: number) {
    this.wiper.frame(ms);
    this.#tower.frame(ms);
    this.birds.frame();
    this.#job?.frame(ms);
    if (!this.crew) return;
    this.crew.reach(this.wiper.isShown ? this.wiper.at : undefined);
    this.crew.frame(ms);
    if (this.wiper.isBusy) this.birds.swing(this.wiper.at);
  }

  override async finale(_result: RoundResult) {
    this.wiper.putAway();
    void this.#hooks?.leave();
    this.birds.leave();
    this.crew.leave();
    await twinkle(this.stage, this.deps.round.progress.results, () => this.#leaveBelow());
  }

  #leaveBelow() {
    this.#below?.destroy();
    this.#below = undefined;
  }

  override get isOpen(): boolean {
    const { phase } = this.flow;
    return this.#ready && (phase === 'spel' || phase === 'voorbeeld');
  }

  get brush() {
    return { r: this.stage.lerp(TUNING.brush[0], TUNING.brush[1]) / 2, tap: TUNING.tap / 2 };
  }

  /** How far up the cradle hangs, 0 to 1. */
  get #high(): number {
    const { at, of } = this.deps.round.progress;
    return of <= 1 ? 0 : Math.min(1, at / (of - 1));
  }

  #take(exercise: Exercise): Job {
    switch (exercise.form) {
      case 'judge':
        this.#hooks ??= new Hooks(this.stage, (fits) => (this.#job as JudgeJob | undefined)?.take(fits));
        return new JudgeJob(this, exercise, this.#hooks);
      case 'choose':
        return new ChooseJob(this, exercise);
      case 'read':
        return new ReadJob(this, exercise);
      default:
        throw new Error(`Glazenwasser can't play "${exercise.form}".`);
    }
  }

  /** A tip for a spotless window, and the kunstje for many of them. */
  #reward({ clean, focus }: Job) {
    if (this.isExample) return;
    this.#shares.push(clean);
    if (clean >= TUNING.spotless) this.stage.tip(1, focus.x, focus.y);
    if (isSpotless(this.#shares, TUNING.goal)) this.stage.feat();
  }

  #look() {
    const at = this.#job?.focus ?? this.stage.pointer;
    this.crew?.look(at.x, at.y);
  }
}
