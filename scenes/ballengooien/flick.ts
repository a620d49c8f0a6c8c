import type { Gesture, GameStage } from '../../engine/stage/index.ts';
import type { Ball } from './ball.ts';
import { flickAim, type Spot } from './rules.ts';

/** Where a flick may begin, around the dish. */
const AREA = { wide: 480, above: 78, below: 46 } as const;
/** Only the last moment of a flick counts, in ms. */
const LAST_MS = 110;
/** Moves that are remembered. */
const KEPT = 12;
/** Between what heights a flick lands. */
const REACH = { low: 590, high: 330 } as const;

export interface FlickHelp {
  isOpen(): boolean;
  /** What a flick that lands here aims at: magnets included. */
  aimed(spot: Spot): Spot;
  /** A throw will land here; undefined when it would not be one. */
  show(spot: Spot | undefined): void;
  throw(spot: Spot): void;
  /** Let go without a flick. */
  slip(): void;
}

/** Flicking: press the ball, swipe towards a tower and let go. The direction aims, the speed gives height. */
export class Flick {
  readonly gesture: Gesture;
  #stage: GameStage;
  #ball: Ball;
  #help: FlickHelp;
  #from: Spot | undefined;
  #way: { x: number; y: number; ms: number }[] = [];

  constructor(stage: GameStage, ball: Ball, help: FlickHelp) {
    this.#stage = stage;
    this.#ball = ball;
    this.#help = help;
    const { x, y } = ball.home;
    this.gesture = stage.gesture({
      id: 'gooien',
      label: 'veeg de bal naar een torentje',
      area: () => ({
        x: x - AREA.wide / 2,
        y: y - AREA.above,
        width: AREA.wide,
        height: AREA.above + AREA.below,
      }),
      onStart: (atX, atY) => this.#start(atX, atY),
      onMove: (atX, atY) => this.#move(atX, atY),
      onEnd: (atX) => this.#end(Number.isNaN(atX)),
    });
  }

  #start(x: number, y: number) {
    this.#from = undefined;
    if (!this.#help.isOpen()) return;
    this.#from = { x, y };
    this.#way = [{ x, y, ms: this.#stage.clock.now }];
  }

  #move(x: number, y: number) {
    if (!this.#from || !this.#help.isOpen()) return;
    this.#way.push({ x, y, ms: this.#stage.clock.now });
    if (this.#way.length > KEPT) this.#way.shift();
    this.#ball.lean(x - this.#from.x, y - this.#from.y);
    this.#help.show(this.#aim());
  }

  #end(isCancelled: boolean) {
    const from = this.#from;
    this.#from = undefined;
    this.#help.show(undefined);
    if (!from || !this.#help.isOpen()) return;
    const aim = isCancelled ? undefined : this.#aim();
    if (aim) return this.#help.throw(aim);
    void this.#ball.settle();
    if (!isCancelled) this.#help.slip();
  }

  /** Where the last moment of the way leads. */
  #aim(): Spot | undefined {
    const { now } = this.#stage.clock;
    const recent = this.#way.filter(({ ms }) => now - ms <= LAST_MS);
    const [first, last] = [recent[0], this.#way.at(-1)];
    if (!first || !last) return undefined;
    const seconds = Math.max(1 / 60, (now - first.ms) / 1000);
    const spot = flickAim(this.#ball.home, (last.x - first.x) / seconds, (last.y - first.y) / seconds, REACH);
    return spot && this.#help.aimed(spot);
  }
}
