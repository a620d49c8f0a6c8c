import type { Choice } from '../../engine/exercise/index.ts';
import type {
  ChoiceThing,
  Container,
  GameStage,
  Image,
  Klodder,
  KlodderName,
  WordCard,
} from '../../engine/stage/index.ts';
import { BOARD_END, DEPTHS, rowY, type Point } from './places.ts';

/** The barrel stands so far from the board, its sign beside it as wide as there is room. */
const PLACE = { barrel: BOARD_END + 62, sign: BOARD_END + 104, right: 1318, half: 34 } as const;
const LEAST = 80;
const LID = -34;
const MS = {
  stay: 60,
  jump: 320,
  in: 240,
  swell: 130,
  lid: 420,
  surf: 300,
  shake: 70,
  nod: 120,
  blink: 260,
} as const;
const RIDERS: readonly KlodderName[] = ['moes', 'tik', 'sjaak', 'fien'];
const RIDER = { size: 70, from: 4, up: -30, gone: 900 } as const;

/** A barrel at the end of a row, with the word of an option on its sign. */
export class Barrel implements ChoiceThing {
  readonly choice: Choice;
  readonly thing: Container;
  readonly sign: WordCard;
  readonly mouth: Point;
  /** What a finger hits: all of it with its sign. */
  readonly reach: { width: number; height: number };
  readonly #at: Point;
  readonly #stage: GameStage;
  readonly #body: Image;
  readonly #lid: Image;
  readonly #lamp: Image;
  readonly #kind: number;
  #isOut = false;
  #isLit = false;

  /** `room` is how high its sign may be. */
  constructor(stage: GameStage, choice: Choice, row: number, kind: number, room: number) {
    this.#stage = stage;
    this.#kind = kind;
    this.choice = choice;
    const y = rowY(row);
    const widest = PLACE.right - PLACE.sign;
    this.sign = stage.kit.wordCard(0, 0, choice.option!, { maxWidth: widest });
    const scale = Math.min(1, widest / this.sign.width, room / this.sign.height);
    this.sign.setScale(scale);
    const wide = this.sign.width * scale;
    // The middle of both together: what a finger hits lies around it.
    const right = PLACE.sign - PLACE.barrel + wide;
    const middle = (right - PLACE.half) / 2;
    this.reach = { width: right + PLACE.half, height: Math.max(LEAST, this.sign.height * scale) };
    this.sign.setX(right - wide / 2 - middle);
    this.#at = { x: PLACE.barrel, y };
    this.#body = stage.image(`vat-${kind}`, -middle, 0);
    this.#lid = stage.image('deksel', -middle, LID);
    this.#lamp = stage.image('lamp', -middle - 24, -38);
    const parts = [stage.image('aanvoer', -middle, 0), this.#body, this.#lid, this.#lamp, this.sign];
    this.thing = stage.scene.add.container(PLACE.barrel + middle, y, parts).setDepth(DEPTHS.barrels);
    this.mouth = { x: PLACE.barrel - 26, y };
  }

  get isOut(): boolean {
    return this.#isOut;
  }

  async arrive() {
    const { x } = this.thing;
    this.thing.setX(x + 90).setAlpha(0);
    await this.#stage.tween({
      targets: this.thing,
      to: { x, alpha: 1 },
      ms: MS.in,
      ease: 'Back.Out',
      pop: true,
    });
  }

  /** The way leads here now, or no longer. */
  set isReached(reached: boolean) {
    if (reached === this.#isLit) return;
    this.#isLit = reached;
    this.#lamp.setFrame(reached ? 'lamp-aan' : 'lamp', false, true);
  }

  set isPressed(pressed: boolean) {
    if (!this.#isOut) this.sign.look = pressed ? 'pressed' : 'normal';
  }

  /** It swells, its lid pops, and somebody surfs out on the juice. */
  async fill(colour: number) {
    const stage = this.#stage;
    const { x, y } = this.#at;
    stage.sound.play('vat-plop');
    this.#body.setFrame(`vat-${this.#kind}-vol`, false, true);
    this.sign.look = 'right';
    await stage.tween({ targets: this.#body, to: { scaleX: 1.18, scaleY: 1.1 }, ms: MS.swell, yoyo: true });
    void stage.tween({
      targets: this.#lid,
      to: { y: LID - 96, angle: 150, alpha: 0 },
      ms: MS.lid,
      ease: 'Quad.Out',
    });
    stage.fx.burst('splash', x, y - 36, { count: 10, tint: colour });
    const name = RIDERS[this.#kind % RIDERS.length]!;
    const rider = stage.kit.klodder(name, {
      x,
      y: y + RIDER.from,
      size: RIDER.size,
      depth: DEPTHS.splash,
      face: 'happy',
    });
    await stage.tween({ targets: rider, to: { y: y + RIDER.up }, ms: MS.surf, ease: 'Back.Out' });
    void this.#jumpOff(rider);
  }

  /** Who surfed out jumps down behind the edge while the next board comes in. */
  async #jumpOff(rider: Klodder) {
    await this.#stage.clock.wait(MS.stay);
    await this.#stage.tween({ targets: rider, to: { y: RIDER.gone }, ms: MS.jump, ease: 'Quad.In' });
    rider.destroy();
  }

  /** It was tapped: it bows to the pipes, where the juice is to come from. */
  nod() {
    const targets = this.#body.setAngle(0);
    this.#stage.scene.tweens.killTweensOf(targets);
    void this.#stage.tween({ targets, to: { angle: -9 }, ms: MS.nod, yoyo: true, repeat: 1, pop: true });
  }

  /** Its stopper stays shut: blub. */
  async blub(colour: number) {
    const stage = this.#stage;
    const { x, y } = this.mouth;
    stage.sound.play('blub');
    stage.fx.burst('bubbles', x, y - 20, { count: 8, tint: colour, spread: 30 });
    await stage.tween({
      targets: this.#body,
      to: { angle: 7 },
      ms: MS.shake,
      yoyo: true,
      repeat: 1,
      pop: true,
    });
  }

  /** Its sign is out of play, and so is the barrel. */
  shut() {
    this.#isOut = true;
    this.sign.look = 'out';
    this.isReached = false;
    this.#body.setAlpha(0.55);
    this.#lid.setAlpha(0.55);
  }

  /** It is asked for: its lamp blinks. */
  blink() {
    this.isReached = true;
    const targets = this.#lamp;
    void this.#stage.tween({ targets, to: { scale: 1.35 }, ms: MS.blink, yoyo: true, repeat: -1, pop: true });
  }

  async leave() {
    await this.#stage.tween({ targets: this.thing, to: { alpha: 0 }, ms: MS.in / 2, pop: true });
  }

  destroy() {
    this.#stage.scene.tweens.killTweensOf(this.#lamp);
    this.thing.destroy();
  }
}
