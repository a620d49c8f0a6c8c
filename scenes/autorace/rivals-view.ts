import type { GameStage, Image } from '../../engine/stage/index.ts';
import { CAR_Z, DEPTHS } from './places.ts';
import type { Rivals as Field } from './rivals.ts';
import { FAR, type Road } from './road.ts';

const KARTS = ['kart-0', 'kart-1', 'kart-2', 'kart-3'] as const;
/** The stream that is felt behind somebody: drawn in the lane, so wide and so flat. */
const STREAM = { from: 0.3, to: 4, pace: 0.01 } as const;
/** Somebody who comes by is not seen any more. */
const NEAREST = 0.78;

/** Those who drive along, and the wind behind them. */
export class Rivals {
  readonly #stage: GameStage;
  readonly #road: Road;
  readonly #field: Field;
  readonly #karts: readonly Image[];
  readonly #krul: Image;
  readonly #winds: readonly Image[];

  constructor(stage: GameStage, road: Road, field: Field) {
    this.#stage = stage;
    this.#road = road;
    this.#field = field;
    this.#karts = field.all.map((_, i) => stage.image(KARTS[i % KARTS.length]!, 0, 0));
    this.#krul = stage.image('krul', 0, 0).setVisible(false);
    this.#winds = field.all.map(() => stage.image('zog', 0, 0));
  }

  /** Krul drives along in the place of the first: his stream is twice as good. */
  krul(drives: boolean) {
    const [first] = this.#field.all;
    if (first) first.isKrul = drives;
  }

  frame(lanes: number, wide: number) {
    const { now } = this.#stage.clock;
    this.#krul.setVisible(false);
    for (const [i, rival] of this.#field.all.entries()) {
      const z = CAR_Z + rival.gap;
      const beside = (rival.x - (lanes - 1) / 2) * wide;
      const { x, y, scale, isSeen } = this.#road.spot(z, beside);
      const isThere = isSeen && z > NEAREST && z < FAR;
      const kart = rival.isKrul ? this.#krul : this.#karts[i]!;
      this.#karts[i]!.setVisible(false);
      const bob = this.#stage.reducedMotion ? 0 : Math.sin(now * 0.013 + i * 2) * 1.6;
      kart
        .setVisible(isThere)
        .setPosition(x, y + bob * scale)
        .setScale(scale)
        .setAngle((rival.lane - rival.x) * 7)
        .setDepth(DEPTHS.along - z);
      const wind = this.#winds[i]!.setVisible(
        isThere && rival.gap > STREAM.from && rival.gap < STREAM.to && !this.#stage.calm,
      );
      if (!wind.visible) continue;
      const behind = this.#road.spot(z - 0.25, beside);
      wind
        .setPosition(behind.x, behind.y)
        .setScale(behind.scale, behind.scale * 0.8)
        .setAlpha(0.75 + 0.25 * Math.sin(now * STREAM.pace))
        .setDepth(DEPTHS.along - z + 0.1);
    }
  }
}
