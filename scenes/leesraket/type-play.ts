import type { Outcome, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Image, TypedLine } from '../../engine/stage/index.ts';
import type { Play, Yard } from './game.ts';
import { DEPTHS, SCREEN } from './places.ts';

const PART = { x: SCREEN.x, y: SCREEN.y - 52, scale: 1.1 } as const;
const LINE = { x: SCREEN.x, y: SCREEN.y + 44, size: 56, widest: 600 } as const;
const PRESS = { up: 120, ms: 150 } as const;
const MS = { in: 220, out: 160, sigh: 110 } as const;

/** type: the code is typed on the name plate, and the part is forged with it. */
export class TypePlay implements Play {
  readonly #yard: Yard;
  readonly #plate: Image;
  readonly #line: TypedLine;
  #part: Image;

  constructor(yard: Yard) {
    this.#yard = yard;
    const { stage } = yard;
    yard.screen.clear(true);
    this.#part = stage.image(yard.part, PART.x, PART.y).setDepth(DEPTHS.letters).setScale(0);
    this.#plate = stage.image('naamplaat', LINE.x, LINE.y).setDepth(DEPTHS.letters);
    this.#line = stage.kit.typedLine(LINE.x, LINE.y, LINE).setDepth(DEPTHS.letters + 1);
  }

  async present() {
    const { stage } = this.#yard;
    stage.sound.play('band');
    this.#yard.showKeyboard(true);
    this.#ask(true);
    await stage.tween({
      targets: this.#part,
      to: { scale: PART.scale },
      ms: MS.in,
      ease: 'Back.Out',
      pop: true,
    });
  }

  draw() {
    this.#line.text = this.#yard.draft.text.text;
  }

  async right(outcome: Outcome) {
    await this.#forge();
    await this.#yard.build(this.#part, outcome);
  }

  async wrong() {
    await this.#sigh();
  }

  async reveal() {
    this.#ask(false);
    this.#part.setVisible(false);
    this.#yard.stage.sound.play('zucht');
    await this.#yard.stage.kit.eraser.rub(this.#line);
    this.#line.text = '';
  }

  takeOver(answer: WholeAnswer) {
    this.#part.setVisible(true);
    if (answer.form === 'type') this.#line.typeOver(answer.text);
    this.#ask(true);
  }

  async copied() {
    await this.#forge();
    await this.#yard.mount(this.#part);
  }

  clear() {
    this.#ask(false);
    this.#line.destroy();
    this.#plate.destroy();
    this.#yard.screen.clear();
  }

  #ask(isAsking: boolean) {
    this.#line.isAsking = isAsking;
  }

  /** The stamp comes down on the part. */
  async #forge() {
    const { stage } = this.#yard;
    this.#ask(false);
    // The banner comes where the plate is: the word has one home.
    for (const thing of [this.#plate, this.#line]) thing.setVisible(false);
    const part = this.#part;
    stage.sound.play('klonk', { rate: 1.3 });
    await stage.tween({
      targets: part,
      to: { scaleY: PART.scale * 0.72 },
      ms: PRESS.ms,
      yoyo: true,
      pop: true,
    });
    stage.fx.burst('stars', PART.x, PART.y, { count: 8, spread: PRESS.up });
  }

  async #sigh() {
    const { stage } = this.#yard;
    stage.sound.play('zucht');
    await stage.tween({
      targets: this.#part,
      to: { angle: 5, scaleY: PART.scale * 0.86 },
      ms: MS.sigh,
      yoyo: true,
      repeat: 1,
      pop: true,
    });
    this.#part.setAngle(0).setScale(PART.scale);
  }
}
