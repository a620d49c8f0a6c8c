import { breakLines, type GameStage, type WordLine } from '../../engine/stage/index.ts';
import { Band, PAPER } from './band.ts';
import { lettering } from './lettering.ts';
import { DEPTHS, MIDDLE, TRACK } from './places.ts';
import { findWords, lettersIn } from './rules.ts';

/** Letters, the larger ones first: the first that fit on one line are taken, or else on two. */
const SIZES = { 1: [56, 50, 44, 40, 36], 2: [36, 34, 32, 30, 28] } as const;
const ROOM = 1200;
const LINE = 1.34;
const EDGE = { inside: 18, above: 6 } as const;
const ROLL_MS = 380;
/** Over the runner on the first lane: his head would lie on the words. */
const DEPTH = DEPTHS.openText;

/** The text that lies open beside the gates, on a narrow ribbon above them. */
export class OpenText {
  /** Where the lanes may begin. */
  readonly bottom: number;
  #band: Band;
  #lines: WordLine[];
  #texts: string[];

  /** Undefined where a text does not fit on two lines. */
  static of(stage: GameStage, text: string): OpenText | undefined {
    for (const most of [1, 2] as const)
      for (const size of SIZES[most]) {
        const { real, spacing } = lettering(size, stage.settings);
        const lines = breakLines(text, lettersIn(ROOM, real, spacing));
        if (lines.length <= most) return new OpenText(stage, lines, size, real);
      }
    return undefined;
  }

  private constructor(stage: GameStage, texts: string[], size: number, real: number) {
    this.#texts = texts;
    const height = texts.length * real * LINE + EDGE.inside;
    const top = TRACK.top + EDGE.above;
    this.bottom = top + height + EDGE.above;
    this.#band = new Band(stage, top + height / 2, height / PAPER, { paper: DEPTH, roll: DEPTH + 2 });
    this.#lines = texts.map((text, i) =>
      stage.kit
        .word(MIDDLE, top + EDGE.inside / 2 + (i + 0.46) * real * LINE, text, { size })
        .setDepth(DEPTH + 1)
        .setVisible(false),
    );
    for (const line of this.#lines) line.setScale(Math.min(1, ROOM / line.width));
  }

  /** It rolls open. */
  async show() {
    const band = this.#band;
    await band.roll(band.left, band.right, ROLL_MS);
    for (const line of this.#lines) if (line.scene) line.setVisible(true);
  }

  /** The deciding word, or sentence, is bold and underlined where it stands in the text. */
  mark(words: string) {
    for (const { line, ...hard } of findWords(this.#texts, words)) {
      const letters = this.#lines[line]!;
      letters.setWord(this.#texts[line]!, hard);
      letters.setScale(Math.min(1, ROOM / letters.width));
    }
  }

  destroy() {
    this.#band.destroy();
    for (const line of this.#lines) line.destroy();
  }
}
