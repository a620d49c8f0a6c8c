import type { GameStage, Image, Offer } from '../../engine/stage/index.ts';
import { DEPTHS, UNDO } from './places.ts';

/** The round arrow that turns the last pipe back. */
export class Undo {
  readonly #stage: GameStage;
  readonly #image: Image;
  #offer: Offer | undefined;
  #isFree: () => boolean = () => false;
  #isShown = false;
  readonly #stop: () => void;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#image = stage.image('terug-uit', UNDO.x, UNDO.y).setDepth(DEPTHS.barrels);
    this.#stop = stage.onStep(() => this.#show(this.#isFree()));
  }

  offer(onUndo: () => void, isFree: () => boolean) {
    this.#isFree = isFree;
    this.#offer = this.#stage.offer(this.#image, {
      id: 'terug',
      kind: 'control',
      label: 'draai de laatste buis terug',
      key: 'Backspace',
      enabled: isFree,
      onPick: onUndo,
      onPress: (pressed) => this.#image.scene && this.#image.setY(UNDO.y + (pressed ? 4 : 0)),
    });
  }

  /** Grey, without its white rim, while there is nothing to turn back. */
  #show(isFree: boolean) {
    if (isFree === this.#isShown) return;
    this.#isShown = isFree;
    this.#image.setFrame(isFree ? 'terug' : 'terug-uit', false, true);
  }

  destroy() {
    this.#stop();
    this.#offer?.remove();
    this.#image.destroy();
  }
}
