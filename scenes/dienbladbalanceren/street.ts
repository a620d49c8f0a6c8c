import type { GameStage, Image, Klodder, KlodderName } from '../../engine/stage/index.ts';
import type { Glass } from './glass.ts';
import { BAR, DEPTHS, STREET, TABLE, type Spot } from './places.ts';

/** What goes by comes again after two bars; it is out of sight this far to the left. */
const ROUND = STREET.period * 2;
const OUT = -560;
/** Four pieces make a bar. */
const PIECES = [-495, -165, 165, 495] as const;
/** Strips of cobbles lie side by side. */
const COBBLES = { wide: 460, count: 5, y: 676 } as const;
/** Who sits at the tables. */
const GUESTS: readonly [KlodderName, KlodderName][] = [
  ['pleun', 'tik'],
  ['dok', 'fien'],
];
/** How far guests lean along with the tray at each degree. */
const LEANS = 0.5;
/** Where served glasses stand on a table, from its middle. */
const SERVED = [-62, -22, 20, 60] as const;
const HAPPY_MS = 2200;
/** Where they look over the bar in the end. */
const BEHIND = { x: [150, 306, 1060, 1216], down: 500, up: 404, ms: 500 } as const;

interface Passing {
  things: { setX(x: number): unknown }[];
  /** Where it is at the beginning. */
  at: number;
}

interface Table {
  at: number;
  image: Image;
  guests: Klodder[];
  glasses: Glass[];
}

/** The terrace that goes by: bars, tables with guests, and cobbles. */
export class Street {
  readonly #stage: GameStage;
  readonly #passing: Passing[] = [];
  readonly #cobbles: Image[];
  readonly #tables: Table[];
  #way = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#cobbles = Array.from({ length: COBBLES.count }, () =>
      stage.image('keien', 0, COBBLES.y).setDepth(DEPTHS.cobbles),
    );
    for (let bar = 0; bar < 2; bar++)
      for (const piece of PIECES)
        this.#passing.push({
          things: [stage.image('bar', 0, BAR.y).setDepth(DEPTHS.bar)],
          at: 683 + piece + bar * STREET.period,
        });
    this.#tables = GUESTS.map((names, i) => ({
      at: 683 + STREET.table + i * STREET.period,
      image: stage.image('tafel', 0, TABLE.y).setDepth(DEPTHS.table),
      guests: names.map((name, seat) =>
        stage.kit.klodder(name, {
          x: 0,
          y: TABLE.guestY,
          size: TABLE.size,
          depth: DEPTHS.guest,
          flip: seat === 1,
          hat: 'none',
        }),
      ),
      glasses: [],
    }));
    this.go(0);
  }

  /** One has come so far down the street, in u. */
  go(way: number) {
    this.#way = way;
    for (const { things, at } of this.#passing) for (const thing of things) thing.setX(this.#xOf(at));
    const step = COBBLES.wide;
    const first = 683 - step * 2 - (way % step);
    for (const [i, strip] of this.#cobbles.entries()) strip.setX(first + i * step);
    for (const { at, image, guests, glasses } of this.#tables) {
      const x = this.#xOf(at);
      image.setX(x);
      for (const [seat, guest] of guests.entries()) guest.setPosition(x + seatX(seat), TABLE.guestY);
      for (const [i, glass] of glasses.entries()) glass.thing.setPosition(x + SERVED[i]!, TABLE.y);
    }
  }

  /** All that are near look at the tray, and lean along. */
  watch({ x, y }: Spot, angle: number) {
    for (const { guests } of this.#tables)
      for (const guest of guests) {
        guest.look(x, y);
        if (!this.#stage.reducedMotion) guest.setAngle(angle * LEANS);
      }
  }

  /** A glass flies to the table that is nearest, and stays there. */
  async serve(glass: Glass, seat: number, ms: number) {
    const table = this.#near;
    glass.thing.setAngle(0);
    await glass.fly(() => ({ x: this.#xOf(table.at) + SERVED[seat]!, y: TABLE.y }), ms, 60);
    glass.thing.setDepth(DEPTHS.table);
    table.glasses[seat] = glass;
  }

  /** The guests at the nearest table are glad. */
  cheer() {
    for (const guest of this.#near.guests) {
      guest.face('happy', HAPPY_MS, 'look');
      void guest.hop();
    }
  }

  /** All guests come and look over the bar. */
  async gather() {
    const all = this.#tables.flatMap(({ guests }) => guests);
    for (const [i, guest] of all.entries())
      guest.setPosition(BEHIND.x[i]!, BEHIND.down).setAngle(0).setDepth(DEPTHS.lift);
    await this.#stage.tween({ targets: all, to: { y: BEHIND.up }, ms: BEHIND.ms, ease: 'Back.Out' });
    for (const guest of all) guest.face('happy');
  }

  /** Who was served has drunk it. */
  tidy() {
    for (const table of this.#tables) for (const glass of table.glasses.splice(0)) glass.thing.destroy();
  }

  get #near(): Table {
    const far = ({ at }: Table) => Math.abs(this.#xOf(at) - 683);
    const [one, two] = this.#tables as [Table, Table];
    return far(one) < far(two) ? one : two;
  }

  #xOf(at: number): number {
    return ((((at - this.#way - OUT) % ROUND) + ROUND) % ROUND) + OUT;
  }
}

const seatX = (seat: number): number => (seat === 0 ? -TABLE.guest : TABLE.guest);
