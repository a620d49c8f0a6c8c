import type { TypedLine } from './api.ts';
import { KitPart, type KitBase } from './part.ts';
import { WordLinePart } from './word-line.ts';

const GHOST = '#8C93AB';
const INK = 0x1e2747;
/** The caret, in shares of the size of the letters; it blinks once in so many ms, and stands for a share of that. */
const CARET = { high: 1.05, wide: 0.1, beside: 0.18, blinkMs: 1060, shown: 0.65 } as const;
/** Until something is typed the caret alone stands in the middle. */
const HEIGHT = 1.5;

/** The line on which is typed: letters, caret, and the word to be typed over. */
export class TypedLinePart extends KitPart implements TypedLine {
  isAsking = false;
  readonly #size: number;
  readonly #widest: number;
  readonly #line: WordLinePart;
  readonly #caret: Phaser.GameObjects.Rectangle;
  #ghost: WordLinePart | undefined;
  #text = '';

  constructor(
    base: KitBase,
    x: number,
    y: number,
    { size = 46, widest = 760 }: { size?: number; widest?: number } = {},
  ) {
    super(base, x, y, widest, size * HEIGHT);
    this.#size = size;
    this.#widest = widest;
    this.#line = new WordLinePart(base, 0, 0, '', { size });
    this.#caret = base.stage.scene.add.rectangle(0, 0, size * CARET.wide, size * CARET.high, INK);
    this.add([this.#line, this.#caret]);
    this.#place();
    const stop = base.stage.onStep(() => this.#blink());
    this.once('destroy', stop);
  }

  get text(): string {
    return this.#text;
  }

  set text(text: string) {
    this.#text = text;
    this.#line.setWord(text);
    this.#place();
  }

  get wordWidth(): number {
    return Math.max(this.#text === '' ? 0 : this.#line.width, this.#ghost?.width ?? 0) * this.#fit;
  }

  get caretX(): number {
    return this.#caret.x;
  }

  /** What was typed is gone. */
  rubOut() {
    this.text = '';
  }

  typeOver(word: string | undefined) {
    this.#ghost?.destroy();
    this.#ghost = undefined;
    if (word !== undefined) {
      this.#ghost = new WordLinePart(this.base, 0, 0, word, { size: this.#size, colour: GHOST });
      this.addAt(this.#ghost, 0);
    }
    this.text = '';
  }

  /** Letters get smaller before the line is wider than it may be. */
  get #fit(): number {
    return Math.min(1, this.#widest / Math.max(1, this.#line.width, this.#ghost?.width ?? 0));
  }

  /** What is typed stands in the middle, or over the word that is typed over. */
  #place() {
    const fit = this.#fit;
    const typed = this.#text === '' ? 0 : this.#line.width * fit;
    const left = -(this.#ghost ? this.#ghost.width * fit : typed) / 2;
    this.#line.setScale(fit).setX(left + typed / 2);
    this.#ghost?.setScale(fit);
    const beside = typed > 0 || this.#ghost ? this.#size * CARET.beside : 0;
    this.#caret.setX(left + typed + beside);
  }

  #blink() {
    const { clock, reducedMotion } = this.base.stage;
    const isOn = reducedMotion || clock.now % CARET.blinkMs < CARET.blinkMs * CARET.shown;
    this.#caret.setVisible(this.isAsking && isOn);
  }
}
