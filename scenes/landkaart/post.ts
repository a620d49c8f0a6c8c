import type { Container, Stage } from '../../engine/stage/index.ts';
import type { MapTask } from './data.ts';
import type { Point } from './island.ts';

const BOB = { height: 3, ms: 2600 } as const;
const LOADED = { scale: 1.3, letter: { x: 2, y: -50 }, shown: 3 } as const;

/** The paper boat beside the island: it brings the lists of words that the teacher set ready. */
export class Post {
  readonly boat: Container;
  #stage: Stage;
  #at: Point;
  #lists: readonly MapTask[] = [];
  #time = 0;

  constructor(stage: Stage, at: Point) {
    this.#stage = stage;
    this.#at = at;
    this.boat = stage.scene.add.container(at.x, at.y).setDepth(at.y);
    this.bring([]);
  }

  /** Loads the boat with these lists. */
  bring(lists: readonly MapTask[]) {
    this.#lists = lists;
    this.boat.removeAll(true).setScale(lists.length > 0 ? LOADED.scale : 1);
    this.boat.add(this.#stage.image('bootje', 0, 0));
    const { x, y } = LOADED.letter;
    for (const i of lists.slice(0, LOADED.shown).keys())
      this.boat.add(
        this.#stage
          .image('brief', x + i * 5, y - i * 7)
          .setScale(0.72)
          .setAngle(-7 + i * 6),
      );
  }

  get lists(): readonly MapTask[] {
    return this.#lists;
  }

  /** What a screen reader says. */
  get label(): string {
    if (this.#lists.length === 0) return 'Papieren bootje';
    return `Post voor jou: ${this.#lists.map(({ name }) => name).join(', ')}`;
  }

  destroy() {
    this.boat.destroy();
  }

  step(ms: number) {
    if (this.#stage.reducedMotion || this.#stage.calm) return;
    this.#time += ms;
    this.boat.y = this.#at.y + BOB.height * Math.sin((this.#time / BOB.ms) * 2 * Math.PI);
  }
}
