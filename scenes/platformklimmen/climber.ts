import type { GameStage, Klodder } from '../../engine/stage/index.ts';
import { Grip, hold, type Held } from './grip.ts';
import { Hero } from './hero.ts';
import { isHard, run, walk } from './legs.ts';
import { nextMove, plankOver, shelfOf, spotAt, stairAhead } from './route.ts';
import {
  baseOf,
  flightTime,
  JUMP_SPEED,
  MOVE,
  pushOf,
  TOWER,
  type Floor,
  type Shelf,
  type Spot,
} from './rules.ts';
import { ShelfBodies, type Side } from './shelf-bodies.ts';

/** The fastest fall, in u/s. */
const FASTEST = 1100;
/** Slower than this, in u/s, counts as standing still. */
const STILL = 12;
/** Nobody searches longer than this for a way, in s. */
const GIVES_UP = 9;

interface ClimberHelp {
  landed(shelf: Shelf, speed: number): void;
  jumped(): void;
  /** The head hit the underside of a plank. */
  knocked(plank: Shelf, x: number): void;
}

/** The one who climbs: a body with keys, and a way to go there by itself where a place is pointed out. */
export class Climber {
  readonly hero: Hero;
  /** Nothing moves it but the scene. */
  isScripted = false;
  /** Takes no keys and no ways, but still falls. */
  isHeld = false;
  /** How much faster than usual it runs: the example is short. */
  haste = 1;
  #help: ClimberHelp;
  #body;
  readonly shelves: ShelfBodies;
  #floor: Floor | undefined;
  #base = 0;
  #held: Held = { left: false, right: false, up: false, down: false };
  #goal: { spot: Spot; then: (() => void) | undefined; age: number } | undefined;
  /** Where a jump on the way leads; steps and ledges in between let it through. */
  #target: string | undefined;
  /** Its hold on a ladder. */
  readonly grip: Grip;
  #through: string | undefined;
  #on: Shelf | undefined;
  #lastFall = 0;
  #sinceGround = 1;
  #sinceJump = 1;

  /** `klodder` is who climbs, `speed` that of moving steps in u/s. */
  constructor(stage: GameStage, klodder: Klodder, speed: number, help: ClimberHelp) {
    this.#help = help;
    this.hero = new Hero(stage, klodder);
    this.#body = stage.arcade.add.body(TOWER.middle, 0, MOVE.half * 2, MOVE.tall);
    this.#body.setMaxVelocityY(FASTEST);
    this.grip = new Grip(this.#body);
    this.shelves = new ShelfBodies(stage, this.#body, speed, (shelf, from) => this.#isHard(shelf, from));
  }

  get x() {
    return this.#body.position.x + MOVE.half;
  }

  get feet() {
    return this.#body.position.y + MOVE.tall;
  }

  /** It is on its way somewhere by itself. */
  get isGoing() {
    return this.#goal !== undefined;
  }

  /** It is going nowhere by itself and rises in no jump: where it is sent now, it goes as soon as it has come down. */
  get isFree() {
    return !this.isGoing && this.#sinceJump > MOVE.buffer && this.#body.velocity.y >= 0;
  }

  /** It stands or hangs still, and waits for what it is to do. */
  get isIdle() {
    const isStill = Math.abs(this.#body.velocity.x) < STILL && this.#on !== undefined;
    return this.grip.isHanging || (isStill && !this.isGoing && this.#sinceJump > MOVE.buffer);
  }

  /** Where it stands: undefined in the air and on a ladder. */
  get spot(): Spot | undefined {
    return this.#on && { shelf: this.#on.id, x: this.x };
  }

  /** Another floor, with the climber on one of its spots. */
  enter(floor: Floor, at: number, spot: Spot = floor.start) {
    this.goOn(floor, at);
    this.stop();
    this.#place(spot);
  }

  /** The floor gets one more shelf and a ladder to it, while the climber stands on it. */
  widen(floor: Floor, roof: Shelf) {
    this.#floor = floor;
    this.shelves.add(roof);
  }

  /** From the board over the hall it goes on where it stands, on the floor of which that is the lowest. */
  goOn(floor: Floor, at: number) {
    this.#floor = floor;
    this.#base = baseOf(at);
    this.shelves.lay(floor, at);
    this.#goal = this.#target = this.#through = undefined;
  }

  /** Goes to a spot by itself, with all jumps and ladders on the way. */
  goTo(spot: Spot, then?: () => void) {
    if (this.grip.isHanging) this.grip.letGo();
    this.#goal = { spot, then, age: 0 };
  }

  /** Goes to where a place in the world is meant. */
  goNear(x: number, y: number) {
    const spot = this.#floor && spotAt(this.#floor, x, this.#base - y);
    if (spot) this.goTo(spot);
  }

  /** Forgets where it was going, and all keys. */
  stop() {
    this.#goal = this.#target = this.#through = undefined;
    this.grip.letGo();
    this.#held = { left: false, right: false, up: false, down: false };
    this.#sinceJump = 1;
  }

  /** A steering key went down or up; Space and the arrow up jump. */
  key(code: string, down: boolean) {
    hold(this.#held, code, down);
    if (!down) return;
    this.#goal = this.#target = undefined;
    const [grip, floor] = [this.grip, this.#floor];
    const ladder = code === 'ArrowUp' && floor && grip.reach(floor, 1, this.#base);
    if (ladder) grip.take(ladder);
    else if (code === 'ArrowDown') this.#down();
    else if (code === 'ArrowUp' || code === 'Space') {
      if (code === 'Space') grip.letGo();
      if (!grip.isOn) this.#sinceJump = 0;
    }
  }

  /** Jumps up from where it stands. */
  jump() {
    this.#sinceJump = 0;
  }

  frame(ms: number) {
    const dt = ms / 1000;
    const body = this.#body;
    const ridden = this.shelves.move(ms, this.#on?.id);
    if (this.isScripted) return;
    if (this.#on?.sway) body.position.set(body.position.x + ridden.x, body.position.y + ridden.y);
    this.#touch();
    this.#sinceGround = this.#on ? 0 : this.#sinceGround + dt;
    this.#sinceJump += dt;
    if (this.grip.isOn) this.grip.climb(dt, this.#base, this.#held, this.haste);
    else {
      body.gravity.y = MOVE.gravity;
      if (this.isHeld) this.#steer(0, dt);
      else if (this.#goal) this.#follow(dt);
      else this.#steer(Number(this.#held.right) - Number(this.#held.left), dt);
      this.#jumpIfMeant();
      if (this.#floor?.stairs) this.#stepUp(this.#floor);
    }
    body.position.x = Math.min(TOWER.right - MOVE.half * 2, Math.max(TOWER.left, body.position.x));
    if (this.#floor && this.feet > this.#base + TOWER.floor) this.#place(this.#floor.start);
    this.#lastFall = body.velocity.y;
    this.#show(ms);
  }

  /** What it stands on now, and what it bumped its head on. */
  #touch() {
    const body = this.#body;
    const before = this.#on;
    const isDown = body.blocked.down || body.touching.down;
    this.#on = isDown && !this.grip.isOn ? this.shelves.under(this.x, this.feet, MOVE.half) : undefined;
    if (this.#on && !before) this.#land(this.#on);
    const bumped = (body.blocked.up || body.touching.up) && this.#floor;
    const plank = bumped && plankOver(bumped, this.#base - body.position.y);
    if (plank) this.#help.knocked(plank, this.x);
  }

  #land(shelf: Shelf) {
    const body = this.#body;
    this.#target = this.#through = undefined;
    this.#help.landed(shelf, this.#lastFall);
    this.hero.land(this.#lastFall);
    const push = pushOf(shelf.kind, this.#lastFall);
    if (push === 0) return;
    body.velocity.y = -push;
    this.#on = undefined;
  }

  #steer = (dir: number, dt: number) => run(this.#body, dir * this.haste, this.#on !== undefined, dt);

  #walk = (x: number, dt: number) => walk(this.#body, x - this.x, this.haste, dt);

  #jumpIfMeant() {
    const isNear = this.#sinceGround < MOVE.coyote;
    if (this.isHeld || this.#sinceJump > MOVE.buffer || !isNear) return;
    this.#sinceJump = this.#sinceGround = 1;
    this.#on = undefined;
    this.#body.velocity.y = -JUMP_SPEED;
    this.#help.jumped();
  }

  /** One more step towards the goal. */
  #follow(dt: number) {
    const goal = this.#goal!;
    const floor = this.#floor!;
    goal.age += dt;
    if (goal.age > GIVES_UP) return this.stop();
    if (floor.stairs && !this.#on) return this.#walk(goal.spot.x, dt);
    // In the air a jump goes where it was aimed.
    if (!this.#on) return this.#target ? undefined : this.#steer(0, dt);
    const move = nextMove(floor, { shelf: this.#on.id, x: this.x }, goal.spot);
    if (!move) return this.stop();
    switch (move.do) {
      case 'walk':
        return this.#walk(move.x, dt);
      case 'jump':
        return this.#jumpTo(move.x, move.to);
      case 'drop':
        this.#body.velocity.x = 0;
        this.#through = this.#on.id;
        this.#target = move.to;
        return;
      case 'climb':
        this.grip.take(move.ladder, shelfOf(floor, move.to)?.up);
        return;
      case 'stay': {
        this.#body.velocity.x = 0;
        this.#goal = undefined;
        goal.then?.();
      }
    }
  }

  /** A jump that comes down on (x, shelf). */
  #jumpTo(x: number, to: string) {
    const shelf = this.#floor && shelfOf(this.#floor, to);
    const time = shelf && this.#on && flightTime(shelf.up - this.#on.up);
    if (!time) return this.stop();
    const { velocity } = this.#body;
    velocity.x = (x - this.x) / time;
    velocity.y = -JUMP_SPEED;
    this.#target = to;
    this.#on = undefined;
    this.#sinceGround = 1;
    this.#help.jumped();
  }

  /** Down a ladder, or through what is thin enough. */
  #down() {
    const ladder = this.#floor && this.grip.reach(this.#floor, -1, this.#base);
    if (ladder) this.grip.take(ladder);
    else if (this.#on && this.#on.kind === 'ledge' && !this.#floor?.stairs) this.#through = this.#on.id;
    else if (this.#on?.kind === 'step') this.#through = this.#on.id;
  }

  /** Walks up stairs without a jump. */
  #stepUp(floor: Floor) {
    const body = this.#body;
    const dir = Math.sign(body.velocity.x);
    const next = this.#on && dir !== 0 && stairAhead(floor, this.x, dir, this.#base - this.feet);
    if (next) body.position.y = this.#base - next.up - MOVE.tall;
  }

  /** Whether a shelf stops the climber now. */
  #isHard(shelf: Shelf, from: Side): boolean {
    if (this.grip.isOn || this.isScripted) return false;
    const way = { isGoing: this.isGoing, to: this.#target, through: this.#through, on: this.#on?.id };
    return isHard(shelf, from, way);
  }

  #place({ shelf, x }: Spot) {
    const up = (this.#floor && shelfOf(this.#floor, shelf)?.up) ?? 0;
    const body = this.#body;
    body.reset(x - MOVE.half, this.#base - up - MOVE.tall);
    this.#on = undefined;
    this.#sinceGround = 1;
    this.#lastFall = 0;
  }

  #show(ms: number) {
    const { velocity } = this.#body;
    const gait = { x: this.x, feet: this.feet, vx: velocity.x, vy: velocity.y };
    this.hero.show({ ...gait, grounded: this.#on !== undefined, climbing: this.grip.isOn }, ms);
  }
}
