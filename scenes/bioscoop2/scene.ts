import type { Exercise, Outcome, RawAnswer, RoundResult, WholeAnswer } from '../../engine/exercise/index.ts';
import { GameScene, type Via } from '../../engine/stage/index.ts';
import { PUPPETS } from './art/sizes.ts';
import { Bench } from './bench.ts';
import { ChooseJob } from './choose-job.ts';
import { Crank } from './crank.ts';
import { Crew } from './crew.ts';
import { premiere } from './finale.ts';
import { Hall } from './hall.ts';
import type { Cinema, Job } from './job.ts';
import { OrderJob } from './order-job.ts';
import { ReadJob } from './read-job.ts';
import { castOf, EVEN_FILMS } from './rules.ts';
import { Show } from './show.ts';
import { TypeJob } from './type-job.ts';

const TUNING = {
  /** Turns of the dance after a right answer; in the example fewer. */
  dance: 6,
  exampleDance: 3,
  /** Runs on the piano there are. */
  tunes: 5,
  /** Where the right word comes: as a subtitle of the scene that plays. */
  banner: { x: 683, y: 482 },
  /** How often everyone looks where it happens, in ms. */
  look: 120,
} as const;

/** 17 Bioscoop 2: splice the film in order, and turn the crank yourself. */
export default class Bioscoop2 extends GameScene implements Cinema {
  bench!: Bench;
  hall!: Hall;
  show!: Show;
  crank!: Crank;
  crew!: Crew;
  #job: Job | undefined;
  /** Numbers of the puppets in the order in which they play in this round. */
  #order: number[] = [];
  #played = 0;
  #even = 0;
  /** A puppet of each film of this round, for the finale. */
  #films: string[] = [];

  setup() {
    const { stage } = this;
    stage.backdrop();
    this.hall = new Hall(stage);
    this.show = new Show(stage);
    this.crank = new Crank(stage);
    this.crew = new Crew(stage);
    this.bench = new Bench(stage);
    this.#order = stage.rng.fork('poppen').shuffle(PUPPETS.map((_, i) => i));
    stage.clock.every(TUNING.look, () => this.#look());
  }

  override async present(exercise: Exercise) {
    const job = this.#take(exercise);
    if (!job) return;
    this.#job = job;
    this.crew.wait();
    await job.present();
  }

  override drawDraft() {
    this.#job?.draw();
  }

  override async respond(outcome: Outcome) {
    const job = this.#job;
    if (!job) return;
    if (outcome.step === 'goed') return this.#right(job, outcome);
    this.crew.wonder();
    await (outcome.step === 'nogeens' ? job.wrong(outcome) : job.reveal(outcome));
  }

  override takeOver(answer: WholeAnswer) {
    this.crew.wait();
    this.#job?.takeOver(answer);
  }

  override async clear() {
    const job = this.#job;
    this.#job = undefined;
    this.stage.kit.banner.place = undefined;
    if (!job) return;
    if (!this.isExample) this.#films.push(job.cast[0]!);
    // Its dance is short: the word would lie over the frames of the first film.
    else this.stage.kit.banner.hide();
    job.destroy();
    this.show.clear();
    await this.bench.move(false);
    this.hall.light(false);
  }

  override step(want: RawAnswer, via: Via) {
    return this.#job?.step(want, via) ?? null;
  }

  override frame(ms: number) {
    this.crank.frame(ms);
    this.hall.frame(ms);
    this.#job?.frame(ms);
  }

  override async finale(result: RoundResult) {
    await premiere(this.stage, this, this.#films, result);
  }

  get isAsking() {
    return this.flow.mayAnswer || this.isExample;
  }

  castFor(id: string, count: number): string[] {
    const first = this.stage.rng.fork(`film/${id}`).below(this.#order.length);
    return castOf(count, [...this.#order.slice(first), ...this.#order.slice(0, first)]);
  }

  filmEnded = () => {
    const { stage } = this;
    if (this.isExample || stage.calm || !this.crank.wasEven) return;
    this.#even++;
    stage.tip(1, this.crank.handle.x, this.crank.handle.y);
    if (this.#even >= EVEN_FILMS) stage.feat();
  };

  #take(exercise: Exercise): Job | undefined {
    switch (exercise.form) {
      case 'order':
        return new OrderJob(this, exercise);
      case 'choose':
        return new ChooseJob(this, exercise);
      case 'read':
        return new ReadJob(this, exercise);
      case 'type':
        return new TypeJob(this, exercise);
      default:
        return undefined;
    }
  }

  /** The scene plays: a run on the piano, popcorn, and a poster outside. */
  async #right(job: Job, outcome: Outcome) {
    const { stage, hall } = this;
    const { isExample } = this;
    stage.kit.banner.place = TUNING.banner;
    if (outcome.reveal) void stage.kit.banner.show(outcome.reveal, 'mini');
    await job.right(outcome);
    hall.light(true);
    hall.cheer();
    this.crew.cheer();
    stage.sound.play(`pianoloopje-${this.#played++ % TUNING.tunes}`);
    if (!isExample) {
      hall.hangPoster(job.cast[0]!);
      this.#countCalm(outcome);
    }
    await this.show.dance(job.cast, isExample ? TUNING.exampleDance : TUNING.dance);
  }

  /** In calm mode the film turns evenly by itself: there each first-try right is one towards the kunstje. */
  #countCalm({ decides }: Outcome) {
    if (!this.stage.calm || !decides) return;
    this.#even++;
    if (this.#even <= EVEN_FILMS) this.stage.tip(1, this.crank.handle.x, this.crank.handle.y);
    if (this.#even >= EVEN_FILMS) this.stage.feat();
  }

  #look() {
    const { x, y } = this.#job?.focus() ?? this.stage.pointer;
    this.crew.look(x, y);
  }
}
