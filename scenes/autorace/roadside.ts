import type { GameStage, Image } from '../../engine/stage/index.ts';
import { FAR, NEAR, type Road } from './road.ts';
import { stand } from './standing.ts';

/** What stands along the road, one after another; the lamp is on both sides. */
const THINGS = 'boom kegel publiek-0 potlood mok tent clip publiek-1 slijper lamp'.split(' ');
/** From one to the next; how far beside the kerb, nearest and farthest. */
const APART = 1.9;
const BESIDE = { from: 120, to: 330 } as const;
const STREAKS = { count: 8, beside: 90, high: 190, apart: 1.3 } as const;
const CHEER = { ms: 1500, high: 16, pace: 0.018 } as const;

/** Trees, tents, mugs and blobs along the road, and the streaks of who drives fast. */
export class Roadside {
  readonly #stage: GameStage;
  readonly #road: Road;
  readonly #things: readonly Image[];
  readonly #streaks: readonly Image[];
  #cheers = 0;

  constructor(stage: GameStage, road: Road) {
    this.#stage = stage;
    this.#road = road;
    const count = Math.ceil((FAR - NEAR) / APART / THINGS.length + 0.5) * THINGS.length;
    this.#things = Array.from({ length: count }, (_, i) => stage.image(THINGS[i % THINGS.length]!, 0, 0));
    this.#streaks = Array.from({ length: STREAKS.count }, () =>
      stage.image('streep', 0, 0).setVisible(false),
    );
  }

  cheer() {
    this.#cheers = this.#stage.clock.now + CHEER.ms;
  }

  frame(at: number, half: number, speed: number) {
    const first = Math.ceil((at + NEAR) / APART);
    const count = this.#things.length;
    for (let k = first; k < first + count; k++) {
      const thing = this.#things[k % count]!;
      const z = k * APART - at;
      const side = k % 2 ? 1 : -1;
      // Always the same way beside the road, as if by chance.
      const share = ((k * 7919) % 97) / 97;
      const beside = side * (half + BESIDE.from + (BESIDE.to - BESIDE.from) * share);
      const isCrowd = THINGS[k % THINGS.length]!.startsWith('publiek');
      stand(this.#road, thing, z, beside, { high: isCrowd ? this.#hop(k) : 0 });
      thing.setFlipX(side > 0);
    }
    this.#blow(at, half, speed);
  }

  /** Streaks of wind on both sides, the longer the faster. */
  #blow(at: number, half: number, speed: number) {
    const isFast = speed > 6 && !this.#stage.reducedMotion;
    for (const [i, streak] of this.#streaks.entries()) {
      const round = STREAKS.count * STREAKS.apart;
      const z = NEAR + ((((i * STREAKS.apart - at) % round) + round) % round);
      const side = i % 2 ? 1 : -1;
      const high = STREAKS.high * (0.4 + (i % 3) * 0.5);
      stand(this.#road, streak, z, side * (half + STREAKS.beside), { high, if: isFast });
      streak.setFlipX(side < 0);
    }
  }

  #hop(k: number): number {
    const { now } = this.#stage.clock;
    if (now > this.#cheers || this.#stage.reducedMotion) return 0;
    return Math.abs(Math.sin(now * CHEER.pace + k)) * CHEER.high;
  }
}
