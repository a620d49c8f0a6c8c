import type { GameStage, Input } from '../../engine/stage/index.ts';
import type { Ball } from './ball.ts';
import { flickAim, flickTo, type Spot } from './rules.ts';

/** Where a flick may begin, around the dish. */
const AREA = { wide: 480, above: 78, below: 46 } as const;
/** Only the last moment of a flick counts: about so many ms. */
const LAST_MS = 110;
/** A finger that went less far than this only touched the ball, in u. */
const STIRRED = 30;
/** Moves that are remembered. */
const KEPT = 12;
/** Between what heights a flick lands. */
const REACH = { low: 590, high: 330 } as const;

interface FlickHelp {
  isOpen(): boolean;
  /** What a flick that lands here aims at: magnets included. */
  aimed(spot: Spot): Spot;
  /** A throw will land here; undefined when it would not be one. */
  show(spot: Spot | undefined): void;
  throw(spot: Spot): void;
  /** The ball was carried to a place and let go there without a flick: whether that throws it. */
  drop(spot: Spot): boolean;
  /** Let go without a flick. */
  slip(): void;
}

/** Flicking: press the ball, swipe towards a tower and let go. The direction aims, the speed gives height. */
export class Flick {
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
    stage.gesture({
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
      onEnd: (atX, atY) => this.#end(Number.isNaN(atX) ? undefined : { x: atX, y: atY }),
    });
  }

  /** The flick that lands at a place, for the hand of the example. */
  towards(spot: Spot): Input {
    return { kind: 'drag', ...flickTo(this.#ball.home, spot, REACH) };
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

  #end(at: Spot | undefined) {
    const from = this.#from;
    this.#from = undefined;
    this.#help.show(undefined);
    if (!from || !this.#help.isOpen()) return;
    const aim = at && this.#aim();
    if (aim) return this.#help.throw(aim);
    if (at && this.#help.drop(at)) return;
    void this.#ball.settle();
    if (at && Math.hypot(at.x - from.x, at.y - from.y) > STIRRED) this.#help.slip();
  }

  /** Where the last moment of the way leads. */
  #aim(): Spot | undefined {
    const { now } = this.#stage.clock;
    const last = this.#way.at(-1);
    const first = this.#way.findLast((one) => one !== last && now - one.ms >= LAST_MS / 2) ?? this.#way[0];
    if (!first || !last || first === last) return undefined;
    const seconds = Math.max(1 / 60, (now - first.ms) / 1000);
    const spot = flickAim(this.#ball.home, (last.x - first.x) / seconds, (last.y - first.y) / seconds, REACH);
    return spot && this.#help.aimed(spot);
  }
}
