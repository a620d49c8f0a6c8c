import type { Container, GameStage, Image, WordCard } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { HEAD, type Seat } from './seats.ts';

const MS = { come: 260, quick: 130, out: 150, duck: 200, hop: 120 } as const;
/** A witness comes up from behind the card; ducks down, and hops, so far. */
const RISE = { from: 70, hop: 16 } as const;

/** Somebody who holds up a card. */
export class Witness {
  readonly thing: Container;
  readonly card: WordCard;
  readonly #stage: GameStage;
  readonly #figure: Image;
  readonly #seat: Seat;
  readonly #rest: number;

  constructor(stage: GameStage, face: number, card: WordCard, seat: Seat) {
    this.#stage = stage;
    this.card = card.setPosition(0, HEAD / 2);
    this.#rest = HEAD / 2 - card.height / 2 + 6;
    this.#figure = stage.image(`getuige-${face}`, 0, this.#rest + RISE.from).setAlpha(0);
    this.#seat = seat;
    this.thing = stage.scene.add
      .container(seat.x, seat.y, [this.#figure, card])
      .setScale(seat.scale)
      .setDepth(DEPTHS.witness)
      .setVisible(false);
  }

  /** What a finger hits, in its own size. */
  get hit() {
    return { width: this.card.width, height: this.card.height + HEAD };
  }

  /** The card pops up, and who holds it after it. */
  async come(isQuick: boolean) {
    const { scale } = this.#seat;
    const ms = isQuick ? MS.quick : MS.come;
    this.thing
      .setVisible(true)
      .setScale(scale * 0.7)
      .setAlpha(0);
    void this.#stage.tween({
      targets: this.#figure,
      to: { y: this.#rest, alpha: 1 },
      ms: ms * 1.6,
      ease: 'Back.Out',
      pop: true,
    });
    await this.#stage.tween({
      targets: this.thing,
      to: { scale, alpha: 1 },
      ms,
      ease: 'Back.Out',
      pop: true,
    });
  }

  /** The word is known: a hop. */
  async hop() {
    const y = this.#rest - RISE.hop;
    await this.#stage.tween({
      targets: this.#figure,
      to: { y },
      ms: MS.hop,
      yoyo: true,
      repeat: 1,
      pop: true,
    });
  }

  /** It was written otherwise: who held it is ashamed, and ducks down behind the card. */
  async duck() {
    const { thing } = this;
    await this.#stage.tween({ targets: thing, to: { angle: 2.5 }, ms: 80, yoyo: true, repeat: 1, pop: true });
    const to = { y: this.#rest + RISE.from, alpha: 0 };
    await this.#stage.tween({ targets: this.#figure, to, ms: MS.duck, ease: 'Back.In', pop: true });
  }

  press(isPressed: boolean) {
    if (this.thing.scene) this.thing.setScale(this.#seat.scale * (isPressed ? 0.96 : 1));
  }

  async leave() {
    await this.#stage.tween({ targets: this.thing, to: { alpha: 0 }, ms: MS.out, pop: true });
    this.thing.destroy();
  }
}
