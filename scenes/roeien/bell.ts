import type { Image, Offer } from '../../engine/stage/index.ts';
import { DEPTHS, type Game } from './game.ts';

const PLACE = { x: 1216, y: 590, size: 96 } as const;

/** The bell that hands in what was made: Enter, or a tap. */
export class Bell {
  readonly #game: Game;
  readonly #image: Image;
  readonly #onRing: () => void;
  #offer: Offer | undefined;

  constructor(game: Game, onRing: () => void) {
    this.#game = game;
    this.#onRing = onRing;
    this.#image = game.stage.image('bel', PLACE.x, PLACE.y).setDepth(DEPTHS.things);
  }

  offer() {
    const { stage } = this.#game;
    this.#offer = stage.offer(this.#image, {
      id: 'bel',
      kind: 'commit',
      label: 'Bel: het is klaar',
      size: { width: PLACE.size, height: PLACE.size },
      onPick: () => {
        void stage.tween({
          targets: this.#image,
          to: { angle: 12 },
          ms: 80,
          yoyo: true,
          repeat: 1,
          pop: true,
        });
        this.#onRing();
      },
    });
  }

  destroy() {
    this.#offer?.remove();
    this.#image.destroy();
  }
}
