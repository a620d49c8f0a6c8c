import type { GameStage } from '../../engine/stage/index.ts';
import { leapInto, type Fish } from './fish.ts';
import type { RopeView } from './rope-view.ts';
import { type Point } from './rules.ts';
import type { Fry, Shoal } from './shoal.ts';
import type { Tank } from './tank.ts';

const MS = { apart: 90, land: 60 } as const;

/** What lies in the loop that closed, and how it comes on board. */
export class Haul {
  /** How many fish the last loop holds, small ones and all. */
  count = 0;
  readonly #stage: GameStage;
  readonly #view: RopeView;
  readonly #shoal: Shoal;
  readonly #tank: Tank;
  #fry: Fry[] = [];

  constructor(stage: GameStage, parts: { view: RopeView; shoal: Shoal; tank: Tank }) {
    this.#stage = stage;
    this.#view = parts.view;
    this.#shoal = parts.shoal;
    this.#tank = parts.tank;
  }

  /** A loop round a fish: it stays closed until the answer is judged. */
  hold(loop: readonly Point[]) {
    this.#view.hold(loop);
    this.#fry = this.#shoal.within(loop);
    this.count = 1 + this.#fry.length;
  }

  /** The rope opens: all swim on. */
  open() {
    this.#view.open();
    this.#fry = [];
    this.count = 0;
  }

  /** The rope is pulled tight; fish leap one after another into the boat or a net, and go to the tank on shore. */
  async bring(fish: Fish, into: Point, school: string) {
    const stage = this.#stage;
    const fry = this.#fry.splice(0);
    this.#shoal.take(fry);
    await this.#view.tighten();
    void stage.clock.wait(MS.land).then(() => this.#view.open());
    const leaps = fry.map(async ({ image, isGolden }, i) => {
      await leapInto(stage, image, into, MS.apart * (i + 1));
      if (isGolden) stage.tip(1, into.x, into.y - 60);
      this.#tank.add(image.frame.name, school);
      image.destroy();
    });
    await fish.leap(into);
    stage.fx.burst('splash', into.x, into.y, { count: 8 });
    this.#tank.add(fish.frameName, school);
    void leaps;
  }
}
