import type { Tile } from '../../engine/exercise/index.ts';
import type { GameStage, Image, LetterTile, Spot as Place } from '../../engine/stage/index.ts';
import type { BookPlace } from './layout.ts';
import { DEPTHS } from './places.ts';
import { baseOf } from './rules.ts';

const HALF = 38;
const PLANK = 2;
const POP = { ms: 110, height: 30 } as const;
const GIGGLE = { angle: 9, ms: 90, times: 5 } as const;
const APPEAR = { ms: 300, from: 70 } as const;
const LIT = 7;
const FLY_MS = 420;

/** A book with a grapheme on its cover, on a plank: it is knocked off from below. */
export class Book {
  readonly tile: Tile;
  readonly place: BookPlace;
  readonly cover: LetterTile;
  #stage: GameStage;
  #block: Image;
  #home: number;
  /** How far over its place it is for a moment, and how far below it hangs for who is still under the floor. */
  #off = { up: APPEAR.from as number, lower: 0 };
  #lit = false;

  constructor(stage: GameStage, tile: Tile, cover: LetterTile, place: BookPlace, at: number) {
    this.#stage = stage;
    this.tile = tile;
    this.place = place;
    this.cover = cover;
    this.#home = baseOf(at) - place.up - HALF - PLANK;
    cover.setDepth(DEPTHS.card);
    this.#block = stage.image('boekblok', place.x, 0).setDepth(DEPTHS.card - 1);
    this.#block.setScale((cover.width + 12) / 100, 1);
    for (const part of this.#parts) part.setAlpha(0);
    this.#stand();
  }

  get width() {
    return this.cover.width;
  }

  get #parts() {
    return [this.cover, this.#block];
  }

  async appear(delay: number) {
    const { ms } = APPEAR;
    await Promise.all([
      this.#stage.tween({ targets: this.#parts, to: { alpha: 1 }, ms, delay, pop: true }),
      this.#move(0, ms, 'Bounce.Out', delay),
    ]);
  }

  /** Hangs so much lower than it stands, for who is still below. */
  hangLower(lower: number) {
    if (lower === this.#off.lower) return;
    this.#off.lower = lower;
    this.#stand();
  }

  /** It rises a little over who stands below: that is the one that would be knocked. */
  light(on: boolean) {
    if (on === this.#lit) return;
    this.#lit = on;
    this.#off.up = on ? LIT : 0;
    this.#stand();
  }

  /** It is not this one: it giggles and sits down again. */
  async giggle() {
    const stage = this.#stage;
    await this.#pop();
    if (!stage.reducedMotion) {
      const way = { t: 0 };
      await stage.tween({
        targets: way,
        to: { t: 1 },
        ms: GIGGLE.ms * GIGGLE.times,
        ease: 'Linear',
        onUpdate: () =>
          this.#block.setAngle(Math.sin(way.t * GIGGLE.times * Math.PI) * GIGGLE.angle * (1 - way.t)),
      });
    }
    await this.#move(0, POP.ms, 'Quad.In');
  }

  /** Flies to its place on the strip, in u of the window's stage, and is gone there. */
  async flyTo({ x, y, scale }: Place, quick: boolean) {
    const stage = this.#stage;
    const ms = quick ? 90 : FLY_MS;
    void stage.tween({ targets: this.#block, to: { alpha: 0 }, ms: ms / 2, pop: true });
    if (!quick) await this.#pop();
    const from = stage.camera.toStage(this.cover.x, this.cover.y);
    stage.fixed(this.cover.setPosition(from.x, from.y).setDepth(DEPTHS.letter));
    await stage.tween({ targets: this.cover, to: { x, y, scale }, ms, ease: 'Sine.InOut' });
    this.cover.setVisible(false);
  }

  async leave() {
    await this.#stage.tween({ targets: this.#parts, to: { alpha: 0 }, ms: 180, pop: true });
    for (const part of this.#parts) part.destroy();
  }

  /** Hops up from its plank. */
  #pop() {
    this.#lit = false;
    return this.#move(POP.height, POP.ms, 'Quad.Out');
  }

  #move(up: number, ms: number, ease: string, delay = 0) {
    const onUpdate = () => this.cover.scene && this.#stand();
    return this.#stage.tween({ targets: this.#off, to: { up }, ms, ease, delay, onUpdate });
  }

  #stand() {
    const { up, lower } = this.#off;
    for (const part of this.#parts) part.setPosition(this.place.x, this.#home + lower - up);
  }
}
