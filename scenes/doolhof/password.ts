import type { Container, GameStage, Image, WordLine } from '../../engine/stage/index.ts';
import { DEPTHS, STRIP_Y } from './places.ts';

const LETTERS = 42;
/** Typed letters begin in the middle of the board and push to both sides. */
const CARET = { beside: 7, blinkMs: 530 } as const;
const SWAY = { angle: 1.6, ms: 90 } as const;

/** The board over a gate on which the password is typed. */
export class Password {
  readonly thing: Container;
  #stage: GameStage;
  #line: WordLine;
  #caret: Image;
  #copy: { letter: Image; end: number }[] = [];
  #width = 0;
  #typed = 0;

  /** `lower`: how much lower than usual it hangs. */
  constructor(stage: GameStage, lower: number) {
    this.#stage = stage;
    this.#line = stage.kit.word(0, -4, '', { size: LETTERS });
    this.#caret = stage.image('streepje', 0, -2);
    this.thing = stage.scene.add.container(683, STRIP_Y + lower, [
      stage.image('bord', 0, 0),
      this.#line,
      this.#caret,
    ]);
    this.thing.setDepth(DEPTHS.strip).setAlpha(0);
  }

  show() {
    return this.#stage.tween({ targets: this.thing, to: { alpha: 1 }, ms: 180, pop: true });
  }

  write(text: string) {
    this.#line.setWord(text);
    this.#typed = [...text].length;
    this.#place(text === '' ? 0 : this.#line.width);
  }

  /** Shows a word as dots that are to be typed over. */
  dot(word: string) {
    const letters = [...word];
    const { kit } = this.#stage;
    const widths = letters.map((_, i) => {
      const part = kit.word(0, 0, letters.slice(0, i + 1).join(''), { size: LETTERS });
      const { width } = part;
      part.destroy();
      return width;
    });
    this.#width = widths.at(-1) ?? 0;
    const size = LETTERS * (this.#stage.settings.largeLetters ? 1.2 : 1);
    this.#copy = letters.map((letter, i) => {
      const [from, end] = [widths[i - 1] ?? 0, widths[i]!];
      const dotted = kit.dotted(-this.#width / 2 + (from + end) / 2, -4, letter, Math.round(size));
      this.thing.add(dotted);
      return { letter: dotted, end };
    });
    this.write('');
  }

  /** Not yet: it sways on its chains. */
  async sway() {
    await this.#stage.tween({
      targets: this.thing,
      to: { angle: SWAY.angle },
      ms: SWAY.ms,
      yoyo: true,
      repeat: 2,
      pop: true,
    });
    this.thing.setAngle(0);
  }

  frame(asking: boolean) {
    const { clock, reducedMotion } = this.#stage;
    this.#caret.setVisible(
      asking && (reducedMotion || clock.now % (CARET.blinkMs * 2) < CARET.blinkMs * 1.3),
    );
  }

  destroy() {
    this.thing.destroy();
  }

  /** Letters stand in the middle, or over their dots. */
  #place(width: number) {
    this.#copy.forEach(({ letter }, i) => letter.setVisible(i >= this.#typed));
    const left = this.#copy.length > 0 ? -this.#width / 2 : -width / 2;
    this.#line.setX(left + width / 2);
    this.#caret.setX(left + width + CARET.beside);
  }
}
