import type { GameStage } from '../../engine/stage/index.ts';
import type { Cloud } from './cloud.ts';
import type { Bounce } from './rules.ts';

/** A finger that went farther than this carries the blanket; what lies still for so long, in ms, or is lifted before, is a press. */
const SLACK = 14;
const STILL_MS = 180;
/** Where it does: on the meadow, below the clouds. */
const AREA = { x: -400, y: 490, width: 2200, height: 400 } as const;

interface GripHelp {
  /** The game carries by itself: one is only pointed out. */
  isSure(): boolean;
  mayAim(): boolean;
  /** The carriers run for the next cloud to that side. */
  walk(way: -1 | 1): void;
}

/** The hand of the pupil: arrows or a finger carry the blanket, a press shoots. */
export class Grip {
  readonly #stage: GameStage;
  readonly #bounce: Bounce;
  readonly #help: GripHelp;
  /** Since when a finger lies there of which is not known yet what it is for. */
  #since: number | undefined;
  #still = 0;
  #from = 0;
  #last = 0;
  #isCarrying = false;

  constructor(stage: GameStage, bounce: Bounce, help: GripHelp) {
    this.#stage = stage;
    this.#bounce = bounce;
    this.#help = help;
    stage.gesture({
      id: 'deken',
      label: 'Draag de deken; druk als Tik landt',
      area: () => AREA,
      enabled: () => !help.isSure(),
      onStart: (x) => {
        this.#from = this.#last = x;
        this.#isCarrying = false;
        this.#since = stage.clock.now;
        this.#rest();
      },
      onMove: (x) => this.#move(x),
      onEnd: (x) => this.#lift(Number.isNaN(x)),
      onKey: (code, isDown) => this.#key(code, isDown),
    });
  }

  /** A finger lies on a cloud: the carriers run for it, and held on until he lands that shoots. */
  press(cloud: Cloud, isDown: boolean) {
    const bounce = this.#bounce;
    if (this.#help.isSure()) return;
    if (!isDown) return bounce.letGo();
    if (!this.#help.mayAim()) return;
    bounce.tie(cloud);
    bounce.press(cloud);
  }

  /** It lies still from now on, perhaps. */
  #rest() {
    const { clock } = this.#stage;
    this.#still = clock.now;
    clock.after(STILL_MS, () => clock.now - this.#still >= STILL_MS && this.#settle());
  }

  /** A finger that carried nothing is a press, since it came. */
  #settle() {
    if (this.#since === undefined) return;
    this.#bounce.press(undefined, this.#stage.clock.now - this.#since);
    this.#since = undefined;
  }

  #lift(isGone: boolean) {
    const bounce = this.#bounce;
    if (!isGone) this.#settle();
    this.#since = undefined;
    if (isGone) bounce.cancel();
    else bounce.letGo();
  }

  #move(x: number) {
    const bounce = this.#bounce;
    if (!this.#isCarrying && Math.abs(x - this.#from) > SLACK) {
      this.#isCarrying = true;
      this.#since = undefined;
      bounce.cancel();
    } else if (this.#since !== undefined) this.#rest();
    if (this.#isCarrying) bounce.carry(x - this.#last);
    this.#last = x;
  }

  #key(code: string, isDown: boolean) {
    const bounce = this.#bounce;
    const way = code === 'ArrowLeft' ? -1 : code === 'ArrowRight' ? 1 : 0;
    if (way !== 0) {
      if (isDown) {
        bounce.tie(undefined);
        bounce.steer = way;
      } else if (bounce.steer === way) bounce.steer = 0;
    } else if (code === 'ArrowUp' || code === 'ArrowDown') {
      if (isDown) this.#help.walk(code === 'ArrowUp' ? 1 : -1);
    } else if (isDown) bounce.press();
    else bounce.letGo();
  }
}
