import type { Container, GameStage, Image, WordLine } from '../../engine/stage/index.ts';
import { SLICE, SLICES } from './art/sizes.ts';
import { CAKE_Y, DEPTHS, MIDDLE } from './places.ts';
import { letterPitch, pieces } from './rules.ts';

const LETTERS = 48;
/** Letters that stand close together are smaller. */
const CLOSE_LETTERS = 42;
/** As an accordion: how much shorter it gets, and how far slices stand up and down. */
const FOLD = { shorter: 0.36, up: 13 } as const;

/** A cake with one letter per slice, that can be cut in pieces. */
export class LongCake {
  readonly thing: Container;
  readonly pitch: number;
  #stage: GameStage;
  #letters: readonly string[];
  #icing: number;
  #slices: Image[];
  #words: WordLine[];
  #ends: [Image, Image];
  #fold = 0;

  constructor(stage: GameStage, letters: readonly string[], icing: number) {
    this.#stage = stage;
    this.#letters = letters;
    this.#icing = icing;
    this.pitch = letterPitch(letters.length);
    const size = this.pitch < 60 ? CLOSE_LETTERS : LETTERS;
    this.#slices = letters.map((_, i) =>
      // A hair wider than its room, so that no seam shows.
      stage
        .image(`plak-${icing}-${i % SLICES}`, this.#middle(i), 0)
        .setScale((this.pitch + 0.8) / SLICE.width, 1),
    );
    this.#ends = [this.#end('kap-links', 0), this.#end('kap-rechts', letters.length)];
    this.#words = letters.map((letter, i) => stage.kit.word(this.#middle(i), 2, letter, { size }));
    this.thing = stage.scene.add
      .container(MIDDLE, CAKE_Y, [...this.#slices, ...this.#ends, ...this.#words])
      .setDepth(DEPTHS.cake);
  }

  /** Where the gap before letter `cut` is, from the middle of the cake. */
  at(cut: number): number {
    return (cut - this.#letters.length / 2) * this.pitch * (1 - FOLD.shorter * this.#fold);
  }

  /** Folds it as an accordion; 0 is whole, 1 is folded. The letters stay upright. */
  fold(share: number) {
    this.#fold = share;
    this.#letters.forEach((_, i) => {
      const y = (i % 2 ? 1 : -1) * FOLD.up * share;
      const x = this.#middle(i);
      this.#slices[i]!.setPosition(x, y);
      this.#words[i]!.setPosition(x, y + 2);
    });
    this.#ends[0].setX(this.at(0));
    this.#ends[1].setX(this.at(this.#letters.length));
  }

  /** The text of a piece. */
  textOf({ from, to }: { from: number; to: number }): string {
    return this.#letters.slice(from, to).join('');
  }

  /** Cuts it: every piece becomes a cake of its own, at the place where it is. */
  cutAt(cuts: readonly number[]): { thing: Container; text: string }[] {
    const { scene } = this.#stage;
    return pieces(this.#letters.length, cuts).map((piece) => {
      const { from, to } = piece;
      const middle = this.at((from + to) / 2);
      const thing = scene.add.container(this.thing.x + middle, this.thing.y).setDepth(DEPTHS.piece);
      const parts = [
        ...this.#slices.slice(from, to),
        from === 0 ? this.#ends[0] : this.#end('snede-links', from),
        to === this.#letters.length ? this.#ends[1] : this.#end('snede-rechts', to),
        ...this.#words.slice(from, to),
      ];
      for (const part of parts) part.x -= middle;
      thing.add(parts);
      return { thing, text: this.textOf(piece) };
    });
  }

  destroy() {
    this.thing.destroy();
  }

  #middle = (i: number) => this.at(i + 0.5);
  #end = (frame: string, cut: number) => this.#stage.image(`${frame}-${this.#icing}`, this.at(cut), 0);
}
