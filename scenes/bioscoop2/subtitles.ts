import type { GameStage, Image, WordLine } from '../../engine/stage/index.ts';
import { DEPTHS, SCREEN } from './places.ts';
import { inLines } from './rules.ts';

const TEXT = { sizes: [40, 36, 32, 28], gap: 15, line: 1.3, most: 2, widest: 820 } as const;
/** The lowest line of words, and the band they stand on. */
const FOOT = 470;
const BAND = { width: 800, height: 72, pad: 14 } as const;

/** Words on the screen that come as the film passes them; they stand still. */
export class Subtitles {
  #stage: GameStage;
  #words: WordLine[] = [];
  #band: Image | undefined;
  #shown = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
  }

  /** Sets the words of a film, all hidden, as large as they fit on two lines: at the foot of the screen, or around `middle`. */
  set(
    words: readonly string[],
    {
      sizes = TEXT.sizes,
      band = true,
      middle,
    }: { sizes?: readonly number[]; band?: boolean; middle?: number } = {},
  ) {
    this.clear();
    for (const size of sizes) {
      this.#make(words, size);
      const widths = this.#words.map(({ width }) => width);
      const line = Math.max(...this.#words.map(({ height }) => height), size * TEXT.line);
      const { lines } = inLines(widths, { x: 0, y: 0, widest: TEXT.widest, line, gap: TEXT.gap });
      if (lines > TEXT.most && size > sizes[sizes.length - 1]!) {
        this.clear();
        continue;
      }
      const y = middle ?? FOOT - ((lines - 1) * line) / 2;
      const { spots } = inLines(widths, { x: SCREEN.x, y, widest: TEXT.widest, line, gap: TEXT.gap });
      this.#words.forEach((word, i) => word.setPosition(spots[i]!.x, spots[i]!.y));
      if (band) this.#lay(y, lines * line, Math.min(TEXT.widest, this.#wide(spots, widths)));
      return;
    }
  }

  /** So many words can be read now. */
  show(count: number) {
    this.#words.forEach((word, i) => word.setVisible(i < count));
    this.#band?.setVisible(count > 0);
    if (count > this.#shown && count > 0) this.#pop(this.#words[count - 1]);
    this.#shown = count;
  }

  clear() {
    for (const word of this.#words.splice(0)) word.destroy();
    this.#band?.destroy();
    this.#band = undefined;
    this.#shown = 0;
  }

  #make(words: readonly string[], size: number) {
    this.#words = words.map((text) =>
      this.#stage.kit.word(0, 0, text, { size }).setDepth(DEPTHS.words).setVisible(false),
    ) as WordLine[];
  }

  #wide(spots: readonly { x: number }[], widths: readonly number[]): number {
    const left = Math.min(...spots.map(({ x }, i) => x - widths[i]! / 2));
    const right = Math.max(...spots.map(({ x }, i) => x + widths[i]! / 2));
    return right - left;
  }

  #lay(y: number, height: number, width: number) {
    this.#band = this.#stage
      .image('ondertitel', SCREEN.x, y + 2)
      .setDepth(DEPTHS.subtitle)
      .setVisible(false);
    const { scaleX, scaleY } = this.#band;
    this.#band.setScale(
      (scaleX * (width + BAND.pad * 4)) / BAND.width,
      (scaleY * (height + BAND.pad)) / BAND.height,
    );
  }

  #pop(word: WordLine | undefined) {
    if (!word) return;
    word.setAlpha(0);
    void this.#stage.tween({ targets: word, to: { alpha: 1 }, ms: 120 });
  }
}
