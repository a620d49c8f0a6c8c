import type { GameStage, Input, Via } from '../../engine/stage/index.ts';

/** The outer parts of the street: held at the left one brakes, at the right one pedals harder. */
const THIRDS = { left: 455, right: 911 } as const;
/** Where a finger goes for it: on the road, clear of all that can be used. */
const FINGER = { x: 1240, y: 760, ms: 260, pressMs: 60 } as const;

interface Riding {
  isOpen(): boolean;
  /** Braking, pedalling harder, or neither. */
  hold(way: -1 | 0 | 1): void;
  /** In calm mode one press rides on to the next house. */
  rideOn(): void;
  toss(): void;
  /** Stop at the next house. */
  stop(): void;
}

/** How the bike is ridden: arrows or a finger that is held, Space to toss, Enter to stop at the next house. */
export class Handlebar {
  readonly #stage: GameStage;
  readonly #remove: () => void;

  constructor(stage: GameStage, riding: Riding) {
    this.#stage = stage;
    const keys = new Set<string>();
    const press = (way: -1 | 1) => {
      if (!stage.calm) riding.hold(way);
      else if (way > 0) riding.rideOn();
    };
    const gesture = stage.gesture({
      id: 'fietsen',
      label: 'links remmen, rechts harder fietsen, spatie gooien, enter stoppen',
      enabled: () => riding.isOpen() || keys.size > 0,
      onStart(x) {
        if (x < THIRDS.left) press(-1);
        else if (x > THIRDS.right) press(1);
      },
      onEnd: () => riding.hold(0),
      onKey(code, down) {
        if (code === 'ArrowLeft' || code === 'ArrowRight') {
          if (down) keys.add(code);
          else keys.delete(code);
          if (down) press(code === 'ArrowLeft' ? -1 : 1);
          else riding.hold(0);
        } else if (down && code === 'Space') riding.toss();
        else if (down && code === 'Enter') riding.stop();
      },
    });
    this.#remove = () => gesture.remove();
  }

  /** A while of pedalling harder, or one press in calm mode. */
  faster(via: Via): Input {
    const ms = this.#stage.calm ? FINGER.pressMs : FINGER.ms;
    if (via === 'keyboard') return { kind: 'key', code: 'ArrowRight', ms };
    return { kind: 'hold', x: FINGER.x, y: FINGER.y, ms };
  }

  destroy() {
    this.#remove();
  }
}
