import type { Outcome, TypeExercise, WholeAnswer } from '../../engine/exercise/index.ts';
import type { FormPlay, Image, TypedLine } from '../../engine/stage/index.ts';
import type { Pond } from './game.ts';
import { Hunt } from './hunt.ts';
import { DEPTHS, plankAt } from './places.ts';

const MS = { leap: 420 } as const;
const LINE = { size: 52, widest: 560 } as const;

/** type: the word is written in the sand for the koi that waits there; then it hides, and is to be found. */
export class TypePlay implements FormPlay {
  readonly #pond: Pond;
  readonly #id: string;
  readonly #plank: Image;
  readonly #line: TypedLine;
  readonly #hunt: Hunt;

  constructor(pond: Pond, { id }: TypeExercise) {
    const { stage } = pond;
    const { x, y } = plankAt(pond.isExample);
    this.#pond = pond;
    this.#id = id;
    this.#plank = stage.image('zand', x, y).setDepth(DEPTHS.plank);
    this.#line = stage.kit.typedLine(x, y, LINE).setDepth(DEPTHS.plank + 1);
    this.#hunt = new Hunt(stage, pond.koi(1)[0]!);
  }

  present() {
    this.#ask(true);
    this.#pond.stage.sound.play('rimpel');
    this.#hunt.arrive();
  }

  draw() {
    this.#line.text = this.#pond.draft.text.text;
  }

  frame() {
    this.#hunt.frame();
  }

  focus() {
    return this.#hunt.at;
  }

  async right(outcome: Outcome) {
    this.#ask(false);
    // The banner comes where the plank is: the word has one home.
    for (const thing of [this.#plank, this.#line]) thing.setVisible(false);
    const { isHurrying, isExample, third } = this.#pond;
    const isHunted = isExample || !isHurrying;
    if (isHunted) this.#pond.showKeyboard(false);
    const isFound = isHunted && (await this.#hunt.play(this.#id, third > 0));
    const { koi, at } = this.#hunt;
    void this.#pond.crumb(at);
    this.#pond.fed(isFound, outcome, koi, at);
    // It leaps on while the next word comes.
    void koi.leap();
    await this.#pond.stage.clock.wait(MS.leap);
  }

  async wrong() {
    await this.#hunt.koi.shake();
  }

  async reveal() {
    this.#ask(false);
    await this.#hunt.koi.shake();
    await this.#pond.stage.kit.eraser.rub(this.#line);
    this.#line.text = '';
    for (const thing of [this.#plank, this.#line]) thing.setVisible(false);
  }

  takeOver(answer: WholeAnswer) {
    for (const thing of [this.#plank, this.#line]) thing.setVisible(true);
    if (answer.form === 'type') this.#line.typeOver(answer.text);
    this.#ask(true);
  }

  async copied() {
    this.#ask(false);
    await this.#pond.crumb(this.#hunt.at);
    await this.#hunt.koi.leap();
  }

  async clear() {
    this.#ask(false);
    this.#line.destroy();
    this.#plank.destroy();
    await this.#hunt.fade();
  }

  #ask(isAsking: boolean) {
    this.#line.isAsking = isAsking;
  }
}
