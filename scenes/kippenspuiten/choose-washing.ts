import {
  choicesOf,
  type Choice,
  type ChooseExercise,
  type Outcome,
  type RawAnswer,
} from '../../engine/exercise/index.ts';
import { Choices, type ChoiceThing, type Container, type Input } from '../../engine/stage/index.ts';
import { Bathers } from './bathers.ts';
import { Hen } from './hen.ts';
import type { Washing, Yard } from './yard.ts';

/** So many words may be larger; more of them have to fit beside each other. */
const FEW = 3;
const BOARD = { size: 40, large: 46, widest: 400, wide: 480 } as const;
/** Nothing else lies at the front of the yard, where the signs of judge are. */
const BANNER = { x: 1000, y: 702 } as const;
const MS = { strut: 620, copied: 420 } as const;

interface Bather extends ChoiceThing {
  choice: Choice;
  hen: Hen;
  thing: Container;
}

/** choose: a chicken with a board for each word comes up, and the one that is right gets the squirt. */
export class ChooseWashing implements Washing {
  washed: { x: number; y: number } | undefined;
  readonly #yard: Yard;
  readonly #bathers: Bathers;
  readonly #choices: Choices<Bather>;

  constructor(yard: Yard, exercise: ChooseExercise) {
    this.#yard = yard;
    const choices = choicesOf(exercise);
    const isFew = choices.length <= FEW;
    const size = isFew ? BOARD.large : BOARD.size;
    const maxWidth = isFew ? BOARD.wide : BOARD.widest;
    const items = choices.map((choice): Bather => {
      const board = yard.stage.kit.wordCard(0, 0, choice.option!, { size, maxWidth });
      const hen = new Hen(yard.stage, yard.nextLook(), board);
      return { choice, hen, thing: hen.thing };
    });
    const hens = items.map(({ hen }) => hen);
    this.#bathers = new Bathers(yard, exercise.id, hens, () => {
      // What a finger hits has moved with them.
      this.#choices.close();
      this.#choices.offer();
    });
    this.#choices = new Choices<Bather>(yard, items, {
      name: 'kip',
      isFree: () => !this.#bathers.isBusy,
      hit: ({ hen }) => hen.hit,
      onPick: (bather) => void this.#pick(bather),
      more: ({ hen }) => ({
        row: hen.place?.row ?? 0,
        onPress: (pressed) => hen.board!.look !== 'out' && (hen.board!.look = pressed ? 'pressed' : 'normal'),
      }),
    });
  }

  async present() {
    this.#yard.stage.kit.banner.place = BANNER;
    await this.#bathers.come();
  }

  frame(ms: number) {
    this.#bathers.frame(ms);
  }

  focus() {
    return this.washed;
  }

  async right({ given }: Outcome) {
    const bather = this.#choices.of(given)!;
    this.washed = bather.hen.heart;
    for (const other of this.#choices.items) if (other !== bather) void other.hen.down();
    await this.#wash(bather, MS.strut);
  }

  /** It shakes itself, and its board is out of play. */
  async wrong(outcome: Outcome) {
    await this.#refuse(outcome, false);
  }

  async reveal(outcome: Outcome) {
    const { flock, towelAt } = this.#yard;
    await this.#refuse(outcome, true);
    if (outcome.reveal) this.#choices.of(outcome.answer)?.hen.board?.reveal(outcome.reveal);
    void flock.towel(towelAt);
  }

  async copied(given: RawAnswer) {
    const bather = this.#choices.of(given);
    if (bather) await this.#wash(bather, MS.copied);
  }

  notCopied(given: RawAnswer) {
    void this.#choices.of(given)?.hen.shake();
    this.#bathers.isBusy = false;
  }

  step(): Input | null {
    return this.#bathers.isBusy && this.#yard.isOpen ? { kind: 'wait', ms: 50 } : null;
  }

  async clear() {
    this.#choices.close();
    await this.#bathers.leave();
  }

  async #pick({ hen, choice }: Bather) {
    const { isOpen, pump } = this.#yard;
    if (!isOpen || this.#bathers.isBusy) return;
    this.#bathers.isBusy = true;
    await pump.fire(hen.heart);
    // In the first moments nothing counts yet.
    this.#bathers.isBusy = this.#yard.commit(choice.answer);
  }

  async #wash({ hen }: Bather, ms: number) {
    hen.board!.look = 'right';
    hen.wash();
    void hen.strut();
    await this.#yard.stage.clock.wait(ms);
  }

  /** The water runs off; with Gum, when it was the last try. From now on all stay where they are. */
  async #refuse(outcome: Outcome, rubs: boolean) {
    const { mud, stage } = this.#yard;
    const bather = this.#choices.given(outcome)!;
    this.#bathers.stays = true;
    mud.splash();
    await Promise.all([bather.hen.shake(), rubs ? stage.kit.eraser.rub(bather.hen.board!) : undefined]);
    bather.hen.board!.look = 'out';
    this.#choices.ruleOut(bather);
    this.#bathers.isBusy = false;
  }
}
