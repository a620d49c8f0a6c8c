import {
  choicesOf,
  type ChooseExercise,
  type Outcome,
  type RawAnswer,
  type ReadExercise,
} from '../../engine/exercise/index.ts';
import {
  Choices,
  type ChoiceThing,
  type FormPlay,
  type Input,
  type Sheet,
  type Via,
} from '../../engine/stage/index.ts';
import type { Office } from './game.ts';
import { STAND } from './places.ts';
import { noteFor } from './reading.ts';
import { seats } from './seats.ts';
import { Witness } from './witness.ts';

const CARD = { size: 44, widest: 480 } as const;

interface Item extends ChoiceThing {
  readonly witness: Witness;
}

/** choose and read: witnesses hold up a card each, in read after what there is to read; one is questioned. */
export class QuestionPlay implements FormPlay {
  readonly #office: Office;
  readonly #choices: Choices<Item>;
  readonly #reading: Sheet | undefined;
  #isComing = false;

  constructor(office: Office, exercise: ChooseExercise | ReadExercise) {
    this.#office = office;
    const { stage } = office;
    const choices = choicesOf(exercise);
    const cards = choices.map(({ option }) =>
      stage.kit.wordCard(0, 0, option!, { size: CARD.size, maxWidth: CARD.widest }),
    );
    const at = seats(cards, STAND);
    const items = choices.map((choice, i): Item => {
      const witness = new Witness(stage, office.faces[i]!, cards[i]!, at[i]!);
      return { choice, witness, thing: witness.thing };
    });
    this.#choices = new Choices(office, items, {
      name: 'getuige',
      hit: ({ witness }) => witness.hit,
      onPick: (item) => void this.#choices.commit(item),
      more: ({ witness }) => ({ onPress: (pressed) => witness.press(pressed) }),
    });
    if (exercise.form === 'read')
      this.#reading = noteFor(office, exercise, {
        read: () => void this.#come(),
        again: () => this.#away(),
      });
  }

  async present() {
    if (this.#reading) await this.#reading.lay();
    else await this.#come();
  }

  step(_want: RawAnswer, via: Via): Input | null {
    return this.#isComing ? { kind: 'wait', ms: 40 } : (this.#reading?.step(via) ?? null);
  }

  async right(outcome: Outcome) {
    this.#reading?.close();
    const item = this.#choices.given(outcome);
    this.#choices.close();
    if (!item) return;
    item.witness.card.look = 'right';
    await item.witness.hop();
  }

  async wrong(outcome: Outcome) {
    await this.#ruleOut(outcome);
    this.#reading?.lookUp();
  }

  async reveal(outcome: Outcome) {
    this.#reading?.close();
    await this.#ruleOut(outcome, true);
    if (outcome.reveal) this.#choices.of(outcome.answer)?.witness.card.reveal(outcome.reveal);
  }

  async copied(given: RawAnswer) {
    const item = this.#choices.of(given);
    if (!item) return;
    item.witness.card.look = 'right';
    await item.witness.hop();
  }

  notCopied(given: RawAnswer) {
    void this.#choices.of(given)?.witness.hop();
  }

  async clear() {
    this.#reading?.destroy();
    this.#choices.close();
    await Promise.all(this.#choices.items.map(({ witness }) => witness.leave()));
  }

  async #come() {
    this.#isComing = true;
    this.#office.stage.sound.play('tiptoe');
    await Promise.all(this.#choices.left.map(({ witness }) => witness.come(this.#office.isExample)));
    this.#isComing = false;
    this.#choices.offer();
  }

  /** What was read is wanted once more: who stands there steps aside. */
  #away() {
    this.#choices.close();
    for (const { thing } of this.#choices.items) thing.setVisible(false);
  }

  /** Who wrote it ducks down, and the card leaves play; Gum comes when it is the last miss. */
  async #ruleOut(outcome: Outcome, isRubbed = false) {
    const item = this.#choices.given(outcome);
    if (!item) return;
    await item.witness.duck();
    if (isRubbed) await this.#office.stage.kit.eraser.rub(item.thing);
    this.#choices.ruleOut(item);
    item.witness.card.look = 'out';
  }
}
