import type { Reveal } from '../../engine/exercise/index.ts';
import type { Container, GameStage, Image, Text, WordLine } from '../../engine/stage/index.ts';
import { cargoImage, type Cargo } from './cargo.ts';
import { BOARD, DEPTHS } from './places.ts';

const CHALK = '#FFFDF6';
const ROOM = 26;
const PICTURE = 78;
/** The line below a word, and what the word gives up for it. */
const NOTE = { y: 24, size: 28, colour: '#FFE9A8' } as const;
const WITH_NOTE = { y: -20, scale: 0.88 } as const;

/** The signal board: a large copy of what the train carries, in chalk. */
export class Board {
  readonly thing: Container;
  #stage: GameStage;
  #plate: Image;
  #content: Container | WordLine | undefined;
  /** Where a word belongs, below it. */
  #under: Text | undefined;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#plate = stage.image('seinbord', 0, 0);
    this.thing = stage.scene.add.container(BOARD.x, BOARD.y, [this.#plate]).setDepth(DEPTHS.board);
  }

  /** Writes a word on it, or hangs a picture on it; nothing wipes it. */
  show(cargo?: Cargo) {
    this.#content?.destroy();
    this.#under?.destroy();
    this.#content = this.#under = undefined;
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

  /**
   * The right spelling in chalk, its hard spot underlined; a whole sentence is too long for it. Under it the sign of the
   * station where it belongs, when there is room.
   */
  reveal(reveal: Reveal, belongsTo?: string) {
    if (/\s/.test(reveal.text)) return;
    this.show({ text: reveal.text });
    const line = this.#content as WordLine;
    line.setWord(reveal.text, reveal);
    line.setScale(Math.min(1, (BOARD.width - ROOM) / line.width));
    if (belongsTo !== undefined && this.#note(belongsTo))
      line.setScale(line.scale * WITH_NOTE.scale).setY(WITH_NOTE.y);
    this.#stage.fx.burst('dust', BOARD.x, BOARD.y, { count: 6, spread: 180 });
  }

  /** Writes where it belongs at the foot of the board; returns whether that fits. */
  #note(label: string): boolean {
    const stage = this.#stage;
    for (const words of [`hoort bij ${label}`, label]) {
      const note = stage.text(words, 0, NOTE.y, { size: NOTE.size, colour: NOTE.colour });
      if (note.width <= BOARD.width - ROOM) {
        this.thing.add(note);
        this.#under = note;
        return true;
      }
      note.destroy();
    }
    return false;
  }
}
