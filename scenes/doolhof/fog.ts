import type { GameStage, Image } from '../../engine/stage/index.ts';
import type { Size } from './maze.ts';
import { DEPTHS } from './places.ts';
import type { Ground } from './rules.ts';

/** The lawn by night, as the backdrop has it: where it is dark, only that is seen. */
const LAWN = [29, 43, 76] as const;
/** Lantern light. */
const WARM = [255, 219, 130] as const;

/**
 * Light and darkness over a chamber: a picture of one pixel a tile, drawn so large that it runs softly from tile to
 * tile.
 */
export class Fog {
  #image: Image;
  #texture: ReturnType<GameStage['scene']['textures']['createCanvas']>;

  constructor(stage: GameStage, name: string, { columns, rows }: Size, { x, y, size }: Ground) {
    const { textures, add } = stage.scene;
    const key = `doolhof/mist/${name}`;
    // The engine advises against these canvases for their cost: this one has no more pixels than the maze has tiles.
    this.#texture = textures.createCanvas(key, columns, rows);
    this.#image = add.image(x, y, key).setOrigin(0, 0).setScale(size).setDepth(DEPTHS.fog);
    // The image has to go before what it is drawn from.
    this.#image.once('destroy', () => textures.remove(key));
  }

  /** Draws how bright each tile is (1 is clear, 0 is dark), and how much warm light lies on it. */
  draw(brightness: readonly number[], warmth: (tile: number) => number) {
    const texture = this.#texture;
    if (!texture) return;
    const { data } = texture.imageData;
    for (let tile = 0; tile < brightness.length; tile++) {
      const dark = 1 - brightness[tile]!;
      const warm = (1 - dark) * warmth(tile);
      const alpha = dark + warm;
      const share = alpha > 0 ? dark / alpha : 0;
      for (let i = 0; i < 3; i++) data[tile * 4 + i] = WARM[i]! + (LAWN[i]! - WARM[i]!) * share;
      data[tile * 4 + 3] = Math.round(255 * Math.min(1, alpha));
    }
    texture.context.putImageData(texture.imageData, 0, 0);
    texture.refresh();
  }

  destroy() {
    this.#image.destroy();
  }
}
