import {
  choicesOf,
  type Choice,
  type ChooseExercise,
  type Outcome,
  type RawAnswer,
  type SortExercise,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import {
  Choices,
  type BucketSign,
  type ChoiceThing,
  type GameStage,
  type Input,
  type Via,
  type WordCard,
} from '../../engine/stage/index.ts';
import { Figure } from './figure.ts';
import { DEPTHS, WORD } from './places.ts';
import { layOut } from './rules.ts';
import type { Shooting, Valley } from './valley.ts';

/** Widest card of a word and of a bucket. */
const CARD = { widest: 300, bucket: 300 } as const;
const MS = { fade: 160, wait: 50 } as const;
/** Farther than so many presses of arrows a digit points the cannon first. */
const FAR = 8;
const HATS = 5;

interface Hat extends ChoiceThing {
  figure: Figure;
  card: WordCard | BucketSign;
}

/** choose and sort: figures with hats; the one whose hat snow falls into is the answer. */
export class Hats implements Shooting {
  readonly isCrowded = false;
  readonly #valley: Valley;
  readonly #choices: Choices<Hat>;
  /** The word that is sorted hangs on the cannon. */
  readonly #word: WordCard | undefined;
  #isOpen = false;
  #last: Hat | undefined;

  constructor(valley: Valley, exercise: ChooseExercise | SortExercise) {
    const { stage } = valley;
    this.#valley = valley;
    const choices = choicesOf(exercise);
    const cards = choices.map((choice) => cardFor(stage, choice));
    const rng = stage.rng.fork(`hoed/${exercise.id}`);
    const first = rng.below(HATS);
    const laid = layOut(cards, rng.below(2) === 0);
    const hats = choices.map((choice, i): Hat => {
      const card = cards[i]!.setScale(laid.cards);
      const look = { card, hat: first + i, stand: laid.stands[i]!, scale: laid.scale, sway: valley.sway };
      const figure = new Figure(stage, look);
      return { choice, figure, card, thing: figure.thing };
    });
    this.#choices = new Choices(valley, hats, {
      name: 'hoed',
      hit: ({ figure }) => figure.size,
      isFree: (hat) => this.#isFree(hat),
      onPick: ({ figure }) => valley.aiming.pick(figure),
      more: ({ card }) => ({
        onPress: (pressed) => {
          // A finger may be lifted after it has gone.
          if (card.scene && (card.look === 'normal' || card.look === 'pressed'))
            card.look = pressed ? 'pressed' : 'normal';
        },
      }),
    });
    if (exercise.form === 'sort') this.#word = hang(stage, exercise.card);
  }

  get figures() {
    return this.#choices.items.filter((hat) => this.#isFree(hat)).map(({ figure }) => figure);
  }

  get target() {
    return (this.#last ?? this.#choices.items[0]!).figure.hat;
  }

  async present() {
    const { stage } = this.#valley;
    const word = this.#word?.setAlpha(0);
    if (word) void stage.tween({ targets: word, to: { alpha: 1 }, ms: MS.fade });
    this.#valley.makeReady(false);
    stage.sound.play('sneeuw-pof', { volume: 0.4, rate: 1.2 });
    await Promise.all(this.#choices.items.map(({ figure }, i) => figure.rise(i)));
    this.#isOpen = true;
    this.#choices.offer();
  }

  offerOf(figure: Figure) {
    const hat = this.#of(figure);
    return hat && this.#choices.offerOf(hat);
  }

  armed(figure: Figure | undefined) {
    for (const hat of this.#choices.items) hat.figure.arm(hat.figure === figure);
    this.#choices.arm(this.#of(figure));
  }

  filled(figure: Figure): boolean {
    const hat = this.#of(figure);
    if (!hat || !this.#isFree(hat)) return false;
    this.#isOpen = false;
    this.#last = hat;
    if (this.#choices.commit(hat)) return true;
    this.#isOpen = true;
    return false;
  }

  frame(ms: number) {
    for (const { figure } of this.#choices.items) figure.frame(ms);
  }

  async right({ given }: Outcome) {
    const hat = this.#choices.of(given);
    if (!hat) return;
    hat.card.look = 'right';
    if (this.#word) this.#word.look = 'right';
    await hat.figure.bury();
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome);
    this.#isOpen = true;
  }

  async reveal(outcome: Outcome) {
    await this.#refuse(outcome, true);
    const right = this.#choices.of(outcome.answer);
    const card = this.#word ?? right?.card;
    if (outcome.reveal && card && 'reveal' in card) card.reveal(outcome.reveal);
    await right?.figure.raise();
  }

  takeOver(answer: WholeAnswer) {
    this.#choices.takeOver(answer);
    this.#isOpen = true;
  }

  async copied(given: RawAnswer) {
    await this.#choices.of(given)?.figure.bury();
  }

  notCopied() {
    this.#isOpen = true;
  }

  step(want: RawAnswer, via: Via): Input | null {
    const { stage, aiming, cannon, isExample } = this.#valley;
    const hat = this.#choices.of(want);
    const offer = hat && this.#choices.offerOf(hat);
    if (!this.#isOpen || !offer) return null;
    if (cannon.isBusy) return { kind: 'wait', ms: MS.wait };
    if (via === 'keyboard' && aiming.isFree && aiming.pressesTo(hat.figure) > FAR)
      return stage.keyFor(offer) ?? aiming.towards(hat.figure, via, isExample);
    return aiming.towards(hat.figure, via, isExample);
  }

  async clear() {
    this.#isOpen = false;
    this.#choices.close();
    const word = this.#word;
    const { stage } = this.#valley;
    if (word) void stage.tween({ targets: word, to: { alpha: 0 }, ms: MS.fade }).then(() => word.destroy());
    await Promise.all(this.#choices.items.map(({ figure }) => figure.clear()));
  }

  #isFree(hat: Hat): boolean {
    return this.#isOpen && !hat.figure.isOut && !hat.figure.isFull && this.#choices.isAsked(hat);
  }

  #of(figure: Figure | undefined): Hat | undefined {
    return this.#choices.items.find((hat) => hat.figure === figure);
  }

  /** An umbrella comes out of the hat; out of play, and with Gum when it was the last try. */
  async #refuse(outcome: Outcome, rubs = false) {
    const hat = this.#choices.given(outcome);
    if (!hat) return;
    await hat.figure.refuse();
    if (rubs && hat.choice.option) await this.#valley.stage.kit.eraser.rub(hat.card);
    hat.card.look = 'out';
    this.#choices.ruleOut(hat);
  }
}

function cardFor({ kit }: GameStage, { option, sign }: Choice): WordCard | BucketSign {
  if (option) return kit.wordCard(0, 0, option, { maxWidth: CARD.widest });
  const { mark, label, badge } = sign!;
  return kit.bucketSign(0, 0, mark, label, {
    maxWidth: CARD.bucket,
    ...(badge && { badge }),
  });
}

function hang({ kit }: GameStage, option: SortExercise['card']): WordCard {
  const { x, y, size, widest, picture } = WORD;
  const card = kit.wordCard(x, y, option, { size, maxWidth: widest });
  if (option.picture) card.setScale(picture);
  return card.setDepth(DEPTHS.control);
}
