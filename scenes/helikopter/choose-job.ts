import { choicesOf, type ChooseExercise, type Outcome, type RawAnswer } from '../../engine/exercise/index.ts';
import {
  Choices,
  type ChoiceThing,
  type Container,
  type Input,
  type Offer,
  type WordCard,
} from '../../engine/stage/index.ts';
import { Crate } from './crate.ts';
import { AIR, type Touch } from './flight.ts';
import type { Fjord, Job } from './game.ts';
import { decksOf, groundOf, liftsOf, stairsFor } from './layout.ts';
import { CRATE, DEPTHS, WATER } from './places.ts';
import { SHIP, type DeckMark } from './ship.ts';
import { Trip } from './trip.ts';

const CARD = { maxWidth: 400 } as const;
const DECK = { x: SHIP.x + SHIP.deck.x, y: SHIP.y, half: SHIP.deck.half } as const;
/** Where it waits between two crates. */
const HOME = { x: 800, y: 300 } as const;
const MS = { come: 220, apart: 30, go: 120 } as const;
/** Words are never quite gone between two exercises. */
const PALE = 0.35;
const WAIT: Input = { kind: 'wait', ms: 50 };

interface Shelf extends ChoiceThing {
  thing: Container;
  card: WordCard;
  crate: Crate;
}

/** choose: on each step of the cliff stands a crate beside its word; one is brought to the ship. */
export class ChooseJob implements Job {
  readonly haste = 2;
  readonly #fjord: Fjord;
  readonly #choices: Choices<Shelf>;
  readonly #trip: Trip;
  readonly #mark: DeckMark;
  readonly #stairs;
  #deck: Offer | undefined;

  constructor(fjord: Fjord, exercise: ChooseExercise) {
    const { stage, ship } = fjord;
    this.#fjord = fjord;
    const choices = choicesOf(exercise);
    const cards = choices.map(({ option }) => stage.kit.wordCard(0, 0, option!, CARD));
    this.#stairs = stairsFor(cards);
    const turn = stage.rng.fork(`kisten/${exercise.id}`).below(5);
    const shelves = choices.map((choice, i): Shelf => {
      const [card, place, at] = [cards[i]!, this.#stairs.cards[i]!, this.#stairs.crates[i]!];
      const crate = new Crate(stage, i + turn);
      crate.place(at);
      // What is hit is the card and its crate together.
      const left = place.x - (card.width * place.scale) / 2;
      const width = at.x + CRATE / 2 - left;
      const height = Math.max(card.height * place.scale, AIR.load);
      const [x, y] = [left + width / 2, at.y + AIR.load / 2 - height / 2];
      card.setPosition(place.x - x, place.y - y).setScale(place.scale);
      const thing = stage.scene.add.container(x, y, [card]).setSize(width, height).setDepth(DEPTHS.card);
      return { choice, thing, card, crate };
    });
    this.#choices = new Choices(fjord, shelves, {
      name: 'kist',
      hit: ({ thing }) => ({ width: thing.width, height: thing.height }),
      onPick: (shelf) => this.#fetch(shelf),
    });
    this.#mark = ship.mark(DECK.x, DECK.y);
    const crates = shelves.map(({ crate }) => crate);
    const course = {
      lifts: liftsOf(this.#stairs.crates),
      decks: decksOf([DECK], DECK.half),
      ground: groundOf(this.#stairs.steps),
      water: WATER,
      ease: fjord.ease(false),
    };
    this.#trip = new Trip(fjord, crates, course, {
      given: (crate) => this.#choices.commit(shelves[crate]),
      loaded: (crate) => this.#arm(crate === undefined ? undefined : shelves[crate]),
    });
  }

  get isStraight() {
    return (this.#trip.offs.at(-1) ?? Infinity) <= AIR.straight;
  }

  async present() {
    const { stage, copter, ship, rock } = this.#fjord;
    ship.lie(true);
    ship.moor([]);
    void rock.show(this.#stairs.steps);
    const comes = this.#choices.items.flatMap(({ thing, crate }, i) => {
      thing.setAlpha(PALE);
      const to = { alpha: 1 };
      return [
        stage.tween({ targets: thing, to, ms: MS.come, delay: i * MS.apart, pop: true }),
        crate.come(i * MS.apart),
      ];
    });
    this.#trip.begin();
    copter.flight.goTo(HOME.x, HOME.y);
    await Promise.all(comes);
    this.#choices.offer();
    this.#deck = stage.offer(this.#mark.image, {
      id: 'dek',
      kind: 'commit',
      label: 'Zet de kist op het dek',
      size: { width: 200, height: 96 },
      enabled: () => this.#trip.load !== undefined,
      onPick: () => this.ready(),
    });
  }

  touched(touch: Touch) {
    this.#trip.touched(touch);
  }

  ready() {
    this.#trip.bring(0);
  }

  letGo() {
    this.#trip.letGo();
  }

  async right(outcome: Outcome) {
    await this.#open(outcome.given);
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome);
  }

  async reveal(outcome: Outcome) {
    const { stage, ship } = this.#fjord;
    const right = this.#choices.of(outcome.answer);
    const given = this.#choices.given(outcome);
    ship.signal(true);
    await Promise.all([this.#refuse(outcome), given && stage.kit.eraser.rub(given.card)]);
    if (right && outcome.reveal) right.card.reveal(outcome.reveal);
  }

  async copied(given: RawAnswer) {
    await this.#open(given);
  }

  notCopied(given: RawAnswer) {
    const shelf = this.#choices.of(given);
    if (shelf) void this.#trip.back(this.#choices.items.indexOf(shelf), false);
    this.#arm(undefined);
  }

  step(want: RawAnswer): Input | null {
    const shelf = this.#choices.of(want);
    if (!shelf || !this.#fjord.isOpen) return null;
    return this.#trip.isBusy && shelf === this.#choices.armed ? WAIT : null;
  }

  focus() {
    return this.#fjord.copter;
  }

  async clear() {
    const { stage, ship } = this.#fjord;
    this.#choices.close();
    this.#deck?.remove();
    ship.signal(false);
    const things = this.#choices.items.flatMap(({ thing, crate }) => [thing, crate.thing]);
    await stage.tween({ targets: things, to: { alpha: PALE }, ms: MS.go });
    for (const thing of things) thing.destroy();
    this.#mark.image.destroy();
  }

  #fetch(shelf: Shelf) {
    this.#trip.fetch(this.#choices.items.indexOf(shelf));
    this.#arm(shelf);
  }

  /** This is the crate that is meant, or that hangs there. */
  #arm(shelf: Shelf | undefined) {
    this.#choices.arm(shelf);
    for (const one of this.#choices.left) one.card.look = one === shelf ? 'chosen' : 'normal';
    this.#mark.light(this.#trip.load !== undefined);
  }

  async #open(given: RawAnswer) {
    const { ship, copter, nextSurprise } = this.#fjord;
    const shelf = this.#choices.of(given);
    if (!shelf) return;
    shelf.card.look = 'right';
    this.#mark.light(false);
    copter.flight.goTo(HOME.x, HOME.y);
    ship.rock();
    await shelf.crate.open(nextSurprise(), ship.berth());
  }

  /** It was not this one: a parachute carries it home, and its word is hatched. */
  async #refuse(outcome: Outcome) {
    const shelf = this.#choices.given(outcome);
    if (!shelf) return;
    this.#fjord.copter.flight.goTo(HOME.x, HOME.y);
    await this.#trip.back(this.#choices.items.indexOf(shelf), true);
    this.#choices.ruleOut(shelf);
    shelf.card.look = 'out';
    shelf.crate.thing.setAlpha(0.5);
    this.#arm(undefined);
  }
}
