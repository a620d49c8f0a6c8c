import {
  choicesOf,
  type ChooseExercise,
  type Outcome,
  type RawAnswer,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import { Choices, type Input, type Via } from '../../engine/stage/index.ts';
import { Barrel } from './barrel.ts';
import { barrelRows, boardFor, flow, nextOn, type Board } from './pipes.ts';
import { cellAt, lineOf, rowY, TILE, type Point } from './places.ts';
import { Tiles } from './tiles.ts';
import { Undo } from './undo.ts';
import type { Flow, Works } from './works.ts';

/** Height that a sign leaves free to the next. */
const BETWEEN = 10;
const TALLEST = 150;

/** choose: turn the pipes until juice reaches the barrel of an option, and open the tap. */
export class RoutePlay implements Flow {
  leaked = false;
  readonly #works: Works;
  readonly #board: Board;
  readonly #tiles: Tiles;
  readonly #barrels: Choices<Barrel>;
  readonly #undo: Undo;
  #busy = true;

  constructor(works: Works, exercise: ChooseExercise) {
    const { stage } = works;
    this.#works = works;
    const rng = stage.rng.fork(`bord/${exercise.id}`);
    const choices = choicesOf(exercise);
    this.#board = boardFor(barrelRows(choices.length, rng), works.demand, rng);
    const { tiles, barrels } = this.#board;
    const laid = tiles.flatMap((tile, cell) =>
      tile ? [[cell, { tile, at: cellAt(cell), row: Math.floor(cell / 6) }] as const] : [],
    );
    this.#tiles = new Tiles(stage, new Map(laid), {
      isFree: () => this.#isFree,
      turned: () => this.#trace(),
    });
    if (works.isGolden) this.#tiles.gild(this.#board.ways[0]![0]!.cell);
    const closest = Math.min(...barrels.slice(1).map((row, i) => row - barrels[i]!));
    const room = Math.min(TALLEST, closest * TILE - BETWEEN);
    const kinds = rng.shuffle([0, 1, 2, 3]);
    const items = choices.map((choice, i) => new Barrel(stage, choice, barrels[i]!, kinds[i]!, room));
    this.#barrels = new Choices(works, items, {
      name: 'vat',
      onPick: (barrel) => this.#point(barrel),
      isFree: () => this.#isFree,
      hit: (barrel) => barrel.reach,
      more: (barrel) => ({
        row: barrels[items.indexOf(barrel)]!,
        chosen: () => this.#reached === barrel,
        onPress: (pressed) => barrel.thing.scene && (barrel.isPressed = pressed),
      }),
    });
    this.#undo = new Undo(stage);
  }

  async present() {
    const { tap, stage, isExample } = this.#works;
    void tap.lead(rowY(this.#board.inlet));
    stage.sound.play('schuif');
    await Promise.all([
      this.#tiles.arrive(isExample ? 120 : undefined),
      ...this.#barrels.items.map((barrel) => barrel.arrive()),
    ]);
    this.#busy = false;
    this.#trace();
    this.#tiles.offer();
    this.#barrels.offer();
    tap.offer(
      () => void this.#open(),
      1,
      () => this.#isFree,
    );
    this.#undo.offer(
      () => this.#tiles.turnBack(),
      () => this.#isFree && this.#tiles.hasTurned,
    );
  }

  focus(): Point | undefined {
    return this.#busy ? this.#works.juice.head : undefined;
  }

  async right(outcome: Outcome) {
    await this.#fill(this.#barrels.given(outcome));
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome);
  }

  async reveal(outcome: Outcome) {
    await this.#refuse(outcome, true);
  }

  takeOver(answer: WholeAnswer) {
    this.#barrels.of(answer)?.blink();
  }

  async copied(given: RawAnswer) {
    await this.#fill(this.#barrels.of(given));
  }

  notCopied() {
    void this.#works.juice.back();
    this.#busy = false;
  }

  step(want: RawAnswer, via: Via): Input | null {
    const barrel = this.#barrels.of(want);
    if (this.#busy) return { kind: 'wait', ms: 50 };
    if (!barrel || barrel.isOut) return null;
    const cell = nextOn(this.#board, this.#barrels.items.indexOf(barrel));
    const isThere = cell === undefined;
    if (via === 'pointer') {
      const { x, y } = isThere ? this.#works.tap.place : this.#tiles.at(cell);
      return { kind: 'tap', x, y };
    }
    if (isThere) return { kind: 'key', code: 'Enter', ms: 40 };
    if (this.#tiles.focus === cell) return { kind: 'key', code: 'Space', key: ' ', ms: 40 };
    const offer = this.#barrels.offerOf(barrel);
    return (offer && this.#works.stage.keyFor(offer)) ?? null;
  }

  async clear() {
    const { juice, tap } = this.#works;
    juice.clear();
    tap.release();
    this.#undo.destroy();
    this.#barrels.close();
    const barrels = this.#barrels.items;
    await Promise.all([this.#tiles.leave(), ...barrels.map((barrel) => barrel.leave())]);
    for (const barrel of barrels) barrel.destroy();
    this.#tiles.destroy();
  }

  get #isFree(): boolean {
    return !this.#busy && this.#works.isOpen;
  }

  /** The barrel where the way leads now. */
  get #reached(): Barrel | undefined {
    const { barrel } = flow(this.#board);
    return barrel === undefined ? undefined : this.#barrels.items[barrel];
  }

  /** Where juice runs as the tiles lie, up to the mouth of a barrel where it reaches one. */
  #way() {
    const { steps } = flow(this.#board);
    const line = lineOf(this.#board.inlet, steps);
    const mouth = this.#reached?.mouth;
    return { steps, line: mouth ? [...line, mouth] : line };
  }

  #trace() {
    const { steps, line } = this.#way();
    this.#works.juice.trace([line]);
    this.#tiles.light(steps.map(({ cell }) => cell));
    for (const barrel of this.#barrels.items) barrel.isReached = !barrel.isOut && barrel === this.#reached;
  }

  /** A barrel is pointed out: the next tile on the way to it leans, and the keys are led there. */
  #point(barrel: Barrel) {
    const cell = nextOn(this.#board, this.#barrels.items.indexOf(barrel));
    barrel.nod();
    if (cell === undefined) return this.#works.tap.nudge();
    this.#tiles.point(cell);
  }

  /** The tap is opened: juice that reaches a barrel is the answer, all other leaks. */
  async #open() {
    const { juice } = this.#works;
    const barrel = this.#reached;
    if (barrel && !barrel.isOut) {
      this.#busy = this.#barrels.commit(barrel);
      return;
    }
    this.#busy = true;
    this.leaked = true;
    this.#works.bump();
    const { line } = this.#way();
    await juice.run([line]);
    await (barrel ? barrel.blub(juice.colour) : this.#works.leak(line.at(-1)!));
    await juice.back();
    this.#busy = false;
  }

  async #fill(barrel: Barrel | undefined) {
    const { juice } = this.#works;
    this.#busy = true;
    await juice.run([this.#way().line]);
    await barrel?.fill(juice.colour);
  }

  async #refuse(outcome: Outcome, rubs = false) {
    const { juice, stage } = this.#works;
    const barrel = this.#barrels.given(outcome);
    this.#busy = true;
    await juice.run([this.#way().line]);
    if (!barrel) return;
    await barrel.blub(juice.colour);
    void juice.back();
    if (rubs) await stage.kit.eraser.rub(barrel.sign);
    this.#barrels.ruleOut(barrel);
    barrel.shut();
    this.#trace();
    this.#busy = false;
  }
}
