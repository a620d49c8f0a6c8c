import type {
  Crew as Pair,
  CrewOptions,
  GameStage,
  Image,
  Klodder,
  KlodderOptions,
} from '../../engine/stage/index.ts';
import type { Form } from '../../engine/exercise/index.ts';
import type { Point } from './glass.ts';
import { DEPTHS, MIDDLE } from './places.ts';

/** Where things hang and stand in each form. Ropes go up out of view from here. */
const UP = -110;
const CRADLE = { y: 690, ropes: [-330, 330], top: -150, front: 0, tik: -150, own: 176, emmer: 20 } as const;
const SEAT = { x: MIDDLE, board: -150, tik: -4, size: 84, from: 330, to: 690 } as const;
const BASKETS = { left: { x: 98, y: 452 }, right: { x: 1268, y: 452 }, low: { x: 1270, y: 690 } } as const;
const SIZE = { cradle: 118, basket: 84 } as const;
/** Tik's hand from his feet, as a share of his size, and how the pole is drawn. */
const HAND = { x: 0.3, y: -0.36 } as const;
const POLE = { drawn: 200, grip: 40 } as const;
const SWAY = { ms: 3400, angle: 0.5 } as const;
const MS = { ride: 0.11, cheer: 1500 } as const;

/** Tik, high in the air with his long squeegee, and the pupil's own Klodder beside him. */
export class Crew {
  readonly #pair: Pair;
  readonly #stage: GameStage;
  readonly #form: Form;
  readonly #pole: Image;
  /** What rides along with Tik in his seat. */
  readonly #riding: Image[] = [];
  #ropes: Image[] = [];
  #seatY: number = SEAT.from;
  #goal: number = SEAT.from;

  constructor(stage: GameStage, form: Form) {
    this.#stage = stage;
    this.#form = form;
    this.#pole = stage.image('steel', 0, 0).setOrigin(0, 0.5).setDepth(DEPTHS.pole).setVisible(false);
    this.#pair = stage.kit.crew(this.#placed(form));
  }

  get #tik(): Klodder {
    return this.#pair.host;
  }

  /** The squeegee is here now: Tik holds its pole, and rides to it in his seat. */
  reach(to: Point | undefined) {
    this.#pole.setVisible(to !== undefined);
    if (!to) return;
    this.#goal = Math.max(SEAT.from, Math.min(SEAT.to, to.y + 44));
    const size = this.#size;
    const side = to.x < this.#tik.x ? -1 : 1;
    const hand = { x: this.#tik.x + side * HAND.x * size, y: this.#tik.y + HAND.y * size };
    const [dx, dy] = [to.x - hand.x, to.y + POLE.grip - hand.y];
    this.#pole.setPosition(hand.x, hand.y).setScale(Math.hypot(dx, dy) / POLE.drawn, 1);
    this.#pole.setRotation(Math.atan2(dy, dx));
  }

  look(x: number, y: number) {
    this.#pair.look(x, y);
  }

  /** Every step: the seat rides after the squeegee, everything sways a little. */
  frame(ms: number) {
    if (this.#form === 'choose') {
      this.#seatY += (this.#goal - this.#seatY) * Math.min(1, (MS.ride * ms) / 16.7);
      this.#rideTo(this.#seatY);
    }
    if (this.#stage.reducedMotion) return;
    const angle = SWAY.angle * Math.sin((this.#stage.clock.now / SWAY.ms) * Math.PI * 2);
    for (const rope of this.#ropes) rope.setAngle(angle);
  }

  cheer() {
    this.#pair.cheer(MS.cheer);
  }

  startle() {
    this.#pair.wonder();
  }

  /** Nothing to see yet: Tik shakes no, kindly. */
  wonder() {
    this.#tik.face('think', 900);
    void this.#tik.squash(0.08);
  }

  wait() {
    this.#pair.wait();
  }

  /** Off to the roof: they leave the stage. */
  leave() {
    this.#pole.setVisible(false);
    for (const thing of [...this.#pair.both, ...this.#ropes, ...this.#riding]) thing.setVisible(false);
  }

  get #size() {
    return this.#form === 'judge' ? SIZE.cradle : SIZE.basket;
  }

  /** Where the two are in a form, and what they ride in. */
  #placed(form: Form): CrewOptions {
    if (form === 'judge') return this.#cradle();
    if (form === 'choose') return this.#seat();
    const host = { ...this.#basket(BASKETS.left), name: 'tik' } as const;
    return { host, own: { ...this.#basket(BASKETS.right), flip: true } };
  }

  #cradle(): CrewOptions {
    const stage = this.#stage;
    const { y } = CRADLE;
    for (const dx of CRADLE.ropes) this.#rope(MIDDLE + dx, y + CRADLE.top);
    this.#riding.push(
      stage.image('bakje', MIDDLE, y).setDepth(DEPTHS.cradle),
      stage.image('emmer', MIDDLE + CRADLE.emmer, y - 30).setDepth(DEPTHS.crew + 1),
      stage.image('bakje-voor', MIDDLE, y + CRADLE.front).setDepth(DEPTHS.rail),
    );
    const options = { y: y - 38, size: SIZE.cradle, depth: DEPTHS.crew };
    return {
      host: { ...options, name: 'tik', x: MIDDLE + CRADLE.tik },
      own: { ...options, x: MIDDLE + CRADLE.own, size: 104, flip: true },
    };
  }

  #seat(): CrewOptions {
    const stage = this.#stage;
    this.#rope(SEAT.x, SEAT.from);
    this.#riding.push(stage.image('zitje', SEAT.x, SEAT.from).setDepth(DEPTHS.cradle));
    return {
      host: { name: 'tik', x: SEAT.x, y: SEAT.from, size: SEAT.size, depth: DEPTHS.crew },
      own: { ...this.#basket(BASKETS.low), flip: true },
    };
  }

  #basket({ x, y }: Point): KlodderOptions {
    const stage = this.#stage;
    this.#rope(x, y - 168);
    this.#riding.push(
      stage.image('mandje-touw', x, y).setDepth(DEPTHS.cradle),
      stage.image('mandje', x, y).setDepth(DEPTHS.rail),
    );
    return { x, y: y + 6, size: SIZE.basket, depth: DEPTHS.crew };
  }

  #rideTo(y: number) {
    this.#tik.setY(y + SEAT.tik);
    this.#riding[0]?.setY(y);
    this.#ropes[0]?.setScale(1, (y + SEAT.board - UP) / 200);
  }

  #rope(x: number, to: number) {
    const rope = this.#stage.image('touw', x, UP).setOrigin(0.5, 0).setDepth(DEPTHS.rope);
    this.#ropes.push(rope.setScale(1, (to - UP) / 200));
  }
}
