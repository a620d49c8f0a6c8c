import type { ChooseExercise, Outcome, RawAnswer, SortExercise } from '../../engine/exercise/index.ts';
import { Choices, type Input, type Offer } from '../../engine/stage/index.ts';
import { AIR, type Touch } from './course.ts';
import type { Fjord, Job } from './game.ts';
import { cliffSite, harbourSite, type Site, type Spot } from './sites.ts';
import { Trip } from './trip.ts';

const MS = { come: 220, apart: 30, go: 120 } as const;
/** Words are never quite gone between two exercises; a crate that is out of play is pale. */
const PALE = 0.35;
const OUT = 0.5;
const WAIT: Input = { kind: 'wait', ms: 50 };

/** choose and sort: one of the crates is brought to the deck, or the only one to the right deck. */
export class Delivery implements Job {
  readonly haste = 2;
  readonly #fjord: Fjord;
  readonly #site: Site;
  readonly #choices: Choices<Spot>;
  readonly #trip: Trip;
  #deck: Offer | undefined;

  constructor(fjord: Fjord, exercise: ChooseExercise | SortExercise) {
    const site = exercise.form === 'choose' ? cliffSite(fjord, exercise) : harbourSite(fjord, exercise);
    const { spots, crates, card } = site;
    this.#fjord = fjord;
    this.#site = site;
    this.#choices = new Choices(fjord, spots, {
      name: 'kist',
      hit: ({ thing }) => ({ width: thing.width, height: thing.height }),
      onPick: (spot) => this.#send(spot),
    });
    this.#trip = new Trip(fjord, crates, site.course, {
      given: (crate, deck) => this.#choices.commit(spots[card ? deck : crate]),
      loaded: (crate) =>
        this.#arm(card ? this.#choices.armed : crate === undefined ? undefined : spots[crate]),
    });
  }

  get isStraight() {
    return (this.#trip.offs.at(-1) ?? Infinity) <= AIR.straight;
  }

  async present() {
    const { stage } = this.#fjord;
    const { crates, marks, card } = this.#site;
    for (const thing of this.#signs) thing.setAlpha(PALE);
    this.#trip.begin();
    this.#goHome();
    await Promise.all([
      stage.tween({ targets: this.#signs, to: { alpha: 1 }, ms: MS.come, pop: true }),
      ...crates.map((crate, i) => crate.come(i * MS.apart)),
    ]);
    this.#choices.offer();
    if (card) return;
    this.#deck = stage.offer(marks[0]!.image, {
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

  frame() {
    this.#trip.frame();
  }

  ready() {
    const { armed } = this.#choices;
    if (!this.#site.card) this.#trip.bring(0);
    else if (armed) this.#trip.bring(this.#choices.items.indexOf(armed));
    else this.#fjord.copter.flight.winch();
  }

  letGo() {
    this.#trip.letGo();
  }

  async right(outcome: Outcome) {
    if (outcome.reveal) this.#site.card?.reveal(outcome.reveal);
    await this.#open(outcome.given);
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome);
  }

  async reveal(outcome: Outcome) {
    const { stage, ship } = this.#fjord;
    const { card } = this.#site;
    const right = this.#choices.of(outcome.answer);
    const given = this.#choices.given(outcome);
    if (outcome.reveal) card?.reveal(outcome.reveal);
    ship.signal(true);
    await Promise.all([this.#refuse(outcome), given && stage.kit.eraser.rub(given.face)]);
    if (!right) return;
    if (card) right.face.look = 'right';
    else if (outcome.reveal && 'reveal' in right.face) right.face.reveal(outcome.reveal);
  }

  async copied(given: RawAnswer) {
    await this.#open(given);
  }

  notCopied(given: RawAnswer) {
    const spot = this.#choices.of(given);
    if (spot) void this.#trip.back(this.#crateOf(spot), false);
    this.#arm(undefined);
  }

  step(want: RawAnswer): Input | null {
    const spot = this.#choices.of(want);
    return spot && this.#fjord.isOpen && this.#trip.isBusy && spot === this.#choices.armed ? WAIT : null;
  }

  focus() {
    return this.#fjord.copter;
  }

  async clear() {
    const { stage, ship } = this.#fjord;
    this.#choices.close();
    this.#deck?.remove();
    ship.signal(false);
    const things = [...this.#signs, ...this.#site.crates.map(({ thing }) => thing)];
    await stage.tween({ targets: things, to: { alpha: PALE }, ms: MS.go });
    for (const thing of things) thing.destroy();
    for (const { image } of this.#site.marks) image.destroy();
  }

  get #signs() {
    const { spots, card } = this.#site;
    return [...spots.map(({ thing }) => thing), ...(card ? [card] : [])];
  }

  #crateOf = (spot: Spot) => (this.#site.card ? 0 : this.#choices.items.indexOf(spot));

  /** It is fetched; in sort it is brought there at once. */
  #send(spot: Spot) {
    const at = this.#choices.items.indexOf(spot);
    this.#trip.fetch(this.#crateOf(spot), this.#site.card ? at : undefined);
    this.#arm(spot);
  }

  /** This is what is meant, or what hangs there. */
  #arm(spot: Spot | undefined) {
    this.#choices.arm(spot);
    for (const one of this.#choices.left) one.face.look = one === spot ? 'chosen' : 'normal';
    this.#light();
  }

  #light() {
    for (const mark of this.#site.marks) mark.light(this.#trip.load !== undefined);
  }

  #goHome() {
    const { x, y } = this.#site.home;
    this.#fjord.copter.flight.goTo(x, y);
  }

  async #open(given: RawAnswer) {
    const { ship, nextSurprise } = this.#fjord;
    const spot = this.#choices.of(given);
    if (!spot) return;
    spot.face.look = 'right';
    this.#light();
    this.#goHome();
    ship.rock();
    await this.#site.crates[this.#crateOf(spot)]!.open(nextSurprise(), ship.berth());
  }

  /** It was not this one: a parachute carries it home, and what was meant is hatched. */
  async #refuse(outcome: Outcome) {
    const spot = this.#choices.given(outcome);
    if (!spot) return;
    this.#goHome();
    this.#light();
    await this.#trip.back(this.#crateOf(spot), true);
    this.#choices.ruleOut(spot);
    spot.face.look = 'out';
    if (this.#site.card) return;
    this.#site.crates[this.#crateOf(spot)]!.thing.setAlpha(OUT);
    this.#arm(undefined);
  }
}
