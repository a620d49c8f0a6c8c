import type { GameStage } from '../../engine/stage/index.ts';
import type { Cloud } from './cloud.ts';
import type { Bounce } from './rules.ts';

/** A finger that went farther than this carries the blanket; what moved less is a press. */
const SLACK = 14;

interface GripHelp {
  /** The game carries by itself: one is only pointed out. */
  isSure(): boolean;
  mayAim(): boolean;
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
      enabled: () => !help.isSure(),
      onStart: (x) => {
        this.#from = this.#last = x;
        this.#isCarrying = false;
        bounce.press();
      },
      onMove: (x) => this.#move(x),
      onEnd: () => bounce.letGo(),
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
    } else if (code === 'ArrowDown') return;
    else if (isDown) bounce.press();
    else bounce.letGo();
  }
}
