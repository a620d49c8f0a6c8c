import type { Container, GameStage, Image, LetterTile, WordCard } from '../../engine/stage/index.ts';
import { BUBBLE } from './art/sizes.ts';
import { DEPTHS } from './places.ts';
import { Floater, type Spot } from './rules.ts';

/** So many little animals are drawn that carry a word. */
export const KINDS = 6;
/** What a finger hits of a letter, and of a word at least. */
const HIT = { letter: 104, least: 112 } as const;
/** Room beside a tile in its bubble; how tall an animal is, and how much of that its card hides; the tallest card. */
const ROOM = 5;
const ANIMAL = { high: 84, hidden: 10, tallest: 88 } as const;
const MS = { come: 280, apart: 30, eat: 120, spit: 420, clear: 170, beckon: 170 } as const;
/** It comes up from so far below; shown, it hops so high; out of play it is so clear. */
const RISE = 46;
const HOP = 20;
const PALE = 0.45;

interface MorselOptions {
  card: LetterTile | WordCard;
  /** The little animal that carries a word; none of a letter, which is in a bubble. */
  animal?: number;
  home: Spot;
  drift: number | undefined;
  /** What sets its drift apart from that of others. */
  phase: number;
}

/** What floats about to be eaten: a letter in a bubble, or a little animal that carries a word. */
export class Morsel implements Spot {
  /** What is offered. */
  readonly thing: Container;
  readonly card: LetterTile | WordCard;
  readonly size: { width: number; height: number };
  /** How far it reaches from where it is bitten. */
  readonly radius: number;
  isOut = false;
  isEaten = false;
  readonly #stage: GameStage;
  readonly #floater: Floater;
  /** Bubble or animal. */
  readonly #image: Image;
  /** What goes into the mouth, and where it is in `thing`. */
  readonly #food: Image | LetterTile | WordCard;
  readonly #at: Spot;
  readonly #size: number;
  /** How far the middle of all of it is below where it is bitten. */
  readonly #down: number;
  readonly #hop = { high: 0 };

  constructor(stage: GameStage, { card, animal, home, drift, phase }: MorselOptions) {
    this.#stage = stage;
    this.card = card;
    this.#floater = new Floater(home, drift, phase);
    const isLetter = animal === undefined;
    this.#image = stage.image(isLetter ? 'bel' : `hapje-${animal}`, 0, 0);
    if (isLetter) {
      const round = Math.hypot(card.width, card.height) / 2 + ROOM;
      this.radius = Math.max(BUBBLE, round);
      this.#image.setScale(this.radius / BUBBLE);
      this.size = { width: HIT.letter, height: HIT.letter };
      this.#down = 0;
      this.#food = card;
    } else {
      const share = Math.min(1, ANIMAL.tallest / card.height);
      const high = ANIMAL.high + card.height * share - ANIMAL.hidden;
      this.radius = ANIMAL.high / 2;
      this.#down = high / 2 - ANIMAL.high / 2;
      this.#image.setPosition(0, -this.#down);
      card.setScale(share).setPosition(0, high / 2 - (card.height * share) / 2);
      this.size = { width: Math.max(HIT.least, card.width * share), height: high };
      this.#food = this.#image;
    }
    this.#at = { x: this.#food.x, y: this.#food.y };
    this.#size = this.#food.scaleX;
    this.thing = stage.scene.add.container(0, 0, [this.#image, card]).setDepth(DEPTHS.morsel);
    this.#place();
  }

  get x() {
    return this.#floater.x;
  }

  get y() {
    return this.#floater.y;
  }

  /** Where it floats about, with what it carries: its middle and its size. */
  get box() {
    const { x, y } = this.#floater.home;
    return { x, y: y + this.#down, ...this.size };
  }

  /** Comes up from the deep. */
  async come(turn: number) {
    this.thing.setAlpha(0);
    this.#hop.high = -RISE;
    const delay = turn * MS.apart;
    void this.#stage.tween({ targets: this.#hop, to: { high: 0 }, ms: MS.come, delay, ease: 'Back.Out' });
    await this.#stage.tween({ targets: this.thing, to: { alpha: 1 }, ms: MS.come, delay });
  }

  nudge(ms: number, from: Spot) {
    this.#floater.nudge(ms, from);
  }

  frame(ms: number) {
    if (!this.thing.scene) return;
    this.#floater.step(ms, this.#stage.clock.now);
    this.#place();
  }

  /** It goes into a mouth. */
  async eat(mouth: Spot) {
    const stage = this.#stage;
    this.isEaten = true;
    if (this.#food === this.card) {
      this.#image.setVisible(false);
      stage.fx.burst('bubbles', this.x, this.y, { count: 8, spread: 70 });
    }
    const to = { x: mouth.x - this.thing.x, y: mouth.y - this.thing.y, scale: 0.2 };
    await stage.tween({ targets: this.#food, to, ms: MS.eat, ease: 'Quad.In' });
    this.#food.setVisible(false);
  }

  /** It is blown out again, and floats back to its place. */
  async spit() {
    const { x, y } = this.#at;
    const stage = this.#stage;
    this.#food.setVisible(true);
    this.#image.setVisible(true);
    stage.fx.burst('bubbles', this.x, this.y, { count: 10, spread: 60 });
    const to = { x, y, scale: this.#size };
    await stage.tween({ targets: this.#food, to, ms: MS.spit, ease: 'Back.Out' });
    this.isEaten = false;
  }

  /** Out of play, or in play again. */
  rule(isOut: boolean) {
    this.isOut = isOut;
    this.card.look = isOut ? 'out' : 'normal';
    this.#image.setAlpha(isOut ? PALE : 1);
  }

  /** It is where one goes to. */
  mark(isMeant: boolean) {
    const { look } = this.card;
    if (isMeant && look === 'normal') this.card.look = 'chosen';
    else if (!isMeant && look === 'chosen') this.card.look = 'normal';
  }

  /** Here it is: it hops on the spot. */
  async beckon() {
    const to = { high: HOP };
    await this.#stage.tween({ targets: this.#hop, to, ms: MS.beckon, yoyo: true, pop: true });
    this.#hop.high = 0;
  }

  async clear() {
    const { thing } = this;
    await this.#stage.tween({ targets: thing, to: { alpha: 0 }, ms: MS.clear });
    thing.destroy();
  }

  #place() {
    this.thing.setPosition(this.x, this.y + this.#down - this.#hop.high);
  }
}
