import type { ChoiceExercise, Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import { Choices, type Input, type Via } from '../../engine/stage/index.ts';
import { Address } from './address.ts';
import { Handlebar } from './handlebar.ts';
import type { House } from './house.ts';
import { GROUND } from './places.ts';
import type { Job, Post } from './post.ts';
import { ARC, isInArc, SPEED } from './rules.ts';
import { isReached, Target } from './target.ts';

const MS = { cheer: 520, wait: 50, refuse: 260, out: 260 } as const;
/** Where a letter lands that was tossed at no box. */
const GRASS = { x: ARC.middle, y: GROUND + 62 } as const;

type State = 'coming' | 'riding' | 'tossed' | 'decided';

/** sort, choose and read: one letter, and the houses where it may go. */
export class Delivery implements Job {
  isPerfect = false;
  target: { x: number; y: number } | undefined;
  readonly #post: Post;
  readonly #exercise: ChoiceExercise;
  readonly #bar: Handlebar;
  readonly #target: Target;
  readonly #address: Address | undefined;
  #choices: Choices<House>;
  #state: State = 'coming';
  /** The speed while it is decided. */
  #rolls = 0;
  #errand: Promise<void> | undefined;

  constructor(post: Post, exercise: ChoiceExercise) {
    this.#post = post;
    this.#exercise = exercise;
    this.#choices = new Choices<House>(post, [], { name: 'huis', onPick: () => {} });
    this.#bar = new Handlebar(post, {
      isOpen: () => this.#isOpen,
      houses: () => this.#served,
      disarm: () => this.#arm(undefined),
      toss: () => this.#tossNow(),
    });
    this.#target = new Target(post, this.#bar, () => this.#served.filter(this.#isFree));
    if (exercise.form === 'read') this.#address = new Address(post, exercise, () => this.#folded());
  }

  async present() {
    const { street, isExample, isHurrying } = this.#post;
    const came = street.enter(this.#exercise, isExample || isHurrying);
    const { houses } = street.block!;
    this.#choices = new Choices(this.#post, houses, {
      name: 'huis',
      hit: (house) => house.hit,
      isFree: (house) => this.#isFree(house),
      onPick: (house) => this.#aim(house),
      more: (house) => ({ onPress: (pressed) => house !== this.#choices.armed && house.press(pressed) }),
    });
    this.#choices.offer();
    if (!this.#address) this.#takeLetter();
    await came;
    await this.#readOrRide();
  }

  frame(ms: number) {
    this.#post.street.frame(ms, this.#speed());
    this.#target.mark(this.#isOpen);
    const { armed } = this.#choices;
    if (this.#state === 'riding' && armed && isReached(armed)) void this.#toss(armed, false);
  }

  focus() {
    return (this.#choices.armed ?? this.#target.house)?.slot;
  }

  async right({ given }: Outcome) {
    const house = this.#choices.of(given);
    if (!house) return;
    this.#rolls = this.#bar.usual;
    void house.welcome();
    await this.#post.stage.clock.wait(MS.cheer);
    // The next houses come while the banner is read.
    this.#rolls = this.#post.stage.reducedMotion ? 0 : SPEED.calm;
  }

  /** It comes out again; in choose and read nobody tosses there any more. */
  async wrong(outcome: Outcome) {
    const house = await this.#refuse(outcome);
    const after = house && this.#post.street.after(house, this.#choices.left);
    if (after) await this.#post.street.bringNear(after);
    if (!this.#address) this.#takeLetter();
    await this.#readOrRide();
  }

  async reveal(outcome: Outcome) {
    await this.#refuse(outcome, true);
    const right = this.#choices.of(outcome.answer)!;
    await this.#post.street.bringNear(right);
    if (outcome.reveal && 'reveal' in right.sign) right.sign.reveal(outcome.reveal);
    if (this.#exercise.form === 'sort') this.#errand = this.#post.scooter.bring(right);
  }

  /** The bike waits at the one right house; in sort the stage asks for the word itself. */
  takeOver(answer: WholeAnswer) {
    const only = this.#choices.takeOver(answer);
    this.#takeLetter();
    this.#begin();
    this.#bar.stop = only;
  }

  copied(given: RawAnswer) {
    void this.#choices.of(given)?.welcome();
    return this.#post.stage.clock.wait(MS.cheer);
  }

  step(want: RawAnswer, via: Via): Input | null {
    const house = this.#choices.of(want);
    if (this.#state !== 'riding' || !house || house === this.#choices.armed)
      return { kind: 'wait', ms: MS.wait };
    return house.isSeen ? null : this.#bar.towards(house, via);
  }

  async clear() {
    await this.#errand;
    this.#state = 'decided';
    this.#post.ring.setVisible(false);
    this.#post.hand.hide();
    this.#choices.close();
    this.#bar.destroy();
    this.#address?.destroy();
  }

  get #isOpen() {
    return this.#state === 'riding' && this.#post.isOpen;
  }

  /** The houses where the letter may go. */
  get #served(): readonly House[] {
    return this.#choices.asked;
  }

  async #readOrRide() {
    await this.#address?.open();
    this.#address?.begin();
    this.#begin();
  }

  /** The pupil can act from now on. */
  #begin() {
    this.#state = 'riding';
    this.#rolls = 0;
    this.#arm(undefined);
    this.#bar.begin();
  }

  #takeLetter() {
    void this.#post.hand.show(this.#exercise.form === 'sort' ? this.#exercise.card : undefined);
  }

  #speed(): number {
    const { street, isExample } = this.#post;
    // While a letter flies the box stays about where it was aimed at.
    if (this.#state === 'tossed') return Math.min(street.ride.speed, this.#bar.usual);
    if (this.#state !== 'riding') return this.#rolls;
    const isNew = this.#served.some((house) => house.isSeen && !house.isRead);
    return this.#bar.speed(this.#choices.armed?.x, !isExample && (isNew || this.#address?.isOpen === true));
  }

  #isFree = (house: House) => this.#state === 'riding' && house.isSeen && this.#served.includes(house);

  /** Points a box out: the letter goes there at once, or as soon as the bike is near and the sign was read. */
  #aim(house: House) {
    if (!this.#isOpen) return;
    if (isReached(house)) return void this.#toss(house, true);
    this.#arm(house);
    this.#post.stage.sound.play('bel', { volume: 0.5 });
  }

  #arm(house: House | undefined) {
    const { armed } = this.#choices;
    if (armed) armed.isMeant = false;
    this.#choices.arm(house);
    if (house) house.isMeant = true;
  }

  /** Tosses at what is in the arc; where nothing is, the letter lands on the grass. */
  #tossNow() {
    if (!this.#isOpen) return;
    const { house } = this.#target;
    if (house) return void this.#toss(house, true);
    const unread = this.#served.find(({ x, isSeen }) => isSeen && isInArc(x));
    if (unread) this.#aim(unread);
    else void this.#miss();
  }

  /** The dog brings it back. */
  async #miss() {
    const { hand, dog } = this.#post;
    this.#state = 'tossed';
    this.#arm(undefined);
    await hand.toss(() => GRASS);
    this.#post.slipped();
    hand.lie(GRASS);
    await dog.fetch(GRASS.x, (place) => hand.lie(place));
    hand.pickUp();
    if (this.#state !== 'tossed') return;
    this.#state = 'riding';
    if (!this.#address?.isOpen) this.#takeLetter();
  }

  async #toss(house: House, isTimed: boolean) {
    const { hand } = this.#post;
    this.isPerfect = isTimed && this.#target.isPrime(house);
    this.#state = 'tossed';
    this.#address?.close();
    await hand.toss(() => house.slot);
    this.target = house.slot;
    this.#arm(undefined);
    this.#state = 'decided';
    void house.clap();
    // In the first moments nothing counts yet: the letter comes back.
    if (this.#choices.commit(house)) return;
    await hand.comeBack(house.slot);
    this.#takeLetter();
    this.#state = 'riding';
  }

  /** It was not for this house; with Gum, when it was the last try. */
  async #refuse(outcome: Outcome, rubs = false): Promise<House | undefined> {
    const { hand, stage } = this.#post;
    const house = this.#choices.given(outcome);
    if (!house) return undefined;
    this.#rolls = 0;
    await stage.clock.wait(MS.refuse);
    const back = hand.comeBack(house.slot);
    const isSort = this.#exercise.form === 'sort';
    if (rubs) await stage.kit.eraser.rub(isSort ? house.slot : house.sign);
    if (!isSort) house.sign.look = 'out';
    if (!isSort) this.#choices.ruleOut(house);
    await back;
    // One sees which sign is out before the bike rides on.
    if (!rubs) await stage.clock.wait(MS.out);
    return house;
  }

  /** Its time is over: it is an envelope again, that can be opened for another look. */
  #folded() {
    if (this.#state !== 'riding') return;
    this.#takeLetter();
    this.#address?.offerLook(this.#post.hand, () => this.#isOpen);
  }
}
