import type { GameStage, Image } from '../../engine/stage/index.ts';
import { CAR_Z } from './places.ts';
import type { Rivals as Field } from './rivals.ts';
import type { Road } from './road.ts';
import { stand } from './standing.ts';

const KARTS = ['kart-0', 'kart-1', 'kart-2', 'kart-3'] as const;
/** The stream that is felt behind somebody: how near and how far it is drawn, and where. */
const STREAM = { from: 0.3, to: 4, behind: 0.25, pace: 0.01 } as const;
/** The wind that blows at the car is seen best. */
const WIND = { felt: { wide: 1.25, tall: 1.4 }, other: { wide: 1, tall: 0.8 }, pale: 0.6 } as const;
const BOB = { high: 1.6, pace: 0.013, turn: 7 } as const;
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

  frame(lanes: number, wide: number, x: number) {
    const { clock, calm, reducedMotion } = this.#stage;
    this.#krul.setVisible(false);
    const felt = this.#field.streamAt(x);
    for (const [i, rival] of this.#field.all.entries()) {
      const z = CAR_Z + rival.gap;
      const beside = (rival.x - (lanes - 1) / 2) * wide;
      this.#karts[i]!.setVisible(false);
      const kart = rival.isKrul ? this.#krul : this.#karts[i]!;
      const high = reducedMotion ? 0 : Math.sin(clock.now * BOB.pace + i * 2) * BOB.high;
      stand(this.#road, kart, z, beside, { high, near: NEAREST });
      kart.setAngle((rival.lane - rival.x) * BOB.turn);
      const wind = this.#winds[i]!;
      const isFelt = !calm && rival.gap > STREAM.from && rival.gap < STREAM.to;
      const own = rival === felt ? WIND.felt : WIND.other;
      stand(this.#road, wind, z - STREAM.behind, beside, { ...own, over: 0.1, if: isFelt });
      const flicker = 0.75 + 0.25 * Math.sin(clock.now * STREAM.pace);
      wind.setAlpha(rival === felt ? 1 : flicker * WIND.pale);
    }
  }
}
