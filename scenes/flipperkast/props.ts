import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { DEPTHS, HAND, PINS, SIDES, TABLE, WELL, type Spot } from './places.ts';
import { railOf, type Ball, type Table } from './table.ts';

/** Ink dries behind the ball: so many drops, one in so many steps. */
const TRAIL = { count: 14, every: 2, least: 6 } as const;
/** A ball that is not on the table glides along by this share of its way in a step. */
const GLIDE = 0.2;
const LIFTED = 1.5;
/** The arrow turns by this share of what is missing. */
const TURN = 0.22;
const MS = { pin: 90, rubber: 80, lid: 130, up: 240, stay: 260, down: 200 } as const;
/** The lid lies below the open inkwell, out of the way of the arrow. */
const LID = { x: 16, down: 78, angle: 40 } as const;
const HOLD = { x: 0, y: -92 } as const;

/** What is seen of the table: rulers, pins, rubbers, the inkwell with its arrow, balls and the ink behind them. */
export class Props {
  readonly #stage: GameStage;
  readonly #table: Table;
  readonly #keeper: Klodder;
  readonly #rulers: Image[];
  readonly #pins: Image[];
  readonly #rubbers: Image[];
  readonly #balls: Image[];
  readonly #trail: Image[];
  readonly #arrow: Image;
  readonly #lid: Image;
  readonly #jet: Image;
  readonly #rubberY: number;
  #steps = 0;

  constructor(stage: GameStage, table: Table, keeper: Klodder) {
    this.#stage = stage;
    this.#table = table;
    this.#keeper = keeper;
    keeper.setDepth(DEPTHS.keeper);
    const image = (frame: string, { x, y }: Spot, depth: number) => stage.image(frame, x, y).setDepth(depth);
    this.#arrow = image('pijl', WELL, DEPTHS.arrow);
    image('inktpot', WELL, DEPTHS.well);
    this.#lid = image('deksel', WELL, DEPTHS.well + 2);
    this.#jet = image('fontein', WELL, DEPTHS.lifted).setVisible(false);
    this.#pins = PINS.map((pin, i) => image(`punaise-${i}`, pin, DEPTHS.pins));
    this.#rulers = SIDES.map((_, i) => image(`liniaal-${i}`, WELL, DEPTHS.flippers));
    this.#rubbers = SIDES.map((side) => {
      const [from, to] = railOf(side);
      const rail = image('elastiek', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, DEPTHS.pins);
      return rail.setScale(-side, 1);
    });
    this.#rubberY = this.#rubbers[0]!.y;
    image('voorkant', { x: TABLE.x, y: TABLE.bottom }, DEPTHS.apron);
    this.#trail = Array.from({ length: TRAIL.count }, () =>
      image('spat', WELL, DEPTHS.trail).setVisible(false),
    );
    this.#balls = table.balls.map((_, i) => image(i === 0 ? 'bal' : 'propje', HAND, DEPTHS.ball));
  }

  /** Every step; the arrow points to that place, or hangs down where nothing is asked. */
  frame(goal: Spot | undefined) {
    const { flippers, balls } = this.#table;
    flippers.forEach(({ pivot, angle, side }, i) => {
      const turn = side < 0 ? angle : angle - Math.PI;
      this.#rulers[i]!.setPosition(pivot.x, pivot.y).setRotation(turn);
    });
    balls.forEach((ball, i) => this.#draw(ball, this.#balls[i]!, i === 0));
    const [x, y] = goal ? [goal.x - WELL.x, goal.y - WELL.y] : [0, 1];
    const missing = Math.atan2(y, x) - this.#arrow.rotation;
    this.#arrow.rotation += Math.atan2(Math.sin(missing), Math.cos(missing)) * TURN;
  }

  /** Where the ball is seen. */
  get ball(): Spot {
    return this.#balls[0]!;
  }

  #draw(ball: Ball, image: Image, isFirst: boolean) {
    const { x, y } = ball.motion;
    const isOn = ball.where === 'table';
    const share = isOn ? 1 : GLIDE;
    image.setPosition(image.x + (x - image.x) * share, image.y + (y - image.y) * share);
    const isIn = ball.where === 'well' && Math.hypot(x - image.x, y - image.y) < 6;
    image.setVisible(isFirst ? !isIn : isOn);
    image.setScale(ball.isLifted ? LIFTED : 1).setDepth(ball.isLifted ? DEPTHS.lifted : DEPTHS.ball);
    if (isOn && !this.#stage.reducedMotion) image.angle += ball.motion.vx / 60;
    if (isFirst) this.#draws(image, isOn && Math.hypot(ball.motion.vx, ball.motion.vy) > TRAIL.least * 10);
  }

  /** The ball leaves ink that dries. */
  #draws({ x, y }: Spot, isMoving: boolean) {
    this.#steps++;
    for (const drop of this.#trail) drop.setAlpha(Math.max(0, drop.alpha - 0.022));
    if (!isMoving || this.#steps % TRAIL.every > 0) return;
    const drop = this.#trail[(this.#steps / TRAIL.every) % TRAIL.count]!;
    drop.setPosition(x, y).setAlpha(0.5).setVisible(true);
  }

  hitPin(index: number) {
    const { fx, sound } = this.#stage;
    const pin = this.#pins[index]!;
    sound.play('punaise', { rate: [1, 1.19, 1.5][index]!, volume: 0.7 });
    fx.burst('stars', pin.x, pin.y, { count: 4, spread: 70 });
    void this.#stage.tween({ targets: pin, to: { scale: 1.18 }, ms: MS.pin, yoyo: true, pop: true });
  }

  hitRubber(index: number) {
    this.#stage.sound.play('elastiek', { volume: 0.6 });
    const rubber = this.#rubbers[index]!;
    void this.#stage.tween({
      targets: rubber,
      to: { y: this.#rubberY + 5 },
      ms: MS.rubber,
      yoyo: true,
      pop: true,
    });
  }

  /** The lid of the inkwell goes up, or comes down on it. */
  lid(isUp: boolean) {
    const to = isUp
      ? { x: WELL.x + LID.x, y: WELL.y + LID.down, angle: LID.angle }
      : { x: WELL.x, y: WELL.y, angle: 0 };
    this.#arrow.setFrame(isUp ? 'pijl-vast' : 'pijl', false, false);
    void this.#stage.tween({ targets: this.#lid, to, ms: MS.lid, ease: 'Sine.InOut' });
  }

  /** The keeper has the ball again, or throws it up. */
  keep(isCaught: boolean) {
    this.#stage.sound.play(isCaught ? 'vang' : 'hup', { volume: 0.7 });
    if (isCaught) void this.#keeper.squash();
    else void this.#keeper.hop(HOLD.y * -0.3);
  }

  /** Ink spouts up out of the inkwell. */
  async spout() {
    const stage = this.#stage;
    const jet = this.#jet.setVisible(true).setScale(0.7, 0.05);
    stage.sound.play('plons');
    stage.fx.burst('splash', WELL.x, WELL.y - 20, { count: 16, spread: 190 });
    await stage.tween({ targets: jet, to: { scaleX: 1, scaleY: 1 }, ms: MS.up, ease: 'Back.Out' });
    stage.fx.burst('confetti', WELL.x, WELL.y - 120, { count: 14, spread: 220 });
    await stage.clock.wait(MS.stay);
    await stage.tween({ targets: jet, to: { scaleX: 0.7, scaleY: 0.05 }, ms: MS.down, ease: 'Quad.In' });
    jet.setVisible(false);
  }

  /** The inkwell burps. */
  burp() {
    const { fx, sound } = this.#stage;
    sound.play('boer');
    fx.burst('bubbles', WELL.x, WELL.y - 30, { count: 8, spread: 80 });
  }
}
