import type { Option } from '../../engine/exercise/index.ts';
import type { Container, GameStage, WordCard } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type { Spot } from './rules-order.ts';

/** The card on the wagon, and how far the wagon reaches beyond it. */
const CARD = { scale: 0.86, beside: 22 } as const;
const WAGON = { width: 116, height: 76 } as const;
const COMING = 900;

/** A loose wagon with a word of the sentence. */
export class Coupled {
  readonly card: Option;
  readonly thing: Container;
  readonly width: number;
  readonly height = WAGON.height;
  /** Its place in the train, or -1 on its siding. */
  place = -1;
  siding: Spot = { x: 0, y: 0, scale: 1 };
  #stage: GameStage;
  #sign: WordCard;
  #goal: Spot | undefined;

  constructor(stage: GameStage, card: Option) {
    this.#stage = stage;
    this.card = card;
    this.#sign = stage.kit.wordCard(0, -1, card).setScale(CARD.scale) as WordCard;
    // A picture makes a tall card: it is made to lie on the wagon as well.
    if (this.#sign.height > WAGON.height) this.#sign.setScale((WAGON.height - 8) / this.#sign.height);
    this.width = this.#sign.width * this.#sign.scaleX + CARD.beside;
    const wagon = stage.image('platwagon', 0, 0).setScale(this.width / WAGON.width, 1);
    this.thing = stage.scene.add.container(0, 0, [wagon, this.#sign]).setDepth(DEPTHS.train);
  }

  /** Its own siding. */
  home(spot: Spot) {
    this.siding = spot;
    this.thing.setPosition(spot.x, spot.y).setScale(spot.scale);
  }

  async rollIn(ms: number, delay: number) {
    this.thing.setX(this.siding.x + COMING);
    await this.#stage.tween({ targets: this.thing, to: { x: this.siding.x }, ms, delay, ease: 'Cubic.Out' });
  }

  /** Rolls to a place: first along its rails, then up or down to the other line. */
  async goTo(goal: Spot, ms: number) {
    if (this.#goal && this.#goal.x === goal.x && this.#goal.y === goal.y) return;
    const isHome = !this.#goal && goal === this.siding;
    this.#goal = goal;
    if (isHome) return;
    await this.#stage.tween({
      targets: this.thing,
      to: { x: goal.x, y: goal.y, scale: goal.scale },
      ms,
      ease: 'Back.Out',
    });
  }

  /** It stands right and stays. */
  settle() {
    this.#sign.look = 'right';
  }

  destroy() {
    this.thing.destroy();
  }
}
