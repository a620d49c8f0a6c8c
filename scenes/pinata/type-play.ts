import type { Outcome, WholeAnswer } from '../../engine/exercise/index.ts';
import type { FormPlay, Image, TypedLine } from '../../engine/stage/index.ts';
import { fitFringe, fringe } from './fringe.ts';
import type { Party } from './game.ts';
import { DEPTHS, FRINGE } from './places.ts';

const LINE = { size: 56, widest: 640, above: -8 } as const;
const MS = { in: 200 } as const;

/** type: letters come to stand on the fringe, and the piñata wiggles with each. */
export class TypePlay implements FormPlay {
  readonly #party: Party;
  readonly #fringe: Image;
  readonly #line: TypedLine;

  constructor(party: Party) {
    const { stage } = party;
    this.#party = party;
    this.#fringe = fringe(stage, FRINGE.typed);
    const { size, widest, above } = LINE;
    this.#line = stage.kit
      .typedLine(FRINGE.x, FRINGE.typed + above, { size, widest })
      .setDepth(DEPTHS.letters);
  }

  async present() {
    const { stage } = this.#party;
    stage.sound.play('ritsel', { volume: 0.5 });
    this.#line.isAsking = true;
    await stage.clock.wait(MS.in);
  }

  draw() {
    const { draft, pinata, stage, isHurrying } = this.#party;
    const { text } = draft.text;
    if (text === this.#line.text) return;
    this.#line.text = text;
    fitFringe(stage, this.#fringe, this.#line.wordWidth);
    if (isHurrying) return;
    pinata.jiggle();
    stage.sound.play('ritsel', { volume: 0.25, rate: 1.2 + 0.04 * (text.length % 8) });
  }

  focus() {
    return { x: FRINGE.x + this.#line.caretX, y: this.#fringe.y };
  }

  async right(outcome: Outcome) {
    this.#hide();
    await this.#party.swing(outcome);
  }

  async wrong() {
    this.#line.isAsking = false;
    await this.#party.tickle();
    this.#line.isAsking = true;
  }

  async reveal() {
    this.#line.isAsking = false;
    const { stage } = this.#party;
    const rubbed = stage.kit.eraser.rub(this.#line).then(() => (this.#line.text = ''));
    await Promise.all([this.#party.pinata.tickled(), rubbed]);
  }

  takeOver(answer: WholeAnswer) {
    if (answer.form === 'type') this.#line.typeOver(answer.text);
    fitFringe(this.#party.stage, this.#fringe, this.#line.wordWidth);
    this.#line.isAsking = true;
  }

  async copied() {
    this.#line.isAsking = false;
    await this.#party.pat();
  }

  clear() {
    this.#line.destroy();
    this.#fringe.destroy();
  }

  /** The banner comes where the fringe is: the word has one home. */
  #hide() {
    this.#line.isAsking = false;
    this.#line.setVisible(false);
    this.#fringe.setVisible(false);
  }
}
