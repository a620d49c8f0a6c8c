import type { Choice } from '../../engine/exercise/index.ts';
import type { ChoiceThing, Container, GameStage, Image, WordCard } from '../../engine/stage/index.ts';
import { depthOf, type Pose } from './flyer.ts';
import { swing, type Box } from './rules.ts';

/** The middle of a lantern hangs so far over the upper edge of its card. */
const OVER = 52;
const LANTERN = { width: 128, height: 116 } as const;
/** Where two rows hang lanterns are smaller. */
const SMALL = 0.62;
const APART = { x: 84, y: 46, turn: 34, ms: 420 } as const;
const RUBBER = { squash: 0.3, ms: 520 } as const;

/** A paper lantern with a word on a card below it. */
export class Lantern implements ChoiceThing {
  readonly thing: Container;
  readonly card: WordCard;
  readonly choice: Choice;
  #stage: GameStage;
  #paper: Image;
  #home = { x: 0, y: 0 };
  #colour: number;
  #size = 1;
  /** How large its paper is drawn while it hangs still. */
  #still: { scaleX: number; scaleY: number };

  constructor(stage: GameStage, choice: Choice, card: WordCard, colour: number) {
    this.#stage = stage;
    this.choice = choice;
    this.card = card;
    this.#colour = colour;
    this.#paper = stage.image(`lampion-${colour}`, 0, -card.height / 2 - OVER);
    this.#still = { scaleX: this.#paper.scaleX, scaleY: this.#paper.scaleY };
    this.thing = stage.scene.add.container(0, 0, [this.#paper, card.setPosition(0, 0)]);
  }

  /** There is little room above its card. */
  shrink() {
    this.#size = SMALL;
    const { scaleX, scaleY } = this.#still;
    this.#still = { scaleX: scaleX * SMALL, scaleY: scaleY * SMALL };
    this.#paper.setScale(this.#still.scaleX, this.#still.scaleY);
    this.#paper.setY(-this.card.height / 2 - OVER * SMALL);
  }

  /** How high it reaches above the middle of its card, in u. */
  get reach() {
    return this.card.height / 2 + (OVER + LANTERN.height / 2) * this.#size;
  }

  /** Its card comes to hang here. */
  hang(x: number, y: number) {
    this.#home = { x, y };
  }

  /** What a finger hits. */
  get size() {
    const width = Math.max(LANTERN.width, this.card.width);
    return { width, height: this.card.height };
  }

  /** What a stroke goes through: the lantern, or its card. */
  get boxes(): [Box, Box] {
    const { card, thing } = this;
    const width = LANTERN.width * this.#size;
    const height = LANTERN.height * this.#size;
    const { x, y } = thing;
    return [
      { x, y: y + this.#paper.y, width, height },
      { x, y, width: card.width, height: card.height },
    ];
  }

  /** Both of them: its middle, and its height. */
  get whole() {
    const top = -this.reach;
    const low = this.card.height / 2;
    return { x: this.thing.x, y: this.thing.y + (top + low) / 2, height: low - top };
  }

  pose({ dy, angle, isSeen }: Pose) {
    const { x, y } = this.#home;
    this.thing
      .setPosition(x, y + dy)
      .setAngle(angle * 0.6)
      .setVisible(isSeen)
      .setDepth(depthOf(dy, false));
  }

  /** Cut: its halves fall apart, and its card is right. */
  async fallApart() {
    const stage = this.#stage;
    const { x, y } = this.#paper;
    this.#paper.setVisible(false);
    this.card.look = 'right';
    stage.fx.burst('stars', this.thing.x, this.thing.y + y, { count: 6, spread: 90 });
    await Promise.all(
      (['links', 'rechts'] as const).map((side, i) => {
        const half = stage.image(`lampion-${this.#colour}-${side}`, x, y);
        half.setScale(half.scaleX * this.#size, half.scaleY * this.#size);
        this.thing.addAt(half, 0);
        const way = i ? 1 : -1;
        return stage.tween({
          targets: half,
          to: { x: x + way * APART.x, y: y + APART.y, angle: way * APART.turn, alpha: 0 },
          ms: APART.ms,
          ease: 'Quad.In',
        });
      }),
    );
  }

  /** Tok: it is rubber, and springs back. */
  async wobble() {
    const stage = this.#stage;
    const { scaleX, scaleY } = this.#still;
    const way = { share: 0 };
    const k = stage.reducedMotion ? 0.06 : RUBBER.squash;
    await stage.tween({
      targets: way,
      to: { share: 1 },
      ms: RUBBER.ms,
      ease: 'Linear',
      onUpdate: () => {
        const s = swing(way.share) * k;
        this.#paper.setScale(scaleX * (1 + s), scaleY * (1 - s));
      },
    });
    this.#paper.setScale(scaleX, scaleY);
  }

  /** It is out of play. */
  putOut() {
    this.#paper.setFrame('lampion-uit');
  }

  destroy() {
    this.thing.destroy();
  }
}
