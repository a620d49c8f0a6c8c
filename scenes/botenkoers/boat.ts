import type { Container, GameStage, Graphics, Image, Klodder } from '../../engine/stage/index.ts';
import { HOME } from './chart.ts';
import { DEPTHS } from './depths.ts';
import { Track, type Point } from './route.ts';

/** The sail goes up and down in so long; the boat rocks by so many degrees where it lies, and heels as it sails. */
const MS = { raise: 240, lower: 200, rock: 1500, flags: 260 } as const;
const HEEL = { rock: 2.4, sail: 5, climb: 7 } as const;
/** Where its crew stands on deck, and the wake: how many bows, and how far apart in u. */
const DECK = { x: -30, y: -15 } as const;
/** The foot of the sail. */
const CLOTH = -28;
const WAKE = { bows: 9, pitch: 17, width: 5, colour: 0xfffdf6 } as const;
const STRANDED = -13;

/** Something that happens when the boat is so far on its way. */
export interface Passing {
  at: number;
  run(): void;
}

/** The boat: it sails along a line, heels, and leaves a wake. */
export class Boat {
  readonly #stage: GameStage;
  readonly #whole: Container;
  readonly #hull: Image;
  readonly #cloth: Image;
  readonly #flags: Image;
  readonly #mate: Klodder;
  readonly #wake: Graphics;
  readonly #trail: Point[] = [];
  /** Goes up with each way that is sailed, so that one that was left off moves it no more. */
  #turn = 0;
  #isUnderWay = false;
  #heel = 0;

  constructor(stage: GameStage, mate: Klodder) {
    this.#stage = stage;
    this.#mate = mate;
    this.#wake = stage.scene.add.graphics().setDepth(DEPTHS.wake);
    this.#hull = stage.image('romp', 0, 0);
    this.#cloth = stage.image('doek', 0, CLOTH);
    this.#flags = stage.image('slinger', 0, -84).setVisible(false);
    mate.setPosition(DECK.x, DECK.y);
    this.#whole = stage.scene.add
      .container(HOME.x, HOME.y, [this.#cloth, mate, this.#hull, this.#flags])
      .setDepth(DEPTHS.boat);
    this.#setCloth(0.14);
  }

  get x() {
    return this.#whole.x;
  }

  get y() {
    return this.#whole.y;
  }

  /** Whether it sails now. */
  get isUnderWay() {
    return this.#isUnderWay;
  }

  /** The one on deck looks at a place. */
  look(x: number, y: number) {
    this.#mate.look(x - this.x, y - this.y);
  }

  /** Sails along a line in so long; what it passes happens on the way. */
  async sail(points: readonly Point[], ms: number, passing: readonly Passing[] = []) {
    const turn = ++this.#turn;
    const track = new Track(points);
    const way = { gone: 0 };
    let next = 0;
    this.#isUnderWay = true;
    this.#whole.setAngle(0);
    void this.#raise(1, MS.raise);
    await this.#stage.tween({
      targets: way,
      to: { gone: track.length },
      ms,
      ease: 'Sine.InOut',
      onUpdate: () => {
        if (turn !== this.#turn || !this.#whole.scene) return;
        this.#put(track, way.gone);
        while (passing[next] && passing[next]!.at <= way.gone + 1) passing[next++]!.run();
      },
    });
    if (turn !== this.#turn) return;
    for (; next < passing.length; next++) passing[next]!.run();
    this.#isUnderWay = false;
    this.#trail.length = 0;
  }

  /** It has come where it stays: the sail goes down. */
  moor(dressed = false) {
    this.#face(false);
    this.#flags.setVisible(dressed);
    void this.#raise(0.14, MS.lower);
  }

  /** It slides up a bank and leans over. */
  async strand(ms: number) {
    this.#heel = STRANDED;
    void this.#raise(0.5, ms);
    this.#mate.face('oops', 1100, 'look');
    await this.#stage.tween({ targets: this.#whole, to: { angle: STRANDED }, ms, ease: 'Back.Out' });
    this.#heel = 0;
  }

  /** Flags run up to the top of its mast. */
  dress() {
    const flags = this.#flags.setVisible(true);
    const { scaleX } = flags;
    flags.setScale(scaleX, 0.1);
    this.#mate.face('happy', 1400, 'look');
    void this.#stage.tween({
      targets: flags,
      to: { scaleY: scaleX },
      ms: MS.flags,
      ease: 'Back.Out',
      pop: true,
    });
  }

  frame() {
    const { clock, reducedMotion } = this.#stage;
    if (!this.#isUnderWay && this.#heel === 0) {
      const rock = reducedMotion ? 0 : Math.sin((clock.now / MS.rock) * Math.PI * 2) * HEEL.rock;
      this.#whole.setAngle(this.#whole.angle + (rock - this.#whole.angle) * 0.12);
    }
    this.#drawWake();
  }

  #put(track: Track, gone: number) {
    const { x, y, dx, dy } = track.at(gone);
    this.#whole.setPosition(x, y);
    if (Math.abs(dx) > 0.2) this.#face(dx < 0);
    const to = (dx < 0 ? -1 : 1) * (HEEL.sail + dy * HEEL.climb);
    this.#whole.setAngle(this.#whole.angle + (to - this.#whole.angle) * 0.2);
    const last = this.#trail[0];
    if (!last || Math.hypot(x - last.x, y - last.y) >= WAKE.pitch) this.#trail.unshift({ x, y });
    if (this.#trail.length > WAKE.bows) this.#trail.pop();
  }

  #face(left: boolean) {
    for (const part of [this.#hull, this.#cloth, this.#flags]) part.setFlipX(left);
    this.#mate.setX(left ? -DECK.x : DECK.x);
    this.#mate.turn(left);
  }

  #setCloth(share: number) {
    this.#cloth.setScale(this.#cloth.scaleX, share * Math.abs(this.#cloth.scaleX));
  }

  #raise(share: number, ms: number) {
    const { scaleX } = this.#cloth;
    const to = { scaleY: share * Math.abs(scaleX) };
    return this.#stage.tween({ targets: this.#cloth, to, ms, ease: 'Back.Out', pop: true });
  }

  #drawWake() {
    const wake = this.#wake.clear();
    for (const [i, { x, y }] of this.#trail.entries()) {
      const share = 1 - i / WAKE.bows;
      const wide = 10 + i * 3;
      wake.lineStyle(WAKE.width * share, WAKE.colour, 0.75 * share);
      wake
        .beginPath()
        .moveTo(x - wide, y + 2)
        .lineTo(x - wide * 0.3, y - 3)
        .strokePath();
      wake
        .beginPath()
        .moveTo(x + wide, y + 2)
        .lineTo(x + wide * 0.3, y - 3)
        .strokePath();
    }
  }
}
