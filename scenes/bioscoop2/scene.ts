import type { Exercise, Outcome, RoundResult, WholeAnswer } from '../../engine/exercise/index.ts';
import { GameScene, type Feat, type Forms, type Stray } from '../../engine/stage/index.ts';
import { PUPPETS } from './art/sizes.ts';
import { Bench } from './bench.ts';
import { ChooseJob } from './choose-job.ts';
import { Crank } from './crank.ts';
import { premiere, type Film } from './finale.ts';
import { Hall } from './hall.ts';
import type { Cinema, Job } from './job.ts';
import { mothIn } from './moth.ts';
import { OrderJob } from './order-job.ts';
import { DEPTHS } from './places.ts';
import { ReadJob } from './read-job.ts';
import { named } from './rules.ts';
import { Show } from './show.ts';
import { TypeJob } from './type-job.ts';
import { Ushers } from './ushers.ts';

const TUNING = {
  /** Films that are turned evenly, a star each: over the projector, where they are seen from the bench too. */
  feat: { x: 1180, y: 226, pitch: { x: 25, y: 0 }, count: 5, size: 0.34 },
  /** Turns of the dance after a right answer, and how many dance; in the example fewer turns. */
  dance: 6,
  exampleDance: 3,
  dancers: 4,
  /** Runs on the piano there are. */
  tunes: 5,
  /** Where the right word comes: as a subtitle of the scene that plays. */
  banner: { x: 683, y: 482 },
  /** How often everyone looks where it happens, in ms. */
  look: 120,
} as const;

/** 17 Bioscoop 2: splice the film in order, and turn the crank yourself. */
export default class Bioscoop2 extends GameScene<Job> implements Cinema {
  override readonly forms: Forms<Job> = {
    order: (exercise) => new OrderJob(this, exercise),
    type: (exercise) => new TypeJob(this, exercise),
    read: (exercise) => new ReadJob(this, exercise),
    choose: (exercise) => new ChooseJob(this, exercise),
  };
  bench!: Bench;
  hall!: Hall;
  show!: Show;
  crank!: Crank;
  ushers!: Ushers;
  /** Numbers of the puppets in the order in which they play in this round. */
  #order: number[] = [];
  #played = 0;
  #even!: Feat;
  #moth!: Stray;
  /** Whether the film of this exercise was turned evenly to its end. */
  #wasEven = false;
  /** The films of this round, for the finale. */
  #films: Film[] = [];

  setup() {
    const { stage } = this;
    stage.backdrop();
    this.hall = new Hall(stage);
    this.show = new Show(stage);
    this.crank = new Crank(stage);
    this.ushers = new Ushers(stage);
    this.bench = new Bench(stage);
    this.#moth = mothIn(stage);
    this.#even = stage.kit.feat({ ...TUNING.feat, depth: DEPTHS.projector + 4 });
    this.#order = stage.rng.fork('poppen').shuffle(PUPPETS.map((_, i) => i));
    stage.clock.every(TUNING.look, () => this.#look());
  }

  override async present(exercise: Exercise) {
    this.#wasEven = false;
    this.hall.colour(this.third);
    this.ushers.wait();
    await super.present(exercise);
    if (this.third === 2) this.#moth.come(exercise.id);
  }

  override async respond(outcome: Outcome) {
    const { reveal, last, step } = outcome;
    const { exercise } = this;
    if (reveal && last && exercise && !this.isExample)
      this.#films.push({ text: reveal.text, star: this.starOf(exercise.id, reveal.text.split(/\s+/)) });
    if (step !== 'goed') this.ushers.wonder();
    // The right word comes as a subtitle, not over the tray.
    if (step === 'goed') this.stage.kit.banner.place = TUNING.banner;
    await super.respond(outcome);
    if (step === 'goed') await this.#play(outcome);
  }

  override takeOver(answer: WholeAnswer) {
    this.ushers.wait();
    super.takeOver(answer);
  }

  override async clear() {
    this.stage.kit.banner.place = undefined;
    // Its dance is short: the word would lie over the frames of the first film.
    if (this.isExample) this.stage.kit.banner.hide();
    this.show.clear();
    await super.clear();
    this.#moth.go();
    this.hall.light(false);
  }

  override frame(ms: number) {
    this.crank.frame(ms);
    this.hall.frame(ms);
    super.frame(ms);
  }

  override async finale(result: RoundResult) {
    await premiere(this.stage, this, this.#films, result);
  }

  starOf(id: string, words: readonly string[] = []): string {
    return named(words) ?? this.#cast(id)[0]!;
  }

  filmEnded = () => {
    this.#wasEven = this.crank.wasEven;
  };

  /** Puppets for a film, another one first in each. */
  #cast(id: string): string[] {
    const first = this.stage.rng.fork(`film/${id}`).below(this.#order.length);
    const order = [...this.#order.slice(first), ...this.#order.slice(0, first)];
    return order.slice(0, TUNING.dancers).map((i) => `pop-${PUPPETS[i]}`);
  }

  /** The scene plays: a run on the piano, popcorn, and a poster outside. */
  async #play(outcome: Outcome) {
    const { stage, hall, isExample, exercise } = this;
    if (!exercise) return;
    if (outcome.reveal) void stage.kit.banner.show(outcome.reveal, 'mini');
    hall.light(true);
    hall.cheer();
    this.ushers.cheer();
    stage.sound.play(`pianoloopje-${this.#played++ % TUNING.tunes}`);
    const star = this.starOf(exercise.id, outcome.reveal?.text.split(/\s+/));
    if (!isExample) {
      hall.hangPoster(star);
      this.#countEven(outcome);
    }
    const cast = [star, ...this.#cast(exercise.id).filter((one) => one !== star)];
    await this.show.dance(cast, isExample ? TUNING.exampleDance : TUNING.dance);
  }

  /** A film that was turned evenly brings a tip, and five are the kunstje; in calm mode it turns evenly by itself. */
  #countEven(outcome: Outcome) {
    const { x, y } = this.crank.handle;
    if (this.#even.note(this.#wasEven, outcome)) this.stage.tip(1, x, y);
  }

  #look() {
    const { x, y } = this.play?.focus?.() ?? this.stage.pointer;
    this.ushers.look(x, y);
  }
}
