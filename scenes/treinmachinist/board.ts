import type { Reveal } from '../../engine/exercise/index.ts';
import type { Container, GameStage, Image, WordLine } from '../../engine/stage/index.ts';
import { cargoImage, type Cargo } from './cargo.ts';
import { BOARD, DEPTHS, sprite } from './places.ts';

const CHALK = '#FFFDF6';
const ROOM = 26;
const PICTURE = 78;

/** The signal board: a large copy of what the train carries, in chalk. */
export class Board {
  readonly thing: Container;
  #stage: GameStage;
  #plate: Image;
  #content: Container | WordLine | undefined;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#plate = sprite(stage, 'seinbord', 0, 0);
    this.thing = stage.scene.add.container(BOARD.x, BOARD.y, [this.#plate]).setDepth(DEPTHS.board);
  }

  /** Writes a word on it, or hangs a picture on it; nothing wipes it. */
  show(cargo?: Cargo) {
    this.#content?.destroy();
    this.#content = undefined;
    this.thing.setVisible(cargo !== undefined);
    if (!cargo) return;
    const size = { letters: BOARD.letters, picture: PICTURE, colour: CHALK };
    const content = cargoImage(this.#stage, cargo, size).setY(cargo.picture ? -2 : -4);
    if (!cargo.picture) content.setScale(Math.min(1, (BOARD.width - ROOM) / content.width));
    this.#content = content;
    this.thing.add(content);
    content.setAlpha(0);
    void this.#stage.tween({ targets: content, to: { alpha: 1 }, ms: 160 });
  }

  /** The right spelling in chalk, its hard spot underlined; a whole sentence is too long for it. */
  reveal(reveal: Reveal) {
    if (/\s/.test(reveal.text)) return;
    this.show({ text: reveal.text });
    const line = this.#content as WordLine;
    line.setWord(reveal.text, reveal);
    line.setScale(Math.min(1, (BOARD.width - ROOM) / line.width));
    this.#stage.fx.burst('stof', BOARD.x, BOARD.y, { count: 6, spread: 180 });
  }
}
