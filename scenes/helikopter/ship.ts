import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

/** The ship: where it lies, and its deck from there. */
export const SHIP = { x: 988, y: 598, deck: { x: -52, half: 92 } } as const;
/** Half of what a barge takes on. */
export const BARGE = 92;
const SAIL = { away: 900, ms: 420 } as const;
/** Where surprises stand, from the middle of the deck line: on the cabin, and on the bow. */
const BERTHS = [
  [70, -112],
  [100, -112],
  [130, -112],
  [-146, -14],
  [-118, -14],
  [85, -140],
  [115, -140],
  [-132, -42],
  [100, -168],
  [146, -14],
  [-160, -40],
  [146, -44],
] as const;

const PIER = { x: 1240, y: 620 } as const;

/** Where a surprise goes; where it stays, it is kept. */
export interface Berth {
  x: number;
  y: number;
  keep?(one: Image): void;
}

/** What a deck is marked with, and whether it can take something now. */
export interface DeckMark {
  image: Image;
  light(isReady: boolean): void;
}

/** The ship that is loaded, or barges in its place; each has a square on its deck. */
export class Ship {
  readonly #stage: GameStage;
  readonly #ship: Image;
  readonly #flags: Image;
  #barges: Image[] = [];
  readonly #stowed: Image[] = [];
  #isHere = true;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#ship = stage.image('schip', SHIP.x, SHIP.y).setDepth(DEPTHS.ship);
    this.#flags = stage
      .image('seinvlaggen', SHIP.x, SHIP.y)
      .setDepth(DEPTHS.ship - 1)
      .setAlpha(0);
  }

  /** The ship lies there, or sails off to make room. */
  lie(isHere: boolean) {
    if (isHere === this.#isHere) return;
    this.#isHere = isHere;
    for (const one of this.#stowed) one.setVisible(isHere);
    void this.#stage.tween({
      targets: this.#ship,
      to: { x: SHIP.x + (isHere ? 0 : SAIL.away) },
      ms: SAIL.ms,
    });
  }

  /** Barges with their decks at these places. */
  moor(places: readonly { x: number; y: number }[]) {
    const same =
      places.length === this.#barges.length && places.every(({ x }, i) => this.#barges[i]!.x === x);
    if (same) return;
    for (const barge of this.#barges) barge.destroy();
    this.#barges = places.map(({ x, y }, i) =>
      this.#stage.image(`schuit-${i % 2}`, x, y).setDepth(DEPTHS.ship),
    );
  }

  /** A square on a deck. */
  mark(x: number, y: number): DeckMark {
    const image = this.#stage.image('dek', x, y).setDepth(DEPTHS.ship + 3);
    return {
      image,
      light: (isReady) => {
        const frame = isReady ? 'dek-aan' : 'dek';
        if (this.#stage.hasImage(frame)) image.setFrame(frame, false, false);
      },
    };
  }

  /** Where the next surprise goes: on the ship while it lies here, else to who waits on the pier. */
  berth(): Berth {
    if (!this.#isHere) return { ...PIER };
    const [x, y] = BERTHS[this.#stowed.length % BERTHS.length]!;
    const keep = (one: Image) => void this.#stowed.push(one.setDepth(DEPTHS.ship + 2));
    return { x: SHIP.x + x, y: SHIP.y + y, keep };
  }

  /** It sails off for good: somebody else shows that. */
  leave() {
    this.moor([]);
    for (const one of [this.#ship, this.#flags, ...this.#stowed]) one.setVisible(false);
  }

  /** It rocks: something was set down. */
  rock() {
    const targets = [this.#ship, ...this.#barges];
    void this.#stage.tween({
      targets,
      to: { angle: 1.2 },
      ms: 180,
      yoyo: true,
      ease: 'Sine.InOut',
      pop: true,
    });
  }

  /** Signal flags run up, or down. */
  signal(up: boolean) {
    if (!this.#isHere) return;
    void this.#stage.tween({ targets: this.#flags, to: { alpha: up ? 1 : 0 }, ms: 260 });
    if (up) this.#stage.sound.play('fluit', { volume: 0.5 });
  }
}
