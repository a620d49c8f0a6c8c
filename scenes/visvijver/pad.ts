import type { Container, GameStage, Image, WordCard } from '../../engine/stage/index.ts';
import type { Koi } from './koi.ts';
import { DEPTHS } from './places.ts';
import { LEAF, wayAt, type Size, type Spot } from './rules.ts';

/** A leaf that was lifted lies so far aside, in shares of its size, turned and smaller; behind its koi where the card is beside. */
const ASIDE = { x: 0.5, y: 0.06, angle: 34, scale: 0.8 } as const;
const BEHIND = { x: -0.5, y: 0.32, angle: -34, scale: 0.72 } as const;
/** Where the koi is meanwhile. */
const PEEP = { x: -0.12, up: -8, from: 120, sunk: 0.7, size: 0.8 } as const;
const MS = { arrive: 360, open: 200, close: 240, fade: 180, ring: 620 } as const;
const RING = { from: 0.5, to: 1.5, alpha: 0.8 } as const;
/** A leaf that is out of play. */
const PALE = 0.45;
const ROCK = { angle: 7, ms: 160 } as const;
/** The bite that lies ready at the corner of a card. */
const BITE = { in: 6, swell: 0.12, ms: 900 } as const;

interface Dress {
  scale: number;
  /** Who lives under it: a koi, or else the frog. */
  koi?: Koi | undefined;
  /** The card of its koi, how much smaller it is, and where it stands. */
  card?: { part: WordCard; fit: number; at: Spot };
}

/** A lily leaf, and who is under it. */
export class Pad {
  readonly thing: Container;
  readonly koi: Koi | undefined;
  readonly card: WordCard | undefined;
  /** What a finger hits: the leaf alone, or with the koi and its card. It changes with what is seen. */
  readonly hit: Size;
  seat: number;
  readonly #stage: GameStage;
  readonly #dress: Dress;
  readonly #body: Container;
  readonly #leaf: Image;
  readonly #dweller: Container | Image;
  /** How large its dweller is: it fits between the card and the leaf below. */
  readonly #size: number;
  #at: Spot;
  #isUp = false;
  #bite: Image | undefined;

  constructor(stage: GameStage, seat: number, at: Spot, dress: Dress) {
    const { scale, koi, card } = dress;
    this.#stage = stage;
    this.#dress = dress;
    this.seat = seat;
    this.#at = at;
    this.koi = koi;
    this.card = card?.part;
    this.hit = { width: LEAF.width * scale, height: LEAF.height * scale };
    this.#size = Math.min(1, PEEP.size * scale);
    if (koi) koi.size = this.#size;
    this.#leaf = stage.image('blad', 0, 0).setScale(scale);
    this.#dweller = koi?.thing ?? stage.image('kikker', 0, 0);
    this.#dweller
      .setVisible(false)
      .setAngle(this.#isBeside ? 90 : 0)
      .setScale(this.#size);
    card?.part.setPosition(card.at.x, card.at.y).setScale(card.fit).setVisible(false);
    const parts = [this.#dweller, this.#leaf, ...(card ? [card.part] : [])];
    this.#body = stage.scene.add.container(0, 0, parts);
    this.thing = stage.scene.add.container(at.x, at.y, [this.#body]).setDepth(DEPTHS.pad);
  }

  /** Whether its leaf is lifted, and who lives there is seen. */
  get isUp(): boolean {
    return this.#isUp;
  }

  /** The middle of its leaf. */
  get at(): Spot {
    return this.#at;
  }

  frame() {
    this.koi?.frame();
    const { clock, reducedMotion } = this.#stage;
    if (reducedMotion || !this.#bite) return;
    this.#bite.setScale(1 + BITE.swell * Math.sin((clock.now / BITE.ms) * Math.PI * 2));
  }

  /** It drifts in with its leaf aside, and its koi comes up with the card. */
  async arrive(delay: number) {
    const stage = this.#stage;
    const { x, y, scale, angle } = this.#aside;
    this.#leaf.setPosition(x, y).setAngle(angle).setScale(0);
    if (!this.koi) {
      this.#leaf.setPosition(0, 0).setAngle(0);
      return stage.tween({ targets: this.#leaf, to: { scale: this.#dress.scale }, ms: MS.arrive, delay, ease: 'Back.Out', pop: true }); // prettier-ignore
    }
    this.#see(true);
    const [fromX, fromY] = this.#isBeside ? [-PEEP.from, 0] : [0, PEEP.from];
    const fish = this.#dweller;
    fish.setPosition(this.#peep + fromX, fromY).setAlpha(0);
    void stage.tween({
      targets: this.#leaf,
      to: { scale },
      ms: MS.arrive,
      delay,
      ease: 'Back.Out',
      pop: true,
    });
    const to = { x: this.#peep, y: this.#height, alpha: 1 };
    await stage.tween({ targets: fish, to, ms: MS.arrive, delay, ease: 'Sine.Out' });
    await this.#showCard();
  }

  /** Its leaf is lifted: who is there comes up. */
  async open() {
    if (this.#isUp) return;
    const stage = this.#stage;
    this.#see(true);
    stage.sound.play('blad');
    this.ripple();
    const { x, y, angle, scale } = this.#aside;
    this.#dweller
      .setPosition(this.#peep, 0)
      .setAlpha(0)
      .setScale(PEEP.sunk * this.#size);
    void stage.tween({ targets: this.#leaf, to: { x, y, angle, scale }, ms: MS.open, ease: 'Sine.Out' });
    await stage.tween({
      targets: this.#dweller,
      to: { alpha: 1, scale: this.#size },
      ms: MS.open,
      ease: 'Back.Out',
    });
    await this.#showCard();
    if (this.thing.scene && this.#isUp) this.#beg(true);
  }

  /** They dive, and the leaf lies over them. */
  async close() {
    if (!this.#isUp) return;
    const stage = this.#stage;
    this.#see(false);
    this.#beg(false);
    const { card } = this;
    if (card) void this.#hideCard(card);
    const to = { x: 0, alpha: 0, scale: PEEP.sunk * this.#size };
    void stage.tween({ targets: this.#dweller, to, ms: MS.close, ease: 'Quad.In' });
    const flat = { x: 0, y: 0, angle: 0, scale: this.#dress.scale };
    await stage.tween({ targets: this.#leaf, to: flat, ms: MS.close, ease: 'Sine.InOut' });
    if (!this.thing.scene || this.#isUp) return;
    this.#dweller.setVisible(false);
    this.ripple();
  }

  /** Its leaf drifts to another seat. */
  async drift(seat: number, to: Spot, ms: number) {
    const from = this.#at;
    const way = { share: 0 };
    this.seat = seat;
    this.thing.setDepth(DEPTHS.moving);
    await this.#stage.tween({
      targets: way,
      to: { share: 1 },
      ms,
      ease: 'Sine.InOut',
      onUpdate: () => {
        const { x, y } = wayAt(from, to, way.share);
        if (this.thing.scene) this.thing.setPosition(x, y);
      },
    });
    this.#at = to;
    if (this.thing.scene) this.thing.setPosition(to.x, to.y).setDepth(DEPTHS.pad);
  }

  /** Waves go out from it. */
  ripple() {
    const stage = this.#stage;
    const { x, y } = this.#at;
    const ring = stage
      .image('kring', x, y)
      .setDepth(DEPTHS.pad - 1)
      .setScale(RING.from)
      .setAlpha(RING.alpha);
    const to = { scale: RING.to * this.#dress.scale, alpha: 0 };
    void stage
      .tween({ targets: ring, to, ms: MS.ring, ease: 'Sine.Out', pop: true })
      .then(() => ring.destroy());
  }

  /** Its koi leaps for joy, over its card. */
  async leap() {
    this.#beg(false);
    this.#body.bringToTop(this.#dweller);
    await this.koi?.leap();
    this.ripple();
  }

  /** The waves of another one rock it. */
  rock() {
    const to = { angle: ROCK.angle };
    void this.#stage.tween({ targets: this.#body, to, ms: ROCK.ms, yoyo: true, repeat: 1, pop: true });
  }

  /** It is out of play. */
  leave() {
    this.#beg(false);
    if (this.card) this.card.look = 'out';
    this.#dweller.setVisible(false);
    this.#leaf.setAlpha(PALE);
  }

  /** It goes away. */
  async fade() {
    await this.#stage.tween({ targets: this.thing, to: { alpha: 0 }, ms: MS.fade });
    this.thing.destroy();
  }

  get #peep(): number {
    return this.koi && !this.#isBeside ? PEEP.x * LEAF.width * this.#dress.scale : 0;
  }

  get #height(): number {
    return this.#isBeside ? 0 : PEEP.up;
  }

  get #aside() {
    const { scale } = this.#dress;
    const { x, y, angle, scale: share } = this.#isBeside ? BEHIND : ASIDE;
    return { x: x * LEAF.width * scale, y: y * LEAF.height * scale, angle, scale: scale * share };
  }

  /** Its card stands beside it, and not above. */
  get #isBeside(): boolean {
    const { card } = this.#dress;
    return card !== undefined && card.at.x !== 0;
  }

  /** Its koi begs: a bite lies ready at its card, for whoever feeds it; or it begs no more. */
  #beg(isHungry: boolean) {
    this.#bite?.destroy();
    this.#bite = undefined;
    const { koi, card } = this;
    if (koi) koi.isSwimming = isHungry;
    if (!isHungry || !card?.scene) return;
    const { fit, at } = this.#dress.card!;
    const x = at.x + (card.width * fit) / 2 - BITE.in;
    const y = at.y + (card.height * fit) / 2 - BITE.in;
    this.#bite = this.#stage.image('hapje', x, y);
    this.#body.add(this.#bite);
  }

  async #hideCard(card: WordCard) {
    await this.#stage.tween({ targets: card, to: { scaleY: 0.05 }, ms: MS.close / 2 });
    if (card.scene && !this.#isUp) card.setVisible(false);
  }

  async #showCard() {
    const { card } = this;
    if (!card?.scene || !this.#isUp) return;
    const fit = this.#dress.card!.fit;
    card.setVisible(true).setScale(fit, 0.05);
    await this.#stage.tween({ targets: card, to: { scaleY: fit }, ms: MS.fade, ease: 'Back.Out', pop: true });
  }

  /** What is offered lies around what is seen; nothing moves for the eye. */
  #see(isUp: boolean) {
    this.#isUp = isUp;
    if (isUp) this.#dweller.setVisible(true);
    const { scale, card } = this.#dress;
    const leaf = { width: LEAF.width * scale, height: LEAF.height * scale };
    const at = card?.at ?? { x: 0, y: 0 };
    const more =
      card && isUp ? { width: card.part.width * card.fit, height: card.part.height * card.fit } : leaf;
    const reach = (from: number, size: number, own: number) =>
      [Math.min(-own / 2, from - size / 2), Math.max(own / 2, from + size / 2)] as const;
    const [left, right] = reach(isUp ? at.x : 0, more.width, leaf.width);
    const [top, bottom] = reach(isUp ? at.y : 0, more.height, leaf.height);
    this.hit.width = right - left;
    this.hit.height = bottom - top;
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    this.thing.setPosition(this.#at.x + middle.x, this.#at.y + middle.y);
    this.#body.setPosition(-middle.x, -middle.y);
  }
}
