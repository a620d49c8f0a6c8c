import {
  choicesOf,
  type Choice,
  type ChooseExercise,
  type Outcome,
  type RawAnswer,
  type ReadExercise,
} from '../../engine/exercise/index.ts';
import {
  Choices,
  type ChoiceThing,
  type Container,
  type Image,
  type WordCard,
} from '../../engine/stage/index.ts';
import type { Yard } from './game.ts';
import { BELTS, DEPTHS } from './places.ts';
import { layOut, type Laid } from './rules.ts';

const PLATE = { widest: 440, large: 48, usual: 40, short: 9, belt: 880 } as const;
const MS = { roll: 340, between: 40, quick: 160, turn: 200, out: 160, fold: 260 } as const;
/** They come in from the right. */
const FAR = 960;
/** What is left of a cardboard part that folded up. */
const FOLDED = 0.3;

interface Item extends ChoiceThing {
  readonly thing: Container;
  readonly card: WordCard;
  readonly laid: Laid;
  part: Image;
  /** Its plate shows what it says. */
  isOpen: boolean;
}

/** Parts on the belts with an answer each: the pupil picks one. */
export class Belt {
  readonly #yard: Yard;
  readonly #choices: Choices<Item>;
  readonly #belts: Image[];

  constructor(yard: Yard, exercise: ChooseExercise | ReadExercise) {
    this.#yard = yard;
    const { stage } = yard;
    const choices = choicesOf(exercise);
    const areShort = choices.every(({ label }) => label.length <= PLATE.short);
    const cards = choices.map(({ option }) =>
      stage.kit.wordCard(0, 0, option!, {
        size: areShort ? PLATE.large : PLATE.usual,
        maxWidth: PLATE.widest,
      }),
    );
    const { items, belts } = layOut(cards, BELTS);
    this.#belts = belts.map((y) =>
      stage
        .image('band', (BELTS.left + BELTS.right) / 2, y)
        .setDepth(DEPTHS.belt)
        .setAlpha(0),
    );
    this.#choices = new Choices(
      yard,
      choices.map((choice, i) => this.#make(choice, cards[i]!, items[i]!)),
      {
        name: 'deel',
        hit: ({ laid: { width, height } }) => ({ width, height }),
        isFree: ({ isOpen }) => isOpen,
        onPick: (item) => void this.#choices.commit(item),
        more: (item) => ({
          onEarly: () => void this.#nudge(item),
          onPress: (pressed) =>
            item.thing.scene && item.thing.setScale(item.laid.scale * (pressed ? 0.96 : 1)),
        }),
      },
    );
  }

  /** Parts roll in; in read with plates that say nothing yet. */
  async roll(areOpen: boolean) {
    const { stage, isExample } = this.#yard;
    const ms = isExample ? MS.quick : MS.roll;
    stage.sound.play('band');
    for (const { card } of this.#choices.items) card.setVisible(areOpen);
    void stage.tween({ targets: this.#belts, to: { alpha: 1 }, ms: MS.out });
    await Promise.all(
      this.#choices.items.map(({ thing }, i) => {
        const { x } = thing;
        thing.setX(x + FAR).setVisible(true);
        return stage.tween({
          targets: thing,
          to: { x },
          ms,
          delay: isExample ? 0 : i * MS.between,
          ease: 'Cubic.Out',
        });
      }),
    );
    if (areOpen) for (const item of this.#choices.items) item.isOpen = true;
    this.#choices.offer();
  }

  /** Their plates turn over: now they can be read and picked. */
  async open() {
    const { stage } = this.#yard;
    stage.sound.play('klap');
    await Promise.all(
      this.#choices.left.map(async (item) => {
        item.card.setVisible(true).setScale(1, 0.05);
        await stage.tween({
          targets: item.card,
          to: { scaleY: 1 },
          ms: MS.turn,
          ease: 'Back.Out',
          pop: true,
        });
        if (item.card.scene) item.isOpen = true;
      }),
    );
  }

  /** The text is read once more: their plates turn away. */
  close() {
    for (const item of this.#choices.left) {
      item.isOpen = false;
      item.card.setVisible(false);
    }
  }

  /** It is right: its part leaves the belt, and its plate stays. */
  take(given: RawAnswer): Image | undefined {
    const item = this.#choices.of(given);
    if (!item) return undefined;
    this.#choices.close();
    const { thing, part } = item;
    const { x, y, scale } = {
      x: thing.x + part.x * thing.scaleX,
      y: thing.y + part.y * thing.scaleY,
      scale: part.scale,
    };
    thing.remove(part);
    item.card.look = 'right';
    return part
      .setPosition(x, y)
      .setScale(scale * thing.scaleX)
      .setAlpha(1);
  }

  /** It is wrong: the part is cardboard, which folds up flat, and leaves play. */
  async fold(outcome: Outcome) {
    const item = this.#choices.given(outcome);
    if (!item) return;
    await this.#fold(item);
    this.#choices.ruleOut(item);
    item.card.look = 'out';
  }

  /** The same, and Gum rubs it out. */
  async rub(outcome: Outcome) {
    const item = this.#choices.given(outcome);
    if (!item) return;
    await this.#fold(item);
    await this.#yard.stage.kit.eraser.rub(item.thing);
    this.#choices.ruleOut(item);
    item.card.look = 'out';
  }

  /** What is done over was not right: it only sighs. */
  sigh(given: RawAnswer) {
    const item = this.#choices.of(given);
    if (item) void this.#nudge(item);
  }

  /** The right spelling stands on its plate. */
  show({ answer, reveal }: Outcome) {
    if (reveal) this.#choices.of(answer)?.card.reveal(reveal);
  }

  async leave() {
    const { stage } = this.#yard;
    this.#choices.close();
    const things = [...this.#choices.items.map(({ thing }) => thing), ...this.#belts];
    await stage.tween({ targets: things, to: { alpha: 0 }, ms: MS.out, pop: true });
    for (const thing of things) thing.destroy();
  }

  #make(choice: Choice, card: WordCard, laid: Laid): Item {
    const { stage, part: frame } = this.#yard;
    const part = stage.image(frame, laid.part.x, laid.part.y).setScale(laid.part.scale);
    card.setPosition(laid.plate.x, laid.plate.y).setVisible(false);
    const thing = stage.scene.add.container(laid.x, laid.y, [part, card]).setScale(laid.scale);
    thing.setDepth(DEPTHS.things).setVisible(false);
    return { choice, thing, card, laid, part, isOpen: false };
  }

  async #fold({ part, laid }: Item) {
    const { stage } = this.#yard;
    if (stage.hasImage('karton')) part.setFrame('karton');
    stage.sound.play('zucht');
    const { scale, y } = laid.part;
    const foot = y + (1 - FOLDED) * 24 * scale;
    await stage.tween({ targets: part, to: { y: y - 18 }, ms: MS.fold / 2, yoyo: true, pop: true });
    await stage.tween({
      targets: part,
      to: { scaleY: scale * FOLDED, scaleX: scale * 1.12, y: foot },
      ms: MS.fold,
    });
  }

  async #nudge({ part }: Item) {
    const { stage } = this.#yard;
    await stage.tween({ targets: part, to: { angle: 5 }, ms: 90, yoyo: true, repeat: 1, pop: true });
    if (part.scene) part.setAngle(0);
  }
}
