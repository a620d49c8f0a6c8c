import type { Tile } from '../../engine/exercise/index.ts';
import type { GameStage, Image, LetterTile, Offer } from '../../engine/stage/index.ts';
import type { BookPlace } from './layout.ts';
import { DEPTHS } from './places.ts';
import { baseOf } from './rules.ts';

const HALF = 38;
const PLANK = 2;
const POP = { ms: 110, height: 30 } as const;
const GIGGLE = { angle: 9, ms: 90, times: 5 } as const;
const FLY_MS = 420;

/** A book with a grapheme on its cover, on a plank: it is knocked off from below. */
export class Book {
  readonly tile: Tile;
  readonly place: BookPlace;
  readonly cover: LetterTile;
  offer: Offer | undefined;
  #stage: GameStage;
  #block: Image;
  #home: { x: number; y: number };
  #lit = false;

  constructor(stage: GameStage, tile: Tile, cover: LetterTile, place: BookPlace, at: number) {
    this.#stage = stage;
    this.tile = tile;
    this.place = place;
    this.cover = cover;
    this.#home = { x: place.x, y: baseOf(at) - place.up - HALF - PLANK };
    cover.setPosition(this.#home.x, this.#home.y).setDepth(DEPTHS.card).setAlpha(0);
    this.#block = stage
      .image('boekblok', place.x, this.#home.y)
      .setDepth(DEPTHS.card - 1)
      .setAlpha(0);
    this.#block.setScale((cover.width + 12) / 100, 1);
  }

  get width() {
    return this.cover.width;
  }

  async appear(delay: number) {
    const { x, y } = this.#home;
    const parts = [this.cover, this.#block];
    for (const part of parts) part.setPosition(x, y - 70);
    await this.#stage.tween({ targets: parts, to: { y, alpha: 1 }, ms: 300, delay, ease: 'Bounce.Out' });
  }

  /** It rises a little over who stands below: that is the one that would be knocked. */
  light(on: boolean) {
    if (on === this.#lit) return;
    this.#lit = on;
    const y = this.#home.y - (on ? 7 : 0);
    this.cover.setY(y);
    this.#block.setY(y);
  }

  set isOut(out: boolean) {
    this.cover.look = out ? 'out' : 'normal';
  }

  /** Hops up from its plank. */
  async pop() {
    this.#lit = false;
    const { y } = this.#home;
    const parts = [this.cover, this.#block];
    const ms = POP.ms;
    await this.#stage.tween({ targets: parts, to: { y: y - POP.height }, ms, ease: 'Quad.Out' });
  }

  /** It is not this one: it giggles and sits down again. */
  async giggle() {
    const stage = this.#stage;
    await this.pop();
    const parts = [this.cover, this.#block];
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
    await stage.tween({ targets: parts, to: { y: this.#home.y }, ms: POP.ms, ease: 'Quad.In' });
  }

  /** Flies to its place in the word; the block stays behind as an empty book. */
  async flyTo(x: number, y: number, widest: number, quick: boolean) {
    const stage = this.#stage;
    const ms = quick ? 90 : FLY_MS;
    this.cover.setDepth(DEPTHS.letter);
    void stage.tween({ targets: this.#block, to: { alpha: 0 }, ms: ms / 2, pop: true });
    if (!quick) await this.pop();
    const scale = Math.min(1, widest / this.cover.width);
    await stage.tween({ targets: this.cover, to: { x, y, scale }, ms, ease: 'Sine.InOut' });
  }

  async leave() {
    const parts = [this.cover, this.#block];
    await this.#stage.tween({ targets: parts, to: { alpha: 0 }, ms: 180, pop: true });
    for (const part of parts) part.destroy();
  }
}
