import type { Container, GameStage } from '../../engine/stage/index.ts';
import { CAKE } from './art/sizes.ts';
import { DEPTHS } from './places.ts';

const X = 176;
const ROWS = [304, 242, 180] as const;
/** Size of a waiting cake, and of the letters on it. */
const WAITING = { width: 222, height: 58, letters: 32, leastLetters: 28, room: 196 } as const;
const DROP = 330;

/** A cake that waits: the exercise it is for, and the word on it where that may be seen. */
export interface Waiting {
  id: string;
  icing: number;
  word: string | undefined;
}

/** The hopper: the next three cakes, so that the work ahead is seen. */
export class Hopper {
  #stage: GameStage;
  #cakes = new Map<string, Container>();

  constructor(stage: GameStage) {
    this.#stage = stage;
    stage.image('trechter', X, 262).setDepth(DEPTHS.hopper);
    stage.image('trechter-voor', X, 140).setDepth(DEPTHS.rim);
  }

  /** These wait now, the next one first: what is gone falls out below, what is new comes in above. */
  show(waiting: readonly Waiting[], ms: number) {
    const stage = this.#stage;
    for (const [id, cake] of this.#cakes) {
      if (waiting.some((one) => one.id === id)) continue;
      this.#cakes.delete(id);
      void stage
        .tween({ targets: cake, to: { y: ROWS[0] + DROP * 0.3, alpha: 0 }, ms: ms * 0.5, ease: 'Quad.In' })
        .then(() => cake.destroy());
    }
    waiting.slice(0, ROWS.length).forEach((one, row) => {
      const cake = this.#cakes.get(one.id) ?? this.#make(one);
      this.#cakes.set(one.id, cake);
      void stage.tween({ targets: cake, to: { y: ROWS[row]!, alpha: 1 }, ms, ease: 'Bounce.Out', pop: true });
    });
  }

  #make({ icing, word }: Waiting): Container {
    const stage = this.#stage;
    const frame = `taart-${icing}`;
    const image = stage.image(frame, 0, 0).setScale(WAITING.width / CAKE.width, WAITING.height / CAKE.height);
    const cake = stage.scene.add
      .container(X, ROWS[2] - 60, [image])
      .setDepth(DEPTHS.waiting)
      .setAlpha(0);
    if (word !== undefined) {
      const line = stage.kit.word(0, 2, word, { size: WAITING.letters });
      const scale = Math.min(1, WAITING.room / line.width);
      // Letters too small to read are none: a long word shows itself on the belt.
      if (scale * WAITING.letters >= WAITING.leastLetters) cake.add(line.setScale(scale));
      else line.destroy();
    }
    return cake;
  }
}
