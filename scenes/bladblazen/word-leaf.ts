import type { Container, GameStage, Image, WordCard } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { Leaf, type Box, type Spot } from './rules.ts';

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
    return { x: this.leaf.x, y: this.leaf.y - MID, wide: width + 16, high: height + 8 };
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

  /** It has been blown to where it is now. */
  frame() {
    if (!this.isFree) return;
    const { leaf } = this;
    if (!this.#stage.reducedMotion) this.#image.rotation += leaf.vx * SPIN;
    this.#place();
  }

  /** It is the one that is led: the card has a paperclip. */
  clip(isLed: boolean) {
    if (this.card.look === 'normal' || this.card.look === 'chosen')
      this.card.look = isLed ? 'chosen' : 'normal';
  }

  /** It glides to a place, as to its heap or along with the squirrel. */
  async glide(to: Spot, ms: number) {
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

  #place() {
    const { x, y } = this.leaf;
    const { clock, reducedMotion } = this.#stage;
    const hovers = reducedMotion ? 0 : Math.sin(clock.now / HOVER.ms + x) * HOVER.high;
    this.#image.setPosition(x, y);
    this.#shadow.setPosition(x, y + 10);
    this.thing.setPosition(x, y - MID);
    this.card.setY(-CARD.above + hovers);
  }
}
