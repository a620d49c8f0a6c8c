import type { GameStage, Graphics, Image, Rect } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type { Spot } from './rules.ts';

/** So many stars, so far outside the word; from how far they come. */
const STARS = 12;
const AIR = 16;
const FROM = 240;
const MS = { come: 520, each: 30 } as const;
const LINE = { colour: 0xffe9a8, width: 3, alpha: 0.9 } as const;
const SIZE = [0.3, 0.44, 0.34] as const;

/** Stars that link up around the right word. */
export class Constellation {
  readonly #stage: GameStage;
  readonly #line: Graphics;
  #stars: Image[] = [];

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#line = stage.scene.add.graphics().setDepth(DEPTHS.line);
  }

  /** Around where the word is held up; the line is there when all have come. */
  async link(word: Rect) {
    this.clear();
    const stage = this.#stage;
    const rng = stage.rng.fork('sterrenbeeld');
    const stars = around(word).map(({ x, y }, i) => {
      const turn = rng.between(0, Math.PI * 2);
      const star = stage.image('losse-ster', x + Math.cos(turn) * FROM, y + Math.sin(turn) * FROM);
      const to = { x, y, alpha: 1 };
      star.setDepth(DEPTHS.line + 1).setAlpha(0);
      star.setScale(SIZE[i % SIZE.length]!);
      void stage.tween({ targets: star, to, ms: MS.come, delay: i * MS.each, ease: 'Quad.Out' });
      return star;
    });
    this.#stars = stars;
    await stage.clock.wait(MS.come + STARS * MS.each);
    if (this.#stars !== stars) return;
    this.#line.lineStyle(LINE.width, LINE.colour, LINE.alpha).beginPath();
    for (const { x, y } of [...stars, stars[0]!]) this.#line.lineTo(x, y);
    this.#line.strokePath();
  }

  clear() {
    this.#line.clear();
    for (const star of this.#stars) star.destroy();
    this.#stars = [];
  }
}

/** Places around a word, a little uneven, as stars are. */
function around({ x, y, width, height }: Rect): Spot[] {
  const half = STARS / 2;
  const place = (i: number): Spot => {
    const isTop = i < half;
    const share = (isTop ? i : STARS - 1 - i) / (half - 1);
    const up = AIR + ((i * 7) % 3) * 5;
    return { x: x - AIR + share * (width + 2 * AIR), y: isTop ? y - up : y + height + up };
  };
  return Array.from({ length: STARS }, (_, i) => place(i));
}
