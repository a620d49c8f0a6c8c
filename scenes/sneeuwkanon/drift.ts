import type { GameStage, Graphics } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { COLUMN, Snow } from './snow.ts';

const COLOURS = { snow: 0xfafcff, edge: 0xb9c8e6, shade: 0xe3ebf8 } as const;
/** From where to where the ground is drawn, in steps of a column. */
const DRAWN = { left: -120, right: 1490, bottom: 880 } as const;
const WIDE = { edge: 5, shade: 12 } as const;

/** The ground of the valley, with all the snow that missed: drawn anew only when some came. */
export class Drift {
  readonly snow = new Snow();
  readonly #pen: Graphics;

  constructor(stage: GameStage) {
    this.#pen = stage.scene.add.graphics().setDepth(DEPTHS.heap);
    this.#draw();
  }

  pile(x: number) {
    this.snow.pile(x);
    this.#draw();
  }

  #draw() {
    this.#pen.clear();
    this.#sheet(0, COLOURS.shade);
    this.#pen.lineStyle(WIDE.edge, COLOURS.edge).strokePath();
    this.#sheet(WIDE.shade, COLOURS.snow);
  }

  /** A sheet of paper from so far below the surface to the bottom. */
  #sheet(below: number, colour: number) {
    const { right, left, bottom } = DRAWN;
    const pen = this.#pen.fillStyle(colour).beginPath().moveTo(left, bottom);
    for (let x: number = left; x <= right; x += COLUMN) pen.lineTo(x, this.snow.top(x) + below);
    pen.lineTo(right, bottom).closePath().fillPath();
  }
}
