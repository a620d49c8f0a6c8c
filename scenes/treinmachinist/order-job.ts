import type { Option, OrderExercise, Outcome } from '../../engine/exercise/index.ts';
import type { Offer } from '../../engine/stage/index.ts';
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
  #desk: Desk;
  #whistle: Whistle;
  #wagons: Coupled[];
  #sidings: SidingSpot[];
  #offers: Offer[] = [];
  #loco;
  #shed;
  #lines: readonly number[];
  #buffers;
  #left = false;
  #last: Coupled | undefined;

  constructor(desk: Desk, exercise: OrderExercise, whistle: Whistle) {
    const { stage } = desk;
    this.#desk = desk;
    this.#whistle = whistle;
    this.#wagons = exercise.cards.map((card: Option) => new Coupled(stage, card));
    this.#sidings = sidingsFor(this.#wagons.map(({ width }) => width));
    this.#wagons.forEach((wagon, i) => wagon.home(this.#sidings[i]!));
    this.#lines = linesFor(this.#wagons.map(({ width }) => width));
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
    await Promise.all(this.#wagons.map((wagon, i) => wagon.rollIn(ms, i * MS.each)));
    this.#offers = this.#wagons.map((wagon) => this.#offer(wagon));
    this.#whistle.offer(() => this.#blow());
  }

  draw() {
    const { row } = this.#desk.draft;
    const { stage } = this.#desk;
    this.#place();
    for (const wagon of this.#wagons) {
      const place = row.placeOf(wagon.card.id);
      if (place !== wagon.place) {
        wagon.place = place;
        stage.sound.play('koppeling', { rate: place < 0 ? 0.8 : 1 + place * 0.03 });
        this.#last = wagon;
        if (place >= 0) void this.#tug();
      }
      if (place >= 0 && row.isFixed(place)) wagon.settle();
    }
  }

  focus() {
    return this.#left ? undefined : (this.#last?.thing ?? this.#loco);
  }

  async right() {
    await this.#depart();
  }

  async wrong({ step, verdict }: Outcome) {
    const { stage, crew } = this.#desk;
    const wrong = this.#wagons.filter(({ place }) => place >= 0 && !verdict.parts?.[place]);
    const greeting = crew.greet(TRAIN_LINES.loco + 130, this.#lines[0]! - 72);
    stage.sound.play('koppeling', { rate: 0.7 });
    for (const { thing } of wrong)
      void stage.tween({ targets: thing, to: { angle: 3 }, ms: MS.hop, yoyo: true, repeat: 1, pop: true });
    if (step === 'onthul' && wrong[0]) await stage.kit.eraser.rub(wrong[0].thing);
    await greeting;
  }

  takeOver() {
    this.#desk.crew.wait();
  }

  async leave() {
    if (!this.#left) await this.#depart();
  }

  destroy() {
    this.#whistle.release();
    this.#whistle.show(false);
    for (const wagon of this.#wagons) wagon.destroy();
    for (const thing of [this.#loco, this.#shed, ...this.#buffers]) thing.destroy();
  }

  /** Where every wagon belongs now: on its siding or in the train. */
  #place() {
    const { row } = this.#desk.draft;
    const widths = row.places.map((id) => this.#wagons.find(({ card }) => card.id === id)?.width);
    const spots = trainSpots(
      widths,
      this.#wagons.map(({ width }) => width),
    );
    for (const wagon of this.#wagons) {
      const place = row.placeOf(wagon.card.id);
      void wagon.goTo(place < 0 ? wagon.siding : spots[place]!, MS.couple);
    }
  }

  #offer(wagon: Coupled): Offer {
    const { card, thing, width, height } = wagon;
    const { row } = this.#desk.draft;
    return this.#desk.stage.offer(thing, {
      id: `wagon-${card.id}`,
      kind: 'card',
      value: card.id,
      label: card.text ?? card.picture?.alt ?? '',
      size: { width, height },
      enabled: () => wagon.place < 0 || !row.isFixed(wagon.place),
      chosen: () => wagon.place >= 0,
      onPick: () => (wagon.place >= 0 ? row.takeBack(wagon.place) : row.lay(card.id)),
    });
  }

  /** The locomotive backs up a little and takes the wagon on its hook. */
  async #tug() {
    const { stage } = this.#desk;
    stage.fx.burst('stoom', TRAIN_LINES.loco - 26, this.#lines[0]! - 6, { count: 2 });
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

  /** The whistle; wagons that still stand on their sidings say themselves that they are not coupled. */
  #blow() {
    const { draft, stage } = this.#desk;
    if (draft.row.full) return void this.#desk.commit({ form: 'order', cards: draft.row.ids });
    this.#desk.bump();
    for (const { thing, place } of this.#wagons)
      if (place < 0 && thing.angle === 0)
        void stage.tween({ targets: thing, to: { angle: 4 }, ms: 90, yoyo: true, repeat: 1, pop: true });
  }

  /** The whole sentence rolls off into the tunnel. */
  async #depart() {
    const { stage, crew } = this.#desk;
    this.#left = true;
    this.#whistle.release();
    for (const offer of this.#offers) offer.remove();
    crew.cheer();
    await stage.clock.wait(MS.couple);
    const things = [this.#loco, ...this.#wagons.map(({ thing }) => thing)];
    for (const wagon of this.#wagons) {
      wagon.settle();
      stage.fx.burst('sterren', wagon.thing.x, wagon.thing.y - 40, { count: 2, spread: 60 });
    }
    stage.sound.play('stoom');
    await Promise.all(
      things.map((thing) =>
        stage.tween({ targets: thing, to: { x: thing.x + GONE }, ms: MS.off, ease: 'Quad.In' }),
      ),
    );
  }
}
