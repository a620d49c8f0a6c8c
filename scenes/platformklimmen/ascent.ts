import type { GameStage } from '../../engine/stage/index.ts';
import type { Climber } from './climber.ts';
import type { Crew } from './crew.ts';
import { RollingLadder } from './rolling-ladder.ts';
import { MOVE } from './rules.ts';
import type { Tower } from './tower.ts';

const MS = { climb: 1150, step: 1000 / 60 } as const;

/** From one floor to the next: the library ladder rolls along its rail while it is climbed, and the camera follows. */
export class Ascent {
  #stage: GameStage;
  #climber: Climber;
  #crew: Crew;
  #tower: Tower;
  #ladder: RollingLadder;

  constructor(stage: GameStage, climber: Climber, crew: Crew, tower: Tower) {
    this.#stage = stage;
    this.#climber = climber;
    this.#crew = crew;
    this.#tower = tower;
    this.#ladder = new RollingLadder(stage);
  }

  /** The ladder rattles down beside the climber, from the floor over this one. */
  rollOut(at: number) {
    return this.#ladder.rollOut(at, this.#climber);
  }

  /** Climbs to a place of the world on a floor; from then on only the scene moves the climber. */
  async climb(at: number, to: { x: number; y: number }) {
    const climber = this.#climber;
    const from = { x: climber.x, y: climber.feet };
    climber.isScripted = true;
    const way = { t: 0 };
    const climb = this.#stage.tween({
      targets: way,
      to: { t: 1 },
      ms: MS.climb,
      ease: 'Sine.InOut',
      onUpdate: () => {
        const x = from.x + (to.x - from.x) * way.t;
        const feet = from.y + (to.y - from.y) * way.t;
        this.#ladder.moveTo(x);
        climber.hero.show({ x, feet, vx: 0, vy: -MOVE.climb, grounded: false, climbing: true }, MS.step);
      },
    });
    await Promise.all([climb, this.#tower.riseTo(at, MS.climb), this.#crew.rideTo(at)]);
    climber.hero.klodder.setAngle(0);
    this.#ladder.hide();
  }
}
