import type { Container, GameStage, Image, KitThing } from '../../engine/stage/index.ts';
import { DEPTHS, groundAt } from './places.ts';
import { FIGURE, type Shade, type Spot, type Stand } from './rules.ts';

const MS = {
  rise: 380,
  apart: 40,
  lift: 130,
  bury: 260,
  dance: 300,
  umbrella: 240,
  clear: 180,
  raise: 260,
} as const;
/** How many hats there are. */
const HATS = 5;
/** Heights over the ledge, at full size: the foot of the hat when it is held, and when it is held up; the blob of snow. */
const AT = { hat: 66, up: 82, blob: 0, umbrella: 128 } as const;
/** How far an armed hat may be beside the snow that falls, as a share of its opening. */
const RADIUS = 0.5;
const DANCE = { turn: 0.14, times: 3 } as const;
/** A card that reaches lower than this hides what stands on the ground. */
const LOW = 650;
/** Sliding to and fro: so fast at most, in u/s. */
const SLIDE = 25;

interface FigureLook {
  card: KitThing;
  /** Number of its hat. */
  hat: number;
  stand: Stand;
  scale: number;
  /** How far its ledge slides. */
  sway: number;
  /** The flattest angle at which its hat is shot at, in degrees. */
  flattest?: number;
}

/** A snow Klodder on a post, with a hat held upside down and a card below it. */
export class Figure {
  /** What is offered: its card and itself. */
  readonly thing: Container;
  readonly card: KitThing;
  readonly size: { width: number; height: number };
  readonly flattest: number;
  isOut = false;
  isFull = false;
  readonly #stage: GameStage;
  readonly #scale: number;
  readonly #sway: number;
  readonly #stand: Stand;
  readonly #body: Image;
  readonly #hat: Image;
  readonly #post: Image;
  readonly #ledge: Image;
  /** The ledge, from the middle of what is offered. */
  readonly #foot: number;
  #more: Image[] = [];
  #isUp = false;
  #phase: number;

  constructor(stage: GameStage, { card, hat, stand, scale, sway, flattest = 0 }: FigureLook) {
    this.#stage = stage;
    this.#scale = scale;
    this.#stand = stand;
    this.#sway = sway;
    this.#phase = hat;
    this.flattest = flattest;
    this.card = card;
    const { x, ledge } = stand;
    const high = FIGURE.high * scale;
    const below = FIGURE.hang + card.height * card.scaleY;
    this.size = {
      width: Math.max(FIGURE.opening * scale, card.width * card.scaleX, 72),
      height: high + below,
    };
    const middle = ledge + (below - high) / 2;
    this.#foot = ledge - middle;
    const ground = groundAt(x) + 12;
    this.#post = stage
      .image('paal', x, ledge)
      .setDepth(DEPTHS.post)
      .setScale(scale, Math.max(0.1, (ground - ledge) / 200));
    this.#ledge = stage
      .image('richel', x, ledge)
      .setDepth(DEPTHS.post + 1)
      .setScale(scale);
    this.#body = stage.image('klodder', 0, this.#foot).setScale(scale);
    this.#hat = stage.image(`hoed-${hat % HATS}`, 0, this.#foot - AT.hat * scale).setScale(scale);
    card.setPosition(0, this.#foot + FIGURE.hang + (card.height * card.scaleY) / 2);
    this.thing = stage.scene.add.container(x, middle, [this.#body, this.#hat, card]).setDepth(DEPTHS.figure);
  }

  /** The middle of the opening of its hat, where it is held up. */
  get hat(): Spot {
    return { x: this.thing.x, y: this.#stand.ledge - FIGURE.high * this.#scale };
  }

  /** Where it breathes: the middle of its foot. */
  get mouth(): Spot {
    return { x: this.thing.x, y: this.#stand.ledge };
  }

  /** From where to where something on the ground would stand behind it, or right before its post. */
  get shade(): Shade {
    const { x } = this.#stand;
    const half = this.thing.y + this.size.height / 2 > LOW ? this.size.width / 2 : 0;
    return [x - half, x + half];
  }

  /** Half the opening. */
  get reach(): number {
    return FIGURE.opening * this.#scale * RADIUS;
  }

  /** Comes up on its post. */
  async rise(i: number) {
    const all = [this.#post, this.#ledge, this.thing];
    const from = all.map(({ y }) => y);
    for (const one of all) one.setAlpha(0).setY(one.y + 34);
    await Promise.all(
      all.map((targets, at) =>
        this.#stage.tween({
          targets,
          to: { alpha: 1, y: from[at]! },
          ms: MS.rise,
          delay: i * MS.apart,
          ease: 'Back.Out',
          pop: true,
        }),
      ),
    );
  }

  frame(ms: number) {
    if (this.#sway === 0 || this.isOut || this.isFull) return;
    this.#phase += (ms / 1000) * (SLIDE / this.#sway);
    const x = this.#stand.x + Math.sin(this.#phase) * this.#sway;
    this.thing.setX(x);
    this.#ledge.setX(x);
    this.#post.setX(x);
  }

  /** The cannon points at its hat: it holds it up, or no longer. */
  arm(isUp: boolean) {
    if (isUp === this.#isUp || !this.#hat.scene) return;
    this.#isUp = isUp;
    this.#face(isUp ? 'klodder-kijk' : 'klodder');
    const y = this.#foot - (isUp ? AT.up : AT.hat) * this.#scale;
    void this.#stage.tween({ targets: this.#hat, to: { y }, ms: MS.lift, ease: 'Back.Out', pop: true });
  }

  /** Covered into a happy blob of snow with a scarf, which dances. */
  async bury() {
    const stage = this.#stage;
    this.isFull = true;
    this.arm(false);
    const { x, y } = this.hat;
    stage.sound.play('plof-schot', { rate: 0.9 });
    stage.fx.burst('snow', x, y, { count: 16, spread: 90 });
    const blob = stage.image('bol', 0, this.#foot).setScale(this.#scale * 0.3);
    this.#more.push(blob);
    this.thing.addAt(blob, 1);
    this.thing.bringToTop(this.#hat).bringToTop(this.card);
    void stage.tween({ targets: this.#hat, to: { y: this.#foot - 88 * this.#scale }, ms: MS.bury });
    this.#body.setVisible(false);
    const to = { scale: this.#scale };
    await stage.tween({ targets: blob, to, ms: MS.bury, ease: 'Back.Out', pop: true });
    void this.#dance(blob);
  }

  /** It opens an umbrella out of its hat; the snow slides off. */
  async refuse() {
    const stage = this.#stage;
    this.isOut = true;
    this.arm(false);
    this.#face('klodder-oeps');
    const umbrella = stage.image('paraplu', 0, this.#foot - AT.umbrella * this.#scale).setScale(0.1);
    this.#more.push(umbrella);
    this.thing.addAt(umbrella, 1);
    stage.sound.play('paraplu');
    const { x, y } = this.hat;
    const to = { scale: this.#scale };
    await stage.tween({ targets: umbrella, to, ms: MS.umbrella, ease: 'Back.Out', pop: true });
    stage.fx.burst('snow', x - 40 * this.#scale, y, { count: 6 });
    stage.fx.burst('snow', x + 40 * this.#scale, y, { count: 6 });
  }

  /** In play again: a hat that was wrong for one letter may be right for the next. */
  open() {
    if (!this.isOut) return;
    this.isOut = false;
    for (const one of this.#more.splice(0)) one.destroy();
    this.#face('klodder');
  }

  /** It was asked after all: it raises its card. */
  async raise() {
    const y = this.card.y - 16;
    this.thing.setDepth(DEPTHS.card);
    await this.#stage.tween({ targets: this.card, to: { y }, ms: MS.raise, ease: 'Back.Out', pop: true });
  }

  async clear() {
    const targets = [this.thing, this.#post, this.#ledge];
    await this.#stage.tween({ targets, to: { alpha: 0 }, ms: MS.clear });
    for (const one of targets) one.destroy();
  }

  async #dance(blob: Image) {
    const { reducedMotion } = this.#stage;
    for (let i = 0; i < DANCE.times && !reducedMotion && blob.scene; i++) {
      const rotation = i % 2 ? -DANCE.turn : DANCE.turn;
      await this.#stage.tween({ targets: [blob, this.#hat], to: { rotation }, ms: MS.dance / 2, yoyo: true });
    }
  }

  #face(frame: string) {
    if (this.#stage.hasImage(frame)) this.#body.setFrame(frame, false, false);
  }
}
