import {
  partOfSpeech,
  type Exercise,
  type Outcome,
  type Part,
  type RawAnswer,
  type RoundResult,
  type Speech,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import { GameScene, type Dusk, type Forms, type Stray } from '../../engine/stage/index.ts';
import { ICINGS } from './art/colours.ts';
import { BuildJob } from './build-job.ts';
import { ChooseJob } from './choose-job.ts';
import { eveningOver } from './evening.ts';
import { Extras } from './extras.ts';
import { playRound } from './finale.ts';
import { Gauge } from './gauge.ts';
import { Hopper, type Waiting } from './hopper.ts';
import { Jars } from './jars.ts';
import type { Job, Workshop } from './job.ts';
import { Lever } from './lever.ts';
import { Machine } from './machine.ts';
import { mouseIn } from './mouse.ts';
import { canBeSaid, extrasAfter } from './rules.ts';
import { SortJob } from './sort-job.ts';
import { SplitJob } from './split-job.ts';
import { Workers } from './workers.ts';

const TUNING = {
  /** Cakes that wait in the hopper, in view. */
  waiting: 3,
  /** How long they take to drop at tempo 0 and 1, in ms. */
  dropMs: [620, 340],
  /** Where steam writes the word. */
  steam: { x: 683, y: 306 },
  /** Where the banner comes when jars sing: on the frame of the belt, clear of the tags on the jars. */
  banner: { x: 683, y: 584 },
  /** Below this tempo the jars sing with a voice; who is faster is not held up by it. */
  choirBelow: 0.4,
} as const;

/** 31 Splitsmachine: set the blades between the parts of a word, pull the lever, duck. */
export default class Splitsmachine extends GameScene<Job> implements Workshop {
  override readonly forms: Forms<Job> = {
    split: (exercise) => new SplitJob(this, exercise),
    sort: (exercise) => new SortJob(this, exercise),
    build: (exercise) => new BuildJob(this, exercise),
    choose: (exercise) => new ChooseJob(this, exercise),
  };
  machine!: Machine;
  jars!: Jars;
  lever!: Lever;
  #hopper!: Hopper;
  #gauge!: Gauge;
  #workers!: Workers;
  #extras!: Extras;
  #evening!: Dusk;
  #mouse!: Stray;

  setup() {
    const { stage } = this;
    stage.backdrop();
    this.#evening = eveningOver(stage);
    this.#mouse = mouseIn(stage);
    this.machine = new Machine(stage);
    this.#hopper = new Hopper(stage);
    this.#gauge = new Gauge(stage);
    this.jars = new Jars(stage);
    this.lever = new Lever(stage);
    this.#workers = new Workers(stage);
    this.#extras = new Extras(stage, this.#extrasNow);
  }

  override async present(exercise: Exercise) {
    const isSplit = exercise.form === 'split';
    this.jars.show(isSplit);
    this.stage.kit.banner.place = isSplit ? TUNING.banner : undefined;
    this.#showWaiting();
    this.#evening.fall(this.third === 2, this.isHurrying);
    this.#workers.stand(exercise.form === 'choose');
    this.#workers.wait();
    await super.present(exercise);
    if (this.third === 2) this.#mouse.come(exercise.id);
    this.#gauge.start(this.readingMs);
  }

  override async respond(outcome: Outcome) {
    const inTime = this.#gauge.stop();
    this.#gauge.note(outcome.step !== 'goed');
    if (outcome.step !== 'goed') void this.#workers.duck().then(() => this.#workers.wonder());
    await super.respond(outcome);
    if (outcome.step === 'goed' && this.play) await this.#right(this.play, outcome, inTime);
  }

  override takeOver(answer: WholeAnswer) {
    this.#workers.wait();
    super.takeOver(answer);
  }

  /** After a mistake the cake that was copied is made all the same. */
  override async copied(given: RawAnswer) {
    await this.play?.run(given);
  }

  override async clear() {
    await super.clear();
    this.#mouse.go();
    this.#gauge.note(false);
    this.jars.rest();
    this.machine.drive(0);
  }

  override frame(ms: number) {
    super.frame(ms);
    this.machine.frame(ms);
    this.#gauge.frame();
    const { x, y } = this.play?.focus?.() ?? this.stage.pointer;
    this.#workers.look(x, y);
  }

  override async finale(result: RoundResult) {
    const { stage, machine, jars } = this;
    this.#hopper.show([], 200);
    jars.show(true);
    this.#workers.stand(false);
    const band = { machine, jars, workers: this.#workers, extras: this.#extras };
    await playRound(stage, band, this.words, result);
  }

  icingOf({ id }: Exercise): number {
    return this.stage.rng.fork(`icing/${id}`).below(ICINGS.length);
  }

  get isSprinkled(): boolean {
    return this.third > 0;
  }

  sayPart = (part: Part) => {
    const speech = this.#voiceOf(part);
    if (speech) void this.stage.say(speech);
  };

  choirOf = (parts: readonly Part[]): Speech[] | undefined => {
    const { stage, isExample, isHurrying } = this;
    const isSlow = stage.calm || stage.tempo < TUNING.choirBelow;
    if (!isSlow || isExample || isHurrying || this.flow.phase !== 'goed') return undefined;
    const voices = parts.flatMap((part) => this.#voiceOf(part) ?? []);
    // A word of which some parts can't be said alone would be sung with holes in it.
    return parts.length > 1 && voices.length === parts.length ? voices : undefined;
  };

  /** How a part of the word sounds that is cut; undefined where it can't be said by itself. */
  #voiceOf({ from, to }: Part): Speech | undefined {
    const { exercise } = this;
    const speech = exercise?.prompt.speech;
    if (exercise?.form !== 'split' || !speech?.text.startsWith(exercise.letters.join(''))) return undefined;
    const part = partOfSpeech(speech, from, to);
    return part && canBeSaid(part.text) ? part : undefined;
  }

  /** How many mad parts the machine has by now: for exercises that were right, on whatever try. */
  get #extrasNow(): number {
    const { results, of } = this.deps.round.progress;
    const rights = results.filter((one) => one === 'first-try' || one === 'second-try').length;
    return extrasAfter(rights, of);
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
    void this.#workers.duck();
    machine.puff(TUNING.steam.x, TUNING.steam.y);
    if (!this.isExample) this.#extras.earn(this.#extrasNow);
    if (inTime && outcome.decides) {
      stage.sound.play('munt');
      stage.tip(1, this.#gauge.x, this.#gauge.y);
    }
    const ran = job.run(outcome.given);
    if (!this.isExample && !this.isHurrying) await this.#extras.turn();
    await ran;
    this.#workers.cheer();
  }
}
