import type { WholeAnswer } from '../../engine/exercise/index.ts';
import type { TypedLine } from '../../engine/stage/index.ts';
import { DEPTHS, MS, type Game, type Play } from './game.ts';

const LINE = { x: 683, y: 380, size: 56, widest: 900 } as const;

/** type: the word comes on a line; Enter hands it in. */
export class TypingPlay implements Play {
  readonly #game: Game;
  readonly #line: TypedLine;

  constructor(game: Game) {
    this.#game = game;
    this.#line = game.stage.kit.typedLine(LINE.x, LINE.y, LINE).setDepth(DEPTHS.things);
  }

  present() {
    this.#ask(true);
  }

  draw() {
    this.#line.text = this.#game.draft.text.text;
  }

  async right() {
    this.#ask(false);
    await this.#game.stage.tween({
      targets: this.#line,
      to: { y: LINE.y - 16 },
      ms: MS.in,
      yoyo: true,
      pop: true,
    });
  }

  async wrong() {
    const targets = this.#line;
    await this.#game.stage.tween({
      targets,
      to: { angle: 3 },
      ms: MS.wrong,
      yoyo: true,
      repeat: 1,
      pop: true,
    });
  }

  async reveal() {
    this.#ask(false);
    await this.#game.stage.kit.eraser.rub(this.#line);
    this.#line.text = '';
  }

  takeOver(answer: WholeAnswer) {
    if (answer.form === 'type') this.#line.typeOver(answer.text);
    this.#ask(true);
  }

  async copied() {
    await this.right();
  }

  clear() {
    this.#ask(false);
    this.#line.destroy();
  }

  #ask(isAsking: boolean) {
    this.#line.isAsking = isAsking;
    this.#game.showKeyboard(isAsking);
  }
}
