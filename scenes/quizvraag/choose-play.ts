import {
  choicesOf,
  type ChooseExercise,
  type Outcome,
  type RawAnswer,
  type ReadExercise,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import { Choices, Sheet, type Input, type Via } from '../../engine/stage/index.ts';
import type { QuizPlay, Show } from './game.ts';
import { Hatch } from './hatch.ts';
import { hatchSpots } from './hatch-spots.ts';
import { BOARD, DEPTHS, EXPLAINED, UNDER_PROMPT } from './places.ts';

const CARD = { size: 48, widest: 440 } as const;
const MS = { between: 80 } as const;
/** The screen that comes down before the board, and the letters on it. */
const AUTOCUE = {
  frame: 'autocue',
  sound: 'luik',
  x: BOARD.x,
  y: 378,
  depth: DEPTHS.letters,
  from: -260,
  ms: 240,
  room: 740,
  letters: 32,
  most: 3,
  pitch: 62,
  size: 46,
  word: 76,
  title: { size: 32, y: -104, lower: 22 },
  button: {
    verder: { x: 1056, y: 490 },
    terug: { x: 1226, y: 262 },
    size: 84,
    depth: DEPTHS.letters + 2,
  },
} as const;

/** choose and read: hatches open one by one, in read after the autocue; one is lit, and the buzzer locks it. */
export class ChoosePlay implements QuizPlay {
  readonly #show: Show;
  readonly #choices: Choices<Hatch>;
  readonly #autocue: Sheet | undefined;
  #isOpening = false;

  constructor(show: Show, exercise: ChooseExercise | ReadExercise) {
    this.#show = show;
    const { stage } = show;
    const choices = choicesOf(exercise);
    const cards = choices.map(({ option }) =>
      stage.kit.wordCard(0, 0, option!, { size: CARD.size, maxWidth: CARD.widest }),
    );
    const spots = hatchSpots(cards, {
      ...BOARD,
      top: show.isExample ? EXPLAINED : Math.max(BOARD.top, stage.kit.prompt.bottom + UNDER_PROMPT),
    });
    const hatches = choices.map((choice, i) => new Hatch(stage, choice, cards[i]!, spots[i]!));
    for (const { thing } of hatches) thing.setVisible(false);
    this.#choices = new Choices(show, hatches, {
      name: 'luik',
      hit: ({ hit }) => hit,
      onPick: (hatch) => this.#light(hatch),
      more: (hatch) => ({ onPress: (pressed) => hatch.press(pressed) }),
    });
    if (exercise.form === 'read')
      this.#autocue = new Sheet(
        show,
        { ...AUTOCUE, exercise },
        { read: () => void this.#open(), again: () => this.#away() },
      );
  }

  async present() {
    if (this.#autocue) await this.#autocue.lay();
    else await this.#open();
  }

  get isReady(): boolean {
    return this.#choices.armed !== undefined && !this.#isOpening;
  }

  buzz() {
    this.#choices.commit();
  }

  early() {
    if (!this.#isOpening) for (const hatch of this.#choices.left) void hatch.shake();
  }

  get canHalve(): boolean {
    return !this.#isOpening && this.#wrongHalf().length > 0;
  }

  halve() {
    const out = this.#wrongHalf();
    for (const hatch of this.#choices.left) if (out.includes(hatch.choice.id)) void this.#shut(hatch);
  }

  step(_want: RawAnswer, via: Via): Input | null {
    return this.#isOpening ? { kind: 'wait', ms: 40 } : (this.#autocue?.step(via) ?? null);
  }

  async right(outcome: Outcome) {
    this.#autocue?.close();
    const hatch = this.#choices.given(outcome);
    this.#choices.close();
    this.#choices.arm(undefined);
    await this.#win(hatch);
  }

  async wrong(outcome: Outcome) {
    await this.#ruleOut(outcome);
    this.#autocue?.lookUp();
  }

  async reveal(outcome: Outcome) {
    this.#autocue?.close();
    await this.#ruleOut(outcome, true);
    if (outcome.reveal) this.#choices.of(outcome.answer)?.card.reveal(outcome.reveal);
  }

  takeOver(answer: WholeAnswer) {
    this.#choices.takeOver(answer);
  }

  async copied(given: RawAnswer) {
    this.#choices.arm(undefined);
    await this.#win(this.#choices.of(given));
  }

  async clear() {
    this.#autocue?.destroy();
    this.#choices.close();
    await Promise.all(this.#choices.items.map((hatch) => hatch.leave()));
  }

  async #open() {
    const { stage, isExample } = this.#show;
    this.#isOpening = true;
    await Promise.all(
      this.#choices.left.map(async (hatch, i) => {
        hatch.thing.setVisible(true);
        await stage.clock.wait(i * MS.between);
        stage.sound.play('luik', { rate: 1 + i * 0.04, volume: 0.7 });
        await hatch.open(isExample);
      }),
    );
    this.#isOpening = false;
    this.#choices.offer();
  }

  /** What was read is wanted once more: hatches are out of the way. */
  #away() {
    this.#light(undefined);
    this.#choices.close();
    for (const { thing } of this.#choices.items) thing.setVisible(false);
  }

  /** One is lit, and no other. */
  #light(hatch: Hatch | undefined) {
    if (!this.#choices.arm(hatch)) return;
    this.#show.stage.sound.play('lamp');
    for (const one of this.#choices.left) if (one.isLit !== (one === hatch)) one.isLit = one === hatch;
  }

  async #win(hatch: Hatch | undefined) {
    if (!hatch) return;
    hatch.isLit = true;
    hatch.card.look = 'right';
    await hatch.hop();
  }

  /** It is hatched and out of play; Gum comes when it is the last miss. */
  async #ruleOut(outcome: Outcome, isRubbed = false) {
    const hatch = this.#choices.given(outcome);
    if (!hatch) return;
    hatch.isLit = false;
    await hatch.shake();
    if (isRubbed) await this.#show.stage.kit.eraser.rub(hatch.thing);
    this.#choices.ruleOut(hatch);
    hatch.card.look = 'out';
  }

  #wrongHalf(): readonly string[] {
    return this.#show.halfOfWrong(this.#choices.left.map(({ choice }) => choice.id));
  }

  async #shut(hatch: Hatch) {
    if (hatch.isLit) this.#light(undefined);
    this.#choices.ruleOut(hatch);
    await hatch.close();
  }
}
