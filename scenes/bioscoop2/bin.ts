import type { Container, GameStage, Image, Offer } from '../../engine/stage/index.ts';
import type { FrameCard } from './frame-card.ts';
import { BIN } from './places.ts';

/** Frames in the box: letters of 40 u, or 48 for who has large ones, never come below 28. */
const FRAMES = { left: 1001, right: 1313, y: 542, gap: 4, scale: 0.72, least: 0.7, leastLarge: 0.6 } as const;
const LABEL = { y: 599, size: 30 } as const;
const AIMED = 1.06;
const SHAKE = { angle: 4, ms: 80 } as const;

/** The box for frames that don't come along. Nothing in it counts: what lies on the film does. */
export class Bin {
  readonly cards: FrameCard[] = [];
  #stage: GameStage;
  #root: Container;
  #back: Image;
  #front: Container;
  /** Frames that stay at home in this film; without any there is no box. */
  #room = 0;

  constructor(stage: GameStage, root: Container) {
    this.#stage = stage;
    this.#root = root;
    this.#back = stage.image('doos', BIN.x, BIN.y);
    const label = stage.text('gaat niet mee', 0, LABEL.y - BIN.y, { size: LABEL.size, exercise: false });
    this.#front = stage.scene.add.container(BIN.x, BIN.y, [stage.image('doos-voor', 0, 0), label]);
    root.add([this.#back, this.#front]);
    this.open(0);
  }

  get isOpen() {
    return this.#room > 0;
  }

  /** Makes it ready for a film in which so many frames don't come along. */
  open(room: number) {
    this.cards.length = 0;
    this.#room = room;
    for (const part of [this.#back, this.#front]) part.setVisible(room > 0);
  }

  has(card: FrameCard) {
    return this.cards.includes(card);
  }

  /** Puts a frame in; returns whether there was room. */
  put(card: FrameCard): boolean {
    if (this.has(card)) return true;
    const least = this.#stage.settings.largeLetters ? FRAMES.leastLarge : FRAMES.least;
    if (this.cards.length >= this.#room || scaleFor([...this.cards, card]) < least) {
      this.#shake();
      return false;
    }
    this.cards.push(card);
    card.tuck(true);
    this.#root.bringToTop(card.thing);
    this.#root.bringToTop(this.#front);
    this.#stage.sound.play('leg', { volume: 0.7, rate: 0.85 });
    this.#arrange();
    return true;
  }

  /** Takes a frame out; where it goes is the caller's. */
  take(card: FrameCard) {
    const at = this.cards.indexOf(card);
    if (at < 0) return;
    this.cards.splice(at, 1);
    card.tuck(false);
    this.#root.bringToTop(card.thing);
    this.#arrange();
  }

  /** It was pointed out: the next frame goes here. */
  aim(isAimed: boolean) {
    const size = isAimed ? AIMED : 1;
    this.#back.setScale(size);
    this.#front.setScale(size);
  }

  /** Offers the box as a place for frames. */
  offer(enabled: () => boolean, chosen: () => boolean, onPick: () => void): Offer {
    return this.#stage.offer(this.#front, {
      id: 'doos',
      kind: 'slot',
      value: BIN.slot,
      label: 'doos: gaat niet mee',
      size: { width: BIN.width, height: BIN.height },
      enabled: () => this.isOpen && enabled(),
      chosen,
      onPick,
    });
  }

  #arrange() {
    const scale = Math.min(FRAMES.scale, scaleFor(this.cards));
    const whole = widthOf(this.cards) * scale + FRAMES.gap * (this.cards.length - 1);
    let x = (FRAMES.left + FRAMES.right - whole) / 2;
    for (const card of this.cards) {
      const width = card.tuckedWidth * scale;
      void card.glide({ x: x + width / 2, y: FRAMES.y, scale });
      x += width + FRAMES.gap;
    }
  }

  /** It is full. */
  #shake() {
    void this.#stage
      .tween({ targets: this.#front, to: { angle: SHAKE.angle }, ms: SHAKE.ms, yoyo: true, repeat: 1 })
      .then(() => this.#front.setAngle(0));
  }
}

const widthOf = (cards: readonly FrameCard[]): number =>
  cards.reduce((sum, { tuckedWidth }) => sum + tuckedWidth, 0);

/** The size in which these lie side by side in the box. */
const scaleFor = (cards: readonly FrameCard[]): number =>
  (FRAMES.right - FRAMES.left - FRAMES.gap * (cards.length - 1)) / Math.max(1, widthOf(cards));
