import type { Option } from '../../engine/exercise/index.ts';
import type { GameStage, WordCard } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

/** A torn-off piece of the ribbon with its word. */
export class Piece {
  readonly id: string;
  readonly text: string;
  readonly card: WordCard;
  /** Its own place on the lawn. */
  home = { x: 0, y: 0 };
  /** The place in the sentence it lies in, or -1. */
  place = -1;
  /** Where it is going or lies. */
  goal = { x: 0, y: 0 };
  #stage: GameStage;

  constructor(stage: GameStage, { id, text = '' }: Option, widest: number) {
    this.#stage = stage;
    this.id = id;
    this.text = text;
    this.card = stage.kit.wordCard(0, 0, { text }, { maxWidth: widest });
    this.card.setDepth(DEPTHS.card);
  }

  get width(): number {
    return this.card.width;
  }

  /** It flies there in an arc. */
  async fly(to: { x: number; y: number }, ms: number) {
    this.goal = { ...to };
    const { card } = this;
    const from = { x: card.x, y: card.y };
    const way = { t: 0 };
    const goal = this.goal;
    card.setDepth(DEPTHS.card + 5);
    await this.#stage.tween({
      targets: way,
      to: { t: 1 },
      ms,
      ease: 'Sine.InOut',
      onUpdate: () => {
        if (this.goal !== goal || !card.scene) return;
        const arc = Math.sin(way.t * Math.PI) * 30;
        card.setPosition(from.x + (to.x - from.x) * way.t, from.y + (to.y - from.y) * way.t - arc);
      },
    });
    if (card.scene && this.goal === goal) card.setDepth(DEPTHS.card);
  }

  destroy() {
    this.card.destroy();
  }
}
