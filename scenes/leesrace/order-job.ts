import type { OrderExercise, Outcome, WholeAnswer } from '../../engine/exercise/index.ts';
import { WholeRow, type Image, type Offer, type Slot, type Spot } from '../../engine/stage/index.ts';
import { Band } from './band.ts';
import type { Job, Stadium } from './job.ts';
import { Piece } from './piece.ts';
import { DEPTHS, MIDDLE } from './places.ts';
import { PLACES, planOf } from './plan.ts';
import { inLines, isCapital } from './rules.ts';

/** Height of the lawn with the pieces. */
const LAWN_Y = 632;
const POT = { x: 1224, y: 656 } as const;
/** The runner stands on the ribbon. */
const RUNNER = { x: 120, size: 96, above: 46 } as const;
/** Width of an open place at full size; under a piece it is hardly seen, but still there to drop another one. */
const OPEN = { width: 118, covered: 0.03 } as const;
const MS = { unroll: 380, quick: 150, fetch: 240, move: 180, glue: 520, off: 180 } as const;
/** The ribbon's height against how it is drawn. */
const BAND = 0.86;
/** A laid piece let go so far below the ribbon goes back to the lawn. */
const BELOW = 90;

/** order: the ribbon is torn; the pieces are fetched from the lawn in reading order and glued. */
export class OrderJob implements Job {
  readonly #stadium: Stadium;
  #bands: Band[] = [];
  readonly #lawn: Image;
  readonly #pot: Image;
  readonly #slots: Slot[];
  readonly #row: WholeRow<Piece>;
  readonly #lines: readonly number[];
  readonly #size: number;
  #glue: Offer | undefined;
  #spots: Spot[] = [];
  #tookBack = false;
  #copy: string[] | undefined;
  #glued = false;

  constructor(stadium: Stadium, exercise: OrderExercise) {
    this.#stadium = stadium;
    const { stage } = stadium;
    this.#lawn = stage.image('veld', MIDDLE, LAWN_Y).setDepth(DEPTHS.field).setAlpha(0);
    this.#pot = stage.image('lijmpot', POT.x, POT.y).setDepth(DEPTHS.gate).setAlpha(0);
    const pieces = exercise.cards.map((card) => new Piece(stage, card));
    const { size, lines, homes } = planOf(pieces.map(({ full }) => full));
    this.#size = size;
    this.#lines = lines;
    pieces.forEach((piece, i) => {
      piece.home = homes[i]!;
      piece.thing.setAlpha(0).setScale(size);
    });
    this.#slots = pieces.map(() =>
      stage.kit.slot(MIDDLE, lines[0]!, OPEN.width).setDepth(DEPTHS.under).setAlpha(0).setScale(size),
    );
    this.#row = new WholeRow(stadium, exercise, {
      things: pieces,
      slots: this.#slots,
      names: { slot: 'plek', open: 'open plek', thing: 'stuk' },
      hits: { thing: (piece) => piece.size },
      spot: (place) => this.#spots[place]!,
      homeLine: lines.at(-1)! + BELOW,
      nudge: 7,
      arrange: (moves) => this.#arrange(moves),
      moved: (piece, place) => this.#moved(piece, place),
    });
  }

  async present() {
    const { stage, runner, course, isExample } = this.#stadium;
    course.lanes([]);
    const ms = isExample ? MS.quick : MS.unroll;
    this.#arrange(false);
    for (const slot of this.#slots) slot.setAlpha(0);
    void runner.runTo(RUNNER.x, this.#lines[0]! - RUNNER.above, ms, RUNNER.size);
    this.#bands = this.#lines.map((y) => new Band(stage, y, BAND * this.#size));
    void stage.tween({ targets: [this.#lawn, this.#pot], to: { alpha: 1 }, ms });
    await Promise.all(this.#bands.map((band) => band.roll(band.left, band.right, ms)));
    void stage.tween({ targets: this.#slots, to: { alpha: 1 }, ms: MS.off });
    stage.sound.play('pak');
    await Promise.all(
      this.#row.things.map(({ thing, home }, i) => {
        thing.setAlpha(1).setPosition(MIDDLE, this.#lines[0]!).setScale(0.3);
        const to = { ...home };
        return stage.tween({ targets: thing, to, ms, delay: isExample ? 0 : i * 40, ease: 'Back.Out' });
      }),
    );
    this.#row.offer();
    this.#offerPot();
  }

  /** The draft changed: pieces fly to their places, the runner fetches the one that moves. */
  draw() {
    if (!this.#glued) this.#row.draw();
  }

  focus() {
    return this.#row.held?.thing ?? this.#stadium.runner;
  }

  /** The pieces are glued: the runner runs along the whole sentence. */
  async right() {
    await this.#glueAll();
  }

  async wrong(outcome: Outcome) {
    await this.#flap(this.#row.wrong(outcome));
  }

  async reveal(outcome: Outcome) {
    const wrong = this.#row.wrong(outcome);
    await this.#flap(wrong);
    await this.#row.rub(wrong);
  }

  takeOver(answer: WholeAnswer) {
    if (!('cards' in answer)) return;
    this.#copy = answer.cards;
    this.#row.draw();
  }

  async copied() {
    await this.#glueAll();
  }

  skill({ tryNo }: Outcome) {
    const isSkilful = tryNo === 1 && (this.#stadium.stage.calm || !this.#tookBack);
    return { tip: isSkilful, even: isSkilful };
  }

  async clear() {
    const { stage } = this.#stadium;
    const scenery = [this.#lawn, this.#pot];
    const things = [...this.#row.things.map(({ thing }) => thing), ...this.#slots, ...scenery];
    this.#glue?.remove();
    await stage.tween({ targets: things, to: { alpha: 0 }, ms: MS.off });
    this.#row.destroy();
    for (const thing of [...scenery, ...this.#bands]) thing.destroy();
  }

  /** Places are as wide as what lies in them, or as what is to be copied there. */
  #arrange(moves: boolean) {
    const { draft, stage } = this.#stadium;
    const pieceOf = (id: string | undefined) => this.#row.things.find((piece) => piece.id === id);
    const laid = draft.row.places.map(pieceOf);
    const dotted = this.#copy?.map(pieceOf);
    const open = OPEN.width * this.#size;
    const widths = laid.map((piece, i) => piece?.width ?? dotted?.[i]?.width ?? open);
    this.#spots = inLines(widths, PLACES.gap, PLACES.room).map(({ x, line }) => ({
      x: MIDDLE + x,
      y: this.#lines[Math.min(line, this.#lines.length - 1)]!,
      scale: this.#size,
    }));
    this.#slots.forEach((slot, place) => {
      const { x, y } = this.#spots[place]!;
      const isCovered = laid[place] !== undefined;
      slot.setAlpha(isCovered ? OPEN.covered : 1);
      slot.dotted(isCovered ? undefined : dotted?.[place]?.text);
      if (moves) void stage.tween({ targets: slot, to: { x, y }, ms: MS.move });
      else slot.setPosition(x, y);
    });
  }

  /** The runner goes along with a piece that is laid. */
  #moved(piece: Piece, place: number) {
    const { stage, runner } = this.#stadium;
    if (place < 0) {
      this.#tookBack = true;
      return void stage.sound.play('leg', { rate: 0.9, volume: 0.6 });
    }
    const { x, y } = this.#spots[place]!;
    stage.sound.play('stap', { rate: 0.95 + 0.05 * place });
    void runner.runTo(x, y - RUNNER.above * this.#size, MS.fetch, RUNNER.size);
    if (isCapital(piece.text)) void runner.jump(30);
  }

  async #glueAll() {
    this.#glued = true;
    const { stage, runner, stands } = this.#stadium;
    stage.sound.play('lijm');
    void stage.tween({ targets: this.#pot, to: { angle: -14 }, ms: MS.glue / 3, yoyo: true, pop: true });
    const { laid } = this.#row;
    for (const piece of laid) {
      piece.settle();
      stage.fx.burst('splash', piece.goal.x + piece.width / 2, piece.goal.y + 20, {
        count: 2,
        tint: 0xffffff,
      });
    }
    await Promise.all([this.#row.close(), this.#runAlong(laid)]);
    stands.cheer(1300);
    runner.face('happy', 1400);
    await runner.jump(56);
  }

  /** He runs along the sentence, line by line. */
  async #runAlong(laid: readonly Piece[]) {
    const { runner } = this.#stadium;
    for (const y of new Set(laid.map(({ goal }) => goal.y))) {
      const line = laid.filter(({ goal }) => goal.y === y);
      const [first, last] = [line[0]!, line.at(-1)!];
      const feet = y - RUNNER.above * this.#size;
      runner.place(first.goal.x - first.width / 2, feet, RUNNER.size);
      await runner.runTo(last.goal.x + last.width / 2 - 20, feet, MS.glue / this.#lines.length);
    }
  }

  /** What does not belong there flaps up. */
  async #flap(wrong: readonly Piece[]) {
    const { stage, runner } = this.#stadium;
    stage.sound.play('veer');
    runner.face('oops', 1300);
    void runner.jump(26);
    await Promise.all(
      wrong.map(({ thing }) =>
        stage.tween({ targets: thing, to: { y: thing.y - 24, angle: 6 }, ms: 150, yoyo: true, repeat: 1 }),
      ),
    );
    for (const { thing } of wrong) thing.setAngle(0);
  }

  /** The pot of glue; open places say themselves that they are not ready. */
  #offerPot() {
    this.#glue = this.#stadium.stage.offer(this.#pot, {
      id: 'lijmpot',
      kind: 'commit',
      label: 'Lijmpot: plak het lint vast',
      size: { width: 120, height: 130 },
      onPick: () => void this.#row.commit(),
      onPress: (pressed) => this.#pot.scene && this.#pot.setScale(pressed ? 0.94 : 1),
    });
  }
}
