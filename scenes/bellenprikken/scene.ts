import type { Exercise, Outcome } from '../../engine/exercise/index.ts';
import { GameScene, type Feat, type Forms } from '../../engine/stage/index.ts';
import { flyAway } from './finale.ts';
import { LooseBubbles } from './loose-bubbles.ts';
import type { Bathroom, Pricking } from './pricking.ts';
import { Room } from './room.ts';
import { tipFor } from './rules.ts';
import { SplitChain } from './split-chain.ts';
import { TypeChain } from './type-chain.ts';
import { WordBubbles } from './word-bubbles.ts';

/** All numbers of the play itself; `a, b` is for tempo 0 and 1. Sizes and times of one form stand with that form. */
const TUNING = {
  /** u/s with which bubbles rise. */
  rise: [12, 38],
  /** From this tempo on a typed word stands in one long bubble. */
  oneBubbleFrom: 0.5,
  /** Low pops that earn the kunstje: stars on the line at half height. */
  stars: { x: 52, pitch: { x: 36, y: 0 }, size: 0.5, count: 6, depth: -50 },
  /** Exercises in which the duck with the star swims along, by how many were done before. */
  festive: [4, 8] as readonly number[],
  /** How often the friends look where it happens, in ms. */
  look: 120,
} as const;

/** Bellen prikken: words of soap bubbles, and a cactus with a very quick needle. */
export default class BellenPrikken extends GameScene<Pricking> implements Bathroom {
  override readonly forms: Forms<Pricking> = {
    type: (exercise) => new TypeChain(this, exercise),
    build: (exercise) => new LooseBubbles(this, exercise),
    split: (exercise) => new SplitChain(this, exercise),
    choose: (exercise) => new WordBubbles(this, exercise),
  };
  room!: Room;
  /** Low pops. */
  #low!: Feat;
  #isFestive = false;

  setup() {
    const { stage } = this;
    this.room = new Room(stage);
    this.room.arrange(this.deps.round.current?.form === 'type');
    this.#low = stage.kit.feat({ ...TUNING.stars, y: this.room.line });
    const { right, of } = this.#score();
    this.room.giantTo(right, of, false);
    stage.clock.every(TUNING.look, () => this.#look());
  }

  get oneBubble() {
    return this.stage.tempo >= TUNING.oneBubbleFrom;
  }

  riseSpeed() {
    const { stage } = this;
    return stage.calm ? 0 : stage.lerp(TUNING.rise[0], TUNING.rise[1]);
  }

  override async present(exercise: Exercise) {
    const typing = exercise.form === 'type';
    this.room.arrange(typing);
    this.showKeyboard(typing);
    this.#isFestive = !this.isExample && TUNING.festive.includes(this.deps.round.progress.at);
    this.room.starDuck.show(this.#isFestive);
    await super.present(exercise);
  }

  override async respond(outcome: Outcome) {
    const done = super.respond(outcome);
    if (this.play && outcome.step === 'goed' && outcome.last) this.#reward(this.play, outcome);
    await done;
  }

  override async clear() {
    await super.clear();
    this.room.calmDown();
  }

  override frame(ms: number) {
    this.room.frame(ms);
    super.frame(ms);
    this.stage.kit.banner.place = this.play?.banner;
  }

  override finale() {
    this.showKeyboard(false);
    this.room.starDuck.show(false);
    return flyAway(this.stage, this.room);
  }

  /** The room's joy, the tip for a low pop and the kunstje. */
  #reward({ share, top }: Pricking, outcome: Outcome) {
    const { stage, room } = this;
    const { right, of } = this.#score();
    room.cheer();
    room.giantTo(right, of);
    const tips = tipFor(share);
    const isLow = top > room.line;
    if (tips > 0) stage.tip(this.#isFestive && isLow ? tips * 2 : tips, 683, top);
    if (this.#isFestive && isLow) room.starDuck.thank();
    // Resting bubbles are always low: there a first-try right counts instead.
    this.#low.note(isLow, outcome);
  }

  #look() {
    const { x, y } = this.play?.focus?.() ?? this.stage.pointer;
    this.room.watch(x, y);
  }

  /** Words that were right, on any try, of how many. */
  #score() {
    const { results, of } = this.deps.round.progress;
    const right = results.filter((result) => result === 'first-try' || result === 'second-try').length;
    return { right, of };
  }
}
