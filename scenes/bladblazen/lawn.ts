import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, PUDDLE } from './places.ts';
import { push, type Spot } from './rules.ts';

/** Grass that stands up from the lawn, as x and y in turn. */
const GRASS = [
  100, 262, 424, 268, 560, 424, 906, 292, 1010, 430, 1266, 262, 470, 560, 812, 596, 560, 700, 1090, 716, 76,
  474, 1292, 470, 380, 444, 900, 500,
] as const;
/** How far it bends for so much wind, in degrees; how quickly; how it sways by itself. */
const BENDS = { most: 52, wind: 0.05, share: 0.2, sway: 4, ms: 700 } as const;
/** Rings on the puddle come and go. */
const RIPPLE = { fade: 0.08, ms: 210, grows: 0.05 } as const;

/** What of the lawn answers to the wind: tufts of grass, and the puddle. */
export class Lawn {
  readonly #stage: GameStage;
  readonly #tufts: Image[] = [];
  readonly #ripple: Image;

  constructor(stage: GameStage) {
    this.#stage = stage;
    for (let i = 0; i < GRASS.length; i += 2)
      this.#tufts.push(stage.image('pol', GRASS[i]!, GRASS[i + 1]!).setDepth(DEPTHS.tuft));
    this.#ripple = stage.image('rimpel', PUDDLE.x, PUDDLE.y).setDepth(DEPTHS.tuft).setAlpha(0);
  }

  /** One who stands there and blows that way; `wind` in u/s² goes over all of it. */
  frame(hero: Spot & { aim: Spot; blows: boolean }, wind: Spot) {
    const { clock, reducedMotion } = this.#stage;
    for (const tuft of this.#tufts) {
      const by = hero.blows ? push(hero, hero.aim, tuft) : undefined;
      const sway = reducedMotion ? 0 : Math.sin(clock.now / BENDS.ms + tuft.x) * BENDS.sway;
      const bend = ((by?.x ?? 0) + wind.x * 2) * BENDS.wind;
      const wanted = Math.max(-BENDS.most, Math.min(BENDS.most, bend)) + sway;
      tuft.angle += (wanted - tuft.angle) * BENDS.share;
    }
    const isBlown = hero.blows && push(hero, hero.aim, PUDDLE) !== undefined;
    this.#ripple.setAlpha(this.#ripple.alpha + (Number(isBlown) - this.#ripple.alpha) * RIPPLE.fade);
    if (!reducedMotion) this.#ripple.setScale(1 + Math.sin(clock.now / RIPPLE.ms) * RIPPLE.grows);
  }
}
