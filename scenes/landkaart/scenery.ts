import type { Container, Image, Stage } from '../../engine/stage/index.ts';
import type { Island } from './island.ts';

const TURN = { usual: 14, gust: 240, calmDown: 90 } as const;

/** What stands on the island besides the places, and what moves there. */
export class Scenery {
  readonly mill: Container;
  readonly stall: Container;
  readonly lookout: Image;
  readonly ferry: Image;
  #stage: Stage;
  #sails: Image;
  /** Degrees per second. */
  #turning: number = TURN.usual;

  constructor(stage: Stage, island: Island, klodder: (x: number, y: number) => Container) {
    this.#stage = stage;
    for (const { frame, x, y } of island.ground) stage.image(frame, x, y).setDepth(-600);
    for (const { frame, x, y } of island.standing) stage.image(frame, x, y).setDepth(y).setScale(0.82);
    const at = (name: string) => island.things.get(name) ?? { x: 0, y: 0 };
    const thing = (name: string, frame = name) =>
      stage.image(frame, at(name).x, at(name).y).setDepth(at(name).y);
    thing('steiger').setDepth(-650);
    this.ferry = thing('veerboot');
    this.lookout = thing('uitkijk');
    this.#sails = stage.image('wieken', 0, -90);
    this.mill = stage.scene.add.container(at('molen').x, at('molen').y, [
      stage.image('molen', 0, 0),
      this.#sails,
    ]);
    this.mill.setScale(0.84).setDepth(at('molen').y);
    const { x, y } = at('kraam');
    this.stall = stage.scene.add
      .container(x, y, [stage.image('kraam-achter', 0, 0), klodder(-4, -27), stage.image('kraam-voor', 0, 0)])
      .setDepth(y);
  }

  /** The toy of the meadow: a gust of wind. */
  gust() {
    this.#turning = TURN.gust;
    this.#stage.sound.play('fluit', { volume: 0.4 });
  }

  step(ms: number) {
    if (this.#turning > TURN.usual)
      this.#turning = Math.max(TURN.usual, this.#turning - (TURN.calmDown * ms) / 1000);
    else if (this.#stage.reducedMotion) return;
    this.#sails.angle += (this.#turning * ms) / 1000;
  }
}
