import type { GameStage, Image } from '../../engine/stage/index.ts';
import { makeGood } from './goods.ts';
import { BELT, DEPTHS, REST } from './places.ts';
import { placeIn } from './rules.ts';

/** How long it takes to bring the next product, at tempo 0 and 1. */
const ROLL_MS = [480, 360] as const;
const SEAMS = 9;

/** The belt with what still comes: products in the order of the round, and a bar between two customers. */
export class Belt {
  readonly #stage: GameStage;
  readonly #sizes: readonly number[];
  readonly #seams: Image[];
  /** What lies on it, by the number of its exercise; a bar lies half-way between two. */
  readonly #lying = new Map<number, Image>();
  #rolled = 0;

  constructor(stage: GameStage, sizes: readonly number[]) {
    this.#stage = stage;
    this.#sizes = sizes;
    this.#seams = Array.from({ length: SEAMS }, () =>
      stage.image('bandnaad', 0, REST.y).setDepth(DEPTHS.seam),
    );
    this.#draw(0, 0);
  }

  /** It rolls on until the product of an exercise lies at its end; that is taken off. */
  async bring(at: number): Promise<Image> {
    const stage = this.#stage;
    for (const [i, image] of this.#lying) if (i < at) this.#drop(i, image);
    for (let i = at; i <= at + BELT.ahead; i++) this.#lay(i);
    stage.sound.play('band', { volume: 0.5 });
    const way = { t: 0 };
    const from = this.#rolled;
    await stage.tween({
      targets: way,
      to: { t: 1 },
      ms: stage.lerp(...ROLL_MS),
      ease: 'Sine.InOut',
      onUpdate: () => this.#draw(from + way.t * BELT.pitch, at - 1 + way.t),
    });
    this.#draw(from + BELT.pitch, at);
    const good = this.#lying.get(at)!;
    this.#lying.delete(at);
    return good;
  }

  /** All that lies on it is put away. */
  empty() {
    for (const [i, image] of this.#lying) this.#drop(i, image);
  }

  #drop(i: number, image: Image) {
    image.destroy();
    this.#lying.delete(i);
  }

  #lay(i: number) {
    const words = this.#sizes.reduce((sum, size) => sum + size, 0);
    if (i >= words || this.#lying.has(i)) return;
    this.#lying.set(i, makeGood(this.#stage, String(i), REST));
    const isFirst = i > 0 && placeIn(this.#sizes, i).item === 0;
    if (isFirst) this.#lying.set(i - 0.5, this.#stage.image('beurtbalk', 0, REST.y).setDepth(DEPTHS.good));
  }

  /** It has rolled so far in all, and number `at` lies at its end. */
  #draw(rolled: number, at: number) {
    this.#rolled = rolled;
    for (const [i, seam] of this.#seams.entries())
      seam.setX(REST.x + 150 - i * BELT.seam + (rolled % BELT.seam) - BELT.seam);
    for (const [i, image] of this.#lying) image.setX(REST.x - (i - at) * BELT.pitch);
  }
}
