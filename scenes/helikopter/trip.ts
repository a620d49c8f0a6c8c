import type { Crate } from './crate.ts';
import type { Course, Touch } from './course.ts';
import { AIR } from './course.ts';
import type { Fjord } from './game.ts';

interface TripHelp {
  /** A crate stands on a deck: that is the answer. Whether it counted. */
  given(crate: number, deck: number): boolean;
  /** A crate was hooked, or nothing hangs there any more. */
  loaded?(crate: number | undefined): void;
}

/** What is flown in one exercise: crates are hooked, carried and set down, by hand or by what was pointed out. */
export class Trip {
  /** How many degrees the rope hung from upright, each time a crate was set down. */
  readonly offs: number[] = [];
  readonly #fjord: Fjord;
  readonly #crates: readonly Crate[];
  readonly #course: Course;
  readonly #help: TripHelp;
  /** Where what is fetched goes by itself. */
  #deck: number | undefined;
  /** The crate that the magnet pulls at now. */
  #pulled = -1;

  constructor(fjord: Fjord, crates: readonly Crate[], course: Course, help: TripHelp) {
    this.#fjord = fjord;
    this.#crates = crates;
    this.#course = course;
    this.#help = help;
  }

  begin() {
    this.#fjord.copter.begin(this.#course);
  }

  /** What hangs on the rope. */
  get load(): number | undefined {
    return this.#fjord.copter.flight.load;
  }

  /** Whether the helicopter is under way to do what was pointed out. */
  get isBusy(): boolean {
    return this.#fjord.copter.flight.errand !== undefined;
  }

  /** The crate that would be hooked now is seen to be pulled at. */
  frame() {
    const { isOpen, copter } = this.#fjord;
    const at = isOpen && this.load === undefined ? copter.flight.crateBelow : -1;
    if (at === this.#pulled) return;
    this.#crates[this.#pulled]?.pull(false);
    this.#crates[at]?.pull(true);
    this.#pulled = at;
  }

  /** Goes for a crate, and brings it to a deck where one is told. */
  fetch(crate: number, deck?: number) {
    const { flight } = this.#fjord.copter;
    this.#deck = deck;
    if (flight.load === crate) return void (deck !== undefined && flight.run({ bring: deck }));
    this.letGo();
    flight.run({ fetch: crate });
  }

  bring(deck: number) {
    if (this.load !== undefined) this.#fjord.copter.flight.run({ bring: deck });
  }

  /** What hangs there goes home under a parachute. */
  letGo() {
    const { copter } = this.#fjord;
    const crate = copter.flight.drop();
    copter.cargo = undefined;
    if (crate === undefined) return;
    void this.#crates[crate]!.drift();
    this.#help.loaded?.(undefined);
  }

  /** It was not this one: it goes home, and is lifted no more where it is out of play. */
  async back(crate: number, isOut: boolean) {
    if (isOut) this.#fjord.copter.flight.close(crate);
    await this.#crates[crate]!.drift();
  }

  touched(touch: Touch) {
    const { copter, stage } = this.#fjord;
    switch (touch.on) {
      case 'crate':
        copter.take(this.#crates[touch.crate]!);
        stage.sound.play('magneet');
        this.#help.loaded?.(touch.crate);
        if (this.#deck !== undefined) copter.flight.run({ bring: this.#deck });
        return;
      case 'deck':
        return this.#setDown(touch.crate, touch.deck, touch.off);
      case 'home':
        copter.cargo = undefined;
        this.#crates[touch.crate]!.rest();
        stage.sound.play('leg', { volume: 0.6 });
        return this.#help.loaded?.(undefined);
      default:
        this.#fjord.slipped(touch.on);
    }
  }

  #setDown(crate: number, deck: number, off: number) {
    const { copter, stage } = this.#fjord;
    const { x, y } = this.#course.decks[deck]!;
    const one = this.#crates[crate]!;
    copter.cargo = undefined;
    stage.sound.play('kist', { volume: 0.7, rate: 0.8 });
    this.#deck = undefined;
    const half = this.#course.decks[deck]!.half - 40;
    one.thing
      .setPosition(x + Math.max(-half, Math.min(half, one.thing.x - x)), y - AIR.load / 2)
      .setRotation(0);
    this.offs.push(off);
    if (off > AIR.straight) one.wobble();
    if (this.#help.given(crate, deck)) return;
    // In the first moments nothing counts yet, and what is out of play never does: it goes home.
    this.offs.pop();
    this.#fjord.bump();
    void one.drift();
    this.#help.loaded?.(undefined);
  }
}
