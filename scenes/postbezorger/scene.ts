import type { ChoiceExercise, Exercise, Outcome } from '../../engine/exercise/index.ts';
import { GameScene, type Feat, type Forms, type Image } from '../../engine/stage/index.ts';
import { Album, starsOf } from './album.ts';
import { Bike } from './bike.ts';
import { Delivery } from './delivery.ts';
import { Dog } from './dog.ts';
import { thank } from './finale.ts';
import { Hand } from './hand.ts';
import { BANNER, DEPTHS } from './places.ts';
import type { Job, Post } from './post.ts';
import { Scenery } from './scenery.ts';
import { Scooter } from './scooter.ts';
import { Street } from './street.ts';

const TUNING = {
  /** How often everyone looks where it happens, in ms. */
  look: 100,
  moodMs: 1300,
  /** Exercises with an express letter, by how many were done before: it pays double. */
  express: [3, 7, 12] as readonly number[],
  slipMs: 900,
} as const;

/** 12 Postbezorger: toss each letter in the right box while riding by. */
export default class Postbezorger extends GameScene<Job> implements Post {
  override readonly forms: Forms<Job> = {
    sort: (exercise) => this.#deliver(exercise),
    choose: (exercise) => this.#deliver(exercise),
    read: (exercise) => this.#deliver(exercise),
  };
  street!: Street;
  hand!: Hand;
  dog!: Dog;
  scooter!: Scooter;
  ring!: Image;
  #isExpress = false;
  #scenery!: Scenery;
  #bike!: Bike;
  #album!: Album;
  #feat!: Feat;

  setup() {
    const { stage } = this;
    stage.backdrop();
    stage.kit.banner.place = BANNER;
    this.#scenery = new Scenery(stage);
    this.street = new Street(stage, this.#scenery);
    this.hand = new Hand(stage);
    this.dog = new Dog(stage);
    this.scooter = new Scooter(stage, this.hand);
    this.#bike = new Bike(stage);
    this.ring = stage.image('ring', 0, 0).setDepth(DEPTHS.ring).setVisible(false);
    const { results } = this.deps.round.progress;
    this.#album = new Album(stage, results.filter((one) => one.endsWith('try')).length);
    this.#feat = stage.kit.feat(starsOf(stage));
    stage.clock.every(TUNING.look, () => this.#look());
  }

  override async present(exercise: Exercise) {
    this.#scenery.hour(this.third, this.isHurrying);
    this.#bike.crew.wait();
    this.#isExpress = !this.isExample && TUNING.express.includes(this.deps.round.progress.at);
    this.hand.isExpress = this.#isExpress;
    await super.present(exercise);
  }

  override async respond(outcome: Outcome) {
    const { crew } = this.#bike;
    const isRight = outcome.step === 'goed';
    if (isRight) crew.cheer(TUNING.moodMs);
    else if (outcome.step === 'onthul') crew.wonder();
    else crew.startle();
    if (isRight && outcome.last) this.#praise(outcome);
    await super.respond(outcome);
  }

  override frame(ms: number) {
    super.frame(ms);
    if (!this.play) this.street.frame(ms, 0);
    this.#bike.frame(ms, this.street.ride.speed);
  }

  override async finale() {
    this.hand.hide();
    this.street.leave();
    this.#bike.hush();
    await thank(this.stage, this.#album, this.street, this.#bike.crew);
  }

  slipped() {
    this.bump();
    this.#bike.crew.startle(TUNING.slipMs);
  }

  #deliver = (exercise: ChoiceExercise) => new Delivery(this, exercise);

  /** A stamp for the album; a letter through the middle of the slot brings a tip, and some of them the kunstje. */
  #praise(outcome: Outcome) {
    const { stage, play } = this;
    const isPerfect = play?.isPerfect === true;
    const counted = this.#feat.note(isPerfect, outcome);
    const { x, y } = play?.target ?? stage.pointer;
    if (!this.isExample) void this.#album.stick({ x, y });
    const tips =
      (isPerfect || (counted && stage.calm) ? 1 : 0) + (this.#isExpress && outcome.decides ? 1 : 0);
    if (tips > 0) stage.tip(tips, x, y - 40);
    if (isPerfect) stage.fx.burst('stars', x, y, { count: 12, spread: 140 });
  }

  #look() {
    const { x, y } = this.play?.focus?.() ?? this.stage.pointer;
    this.#bike.crew.look(x, y);
  }
}
