import type { GameStage, Image } from '../../engine/stage/index.ts';
import { MURAL_BOX, type Wall } from './wall.ts';

const SPEED = 15;
const EVERY = 11;
const STRETCH_MS = 520;
const ROWS = [548, 500, 572] as const;
const REST = { x: 1130, y: 644 } as const;
const DEPTH = -20;
const WAIT_MS = 9000;

/** The snail that has all the time in the world and goes through everything wet. */
export class Snail {
  readonly #stage: GameStage;
  readonly #wall: Wall;
  readonly #image: Image;
  #row = 0;
  #wait = WAIT_MS;
  #trail = 0;
  #ms = 0;

  constructor(stage: GameStage, wall: Wall) {
    this.#stage = stage;
    this.#wall = wall;
    this.#image = stage.image('slak', REST.x, REST.y).setDepth(DEPTH).setScale(0.8);
    if (!stage.reducedMotion) this.#toStart();
  }

  /** Every step. With still motion it just sits at the foot of the wall. */
  frame(ms: number) {
    if (this.#stage.reducedMotion) return;
    if (this.#wait > 0) {
      this.#wait -= ms;
      return;
    }
    const image = this.#image;
    this.#ms += ms;
    const stretched = this.#ms % (STRETCH_MS * 2) < STRETCH_MS;
    image.setFrame(stretched ? 'slak-lang' : 'slak').setVisible(true);
    const step = (SPEED * ms) / 1000;
    image.x += step;
    this.#trail += step;
    if (this.#trail > EVERY) {
      this.#trail = 0;
      this.#wall.smear(image.x - 22, image.y - 2);
    }
    if (image.x > MURAL_BOX.right + 20) this.#toStart();
  }

  #toStart() {
    this.#image.setPosition(MURAL_BOX.left - 20, ROWS[this.#row % ROWS.length]!).setVisible(false);
    this.#row++;
    this.#wait = WAIT_MS;
  }
}
