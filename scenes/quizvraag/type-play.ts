import type { TypeExercise, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Image, TypedLine } from '../../engine/stage/index.ts';
import type { QuizPlay, Show } from './game.ts';
import { DEPTHS, LETTERS } from './places.ts';

const LINE = { size: 60, widest: LETTERS.room } as const;
const LAMPS = { pitch: 44, room: LETTERS.room } as const;

/** type: the word is written on the lit letter board, and the buzzer (or Enter) locks it. */
export class TypePlay implements QuizPlay {
  readonly #show: Show;
  readonly #exercise: TypeExercise;
  readonly #board: Image;
  readonly #line: TypedLine;
  #lamps: { off: Image; on: Image }[] = [];

  constructor(show: Show, exercise: TypeExercise) {
    this.#show = show;
    this.#exercise = exercise;
    const { stage } = show;
    this.#board = stage.image('letterbord', LETTERS.x, LETTERS.y).setDepth(DEPTHS.board);
    this.#line = stage.kit.typedLine(LETTERS.x, LETTERS.line, LINE).setDepth(DEPTHS.letters);
  }

  present() {
    this.#show.showKeyboard(true);
    this.#line.isAsking = true;
  }

  get isReady(): boolean {
    return this.#line.isAsking && this.#show.draft.text.text.trim() !== '';
  }

  buzz() {
    this.#show.commit({ form: 'type', text: this.#show.draft.text.text });
  }

  /** A lamp for each letter of the word; those that are typed light up. */
  countLetters() {
    const { stage } = this.#show;
    const { length } = this.#exercise;
    const pitch = Math.min(LAMPS.pitch, LAMPS.room / length);
    const lamp = (frame: string, i: number) =>
      stage.image(frame, LETTERS.x + (i - (length - 1) / 2) * pitch, LETTERS.lamps).setDepth(DEPTHS.letters);
    this.#lamps = Array.from({ length }, (_, i) => ({ off: lamp('lamp-uit', i), on: lamp('lamp-aan', i) }));
    this.#lightLamps();
  }

  draw() {
    this.#line.text = this.#show.draft.text.text;
    this.#lightLamps();
  }

  right() {
    this.#line.isAsking = false;
    // The banner comes where the letters are: the word has one home.
    this.#line.setVisible(false);
  }

  async wrong() {
    const { stage } = this.#show;
    await stage.tween({ targets: this.#line, to: { angle: 2 }, ms: 80, yoyo: true, repeat: 1, pop: true });
    this.#line.setAngle(0);
  }

  async reveal() {
    this.#line.isAsking = false;
    await this.#show.stage.kit.eraser.rub(this.#line);
    this.#line.text = '';
    this.#line.setVisible(false);
  }

  takeOver(answer: WholeAnswer) {
    this.#line.setVisible(true);
    if (answer.form === 'type') this.#line.typeOver(answer.text);
    this.#line.isAsking = true;
  }

  copied() {
    this.#line.isAsking = false;
  }

  clear() {
    for (const { off, on } of this.#lamps) {
      off.destroy();
      on.destroy();
    }
    this.#board.destroy();
    this.#line.destroy();
  }

  #lightLamps() {
    const { length } = [...this.#show.draft.text.text];
    this.#lamps.forEach(({ on }, i) => on.setVisible(i < length));
  }
}
