import { labelOf, type Option } from '../../engine/exercise/index.ts';
import type { Container, GameStage, RowThing, Spot, WordCard } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

/** The card on the wagon, and how far the wagon reaches beyond it. */
const CARD = { scale: 0.86, beside: 22 } as const;
const WAGON = { width: 116, height: 76 } as const;
const COMING = 900;

/** A loose wagon with a word of the sentence. */
export class Coupled implements RowThing {
  readonly id: string;
  readonly label: string;
  readonly thing: Container;
  readonly width: number;
  readonly height = WAGON.height;
  place = -1;
  /** Its own siding. */
  home: Spot = { x: 0, y: 0, scale: 1 };
  #stage: GameStage;
  #sign: WordCard;

  constructor(stage: GameStage, card: Option) {
    this.#stage = stage;
    this.id = card.id;
    this.label = labelOf(card);
    this.#sign = stage.kit.wordCard(0, -1, card).setScale(CARD.scale) as WordCard;
    // A picture makes a tall card: it is made to lie on the wagon as well.
    if (this.#sign.height > WAGON.height) this.#sign.setScale((WAGON.height - 8) / this.#sign.height);
    this.width = this.#sign.width * this.#sign.scaleX + CARD.beside;
    const wagon = stage.image('platwagon', 0, 0).setScale(this.width / WAGON.width, 1);
    this.thing = stage.scene.add.container(0, 0, [wagon, this.#sign]).setDepth(DEPTHS.train);
  }

  async rollIn(siding: Spot, ms: number, delay: number) {
    const { x, y, scale } = (this.home = siding);
    this.thing.setPosition(x + COMING, y).setScale(scale);
    await this.#stage.tween({ targets: this.thing, to: { x }, ms, delay, ease: 'Cubic.Out' });
  }

  async glide({ x, y, scale }: Spot, ms: number) {
    await this.#stage.tween({ targets: this.thing, to: { x, y, scale }, ms, ease: 'Back.Out' });
  }

  blank(rubbed: boolean) {
    this.#sign.setVisible(!rubbed);
  }

  settle() {
    this.#sign.look = 'right';
  }
}
