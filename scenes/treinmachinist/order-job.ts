import type { OrderExercise, Outcome } from '../../engine/exercise/index.ts';
import { WholeRow } from '../../engine/stage/index.ts';
import { Coupled } from './coupled.ts';
import type { Desk, Job } from './job.ts';
import { DEPTHS } from './places.ts';
import { linesFor, sidingsFor, trainSpots, TRAIN_LINES, type SidingSpot } from './rules-order.ts';
import type { Whistle } from './whistle.ts';

const MS = { in: 380, each: 30, couple: 420, off: 820, hop: 120 } as const;
const GONE = -1700;
/** The shed at the left edge, into which the train leaves. */
const SHED = { x: 22, y: 374 } as const;

/** order: word wagons stand on sidings; each one that is fetched is coupled to the train, and the whistle sends it off. */
export class OrderJob implements Job {
  readonly #desk: Desk;
  readonly #whistle: Whistle;
  readonly #wagons: Coupled[];
  readonly #row: WholeRow<Coupled>;
  readonly #sidings: SidingSpot[];
  readonly #loco;
  readonly #shed;
  readonly #lines: readonly number[];
  readonly #buffers;
  #left = false;
  #last: Coupled | undefined;

  constructor(desk: Desk, exercise: OrderExercise, whistle: Whistle) {
    const { stage } = desk;
    this.#desk = desk;
    this.#whistle = whistle;
    this.#wagons = exercise.cards.map((card) => new Coupled(stage, card));
    const widths = this.#wagons.map(({ width }) => width);
    this.#row = new WholeRow(desk, exercise, {
      things: this.#wagons,
      slots: [],
      names: { slot: 'plek', open: 'open plek', thing: 'wagon' },
      hits: { thing: ({ width, height }) => ({ width, height }) },
      spot: (place) => this.#spots()[place]!,
      homeLine: Infinity,
      nudge: 4,
      moved: (wagon, place) => this.#moved(wagon, place),
      glide: (wagon, to) => wagon.glide(to, MS.couple),
    });
    this.#sidings = sidingsFor(widths);
    this.#lines = linesFor(widths);
    this.#shed = stage.image('loods', SHED.x, SHED.y).setDepth(DEPTHS.shed);
    this.#loco = stage.image('loc', TRAIN_LINES.loco, this.#lines[0]!).setAngle(180).setDepth(DEPTHS.train);
    this.#buffers = this.#sidings.map(({ end, y }) =>
      stage.image('stootblok', end, y).setDepth(DEPTHS.points),
    );
  }

  async present() {
    const { stage, rails, board, isExample } = this.#desk;
    rails.show([
      ...this.#lines.map((y) => [
        { x: -420, y },
        { x: 1640, y },
      ]),
      ...this.#sidings.map(({ start, end, y }) => [
        { x: start, y },
        { x: end, y },
      ]),
    ]);
    board.show();
    this.#whistle.show(true);
    const ms = isExample ? 240 : MS.in;
    this.#loco.setX(TRAIN_LINES.loco + 900);
    void stage.tween({ targets: this.#loco, to: { x: TRAIN_LINES.loco }, ms: ms * 1.6, ease: 'Cubic.Out' });
    await Promise.all(this.#wagons.map((wagon, i) => wagon.rollIn(this.#sidings[i]!, ms, i * MS.each)));
    this.#row.offer();
    this.#whistle.offer(() => this.#row.commit());
  }

  draw() {
    this.#row.draw();
  }

  focus() {
    return this.#left ? undefined : (this.#last?.thing ?? this.#loco);
  }

  async right() {
    await this.#depart();
  }

  async wrong(outcome: Outcome) {
    await Promise.all([this.#greet(), this.#shake(outcome)]);
  }

  async reveal(outcome: Outcome) {
    const greeting = this.#greet();
    void this.#shake(outcome);
    await this.#row.rub(this.#row.wrong(outcome));
    await greeting;
  }

  takeOver() {
    this.#desk.staff.wait();
  }

  async copied() {
    await this.#depart();
  }

  clear() {
    this.#whistle.release();
    this.#whistle.show(false);
    this.#row.destroy();
    for (const thing of [this.#loco, this.#shed, ...this.#buffers]) thing.destroy();
  }

  /** The places in the train, as wide as what is coupled there. */
  #spots() {
    const { places } = this.#desk.draft.row;
    return trainSpots(
      places.map((id) => this.#wagons.find((wagon) => wagon.id === id)?.width),
      this.#wagons.map(({ width }) => width),
    );
  }

  #greet = () => this.#desk.staff.greet(TRAIN_LINES.loco + 130, this.#lines[0]! - 72);

  async #shake(outcome: Outcome) {
    const { stage } = this.#desk;
    stage.sound.play('koppeling', { rate: 0.7 });
    const targets = this.#row.wrong(outcome).map(({ thing }) => thing);
    await stage.tween({ targets, to: { angle: 3 }, ms: MS.hop, yoyo: true, repeat: 1, pop: true });
  }

  #moved(wagon: Coupled, place: number) {
    this.#desk.stage.sound.play('koppeling', { rate: place < 0 ? 0.8 : 1 + place * 0.03 });
    this.#last = wagon;
    if (place >= 0) void this.#tug();
  }

  /** The locomotive backs up a little and takes the wagon on its hook. */
  async #tug() {
    const { stage } = this.#desk;
    stage.fx.burst('steam', TRAIN_LINES.loco - 26, this.#lines[0]! - 6, { count: 2 });
    await stage.clock.wait(MS.couple * 0.6);
    if (this.#left || !this.#loco.scene) return;
    this.#loco.setX(TRAIN_LINES.loco);
    await stage.tween({
      targets: this.#loco,
      to: { x: TRAIN_LINES.loco + 14 },
      ms: MS.hop,
      yoyo: true,
      pop: true,
    });
  }

  /** The whole sentence rolls off into the tunnel. */
  async #depart() {
    const { stage, staff } = this.#desk;
    this.#left = true;
    this.#whistle.release();
    staff.cheer();
    await this.#row.close();
    const things = [this.#loco, ...this.#wagons.map(({ thing }) => thing)];
    for (const wagon of this.#wagons) {
      wagon.settle();
      stage.fx.burst('stars', wagon.thing.x, wagon.thing.y - 40, { count: 2, spread: 60 });
    }
    await stage.clock.wait(MS.couple / 2);
    stage.sound.play('stoom');
    await Promise.all(
      things.map((thing) =>
        stage.tween({ targets: thing, to: { x: thing.x + GONE }, ms: MS.off, ease: 'Quad.In' }),
      ),
    );
  }
}
