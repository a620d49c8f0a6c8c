import type { Rng } from '../../engine/exercise/index.ts';
import type { GameStage, Image } from '../../engine/stage/index.ts';
import { bumpInto, slowed, type Car } from './car.ts';
import { DEPTHS } from './places.ts';
import { ACROSS, distance, DOWN, type Point } from './town.ts';

/** `a, b` is for tempo 0 and 1. Toy cars keep to the right, and wait for a taxi that is near before them. */
const TOYS = {
  count: [4, 14],
  speed: [56, 84],
  lane: 31,
  r: 19,
  kinds: 6,
  near: 130,
  wait: 900,
  lag: 130,
  back: 900,
} as const;

interface Crossing {
  column: number;
  row: number;
}

/** A toy car that drives from crossing to crossing. */
interface Toy extends Point {
  image: Image;
  from: Crossing;
  to: Crossing;
  gone: number;
  angle: number;
  /** How long it still waits for the taxi, and minds a bump, in ms. */
  waits: number;
  bumped: number;
}

const placeOf = ({ column, row }: Crossing): Point => ({ x: DOWN[column]!, y: ACROSS[row]! });

/** The other traffic: slow toy cars that bounce softly. */
export class Traffic {
  readonly #toys: Toy[];
  readonly #rng: Rng;
  readonly #speed: number;

  constructor(stage: GameStage) {
    this.#rng = stage.rng.fork('verkeer');
    this.#speed = stage.lerp(...TOYS.speed);
    const count = stage.calm ? 0 : Math.round(stage.lerp(...TOYS.count));
    this.#toys = Array.from({ length: count }, (_, i) => {
      const from = { column: this.#rng.below(DOWN.length), row: this.#rng.below(ACROSS.length) };
      const image = stage.image(`auto-${i % TOYS.kinds}`, 0, 0).setDepth(DEPTHS.toy);
      const toy: Toy = { image, from, to: from, gone: 0, angle: 0, waits: 0, bumped: 0, ...placeOf(from) };
      this.#turn(toy);
      toy.gone = this.#rng.between(0, 300);
      this.#place(toy, 1);
      return toy;
    });
  }

  /** One step; whether the taxi bumped into one. */
  frame(ms: number, car: Car): boolean {
    let bumped = false;
    for (const toy of this.#toys) {
      const ahead = { x: toy.x + Math.cos(toy.angle) * 70, y: toy.y + Math.sin(toy.angle) * 70 };
      const isFree = distance(ahead, car) > TOYS.near / 2 && distance(toy, car) > TOYS.near / 2;
      toy.waits = isFree ? Math.max(0, toy.waits - ms) : TOYS.wait / 3;
      if (toy.waits === 0) toy.gone += (this.#speed * ms) / 1000;
      if (toy.gone >= distance(placeOf(toy.from), placeOf(toy.to))) this.#turn(toy);
      // Who was pushed aside comes back into its lane slowly.
      const lag = toy.bumped > 0 ? TOYS.back : TOYS.lag;
      toy.bumped = Math.max(0, toy.bumped - ms);
      this.#place(toy, 1 - Math.exp(-ms / lag));
      if (!bumpInto(car, toy, TOYS.r)) continue;
      if (toy.bumped === 0) {
        slowed(car);
        bumped = true;
      }
      toy.bumped = TOYS.wait;
      toy.image.setPosition(toy.x, toy.y);
    }
    return bumped;
  }

  hide() {
    for (const { image } of this.#toys.splice(0)) image.destroy();
  }

  /** On to another crossing, not back. */
  #turn(toy: Toy) {
    const at = toy.to;
    const ways = [
      { column: at.column + 1, row: at.row },
      { column: at.column - 1, row: at.row },
      { column: at.column, row: at.row + 1 },
      { column: at.column, row: at.row - 1 },
    ].filter(
      ({ column, row }) =>
        column in DOWN && row in ACROSS && (column !== toy.from.column || row !== toy.from.row),
    );
    toy.from = at;
    toy.to = this.#rng.pick(ways);
    toy.gone = 0;
  }

  /** In its lane; it follows bends a little later. */
  #place(toy: Toy, share: number) {
    const [a, b] = [placeOf(toy.from), placeOf(toy.to)];
    const angle = Math.atan2(b.y - a.y, b.x - a.x);
    const x = a.x + Math.cos(angle) * toy.gone - Math.sin(angle) * TOYS.lane;
    const y = a.y + Math.sin(angle) * toy.gone + Math.cos(angle) * TOYS.lane;
    toy.x += (x - toy.x) * share;
    toy.y += (y - toy.y) * share;
    toy.angle += Math.atan2(Math.sin(angle - toy.angle), Math.cos(angle - toy.angle)) * share;
    toy.image.setPosition(toy.x, toy.y).setRotation(toy.angle);
  }
}
