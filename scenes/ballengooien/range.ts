import type { GameStage, Input, Offer } from '../../engine/stage/index.ts';
import { Aiming } from './aiming.ts';
import { Ball } from './ball.ts';
import { Flick } from './flick.ts';
import { pull, type Spot } from './rules.ts';
import { Sight } from './sight.ts';
import type { Target } from './target.ts';
import { Tumble } from './tumble.ts';

/** How hard a ball hits: usually, and where every hit topples. */
const FORCE = { usual: 1, sure: 1.7 } as const;
/** A flick is drawn to a tower this near, by this share. */
const MAGNET = { reach: 110, share: 0.45 } as const;
/** A ball this far from the middle of a tower belongs to its shelf. */
const SAME_SHELF = 130;
/** Height of the spread against its width. */
const FLAT = 0.4;
/** How often a ball that waits says so. */
const BECKON_MS = 4200;

interface RangeHelp {
  /** What can be thrown at now. */
  targets(): readonly Target[];
  /** As what it is offered. */
  offerOf(target: Target): Offer | undefined;
  /** Whether the exercise can be answered now. */
  isOpen(): boolean;
  /** Whether every ball thrown at a tower topples it. */
  isSure(): boolean;
  /** A tower falls: whether that counts. */
  toppled(target: Target): boolean;
  /** A ball beside it or a graze. */
  slipped(): void;
}

/** Throwing: a flick, a lob at what is tapped, or a throw where the sight is; and what the ball does there. */
export class Range {
  readonly ball: Ball;
  /** Balls thrown since the exercise began. */
  balls = 0;
  /** Where the last one hit something. */
  hit: Spot = { x: 0, y: 0 };
  /** Room for the cans of one target. */
  #room = 190;
  #stage: GameStage;
  #help: RangeHelp;
  #sight: Sight;
  #aiming: Aiming;
  #flick: Flick;
  /** What the free sight points at; the focus follows it. */
  #under: Target | undefined;
  #isFollowing = false;
  #spread: number;
  #rng;
  #tumble: Tumble | undefined;
  #focusTick = -1;
  #finger = false;

  /** `spread` of a lob and `sway` of the sight in u. */
  constructor(stage: GameStage, spread: number, sway: number, help: RangeHelp) {
    this.#stage = stage;
    this.#help = help;
    this.#spread = spread;
    this.#rng = stage.rng.fork('worp');
    this.ball = new Ball(stage);
    this.#sight = new Sight(stage, sway);
    this.#aiming = new Aiming(stage, this.#sight, {
      isOpen: () => this.#mayThrow,
      moved: () => this.#follow(),
      throw: () => void this.#throw(this.#sight.spot),
    });
    stage.clock.every(BECKON_MS, () => this.#mayThrow && this.ball.beckon());
    this.#flick = new Flick(stage, this.ball, {
      isOpen: () => this.#mayThrow,
      aimed: (spot) => this.#drawn(spot),
      show: (spot) => {
        if (spot) this.#sight.aim(undefined);
        this.#sight.point(spot);
      },
      throw: (spot) => void this.#throw(spot),
      drop: (spot) => this.#dropAt(spot),
      slip: () => help.slipped(),
    });
  }

  /** A ball is in the air, or cans are falling. */
  get isBusy() {
    return !this.ball.isReady || this.#tumble !== undefined;
  }

  /** Cans are falling. */
  get isTumbling() {
    return this.#tumble !== undefined;
  }

  /** A new exercise. */
  reset(room: number) {
    this.balls = 0;
    this.#room = room;
    this.#under = undefined;
  }

  frame(ms: number) {
    if (this.#tumble && !this.#tumble.step()) this.#tumble = undefined;
    this.#sight.frame(ms);
    if (this.#sight.isFree) this.#follow();
  }

  /** The next key towards a throw at a target with the free sight; undefined where arrows go from one to the other. */
  keyTowards({ heart }: Target): Input | undefined {
    if (!this.#aiming.isFree) return undefined;
    return this.#aiming.keyTowards(heart) ?? { kind: 'key', code: 'Space', key: ' ', ms: 40 };
  }

  /** The flick that hits a target, as the hand of the example shows it. */
  flickTowards({ heart }: Target): Input {
    return this.#flick.towards(heart);
  }

  /** A finger is on a target: what is picked next is tapped. */
  press(pressed: boolean) {
    this.#finger ||= pressed;
  }

  /** The sight goes where the focus is. */
  focus(target: Target, focused: boolean) {
    if (this.#isFollowing) return;
    if (focused) this.#focusTick = this.#stage.clock.tick;
    if (focused || this.#sight.target === target) this.#sight.aim(focused ? target : undefined);
  }

  /** A finger lobs a ball at it; by key it is thrown where the sight is, and a first press of a digit only aims. */
  pick(target: Target) {
    const byFinger = this.#finger;
    this.#finger = false;
    if (!this.#mayThrow || (!byFinger && this.#focusTick === this.#stage.clock.tick)) return;
    // A digit brings the free sight back to the middle of its tower.
    if (!byFinger && this.#sight.isFree) return this.#sight.aim(target);
    const isAimed = !byFinger && this.#sight.target === target;
    if (byFinger) this.#sight.aim(undefined);
    void this.#throw(
      this.#help.isSure() ? target.heart : isAimed ? this.#sight.spot : this.#lob(target.heart),
    );
  }

  /** The cans of a toppled target clatter down; resolves when they are out of the way. */
  async release(target: Target) {
    if (this.#tumble?.target === target) await this.#tumble.release();
  }

  /** The cans stay as they are, for who puts them upright. */
  stop() {
    this.#tumble?.end();
    this.#tumble = undefined;
  }

  hideSight() {
    this.#sight.aim(undefined);
  }

  get #mayThrow() {
    return !this.isBusy && this.#help.isOpen() && this.#help.targets().length > 0;
  }

  /** The focus of the keys is on what the free sight points at, or nowhere between two towers. */
  #follow() {
    const { x, y } = this.#sight.spot;
    const under = this.#targetAt({ x, y, r: this.ball.far });
    if (under === this.#under) return;
    this.#under = under;
    this.#isFollowing = true;
    this.#stage.focusOn(under && this.#help.offerOf(under));
    this.#isFollowing = false;
  }

  #lob({ x, y }: Spot): Spot {
    const stray = () => this.#rng.between(-this.#spread, this.#spread);
    return { x: x + stray(), y: y + stray() * FLAT };
  }

  /** Towers draw a flick a little; where every ball topples it always goes to one. */
  #drawn(spot: Spot): Spot {
    const hearts = this.#help.targets().map(({ heart }) => heart);
    return this.#help.isSure()
      ? pull(spot, hearts, Infinity, 1)
      : pull(spot, hearts, MAGNET.reach, MAGNET.share);
  }

  /** A ball that is carried to a tower is lobbed at it. */
  #dropAt({ x, y }: Spot): boolean {
    const under = this.#help.targets().find(({ thing, size }) => {
      return Math.abs(thing.x - x) < size.width / 2 && Math.abs(thing.y - y) < size.height / 2;
    });
    if (under) void this.#throw(this.#help.isSure() ? under.heart : this.#lob(under.heart));
    return under !== undefined;
  }

  async #throw(aim: Spot) {
    const stage = this.#stage;
    this.balls++;
    const targets = this.#help.targets();
    const near = targets.find(({ heart }) => Math.abs(heart.y - aim.y) < SAME_SHELF) ?? targets[0];
    const shelf = near?.shelf ?? aim.y;
    await this.ball.fly(aim, shelf);
    const { x, y, far: r } = this.ball;
    const target = this.#targetAt({ x, y, r });
    const away = (aim.x - this.ball.home.x) / 8;
    void this.ball.fall(target ? { x: -away, y: -24 } : { x: away * 0.4, y: 10 });
    if (target) return this.#strike(target, { x, y, r });
    stage.sound.play(aim.y > shelf - 20 ? 'plank' : 'net-plof');
    this.#help.slipped();
  }

  /** What a ball at this place hits most squarely. */
  #targetAt(ball: Spot & { r: number }): Target | undefined {
    let target: Target | undefined;
    let best = 0;
    for (const one of this.#help.targets()) {
      const square = one.hitBy(ball) ?? -1;
      if (square >= best) [target, best] = [one, square];
    }
    return target;
  }

  /** The ball hits: what stands or falls now is up to the cans. */
  async #strike(target: Target, ball: Spot & { r: number }) {
    const stage = this.#stage;
    this.hit = target.top;
    stage.sound.play('plank', { rate: 1.5 });
    stage.fx.burst('dust', ball.x, ball.y, { count: 5 });
    const tumble = new Tumble(
      stage,
      target,
      ball,
      this.#help.isSure() ? FORCE.sure : FORCE.usual,
      this.#room,
    );
    this.#tumble = tumble;
    if ((await tumble.fell) && this.#help.toppled(target)) return;
    this.stop();
    this.#help.slipped();
    await target.upright();
  }
}
