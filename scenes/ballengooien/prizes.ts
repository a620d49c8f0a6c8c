import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
import { PRIZES } from './art/colours.ts';
import type { Spot } from './rules.ts';
import { DEPTHS } from './target.ts';

const RAIL = { y: 288, board: 297, pitch: 108, middle: 683 } as const;
const SIZE = { usual: 0.72, won: 0.9 } as const;
const STEP_MS = 460;

/** A plush Klodder that came from the rail, and where it stood there. */
export interface Prize {
  name: (typeof PRIZES)[number];
  image: Image;
  from: Spot;
}

/** The rail with plush Klodders: each right word brings the next one into the gold frame. */
export class Prizes {
  #stage: GameStage;
  #plush: Image[];
  #rail: Container;
  #moved = { steps: 0 };
  #wanted = 0;

  /** `won` is how many words were right before. */
  constructor(stage: GameStage, won: number) {
    this.#stage = stage;
    this.#moved.steps = this.#wanted = won;
    const board = stage.image('plank', RAIL.middle, RAIL.board).setDepth(DEPTHS.prize - 1);
    board.setScale(1096 / 560, 1);
    stage.image('lijst', RAIL.middle, 230).setDepth(DEPTHS.prize - 1);
    this.#plush = PRIZES.map((name) => stage.image(`pluche-${name}`, 0, RAIL.y));
    this.#rail = stage.scene.add.container(0, 0, this.#plush).setDepth(DEPTHS.prize);
    this.#draw();
  }

  /** The rail moves one prize on. */
  async next() {
    this.#wanted++;
    await this.#stage.tween({
      targets: this.#moved,
      to: { steps: this.#wanted },
      ms: STEP_MS,
      ease: 'Back.Out',
      onUpdate: () => this.#draw(),
    });
  }

  /** The one in the frame and its neighbours, from left to right; they leave the rail. */
  takeNearest(): Prize[] {
    return [-1, 0, 1].map((at) => {
      const i = (this.#wanted + at + PRIZES.length) % PRIZES.length;
      const image = this.#plush[i]!;
      this.#rail.remove(image);
      return { name: PRIZES[i]!, image, from: { x: RAIL.middle + at * RAIL.pitch, y: RAIL.y } };
    });
  }

  /** Those that stay behind hop along, every other one. */
  dance(beat: number) {
    const dancers = this.#plush.filter(
      (plush, i) => i % 2 === beat % 2 && plush.parentContainer === this.#rail,
    );
    void this.#stage.tween({
      targets: dancers,
      to: { y: RAIL.y - 16 },
      ms: 150,
      yoyo: true,
      ease: 'Quad.Out',
      pop: true,
    });
  }

  #draw() {
    const count = PRIZES.length;
    this.#plush.forEach((plush, i) => {
      const turn = (((i - this.#moved.steps) % count) + count) % count;
      const at = turn > count / 2 ? turn - count : turn;
      const near = Math.max(0, 1 - Math.abs(at));
      // At both ends they come and go behind the posts.
      const edge = Math.max(0, Math.min(1, (count / 2 - Math.abs(at)) / 0.5));
      plush.setX(RAIL.middle + at * RAIL.pitch).setAlpha(edge);
      plush.setScale(SIZE.usual + (SIZE.won - SIZE.usual) * near);
    });
  }
}
