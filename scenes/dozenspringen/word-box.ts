import type { Container, GameStage, Image, WordCard } from '../../engine/stage/index.ts';
import { DEPTHS, PIT } from './places.ts';
import type { Stop } from './rules.ts';

/** The box round its card, and how far its top is over that; a taller card (a picture) is made as high as this. */
const BOX = { beside: 34, over: 34, under: 18, drawn: { wide: 300, high: 120 }, tallest: 96 } as const;
/** Chains that it hangs from or posts that it stands on: how far in from its sides, and how far a post begins below it. */
const HOLD = { in: 36, post: -24 } as const;
const HANGS_ABOVE = 420;
const DIP = { down: 8, ms: 100 } as const;
const COME = { from: 70, ms: 320, apart: 50 } as const;
const TOY = { hidden: 20, up: -46, ms: 260 } as const;
const LEAVE = { to: 60, ms: 200 } as const;
const PALE = 0.55;

/** A card may be so wide on a box of this width. */
export const roomOn = (wide: number): number => wide - BOX.beside;

/** A box with a word on its front, that stands on a post or hangs on chains. */
export class WordBox implements Stop {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly card: WordCard;
  /** What is offered: its place is the middle of its front. */
  readonly thing: Container;
  readonly size: { width: number; height: number };
  readonly #stage: GameStage;
  readonly #toy: Image;
  readonly #home: number;

  constructor(stage: GameStage, card: WordCard, { x, y, half }: Stop, kind: number) {
    this.#stage = stage;
    this.card = card;
    const share = Math.min(1, BOX.tallest / card.height);
    const [wide, high] = [card.width * share, card.height * share];
    this.size = { width: wide + BOX.beside, height: high + BOX.over + BOX.under };
    [this.x, this.y, this.half] = [x, y, Math.min(half, Math.max(this.size.width / 2, half * 0.8))];
    const top = -this.size.height / 2;
    this.#toy = stage.image(`veer-${kind % 3}`, 0, top + TOY.hidden).setVisible(false);
    const front = stage.image(`kist-${kind % 3}`, 0, 0);
    front.setScale(this.size.width / BOX.drawn.wide, this.size.height / BOX.drawn.high);
    const isHanging = y < HANGS_ABOVE;
    const sides = [-1, 1].map((side) => side * (this.size.width / 2 - HOLD.in));
    const holds = sides.map((at) =>
      stage.image(isHanging ? 'ketting' : 'poot', at, isHanging ? top : -top + HOLD.post),
    );
    this.#home = y - top;
    card.setPosition(0, (BOX.over - BOX.under) / 2).setScale(share);
    this.thing = stage.scene.add.container(x, this.#home, [...holds, this.#toy, front, card]);
    this.thing.setDepth(DEPTHS.boxes);
  }

  /** It comes into view: from above on its chains, from below on its post. */
  async come(turn: number) {
    const { thing } = this;
    const way = this.y < HANGS_ABOVE ? -1 : 1;
    thing.setAlpha(0).setY(this.#home + way * COME.from);
    const to = { y: this.#home, alpha: 1 };
    const delay = turn * COME.apart;
    await this.#stage.tween({ targets: thing, to, ms: COME.ms, delay, ease: 'Back.Out' });
  }

  /** It gives way under who lands. */
  dent() {
    const to = { y: this.#home + DIP.down };
    void this.#stage.tween({ targets: this.thing, to, ms: DIP.ms, yoyo: true, pop: true });
  }

  /** It is right: a toy on a spring looks out. */
  async pop() {
    const stage = this.#stage;
    this.card.look = 'right';
    stage.sound.play('veer', { rate: 1.26, volume: 0.7 });
    stage.fx.burst('confetti', this.x, Math.min(this.y, PIT.top), { count: 10, spread: 120 });
    const y = -this.size.height / 2 + TOY.up;
    this.#toy.setVisible(true).setX(this.size.width * 0.32);
    await stage.tween({ targets: this.#toy, to: { y }, ms: TOY.ms, ease: 'Back.Out', pop: true });
  }

  /** Out of play: pale, and its word is gone. */
  turnAway() {
    this.card.look = 'out';
    void this.#stage.tween({ targets: this.thing, to: { alpha: PALE }, ms: LEAVE.ms });
  }

  /** Here it is: it hops. */
  async beckon() {
    const to = { y: this.#home - 16 };
    await this.#stage.tween({ targets: this.thing, to, ms: 160, yoyo: true, pop: true });
  }

  async leave() {
    const to = { alpha: 0, y: this.thing.y + (this.y < HANGS_ABOVE ? -LEAVE.to : LEAVE.to) };
    await this.#stage.tween({ targets: this.thing, to, ms: LEAVE.ms, ease: 'Quad.In' });
    this.thing.destroy();
  }
}
