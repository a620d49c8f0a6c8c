import { choicesOf, type ChooseExercise, type Outcome, type RawAnswer, type WholeAnswer } from '../../engine/exercise/index.ts'; // prettier-ignore
import { Choices, type ChoiceThing, type Image } from '../../engine/stage/index.ts';
import type { Depot, Leaping } from './game.ts';
import { DEPTHS, START } from './places.ts';
import { layOutChoices, type Stop } from './rules.ts';
import { roomOn, WordBox } from './word-box.ts';

/** u/s that a charge grows, at tempo 0 and 1. */
const SPEED = [560, 980] as const;
const CARD = { size: 44 } as const;

interface Landing extends ChoiceThing {
  box: WordBox;
}

/** choose: boxes with words stand and hang behind each other; the one that is landed on is the answer. */
export class ChoosePlay implements Leaping {
  readonly speed = SPEED;
  readonly #depot: Depot;
  readonly #choices: Choices<Landing>;
  readonly #crate: Image;
  #isOpen = false;

  constructor(depot: Depot, exercise: ChooseExercise) {
    const { stage } = depot;
    this.#depot = depot;
    const choices = choicesOf(exercise);
    const { spots, widest } = layOutChoices(choices.length, stage.rng.fork(`rek/${exercise.id}`));
    const items = choices.map((choice, i): Landing => {
      const card = stage.kit.wordCard(0, 0, choice.option!, { size: CARD.size, maxWidth: roomOn(widest) });
      const box = new WordBox(stage, card, spots[i]!, i);
      return { choice, box, thing: box.thing };
    });
    this.#crate = stage.image('krat', START.x, START.y).setDepth(DEPTHS.boxes);
    this.#choices = new Choices(depot, items, {
      name: 'doos',
      hit: ({ box }) => box.size,
      isFree: (one) => depot.mayLeap && this.#isFree(one),
      onPick: ({ box }) => depot.pick(box),
      more: ({ box }) => ({ onPress: (isDown) => depot.press(box, isDown) }),
    });
  }

  get stops(): readonly Stop[] {
    return this.#isOpen ? this.#boxes : [];
  }

  async present() {
    const { leaper } = this.#depot;
    await Promise.all([...this.#boxes.map((box, i) => box.come(i)), leaper.goTo(START)]);
    this.#isOpen = true;
    this.#choices.offer();
  }

  land(stop: Stop) {
    const one = this.#choices.items.find(({ box }) => box === stop);
    if (!one) return;
    one.box.dent();
    const isFree = this.#isFree(one);
    this.#isOpen = false;
    if (isFree && this.#choices.commit(one)) return;
    this.#isOpen = true;
    this.#depot.bump();
    void this.#depot.leaper.bounce(START);
  }

  nextFor(want: RawAnswer) {
    const one = this.#choices.of(want);
    return one && this.#isFree(one) ? one.box : undefined;
  }

  async right({ given }: Outcome) {
    this.#depot.cheer();
    await this.#choices.of(given)?.box.pop();
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome);
    this.#isOpen = true;
  }

  async reveal(outcome: Outcome) {
    await this.#refuse(outcome, true);
    const right = this.#choices.of(outcome.answer);
    if (outcome.reveal) right?.box.card.reveal(outcome.reveal);
    await right?.box.beckon();
  }

  takeOver(answer: WholeAnswer) {
    this.#choices.takeOver(answer);
    this.#isOpen = true;
  }

  async copied(given: RawAnswer) {
    await this.#choices.of(given)?.box.pop();
  }

  notCopied() {
    void this.#depot.leaper.bounce(START);
    this.#isOpen = true;
  }

  async clear() {
    this.#isOpen = false;
    this.#choices.close();
    await Promise.all(this.#boxes.map((box) => box.leave()));
    this.#crate.destroy();
  }

  get #boxes(): WordBox[] {
    return this.#choices.items.map(({ box }) => box);
  }

  #isFree(one: Landing): boolean {
    return this.#isOpen && this.#choices.isAsked(one);
  }

  /** It is soft as foam: one bounces back; with Gum when it was the last try. */
  async #refuse(outcome: Outcome, rubs = false) {
    const one = this.#choices.given(outcome);
    const back = this.#depot.leaper.bounce(START);
    if (one && rubs) await this.#depot.stage.kit.eraser.rub(one.box.card);
    await back;
    if (!one) return;
    this.#choices.ruleOut(one);
    one.box.turnAway();
  }
}
