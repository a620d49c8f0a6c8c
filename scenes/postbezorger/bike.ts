import type { Container, Crew, GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, ROAD, WHEEL } from './places.ts';

const WHEELS = { rear: 112, front: WHEEL, y: ROAD - 37, r: 37 } as const;
const CRANK = { x: 190, y: ROAD - 34, turns: 0.55 } as const;
const RIDER = { x: 158, y: 652, size: 112 } as const;
const HELPER = { x: 292, y: 634, size: 96 } as const;
/** The bike dances a little with the cobbles. */
const BOB = { high: 2.2, perU: 0.06 } as const;
/** The chain is heard from this speed on; how fast it rattles at so many u/s. */
const CHAIN = { from: 40, at: 170 } as const;

/** The cargo bike: the pupil rides it, Tik sits between the letters. */
export class Bike {
  readonly crew: Crew;
  readonly #stage: GameStage;
  readonly #wheels: Image[];
  readonly #crank: Image;
  readonly #frame: Container;
  #chain: ReturnType<GameStage['sound']['play']> | undefined;
  #gone = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#wheels = [WHEELS.rear, WHEELS.front].map((x) =>
      stage.image('wiel', x, WHEELS.y).setDepth(DEPTHS.bike),
    );
    this.crew = stage.kit.crew({
      host: { ...HELPER, name: 'tik', depth: DEPTHS.bike + 1 },
      own: { ...RIDER, depth: DEPTHS.bike + 2 },
    });
    this.#crank = stage.image('trapper', CRANK.x, CRANK.y).setDepth(DEPTHS.bike + 4);
    this.#frame = stage.scene.add
      .container(0, ROAD, [stage.image('bakfiets', 0, 0)])
      .setDepth(DEPTHS.bike + 3);
  }

  /** Turns wheels and pedals as fast as it goes. */
  frame(ms: number, speed: number) {
    const by = (speed * ms) / 1000;
    this.#gone += by;
    const turn = by / WHEELS.r;
    for (const wheel of this.#wheels) wheel.rotation += turn;
    this.#crank.rotation += turn * CRANK.turns;
    const bob = this.#stage.reducedMotion ? 0 : Math.sin(this.#gone * BOB.perU) * BOB.high;
    this.#frame.setY(ROAD + bob);
    this.#rattle(speed);
  }

  hush() {
    this.#chain?.stop(200);
    this.#chain = undefined;
  }

  #rattle(speed: number) {
    if (speed < CHAIN.from) return this.hush();
    this.#chain ??= this.#stage.sound.play('fietsketting', { volume: 0.3 });
    this.#chain.rate(Math.max(0.7, Math.min(1.7, speed / CHAIN.at)));
  }
}
