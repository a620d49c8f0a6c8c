import { partsOf } from '../../engine/exercise/index.ts';
import {
  LetterLine,
  type Container,
  type GameStage,
  type Graphics,
  type Image,
  type WordLine,
} from '../../engine/stage/index.ts';
import { SLICE, SLICES } from './art/sizes.ts';
import { CAKE_Y, DEPTHS, MIDDLE } from './places.ts';
import { sprinkle } from './sprinkles.ts';

const LETTERS = 48;
/** Letters that stand close together are smaller. */
const CLOSE_LETTERS = 42;
/** Sprinkles lie from here down, on the icing. */
const SPRINKLED_FROM = -54;
/** As an accordion: how much shorter it gets, and how far slices stand up and down. */
const FOLD = { shorter: 0.36, up: 13 } as const;

/** A cake with one letter per slice, that can be cut in pieces. */
export class LongCake {
  readonly thing: Container;
  readonly line: LetterLine;
  #stage: GameStage;
  #letters: readonly string[];
  #icing: number;
  #slices: Image[];
  #words: WordLine[];
  #ends: [Image, Image];
  #sprinkles: Graphics[];

  constructor(stage: GameStage, letters: readonly string[], icing: number, sprinkled: boolean) {
    this.#stage = stage;
    this.#letters = letters;
    this.#icing = icing;
    this.line = new LetterLine(letters, FOLD.shorter);
    const { pitch } = this.line;
    const size = pitch < SLICE.width ? CLOSE_LETTERS : LETTERS;
    this.#slices = letters.map((_, i) =>
      // A hair wider than its room, so that no seam shows.
      stage
        .image(`plak-${icing}-${i % SLICES}`, this.line.middle(i), 0)
        .setScale((pitch + 0.8) / SLICE.width, 1),
    );
    this.#ends = [this.#end('kap-links', 0), this.#end('kap-rechts', letters.length)];
    this.#words = letters.map((letter, i) => stage.kit.word(this.line.middle(i), 2, letter, { size }));
    this.#sprinkles = sprinkled
      ? letters.map((_, i) =>
          sprinkle(stage, pitch - 6, SPRINKLED_FROM, `${letters.join('')}/${i}`).setX(this.line.middle(i)),
        )
      : [];
    this.thing = stage.scene.add
      .container(MIDDLE, CAKE_Y, [...this.#slices, ...this.#ends, ...this.#sprinkles, ...this.#words])
      .setDepth(DEPTHS.cake);
  }

  /** Folds as an accordion and springs back, with what hangs above it; the letters stay upright. */
  async fold(draw: () => void, turn: () => void) {
    const drawAll = () => {
      this.#drawFolded();
      draw();
    };
    await this.line.fold(this.#stage, drawAll, turn);
  }

  /** Cuts it: every piece becomes a cake of its own, at the place where it is. */
  cutAt(cuts: readonly number[]): { thing: Container; text: string }[] {
    const { scene } = this.#stage;
    return partsOf(this.#letters.length, cuts).map(({ from, to }) => {
      const middle = this.line.gap((from + to) / 2);
      const thing = scene.add.container(this.thing.x + middle, this.thing.y).setDepth(DEPTHS.piece);
      const parts = [
        ...this.#slices.slice(from, to),
        from === 0 ? this.#ends[0] : this.#end('snede-links', from),
        to === this.#letters.length ? this.#ends[1] : this.#end('snede-rechts', to),
        ...this.#sprinkles.slice(from, to),
        ...this.#words.slice(from, to),
      ];
      for (const part of parts) part.x -= middle;
      thing.add(parts);
      return { thing, text: this.#letters.slice(from, to).join('') };
    });
  }

  destroy() {
    this.thing.destroy();
  }

  #drawFolded() {
    this.#letters.forEach((_, i) => {
      const y = (i % 2 ? 1 : -1) * FOLD.up * this.line.folded;
      const x = this.line.middle(i);
      this.#slices[i]!.setPosition(x, y);
      this.#sprinkles[i]?.setPosition(x, y);
      this.#words[i]!.setPosition(x, y + 2);
    });
    this.#ends[0].setX(this.line.gap(0));
    this.#ends[1].setX(this.line.gap(this.#letters.length));
  }

  #end = (frame: string, cut: number) => this.#stage.image(`${frame}-${this.#icing}`, this.line.gap(cut), 0);
}
