import type { Heading } from '../../engine/stage/index.ts';
import { headingTo, type Tile } from './grid.ts';
import { entered, route, type Ground } from './ways.ts';

/** What became of an arrow that was to be laid. */
export type Laid = 'laid' | 'taken' | 'blocked' | 'full' | 'same';

interface Surroundings {
  /** Where he is when the first card is his next. */
  from(): Tile;
  ground(): Ground;
  /** The tiles of each dust bunny that he would suck up. */
  prey(): readonly (readonly Tile[])[];
}

/** The arrow cards that wait in the queue, and where they lead. */
export class Plan {
  readonly #of: Surroundings;
  readonly #most: number;
  #cards: Heading[] = [];

  constructor(of: Surroundings, most: number) {
    this.#of = of;
    this.#most = most;
  }

  get cards(): readonly Heading[] {
    return this.#cards;
  }

  /** The tiles that each card brings him onto. */
  get legs(): Tile[][] {
    const ground = this.#of.ground();
    let at = this.#of.from();
    return this.#cards.map((heading) => {
      const tiles = entered(ground, at, heading);
      at = tiles.at(-1) ?? at;
      return tiles;
    });
  }

  /** Where he ends. */
  get end(): Tile {
    return this.legs.flat().at(-1) ?? this.#of.from();
  }

  /** The dust bunnies that he sucks up on the way, in that order: the number of each. */
  get taken(): number[] {
    const prey = this.#of.prey();
    const all = this.legs.flat().map((tile) => prey.findIndex((tiles) => tiles.includes(tile)));
    return [...new Set(all.filter((one) => one >= 0))];
  }

  /** One arrow more. */
  add(heading: Heading): Laid {
    if (entered(this.#of.ground(), this.end, heading).length === 0) return 'blocked';
    if (this.#cards.length >= this.#most) return 'full';
    this.#cards.push(heading);
    return 'laid';
  }

  /** Takes cards back until so many are left; the last one without a number. */
  cut(left = this.#cards.length - 1): Laid {
    if (this.#cards.length <= Math.max(0, left)) return 'same';
    this.#cards.length = Math.max(0, left);
    return 'taken';
  }

  /** He sets off with the first one. */
  shift(): Heading | undefined {
    return this.#cards.shift();
  }

  /** On to some tiles, past bunnies that are not meant. */
  goTo(goals: ReadonlySet<Tile>): Laid {
    const prey = this.#of.prey();
    const { taken, end } = this;
    if (taken.some((one) => prey[one]!.some((tile) => goals.has(tile)))) return 'same';
    const avoid = new Set(prey.flatMap((tiles, i) => (taken.includes(i) ? [] : tiles)));
    const more = route(this.#of.ground(), end, goals, avoid);
    if (!more) return 'blocked';
    if (more.length === 0) return 'same';
    if (this.#cards.length + more.length > this.#most) return 'full';
    this.#cards.push(...more);
    return 'laid';
  }

  /** A finger comes down on a tile: it goes on from there where the line lies over it, else the line goes on to there. */
  touch(tile: Tile): Laid {
    if (tile === this.#of.from()) return this.cut(0);
    const at = this.legs.findLastIndex((tiles) => tiles.includes(tile));
    return at >= 0 ? this.cut(at + 1) : this.goTo(new Set([tile]));
  }

  /** A finger that draws comes onto a tile; back over the last one it takes that back. */
  draw(tile: Tile): Laid {
    const { legs, end } = this;
    if (tile === end || legs.at(-1)?.includes(tile)) return 'same';
    if (legs.length > 0 && tile === (legs.at(-2)?.at(-1) ?? this.#of.from())) return this.cut();
    const heading = headingTo(end, tile);
    return heading ? this.add(heading) : this.goTo(new Set([tile]));
  }
}
