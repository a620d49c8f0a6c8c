import type { Container, GameStage, Image, LetterTile, WordCard } from '../../engine/stage/index.ts';
import { EYES } from './art/sizes.ts';
import { DEPTHS, PIVOT } from './places.ts';
import { angleTo, farTo, RADIUS, wideOf, type Rect, type Spot } from './rules.ts';

/** How high its card stands over its belly, how far fins and mouth are from its middle, and how far eyes turn. */
const BODY = { half: 37, over: 5, fins: 22, mouth: 26, eye: 5 } as const;
const BOB = { slow: 700, high: 4 } as const;
/** How high it hops to be seen, and so many times as large it is while the hook points at it. */
const HOP = 22;
const AIMED = 1.1;
const MS = { rise: 300, apart: 40, tickle: 110, turn: 160, gone: 180, beckon: 320 } as const;
/** How clear one is that is out of play. */
const PALE = 0.5;
const TICKLES = 4;

interface FishLook {
  card: WordCard | LetterTile;
  /** Which of the fish it is. */
  kind: number;
  spot: Spot;
  scale?: number;
  /** The tallest card there is room for: pictures get smaller. */
  tallest?: number;
}

/** A fish that holds something up to be read. */
export class Fish {
  /** What is offered: itself and its card. */
  readonly thing: Container;
  readonly card: FishLook['card'];
  readonly size: { width: number; height: number };
  readonly kind: number;
  readonly spot: Spot;
  readonly angle: number;
  readonly wide: number;
  readonly far: number;
  isOut = false;
  /** It was hooked and is gone. */
  isCaught = false;
  readonly #stage: GameStage;
  readonly #body: Container;
  readonly #pupil: Image;
  readonly #ring: Image;
  readonly #scale: number;
  readonly #way: 1 | -1;
  readonly #up: number;
  /** How high it is in a hop. */
  readonly #hop = { high: 0 };

  constructor(stage: GameStage, { card, kind, spot, scale = 1, tallest = Infinity }: FishLook) {
    this.#stage = stage;
    this.#scale = scale;
    const share = Math.min(scale, tallest / card.height);
    const [wide, high] = [card.width * share, card.height * share];
    const half = BODY.half * scale;
    this.size = { width: Math.max(wide, RADIUS * 2 * scale), height: half * 2 + high - BODY.over };
    this.spot = spot;
    this.kind = kind;
    this.angle = angleTo(spot);
    this.wide = wideOf(spot, RADIUS * scale);
    this.far = farTo(spot) - BODY.mouth * scale;
    this.#way = spot.x > PIVOT.x ? -1 : 1;
    this.#pupil = stage.image('pupil', 0, 0);
    this.#ring = stage.image('mik', 0, 0).setVisible(false);
    this.#body = stage.scene.add.container(0, 0, [this.#ring, stage.image(`vis-${kind}`, 0, 0), this.#pupil]);
    // Its card is a part of what is offered: the middle of both lies lower than the fish.
    this.#up = this.size.height / 2 - half;
    this.#body.setPosition(0, -this.#up).setScale(this.#way * scale, scale);
    this.card = card;
    card.setPosition(0, this.size.height / 2 - high / 2).setScale(share);
    const fins = stage.image('vinnen', 0, -this.#up + BODY.fins * scale).setScale(scale);
    this.thing = stage.scene.add.container(spot.x, spot.y + this.#up, [this.#body, card, fins]);
    this.thing.setDepth(DEPTHS.fish);
    this.look(PIVOT);
  }

  /** The room it takes with its card where it hovers, from its middle. */
  get box(): Rect {
    return { x: this.spot.x, y: this.spot.y + this.#up, ...this.size };
  }

  /** Comes up from the deep. */
  async rise(turn: number) {
    const { y } = this.thing;
    this.thing.setAlpha(0).setY(y + 60);
    const to = { y, alpha: 1 };
    const delay = turn * MS.apart;
    await this.#stage.tween({ targets: this.thing, to, ms: MS.rise, delay, ease: 'Back.Out' });
  }

  /** Whether the hook points at it. */
  aim(isAimed: boolean) {
    if (!this.#ring.scene) return;
    this.#ring.setVisible(isAimed);
    if (this.isOut || this.isCaught) return;
    const size = this.#scale * (isAimed ? AIMED : 1);
    this.#body.setScale(this.#way * size, size);
  }

  /** Its eye follows a place. */
  look({ x, y }: Spot) {
    const at = EYES[this.kind]!;
    const [dx, dy] = [x - this.spot.x, y - this.spot.y];
    const far = Math.hypot(dx, dy) || 1;
    this.#pupil.setPosition(at.x + (dx / far) * BODY.eye * this.#way, at.y + (dy / far) * BODY.eye);
  }

  frame() {
    const { clock, calm, reducedMotion } = this.#stage;
    if (this.isCaught || !this.#body.scene) return;
    const isStill = calm || reducedMotion || this.isOut;
    const bob = isStill ? 0 : Math.sin(clock.now / BOB.slow + this.spot.x) * BOB.high * this.#scale;
    this.#body.setY(-this.#up + bob - this.#hop.high);
  }

  /** It is hooked and leaves what it held up behind: the fish alone, where it is. */
  bite(): Container {
    const { thing } = this;
    const body = this.#body;
    this.isCaught = true;
    this.aim(false);
    thing.remove(body);
    this.#stage.scene.add.existing(body);
    body.setPosition(thing.x, thing.y - this.#up).setDepth(DEPTHS.leaping);
    void this.fade();
    return body;
  }

  /** It tickles the hook, and blows bubbles. */
  async tickle() {
    const stage = this.#stage;
    const { x, y } = this.spot;
    this.aim(false);
    stage.sound.play('kietel');
    stage.fx.burst('bubbles', x, y - 20, { count: 10, spread: 50 });
    const to = { angle: 9 * this.#way };
    await stage.tween({ targets: this.#body, to, ms: MS.tickle, yoyo: true, repeat: TICKLES - 1, pop: true });
    this.#body.setAngle(0);
  }

  /** Out of play: it turns away, pale, and its word is gone. */
  async turnAway() {
    this.isOut = true;
    this.card.look = 'out';
    const to = { scaleX: -this.#way * this.#scale, alpha: PALE };
    await this.#stage.tween({ targets: this.#body, to, ms: MS.turn, pop: true });
  }

  /** It is in play again. */
  comeBack() {
    if (!this.isOut || this.isCaught) return;
    this.isOut = false;
    this.card.look = 'normal';
    this.#body.setScale(this.#way * this.#scale, this.#scale).setAlpha(1);
  }

  /** Here it is: it hops on the spot. */
  async beckon() {
    const to = { high: HOP };
    await this.#stage.tween({ targets: this.#hop, to, ms: MS.beckon / 2, yoyo: true, pop: true });
    this.#hop.high = 0;
  }

  async fade() {
    const { thing } = this;
    await this.#stage.tween({ targets: thing, to: { alpha: 0 }, ms: MS.gone });
    thing.destroy();
  }
}
