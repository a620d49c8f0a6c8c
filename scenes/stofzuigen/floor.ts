import { Dusk, type Crew, type GameStage, type Image } from '../../engine/stage/index.ts';
import { FLOOR } from './art/sizes.ts';
import { DEPTHS } from './depths.ts';
import { columnOf, middleOf, rowOf, tileOf, type Tile } from './grid.ts';
import type { Room } from './room.ts';
import { ROOMS } from './rooms.ts';

const CREW = {
  host: { name: 'dok', x: 116, y: 742, size: 112, depth: DEPTHS.crew },
  own: { x: 1250, y: 742, size: 106, depth: DEPTHS.crew, flip: true },
} as const;
const MS = { wipe: 22, come: 240, later: 26 } as const;
const DUSK = { alpha: 0.26, depth: DEPTHS.light } as const;

/** The room: its floor that gets clean, furniture, rugs, the cat, and those who look on. */
export class Floor {
  readonly crew: Crew;
  /** Tiles of furniture, and of rugs. */
  readonly walls = new Set<Tile>();
  readonly rugs = new Set<Tile>();
  readonly #stage: GameStage;
  readonly #tiles: ReturnType<GameStage['tiles']>;
  readonly #dusk: Dusk;
  readonly #clean = new Set<Tile>();
  #props: Image[] = [];
  #cat: { at: Tile; image: Image } | undefined;
  #room = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    stage.backdrop();
    const rows = Array.from({ length: FLOOR.rows }, (_, row) =>
      Array.from({ length: FLOOR.columns }, (_, column) => this.#nameOf(tileOf(column, row))),
    );
    this.#tiles = stage.tiles(rows, { x: FLOOR.x, y: FLOOR.y, size: FLOOR.tile, depth: DEPTHS.tiles });
    this.#dusk = new Dusk(stage, DUSK);
    this.crew = stage.kit.crew(CREW);
  }

  /** The room of a third of the round: in the last one it is evening. */
  enter(room: 0 | 1 | 2) {
    this.#dusk.fall(room === 2);
    if (room === this.#room) return;
    this.#room = room;
    this.#clean.clear();
    for (let column = 0; column < FLOOR.columns; column++)
      this.#stage.clock.after(column * MS.wipe, () => {
        for (let row = 0; row < FLOOR.rows; row++) this.#put(tileOf(column, row));
      });
  }

  /** Puts furniture, rugs and the cat where they are in this exercise. */
  furnish({ furniture, rugs, cat }: Room) {
    this.bare();
    const stage = this.#stage;
    for (const at of rugs) this.#come('kleed', [at], DEPTHS.rugs);
    for (const { name, tiles } of furniture) {
      this.#come(name, tiles, DEPTHS.furniture + rowOf(tiles.at(-1)!) / 10);
      for (const tile of tiles) this.walls.add(tile);
    }
    for (const at of rugs) this.rugs.add(at);
    if (cat === undefined) return;
    const { x, y } = middleOf(cat);
    this.#cat = { at: cat, image: stage.image('kat', x, y).setDepth(DEPTHS.cat) };
  }

  bare() {
    for (const image of this.#props.splice(0)) image.destroy();
    this.#cat?.image.destroy();
    this.#cat = undefined;
    this.walls.clear();
    this.rugs.clear();
  }

  /** He drove over a tile: it shines. */
  shine(at: Tile) {
    if (this.#clean.has(at)) return;
    this.#clean.add(at);
    this.#put(at);
    const { x, y } = middleOf(at);
    this.#stage.fx.burst('dust', x, y, { count: 2, spread: 34 });
  }

  /** The cat that sleeps on a tile wakes, and comes along. */
  wake(at: Tile): Image | undefined {
    if (this.#cat?.at !== at) return undefined;
    const { image } = this.#cat;
    this.#cat = undefined;
    return image;
  }

  #come(name: string, tiles: readonly Tile[], depth: number) {
    const { x, y } = middleOf(...tiles);
    const image = this.#stage.image(name, x, y).setDepth(depth).setScale(0);
    const delay = this.#props.length * MS.later;
    this.#props.push(image);
    void this.#stage.tween({
      targets: image,
      to: { scale: 1 },
      ms: MS.come,
      delay,
      ease: 'Back.Out',
      pop: true,
    });
  }

  #nameOf(tile: Tile): string {
    const { floor } = ROOMS[this.#room]!;
    if (this.#clean.has(tile)) return `${floor}-schoon`;
    // Kitchen tiles are chequered; elsewhere no row looks like the one above it.
    const turn = this.#room === 1 ? columnOf(tile) + rowOf(tile) : (tile * 7) % 5;
    return `${floor}-${turn % 2 ? 'b' : 'a'}`;
  }

  #put(tile: Tile) {
    this.#tiles.put(columnOf(tile), rowOf(tile), this.#nameOf(tile));
  }
}
