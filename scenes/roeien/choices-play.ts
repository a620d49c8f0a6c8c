import { choicesOf, type Choice, type ChoiceExercise, type Outcome } from '../../engine/exercise/index.ts';
import { Choices, type BucketSign, type ChoiceThing, type WordCard } from '../../engine/stage/index.ts';
import { DEPTHS, MS, type Game, type Play } from './game.ts';
import { ReadingText } from './reading-text.ts';

/** Where cards and signs come: below the prompt, and below a card or text that they are about. */
const AREA = { left: 200, right: 1166, top: 250, middle: 400, bottom: 620, widest: 420 } as const;
/** The card that is judged or sorted. */
const CARD = { x: 683, y: 320, widest: 560 } as const;

interface Item extends ChoiceThing {
  thing: WordCard | BucketSign;
}

/** choose, read, judge and sort: pick the card or the sign that fits. */
export class ChoicesPlay implements Play {
  readonly #game: Game;
  readonly #choices: Choices<Item>;
  readonly #card: WordCard | undefined;
  readonly #text: ReadingText | undefined;

  constructor(game: Game, exercise: ChoiceExercise) {
    const { stage } = game;
    this.#game = game;
    if ('card' in exercise)
      this.#card = stage.kit.wordCard(CARD.x, CARD.y, exercise.card, { maxWidth: CARD.widest });
    if (exercise.form === 'read') this.#text = new ReadingText(game, exercise);
    const items = choicesOf(exercise).map((choice) => ({ choice, thing: this.#thingOf(choice) }));
    const top = this.#card || this.#text ? AREA.middle : AREA.top;
    stage.kit.inRows(
      items.map(({ thing }) => thing.setDepth(DEPTHS.things)),
      { ...AREA, top },
    );
    this.#choices = new Choices(game, items, {
      name: 'kaart',
      onPick: (item) => void this.#choices.commit(item),
    });
  }

  async present() {
    const { stage } = this.#game;
    stage.sound.play('kaarten');
    const targets = this.#choices.items.map(({ thing }) => thing.setScale(0));
    await stage.tween({ targets, to: { scale: 1 }, ms: MS.in, ease: 'Back.Out', pop: true });
    this.#choices.offer();
    this.#text?.begin();
  }

  async right(outcome: Outcome) {
    const item = this.#choices.given(outcome);
    if (!item) return;
    item.thing.look = 'right';
    this.#game.stage.fx.burst('stars', item.thing.x, item.thing.y);
    await this.#game.stage.clock.wait(MS.in);
  }

  async wrong(outcome: Outcome) {
    const item = this.#choices.given(outcome);
    if (!item) return;
    this.#choices.ruleOut(item);
    item.thing.look = 'out';
    this.#text?.show();
    await this.#game.stage.tween({
      targets: item.thing,
      to: { angle: 4 },
      ms: MS.wrong,
      yoyo: true,
      repeat: 1,
      pop: true,
    });
    item.thing.setAngle(0);
  }

  async reveal(outcome: Outcome) {
    const item = this.#choices.given(outcome);
    // A misspelled card does not stay beside the right word.
    if (outcome.reveal) this.#card?.reveal(outcome.reveal);
    if (item) await this.#game.stage.kit.eraser.rub(item.thing);
    await this.wrong(outcome);
  }

  async clear() {
    const { stage } = this.#game;
    const things = this.#choices.items.map(({ thing }) => thing);
    await stage.tween({ targets: things, to: { alpha: 0 }, ms: MS.out, pop: true });
    this.#choices.close();
    for (const thing of things) thing.destroy();
    this.#card?.destroy();
    this.#text?.destroy();
  }

  #thingOf({ option, sign }: Choice): WordCard | BucketSign {
    const { kit } = this.#game.stage;
    if (option) return kit.wordCard(0, 0, option, { maxWidth: AREA.widest });
    const { mark, label, badge } = sign!;
    return kit.bucketSign(0, 0, mark, label, { maxWidth: AREA.widest, ...(badge && { badge }) });
  }
}
