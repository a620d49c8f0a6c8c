import {
  choicesOf,
  type ChooseExercise,
  type JudgeExercise,
  type Outcome,
  type RawAnswer,
} from '../../engine/exercise/index.ts';
import { Choices, type Input, type Offer, type Via, type WordCard } from '../../engine/stage/index.ts';
import { Bell } from './bell.ts';
import type { Bookcase, Climb } from './climb.ts';
import { hangsLower } from './in-view.ts';
import { CARD_WIDTH, layBells, type BellPlace } from './layout.ts';
import { DEPTHS } from './places.ts';
import { baseOf, PACE, type Floor } from './rules.ts';

/** A rope is in reach this near, in u; one stands so far beside it. */
const REACH = { x: 50, y: 10, beside: 36 } as const;
const PULL_MS = 400;
/** How far the banner hangs over the floor, and where the prompt ends when it takes one line, in u. */
const BANNER_Y = 282;
const ONE_LINE = 164;
/** The word that is judged; it hangs on both ropes, over the two signs. */
const JUDGED = { size: 46, widest: 560, up: 262, picture: 0.86 } as const;
const SIGN_WIDTH = 312;
const TALL = { over: 100, scale: 0.78 } as const;
/** Air between the prompt and what hangs in view for who is still below. */
const AIR = 14;
const MS = { cheer: 1000, again: 350, fade: 160, step: 60 } as const;

/** choose and judge: bells on ropes; what is pulled is the answer. */
export class BellFloor implements Climb {
  readonly floor: Floor;
  readonly banner: { x: number; y: number };
  readonly #tower: Bookcase;
  readonly #choices: Choices<Bell>;
  readonly #card: WordCard | undefined;
  readonly #ropes: Offer[] = [];
  #pull: { bell: Bell; ms: number } | undefined;
  /** The one that was answered with, until the verdict. */
  #pulled: Bell | undefined;

  constructor(tower: Bookcase, exercise: ChooseExercise | JudgeExercise) {
    this.#tower = tower;
    const { stage, at } = tower;
    const choices = choicesOf(exercise);
    const things = choices.map(({ option, sign }) =>
      sign
        ? stage.kit.bucketSign(0, 0, sign.mark, sign.label, { ...sign, maxWidth: SIGN_WIDTH })
        : stage.kit.wordCard(0, 0, option ?? {}, { maxWidth: CARD_WIDTH }),
    );
    const tall = things.some(({ height }) => height > TALL.over);
    for (const thing of things) if (thing.height > TALL.over) thing.setScale(TALL.scale);
    const judged = exercise.form === 'judge';
    const [gap, move] = [stage.lerp(...PACE.gap), stage.calm ? 0 : stage.lerp(...PACE.move)];
    const wish = { count: choices.length, tall, judged, calm: stage.calm, gap, move };
    const { floor, bells } = layBells(wish, stage.rng.fork(`vloer/${exercise.id}`));
    this.floor = floor;
    const items = choices.map((choice, i) => new Bell(stage, choice, things[i]!, { place: bells[i]!, at }));
    this.#choices = new Choices(tower, items, { name: 'bel', onPick: (bell) => this.#pick(bell) });
    this.banner = judged
      ? { x: 683, y: baseOf(0) - JUDGED.up }
      : { x: 683, y: BANNER_Y + Math.max(0, stage.kit.prompt.bottom - ONE_LINE) };
    if (exercise.form === 'judge') {
      const { size, widest, up, picture } = JUDGED;
      const { card } = exercise;
      this.#card = stage.kit.wordCard(683, baseOf(at) - up, card, { size, maxWidth: widest });
      this.#card.setScale(card.picture ? picture : 1).setDepth(DEPTHS.card - 1);
    }
  }

  get busy() {
    const { start, ladders } = this.floor;
    return [start.x, ...ladders.map(({ x }) => x), ...this.#choices.items.map(({ x }) => x)];
  }

  get isBusy() {
    return this.#pull !== undefined || this.#pulled !== undefined;
  }

  async present() {
    const { stage } = this.#tower;
    const { items } = this.#choices;
    this.#card?.setAlpha(0);
    stage.sound.play('touw');
    await Promise.all([
      this.#tower.reach(this),
      ...items.map((bell, i) => bell.lower(i * MS.step)),
      this.#card && stage.tween({ targets: this.#card, to: { alpha: 1 }, ms: MS.fade, pop: true }),
    ]);
    this.#choices.offer();
    for (const bell of items) this.#ropes.push(this.#offerRope(bell));
  }

  async right(outcome: Outcome) {
    const { stage, at } = this.#tower;
    const bell = this.#answered(outcome);
    if (!bell) return;
    bell.thing.look = 'right';
    this.#makeWay();
    void bell.ring(at);
    await stage.clock.wait(MS.cheer);
  }

  async wrong(outcome: Outcome) {
    await this.#rollUp(this.#answered(outcome));
    await this.#tower.stage.clock.wait(MS.again);
  }

  /** The right bell rings by itself and shows the word. */
  async reveal(outcome: Outcome) {
    const bell = this.#answered(outcome);
    this.#makeWay();
    await this.#rollUp(bell);
    if (bell) await this.#tower.stage.kit.eraser.rub(bell.thing);
    const right = this.#choices.of(outcome.answer);
    if (!right) return;
    if (outcome.reveal && 'reveal' in right.thing) right.thing.reveal(outcome.reveal);
    await right.ring(this.#tower.at);
  }

  copied(given: RawAnswer) {
    this.#pulled = undefined;
    void this.#choices.of(given)?.ring(this.#tower.at);
  }

  notCopied(given: RawAnswer) {
    this.#pulled = undefined;
    void this.#choices.of(given)?.letGo();
  }

  pullKey() {
    const bell = this.#inReach();
    if (bell) this.#grab(bell);
  }

  frame(ms: number) {
    this.#hangInView();
    const near = this.#inReach();
    for (const bell of this.#choices.items) bell.beckon(bell === near);
    const pull = this.#pull;
    if (!pull) return;
    pull.ms += ms;
    pull.bell.pull(Math.min(1, pull.ms / PULL_MS));
    if (pull.ms < PULL_MS) return;
    this.#pull = undefined;
    this.#pulled = pull.bell;
    if (this.#choices.commit(pull.bell)) return;
    this.#pulled = undefined;
    void pull.bell.letGo();
  }

  step(want: RawAnswer, via: Via): Input | null {
    const { climber } = this.#tower;
    if (this.isBusy || !climber.isIdle) return { kind: 'wait', ms: 50 };
    if (via === 'pointer' || this.#inReach() !== this.#choices.of(want)) return null;
    return { kind: 'key', code: 'Enter', ms: 60 };
  }

  async clear() {
    for (const rope of this.#ropes.splice(0)) rope.remove();
    this.#choices.close();
    this.#makeWay();
    await Promise.all(this.#choices.items.map((bell) => bell.leave()));
    this.#card?.destroy();
  }

  /** In reach it is pulled; another is where one goes. */
  #pick(bell: Bell) {
    if (this.isBusy) return;
    if (this.#inReach() === bell) return this.#grab(bell);
    this.#tower.goTo(standAt(bell.place, this.#tower.climber.x));
  }

  #offerRope(bell: Bell): Offer {
    const { id, label } = bell.choice;
    return this.#tower.stage.offer(bell.tassel, {
      id: `touw-${id}`,
      kind: 'control',
      label: `Trek aan het touw van ${label}`,
      size: { width: 76, height: 96 },
      enabled: () => this.#tower.isOpen && this.#inReach() === bell,
      onPick: () => this.#pick(bell),
    });
  }

  /** The bell whose rope is in reach of who stands there. */
  #inReach(): Bell | undefined {
    const { climber, at, isUp } = this.#tower;
    if (!isUp || !climber.spot) return undefined;
    const up = baseOf(at) - climber.feet;
    return this.#choices.left.find(
      ({ place }) => Math.abs(place.x - climber.x) <= REACH.x && Math.abs(place.up - up) <= REACH.y,
    );
  }

  #grab(bell: Bell) {
    const { climber, stage, isExample } = this.#tower;
    if (this.isBusy) return;
    climber.stop();
    climber.hero.klodder.turn(bell.x < climber.x);
    stage.sound.play('trek');
    this.#pull = { bell, ms: isExample ? PULL_MS / 2 : 0 };
  }

  #answered(outcome: Outcome): Bell | undefined {
    const bell = this.#pulled ?? this.#choices.given(outcome);
    this.#pulled = undefined;
    return bell;
  }

  async #rollUp(bell: Bell | undefined) {
    if (!bell) return;
    this.#choices.ruleOut(bell);
    await bell.rollUp();
  }

  /** The banner takes the place of the word that was judged: it stands there once. */
  #makeWay() {
    if (this.#card)
      void this.#tower.stage.tween({ targets: this.#card, to: { alpha: 0 }, ms: MS.fade, pop: true });
  }

  /** Words hang under the prompt for who is still below, and in their places for who is up. */
  #hangInView() {
    const { stage, at, isUp } = this.#tower;
    const home = baseOf(at) - JUDGED.up;
    const card = this.#card;
    const tops = this.#choices.items.map(({ cardTop }) => cardTop);
    const highest = Math.min(...tops, ...(card ? [home - (card.height * card.scaleY) / 2] : []));
    const lower = isUp ? 0 : hangsLower(stage, highest, stage.kit.prompt.bottom + AIR);
    for (const bell of this.#choices.items) bell.hangLower(lower);
    card?.setY(home + lower);
  }
}

/** One stands beside a rope, on the side where one came from: so that both can be seen. */
const standAt = ({ stand }: BellPlace, from: number) => ({
  shelf: stand.shelf,
  x: stand.x + (from < stand.x ? -REACH.beside : REACH.beside),
});
