import {
  choicesOf,
  type Choice,
  type ChooseExercise,
  type Outcome,
  type RawAnswer,
  type Rng,
} from '../../engine/exercise/index.ts';
import { Choices, type ChoiceThing, type Container, type Input } from '../../engine/stage/index.ts';
import { Hen } from './hen.ts';
import { placesLeft, seatsFor, stayMs, type Seat } from './rules.ts';
import type { Washing, Yard } from './yard.ts';

/** So many words may be larger; more of them have to fit beside each other. */
const FEW = 3;
const BOARD = { size: 40, large: 46, widest: 400, wide: 480 } as const;
const BANNER = { x: 1000, y: 702 } as const;
const MS = { apart: 50, strut: 620, copied: 420 } as const;

interface Bather extends ChoiceThing {
  choice: Choice;
  hen: Hen;
  thing: Container;
}

/** choose: a chicken with a board for each word comes up, and the one that is right gets the squirt. */
export class ChooseWashing implements Washing {
  washed: { x: number; y: number } | undefined;
  readonly #yard: Yard;
  readonly #rng: Rng;
  readonly #choices: Choices<Bather>;
  #seats: Seat[] = [];
  #isBusy = true;
  /** Somebody was wrong: from now on they stay where they are. */
  #stays = false;
  #upMs = 0;

  constructor(yard: Yard, exercise: ChooseExercise) {
    const { kit } = yard.stage;
    this.#yard = yard;
    this.#rng = yard.rngFor(exercise.id);
    const choices = choicesOf(exercise);
    const isFew = choices.length <= FEW;
    const bathers = choices.map((choice): Bather => {
      const size = isFew ? BOARD.large : BOARD.size;
      const maxWidth = isFew ? BOARD.wide : BOARD.widest;
      const board = kit.wordCard(0, 0, choice.option!, { size, maxWidth });
      const hen = new Hen(yard.stage, yard.nextLook(), board);
      return { choice, hen, thing: hen.thing };
    });
    this.#choices = new Choices<Bather>(yard, bathers, {
      name: 'kip',
      isFree: ({ hen }) => hen.isUp && !this.#isBusy,
      hit: ({ hen }) => hen.hit,
      onPick: (bather) => void this.#pick(bather),
      more: ({ hen }) => ({
        row: hen.place?.row ?? 0,
        onPress: (pressed) => hen.board!.look !== 'out' && (hen.board!.look = pressed ? 'pressed' : 'normal'),
      }),
    });
  }

  async present() {
    this.#sit();
    this.#yard.letOut(this.#rng, this.#left);
    this.#yard.stage.kit.banner.place = BANNER;
    this.#yard.stage.sound.play('tok-tok');
    await this.#up();
    this.#choices.offer();
    this.#isBusy = false;
  }

  frame(ms: number) {
    const { stage, isOpen, isExample, readingMs, tempo } = this.#yard;
    for (const { hen } of this.#choices.items) hen.frame(ms);
    this.#yard.flock.frame(ms);
    if (!isOpen || isExample || this.#isBusy || this.#stays || stage.calm) return;
    this.#upMs += ms;
    if (this.#upMs >= stayMs(readingMs, tempo)) void this.#move();
  }

  focus() {
    return this.washed;
  }

  async right({ given }: Outcome) {
    const bather = this.#choices.of(given);
    if (!bather) return;
    const { hen } = bather;
    hen.board!.look = 'right';
    hen.wash();
    this.washed = hen.heart;
    void hen.strut();
    for (const other of this.#choices.items) if (other !== bather) void other.hen.down();
    await this.#yard.stage.clock.wait(MS.strut);
  }

  /** It shakes itself, and its board is out of play. */
  async wrong(outcome: Outcome) {
    await this.#refuse(outcome, false);
    this.#isBusy = false;
  }

  async reveal(outcome: Outcome) {
    const { flock, towelAt } = this.#yard;
    await this.#refuse(outcome, true);
    const right = this.#choices.of(outcome.answer);
    if (outcome.reveal) right?.hen.board?.reveal(outcome.reveal);
    void flock.towel(towelAt);
    this.#isBusy = false;
  }

  async copied(given: RawAnswer) {
    const bather = this.#choices.of(given);
    if (!bather) return;
    bather.hen.board!.look = 'right';
    bather.hen.wash();
    void bather.hen.strut();
    await this.#yard.stage.clock.wait(MS.copied);
  }

  notCopied(given: RawAnswer) {
    void this.#choices.of(given)?.hen.shake();
    this.#isBusy = false;
  }

  step(): Input | null {
    return this.#isBusy && this.#yard.isOpen ? { kind: 'wait', ms: 50 } : null;
  }

  async clear() {
    this.#choices.close();
    const hens = this.#choices.items.map(({ hen }) => hen);
    await Promise.all([...hens.map((hen) => hen.down()), this.#yard.flock.go()]);
    for (const hen of hens) hen.destroy();
    this.#yard.stage.kit.banner.place = undefined;
  }

  get #widths() {
    return this.#choices.items.map(({ hen }) => hen.board!.width);
  }

  get #left() {
    return placesLeft(this.#seats, this.#widths);
  }

  #sit() {
    this.#seats = seatsFor(this.#widths, this.#rng, this.#seats);
    this.#choices.items.forEach(({ hen }, i) => hen.sit(this.#seats[i]!));
  }

  async #up() {
    await Promise.all(this.#choices.items.map(({ hen }, i) => hen.up(i * MS.apart)));
  }

  /** Left alone, all duck and come up elsewhere, in the same order: a digit still means the same word. */
  async #move() {
    this.#isBusy = true;
    this.#upMs = 0;
    this.#choices.close();
    await Promise.all(this.#choices.items.map(({ hen }) => hen.down()));
    this.#sit();
    await this.#yard.flock.moveTo(this.#left);
    this.#yard.stage.sound.play('tok-tok', { volume: 0.6 });
    await this.#up();
    this.#choices.offer();
    this.#isBusy = false;
  }

  async #pick(bather: Bather) {
    const { isOpen, pump } = this.#yard;
    if (!isOpen || this.#isBusy) return;
    this.#isBusy = true;
    await pump.fire(bather.hen.heart);
    // In the first moments nothing counts yet.
    this.#isBusy = this.#choices.commit(bather);
  }

  /** The water runs off; with Gum, when it was the last try. */
  async #refuse(outcome: Outcome, rubs: boolean) {
    const { mud, stage } = this.#yard;
    const bather = this.#choices.given(outcome);
    if (!bather) return;
    this.#stays = true;
    mud.splash();
    await Promise.all([bather.hen.shake(), rubs ? stage.kit.eraser.rub(bather.hen.board!) : undefined]);
    bather.hen.board!.look = 'out';
    this.#choices.ruleOut(bather);
  }
}
