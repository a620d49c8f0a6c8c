import type { GameStage } from '../../engine/stage/index.ts';
import { coarseness, TOPPINGS } from './art/sizes.ts';
import { DEPTHS } from './topping.ts';

const PER_LINE = 5;
const PITCH = 250;
const LINES = [436, 608] as const;
const MIDDLE = 683;
const WIDTH = 212;
const LETTERS = 34;
const SMALLEST = 28;
const STRING = 0xa9784e;

/** The end: every word pizza of the round hangs as a photo on a line before the counter. */
export class Photos {
  #stage: GameStage;

  constructor(stage: GameStage) {
    this.#stage = stage;
  }

  async hang(words: readonly string[]) {
    const stage = this.#stage;
    const shown = words.slice(0, PER_LINE * LINES.length);
    const rows = [shown.slice(0, PER_LINE), shown.slice(PER_LINE)].filter((row) => row.length > 0);
    for (const [r, row] of rows.entries()) {
      const y = rows.length === 1 ? LINES[0] + 70 : LINES[r]!;
      this.#line(y);
      for (const [i, word] of row.entries()) {
        this.#photo(word, MIDDLE + (i - (row.length - 1) / 2) * PITCH, y, r * PER_LINE + i);
        await stage.clock.wait(120);
      }
    }
  }

  #line(y: number) {
    const string = this.#stage.scene.add.graphics().setDepth(DEPTHS.photos);
    string
      .lineStyle(5, STRING, 1)
      .beginPath()
      .moveTo(-200, y - 12);
    for (let x = -200; x <= 1566; x += 40) string.lineTo(x, y - 4 + 8 * Math.sin((x - 683) / 420));
    string.strokePath();
  }

  #photo(word: string, x: number, y: number, i: number) {
    const stage = this.#stage;
    const letters = stage.kit.word(0, 122, word, { size: LETTERS });
    if (letters.width > WIDTH) letters.setScale(Math.max(SMALLEST / LETTERS, WIDTH / letters.width));
    const pizza = stage.image('klein', 0, 60).setScale(coarseness('klein') * 0.6, coarseness('klein') * 0.5);
    const topping = (dx: number, j: number) =>
      stage.image(TOPPINGS[(i * 3 + j) % TOPPINGS.length]!, dx, 60).setScale(0.34);
    const photo = stage.scene.add
      .container(x, y - 40, [
        stage.image('foto', 0, 0).setScale(coarseness('foto')),
        pizza,
        topping(-44, 0),
        topping(0, 1),
        topping(44, 2),
        letters,
      ])
      .setDepth(DEPTHS.photos + 1)
      .setAngle(i % 2 ? 2 : -2)
      .setAlpha(0);
    stage.sound.play('tik', { rate: 0.9 + 0.06 * i });
    void stage.tween({ targets: photo, to: { y, alpha: 1 }, ms: 260, ease: 'Back.Out' });
  }
}
