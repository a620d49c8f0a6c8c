import type { BuildExercise, Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import { StepRow, takenIn, type Input, type Via, type WordStrip } from '../../engine/stage/index.ts';
import { Crate } from './crate.ts';
import { AIR, type Touch } from './course.ts';
import type { Fjord, Job } from './game.ts';
import { decksOf, groundOf, QUAY, quaysFor, type Quays } from './layout.ts';
import { DEPTHS, WATER } from './places.ts';
import { BARGE, type DeckMark } from './ship.ts';
import { Trip } from './trip.ts';

/** The strip on which the word is made, before the barge. */
const STRIP = { x: 640, y: 702, widest: 1060 } as const;
const DECK = { x: QUAY.middle, y: 556 } as const;
/** It flies at this height, and the rope does the rest. */
const LEVEL = 312;
const MS = { apart: 18, after: 60, done: 420, land: 230, go: 120, key: 40, fly: 500 } as const;
/** Over a crate, and slow enough to hook it: u, u/s. */
const [OVER, SETTLED] = [12, 12];
/** How fast the hand of the example is, by how many crates there are. */
const HASTE = { few: 3, many: 9, from: 6 } as const;
const WAIT: Input = { kind: 'wait', ms: 40 };

/** build: letter crates stand on the quays, and are brought to the barge in the order of the word. */
export class BuildJob implements Job {
  readonly #fjord: Fjord;
  readonly #row: StepRow;
  readonly #ids: readonly string[];
  readonly #crates: readonly Crate[];
  readonly #quays: Quays;
  readonly #strip: WordStrip;
  readonly #trip: Trip;
  readonly #mark: DeckMark;
  #fetched: string | undefined;
  #isDone = false;

  constructor(fjord: Fjord, exercise: BuildExercise) {
    const { stage, ship } = fjord;
    const { tiles, slots: count, id } = exercise;
    this.#fjord = fjord;
    this.#ids = tiles.map((tile) => tile.id);
    this.#crates = tiles.map(({ text }, i) => new Crate(stage, i, text));
    const order = stage.rng.fork(`kade/${id}`).shuffle(this.#crates.map((_, i) => i));
    order.sort((a, b) => this.#crates[a]!.width - this.#crates[b]!.width);
    this.#quays = quaysFor(order.map((i) => this.#crates[i]!.width));
    const places = this.#crates.map((_, i) => this.#quays.tiles[order.indexOf(i)]!);
    for (const [i, crate] of this.#crates.entries()) crate.place(places[i]!);
    const texts = tiles.map(({ text }) => text);
    this.#strip = stage.kit.wordStrip({ ...STRIP, count, texts, depth: DEPTHS.flags });
    this.#mark = ship.mark(DECK.x, DECK.y);
    this.#row = new StepRow(fjord, exercise, {
      land: (tile, place) => this.#land(tile, place),
      changed: () => {
        for (const [i, { tile }] of this.#crates.entries())
          tile!.look = this.#row.isOut(this.#ids[i]!) ? 'out' : 'normal';
      },
      dot: (letters, place) => this.#strip.dot(place, letters),
    });
    const high = (QUAY.high * places[0]!.scale) / 2;
    const course = {
      lifts: places.map(({ x, y }) => ({ x, top: y - high })),
      decks: decksOf([DECK], BARGE),
      ground: groundOf(this.#quays.steps),
      water: WATER,
      level: LEVEL,
      ease: fjord.ease(true),
    };
    this.#trip = new Trip(fjord, this.#crates, course, {
      given: (crate) => {
        this.#mark.light(false);
        return this.#row.take(this.#ids[crate]!);
      },
      loaded: (crate) => {
        this.#fetched = crate === undefined ? undefined : this.#ids[crate];
        this.#mark.light(crate !== undefined);
      },
    });
  }

  get isStraight() {
    const { offs } = this.#trip;
    return offs.filter((off) => off <= AIR.straight).length * 2 >= offs.length;
  }

  get haste() {
    return this.#row.count > HASTE.from ? HASTE.many : HASTE.few;
  }

  async present() {
    const { ship, rock, copter } = this.#fjord;
    ship.lie(false);
    ship.moor([DECK]);
    rock.show(this.#quays.steps);
    this.#trip.begin();
    copter.flight.goTo(DECK.x, LEVEL);
    await Promise.all(this.#crates.map((crate, i) => crate.come(i * MS.apart)));
    for (const [i, crate] of this.#crates.entries()) this.#offer(this.#ids[i]!, crate, i);
  }

  touched(touch: Touch) {
    this.#trip.touched(touch);
  }

  frame() {
    this.#trip.frame();
  }

  ready() {
    this.#trip.bring(0);
  }

  letGo() {
    this.#trip.letGo();
  }

  async right(outcome: Outcome) {
    const { ship, nextSurprise, isExample, stage } = this.#fjord;
    const crate = this.#crateOf(outcome.given);
    void this.#row.right(outcome);
    if (!outcome.last) return stage.clock.wait(isExample ? 0 : MS.after);
    this.#isDone = true;
    ship.rock();
    await this.#row.landed();
    await Promise.race([crate?.open(nextSurprise(), ship.berth()), stage.clock.wait(MS.done)]);
  }

  async wrong(outcome: Outcome) {
    await this.#back(outcome);
    this.#row.wrong(outcome);
  }

  async reveal(outcome: Outcome) {
    const crate = this.#crateOf(outcome.given);
    await this.#back(outcome);
    if (crate) await this.#fjord.stage.kit.eraser.rub(crate.thing);
    this.#row.reveal();
  }

  takeOver(answer: WholeAnswer) {
    this.#row.takeOver(answer);
  }

  copied(given: RawAnswer) {
    void this.#row.copied(given);
  }

  notCopied(given: RawAnswer) {
    const at = this.#ids.indexOf(takenIn(given) ?? '');
    if (at >= 0) void this.#trip.back(at, false);
  }

  step(want: RawAnswer, via: Via): Input | null {
    const { stage, isOpen } = this.#fjord;
    const id = this.#row.freeFor(want);
    if (!isOpen || id === undefined) return null;
    const isUnderWay =
      this.#fetched !== undefined && this.#row.textOf(this.#fetched) === this.#row.textOf(id);
    if (this.#trip.isBusy && isUnderWay) return WAIT;
    const offer = stage.offers().find(({ value }) => value === id);
    return via === 'keyboard' && offer && !stage.keyFor(offer) ? this.#flyTo(this.#ids.indexOf(id)) : null;
  }

  focus() {
    return this.#fjord.copter;
  }

  async clear() {
    await this.#row.landed();
    const things = this.#crates.map(({ thing }) => thing);
    await this.#fjord.stage.tween({ targets: things, to: { alpha: 0 }, ms: MS.go });
    for (const thing of things) thing.destroy();
    this.#strip.destroy();
    this.#mark.image.destroy();
  }

  #offer(id: string, crate: Crate, i: number) {
    this.#fjord.stage.offer(crate.thing, {
      id: `letter-${id}`,
      kind: 'tile',
      value: id,
      label: crate.tile!.text,
      size: { width: crate.width, height: QUAY.high },
      enabled: () => this.#row.isFree(id),
      chosen: () => this.#row.isLaid(id),
      onPick: () => {
        this.#fetched = id;
        this.#trip.fetch(i, 0);
      },
    });
  }

  /** The arrows fly over a crate, Space hooks it, and Enter brings it. */
  #flyTo(crate: number): Input {
    const { flight } = this.#fjord.copter;
    const { load } = this.#trip;
    const key = (code: string, ms: number = MS.key): Input => ({ kind: 'key', code, ms });
    if (load !== undefined) return key(load === crate ? 'Enter' : 'Backspace');
    const far = this.#crates[crate]!.thing.x - flight.x;
    if (Math.abs(flight.vx) > SETTLED || flight.isLowering) return WAIT;
    if (Math.abs(far) < OVER) return key('Space');
    return key(far < 0 ? 'ArrowLeft' : 'ArrowRight', Math.min(MS.fly, Math.max(MS.key, Math.abs(far) * 1.2)));
  }

  #crateOf(given: RawAnswer): Crate | undefined {
    return this.#crates[this.#ids.indexOf(takenIn(given) ?? '')];
  }

  async #back({ given }: Outcome) {
    const at = this.#ids.indexOf(takenIn(given) ?? '');
    this.#fetched = undefined;
    if (at >= 0) await this.#trip.back(at, false);
  }

  /** From the deck its letter comes to its place in the word; the crate goes below, but for the last one. */
  async #land(id: string, place: number) {
    const { stage, copter } = this.#fjord;
    const at = this.#ids.indexOf(id);
    const { thing } = this.#crates[at]!;
    copter.flight.close(at);
    this.#fetched = undefined;
    const { x, y, scale } = this.#strip.spot(place);
    const isLast = this.#row.place < 0;
    const to: Record<string, number> = isLast ? { alpha: 1 } : { x, y, scale: scale * 0.9, alpha: 0.4 };
    await stage.tween({ targets: thing, to, ms: MS.land, ease: 'Sine.In' });
    this.#strip.write(place, this.#row.textOf(id));
    stage.sound.play('leg', { volume: 0.6 });
    if (!isLast && !this.#isDone) thing.setVisible(false);
  }
}
