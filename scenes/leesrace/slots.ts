import type { GameStage, Offer, Slot } from '../../engine/stage/index.ts';
import { DEPTHS, MIDDLE } from './places.ts';

/** Width of an open place at full size. */
const OPEN = 118;
/** Under a piece a place is hardly seen, but still there to drop another one. */
const COVERED = 0.03;
const POINTED = 1.12;
const MS = { move: 180, shake: 90 } as const;

/** The open places of a torn sentence. */
export class Slots {
  /** The place that the next piece goes to, when one was pointed out; else -1. */
  next = -1;
  readonly offers: Offer[] = [];
  #stage: GameStage;
  #slots: Slot[];
  #scale: number;
  #nudging = false;

  /** `scale` is the size of the pieces against their full one. */
  constructor(stage: GameStage, count: number, y: number, scale: number) {
    this.#stage = stage;
    this.#scale = scale;
    this.#slots = Array.from({ length: count }, () => stage.kit.slot(MIDDLE, y, OPEN).setDepth(DEPTHS.under));
    for (const slot of this.#slots) slot.setAlpha(0).setScale(scale);
  }

  /** Width of an open place, in u. */
  get width(): number {
    return OPEN * this.#scale;
  }

  get things(): readonly Slot[] {
    return this.#slots;
  }

  at(place: number): { x: number; y: number } {
    const { x, y } = this.#slots[place]!;
    return { x, y };
  }

  /** Moves a place, covered by a piece or open; `dotted` is the word that has to come there. */
  put(place: number, to: { x: number; y: number }, isCovered: boolean, moves: boolean, dotted?: string) {
    const slot = this.#slots[place]!;
    slot.setAlpha(isCovered ? COVERED : 1);
    if (moves) void this.#stage.tween({ targets: slot, to, ms: MS.move });
    else slot.setPosition(to.x, to.y);
    slot.dotted(isCovered ? undefined : dotted);
  }

  /** `free` tells whether something can be dropped in a place now. */
  offer(free: (place: number) => boolean) {
    this.#slots.forEach((slot, place) =>
      this.offers.push(
        this.#stage.offer(slot, {
          id: `plek-${place}`,
          kind: 'slot',
          value: place,
          label: `open plek ${place + 1}`,
          enabled: () => free(place),
          chosen: () => this.next === place,
          onPick: () => this.point(this.next === place ? -1 : place),
        }),
      ),
    );
  }

  /** The place that was pointed out is a little larger. */
  point(place: number) {
    this.next = place;
    this.#slots.forEach((slot, i) => slot.setScale(this.#scale * (i === place ? POINTED : 1)));
  }

  /** The open places say that they are not filled yet. */
  nudge(isOpen: (place: number) => boolean) {
    if (this.#nudging) return;
    this.#nudging = true;
    const targets = this.#slots.filter((_, place) => isOpen(place));
    void this.#stage
      .tween({ targets, to: { angle: 7 }, ms: MS.shake, yoyo: true, repeat: 1 })
      .then(() => (this.#nudging = false));
  }

  release() {
    for (const offer of this.offers) offer.remove();
  }
}
