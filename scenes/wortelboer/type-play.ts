import type { Outcome, WholeAnswer } from '../../engine/exercise/index.ts';
import type { FormPlay, TypedLine } from '../../engine/stage/index.ts';
import type { Farm } from './game.ts';
import { BOARD, DEPTHS } from './places.ts';

const LINE = { size: 54, widest: BOARD.room } as const;

/** type: the word is written on the label. */
export class TypePlay implements FormPlay {
  readonly #farm: Farm;
  readonly #line: TypedLine;

  constructor(farm: Farm) {
    this.#farm = farm;
    farm.board.show();
    this.#line = farm.stage.kit.typedLine(BOARD.x, BOARD.y, LINE).setDepth(DEPTHS.letters);
  }

  present() {
    this.#farm.showKeyboard(true);
    this.#line.isAsking = true;
  }

  draw() {
    this.#line.text = this.#farm.draft.text.text;
  }

  async right(outcome: Outcome) {
    this.#line.isAsking = false;
    // The banner comes where the letters are: the word has one home.
    this.#line.setVisible(false);
    void this.#farm.board.hammer();
    await this.#farm.sow(outcome);
  }

  async wrong() {
    await this.#farm.board.snail();
  }

  async reveal() {
    this.#line.isAsking = false;
    await Promise.all([this.#farm.board.snail(), this.#farm.stage.kit.eraser.rub(this.#line)]);
    this.#line.text = '';
    this.#line.setVisible(false);
  }

  takeOver(answer: WholeAnswer) {
    this.#line.setVisible(true);
    if (answer.form === 'type') this.#line.typeOver(answer.text);
    this.#line.isAsking = true;
  }

  async copied() {
    this.#line.isAsking = false;
    void this.#farm.board.hammer();
    await this.#farm.sowSmall();
  }

  clear() {
    this.#line.destroy();
  }
}
