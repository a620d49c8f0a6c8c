import {
  choicesOf,
  type ChooseExercise,
  type JudgeExercise,
  type Outcome,
  type RawAnswer,
  type SortExercise,
} from '../../engine/exercise/index.ts';
import {
  Choices,
  type BucketSign,
  type Image,
  type Input,
  type Via,
  type WordCard,
} from '../../engine/stage/index.ts';
import { SCREENS } from './art/sizes.ts';
import type { Touch } from './flight.ts';
import { gapsOf, layOut, type Layout, type Place } from './layout.ts';
import type { Jump, Meadow } from './meadow.ts';
import { DEPTHS, GROUND } from './places.ts';
import { colourOf, spotOf, stickFrom, type Spot } from './spots.ts';

/** The card that is judged or sorted. */
const WORD = { size: 46, maxWidth: 560 } as const;
const MS = { in: 220, out: 120 } as const;
/** Words are never quite gone between two exercises. */
const PALE = 0.35;
/** The word is held up where nobody flies: aside from where one landed. */
const BANNER = { x: 683, aside: 217, y: 374 } as const;
/** How high a fan blows: to the middle layer, clear of the hint. */
const BLOWN = 154;
const WAIT: Input = { kind: 'wait', ms: 50 };
/** So near to a circle's middle a finger points at it. */
const POINTED = 2;
/** In the example it is all over sooner. */
const EXAMPLE = { sink: 140, key: 420 } as const;

/** choose, sort and judge: each circle in the meadow stands for what is on the card below it. */
export class Landing implements Jump {
  off = Infinity;
  readonly #meadow: Meadow;
  readonly #id: string;
  readonly #choices: Choices<Spot>;
  readonly #laid: Layout;
  readonly #card: WordCard | undefined;
  readonly #sticks: Image[];
  #armed: Spot | undefined;
  #shown = 0;

  constructor(meadow: Meadow, exercise: ChooseExercise | SortExercise | JudgeExercise) {
    const { stage } = meadow;
    this.#meadow = meadow;
    this.#id = exercise.id;
    if ('card' in exercise) this.#card = stage.kit.wordCard(0, 0, exercise.card, WORD);
    const spots = choicesOf(exercise).map((choice) => spotOf(stage, choice));
    const things = spots.map(({ thing }) => thing);
    this.#laid = layOut(things, this.#card);
    const stand = (thing: WordCard | BucketSign, { x, y, scale }: Place) =>
      thing.setPosition(x, y).setScale(scale).setDepth(DEPTHS.card);
    for (const [i, thing] of things.entries()) stand(thing, this.#laid.things[i]!);
    if (this.#card && this.#laid.card) stand(this.#card, this.#laid.card);
    this.#sticks = this.#laid.circles.map((x, i) => stickFrom(stage, x, this.#laid.things[i]!));
    this.#choices = new Choices(meadow, spots, {
      name: 'veld',
      onPick: (spot) => this.#head(spot),
    });
  }

  async present() {
    const { stage, balloon, circles, flyer, isExample, isGolden, readingMs } = this.#meadow;
    const rng = stage.rng.fork(`sprong/${this.#id}`);
    circles.lay(this.#laid.circles, this.#choices.items.map(colourOf), isGolden);
    const everything = [...this.#things, ...this.#sticks].map((thing) => thing.setAlpha(PALE));
    await Promise.all([
      balloon.goTo(rng.pick(gapsOf(this.#laid.circles))),
      stage.tween({ targets: everything, to: { alpha: 1 }, ms: MS.in }),
    ]);
    this.#choices.offer();
    const wind = this.#meadow.windFor(this.#id);
    const course = {
      circles: this.#laid.circles,
      wind,
      sink: isExample ? EXAMPLE.sink : this.#meadow.sink,
      least: isExample ? 0 : readingMs / 1000,
      waits: stage.calm,
      exact: stage.calm || stage.settings.support || isExample,
    };
    flyer.begin(course, rng.below(SCREENS));
    this.#meadow.ready(this.#id);
  }

  point(x: number) {
    this.#meadow.flyer.flight.aim(x);
  }

  touched({ circle, off }: Touch) {
    const { flyer } = this.#meadow;
    const { flight } = flyer;
    flyer.hold();
    this.armed(undefined);
    const spot = circle === undefined ? undefined : this.#choices.items[circle];
    if (spot && !this.#choices.isOut(spot)) {
      this.off = Math.abs(off);
      this.#makeRoom(flight.x);
      if (this.#choices.commit(spot)) return;
    }
    this.#slip();
  }

  /** The circle below has lit up: its card says so. */
  armed(circle: number | undefined) {
    const { circles, stage } = this.#meadow;
    for (const [i, one] of circles.all.entries()) one.light(i === circle);
    const spot = circle === undefined ? undefined : this.#choices.items[circle];
    if (this.#armed && this.#armed.thing.look === 'chosen') this.#armed.thing.look = 'normal';
    this.#armed = spot;
    if (!spot || this.#choices.isOut(spot)) return;
    spot.thing.look = 'chosen';
    stage.sound.play('tik', { volume: 0.5 });
  }

  async right(outcome: Outcome) {
    if (outcome.reveal) this.#card?.reveal(outcome.reveal);
    await this.#bounceFrom(outcome.given);
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome, false);
  }

  async reveal(outcome: Outcome) {
    const right = this.#choices.of(outcome.answer);
    const refused = this.#refuse(outcome, true);
    if (outcome.reveal) this.#card?.reveal(outcome.reveal);
    await refused;
    if (!right) return;
    this.#meadow.circles.all[this.#choices.items.indexOf(right)]?.raise();
    if (outcome.reveal && 'reveal' in right.thing) right.thing.reveal(outcome.reveal);
  }

  async copied(given: RawAnswer) {
    await this.#bounceFrom(given);
  }

  notCopied() {
    this.#slip();
  }

  step(want: RawAnswer, via: Via): Input | null {
    const spot = this.#choices.of(want);
    const { flyer, isExample } = this.#meadow;
    const { flight } = flyer;
    if (!spot || !this.#meadow.isOpen) return null;
    if (!flight.isFree || flight.state === 'spring') return WAIT;
    const x = this.#laid.circles[this.#choices.items.indexOf(spot)]!;
    if (flight.goal !== undefined && Math.abs(flight.goal - x) < POINTED) return WAIT;
    if (!isExample) return null;
    if (via === 'pointer') return { kind: 'tap', x, y: GROUND };
    // The arrows are shown first; a digit does the rest.
    if (this.#shown++ > 0) return null;
    return { kind: 'key', code: x < flight.x ? 'ArrowLeft' : 'ArrowRight', ms: EXAMPLE.key };
  }

  focus() {
    return this.#meadow.flyer;
  }

  async clear() {
    const { stage, flyer } = this.#meadow;
    this.#choices.close();
    const everything = [...this.#things, ...this.#sticks];
    await Promise.all([flyer.home(), stage.tween({ targets: everything, to: { alpha: PALE }, ms: MS.out })]);
    for (const thing of everything) thing.destroy();
  }

  get #things(): (WordCard | BucketSign)[] {
    const things = this.#choices.items.map(({ thing }) => thing);
    return this.#card ? [...things, this.#card] : things;
  }

  /** Steers for it, whatever was steered for before. */
  #head(spot: Spot) {
    if (!this.#meadow.isOpen || !this.#meadow.flyer.flight.isFree) return;
    this.point(this.#laid.circles[this.#choices.items.indexOf(spot)]!);
  }

  /** The circle is a trampoline: it throws up to the basket. */
  async #bounceFrom(given: RawAnswer) {
    const { circles, flyer, stage } = this.#meadow;
    const spot = this.#choices.of(given);
    if (!spot) return;
    const i = this.#choices.items.indexOf(spot);
    spot.thing.look = 'right';
    stage.fx.burst('confetti', this.#laid.circles[i]!, GROUND - 30, { count: 20, spread: 120 });
    void circles.all[i]?.throw();
    await flyer.bounce();
    circles.all[i]?.light(false);
  }

  /** It was an air cushion, that sighs flat; a fan blows up again. */
  async #refuse(outcome: Outcome, rubs: boolean) {
    const { circles, flyer, stage } = this.#meadow;
    const spot = this.#choices.given(outcome);
    if (!spot) return;
    const i = this.#choices.items.indexOf(spot);
    flyer.flight.close(i);
    flyer.klodder.face('oops', 1200, 'look');
    await circles.all[i]?.sigh();
    circles.blow(this.#laid.circles[i]!);
    await Promise.all([flyer.lift(BLOWN), rubs && stage.kit.eraser.rub(spot.thing)]);
    spot.thing.look = 'out';
    this.#choices.ruleOut(spot);
  }

  /** The word comes to the side where nobody is. */
  #makeRoom(from: number) {
    const { x, aside, y } = BANNER;
    const side = from === x ? this.#meadow.balloon.x - x : x - from;
    this.#meadow.stage.kit.banner.place = { x: x + (side < 0 ? -aside : aside), y };
  }

  /** Beside all circles, or not meant: up again. */
  #slip() {
    const { circles, flyer } = this.#meadow;
    this.#meadow.bump();
    circles.spring(flyer.flight.x);
    flyer.spring();
  }
}
