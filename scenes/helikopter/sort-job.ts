import { choicesOf, type Outcome, type RawAnswer, type SortExercise } from '../../engine/exercise/index.ts';
import {
  Choices,
  type BucketSign,
  type ChoiceThing,
  type Container,
  type Input,
  type WordCard,
} from '../../engine/stage/index.ts';
import { Crate } from './crate.ts';
import { AIR, type Touch } from './flight.ts';
import type { Fjord, Job } from './game.ts';
import { decksOf, harbourFor, liftsOf, type Harbour } from './layout.ts';
import { DEPTHS, WATER } from './places.ts';
import { BARGE, type DeckMark } from './ship.ts';
import { Trip } from './trip.ts';

const CARD = { size: 46, maxWidth: 620 } as const;
/** How high over the crate it waits. */
const ABOVE = 188;
const MS = { come: 220, go: 120 } as const;
/** Words are never quite gone between two exercises. */
const PALE = 0.35;
const WAIT: Input = { kind: 'wait', ms: 50 };

interface Barge extends ChoiceThing {
  thing: Container;
  sign: BucketSign;
  mark: DeckMark;
}

/** sort: one crate on a rock, its word below it, and a barge for each bucket. */
export class SortJob implements Job {
  readonly haste = 2;
  readonly #fjord: Fjord;
  readonly #choices: Choices<Barge>;
  readonly #trip: Trip;
  readonly #card: WordCard;
  readonly #crate: Crate;
  readonly #harbour: Harbour;

  constructor(fjord: Fjord, exercise: SortExercise) {
    const { stage, ship } = fjord;
    this.#fjord = fjord;
    this.#card = stage.kit.wordCard(0, 0, exercise.card, CARD);
    const choices = choicesOf(exercise);
    const harbour = harbourFor(choices.length, this.#card);
    this.#harbour = harbour;
    const { x, y, scale } = harbour.card;
    this.#card.setPosition(x, y).setScale(scale).setDepth(DEPTHS.card);
    this.#crate = new Crate(stage, stage.rng.fork(`kisten/${exercise.id}`).below(5));
    this.#crate.place(harbour.crate);
    const barges = choices.map((choice, i): Barge => {
      const { mark, label } = choice.sign!;
      const deck = harbour.decks[i]!;
      const sign = stage.kit.bucketSign(0, 26, mark, label, { maxWidth: harbour.room });
      sign.setScale(Math.min(1, harbour.room / sign.width));
      const size = { width: Math.max(190, sign.width * sign.scaleX), height: 150 };
      const thing = stage.scene.add
        .container(deck.x, harbour.signY - 26, [sign])
        .setSize(size.width, size.height)
        .setDepth(DEPTHS.card);
      return { choice, thing, sign, mark: ship.mark(deck.x, deck.y) };
    });
    this.#choices = new Choices(fjord, barges, {
      name: 'schuit',
      hit: ({ thing }) => ({ width: thing.width, height: thing.height }),
      onPick: (barge) => this.#send(barge),
    });
    const course = {
      lifts: liftsOf([harbour.crate]),
      decks: decksOf(harbour.decks, BARGE),
      ground: [{ from: harbour.rock.x - 70, to: harbour.rock.x + 70, y: harbour.rock.y }],
      water: WATER,
      ease: fjord.ease(false),
    };
    this.#trip = new Trip(fjord, [this.#crate], course, {
      given: (_crate, deck) => this.#choices.commit(barges[deck]),
      loaded: () => this.#light(),
    });
  }

  get isStraight() {
    return (this.#trip.offs.at(-1) ?? Infinity) <= AIR.straight;
  }

  async present() {
    const { stage, ship, rock } = this.#fjord;
    ship.lie(false);
    ship.moor(this.#harbour.decks);
    void rock.show([], this.#harbour.rock);
    const things = [this.#card, ...this.#choices.items.map(({ thing }) => thing)];
    for (const thing of things) thing.setAlpha(PALE);
    this.#trip.begin();
    this.#goHome();
    await Promise.all([
      stage.tween({ targets: things, to: { alpha: 1 }, ms: MS.come, pop: true }),
      this.#crate.come(0),
    ]);
    this.#choices.offer();
  }

  touched(touch: Touch) {
    this.#trip.touched(touch);
  }

  letGo() {
    this.#trip.letGo();
  }

  async right(outcome: Outcome) {
    const { ship, nextSurprise } = this.#fjord;
    const barge = this.#choices.given(outcome);
    if (barge) barge.sign.look = 'right';
    this.#light();
    if (outcome.reveal) this.#card.reveal(outcome.reveal);
    this.#goHome();
    ship.rock();
    await this.#crate.open(nextSurprise(), ship.berth());
  }

  async reveal(outcome: Outcome) {
    const { stage } = this.#fjord;
    const given = this.#choices.given(outcome);
    const right = this.#choices.of(outcome.answer);
    this.#goHome();
    this.#light();
    if (outcome.reveal) this.#card.reveal(outcome.reveal);
    await Promise.all([this.#trip.back(0, true), given && stage.kit.eraser.rub(given.sign)]);
    if (given) given.sign.look = 'out';
    if (right) right.sign.look = 'right';
  }

  step(want: RawAnswer): Input | null {
    const barge = this.#choices.of(want);
    if (!barge || !this.#fjord.isOpen) return null;
    return this.#trip.isBusy && barge === this.#choices.armed ? WAIT : null;
  }

  focus() {
    return this.#fjord.copter;
  }

  async clear() {
    const { stage } = this.#fjord;
    this.#choices.close();
    const things = [this.#card, this.#crate.thing, ...this.#choices.items.map(({ thing }) => thing)];
    await stage.tween({ targets: things, to: { alpha: PALE }, ms: MS.go });
    for (const thing of things) thing.destroy();
    for (const { mark } of this.#choices.items) mark.image.destroy();
  }

  /** The crate is brought to this barge. */
  #send(barge: Barge) {
    this.#choices.arm(barge);
    for (const one of this.#choices.items) one.sign.look = one === barge ? 'chosen' : 'normal';
    this.#trip.fetch(0, this.#choices.items.indexOf(barge));
  }

  #light() {
    for (const { mark } of this.#choices.items) mark.light(this.#trip.load !== undefined);
  }

  #goHome() {
    const { x, y } = this.#harbour.rock;
    this.#fjord.copter.flight.goTo(x, y - ABOVE);
  }
}
