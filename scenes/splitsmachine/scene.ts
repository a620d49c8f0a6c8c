import {
  partOfSpeech,
  type Exercise,
  type Outcome,
  type RoundResult,
  type Speech,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import { GameScene } from '../../engine/stage/index.ts';
import { ICINGS } from './art/colours.ts';
import { BuildJob } from './build-job.ts';
import { ChooseJob } from './choose-job.ts';
import { Crew } from './crew.ts';
import { Extras } from './extras.ts';
import { playRound } from './finale.ts';
import { Gauge } from './gauge.ts';
import { Hopper, type Waiting } from './hopper.ts';
import { Jars } from './jars.ts';
import type { Job, Workshop } from './job.ts';
import { Lever } from './lever.ts';
import { Machine } from './machine.ts';
import { canBeSaid, extrasAfter, type Piece } from './rules.ts';
import { SortJob } from './sort-job.ts';
import { SplitJob } from './split-job.ts';

const TUNING = {
  /** Cakes that wait in the hopper, in view. */
  waiting: 3,
  /** How long they take to drop at tempo 0 and 1, in ms. */
  dropMs: [620, 340],
  /** Where steam writes the word. */
  steam: { x: 683, y: 306 },
  /** Below this tempo the jars sing with a voice; who is faster is not held up by it. */
  choirBelow: 0.4,
} as const;

/** 31 Splitsmachine: set the blades between the parts of a word, pull the lever, duck. */
export default class Splitsmachine extends GameScene implements Workshop {
  machine!: Machine;
  jars!: Jars;
  lever!: Lever;
  #hopper!: Hopper;
  #gauge!: Gauge;
  #crew!: Crew;
  #extras!: Extras;
  #job: Job | undefined;
  #served = false;
  #answer: WholeAnswer | undefined;
  #words: string[] = [];

  setup() {
    const { stage } = this;
    stage.backdrop();
    this.machine = new Machine(stage);
    this.#hopper = new Hopper(stage);
    this.#gauge = new Gauge(stage);
    this.jars = new Jars(stage);
    this.lever = new Lever(stage);
    this.#crew = new Crew(stage);
    this.#extras = new Extras(stage, this.#extrasNow);
  }

  override async present(exercise: Exercise) {
    const job = this.#take(exercise);
    if (!job) return;
    this.#job = job;
    this.#served = false;
    this.jars.show(exercise.form === 'split');
    this.#showWaiting();
    this.#crew.stand(exercise.form === 'choose');
    this.#crew.wait();
    await job.present();
    this.#gauge.start(this.readingMs);
  }

  override drawDraft() {
    this.#job?.draw();
  }

  override async respond(outcome: Outcome) {
    const job = this.#job;
    if (!job) return;
    this.#answer = outcome.answer;
    if (outcome.reveal && outcome.last && !this.isExample) this.#words.push(outcome.reveal.text);
    const inTime = this.#gauge.stop();
    this.#gauge.note(outcome.step !== 'goed');
    if (outcome.step === 'goed') return this.#right(job, outcome, inTime);
    void this.#crew.duck().then(() => this.#crew.wonder());
    await (outcome.step === 'nogeens' ? job.wrong(outcome) : job.reveal(outcome));
  }

  override takeOver(answer: WholeAnswer) {
    this.#crew.wait();
    this.#job?.takeOver(answer);
  }

  override async clear() {
    const job = this.#job;
    if (!job) return;
    // After a mistake the cake that was copied is made all the same.
    if (!this.#served && !this.isExample) await job.run(this.#answer);
    this.#job = undefined;
    job.destroy();
    this.#gauge.note(false);
    this.jars.rest();
    this.machine.drive(0);
  }

  override frame(ms: number) {
    this.machine.frame(ms);
    this.#gauge.frame();
    const { x, y } = this.#job?.focus() ?? this.stage.pointer;
    this.#crew.look(x, y);
  }

  override async finale(result: RoundResult) {
    const { stage, machine, jars } = this;
    this.#hopper.show([], 200);
    jars.show(true);
    this.#crew.stand(false);
    await playRound(stage, { machine, jars, crew: this.#crew, extras: this.#extras }, this.#words, result);
  }

  icingOf({ id }: Exercise): number {
    return this.stage.rng.fork(`icing/${id}`).below(ICINGS.length);
  }

  sayPart = (piece: Piece) => {
    const part = this.#voiceOf(piece);
    if (part) void this.stage.say(part);
  };

  choirOf = (parts: readonly Piece[]): Speech[] | undefined => {
    const { stage, isExample, isHurrying } = this;
    const isSlow = stage.calm || stage.tempo < TUNING.choirBelow;
    if (!isSlow || isExample || isHurrying || this.flow.phase !== 'goed') return undefined;
    const voices = parts.flatMap((part) => this.#voiceOf(part) ?? []);
    // A word of which some parts can't be said alone would be sung with holes in it.
    return parts.length > 1 && voices.length === parts.length ? voices : undefined;
  };

  /** How a part of the word sounds that is cut; undefined where it can't be said by itself. */
  #voiceOf({ from, to }: Piece): Speech | undefined {
    const { exercise } = this;
    const speech = exercise?.prompt.speech;
    if (exercise?.form !== 'split' || !speech?.text.startsWith(exercise.letters.join(''))) return undefined;
    const part = partOfSpeech(speech, from, to);
    return part && canBeSaid(part.text) ? part : undefined;
  }

  /** Exercises of this round that were right, on whatever try. */
  get #rights(): number {
    const { results } = this.deps.round.progress;
    return results.filter((one) => one === 'first-try' || one === 'second-try').length;
  }

  /** How many mad parts the machine has by now. */
  get #extrasNow(): number {
    return extrasAfter(this.#rights, this.deps.round.progress.of);
  }

  #take(exercise: Exercise): Job | undefined {
    switch (exercise.form) {
      case 'split':
        return new SplitJob(this, exercise);
      case 'sort':
        return new SortJob(this, exercise);
      case 'build':
        return new BuildJob(this, exercise);
      case 'choose':
        return new ChooseJob(this, exercise);
      default:
        return undefined;
    }
  }

  /** The next cakes wait in the hopper; a word that has to be cut may be read there. */
  #showWaiting() {
    const { stage } = this;
    const { round } = this.deps;
    const next =
      this.isExample && round.current ? [round.current, ...round.ahead(2)] : round.ahead(TUNING.waiting);
    const waiting = next.map((exercise): Waiting => ({
      id: exercise.id,
      icing: this.icingOf(exercise),
      word: exercise.form === 'split' ? exercise.letters.join('') : undefined,
    }));
    this.#hopper.show(waiting, stage.lerp(TUNING.dropMs[0], TUNING.dropMs[1]));
  }

  /** Right: the machine runs, steam writes the word, and what is new on the machine may be switched on. */
  async #right(job: Job, outcome: Outcome, inTime: boolean) {
    const { stage, machine } = this;
    this.#served = true;
    void this.#crew.duck();
    machine.puff(TUNING.steam.x, TUNING.steam.y);
    if (!this.isExample) this.#extras.earn(this.#extrasNow);
    if (inTime && outcome.decides) {
      stage.sound.play('munt');
      stage.tip(1, this.#gauge.x, this.#gauge.y);
    }
    const ran = job.run(outcome.answer);
    if (!this.isExample && !this.isHurrying) await this.#extras.turn();
    await ran;
    this.#crew.cheer();
  }
}
