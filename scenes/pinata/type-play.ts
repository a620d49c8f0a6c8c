import type { Outcome, WholeAnswer } from '../../engine/exercise/index.ts';
import type { FormPlay, Image, Text, TypedLine } from '../../engine/stage/index.ts';
import { fitFringe, fringe } from './fringe.ts';
import type { Party } from './game.ts';
import { BARED, DEPTHS, FRINGE } from './places.ts';

const LINE = { size: 56, widest: 640, above: -8 } as const;
/** Letters from the first slip on: how they hang until they drop. */
const LOOSE = { angle: 7, alpha: 0.6, falls: 80 } as const;
const MS = { in: 200, loose: 260, drop: 240 } as const;

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

  /** From the first slip on letters come loose and drop off: what stays on the fringe is right. */
  async wrong({ verdict }: Outcome) {
    this.#line.isAsking = false;
    const { isHurrying } = this.#party;
    const slip = verdict.letters?.findIndex(({ mark }) => mark !== 'right') ?? -1;
    const loose = slip < 0 || isHurrying ? undefined : this.#loosen(slip);
    await this.#party.tickle();
    if (loose) {
      const { stage } = this.#party;
      void stage.tween({ targets: this.#line, to: { x: FRINGE.x }, ms: MS.drop });
      await stage.tween({ targets: loose, to: { y: loose.y + LOOSE.falls, alpha: 0 }, ms: MS.drop });
      loose.destroy();
      fitFringe(stage, this.#fringe, this.#line.wordWidth);
    }
    this.#line.isAsking = true;
  }

  async reveal() {
    this.#line.isAsking = false;
    const { stage } = this.#party;
    void this.#party.pinata.hoist(BARED.up);
    const rubbed = stage.kit.eraser.rub(this.#line).then(() => (this.#line.text = ''));
    await Promise.all([this.#party.pinata.tickled(), rubbed]);
  }

  takeOver(answer: WholeAnswer) {
    void this.#party.pinata.hoist(0);
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

  #loosen(slip: number): Text {
    const { stage } = this.#party;
    const line = this.#line;
    const [text, whole] = [[...line.text], line.wordWidth];
    line.text = text.slice(0, slip).join('');
    const kept = line.wordWidth;
    line.setX(FRINGE.x - (whole - kept) / 2);
    const rest = stage.text(text.slice(slip).join(''), FRINGE.x - whole / 2 + kept, line.y, {
      size: LINE.size,
    });
    rest.setOrigin(0, 0.5).setDepth(DEPTHS.letters).setAlpha(LOOSE.alpha);
    void stage.tween({ targets: rest, to: { angle: LOOSE.angle }, ms: MS.loose, ease: 'Back.Out' });
    return rest;
  }

  /** The banner comes where the fringe is: the word has one home. */
  #hide() {
    this.#line.isAsking = false;
    this.#line.setVisible(false);
    this.#fringe.setVisible(false);
  }
}
