import {
  ARROWS,
  HEADINGS,
  STEPS,
  type GameStage,
  type Image,
  type Input,
  type Via,
} from '../../engine/stage/index.ts';
import { DEPTHS, HOME, WATER } from './places.ts';
import {
  along,
  arrowRound,
  far,
  LAP,
  lapRound,
  lengthOf,
  Rope,
  wayTo,
  type Catch,
  type Point,
} from './rules.ts';

const TUNING = {
  /** u/s by key; along a finger's course, and more the further that is ahead. */
  byKey: 380,
  speed: [380, 720],
  catchUp: 0.9,
  /** A finger's course has a point so often, in u. */
  pitch: 14,
  /** Let go so near to its own rope, the boat sails on and closes the loop. */
  magnet: 124,
  beyond: 26,
  /** How fast the bow turns, in radians a second. */
  turn: 11,
  /** It stops so far beside what is only pointed out. */
  beside: 118,
  /** A plop of the oars each so many u; foam twice as often. */
  stroke: 170,
  /** Where it rows to when it lies so near to where a fish comes up. */
  clear: { near: 210, to: { x: 683, y: 246 }, ms: 420 },
  lamp: -34,
  size: 1.14,
} as const;
/** How the hand does it, and the ghost keys of the example: there a press of an arrow sails on to the corner. In ms and u/s. */
const SHOWN = { lap: 1000, quick: 640, press: 40, speed: 1500 } as const;

/** Which way an arrow key leads; none for another key. */
const wayBy = (code: string) =>
  HEADINGS.flatMap((heading) => (ARROWS[heading] === code ? [STEPS[heading]] : []))[0];

interface BoatHelp {
  /** The example is shown: there is little time. */
  isExample(): boolean;
  /** Whether one may sail now. */
  maySail(): boolean;
  /** The rope closed round this. */
  closed(loop: Point[]): void;
  /** It sailed to here. */
  moved(at: Point): void;
}

/** The little boat: it follows a finger or arrows, and pays out rope. */
export class Boat implements Point {
  x: number = HOME.x;
  y: number = HOME.y;
  readonly rope = new Rope();
  readonly #stage: GameStage;
  readonly #help: BoatHelp;
  readonly #hull: Image;
  readonly #glow: Image;
  readonly #course: Point[] = [];
  /** The ways of the arrows that are down. */
  readonly #held = new Set<readonly [number, number]>();
  /** How far the next press of an arrow leads in the example. */
  #leg = 0;
  #heading = 0;
  #ropes = false;
  #isFollowing = false;
  #isByKey = false;
  #isClosing = false;
  #sailed = 0;

  constructor(stage: GameStage, help: BoatHelp) {
    this.#stage = stage;
    this.#help = help;
    this.#glow = stage
      .image('gloed', HOME.x, HOME.y)
      .setDepth(DEPTHS.rope - 1)
      .setAlpha(0);
    this.#hull = stage.image('boot', HOME.x, HOME.y).setDepth(DEPTHS.boat).setScale(TUNING.size);
  }

  /** A finger draws its course now. */
  get isFollowing(): boolean {
    return this.#isFollowing;
  }

  /** Whether it sails by itself, to the end of what was pointed out. */
  get isBusy(): boolean {
    return this.#course.length > 0 && !this.#isFollowing;
  }

  /** An arrow or a finger is down: letting go must be told. */
  get isSteered(): boolean {
    return this.#isFollowing || this.#held.size > 0;
  }

  /** The lamp is lit. */
  light(isLit: boolean, ms: number) {
    void this.#stage.tween({ targets: this.#glow, to: { alpha: isLit ? 0.8 : 0 }, ms });
  }

  /** A finger comes down: the boat sails along its course, and ropes. */
  begin(x: number, y: number) {
    this.stop();
    this.#isFollowing = true;
    this.#ropes = true;
    this.#stage.sound.play('touw', { volume: 0.6 });
    this.follow(x, y);
  }

  follow(x: number, y: number) {
    if (!this.#isFollowing) return;
    const place = inWater(x, y);
    if (far(this.#course.at(-1) ?? this, place) >= TUNING.pitch) this.#course.push(place);
  }

  /** The finger was let go: what it drew is sailed to its end. */
  letGo() {
    this.#isFollowing = false;
  }

  /** Sails up to a fish or a net and waits beside it. */
  approach({ x, y }: Point) {
    this.stop();
    this.#course.push(inWater(x + (this.x < x ? -1 : 1) * TUNING.beside, y));
  }

  /** Rows to open water before an exercise, out of the way of a fish. */
  async clear(fish: Point) {
    const { clear } = TUNING;
    if (far(this, fish) < clear.near) await this.#stage.tween({ targets: this, to: clear.to, ms: clear.ms });
  }

  /** Sails a loop round a catch by itself. */
  lap(around: Catch) {
    this.stop();
    this.#course.push(...lapRound(around, this).map(({ x, y }) => inWater(x, y)));
    this.#ropes = true;
  }

  /** An arrow goes down or up; Space lets rope out or lifts it. */
  key(code: string, down: boolean) {
    this.#isByKey ||= down;
    const way = wayBy(code);
    if (!way) {
      if (!down) return;
      const ropes = !this.#ropes;
      this.stop();
      this.#isByKey = true;
      this.#ropes = ropes;
      return this.#stage.sound.play('touw', { volume: 0.6 });
    }
    if (!down) return void this.#held.delete(way);
    this.#isFollowing = false;
    this.#course.length = 0;
    if (!this.#help.isExample()) return void this.#held.add(way);
    this.#course.push(inWater(this.x + way[0] * this.#leg, this.y + way[1] * this.#leg));
  }

  /** For the example it lies at the corner of a fish's lap already. */
  lieBeside(fish: Point) {
    Object.assign(this, { x: fish.x - LAP.x, y: fish.y - LAP.y });
  }

  /** It lies still, and the rope is on board. */
  stop() {
    this.#course.length = 0;
    this.#isFollowing = false;
    this.#held.clear();
    this.#isByKey = this.#ropes = this.#isClosing = false;
    this.rope.lift();
  }

  /** The next real input that sails round a catch. */
  towards(around: Catch, via: Via): Input {
    if (this.isBusy) return { kind: 'wait', ms: 50 };
    const isExample = this.#help.isExample();
    if (via === 'pointer') {
      const path = lapRound(around, this).map(({ x, y }): [number, number] => [x, y]);
      return { kind: 'drag', path, ms: isExample ? SHOWN.quick : SHOWN.lap };
    }
    const { code, ms } = arrowRound(around, this, this.#ropes, TUNING.byKey);
    if (code === 'Space') return { kind: 'key', code, key: ' ', ms: SHOWN.press };
    if (!isExample) return { kind: 'key', code, ms };
    this.#leg = (ms / 1000) * TUNING.byKey;
    return { kind: 'key', code, ms: SHOWN.press };
  }

  frame(ms: number) {
    const from = { x: this.x, y: this.y };
    this.#sail(ms / 1000);
    const [dx, dy] = [this.x - from.x, this.y - from.y];
    const sailed = Math.hypot(dx, dy);
    if (sailed > 0.5) this.#turn(Math.atan2(dy, dx), ms / 1000);
    this.#drawAt(sailed);
    if (!this.#ropes) return;
    const loop = this.rope.payOut(this);
    if (!loop) {
      if (!this.#isFollowing && !this.#isByKey && this.#course.length === 0) this.#end();
      return;
    }
    const goesOn = this.#isFollowing;
    this.stop();
    // A finger that is still down draws on.
    this.#isFollowing = this.#ropes = goesOn;
    this.#help.closed(loop);
  }

  /** What was drawn is sailed: a loop that is nearly closed is closed, else the rope comes on board. By key it stays out. */
  #end() {
    const end = this.#isClosing ? undefined : this.rope.endNear(this, TUNING.magnet);
    if (!end) return this.stop();
    this.#isClosing = true;
    const way = wayTo(this, end);
    this.#course.push({ x: end.x + way.x * TUNING.beyond, y: end.y + way.y * TUNING.beyond });
  }

  #sail(seconds: number) {
    if (!this.#help.maySail()) return;
    if (this.#course.length > 0 || this.#isFollowing) {
      const [least, most] = TUNING.speed;
      const ahead = Math.min(most, least + lengthOf(this.#course, this) * TUNING.catchUp);
      const speed = this.#help.isExample() ? SHOWN.speed : ahead;
      Object.assign(this, along(this.#course, { x: this.x, y: this.y }, speed * seconds));
      return;
    }
    if (this.#held.size === 0) return;
    let [dx, dy] = [0, 0];
    for (const [x, y] of this.#held) [dx, dy] = [dx + x, dy + y];
    const step = (TUNING.byKey * seconds) / (Math.hypot(dx, dy) || 1);
    Object.assign(this, inWater(this.x + dx * step, this.y + dy * step));
  }

  #turn(heading: number, seconds: number) {
    const off = Math.atan2(Math.sin(heading - this.#heading), Math.cos(heading - this.#heading));
    this.#heading += Math.max(-TUNING.turn * seconds, Math.min(TUNING.turn * seconds, off));
  }

  #drawAt(sailed: number) {
    const { x, y } = this;
    this.#hull.setPosition(x, y).setRotation(this.#heading);
    this.#glow.setPosition(x, y + TUNING.lamp);
    const half = TUNING.stroke / 2;
    const before = Math.floor(this.#sailed / half);
    this.#sailed += sailed;
    if (Math.floor(this.#sailed / half) !== before) {
      this.#stage.fx.burst('bubbles', x - Math.cos(this.#heading) * 40, y - Math.sin(this.#heading) * 40, {
        count: 2,
        spread: 18,
      });
      if (before % 2)
        this.#stage.sound.play('roei-plons', { volume: 0.35, rate: 0.94 + (before % 3) * 0.06 });
    }
    this.#help.moved(this);
  }
}

const inWater = (x: number, y: number): Point => ({
  x: Math.min(WATER.right, Math.max(WATER.left, x)),
  y: Math.min(WATER.bottom, Math.max(WATER.top, y)),
});
