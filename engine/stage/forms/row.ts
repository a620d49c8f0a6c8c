import type { BuildExercise, OrderExercise, Outcome, RawAnswer, WholeAnswer } from '../../exercise/index.ts';
import { textOf } from '../items.ts';
import type { Spot } from '../kit/api.ts';
import type { Offer, OfferOptions } from '../offer.ts';
import type { Thing } from '../thing.ts';
import type { FormHost } from './form-play.ts';

/** Times in ms: to lay one thing, for others to make room, and when the letters under Gum are gone. */
const MS = { lay: 240, shift: 180, rubbed: 620, nudge: 90 } as const;
/** Wrong things that Gum comes to himself; more would take too long, their letters go with them. */
const GUM_RUBS = 2;
/** How much larger the place is that was pointed out. */
const POINTED = 1.14;

/** What is laid in a row: a `kit.loose()`, or something of the game's own. */
export interface RowThing {
  readonly id: string;
  /** What is offered and moves. */
  readonly thing: Thing;
  /** Its own place, where it lies when it is not in the row. */
  readonly home: Spot;
  /** The place in the row that it lies in, or -1. */
  place: number;
  glide(to: Spot, ms: number): Promise<void>;
  /** Its letters have been rubbed out, or are there again. */
  blank(rubbed: boolean): void;
  /** It is right where it lies and stays there. */
  settle(): void;
}

/** How a game dresses a row. */
export interface RowDress<T extends RowThing> {
  /** In the order of the exercise. */
  things: readonly T[];
  /** What is drawn of each place, left to right; a game without places to point at has none. */
  slots: readonly (Thing & { setScale(x: number, y?: number): unknown })[];
  /** Ids and labels of what is offered: `kuil-0`, "open kuil 1", `belegsel-t3`. */
  names: { slot: string; open: string; thing: string };
  /** What the finger hits, in u. */
  hits?: { slot?: { width: number; height: number }; thing?(thing: T): { width: number; height: number } };
  /** Where what is laid in a place lies, and how large. It may change with what else is laid: see `arrange`. */
  spot(place: number): Spot;
  /** A laid thing that is let go below this line goes back to its own place. */
  homeLine: number;
  /** Angle by which open places (or, without places, things that are not laid) shake when the row is not full. */
  nudge: number;
  /** Puts the places themselves where they are now, before things are laid; `moves` is false the first time. */
  arrange?(moves: boolean): void;
  /** A thing sets off for a place, or back home (-1): sound and juice. */
  moved?(thing: T, place: number): void;
  /** Moves a thing in the game's own way; else it glides. */
  glide?(thing: T, to: Spot, ms: number): Promise<void>;
  /** Whether things can be moved now; always, without it. */
  isOpen?(): boolean;
  /** Whether this thing can be moved now. */
  isFree?(thing: T): boolean;
  /** A tap on a thing that the game takes itself; true when it did. */
  tap?(thing: T): boolean;
  /** Further places of the game's own where a thing may be dropped, and what happens there. */
  beside?: { slots(): readonly Offer[]; drop(thing: T, slot: Offer): void };
  /** A thing that was let go nowhere, which the game takes itself; true when it did. */
  letGo?(thing: T): boolean;
  /** More of the offer of a thing: a `drag` of the game's own, `onPress`. */
  more?(thing: T): Partial<OfferOptions>;
}

/**
 * build and order, committed whole: things are laid in a row of places by tap, drag or key, swapped, taken back, and kept
 * where they were right. The game draws things and places and commits with an act of its own (`commit()`).
 */
export class WholeRow<T extends RowThing> {
  readonly #host: FormHost;
  readonly #exercise: BuildExercise | OrderExercise;
  readonly #dress: RowDress<T>;
  readonly #slotOffers: Offer[] = [];
  readonly #thingOffers: Offer[] = [];
  /** Where each laid thing lies or goes to. */
  readonly #goals = new Map<T, Spot>();
  readonly #slotScale: readonly number[];
  /** The place that the next thing goes to, when one was pointed out. */
  #next = -1;
  #held: T | undefined;
  #flying: T | undefined;
  #nudging = false;
  #dotted: (Thing | undefined)[] = [];

  constructor(host: FormHost, exercise: BuildExercise | OrderExercise, dress: RowDress<T>) {
    this.#host = host;
    this.#exercise = exercise;
    this.#dress = dress;
    this.#slotScale = dress.slots.map(({ scaleX }) => scaleX);
  }

  /** Offers all places and things. */
  offer() {
    this.#dress.slots.forEach((slot, place) => this.#offerSlot(slot, place));
    for (const thing of this.#dress.things) this.#offerThing(thing);
  }

  /** What moves now by hand or by itself: what eyes follow. */
  get moving(): T | undefined {
    return this.#held ?? this.#flying;
  }

  /** What the finger holds. */
  get held(): T | undefined {
    return this.#held;
  }

  /** The place that was pointed out for the next thing, or -1. */
  get pointed(): number {
    return this.#next;
  }

  /** All of them, in the order of the exercise. */
  get things(): readonly T[] {
    return this.#dress.things;
  }

  /** What lies in the row, left to right. */
  get laid(): T[] {
    return this.#dress.things.filter(({ place }) => place >= 0).sort((a, b) => a.place - b.place);
  }

  /** Whether a place is open. */
  isOpen(place: number): boolean {
    return this.#row.places[place] === undefined;
  }

  /** Draws the draft: what changed flies to its place or home. Call it from the play's `draw()`. */
  draw() {
    const { things, arrange, spot, moved } = this.#dress;
    arrange?.(this.#goals.size > 0 || this.#row.ids.length > 0);
    for (const thing of things) {
      const place = this.#row.placeOf(thing.id);
      const isNew = place !== thing.place;
      thing.place = place;
      if (isNew) moved?.(thing, place);
      if (place < 0) this.#goals.delete(thing);
      const to = place < 0 ? thing.home : spot(place);
      // What was rubbed out in the row has its letters again when it lies elsewhere.
      if (isNew) void this.#fly(thing, to, MS.lay).then(() => thing.thing.scene && thing.blank(false));
      else if (place >= 0 && !isSame(this.#goals.get(thing), to)) void this.#fly(thing, to, MS.shift);
      if (place >= 0) this.#goals.set(thing, to);
      if (place >= 0 && this.#row.isFixed(place)) thing.settle();
    }
    for (const [place, dots] of this.#dotted.entries()) dots?.setVisible(this.isOpen(place));
    if (this.#next >= 0 && !this.isOpen(this.#next)) this.#next = -1;
    this.#showNext();
  }

  /** Commits what lies in the row; a row that is not full says so itself, and nothing is answered. */
  commit(): boolean {
    if (this.#row.full) return this.#host.commit(rowAnswer(this.#exercise, this.#row.ids));
    this.#host.bump();
    this.nudge();
    return false;
  }

  /** What was laid in a wrong place. */
  wrong({ verdict }: Outcome): T[] {
    return this.laid.filter(({ place }) => !verdict.parts?.[place]);
  }

  /** Gum comes, and rubs out the letters of what is wrong. */
  async rub(wrong: readonly T[]) {
    const { stage } = this.#host;
    for (const [i, thing] of wrong.entries()) {
      const rubbed = i < GUM_RUBS ? stage.kit.eraser.rub(thing.thing) : Promise.resolve();
      stage.clock.after(MS.rubbed, () => thing.thing.scene && thing.place >= 0 && thing.blank(true));
      await rubbed;
    }
  }

  /** neem over: letters as dots stand in every place that is open; `make` draws them. */
  dot(answer: WholeAnswer, make: (letters: string, place: number) => Thing) {
    const ids = 'tiles' in answer ? answer.tiles : 'cards' in answer ? answer.cards : [];
    this.#dotted = ids.map((id, place) =>
      make(textOf(this.#exercise, id) ?? '', place).setVisible(this.isOpen(place)),
    );
  }

  /** Takes a thing out of the row, or back from where it was dropped. */
  sendHome(thing: T) {
    this.#held = undefined;
    if (thing.place >= 0) this.#row.takeBack(thing.place);
    else void this.#fly(thing, thing.home, MS.lay);
  }

  /** Points out the place for the next thing; the same again, and none is. */
  point(place: number) {
    this.#next = this.#next === place ? -1 : place;
    this.#showNext();
  }

  /** Open places say themselves that they are not filled. */
  nudge() {
    if (this.#nudging) return;
    const { slots, things, nudge } = this.#dress;
    this.#nudging = true;
    const targets =
      slots.length > 0
        ? slots.filter((_, place) => this.isOpen(place))
        : things.filter(({ place }) => place < 0).map(({ thing }) => thing);
    void this.#host.stage
      .tween({ targets, to: { angle: nudge }, ms: MS.nudge, yoyo: true, repeat: 1 })
      .then(() => (this.#nudging = false));
  }

  /** Nothing can be laid any more: offers and dots go; resolves when what was laid last has landed. */
  async close() {
    for (const offer of [...this.#slotOffers.splice(0), ...this.#thingOffers.splice(0)]) offer.remove();
    this.#clearDots();
    await this.#host.stage.clock.wait(MS.lay);
  }

  /** All goes but what was handed over: things that were put in a container of the game's, and go with that. */
  destroy() {
    this.#clearDots();
    for (const { thing } of this.#dress.things) if (!thing.parentContainer) thing.destroy();
    for (const slot of this.#dress.slots) if (!slot.parentContainer) slot.destroy();
  }

  get #row() {
    return this.#host.draft.row;
  }

  #clearDots() {
    for (const dots of this.#dotted.splice(0)) dots?.destroy();
  }

  async #fly(thing: T, to: Spot, ms: number) {
    if (thing === this.#held) return;
    this.#flying = thing;
    const { glide } = this.#dress;
    await (glide ? glide(thing, to, ms) : thing.glide(to, ms));
    if (this.#flying === thing) this.#flying = undefined;
  }

  #offerSlot(slot: Thing, place: number) {
    const { names, hits, isOpen } = this.#dress;
    this.#slotOffers.push(
      this.#host.stage.offer(slot, {
        id: `${names.slot}-${place}`,
        kind: 'slot',
        value: place,
        label: `${names.open} ${place + 1}`,
        ...(hits?.slot && { size: hits.slot }),
        enabled: () => isOpen?.() !== false && (this.isOpen(place) || this.#held !== undefined),
        chosen: () => this.#next === place,
        onPick: () => this.point(place),
      }),
    );
  }

  #offerThing(thing: T) {
    const { names, hits, beside, isOpen, isFree, more } = this.#dress;
    const object = thing.thing;
    this.#thingOffers.push(
      this.#host.stage.offer(object, {
        id: `${names.thing}-${thing.id}`,
        kind: this.#exercise.form === 'build' ? 'tile' : 'card',
        value: thing.id,
        label: textOf(this.#exercise, thing.id) ?? '',
        ...(hits?.thing && { size: hits.thing(thing) }),
        enabled: () =>
          isOpen?.() !== false &&
          isFree?.(thing) !== false &&
          (thing.place < 0 || !this.#row.isFixed(thing.place)),
        chosen: () => thing.place >= 0,
        onPick: () => this.#tap(thing),
        ...(this.#slotOffers.length > 0 && {
          drag: {
            to: () => [...this.#slotOffers, ...(beside?.slots() ?? [])],
            onMove: (x: number, y: number) => {
              this.#held = thing;
              this.#goals.delete(thing);
              object.setPosition(x, y);
            },
            onDrop: (slot: Offer) => this.#drop(thing, slot),
            onCancel: () => this.#letGo(thing),
          },
        }),
        ...more?.(thing),
      }),
    );
  }

  /** A tap lays a thing in the place that was pointed out or the first open one, and takes a laid one back. */
  #tap(thing: T) {
    if (this.#dress.tap?.(thing)) return;
    if (thing.place >= 0) this.#row.takeBack(thing.place);
    else if (this.#next >= 0) this.#row.lay(thing.id, this.#next);
    else this.#row.lay(thing.id);
  }

  #drop(thing: T, slot: Offer) {
    this.#held = undefined;
    if (!this.#slotOffers.includes(slot)) this.#dress.beside?.drop(thing, slot);
    else if (!this.#row.lay(thing.id, Number(slot.value))) this.#letGo(thing);
  }

  #letGo(thing: T) {
    this.#held = undefined;
    if (this.#dress.letGo?.(thing)) return;
    if (thing.place >= 0 && thing.thing.y > this.#dress.homeLine) this.#row.takeBack(thing.place);
    else void this.#fly(thing, thing.place < 0 ? thing.home : this.#dress.spot(thing.place), MS.lay);
  }

  /** The place that was pointed out is a little larger. */
  #showNext() {
    this.#dress.slots.forEach((slot, place) =>
      slot.setScale(this.#slotScale[place]! * (place === this.#next ? POINTED : 1)),
    );
  }
}

const isSame = (a: Spot | undefined, b: Spot) => a?.x === b.x && a.y === b.y && a.scale === b.scale;

/** The whole answer that a row of ids is. */
const rowAnswer = (exercise: BuildExercise | OrderExercise, ids: string[]): RawAnswer =>
  exercise.form === 'build' ? { form: 'build', tiles: ids } : { form: 'order', cards: ids };
