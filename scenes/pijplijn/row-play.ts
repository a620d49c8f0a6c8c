import {
  labelOf,
  type BuildExercise,
  type OrderExercise,
  type Outcome,
  type RawAnswer,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import {
  lineUp,
  WholeRow,
  type Container,
  type Input,
  type Loose,
  type Slot,
  type Spot,
  type Via,
} from '../../engine/stage/index.ts';
import { axesOf, Main, MAIN } from './main.ts';
import { PIECE, pieceOfPipe } from './piece.ts';
import { DEPTHS } from './places.ts';
import type { Flow, Works } from './works.ts';

/** A piece: room beside its letters, and the least it is wide. An open place; in u. */
const WIDE = { beside: 48, least: 78 } as const;
const PLACE = { wide: 84, gap: 4, high: 0.94 } as const;
/** Lines of loose pieces. */
const POOL = { left: 240, right: 1120, tops: [524, 612], gap: 12 } as const;
const HOME_LINE = 474;
const MS = { shake: 90, pop: 240 } as const;

/** order and build: lay the pieces in the main, make it whole and open the tap. */
export class RowPlay implements Flow {
  leaked = false;
  readonly #works: Works;
  readonly #pieces: Loose[];
  readonly #slots: Slot[];
  readonly #places: Container[];
  readonly #row: WholeRow<Loose>;
  readonly #main: Main;
  #spots: readonly Spot[] = [];
  /** What is done over: an open place has room for its letters. */
  #wanted: readonly string[] = [];
  #busy = true;

  constructor(works: Works, exercise: BuildExercise | OrderExercise) {
    const { stage } = works;
    this.#works = works;
    const items =
      exercise.form === 'build'
        ? exercise.tiles
        : exercise.cards.map((card) => ({ id: card.id, text: labelOf(card) }));
    const count = exercise.form === 'build' ? exercise.slots : (exercise.slots ?? items.length);
    const widths = items.map(({ text }) => this.#widthOf(text));
    const homes = lineUp(widths, POOL.right - POOL.left, POOL.gap, POOL.tops, POOL.left);
    // As they would lie when all are laid: that says how many lines the main needs.
    const lines =
      exercise.form === 'build' ? 1 : new Set(this.#lay(widths.slice(0, count), 2).map(({ y }) => y)).size;
    this.#main = new Main(works, stage.rng.fork(`leiding/${exercise.id}`), lines, () => this.#isFree);
    this.#pieces = items.map(({ id, text }, i) =>
      stage.kit.loose({
        id,
        text,
        base: [pieceOfPipe(stage, widths[i]!)],
        size: { width: widths[i]!, height: PIECE.high },
        room: widths[i]! - WIDE.beside / 2,
        wordY: -13,
        tick: { x: 0, y: PIECE.axis },
        home: homes[i]!,
        depth: { lying: DEPTHS.things, flying: DEPTHS.flying },
      }),
    );
    this.#slots = Array.from({ length: count }, () => stage.kit.slot(0, 0, PLACE.wide));
    // A row makes the place larger that is pointed out: how wide it is now is the slot's own.
    this.#places = this.#slots.map((slot) =>
      stage.scene.add.container(0, 0, [slot]).setDepth(DEPTHS.barrels),
    );
    this.#row = new WholeRow(works, exercise, {
      things: this.#pieces,
      slots: this.#places,
      names: { slot: 'plek', open: 'open plek', thing: 'stuk' },
      spot: (place) => this.#spots[place]!,
      homeLine: HOME_LINE,
      nudge: 6,
      isOpen: () => this.#isFree,
      arrange: () => this.#arrange(),
      moved: (_, place) => stage.sound.play('klik-draai', { rate: place < 0 ? 0.8 : 1.1 + 0.02 * place }),
    });
    this.#arrange();
  }

  async present() {
    const { tap, stage, isExample } = this.#works;
    void tap.lead(this.#main.inlet);
    stage.sound.play('schuif');
    for (const { thing } of this.#row.things) thing.setAlpha(0);
    void stage.tween({ targets: [...this.#pieces], to: { alpha: 1 }, ms: MS.pop, pop: true });
    await this.#main.arrive(isExample ? 120 : MS.pop);
    this.#busy = false;
    this.#row.offer();
    this.#main.offer();
    tap.offer(
      () => void this.#open(),
      MAIN.row,
      () => this.#isFree,
    );
  }

  draw() {
    this.#row.draw();
  }

  focus() {
    return this.#busy ? this.#works.juice.head : this.#row.moving;
  }

  async right() {
    await this.#fill();
  }

  async wrong(outcome: Outcome) {
    await this.#burst(outcome);
    this.#busy = false;
  }

  async reveal(outcome: Outcome) {
    await this.#burst(outcome);
    await this.#row.rub(this.#row.wrong(outcome));
    this.#busy = false;
  }

  takeOver(answer: WholeAnswer) {
    this.#wanted = 'cards' in answer ? answer.cards : 'tiles' in answer ? answer.tiles : [];
    this.#arrange();
    this.#row.dot(answer, (letters, place) => {
      const { x, y, scale } = this.#spots[place]!;
      return this.#works.stage.kit
        .dotted(x, y, letters)
        .setDepth(DEPTHS.barrels + 1)
        .setScale(0.5 * scale);
    });
  }

  async copied() {
    await this.#fill();
  }

  notCopied() {
    void this.#works.juice.back();
    this.#busy = false;
  }

  step(_want: RawAnswer, via: Via): Input | null {
    if (this.#busy) return { kind: 'wait', ms: 50 };
    if (!this.#works.draft.row.full) return null;
    return this.#main.step(via);
  }

  async clear() {
    const { juice, tap } = this.#works;
    juice.clear();
    tap.release();
    await Promise.all([this.#row.close(), this.#main.leave()]);
    this.#row.destroy();
    this.#main.destroy();
  }

  get #isFree(): boolean {
    return !this.#busy && this.#works.isOpen;
  }

  /** The tap is opened: with all in place it is the answer, else juice leaks at the first gap. */
  async #open() {
    const { juice } = this.#works;
    const { row } = this.#works.draft;
    const gap = this.#main.gapAt((place) => row.places[place] === undefined, this.#spots);
    if (!gap) {
      this.#busy = this.#row.commit();
      return;
    }
    this.#busy = true;
    this.leaked = true;
    this.#works.bump();
    if (!row.full) this.#row.nudge();
    await juice.run(gap);
    await this.#works.leak(gap.at(-1)!.at(-1)!);
    await juice.back();
    this.#busy = false;
  }

  async #fill() {
    const { juice, stage } = this.#works;
    this.#busy = true;
    const closed = this.#row.close();
    for (const piece of this.#row.laid) stage.fx.burst('stars', piece.x, piece.y - 30, { count: 1 });
    await juice.run(this.#main.way());
    await Promise.all([closed, this.#main.fill(juice.colour)]);
  }

  /** Juice runs to the first wrong piece, which pops up; the right ones stay. */
  async #burst(outcome: Outcome) {
    const { juice, stage } = this.#works;
    this.#busy = true;
    const wrong = this.#row.wrong(outcome);
    const first = wrong[0];
    if (!first) return;
    await juice.run(this.#main.way(this.#spots[first.place]!));
    stage.sound.play('lek-spetter');
    stage.fx.burst('splash', first.x, first.y + PIECE.axis, { count: 8, tint: juice.colour });
    void juice.back();
    await stage.tween({
      targets: wrong.map(({ thing }) => thing),
      to: { angle: 6 },
      ms: MS.shake,
      yoyo: true,
      repeat: 1,
      pop: true,
    });
    for (const { thing } of wrong) thing.setAngle(0);
  }

  /** Places are as wide as what lies in them, or is to be laid there. */
  #arrange() {
    const { row } = this.#works.draft;
    const widths = this.#slots.map((_, place) => {
      const piece = this.#pieces.find(({ id }) => id === (row.places[place] ?? this.#wanted[place]));
      return piece?.width ?? PLACE.wide;
    });
    this.#spots = this.#lay(widths, this.#main.lines);
    this.#slots.forEach((slot, place) => {
      const { x, y, scale } = this.#spots[place]!;
      slot.setScale((scale * widths[place]!) / PLACE.wide, scale * PLACE.high);
      this.#places[place]!.setPosition(x, y).setVisible(row.places[place] === undefined);
    });
  }

  /** Where things of these widths lie in the main: the pipe of each on its line, however large it is. */
  #lay(widths: readonly number[], lines: number): Spot[] {
    const spots = lineUp(widths, MAIN.right - MAIN.left, PLACE.gap, axesOf(lines), MAIN.left);
    return spots.map((spot) => ({ ...spot, y: spot.y - PIECE.axis * spot.scale }));
  }

  #widthOf(text: string): number {
    const word = this.#works.stage.kit.word(0, 0, text);
    const { width } = word;
    word.destroy();
    return Math.max(WIDE.least, width + WIDE.beside);
  }
}
