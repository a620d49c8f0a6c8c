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
/** A leaf comes down from so high, swaying by so many degrees. */
const FALL = { high: 130, turn: 40 } as const;
/** How fast it spins for each u/s; and how its card hovers. */
const SPIN = 0.0042;
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
    const way = { t: 0 };
    const sways = stage.reducedMotion ? 0 : 1;
    this.thing.setAlpha(0);
    void stage.tween({ targets: this.thing, to: { alpha: 1 }, ms: MS.fall });
    await stage.tween({
      targets: way,
      to: { t: 1 },
      ms: MS.fall,
      ease: 'Sine.In',
      onUpdate: () => {
        if (!this.thing.scene) return;
        const left = (1 - way.t) * sways;
        this.#image.setPosition(at.x, at.y - left * FALL.high).setAngle(Math.sin(left * 7) * FALL.turn);
        this.thing.setY(at.y - MID - left * FALL.high);
      },
    });
    this.isFree = true;
  }

  /** It has been blown to where it is now. */
  frame(ms: number) {
    if (!this.isFree) return;
    const { leaf } = this;
    if (!this.#stage.reducedMotion) this.#image.rotation += leaf.vx * SPIN * (ms / 16.7) * 0.25;
    this.#place();
  }

  /** It is the one that is led: the card has a paperclip. */
  clip(isLed: boolean) {
    if (this.card.look === 'normal' || this.card.look === 'chosen')
      this.card.look = isLed ? 'chosen' : 'normal';
  }

  /** It glides to a place, as to its heap or along with the squirrel. */
  async glide(to: Spot, ms: number, ease = 'Sine.InOut') {
    const { leaf } = this;
    this.isFree = false;
    const way = { x: leaf.x, y: leaf.y };
    await this.#stage.tween({
      targets: way,
      to: { x: to.x, y: to.y },
      ms,
      ease,
      onUpdate: () => {
        if (!this.thing.scene) return;
        leaf.lie(way);
        this.#place();
      },
    });
  }

  /** It is whisked away: the leaf only, its card stays. */
  async fly(to: Spot, ms: number) {
    this.isFree = false;
    this.#shadow.setVisible(false);
    const far = { x: to.x, y: to.y, angle: this.#image.angle + 320, alpha: 0 };
    this.#image.setDepth(DEPTHS.squirrel);
    await this.#stage.tween({ targets: this.#image, to: far, ms, ease: 'Quad.Out' });
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
