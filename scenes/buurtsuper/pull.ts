import type { Gesture, Input, Rect } from '../../engine/stage/index.ts';
import { BEYOND, GLASS, REST, type Spot } from './places.ts';
import { Beam, type Pace } from './rules.ts';
import type { Shop } from './shop.ts';

/** The fastest even pull in u a second at tempo 0 and 1; slower than this hardly moves. */
const FASTEST = [1500, 900] as const;
const SLOWEST = 60;
/** A finger that rested is seen anew: no longer than this lies between two moments of a pull, in ms. */
const LONGEST = 150;
const SURE: Pace = { slowest: 0, fastest: Infinity };
/** Where a product is taken: around its foot. */
const GRIP = { x: 84, up: 128, down: 100 } as const;
/** Its foot lies so far below the finger. */
const HELD = 46;
/** Pulled down so far before the glass it leaves the belt. */
const OFF = 56;
const MS = { back: 260 } as const;
/** How the hand of the example pulls, in ms; and in how many steps. */
const SHOWN = { ms: 620, steps: 14 } as const;

interface Pulled {
  /** Where its foot is. */
  readonly spot: Spot;
  move(x: number, y: number): void;
  /** Whether it may be taken now. */
  isFree(): boolean;
  /** It was pulled evenly over the glass. Whether it stays in the hand. */
  onRead(): boolean;
  /** It is let go: whether there is a place for it. */
  onDrop(x: number, y: number): boolean;
}

/** A product that is pulled over the glass by hand: evenly, or the beam cannot read it. */
export class Pull {
  readonly #shop: Shop;
  readonly #thing: Pulled;
  readonly #gesture: Gesture;
  #beam: Beam | undefined;
  #finger: Spot | undefined;
  #grip = 0;
  #seenMs = 0;
  /** It was read on this pull, and is carried on. */
  #isRead = false;
  #isTried = false;

  constructor(shop: Shop, thing: Pulled) {
    this.#shop = shop;
    this.#thing = thing;
    this.#gesture = shop.stage.gesture({
      id: 'trekken',
      label: 'trek het product langs de scanner',
      area: () => this.#area(),
      enabled: () => thing.isFree(),
      onStart: (x, y) => this.#take(x, y),
      onMove: (x, y) => void (this.#finger &&= { x, y }),
      onEnd: (x, y) => this.#letGo(x, y),
    });
  }

  /** It was read, and its note need not be read again. */
  get isRead(): boolean {
    return this.#isRead;
  }

  frame(ms: number) {
    const finger = this.#finger;
    if (!finger) return;
    this.#seenMs += ms;
    const { x, y } = this.#placeFor(finger);
    const { spot } = this.#thing;
    if (x === spot.x && y === spot.y) return;
    this.#thing.move(x, y);
    if (!this.#isRead) this.#read(x);
    this.#seenMs = 0;
  }

  /** The next input of the hand of the example: over the glass, and on to where it is let go. Only the first time. */
  step(on: Spot | undefined): Input | null {
    if (this.#isTried || !this.#thing.isFree() || this.#finger) return null;
    const y = REST.y - HELD;
    const path = Array.from({ length: SHOWN.steps }, (_, i): [number, number] => [
      REST.x + ((BEYOND - REST.x) * i) / (SHOWN.steps - 1),
      y,
    ]);
    return { kind: 'drag', path: on ? [...path, [on.x, on.y]] : path, ms: SHOWN.ms };
  }

  remove() {
    this.#finger = undefined;
    this.#gesture.remove();
  }

  #area(): Rect {
    const { x, y } = this.#thing.spot;
    return { x: x - GRIP.x, y: y - GRIP.up, width: GRIP.x * 2, height: GRIP.up + GRIP.down };
  }

  #take(x: number, y: number) {
    const { stage, isSure } = this.#shop;
    const pace = { slowest: SLOWEST, fastest: stage.lerp(...FASTEST) };
    this.#beam = new Beam(GLASS.x - GLASS.half, GLASS.x + GLASS.half, isSure ? SURE : pace);
    this.#beam.pull(this.#thing.spot.x, 0);
    this.#grip = x - this.#thing.spot.x;
    this.#finger = { x, y };
    this.#seenMs = 0;
    this.#isTried = true;
    this.#isRead = false;
    stage.sound.play('pak', { volume: 0.5 });
  }

  /** On the belt until it was read; pulled down before the glass it comes off. */
  #placeFor({ x, y }: Spot): Spot {
    const at = { x: Math.max(REST.x - GRIP.x, x - this.#grip), y: y + HELD };
    if (this.#isRead) return at;
    const edge = GLASS.x - GLASS.half;
    const { spot } = this.#thing;
    const isOff = at.y > REST.y + OFF && spot.x <= edge;
    return isOff ? { x: Math.min(edge, at.x), y: at.y } : { x: at.x, y: REST.y };
  }

  #read(x: number) {
    const { till } = this.#shop;
    const reading = this.#beam!.pull(x, Math.min(LONGEST, this.#seenMs));
    till.glow(reading === 'reading');
    if (reading === 'read') {
      this.#isRead = true;
      if (!this.#thing.onRead()) this.#finger = undefined;
    } else if (reading === 'fast' || reading === 'slow') {
      this.#shop.jerk();
      this.#back();
    }
  }

  #letGo(x: number, y: number) {
    if (!this.#finger) return;
    this.#finger = undefined;
    this.#shop.till.glow(false);
    if (Number.isNaN(x) || !this.#thing.onDrop(x, y)) this.#back();
  }

  /** It slides back to the end of the belt. */
  #back() {
    const { stage } = this.#shop;
    this.#finger = undefined;
    this.#isRead = false;
    const at = { ...this.#thing.spot };
    void stage.tween({
      targets: at,
      to: { x: REST.x, y: REST.y },
      ms: MS.back,
      onUpdate: () => {
        // It may have been taken again meanwhile, or be away.
        if (!this.#finger && this.#thing.isFree()) this.#thing.move(at.x, at.y);
      },
    });
  }
}
