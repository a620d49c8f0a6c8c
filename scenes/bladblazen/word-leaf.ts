import type { Container, GameStage, Image, WordCard } from '../../engine/stage/index.ts';
import { CARD_FIELD, DEPTHS } from './places.ts';
import { asideOf, Leaf, type Box, type Spot } from './rules.ts';

/** So many shapes of large leaves are drawn. */
export const KINDS = 3;
const MS = { fall: 380, clear: 160 } as const;
/** The middle of leaf and card together is so far above the leaf; the card's middle is so much above that. */
const MID = 46;
const CARD = { above: 38, tallest: 82 } as const;
const HIT = { least: 124, height: 156 } as const;
/** How pale a leaf is that is out. */
const PALE = 0.45;
/** A leaf comes down from so high, swaying by so many degrees. */
const FALL = { high: 130, turn: 40 } as const;
/** How far it turns in a frame for each u/s; and how its card hovers. */
const SPIN = 0.001;
const HOVER = { high: 3, ms: 520 } as const;
/** How quickly a card moves aside, a frame. */
const YIELDS = 0.18;

/** A large leaf, with the card of its word above it that never turns. */
export class WordLeaf {
  readonly leaf = new Leaf();
  /** What is offered: leaf and card. */
  readonly thing: Container;
  readonly card: WordCard;
  /** Whether it lies there to be blown: not while it falls, nor after it was raked. */
  isFree = false;
  readonly #stage: GameStage;
  readonly #image: Image;
  /** So far its card has moved aside for who stands behind it. */
  #aside: Spot = { x: 0, y: 0 };
  readonly #shadow: Image;

  constructor(stage: GameStage, card: WordCard, kind: number) {
    this.#stage = stage;
    this.card = card;
    card.setScale(Math.min(1, CARD.tallest / card.height)).setPosition(0, -CARD.above);
    this.#shadow = stage.image('bladschaduw', 0, 0).setDepth(DEPTHS.litter - 1);
    this.#image = stage.image(`woordblad-${kind}`, 0, 0).setDepth(DEPTHS.leaf);
    this.thing = stage.scene.add.container(0, 0, [card]).setDepth(DEPTHS.card);
  }

  get size() {
    return { width: Math.max(HIT.least, this.card.width * this.card.scaleX), height: HIT.height };
  }

  /** What it takes of the lawn. */
  get box(): Box {
    const { width, height } = this.size;
    const { x, y } = this.#aside;
    return {
      x: this.leaf.x + x / 2,
      y: this.leaf.y - MID + y / 2,
      wide: width + 16 + Math.abs(x),
      high: height + 8 + Math.abs(y),
    };
  }

  /** It falls from its tree to a place. */
  async fall(at: Spot) {
    const stage = this.#stage;
    this.leaf.lie(at);
    this.#place();
    this.thing.setAlpha(0);
    void stage.tween({ targets: this.thing, to: { alpha: 1 }, ms: MS.fall });
    const image = this.#image.setAngle(FALL.turn);
    if (!stage.reducedMotion) image.setY(at.y - FALL.high);
    await stage.tween({ targets: image, to: { y: at.y, angle: 0 }, ms: MS.fall, ease: 'Sine.In' });
    this.isFree = true;
  }

  /** It has been blown to where it is now; its card makes way for who stands behind that. */
  frame(who: Box) {
    if (!this.isFree) return;
    const { leaf, card } = this;
    const wide = card.width * card.scaleX;
    const rest = { x: leaf.x, y: leaf.y - MID - CARD.above, wide, high: card.height * card.scaleY };
    this.#yield(asideOf(rest, who, CARD_FIELD));
    if (!this.#stage.reducedMotion) this.#image.rotation += leaf.vx * SPIN;
    this.#place();
  }

  /** It is the one that is led: the card has a paperclip. */
  clip(isLed: boolean) {
    if (this.card.look === 'normal' || this.card.look === 'chosen')
      this.card.look = isLed ? 'chosen' : 'normal';
  }

  /** It glides to a place, as to its heap or along with the squirrel; its card comes back over it, or stays aside. */
  async glide(to: Spot, ms: number, card: 'settles' | 'stays' = 'settles') {
    const { leaf } = this;
    this.isFree = false;
    const way = { x: leaf.x, y: leaf.y };
    await this.#stage.tween({
      targets: way,
      to: { x: to.x, y: to.y },
      ms,
      onUpdate: () => {
        if (!this.thing.scene) return;
        leaf.lie(way);
        if (card === 'settles') this.#yield({ x: 0, y: 0 });
        this.#place();
      },
    });
  }

  /** It is out of the game: its word is gone, and it is pale. */
  rest() {
    this.isFree = false;
    this.#image.setAlpha(PALE);
    this.card.look = 'out';
  }

  async clear() {
    const targets = [this.#image, this.#shadow, this.thing];
    this.isFree = false;
    await this.#stage.tween({ targets, to: { alpha: 0 }, ms: MS.clear });
    for (const one of targets) one.destroy();
  }

  #yield(to: Spot) {
    const { x, y } = this.#aside;
    this.#aside = { x: x + (to.x - x) * YIELDS, y: y + (to.y - y) * YIELDS };
  }

  #place() {
    const { x, y } = this.leaf;
    const { clock, reducedMotion } = this.#stage;
    const hovers = reducedMotion ? 0 : Math.sin(clock.now / HOVER.ms + x) * HOVER.high;
    this.#image.setPosition(x, y);
    this.#shadow.setPosition(x, y + 10);
    const aside = this.#aside;
    // What is offered is leaf and card: its middle goes half as far.
    this.thing.setPosition(x + aside.x / 2, y - MID + aside.y / 2);
    this.card.setPosition(aside.x / 2, -CARD.above + aside.y / 2 + hovers);
  }
}
