import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

const RUN = { from: 1480, y: 704, bike: 470, away: -180 } as const;
const MOUTH = { x: -112, y: -4 } as const;
const MS = { come: 520, bring: 300, go: 620, step: 110 } as const;

/** A letter on the grass is brought back by a dog, who would like another one. */
export class Dog {
  readonly #stage: GameStage;
  readonly #image: Image;
  #legs = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#image = stage.image('hond-0', RUN.from, RUN.y).setDepth(DEPTHS.guest).setVisible(false);
  }

  /** Runs up to the letter at x, and back with it: `carry` is told where it has it. */
  async fetch(x: number, carry: (place: { x: number; y: number }) => void) {
    const { sound } = this.#stage;
    const dog = this.#image.setPosition(RUN.from, RUN.y).setVisible(true);
    sound.play('blaf');
    await this.#run(x + 40, MS.come);
    await this.#run(RUN.bike, MS.bring, () => carry({ x: dog.x + MOUTH.x, y: dog.y + MOUTH.y }));
    void this.#run(RUN.away, MS.go).then(() => dog.setVisible(false));
  }

  async #run(x: number, ms: number, onMove?: () => void) {
    await this.#stage.tween({
      targets: this.#image,
      to: { x },
      ms,
      ease: 'Linear',
      onUpdate: () => {
        onMove?.();
        const legs = Math.floor(this.#stage.clock.now / MS.step) % 2;
        if (legs === this.#legs) return;
        this.#legs = legs;
        this.#image.setFrame(`hond-${legs}`, false, false);
      },
    });
  }
}
