import { Dusk, Stray, type GameStage, type Image } from '../../engine/stage/index.ts';
import { DEPTHS, PILLOWS } from './places.ts';

const DARK = { colour: 0x2b2a6e, alpha: 0.42, depth: DEPTHS.dusk } as const;
/** In space nothing is seen of the meadow any more. */
const SPACE = { alpha: 0.97, depth: DEPTHS.flying - 3 } as const;
/** A row of pillows at both sides of where the blanket is carried. */
const ROW = { count: 9, left: -60, pitch: 186, kinds: 3, down: 26 } as const;
const DENT = { low: 0.72, ms: 130 } as const;
/** The fence on which birds sit, left and right. */
const FENCES = [152, 1214] as const;
export const FENCE_Y = 572;
/** The sails of the mill in the village: where, and how far they turn each time, in degrees. */
const SAILS = { x: 936, y: 404, turn: 0.7, ms: 34 } as const;
const BALLOON = {
  id: 'luchtballon',
  label: 'Luchtballon: tik voor een munt',
  frame: 'luchtballon',
  spots: [
    { x: 334, y: 548 },
    { x: 1032, y: 548 },
  ],
  depth: DEPTHS.fence - 1,
  flee: { x: 0, y: -420, ms: 900 },
  sound: 'fluitloop',
} as const;

/** The meadow round the blanket: pillows, a fence, the evening, and somebody in a balloon. */
export class Field {
  readonly #stage: GameStage;
  readonly #pillows: Image[];
  readonly #dusk: Dusk;
  readonly #balloon: Stray;
  readonly #space: Dusk;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#dusk = this.#night({ ...DARK, stars: DEPTHS.stars, down: 0 });
    this.#space = this.#night({ ...SPACE, stars: DEPTHS.flying - 2, down: 190 });
    for (const x of FENCES) stage.image('hek', x, FENCE_Y).setDepth(DEPTHS.fence);
    this.#pillows = Array.from({ length: ROW.count }, (_, i) =>
      stage
        .image(`kussen-${i % ROW.kinds}`, ROW.left + i * ROW.pitch, PILLOWS + ROW.down)
        .setDepth(DEPTHS.pillows),
    );
    this.#balloon = new Stray(stage, BALLOON);
    const sails = stage.image('wieken', SAILS.x, SAILS.y).setDepth(DEPTHS.far);
    if (!stage.reducedMotion) stage.clock.every(SAILS.ms, () => sails.setAngle(sails.angle + SAILS.turn));
  }

  /** Tik sinks into the pillows there. */
  dent(x: number) {
    const stage = this.#stage;
    stage.sound.play('kussen');
    stage.fx.burst('steam', x, PILLOWS, { count: 5, spread: 60 });
    for (const pillow of this.#pillows) {
      if (Math.abs(pillow.x - x) > ROW.pitch * 0.7) continue;
      void stage.tween({ targets: pillow, to: { scaleY: DENT.low }, ms: DENT.ms, yoyo: true, pop: true });
    }
  }

  /** Somebody hangs behind the fence in a balloon, for one exercise. */
  visit(seed: string) {
    this.#balloon.come(seed);
  }

  /** The balloon is gone. */
  quiet() {
    this.#balloon.go();
  }

  /** He is in space, or on his way back. */
  leave(isAway: boolean) {
    this.#space.fall(isAway);
  }

  /** The last third of a round: evening falls, and stars come. */
  fall(isNight: boolean, atOnce: boolean) {
    this.#dusk.fall(isNight, atOnce);
  }

  #night({
    stars,
    down,
    ...dark
  }: {
    colour?: number;
    alpha: number;
    depth: number;
    stars: number;
    down: number;
  }): Dusk {
    const stage = this.#stage;
    const lights = stage
      .image('sterren', 683, 250 + down)
      .setDepth(stars)
      .setAlpha(0);
    return new Dusk(stage, {
      ...dark,
      onFall: (now, ms) => void stage.tween({ targets: lights, to: { alpha: now ? 1 : 0 }, ms }),
    });
  }
}
