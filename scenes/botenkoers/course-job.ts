import {
  labelOf,
  type BuildExercise,
  type OrderExercise,
  type Outcome,
  type RawAnswer,
  type Tile,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import { WholeRow, type Input, type Loose, type Via } from '../../engine/stage/index.ts';
import { Buoy, sizesOf } from './buoy.ts';
import { strew } from './chart.ts';
import type { Table, Voyage } from './game.ts';
import { Helm } from './helm.ts';
import type { Mark } from './pen.ts';
import { Plotting } from './plotting.ts';
import type { Point, Rock } from './route.ts';
import { strokeThrough } from './stroke.ts';

/** Room that a line keeps from a buoy that is not meant, in u. */
const CLEAR = 46;
const BOTTLE = { width: 64, height: 60 } as const;
/** Buoys drift so fast at tempo 0 and 1, in u/s. */
const DRIFT = [0, 18] as const;
const MS = { apart: 26, all: 150, go: 140 } as const;

/** build and order: the course goes by the buoys whose letters or words follow each other. */
export class CourseJob implements Voyage {
  readonly #table: Table;
  readonly #isSentence: boolean;
  readonly #items: readonly Tile[];
  readonly #buoys: readonly Buoy[];
  readonly #row: WholeRow<Loose>;
  readonly #plotting: Plotting;
  readonly #helm: Helm;
  readonly #speed: number;

  constructor(table: Table, exercise: BuildExercise | OrderExercise) {
    const { stage } = table;
    this.#table = table;
    this.#items =
      exercise.form === 'build'
        ? exercise.tiles
        : exercise.cards.map((card) => ({ id: card.id, text: labelOf(card) }));
    const isRaft = exercise.form === 'order';
    this.#isSentence = isRaft;
    const texts = this.#items.map(({ text }) => text);
    const sizes = sizesOf(stage, texts, isRaft);
    const rng = stage.rng.fork(`kaart/${exercise.id}`);
    const { spots, islands, scale } = strew([...sizes, BOTTLE], table.islands, table.area, rng);
    table.sea.show(islands);
    this.#buoys = this.#items.map(
      (item, number) => new Buoy(stage, item, spots[number]!, sizes[number]!, { number, isRaft, scale }),
    );
    this.#speed = stage.calm ? 0 : stage.lerp(...DRIFT);
    this.#row = new WholeRow(table, exercise, {
      things: this.#buoys.map(({ loose }) => loose),
      slots: [],
      names: { slot: 'plek', open: 'open plek', thing: 'boei' },
      spot: () => ({ x: 0, y: 0, scale: 1 }),
      homeLine: Infinity,
      nudge: 6,
      moved: (loose, place) => this.#moved(loose, place),
      // A buoy stays where it is: the course comes to it.
      glide: () => Promise.resolve(),
      more: (loose) => ({
        onFocus: (focused) => focused && this.#helm.follow(this.#offerOf(loose)),
        drag: {
          to: () => [],
          onDrop: () => undefined,
          onMove: (x, y) => this.#drag(loose, x, y),
          onCancel: () => this.#plotting.pen.end(),
        },
      }),
    });
    this.#plotting = new Plotting(table, islands, table.bottle(spots.at(-1)!), {
      stops: () => this.#stops,
      marks: () => this.#buoys.map((buoy) => this.#markOf(buoy)),
      ...(!isRaft && { rocks: (from, to) => this.#others(from, to) }),
      isReady: () => table.draft.row.full,
      commit: () => this.#row.commit(),
      key: (code) => this.#helm.key(code),
    });
    this.#helm = new Helm(table, () => this.#plotting.hoist());
  }

  get bottle() {
    return this.#plotting.bottle;
  }

  async present() {
    this.#table.log.open(this.#isSentence);
    const apart = Math.min(MS.apart, MS.all / this.#buoys.length);
    await Promise.all(this.#buoys.map((buoy, i) => buoy.come(i * apart)));
    this.#row.offer();
    this.#plotting.open();
    this.draw();
  }

  draw() {
    const { row } = this.#table.draft;
    this.#row.draw();
    this.#plotting.draw();
    this.#table.log.write(row.places.map((id) => this.#textOf(id)));
    this.#helm.show();
  }

  async right() {
    // In the example no banner comes in its place.
    if (!this.#table.isExample) this.#table.log.hush();
    await this.#arrive();
  }

  async wrong(outcome: Outcome) {
    await this.#strand(outcome);
    void this.#plotting.back(rightUpTo(outcome));
  }

  async reveal(outcome: Outcome) {
    this.#table.log.hush();
    await Promise.all([this.#strand(outcome), this.#row.rub(this.#row.wrong(outcome))]);
    void this.#plotting.back(rightUpTo(outcome));
  }

  takeOver(answer: WholeAnswer) {
    const parts = idsIn(answer).map((id) => this.#textOf(id));
    this.#table.log.over(parts.join(this.#isSentence ? ' ' : ''));
    this.draw();
  }

  async copied() {
    await this.#arrive();
  }

  notCopied() {
    this.#table.sail.lower();
  }

  frame(ms: number) {
    for (const buoy of this.#buoys) buoy.drift(ms, this.#speed);
    this.bottle.frame();
  }

  focus() {
    return this.#table.boat.isUnderWay ? this.#table.boat : undefined;
  }

  step(want: RawAnswer, via: Via): Input | null {
    const { stage, draft, boat, isExample } = this.#table;
    const { row } = draft;
    const ids = idsIn(want);
    if (via === 'pointer') {
      if (!isExample || row.ids.length > 0) return null;
      const meant = ids.map((id) => this.#buoyOf(id)!.loose);
      const others = this.#row.things.filter((loose) => !meant.includes(loose));
      return strokeThrough(boat, meant, [...others, this.bottle.spot]);
    }
    const asked = this.#textOf(ids[row.open]);
    // The very one that is wanted, or another with the same letters.
    const meant = [ids[row.open], ...this.#items.map(({ id }) => id)].find(
      (id) => id !== undefined && row.placeOf(id) < 0 && this.#textOf(id) === asked,
    );
    const isWrong = row.places.some(
      (id, place) => id !== undefined && !row.isFixed(place) && this.#textOf(id) !== this.#textOf(ids[place]),
    );
    const offer =
      isWrong || meant === undefined ? undefined : stage.offers().find(({ value }) => value === meant);
    return offer && !stage.keyFor(offer) ? this.#helm.keyTowards(offer) : null;
  }

  async clear() {
    const { stage, log } = this.#table;
    log.close();
    this.#helm.destroy();
    const targets = [...this.#row.things];
    const gone = stage.tween({ targets, to: { alpha: 0 }, ms: MS.go, pop: true });
    await Promise.all([gone, this.#plotting.clear()]);
    this.#row.destroy();
  }

  get #stops(): readonly (Point | undefined)[] {
    return this.#table.draft.row.places.map((id) => this.#buoyOf(id)?.mooring);
  }

  #buoyOf = (id: string | undefined) => this.#buoys.find(({ loose }) => loose.id === id);

  #textOf = (id: string | undefined) => this.#items.find((item) => item.id === id)?.text;

  #offerOf = (loose: Loose) => this.#table.stage.offers().find(({ object }) => object === loose);

  #markOf({ loose }: Buoy): Mark {
    const { row } = this.#table.draft;
    return {
      x: loose.x,
      y: loose.y,
      touch: () => {
        const place = row.placeOf(loose.id);
        // Back along the line: what was drawn last is wiped out.
        if (place < 0) row.lay(loose.id);
        else if (row.lastLaid === place + 1) row.undo();
      },
    };
  }

  /** Buoys that are not at either end of a line. */
  #others(from: Point, to: Point): Rock[] {
    const isApart = ({ x, y }: Point) => [from, to].every((end) => Math.hypot(x - end.x, y - end.y) > CLEAR);
    return this.#buoys.map(({ mooring }) => ({ ...mooring, r: CLEAR })).filter(isApart);
  }

  #moved(loose: Loose, place: number) {
    this.#buoyOf(loose.id)!.flag(place);
    const rate = 0.95 + 0.03 * Math.max(0, place);
    this.#table.stage.sound.play('potlood', { rate, volume: place < 0 ? 0.5 : 1 });
  }

  /** A finger that goes on from a buoy draws. */
  #drag(loose: Loose, x: number, y: number) {
    const { pen } = this.#plotting;
    if (!pen.isDown) pen.start(loose.x, loose.y);
    pen.move(x, y);
  }

  /** Sails all of it: the buoys ring, and the port answers. */
  async #arrive() {
    const last = this.#table.draft.row.places.length - 1;
    await this.#plotting.sail(last, (stop) => this.#ring(stop));
    this.#plotting.cheer();
  }

  /** Sails as far as it is right; at the wrong buoy there is a bank. */
  async #strand(outcome: Outcome) {
    const at = rightUpTo(outcome);
    await this.#plotting.sail(at, (stop) => stop < at && this.#ring(stop), true);
    await this.#table.bank.catch(this.#table.boat);
  }

  #ring(stop: number) {
    this.#buoyOf(this.#table.draft.row.places[stop])?.ring(stop);
  }
}

const idsIn = (answer: WholeAnswer | RawAnswer): readonly string[] =>
  'tiles' in answer ? answer.tiles : 'cards' in answer ? answer.cards : [];

/** How many are right before the first that is not. */
const rightUpTo = ({ verdict }: Outcome): number =>
  Math.max(0, verdict.parts?.findIndex((right) => !right) ?? 0);
