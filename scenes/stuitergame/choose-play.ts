import { choicesOf, type ChooseExercise, type Outcome, type RawAnswer, type WholeAnswer } from '../../engine/exercise/index.ts'; // prettier-ignore
import { Choices, type ChoiceThing, type WordCard } from '../../engine/stage/index.ts';
import { Cloud } from './cloud.ts';
import type { Meadow, Shooting } from './game.ts';
import { hangWords } from './layout.ts';

/** The words in the clouds, and the cotton beside them. */
const CARD = { size: 44, beside: 66 } as const;

interface Puff extends ChoiceThing {
  cloud: Cloud;
  card: WordCard;
}

/** choose: clouds with words; the one that Tik is shot through is the answer. */
export class ChoosePlay implements Shooting {
  readonly clouds: readonly Cloud[];
  readonly #meadow: Meadow;
  readonly #choices: Choices<Puff>;
  #isOpen = false;

  constructor(meadow: Meadow, exercise: ChooseExercise) {
    const { stage } = meadow;
    this.#meadow = meadow;
    const choices = choicesOf(exercise);
    const { spots, widest } = hangWords(choices.length, stage.rng.fork(`lucht/${exercise.id}`));
    const maxWidth = widest - CARD.beside;
    const items = choices.map((choice, i): Puff => {
      const card = stage.kit.wordCard(0, 0, choice.option!, { size: CARD.size, maxWidth });
      const cloud = new Cloud(stage, card, spots[i]!, i, CARD.beside);
      return { choice, cloud, card, thing: cloud.thing };
    });
    this.clouds = items.map(({ cloud }) => cloud);
    this.#choices = new Choices(meadow, items, {
      name: 'wolk',
      hit: ({ cloud }) => cloud.size,
      isFree: (one) => meadow.mayAim && this.#isFree(one),
      onPick: ({ cloud }) => meadow.point(cloud),
      more: ({ cloud }) => ({ onPress: (isDown) => meadow.press(cloud, isDown) }),
    });
  }

  get goals(): readonly Cloud[] {
    return this.#choices.items.filter((one) => this.#isFree(one)).map(({ cloud }) => cloud);
  }

  async present() {
    const haste = this.#meadow.isExample ? 2 : 1;
    await Promise.all(this.clouds.map((cloud, i) => cloud.come(i, haste)));
    this.#isOpen = true;
    this.#choices.offer();
  }

  frame(ms: number) {
    // What he is on his way to waits for him.
    if (!this.#meadow.bounce.isAway) for (const cloud of this.clouds) cloud.frame(ms);
  }

  hit(cloud: Cloud): boolean {
    const one = this.#choices.items.find((item) => item.cloud === cloud);
    if (!one || !this.#isFree(one)) return false;
    this.#isOpen = false;
    const isAnswer = this.#choices.commit(one);
    if (!isAnswer) this.#isOpen = true;
    return isAnswer;
  }

  nextFor(want: RawAnswer) {
    const one = this.#choices.of(want);
    return one && this.#isFree(one) ? one.cloud : undefined;
  }

  async right({ given }: Outcome) {
    await this.#burst(given);
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome);
    this.#isOpen = true;
  }

  async reveal(outcome: Outcome) {
    await this.#refuse(outcome, true);
    const right = this.#choices.of(outcome.answer);
    if (outcome.reveal) right?.card.reveal(outcome.reveal);
    await right?.cloud.beckon();
  }

  takeOver(answer: WholeAnswer) {
    this.#choices.takeOver(answer);
    this.#isOpen = true;
  }

  async copied(given: RawAnswer) {
    await this.#burst(given);
  }

  notCopied() {
    this.#meadow.bounce.drop();
    this.#isOpen = true;
  }

  async clear() {
    this.#isOpen = false;
    this.#choices.close();
    await Promise.all(this.clouds.map((cloud) => cloud.leave()));
  }

  #isFree(one: Puff): boolean {
    return this.#isOpen && this.#choices.isAsked(one);
  }

  async #burst(given: RawAnswer) {
    const cloud = this.#choices.of(given)?.cloud;
    if (!cloud) return;
    this.#meadow.cheer(cloud);
    await cloud.burst();
  }

  /** It is wrung out; with Gum when it was the last try. */
  async #refuse(outcome: Outcome, rubs = false) {
    const one = this.#choices.given(outcome);
    const down = this.#meadow.wriggle();
    if (one && rubs) await this.#meadow.stage.kit.eraser.rub(one.card);
    await down;
    if (!one) return;
    this.#choices.ruleOut(one);
    one.cloud.wring();
  }
}
