import type { GameStage, Image, WordLine } from '../../engine/stage/index.ts';
import { DRAWN } from './art/sizes.ts';
import { lettering } from './lettering.ts';
import { DEPTHS, MIDDLE, RIBBON, ROOM } from './places.ts';
import { clearness, lastSeen, middleOf, stretches, type Stretch } from './rules.ts';

/** Room between words as a share of their size. */
const SPACE = 0.36;
/** From the words to where the runner waits before them and where he leaves them, in u. */
const ASIDE = 66;
/** The paper beyond the last word that is seen. */
const BEYOND = 68;
const FADE_MS = 160;

/** One line of the text on the ribbon, each word apart, so that it can be underlined and fade. */
export class RibbonLine {
  readonly texts: readonly string[];
  words: Stretch[];
  #stage: GameStage;
  #letters: WordLine[];
  #under: Image;
  #shown: number[];

  /** `size` of the letters in u; it lies `shift` u beside its place. */
  constructor(stage: GameStage, texts: readonly string[], size: number, shift = 0) {
    this.#stage = stage;
    this.texts = texts;
    const { real } = lettering(size, stage.settings);
    this.#letters = texts.map((text) =>
      stage.kit.word(0, RIBBON.letters, text, { size }).setDepth(DEPTHS.words),
    );
    const widths = this.#letters.map(({ width }) => width);
    const whole = widths.reduce((sum, width) => sum + width + real * SPACE, -real * SPACE);
    const fit = Math.min(1, (ROOM.right - ROOM.left) / whole);
    this.words = stretches(
      widths.map((width) => width * fit),
      real * SPACE * fit,
      MIDDLE + shift,
    );
    this.#letters.forEach((word, i) => word.setScale(fit).setX(middleOf(this.words[i]!)));
    this.#under = stage.image('streep', 0, RIBBON.under).setDepth(DEPTHS.under).setVisible(false);
    this.#shown = texts.map(() => 1);
  }

  /** Where the runner stands for a word; -1 is before the first, their number is behind the last. */
  x(at: number): number {
    const word = this.words[at];
    if (word) return middleOf(word);
    return at < 0 ? this.words[0]!.left - ASIDE : this.words.at(-1)!.right + ASIDE;
  }

  /** Room that a letter takes, in u. */
  get pitch(): number {
    const letters = this.texts.reduce((sum, text) => sum + text.length + 1, 0);
    return (this.words.at(-1)!.right - this.words[0]!.left) / letters;
  }

  /** Where the paper may still be rolled up, when not all words are seen yet. */
  end(at: number): number | undefined {
    const seen = lastSeen(this.words.length, at, this.#stage.tempo);
    return seen < this.words.length - 1 ? this.words[seen]!.right + BEYOND : undefined;
  }

  /** The word under the runner's feet is underlined; at a high tempo words fade behind him. */
  show(at: number) {
    const word = this.words[at];
    this.#under.setVisible(word !== undefined);
    if (word) this.#under.setX(word.left - 3).setScale((word.right - word.left + 6) / DRAWN.line, 1);
    this.#letters.forEach((letters, i) => {
      const alpha = clearness(i, at, this.#stage.tempo);
      if (alpha === this.#shown[i]) return;
      this.#shown[i] = alpha;
      void this.#stage.tween({ targets: letters, to: { alpha }, ms: FADE_MS });
    });
  }

  /** Only words between two edges are on the paper that lies open. */
  clip(left: number, right: number) {
    this.#letters.forEach((word, i) => {
      const { left: from, right: to } = this.words[i]!;
      word.setVisible(from >= left && to <= right);
    });
  }

  shift(dx: number) {
    for (const [i, { left, right }] of this.words.entries()) {
      this.words[i] = { left: left + dx, right: right + dx };
      this.#letters[i]!.x += dx;
    }
    this.#under.x += dx;
  }

  destroy() {
    for (const thing of [this.#under, ...this.#letters]) thing.destroy();
  }
}
