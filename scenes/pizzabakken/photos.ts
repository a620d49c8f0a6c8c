import type { Container, GameStage, Graphics, WordLine } from '../../engine/stage/index.ts';
import { KITCHEN } from './art/colours.ts';
import { TOPPINGS } from './art/sizes.ts';
import { BOARD, hangPhotos, type PhotoSpot } from './rules.ts';
import { DEPTHS } from './topping.ts';

/** Photo and pizza as drawn. */
const PHOTO = { width: 228, height: 148 } as const;
const PIZZA = { length: 280, across: 0.74, high: 0.5 } as const;
/** Letters at first, the smallest they may become, and how wide a word may be. */
const LETTERS = { size: 34, larger: 1.2, least: 28, widest: 264 } as const;
const TILE = { width: 86, height: 46, gap: 10 } as const;
const FLAG = { width: 34, height: 30, every: 52 } as const;
const FLAGS = [0xee6a50, 0xfffdf6, 0xf2b632, 0x1fa39b] as const;
const STRING = 0xa9784e;
const FRAME = { wood: 0xb58357, line: 0x8d5f3e, width: 14, round: 22 } as const;
const EACH_MS = 110;
const BELOW = 380;

const colour = (hex: string) => parseInt(hex.slice(1), 16);

/** The end: a piece of kitchen wall on which every word pizza of the round hangs as a photo. */
export class Photos {
  #stage: GameStage;
  #wall: Container;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#wall = stage.scene.add.container(0, BELOW).setDepth(DEPTHS.photos);
  }

  async hang(words: readonly string[]) {
    const stage = this.#stage;
    const letters = words.map((word) => this.#write(word));
    const { lines, spots } = hangPhotos(letters.map((line) => line.width * line.scaleX));
    const board = stage.scene.add.graphics();
    drawWall(board);
    for (const y of lines) drawLine(board, y);
    this.#wall.add(board);
    await stage.tween({ targets: this.#wall, to: { y: 0 }, ms: 420, ease: 'Back.Out' });
    for (const [i, spot] of spots.entries()) {
      this.#photo(letters[i]!, spot, i);
      await stage.clock.wait(EACH_MS);
    }
  }

  /** The letters of a word: a long one gets smaller ones. */
  #write(word: string): WordLine {
    const { size, larger, least, widest } = LETTERS;
    const line = this.#stage.kit.word(0, 0, word, { size }).setVisible(false);
    const real = this.#stage.settings.largeLetters ? size * larger : size;
    if (line.width > widest) line.setScale(Math.max(least / real, widest / line.width));
    return line;
  }

  #photo(word: WordLine, { x, y, width, height }: PhotoSpot, i: number) {
    const stage = this.#stage;
    const [across, high] = [width / PHOTO.width, height / PHOTO.height];
    const size = Math.min((width * PIZZA.across) / PIZZA.length, high * PIZZA.high);
    const at = -21 * high;
    const topping = (dx: number, j: number) =>
      stage.image(TOPPINGS[(i * 3 + j) % TOPPINGS.length]!, dx * size, at).setScale(size * 0.62);
    const photo = stage.scene.add.container(x, y - 30, [
      stage.image('foto', 0, 0).setScale(across, high),
      stage.image('klein', 0, at).setScale(size * 1.1, size),
      topping(-74, 0),
      topping(0, 1),
      topping(74, 2),
      word.setPosition(0, 46 * high).setVisible(true),
      stage.image('knijper', 0, -height / 2),
    ]);
    this.#wall.add(photo.setAngle(i % 2 ? 1.4 : -1.4).setAlpha(0));
    stage.sound.play('tik', { rate: 0.9 + 0.06 * i });
    void stage.tween({ targets: photo, to: { y, alpha: 1 }, ms: 260, ease: 'Back.Out', pop: true });
  }
}

/** The wall: tiles in a wooden frame, with flags along its upper edge. */
function drawWall(pen: Graphics) {
  const { left, right, top, bottom } = BOARD;
  const [width, height] = [right - left, bottom - top];
  const { wood, line, width: edge, round } = FRAME;
  pen.fillStyle(line).fillRoundedRect(left - 3, top - 3, width + 6, height + 6, round + 3);
  pen.fillStyle(wood).fillRoundedRect(left, top, width, height, round);
  pen.fillStyle(colour(KITCHEN.wall));
  pen.fillRoundedRect(left + edge, top + edge, width - 2 * edge, height - 2 * edge, round - 8);
  pen.fillStyle(colour(KITCHEN.tile), 0.6);
  const columns = Math.floor((width - 2 * edge - TILE.gap) / (TILE.width + TILE.gap));
  const margin = (width - columns * (TILE.width + TILE.gap) + TILE.gap) / 2;
  for (let y = top + edge + TILE.gap; y + TILE.height < bottom - edge; y += TILE.height + TILE.gap)
    for (let i = 0; i < columns; i++)
      pen.fillRoundedRect(left + margin + i * (TILE.width + TILE.gap), y, TILE.width, TILE.height, 9);
  for (let x = left + edge + FLAG.every / 2, i = 0; x < right - edge; x += FLAG.every, i++) {
    const [from, to] = [x - FLAG.width / 2, x + FLAG.width / 2];
    pen
      .fillStyle(FLAGS[i % FLAGS.length]!)
      .fillTriangle(from, top + 6, to, top + 6, x, top + 6 + FLAG.height);
    pen.lineStyle(2.5, line, 0.5).strokeTriangle(from, top + 6, to, top + 6, x, top + 6 + FLAG.height);
  }
}

/** A line to hang photos on, a little slack. */
function drawLine(pen: Graphics, y: number) {
  const [from, to] = [BOARD.left + FRAME.width, BOARD.right - FRAME.width];
  pen.lineStyle(4, STRING, 1).beginPath().moveTo(from, y);
  for (let x = from; x < to; x += 24) pen.lineTo(x, y + 5 * Math.sin((Math.PI * (x - from)) / (to - from)));
  pen.lineTo(to, y).strokePath();
}
