import type { GameStage, Offer } from '../../engine/stage/index.ts';
import type { Climber } from './climber.ts';
import type { Lift } from './lift.ts';
import { RollingLadder } from './rolling-ladder.ts';
import { baseOf, MOVE, ROOF, type Floor } from './rules.ts';
import type { Tower } from './tower.ts';
import { climbed, withWayUp, type Widened } from './way-up.ts';

const MS = { climb: 1050, step: 1000 / 60 } as const;
/** Who does not climb sees the ladder wobble after so long. */
const BECKON_MS = 2200;
/** When so much of the ladder is climbed, Dok goes along. */
const RIDES_AT = 0.15;

/** The way that is climbed now: the floor that is left and its number, and what is done when the next is reached. */
type Way = Widened & {
  at: number;
  rides: boolean;
  waited: number;
  arrived(): void;
  then: (() => void) | undefined;
};

/** From one floor to the next: the library ladder rolls out, the pupil climbs it, and the camera follows. */
export class Ascent {
  #stage: GameStage;
  #climber: Climber;
  #lift: Lift;
  #tower: Tower;
  #ladder: RollingLadder;
  #offer: Offer | undefined;
  /** As long as the next floor has not been reached. */
  #way: Way | undefined;

  constructor(stage: GameStage, climber: Climber, lift: Lift, tower: Tower) {
    this.#stage = stage;
    this.#climber = climber;
    this.#lift = lift;
    this.#tower = tower;
    this.#ladder = new RollingLadder(stage);
  }

  /** Whether there is a floor to be climbed to first. */
  get isOpen() {
    return this.#way !== undefined;
  }

  /**
   * The ladder rattles down beside the climber, who stands on floor `at`; `isOpen` until the board over it is
   * reached.
   */
  async open(at: number, floor: Floor, next: Floor, arrived: () => void) {
    const { clock } = this.#stage;
    const climber = this.#climber;
    // Who was in the air when the answer was given comes down first.
    while (!climber.spot) await clock.wait(MS.step);
    const way = withWayUp(floor, climber.spot, next);
    const { ladder } = way;
    climber.widen(way.floor, way.roof);
    this.#way = { ...way, at, rides: false, waited: 0, arrived, then: undefined };
    await this.#ladder.rollOut(at, ladder.x, baseOf(at) - ladder.from);
    this.#offer ??= this.#stage.offer(this.#ladder.image, {
      id: 'ladder',
      kind: 'control',
      label: 'Klim naar de volgende verdieping',
      enabled: () => this.isOpen && !climber.isHeld,
      onPick: () => this.go(),
    });
  }

  /** Climbs up by itself (it was pointed out, or the pupil has motor support), and then goes on there. */
  go(then?: () => void) {
    const way = this.#way;
    if (!way) return;
    const { ladder } = way;
    way.then = then;
    if (this.#climber.grip.isHanging) this.#climber.grip.take(ladder, ladder.to);
    else this.#climber.goTo({ shelf: ROOF, x: ladder.x });
  }

  /** The pupil steers: what was to be done up there is off. */
  forget() {
    if (this.#way) this.#way.then = undefined;
  }

  /** A key while the way is open; true when that says all: in calm mode one press is enough. */
  key(code: string): boolean {
    if (!this.#way) return false;
    this.forget();
    const isWish = code === 'Enter' || (code === 'ArrowUp' && this.#stage.calm);
    if (isWish) this.go();
    return isWish;
  }

  /** Every step: the camera follows, and who is up has arrived. */
  frame(ms: number) {
    const way = this.#way;
    if (!way) return;
    const climber = this.#climber;
    const { ladder, at } = way;
    const isUp = climber.spot?.shelf === ROOF;
    const share = isUp ? 1 : climber.grip.isOn ? climbed(ladder, baseOf(at) - climber.feet) : 0;
    this.#tower.follow(at, share);
    if (share > RIDES_AT && !way.rides) {
      way.rides = true;
      void this.#lift.rideTo(at + 1);
    }
    way.waited = climber.grip.isOn || climber.isGoing ? 0 : way.waited + ms;
    if (way.waited > BECKON_MS) {
      way.waited = 0;
      this.#ladder.beckon();
    }
    if (!isUp) return;
    this.#way = undefined;
    way.arrived();
    way.then?.();
  }

  /** After the last floor nobody asks any more: up to the attic by itself, as the round is over. */
  async toAttic(at: number, to: { x: number; y: number }) {
    const climber = this.#climber;
    const from = { x: climber.x, y: climber.feet };
    await this.#ladder.rollOut(at - 1, from.x, from.y);
    climber.isScripted = true;
    const way = { t: 0 };
    const climb = this.#stage.tween({
      targets: way,
      to: { t: 1 },
      ms: MS.climb,
      ease: 'Sine.InOut',
      onUpdate: () => {
        const x = from.x + (to.x - from.x) * way.t;
        const feet = from.y + (to.y - from.y) * way.t;
        this.#ladder.moveTo(x);
        climber.hero.show({ x, feet, vx: 0, vy: -MOVE.climb, grounded: false, climbing: true }, MS.step);
      },
    });
    await Promise.all([climb, this.#tower.riseTo(at, MS.climb), this.#lift.rideTo(at)]);
    climber.hero.klodder.setAngle(0);
    this.#ladder.hide();
  }
}
