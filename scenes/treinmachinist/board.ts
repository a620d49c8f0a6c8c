import type { Option, Reveal } from '../../engine/exercise/index.ts';
import type { Container, GameStage, Image, WordLine } from '../../engine/stage/index.ts';
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
  show(card?: Pick<Option, 'text' | 'picture'>) {
    this.#content?.destroy();
    this.#content = undefined;
    this.thing.setVisible(card !== undefined);
    if (!card) return;
    const { kit } = this.#stage;
    const content = card.picture
      ? kit.picture(0, -2, card.picture, PICTURE)
      : kit.word(0, -4, (card.text ?? '').replaceAll('___', '__'), { size: BOARD.letters, colour: CHALK });
    if (!card.picture) content.setScale(Math.min(1, (BOARD.width - ROOM) / content.width));
    this.#content = content;
    this.thing.add(content);
    content.setAlpha(0);
    void this.#stage.tween({ targets: content, to: { alpha: 1 }, ms: 160 });
  }

  /** Gum was here: the right spelling, its hard spot underlined. */
  reveal(reveal: Reveal) {
    this.show({ text: reveal.text });
    const line = this.#content as WordLine;
    line.setWord(reveal.text, reveal);
    line.setScale(Math.min(1, (BOARD.width - ROOM) / line.width));
    this.#stage.fx.burst('stof', BOARD.x, BOARD.y, { count: 6, spread: 180 });
  }
}
