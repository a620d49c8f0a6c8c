import type { GameStage } from '../../engine/stage/index.ts';
import type { Cloud } from './cloud.ts';
import type { Bounce } from './rules.ts';

/** A finger that went farther than this carries the blanket; what moved less is a press. */
const SLACK = 14;
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
  readonly #bounce: Bounce;
  readonly #help: GripHelp;
  #from = 0;
  #last = 0;
  #isCarrying = false;

  constructor(stage: GameStage, bounce: Bounce, help: GripHelp) {
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
        bounce.press();
      },
      onMove: (x) => this.#move(x),
      onEnd: (x) => (Number.isNaN(x) ? bounce.cancel() : bounce.letGo()),
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

  #move(x: number) {
    const bounce = this.#bounce;
    if (!this.#isCarrying && Math.abs(x - this.#from) > SLACK) {
      this.#isCarrying = true;
      bounce.cancel();
    }
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
