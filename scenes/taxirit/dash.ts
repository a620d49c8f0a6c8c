import type { Container, GameStage, Image, Klodder, Marks, TypedLine } from '../../engine/stage/index.ts';
import { DASH, DEPTHS } from './places.ts';

/** Seven neat parkings make the kunstje. */
const STARS = { count: 7, size: 0.5, pitch: 42 } as const;
const LOW = { tik: -174, stars: -96 } as const;
const HIGH = { tik: -480, stars: 252, line: -84, widest: 560 } as const;
const TIK = { y: 37, size: 80 } as const;
const SWAY = { by: 12, ms: 70 } as const;

/** The on-board device: Tik of the taxi office on its screen, the stars of the meter, and the line for an address. */
export class Dash implements Marks {
  readonly count = STARS.count;
  readonly line: TypedLine;
  readonly #stage: GameStage;
  readonly #tik: Klodder;
  readonly #low: Container;
  readonly #high: Container;
  readonly #stars: Image[][];
  #full = 0;
  #isHigh = false;

  constructor(stage: GameStage, tik: Klodder) {
    this.#stage = stage;
    this.#tik = stage.fixed(tik.setDepth(DEPTHS.dash + 1));
    this.line = stage.kit.typedLine(HIGH.line, 0, { size: 50, widest: HIGH.widest });
    const rows = [LOW.stars, HIGH.stars].map((x) =>
      Array.from({ length: STARS.count }, (_, i) =>
        stage.kit
          .star(x + i * STARS.pitch * (x === LOW.stars ? 1 : 0.84), 0, false)
          .setScale(STARS.size * (x === LOW.stars ? 1 : 0.84)),
      ),
    );
    this.#stars = rows;
    const box = (frame: string, y: number, parts: (Image | TypedLine)[]) =>
      stage
        .fixed(stage.scene.add.container(DASH.x, y, [stage.image(frame, 0, 0), ...parts]))
        .setDepth(DEPTHS.dash);
    this.#low = box('kastje', DASH.low, rows[0]!);
    this.#high = box('kast', DASH.high, [...rows[1]!, this.line]);
    this.lift(false);
  }

  /** It is higher and wider where an address is typed in it. */
  lift(high: boolean) {
    this.#isHigh = high;
    this.#low.setVisible(!high);
    this.#high.setVisible(high);
    const y = high ? DASH.high : DASH.low;
    this.#tik.setPosition(DASH.x + (high ? HIGH.tik : LOW.tik), y + TIK.y);
  }

  hide() {
    for (const part of [this.#low, this.#high, this.#tik]) part.setVisible(false);
  }

  /** Where its line is, and how high the stars are. */
  get place() {
    return { x: DASH.x + (this.#isHigh ? HIGH.line : 0), y: this.#isHigh ? DASH.high : DASH.low };
  }

  /** One more star lights up on the meter. */
  add() {
    const at = this.#full++;
    for (const row of this.#stars) {
      const old = row[at]!;
      const star = this.#stage.kit.star(old.x, old.y, true).setScale(0);
      old.parentContainer.add(star);
      void this.#stage.tween({
        targets: star,
        to: { scale: old.scaleX },
        ms: 320,
        ease: 'Back.Out',
        pop: true,
      });
    }
    this.#stage.sound.play('meter', { rate: 1 + at * 0.05 });
  }

  /** No such address. */
  async sway() {
    const part = this.#high;
    await this.#stage.tween({
      targets: part,
      to: { x: DASH.x + SWAY.by },
      ms: SWAY.ms,
      yoyo: true,
      repeat: 2,
      pop: true,
    });
    part.setX(DASH.x);
  }
}

export const TIK_SIZE = TIK.size;
