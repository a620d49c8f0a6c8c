import type { Container, GameStage } from '../../engine/stage/index.ts';
import { DEPTHS, MIDDLE } from './places.ts';

const Y = 238;
const DRAWN = 300;
const LETTERS = 32;
const ROOM = 64;

/** What stands above a text, on a plank before the stands. */
export class Title {
  #thing: Container;

  constructor(stage: GameStage, title: string) {
    const word = stage.kit.word(0, -3, title, { size: LETTERS });
    const plank = stage.image('titelbord', 0, 0).setScale(Math.max(0.7, (word.width + ROOM) / DRAWN), 1);
    this.#thing = stage.scene.add.container(MIDDLE, Y, [plank, word]).setDepth(DEPTHS.board);
  }

  destroy() {
    this.#thing.destroy();
  }
}
