import type { Container, GameStage, Image, WordCard } from '../../engine/stage/index.ts';
import { COLOURS, HAIRDOS } from './art/names.ts';
import { BOARD_FOOT, DEPTHS, HALF, HEAD, POP, RIM } from './places.ts';
import { onStageAt, type Place, type Seat } from './rules.ts';

/** Which feathers a chicken has, and which hairdo once it is clean. */
export interface HenLook {
  colour: number;
  hair: number;
}

/** The look of chicken number `i`. */
export const lookOf = (i: number): HenLook => ({ colour: i % COLOURS.length, hair: i % HAIRDOS.length });

/** Parts of a chicken, from the rim that it comes up from behind. */
const PART = { eyes: -100, hair: -128, heart: -66, wing: 50, lowest: 26 } as const;

/** A clean chicken with its hairdo, which shows itself; its place is its foot. */
export const beautyOf = (stage: GameStage, { colour, hair }: HenLook): Container =>
  stage.scene.add.container(0, 0, [
    stage.image(`kip-${colour}`, 0, 0),
    stage.image(`kapsel-${HAIRDOS[hair]!}`, 0, PART.hair),
    stage.image('ogen-blij', 0, PART.eyes),
  ]);

/** Boards taller than this have a picture on them. */
const TALL = 100;
const MS = { up: 240, down: 150, board: 200, shake: 70, strut: 150, flip: 110, flower: 420 } as const;
/** Its eyes are shut for so long, so long apart, in ms. */
const BLINK = { ms: 110, apart: [1700, 3400] } as const;
const SHAKES = 5;

/** A chicken that hides, comes up and is washed; with a board that has a word on it, or without one. */
export class Hen {
  readonly thing: Container;
  board: WordCard | undefined;
  place: Place | undefined;
  isUp = false;
  isClean = false;
  readonly #stage: GameStage;
  readonly #bird: Container;
  readonly #mud: Image;
  readonly #eyes: Image;
  readonly #hair: Image;
  readonly #front: Image;
  readonly #wings: readonly Image[];
  #hit: { width: number; height: number } = { width: 2 * HALF, height: HEAD.free };
  #isShaking = false;
  #blinkMs: number;
  readonly #blinks: () => number;

  constructor(stage: GameStage, { colour, hair }: HenLook, board?: WordCard) {
    this.#stage = stage;
    this.board = board;
    const rng = stage.rng.fork(`knipper/${colour}/${hair}`);
    this.#blinks = () => rng.between(...BLINK.apart);
    this.#blinkMs = this.#blinks();
    this.#mud = stage.image('modder', 0, 0);
    this.#eyes = stage.image('ogen', 0, PART.eyes);
    this.#hair = stage.image(`kapsel-${HAIRDOS[hair]!}`, 0, PART.hair).setVisible(false);
    const feathers = stage.image(`kip-${colour}`, 0, 0);
    this.#bird = stage.scene.add.container(0, 0, [feathers, this.#mud, this.#hair, this.#eyes]);
    this.#front = stage.image('voor-ton', 0, 0);
    this.#wings = [-1, 1].map((side) => stage.image(`vleugel-${colour}`, 0, 0).setFlipX(side > 0));
    this.thing = stage.scene.add
      .container(0, 0, [this.#bird, this.#front, ...(board ? [board] : []), ...this.#wings])
      .setVisible(false);
  }

  get hit() {
    return this.#hit;
  }

  /** Where water hits it. */
  get heart() {
    return { x: this.thing.x + this.#bird.x, y: this.thing.y + this.#bird.y + PART.heart };
  }

  /** Goes to hide in a place, where it gets muddy again; its board will hang there. */
  sit({ place, board: boardX }: Seat) {
    this.place = place;
    this.isClean = false;
    this.#mud.setVisible(true);
    this.#hair.setVisible(false);
    const rim = RIM[place.row];
    const foot = BOARD_FOOT[place.row];
    const { board } = this;
    const left = Math.min(place.x - HALF, board ? boardX - board.width / 2 : Infinity);
    const right = Math.max(place.x + HALF, board ? boardX + board.width / 2 : -Infinity);
    const head = board && board.height > TALL ? HEAD.tall : HEAD.usual;
    const top = board ? foot - board.height - head : rim - HEAD.free;
    const bottom = board ? foot : rim;
    this.#hit = { width: right - left, height: bottom - top };
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    this.thing.setPosition(x, y).setDepth(DEPTHS.hen[place.row]);
    // Before a tall board only its head is seen: it stands on something in there.
    const stands = board ? top + HEAD.free - 2 : rim;
    this.#bird.setPosition(place.x - x, Math.min(stands, rim + PART.lowest) - y);
    this.#front.setFrame(`voor-${place.name}`, true, true).setPosition(place.x - x, rim - y);
    if (!board) return;
    board.setPosition(boardX - x, foot - board.height / 2 - y);
    this.#wings.forEach((wing, i) =>
      wing.setPosition(place.x - x + (i ? 1 : -1) * PART.wing, foot - board.height - 7 - y),
    );
  }

  /** Comes up from behind its rim. */
  async up(delay = 0) {
    const stage = this.#stage;
    if (delay > 0) await stage.clock.wait(delay);
    this.thing.setVisible(true);
    this.#bird.setScale(1, 0.1).setAngle(0);
    for (const wing of this.#wings) wing.setVisible(false);
    const { board } = this;
    if (board) {
      board.setScale(0.4).setAlpha(0);
      const to = { scale: 1, alpha: 1 };
      void stage.tween({ targets: board, to, ms: MS.board, ...POP });
    }
    await stage.tween({ targets: this.#bird, to: { scaleY: 1 }, ms: MS.up, ...POP });
    this.#bird.setScale(1);
    board?.setScale(1).setAlpha(1);
    for (const wing of this.#wings) wing.setVisible(board !== undefined);
    this.isUp = true;
  }

  /** Ducks away. */
  async down() {
    if (!this.thing.visible) return;
    const stage = this.#stage;
    this.isUp = false;
    for (const wing of this.#wings) wing.setVisible(false);
    const { board } = this;
    if (board)
      void stage.tween({ targets: board, to: { scale: 0.4, alpha: 0 }, ms: MS.down, ease: 'Quad.In' });
    await stage.tween({ targets: this.#bird, to: { scaleY: 0.1 }, ms: MS.down, ease: 'Quad.In' });
    this.thing.setVisible(false);
  }

  /** Its eyes close now and then. */
  frame(ms: number) {
    if (!this.thing.visible || this.isClean || this.#isShaking) return;
    this.#blinkMs -= ms;
    if (this.#blinkMs < 0) this.#blinkMs = this.#blinks();
    this.#look(this.#blinkMs < BLINK.ms ? 'ogen-dicht' : 'ogen');
  }

  /** Mud flies off in one big flower, and there is its hairdo. */
  wash() {
    const stage = this.#stage;
    const { x, y } = this.heart;
    this.isClean = true;
    this.#mud.setVisible(false);
    this.#look('ogen-blij');
    const flower = stage
      .image('modderbloem', x, y)
      .setDepth(DEPTHS.water + 1)
      .setScale(0.3);
    void stage
      .tween({ targets: flower, to: { scale: 1.15, alpha: 0, angle: 20 }, ms: MS.flower, ease: 'Quad.Out' })
      .then(() => flower.destroy());
    stage.fx.burst('splash', x, y, { count: 10, spread: 70, tint: 0x8a6642 });
    stage.sound.play('modder-flap');
    this.#hair.setVisible(true).setScale(0.2);
    void stage.tween({ targets: this.#hair, to: { scale: 1 }, ms: MS.up, ...POP });
  }

  /** Its board turns over: on the other side stands this. */
  async flip(other: WordCard) {
    const { board } = this;
    if (!board) return other.destroy();
    const stage = this.#stage;
    // The other word may be the longer one.
    const x = onStageAt(this.thing.x + board.x, other.width) - this.thing.x;
    this.board = other.setPosition(x, board.y).setScale(0, 1);
    this.thing.addAt(other, this.thing.getIndex(board) + 1);
    await stage.tween({ targets: board, to: { scaleX: 0 }, ms: MS.flip, ease: 'Quad.In', pop: true });
    board.destroy();
    await stage.tween({ targets: other, to: { scaleX: 1 }, ms: MS.flip, ease: 'Quad.Out', pop: true });
  }

  /** Struts: look at me. */
  async strut() {
    const stage = this.#stage;
    stage.sound.play('kakel-trots');
    const { y } = this.#bird;
    const to = { y: y - 12, angle: 7 };
    await stage.tween({ targets: this.#bird, to, ms: MS.strut, yoyo: true, repeat: 1, pop: true });
    this.#bird.setY(y).setAngle(0);
  }

  /** The water runs off, and it shakes itself dry. */
  async shake() {
    const stage = this.#stage;
    this.#isShaking = true;
    this.#look('ogen-dicht');
    stage.fx.burst('splash', this.heart.x, this.heart.y, { count: 8, spread: 60, tint: 0x8a6642 });
    for (let i = 0; i < SHAKES; i++)
      await stage.tween({ targets: this.#bird, to: { angle: i % 2 ? -9 : 9 }, ms: MS.shake });
    await stage.tween({ targets: this.#bird, to: { angle: 0 }, ms: MS.shake });
    this.#isShaking = false;
  }

  destroy() {
    this.thing.destroy();
  }

  #look(eyes: 'ogen' | 'ogen-dicht' | 'ogen-blij') {
    this.#eyes.setFrame(eyes, false, false);
  }
}
