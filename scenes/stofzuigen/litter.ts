import type { OfferOptions } from '../../engine/stage/index.ts';
import { Bunny, type Load } from './bunny.ts';
import type { Tile } from './grid.ts';
import type { House } from './house.ts';
import { ROOM_FOR, type Room } from './room.ts';

/** Sizes of a word's letters: the first at which all of them find room. */
const LETTERS = [40, 36, 33, 30] as const;
/** So many tiles less than a packed room has: rows are never filled quite evenly. */
const SLACK = 4;
/** Times in ms. Hatsjoe: dizzy, then it flies out and he is pushed back. */
const MS = { dizzy: 300, recoil: 190, last: 560 } as const;

/** All dust bunnies of one exercise, and how one is sucked up. */
export class Litter {
  readonly bunnies: readonly Bunny[];
  readonly room: Room;
  readonly #house: House;
  /** What is in the nozzle now. */
  #sucked: Bunny | undefined;

  constructor(house: House, loads: readonly Load[], isLetters: boolean, seed: string) {
    this.#house = house;
    this.bunnies = isLetters ? loads.map((load) => new Bunny(house.stage, load)) : this.#words(loads);
    this.room = house.roomFor(
      this.bunnies.map(({ size }) => size),
      seed,
    );
    this.bunnies.forEach((bunny, i) => (bunny.tiles = this.room.bunnies[i]!));
  }

  /** They come; resolves when all can be read. */
  async come() {
    await Promise.all(this.bunnies.map((bunny, i) => bunny.come(i)));
  }

  /** How each bunny is offered: picked, cards lead to it. */
  offerOf(
    bunny: Bunny,
    isPlanned: (bunny: Bunny) => boolean,
  ): Pick<OfferOptions, 'size' | 'enabled' | 'onPick'> {
    return {
      size: bunny.hit,
      // A line that leads onto it is drawn on from there.
      enabled: () => bunny.isPrey && !isPlanned(bunny),
      onPick: () => this.#house.send(new Set(bunny.tiles)),
    };
  }

  /** What can be sucked up, in the order of the exercise. */
  get prey(): readonly Bunny[] {
    return this.bunnies.filter(({ isPrey }) => isPrey);
  }

  /** Tiles of what is out of play: he can't drive there. */
  get walls(): Tile[] {
    return this.bunnies.flatMap(({ isOut, tiles }) => (isOut ? tiles : []));
  }

  at(tile: Tile): Bunny | undefined {
    return this.bunnies.find((bunny) => bunny.isPrey && bunny.tiles.includes(tile));
  }

  /** He drives onto one: `answer` says whether that counts, `fits` whether it is what is to be copied. Whether he may. */
  suck(bunny: Bunny, tile: Tile, fits: boolean, answer: () => boolean): boolean {
    const { driver, zoef } = this.#house;
    if (!answer()) return false;
    if (!fits) {
      // Not the one that is to be copied: it stays where it is.
      this.#house.scatter();
      zoef.face('denk', 600);
      return false;
    }
    this.#sucked = bunny;
    driver.isHeld = true;
    void bunny.whirl(zoef.spot(tile), Math.max(30, driver.stepMs));
    return true;
  }

  /** Right: it stays in the bag. Resolves when it is in. */
  async swallow() {
    const { stage, driver, zoef } = this.#house;
    const bunny = this.#sucked;
    this.#sucked = undefined;
    if (!bunny) return;
    await stage.clock.wait(driver.msLeft);
    bunny.vanish();
    zoef.swallow();
  }

  /** He goes on with his cards, or first enjoys what was the last of it. */
  async goOn(isDone: boolean) {
    const { stage, driver, zoef } = this.#house;
    if (!isDone) {
      driver.isHeld = false;
      return;
    }
    driver.stop();
    zoef.cheer();
    await stage.clock.wait(MS.last);
  }

  /** Hatsjoe: it flies back to its place, he is pushed back and his cards are gone. After a reveal Gum rubs it. */
  async sneeze(isReveal: boolean): Promise<Bunny | undefined> {
    const { stage, driver, zoef } = this.#house;
    const bunny = this.#sucked;
    this.#sucked = undefined;
    if (!bunny) return undefined;
    await stage.clock.wait(driver.msLeft);
    this.#house.scatter();
    zoef.tickle();
    await stage.clock.wait(MS.dizzy);
    const { x, y } = zoef.root;
    zoef.sneeze();
    stage.fx.burst('dust', x, y, { count: 8, spread: 90 });
    const way = { share: 1 };
    const pushed = stage.tween({
      targets: way,
      to: { share: 0 },
      ms: MS.recoil,
      ease: 'Quad.Out',
      onUpdate: () => driver.recoil(Math.max(0.001, way.share)),
    });
    await Promise.all([bunny.fly(x, y), pushed]);
    driver.recoil(0);
    if (isReveal) await stage.kit.eraser.rub(bunny.root);
    return bunny;
  }

  frame(now: number) {
    for (const bunny of this.bunnies) bunny.breathe(now);
  }

  async clear() {
    await Promise.all(this.bunnies.map((bunny) => bunny.leave()));
  }

  /** With letters as large as there is room for all of them. */
  #words(loads: readonly Load[]): Bunny[] {
    for (const letters of LETTERS) {
      const bunnies = loads.map((load) => new Bunny(this.#house.stage, load, letters));
      const tiles = bunnies.reduce((sum, { size }) => sum + size.wide + 1, 0);
      if (tiles <= ROOM_FOR - SLACK || letters === LETTERS.at(-1)) return bunnies;
      for (const { root } of bunnies) root.destroy();
    }
    return [];
  }
}
