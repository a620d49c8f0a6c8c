import type { Tile } from '../../engine/exercise/index.ts';
import type { Container, GameStage, Image, WordLine } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type { Spot } from './rules.ts';

/** Width of a loose slice as drawn, and room for letters on it. */
const DRAWN = 84;
const ROOM = 74;
const LETTERS = 44;
const LARGER = 1.2;
/** Letters are never smaller than this, in u. */
const SMALLEST = 32;

/** A loose slice with one grapheme. */
export class LooseSlice {
  readonly thing: Container;
  readonly tile: Tile;
  /** Its own place on the boards. */
  readonly home: Spot;
  /** The mould it lies in, or -1. */
  place = -1;
  #stage: GameStage;
  #word: WordLine;
  #smallest: number;
  #tick: Image | undefined;

  constructor(stage: GameStage, tile: Tile, icing: number, home: Spot) {
    this.#stage = stage;
    this.tile = tile;
    this.home = home;
    this.#word = stage.kit.word(0, 6, tile.text, { size: LETTERS });
    this.#smallest = SMALLEST / (stage.settings.largeLetters ? LETTERS * LARGER : LETTERS);
    this.thing = stage.scene.add.container(home.x, home.y, [stage.image(`stuk-${icing}`, 0, 0), this.#word]);
    this.thing.setDepth(DEPTHS.piece);
    this.#fit(home.scale);
  }

  /** Glides to a spot. */
  async glide({ x, y, scale }: Spot, ms: number): Promise<void> {
    const shape = { scale: this.thing.scaleX };
    this.thing.setDepth(DEPTHS.flying);
    await Promise.all([
      this.#stage.tween({ targets: this.thing, to: { x, y }, ms, ease: 'Sine.Out' }),
      this.#stage.tween({
        targets: shape,
        to: { scale },
        ms,
        ease: 'Back.Out',
        onUpdate: () => this.thing.scene && this.#fit(shape.scale),
      }),
    ]);
    if (this.thing.scene) this.thing.setDepth(DEPTHS.piece);
  }

  /** Its letters have been rubbed out, or are there again. */
  blank(rubbed: boolean) {
    this.#word.setVisible(!rubbed);
  }

  /** It is right where it lies and stays there: a tick. */
  settle() {
    if (this.#tick) return;
    this.#tick = this.#stage.image('kit/badge/tick', 30, -40).setScale(0.2);
    this.thing.add(this.#tick);
    void this.#stage.tween({ targets: this.#tick, to: { scale: 0.8 }, ms: 220, ease: 'Back.Out' });
  }

  get width() {
    return DRAWN;
  }

  destroy() {
    this.thing.destroy();
  }

  /** Scales the slice; its letters stay as large as it allows and never smaller than they may be. */
  #fit(scale: number) {
    this.thing.setScale(scale);
    const fitting = Math.min(1, (ROOM * scale) / this.#word.width);
    this.#word.setScale(Math.max(this.#smallest, fitting) / scale);
  }
}
