import type { ChoiceExercise, Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import { Choices, type Input, type Offer, type Via } from '../../engine/stage/index.ts';
import { Address } from './address.ts';
import { Handlebar } from './handlebar.ts';
import type { House } from './house.ts';
import { GROUND } from './places.ts';
import type { Job, Post } from './post.ts';
import { ARC, isGolden, isInArc, SPEED, speedFor } from './rules.ts';

const MS = { cheer: 520, early: 60, wait: 50, refuse: 260 } as const;
/** Where a letter lands that was tossed at no box. */
const GRASS = { x: ARC.middle, y: GROUND + 62 } as const;
/** In the example there is no time to look about. */
const QUICK = 2.2;

type State = 'coming' | 'riding' | 'tossed' | 'decided';

/** sort, choose and read: one letter, and the houses where it may go. */
export class Delivery implements Job {
  isPerfect = false;
  target: { x: number; y: number } | undefined;
  readonly #post: Post;
  readonly #exercise: ChoiceExercise;
  readonly #bar: Handlebar;
  #address: Address | undefined;
  /** Opens the letter for another look. */
  #look: Offer | undefined;
  #choices!: Choices<House>;
  #state: State = 'coming';
  #hold: -1 | 0 | 1 = 0;
  /** Where the pupil wants to stand still. */
  #stop: House | undefined;
  #braked = false;
  /** The speed while it is decided. */
  #rolls = 0;
  /** The only house that is served when the answer is copied. */
  #only: House | undefined;
  #errand: Promise<void> | undefined;

  constructor(post: Post, exercise: ChoiceExercise) {
    this.#post = post;
    this.#exercise = exercise;
    this.#bar = new Handlebar(post.stage, {
      isOpen: () => this.#isOpen,
      hold: (way) => this.#ride(way),
      rideOn: () => this.#rideOn(),
      toss: () => this.#tossNow(),
      stop: () => this.#stopAtNext(),
    });
    if (exercise.form === 'read') this.#address = new Address(post, exercise, () => this.#folded());
  }

  async present() {
    const { street, hand, isExample, isHurrying } = this.#post;
    const came = street.enter(this.#exercise, isExample || isHurrying);
    const { houses } = street.block!;
    for (const house of houses) house.light(this.#post.isEvening);
    this.#choices = new Choices(this.#post, houses, {
      name: 'huis',
      hit: (house) => house.hit,
      isFree: (house) => this.#isFree(house),
      onPick: (house) => this.#aim(house),
      more: (house) => ({ onPress: (pressed) => this.#press(house, pressed) }),
    });
    this.#choices.offer();
    if (this.#exercise.form === 'sort') void hand.show(this.#exercise.card);
    else if (!this.#address) void hand.show();
    await came;
    await this.#address?.open();
    this.#address?.begin();
    this.#begin();
  }

  frame(ms: number) {
    const { street } = this.#post;
    street.frame(ms * (this.#post.isExample ? QUICK : 1), this.#speed());
    this.#markTarget();
    const { armed } = this.#choices ?? {};
    if (this.#state === 'riding' && armed && this.#isReached(armed)) void this.#toss(armed, false);
  }

  focus() {
    const { armed } = this.#choices ?? {};
    const house = armed ?? this.#inArc();
    return house && this.#state !== 'coming' ? house.slot : undefined;
  }

  async right({ given }: Outcome) {
    const house = this.#choices.of(given);
    if (!house) return;
    this.#rolls = this.#usual;
    void house.welcome();
    await this.#post.stage.clock.wait(MS.cheer);
    // The next houses come while the banner is read.
    this.#rolls = this.#post.stage.reducedMotion ? 0 : SPEED.calm;
  }

  /** It comes out again; in choose and read nobody tosses there any more. */
  async wrong(outcome: Outcome) {
    const house = await this.#refuse(outcome);
    const { street, hand } = this.#post;
    const left = this.#choices.left;
    const after = house && this.#following(house, left);
    if (after) await street.bringNear(after);
    if (this.#address) await this.#address.open();
    else void hand.show();
    this.#address?.begin();
    this.#begin();
  }

  async reveal(outcome: Outcome) {
    const house = await this.#refuse(outcome, true);
    const right = this.#choices.of(outcome.answer);
    if (!house || !right) return;
    await this.#post.street.bringNear(right);
    if (outcome.reveal && 'reveal' in right.sign) right.sign.reveal(outcome.reveal);
    if (this.#exercise.form === 'sort') this.#errand = this.#post.scooter.bring(right);
  }

  takeOver(answer: WholeAnswer) {
    this.#only = this.#choices.of(answer);
    if (this.#exercise.form !== 'sort') void this.#post.hand.show();
    this.#begin();
  }

  async copied(given: RawAnswer) {
    this.#state = 'decided';
    void this.#choices.of(given)?.welcome();
    await this.#post.stage.clock.wait(MS.cheer);
  }

  step(want: RawAnswer, via: Via): Input | null {
    const house = this.#choices?.of(want);
    if (this.#state !== 'riding' || !house) return { kind: 'wait', ms: MS.wait };
    if (this.#choices.armed === house) return { kind: 'wait', ms: MS.wait };
    return house.isSeen ? null : this.#bar.faster(via);
  }

  async clear() {
    await this.#errand;
    this.#state = 'decided';
    this.#post.ring.setVisible(false);
    this.#post.hand.hide();
    this.#choices.close();
    this.#bar.destroy();
    this.#look?.remove();
    this.#address?.destroy();
  }

  get #isOpen() {
    return this.#state === 'riding' && this.#post.isOpen;
  }

  get #usual() {
    return this.#post.stage.calm ? 0 : this.#post.stage.lerp(SPEED.usual[0], SPEED.usual[1]);
  }

  /** The pupil can act from now on; in calm mode the bike waits at the first house. */
  #begin() {
    const { stage, street } = this.#post;
    this.#state = 'riding';
    this.#rolls = this.#hold = 0;
    this.#choices.arm(undefined);
    this.#stop = stage.calm ? street.next(this.#only ? [this.#only] : this.#choices.left) : undefined;
    if (this.#only) this.#stop = this.#only;
  }

  #speed(): number {
    if (this.#state === 'decided' || this.#state === 'coming') return this.#rolls;
    const { street, isExample } = this.#post;
    const left = this.#only ? [this.#only] : this.#choices.left;
    const { armed } = this.#choices;
    // While a letter flies the box stays where it is aimed at.
    if (this.#state === 'tossed') return Math.min(street.ride.speed, this.#usual);
    return speedFor({
      usual: this.#usual,
      hold: this.#hold,
      goal: armed?.x,
      stop: this.#stop?.x,
      next: street.next(left)?.x,
      isUnread: !isExample && (this.#address?.isOpen || left.some((house) => house.isSeen && !house.isRead)),
    } as Parameters<typeof speedFor>[0]);
  }

  #isFree = (house: House) =>
    this.#state === 'riding' && house.isSeen && (this.#only === undefined || house === this.#only);

  #isReached = (house: House) => isInArc(house.x) && house.isRead;

  /** Its slot is right before the hand, at full speed: the letter would go through the middle of it. */
  #isPrime(house: House): boolean {
    const isFast = this.#post.street.ride.speed >= this.#usual * 0.8;
    return isGolden(house.x) && isFast && !this.#braked && !this.#post.stage.calm && !this.#post.isExample;
  }

  /** The box that would be hit now. */
  #inArc(): House | undefined {
    if (this.#state !== 'riding') return undefined;
    const far = ({ x }: House) => Math.abs(x - ARC.middle);
    return this.#choices.left
      .filter((house) => this.#isFree(house) && this.#isReached(house))
      .sort((a, b) => far(a) - far(b))[0];
  }

  #press(house: House, pressed: boolean) {
    if (house.sign.look !== 'out' && this.#choices.armed !== house)
      house.sign.look = pressed ? 'pressed' : 'normal';
  }

  /** Points a box out: the letter goes there at once, or as soon as the bike is near and the sign was read. */
  #aim(house: House) {
    if (!this.#isOpen) return;
    if (this.#isReached(house)) return void this.#toss(house, true);
    this.#disarm();
    this.#choices.arm(house);
    house.isMeant = true;
    this.#post.stage.sound.play('bel', { volume: 0.5 });
  }

  #ride(way: -1 | 0 | 1) {
    if (way !== 0 && !this.#isOpen) return;
    this.#hold = way;
    if (way === 0) return;
    this.#disarm();
    this.#stop = undefined;
    if (way < 0) this.#braked = true;
  }

  /** In calm mode: on to the house after the one it stands at. */
  #rideOn() {
    if (!this.#isOpen) return;
    this.#disarm();
    const at = this.#stop;
    const left = this.#only ? [this.#only] : this.#choices.left;
    this.#stop = (at && this.#following(at, left)) ?? this.#post.street.next(left);
  }

  #stopAtNext() {
    if (!this.#isOpen) return;
    if (this.#post.stage.calm) return this.#tossNow();
    this.#disarm();
    this.#braked = true;
    const ahead = this.#choices.left.filter(({ x }) => x > ARC.middle - ARC.gold);
    this.#stop = this.#stop ? undefined : this.#post.street.next(ahead);
  }

  #disarm() {
    if (this.#choices.armed) this.#choices.armed.isMeant = false;
    this.#choices.arm(undefined);
  }

  /** Tosses at what is in the arc; where nothing is, the letter lands on the grass, and the dog brings it back. */
  #tossNow() {
    if (!this.#isOpen) return;
    const house = this.#inArc();
    if (house) return void this.#toss(house, true);
    const unread = this.#choices.left.find(({ x, isSeen }) => isSeen && isInArc(x));
    if (unread) return this.#aim(unread);
    void this.#miss();
  }

  async #miss() {
    const { hand, dog, stage } = this.#post;
    this.#state = 'tossed';
    this.#disarm();
    const isOpen = this.#address?.isOpen;
    await hand.toss(() => GRASS);
    hand.lie(GRASS);
    this.#post.slipped();
    await dog.fetch(GRASS.x, (place) => hand.lie(place));
    hand.pickUp();
    if (this.#state !== 'tossed') return;
    this.#state = 'riding';
    if (!isOpen) void hand.show(this.#exercise.form === 'sort' ? this.#exercise.card : undefined);
    stage.sound.play('pak', { volume: 0.5 });
  }

  async #toss(house: House, isTimed: boolean) {
    const { hand } = this.#post;
    this.isPerfect = isTimed && this.#isPrime(house);
    this.#state = 'tossed';
    this.target = house.slot;
    this.#address?.close();
    await hand.toss(() => house.slot);
    this.target = house.slot;
    this.#disarm();
    this.#state = 'decided';
    void house.clap();
    // In the first moments nothing counts yet: the letter comes back.
    if (this.#choices.commit(house)) return;
    await hand.comeBack(house.slot);
    void hand.show(this.#exercise.form === 'sort' ? this.#exercise.card : undefined);
    this.#state = 'riding';
  }

  async #refuse(outcome: Outcome, rubs = false): Promise<House | undefined> {
    const { hand, stage } = this.#post;
    const house = this.#choices.given(outcome);
    if (!house) return undefined;
    this.#rolls = 0;
    await stage.clock.wait(MS.refuse);
    const back = hand.comeBack(house.slot);
    const isSort = this.#exercise.form === 'sort';
    if (rubs) await stage.kit.eraser.rub(isSort ? house.slot : house.sign);
    await back;
    if (!isSort) {
      house.sign.look = 'out';
      this.#choices.ruleOut(house);
    }
    return house;
  }

  /** The house after one along the street, among those in play. */
  #following(house: House, left: readonly House[]): House | undefined {
    const { street } = this.#post;
    const round = street.block!.round.length;
    const far = (one: House) => (((one.at - house.at) % round) + round) % round || round;
    return [...left].sort((a, b) => far(a) - far(b))[0];
  }

  /** Its time is over: it is an envelope again, that can be opened for another look. */
  #folded() {
    if (this.#state !== 'riding') return;
    void this.#post.hand.show();
    this.#offerLook();
  }

  #offerLook() {
    const { stage, hand } = this.#post;
    this.#look ??= stage.offer(hand.thing, {
      id: 'nog-eens-lezen',
      kind: 'control',
      label: 'Lees de brief nog eens',
      size: { width: 400, height: 128 },
      enabled: () => this.#isOpen,
      onPick: () => {
        hand.hide();
        void this.#address?.open().then(() => this.#address?.begin());
      },
    });
  }

  /** A ring round the slot that would be hit; in the middle of the arc it is golden. */
  #markTarget() {
    const { ring } = this.#post;
    const house = this.#isOpen ? this.#inArc() : undefined;
    ring.setVisible(house !== undefined);
    if (!house) return;
    const { x, y } = house.slot;
    ring.setPosition(x, y).setFrame(this.#isPrime(house) ? 'ring-goud' : 'ring', false, false);
  }
}
