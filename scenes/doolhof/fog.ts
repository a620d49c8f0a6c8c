import type { GameStage, Image } from '../../engine/stage/index.ts';
import type { Size } from './maze.ts';
import { DEPTHS } from './places.ts';
import type { Ground } from './rules.ts';

/** The lawn by night, as the backdrop has it: where it is dark, only that is seen. */
const LAWN = [29, 43, 76] as const;
/** Tiles of fog around the maze, so that its edge is as dark as what lies there. */
const EDGE = 1;

/**
 * Darkness over a chamber: a picture of one pixel a tile, drawn so large that its light runs softly from tile to tile.
 */
export class Fog {
  #size: Size;
  #image: Image;
  #texture: ReturnType<GameStage['scene']['textures']['createCanvas']>;

  constructor(stage: GameStage, name: string, { columns, rows }: Size, ground: Ground) {
    const { textures, add } = stage.scene;
    const key = `doolhof/mist/${name}`;
    this.#size = { columns: columns + EDGE * 2, rows: rows + EDGE * 2 };
    // The engine advises against these canvases for their cost: this one has no more pixels than the maze has tiles.
    this.#texture = textures.createCanvas(key, this.#size.columns, this.#size.rows);
    const { x, y, size } = ground;
    this.#image = add.image(x - EDGE * size, y - EDGE * size, key).setOrigin(0, 0);
    this.#image.setScale(size).setDepth(DEPTHS.fog);
    // The image has to go before what it is drawn from.
    this.#image.once('destroy', () => textures.remove(key));
  }

  /** Draws how bright each tile is: 1 is clear, 0 is dark. */
  draw(brightness: readonly number[]) {
    const texture = this.#texture;
    if (!texture) return;
    const { data } = texture.imageData;
    const { columns, rows } = this.#size;
    const inner = columns - EDGE * 2;
    const within = (at: number, most: number) => Math.min(most - 1, Math.max(0, at - EDGE));
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const tile = within(row, rows - EDGE * 2) * inner + within(column, inner);
        const at = (row * columns + column) * 4;
        [data[at], data[at + 1], data[at + 2]] = LAWN;
        data[at + 3] = Math.round(255 * (1 - brightness[tile]!));
      }
    }
    texture.context.putImageData(texture.imageData, 0, 0);
    texture.refresh();
  }

  destroy() {
    this.#image.destroy();
  }
}
