import type { Offer } from '../../engine/stage/index.ts';
import type { FrameCard } from './frame-card.ts';
import type { Cinema } from './job.ts';
import { BIN } from './places.ts';
import type { Layout } from './rules.ts';

/** A frame let go below this line goes back to the tray. */
const TRAY_LINE = 494;
const NUDGE = { angle: 4, ms: 90 } as const;
/** Where a frame can go: a place in the film, or the box. */
type Place = number | typeof BIN.slot;
const NOWHERE = -1;

/** Frames that are laid on the film, in the box or back in the tray: tapped, dragged or by key. */
export class Splicing {
  readonly offers: Offer[] = [];
  #cinema: Cinema;
  #isOpen: () => boolean;
  #layout: Layout = { spots: [], scale: 1 };
  /** Where the next frame goes, when that was pointed out. */
  #next: Place = NOWHERE;
  #held: FrameCard | undefined;
  #nudging = false;

  /** `isOpen`: whether frames can be moved now. */
  constructor(cinema: Cinema, isOpen: () => boolean) {
    this.#cinema = cinema;
    this.#isOpen = isOpen;
  }

  /** What the finger holds. */
  get held() {
    return this.#held;
  }

  /** Draws the draft; empty places are as wide as what is `wanted` there. */
  draw(wanted: readonly string[] | undefined) {
    const { bench, stage } = this.#cinema;
    const row = this.#row;
    this.#layout = bench.film(row.places, wanted);
    for (const card of bench.cards) {
      const place = row.placeOf(card.option.id);
      if (place >= 0) bench.bin.take(card);
      if (card !== this.#held) this.#lay(card, place);
      if (place !== card.place) {
        card.blank(false);
        stage.sound.play(place < 0 ? 'leg' : 'plak', { volume: 0.7, rate: 0.95 + 0.02 * Math.max(0, place) });
      }
      card.place = place;
      if (place >= 0 && row.isFixed(place)) card.settle();
    }
    if (this.#next !== BIN.slot && row.places[this.#next] !== undefined) this.#next = NOWHERE;
    this.#point();
    bench.ready(row.full);
  }

  offerAll() {
    const { bench, stage } = this.#cinema;
    bench.gaps.forEach(({ thing }, place) => {
      this.offers.push(
        stage.offer(thing, {
          id: `plek-${place}`,
          kind: 'slot',
          value: place,
          label: `lege plek ${place + 1}`,
          enabled: () =>
            this.#isOpen() && (this.#row.places[place] === undefined || this.#held !== undefined),
          chosen: () => this.#next === place,
          onPick: () => this.#pointOut(place),
        }),
      );
    });
    if (bench.bin.isOpen) {
      const isNext = () => this.#next === BIN.slot;
      this.offers.push(bench.bin.offer(this.#isOpen, isNext, () => this.#pointOut(BIN.slot)));
    }
    for (const card of bench.cards) this.#offerCard(card);
  }

  /** Takes a frame out of the box, back to the tray. */
  outOfBin(card: FrameCard) {
    this.#cinema.bench.bin.take(card);
    this.#letGo(card);
  }

  /** Open places say themselves that the film is not whole. */
  nudge() {
    const { bench, stage } = this.#cinema;
    this.#cinema.bump();
    if (this.#nudging) return;
    this.#nudging = true;
    const open = bench.gaps.filter((_, place) => this.#row.places[place] === undefined);
    const targets = open.map(({ thing }) => thing);
    void stage
      .tween({ targets, to: { angle: NUDGE.angle }, ms: NUDGE.ms, yoyo: true, repeat: 1 })
      .then(() => (this.#nudging = false));
  }

  destroy() {
    for (const offer of this.offers.splice(0)) offer.remove();
  }

  get #row() {
    return this.#cinema.draft.row;
  }

  #lay(card: FrameCard, place: number) {
    if (place >= 0) void card.glide(this.#layout.spots[place]!, this.#layout.scale);
    else if (card.place >= 0) void card.glide(card.home, card.homeScale);
  }

  #offerCard(card: FrameCard) {
    const { bench, stage } = this.#cinema;
    const { option, thing } = card;
    this.offers.push(
      stage.offer(thing, {
        id: `beeldje-${option.id}`,
        kind: 'card',
        value: option.id,
        label: option.text ?? option.picture?.alt ?? '',
        size: card.hit,
        enabled: () => this.#isOpen() && !card.isMoving && (card.place < 0 || !this.#row.isFixed(card.place)),
        chosen: () => card.place >= 0 || bench.bin.has(card),
        onPick: () => this.#tap(card),
        drag: {
          to: () => this.offers.filter(({ kind }) => kind === 'slot'),
          onMove: (x, y) => {
            this.#held = card;
            bench.root.bringToTop(thing);
            thing.setPosition(x, y);
          },
          onDrop: (slot) => this.#drop(card, slot.value === BIN.slot ? BIN.slot : Number(slot.value)),
          onCancel: () => (bench.bin.has(card) ? this.outOfBin(card) : this.#letGo(card)),
        },
      }),
    );
  }

  #tap(card: FrameCard) {
    if (this.#cinema.bench.bin.has(card)) this.outOfBin(card);
    else if (this.#next === BIN.slot) this.#drop(card, BIN.slot);
    else if (card.place >= 0) this.#row.takeBack(card.place);
    else this.#row.lay(card.option.id, this.#next === NOWHERE ? this.#row.open : this.#next);
  }

  #drop(card: FrameCard, place: Place) {
    this.#held = undefined;
    if (place === BIN.slot) return this.#throwIn(card);
    if (!this.#row.lay(card.option.id, place)) this.#letGo(card);
  }

  #throwIn(card: FrameCard) {
    const { bin } = this.#cinema.bench;
    this.#pointOut(NOWHERE);
    if (card.place >= 0) this.#row.takeBack(card.place);
    if (!bin.put(card)) this.#letGo(card);
  }

  /** A place is pointed out for the next frame; the same again, and none is. */
  #pointOut(place: Place) {
    this.#next = this.#next === place ? NOWHERE : place;
    this.#point();
  }

  #point() {
    const { bench } = this.#cinema;
    bench.point(this.#next === BIN.slot ? NOWHERE : this.#next, this.#layout.scale);
    bench.bin.aim(this.#next === BIN.slot);
  }

  #letGo(card: FrameCard) {
    this.#held = undefined;
    if (card.place >= 0 && card.thing.y > TRAY_LINE) return void this.#row.takeBack(card.place);
    if (card.place >= 0) void card.glide(this.#layout.spots[card.place]!, this.#layout.scale);
    else void card.glide(card.home, card.homeScale);
  }
}
