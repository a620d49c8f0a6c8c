import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, HORIZON, MIDDLE } from './places.ts';
import type { Road } from './road.ts';

/** What stands on the far edge of the desk: where around the circuit, in u, and how large. */
const FAR_THINGS = [
  ['boeken', 80, 1],
  ['penpot', 420, 1],
  ['globe', 690, 1.05],
  ['doos', 950, 1],
  ['plant', 1230, 1],
  ['boeken', 1560, 0.86],
  ['theepot', 1850, 1],
  ['penpot', 2140, 0.8],
] as const;
const AROUND = 2400;
/** How many u the horizon goes along with the road's turning. */
const TURN = 3.2;
const FADE_MS = 1600;
/** It stands a little behind the edge. */
const DOWN = 8;

/** The sky over the desk in three lights, and what stands on its far edge. */
export class Landscape {
  readonly #stage: GameStage;
  readonly #road: Road;
  readonly #skies: readonly Image[];
  readonly #far: readonly Image[];

  constructor(stage: GameStage, road: Road) {
    this.#stage = stage;
    this.#road = road;
    this.#skies = ['lucht-1', 'lucht-2'].map((frame) =>
      stage.image(frame, MIDDLE, HORIZON).setDepth(DEPTHS.sky).setAlpha(0),
    );
    this.#far = FAR_THINGS.map(([frame, , scale]) =>
      stage.image(frame, 0, 0).setScale(scale).setDepth(DEPTHS.skyline),
    );
  }

  /** Morning, afternoon, evening. */
  light(lap: number, atOnce: boolean) {
    for (const [i, sky] of this.#skies.entries()) {
      const alpha = lap > i ? 1 : 0;
      if (atOnce) sky.setAlpha(alpha);
      else if (sky.alpha !== alpha) void this.#stage.tween({ targets: sky, to: { alpha }, ms: FADE_MS });
    }
  }

  frame() {
    const { heading, top } = this.#road;
    const turned = this.#stage.reducedMotion ? 0 : heading * TURN;
    for (const [i, thing] of this.#far.entries()) {
      const x = (((FAR_THINGS[i]![1] - turned) % AROUND) + AROUND) % AROUND;
      thing.setPosition(x - 400, top + DOWN);
    }
  }
}
