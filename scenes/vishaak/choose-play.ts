import { choicesOf, type ChooseExercise, type Outcome, type RawAnswer, type WholeAnswer } from '../../engine/exercise/index.ts'; // prettier-ignore
import { Choices, type ChoiceThing, type WordCard } from '../../engine/stage/index.ts';
import type { Bay, Fishing } from './bay.ts';
import { Fish } from './fish.ts';
import { shoalSpots } from './rules.ts';

const CARD = { size: 44, widest: 300, alone: 420, tallest: 92 } as const;
const KINDS = 6;

interface Swimmer extends ChoiceThing {
  fish: Fish;
  card: WordCard;
}

/** choose: fish hold up words; the one that is hooked is the answer. */
export class ChoosePlay implements Fishing {
  readonly #bay: Bay;
  readonly #choices: Choices<Swimmer>;
  #isOpen = false;

  constructor(bay: Bay, exercise: ChooseExercise) {
    const { stage } = bay;
    this.#bay = bay;
    const choices = choicesOf(exercise);
    const maxWidth = choices.length > 3 ? CARD.widest : CARD.alone;
    const cards = choices.map(({ option }) =>
      stage.kit.wordCard(0, 0, option!, { size: CARD.size, maxWidth }),
    );
    const rng = stage.rng.fork(`school/${exercise.id}`);
    const first = rng.below(KINDS);
    const spots = shoalSpots(choices.length, Math.max(...cards.map(({ width }) => width)), rng);
    const swimmers = choices.map((choice, i): Swimmer => {
      const kind = (first + i) % KINDS;
      const card = cards[i]!;
      const fish = new Fish(stage, { card, kind, spot: spots[i]!, tallest: CARD.tallest });
      return { choice, fish, card, thing: fish.thing };
    });
    this.#choices = new Choices(bay, swimmers, {
      name: 'vis',
      hit: ({ fish }) => fish.size,
      isFree: (one) => !bay.rod.isBusy && this.#isFree(one),
      onPick: ({ fish }) => bay.pick(fish),
      more: ({ fish }) => ({
        onFocus: (focused) => focused && bay.point(fish),
        onPress: (pressed) => bay.press(pressed),
      }),
    });
  }

  get all() {
    return this.#choices.items.map(({ fish }) => fish);
  }

  get fish() {
    return this.#choices.items.filter((one) => this.#isFree(one)).map(({ fish }) => fish);
  }

  async present() {
    this.#bay.rod.reset(false, 1);
    this.#bay.stage.sound.play('bellen');
    await Promise.all(this.all.map((fish, i) => fish.rise(i)));
    this.#isOpen = true;
    this.#choices.offer();
  }

  hooked(fish: Fish): boolean {
    const one = this.#choices.items.find((each) => each.fish === fish);
    if (!one || !this.#isFree(one)) return false;
    this.#isOpen = false;
    if (this.#choices.commit(one)) return true;
    this.#isOpen = true;
    return false;
  }

  fishFor(want: RawAnswer) {
    const one = this.#choices.of(want);
    return one && this.#isFree(one) ? one.fish : undefined;
  }

  frame() {
    for (const fish of this.all) fish.frame();
  }

  async right({ given }: Outcome) {
    await this.#land(given);
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome);
    this.#isOpen = true;
  }

  async reveal(outcome: Outcome) {
    await this.#refuse(outcome, true);
    const right = this.#choices.of(outcome.answer);
    if (outcome.reveal) right?.card.reveal(outcome.reveal);
    await right?.fish.beckon();
  }

  takeOver(answer: WholeAnswer) {
    this.#choices.takeOver(answer);
    this.#isOpen = true;
  }

  async copied(given: RawAnswer) {
    await this.#land(given);
  }

  notCopied() {
    void this.#bay.rod.windIn();
    this.#isOpen = true;
  }

  async clear() {
    this.#isOpen = false;
    this.#choices.close();
    await Promise.all(this.all.filter(({ isCaught }) => !isCaught).map((fish) => fish.fade()));
  }

  #isFree(one: Swimmer): boolean {
    return this.#isOpen && !one.fish.isOut && !one.fish.isCaught && this.#choices.isAsked(one);
  }

  async #land(given: RawAnswer) {
    const one = this.#choices.of(given);
    if (!one) return;
    one.card.look = 'right';
    await this.#bay.land(one.fish);
  }

  /** It tickles the hook and turns away; with Gum when it was the last try. */
  async #refuse(outcome: Outcome, rubs = false) {
    const one = this.#choices.given(outcome);
    if (!one) return;
    await this.#bay.slip(one.fish);
    if (rubs) await this.#bay.stage.kit.eraser.rub(one.card);
    this.#choices.ruleOut(one);
    await one.fish.turnAway();
  }
}
