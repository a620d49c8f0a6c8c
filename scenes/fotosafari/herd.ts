import {
  choicesOf,
  type Choice,
  type ChooseExercise,
  type Outcome,
  type RawAnswer,
  type ReadExercise,
} from '../../engine/exercise/index.ts';
import { Choices, type ChoiceThing, type Container, type Input, type Via } from '../../engine/stage/index.ts';
import { Beast } from './beast.ts';
import { FIELD, SHOW } from './places.ts';
import { Reading } from './reading.ts';
import { HOLD_MS, layOut } from './rules.ts';
import type { Play, Safari } from './safari.ts';

const BOARD = { size: 40, large: 46, widest: 400, wide: 980, few: 3, long: 24 } as const;

interface Boarded extends ChoiceThing {
  choice: Choice;
  beast: Beast;
  thing: Container;
}

/** choose and read: animals with a board each; the photo of one is the answer. In read they come when the text was read. */
export class HerdPlay implements Play {
  readonly #safari: Safari;
  readonly #choices: Choices<Boarded>;
  readonly #reading: Reading | undefined;
  #isHere = false;
  #isBusy = false;

  constructor(safari: Safari, exercise: ChooseExercise | ReadExercise) {
    this.#safari = safari;
    const { stage } = safari;
    const choices = choicesOf(exercise);
    const isLong = choices.some(({ label }) => label.length > BOARD.long);
    const boards = choices.map(({ option }) =>
      stage.kit.wordCard(0, 0, option!, {
        size: choices.length <= BOARD.few && !isLong ? BOARD.large : BOARD.size,
        maxWidth: isLong ? BOARD.wide : BOARD.widest,
      }),
    );
    const { places, scale, isBeside } = layOut(boards, FIELD);
    const rng = stage.rng.fork(`kudde/${exercise.id}`);
    const items = choices.map((choice, i): Boarded => {
      const wish = {
        place: places[i]!,
        scale,
        isBeside,
        board: boards[i]!,
        phase: rng.between(0, 6),
        walk: safari.walk,
      };
      const beast = new Beast(stage, { ...wish, animal: safari.nextAnimal() });
      return { choice, beast, thing: beast.thing };
    });
    this.#choices = new Choices<Boarded>(safari, items, {
      name: 'dier',
      hit: ({ beast }) => beast.hit,
      isFree: () => this.#isHere && !this.#isBusy,
      onPick: ({ beast }) => safari.finder.pick(beast),
      more: ({ beast }) => ({ ...safari.finder.held(beast), row: 0, onEarly: () => safari.bump() }),
    });
    if (exercise.form === 'read')
      this.#reading = new Reading(safari, exercise, {
        read: () => void this.#come(),
        again: () => this.#hide(),
      });
    stage.kit.banner.place = { x: SHOW.x, y: SHOW.word };
  }

  get motifs() {
    return this.#isHere && !this.#isBusy ? this.#choices.left.map(({ beast }) => beast) : [];
  }

  async present() {
    // While there is something to read they are not to be seen yet.
    this.#choices.offer();
    await (this.#reading ? this.#reading.hold() : this.#come());
  }

  frame(ms: number) {
    for (const { beast } of this.#choices.items) beast.frame(ms, this.#safari.ground);
  }

  focus() {
    const { finder } = this.#safari;
    return finder.isFocusing || finder.locked ? finder.at : undefined;
  }

  taken(motif: Beast): boolean {
    const item = this.#choices.items.find(({ beast }) => beast === motif);
    if (!item) return false;
    this.#isBusy = this.#choices.commit(item);
    return this.#isBusy;
  }

  async right(outcome: Outcome) {
    const item = this.#choices.of(outcome.given);
    if (!item) return;
    this.#reading?.close();
    item.beast.board!.look = 'right';
    for (const other of this.#choices.items) if (other !== item) void other.beast.leave();
    void item.beast.cheer();
    await this.#safari.keep(item.beast, outcome);
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome, false);
    this.#reading?.lookUp();
  }

  async reveal(outcome: Outcome) {
    this.#reading?.close();
    await this.#refuse(outcome, true);
    const right = this.#choices.of(outcome.answer)?.beast;
    if (outcome.reveal) right?.board?.reveal(outcome.reveal);
    await right?.cheer();
  }

  async copied(given: RawAnswer) {
    const item = this.#choices.of(given);
    if (item) await this.#safari.keep(item.beast);
  }

  notCopied(given: RawAnswer) {
    void this.#choices.of(given)?.beast.shake();
    this.#isBusy = false;
  }

  step(want: RawAnswer, via: Via): Input | null {
    const { finder, isOpen } = this.#safari;
    const beast = this.#choices.of(want)?.beast;
    if (this.#reading?.isOpen) return this.#reading.step(via);
    if (!beast || !isOpen) return null;
    if (!this.#isHere || this.#isBusy || finder.isSelf) return { kind: 'wait', ms: 40 };
    if (finder.isTapped) return null;
    if (via === 'pointer') return { kind: 'hold', ...beast.grip, ms: HOLD_MS };
    return finder.locked === beast ? { kind: 'key', code: 'Space', key: ' ', ms: HOLD_MS } : null;
  }

  async clear() {
    this.#isHere = false;
    this.#choices.close();
    this.#reading?.destroy();
    this.#safari.finder.isShown = false;
    this.#safari.stage.kit.banner.place = undefined;
    await Promise.all(this.#choices.items.map(({ beast }) => beast.leave()));
  }

  /** They come in from the right, as the jeep drives on. */
  async #come() {
    const { finder } = this.#safari;
    this.#safari.driveOn();
    await Promise.all(this.#choices.left.map(({ beast }, i) => beast.come(i)));
    this.#isHere = true;
    finder.isShown = true;
  }

  /** The text is read once more: they wait behind the next hill. */
  #hide() {
    this.#isHere = false;
    this.#safari.finder.isShown = false;
    for (const { beast } of this.#choices.left) beast.hide();
  }

  /** A thumb was before the lens; the board leaves play, and Gum comes when it was the last try. */
  async #refuse(outcome: Outcome, rubs: boolean) {
    const item = this.#choices.given(outcome);
    if (!item) return;
    const { beast } = item;
    void this.#safari.spoil(beast);
    await Promise.all([
      beast.shake(),
      rubs ? this.#safari.stage.kit.eraser.rub(beast.board!) : this.#safari.stage.clock.wait(520),
    ]);
    this.#choices.ruleOut(item);
    beast.board!.look = 'out';
    this.#isBusy = false;
  }
}
