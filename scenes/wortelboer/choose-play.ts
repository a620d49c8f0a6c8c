import { choicesOf, type Choice, type ChooseExercise, type Outcome, type RawAnswer } from '../../engine/exercise/index.ts'; // prettier-ignore
import { Choices, type ChoiceThing, type Container, type FormPlay, type Image, type Spot, type WordCard } from '../../engine/stage/index.ts'; // prettier-ignore
import type { Farm } from './game.ts';
import { BELOW, DEPTHS } from './places.ts';
import { BAG, layBags } from './rules.ts';

const CARD = { size: 46, maxWidth: 300 } as const;
/** A bag behind its word, and the same one at its left. */
const SACK = { y: -30, small: 0.5 } as const;
const HIGH = BELOW.bottom - BELOW.top - 12;
const KINDS = 4;
const MS = { come: 240, between: 50, tip: 150, clear: 160 } as const;
const FAR = 190;
const TIPPED = 76;

interface Bag extends ChoiceThing {
  readonly thing: Container;
  readonly card: WordCard;
  readonly sack: Image;
  readonly fit: number;
  readonly hit: { width: number; height: number };
}

/** choose: bags of seed with a word each; the one that is taken is sown. */
export class ChoosePlay implements FormPlay {
  readonly #farm: Farm;
  readonly #choices: Choices<Bag>;

  constructor(farm: Farm, exercise: ChooseExercise) {
    const { stage } = farm;
    this.#farm = farm;
    farm.board.hide();
    const choices = choicesOf(exercise);
    const cards = choices.map(({ option }) => stage.kit.wordCard(0, 0, option!, CARD));
    const { isBeside, items } = layBags(
      cards.map(({ width }) => width),
      BELOW,
    );
    const first = stage.rng.fork(`zakje/${exercise.id}`).below(KINDS);
    const bags = choices.map((choice, i) => {
      const sack = stage.image(`zakje-${(first + i) % KINDS}`, 0, 0);
      return this.#make(choice, cards[i]!, sack, { ...items[i]!, isBeside });
    });
    this.#choices = new Choices(farm, bags, {
      name: 'zakje',
      hit: ({ hit }) => hit,
      onPick: (bag) => void this.#choices.commit(bag),
      more: ({ thing, fit }) => ({
        onPress: (isPressed) => thing.scene && thing.setScale(fit * (isPressed ? 0.96 : 1)),
      }),
    });
  }

  async present() {
    const { stage, isExample } = this.#farm;
    stage.sound.play('schuif');
    await Promise.all(
      this.#choices.items.map(({ thing }, i) => {
        const { y } = thing;
        thing.setY(y + FAR).setVisible(true);
        const delay = isExample ? 0 : i * MS.between;
        return stage.tween({ targets: thing, to: { y }, ms: MS.come, delay, ease: 'Back.Out' });
      }),
    );
    this.#choices.offer();
  }

  async right(outcome: Outcome) {
    const bag = this.#choices.given(outcome);
    this.#choices.close();
    if (bag) this.#take(bag);
    this.#farm.board.show();
    void this.#farm.board.hammer();
    await this.#farm.sow(outcome);
  }

  async wrong(outcome: Outcome) {
    const bag = this.#choices.given(outcome);
    if (!bag) return;
    this.#farm.board.show();
    await Promise.all([this.#spill(bag), this.#farm.board.snail()]);
    this.#rule(bag);
  }

  async reveal(outcome: Outcome) {
    const bag = this.#choices.given(outcome);
    if (bag) {
      await this.#spill(bag);
      await this.#farm.stage.kit.eraser.rub(bag.thing);
      this.#rule(bag);
    }
    if (outcome.reveal) this.#choices.of(outcome.answer)?.card.reveal(outcome.reveal);
  }

  async copied(given: RawAnswer) {
    const bag = this.#choices.of(given);
    this.#choices.close();
    if (bag) this.#take(bag);
    await this.#farm.sowSmall();
  }

  async clear() {
    const { stage } = this.#farm;
    this.#choices.close();
    const things = this.#choices.items.map(({ thing }) => thing);
    await stage.tween({ targets: things, to: { alpha: 0 }, ms: MS.clear, pop: true });
    for (const thing of things) thing.destroy();
  }

  #make(choice: Choice, card: WordCard, sack: Image, at: Spot & { isBeside: boolean }): Bag {
    const { x, y, scale, isBeside } = at;
    const width = isBeside ? card.width + BAG.beside : Math.max(card.width, BAG.width);
    if (isBeside) {
      sack.setPosition((BAG.beside - width) / 2, 0).setScale(SACK.small);
      card.setPosition(BAG.beside / 2, 0);
    } else {
      sack.setPosition(0, SACK.y);
      card.setPosition(0, (HIGH - card.height) / 2 - 6);
    }
    const thing = this.#farm.stage.scene.add
      .container(x, y, [sack, card])
      .setScale(scale)
      .setDepth(DEPTHS.things)
      .setVisible(false);
    const height = isBeside ? HIGH / 2 : HIGH;
    return { choice, thing, card, sack, fit: scale, hit: { width: width * scale, height: height * scale } };
  }

  /** Its seed is sown: it is opened, and its word stays to be read. */
  #take({ card, sack }: Bag) {
    card.look = 'right';
    void this.#farm.stage.tween({ targets: sack, to: { angle: -14 }, ms: MS.tip, yoyo: true, pop: true });
  }

  /** Only chaff comes out of it. */
  async #spill({ thing, sack }: Bag) {
    const { stage } = this.#farm;
    stage.sound.play('schuif', { rate: 0.8 });
    stage.fx.burst('dust', thing.x, thing.y, { count: 8, spread: 70 });
    await stage.tween({ targets: sack, to: { angle: TIPPED }, ms: MS.tip, ease: 'Quad.In', pop: true });
  }

  #rule(bag: Bag) {
    this.#choices.ruleOut(bag);
    bag.card.look = 'out';
  }
}
