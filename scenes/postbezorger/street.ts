import type { ChoiceExercise } from '../../engine/exercise/index.ts';
import type { GameStage } from '../../engine/stage/index.ts';
import { Block } from './block.ts';
import type { House } from './house.ts';
import { ARC, Ride, SPEED } from './rules.ts';
import type { Scenery } from './scenery.ts';

/** New houses come from beyond this edge, so far behind the old ones. */
const BEYOND = { edge: 1380, gap: 60 } as const;
const MS = { in: 720, quick: 330, fade: 150, perU: 1.1, least: 260, most: 1500 } as const;

/** The street that rolls by: houses, what stands between them, and all that lies behind. */
export class Street {
  readonly ride = new Ride();
  block: Block | undefined;
  readonly #stage: GameStage;
  readonly #scenery: Scenery;
  readonly #left: Block[] = [];
  #isGliding = false;

  constructor(stage: GameStage, scenery: Scenery) {
    this.#stage = stage;
    this.#scenery = scenery;
  }

  /** The houses of an exercise come in from the right, those of the last one go out at the left. */
  async enter(exercise: ChoiceExercise, isHurried: boolean) {
    const stage = this.#stage;
    this.leave();
    const block = new Block(stage, exercise);
    const { first } = block.round;
    const half = block.round.pitch / 2;
    const old = Math.max(-Infinity, ...this.#left.map(({ reach }) => reach));
    // With reduced motion houses do not rush past: the next ones take the place of the last ones.
    const isStill = stage.reducedMotion || stage.clock.now === 0;
    const from = isStill ? first : Math.max(BEYOND.edge + half, old + BEYOND.gap + half);
    if (isStill) this.#forget();
    for (const house of block.houses) house.light(this.#scenery.isEvening);
    block.putAt(this.ride.far + from);
    this.block = block;
    this.#place(0);
    await this.glide(from - first, isHurried ? MS.quick : MS.in);
  }

  /** Rides on until a house stands where the first one does as an exercise begins. */
  async bringNear(house: House) {
    const { block, ride } = this;
    if (!block) return;
    const way = block.ahead(house, ride.far) - block.round.first;
    const far = way >= 0 ? way : way + block.round.length;
    await this.glide(far, Math.max(MS.least, Math.min(MS.most, far * MS.perU)));
  }

  /** Rides so far in so long. */
  async glide(by: number, ms: number) {
    const { ride } = this;
    const from = ride.far;
    this.#isGliding = true;
    const share = { of: 0 };
    if (by > 0)
      await this.#stage.tween({
        targets: share,
        to: { of: 1 },
        ms,
        ease: 'Sine.Out',
        onUpdate: () => {
          const far = from + by * share.of;
          ride.speed = Math.min(SPEED.hurry * 2, ((far - ride.far) * 1000) / 16.7);
          ride.far = far;
        },
      });
    ride.far = from + by;
    this.#isGliding = false;
    this.#place(0);
  }

  /** One step; `wanted` is the speed to come to, at once in the example. */
  frame(ms: number, wanted: number) {
    if (this.#stage.isExample) this.ride.speed = wanted;
    if (!this.#isGliding) this.ride.step(ms, wanted);
    this.#place(ms);
  }

  /** Nothing is asked here any more. */
  leave() {
    const { block } = this;
    this.block = undefined;
    if (!block) return;
    block.leave(this.ride.far, this.#stage.view.right);
    this.#left.push(block);
  }

  /** The nearest house of some that is not past. */
  next(houses: readonly House[]): House | undefined {
    return [...houses].filter(({ x }) => x >= ARC.from).sort((a, b) => a.x - b.x)[0];
  }

  /** The house after one along the street, of some. */
  after(house: House, houses: readonly House[]): House | undefined {
    const round = this.block?.round.length ?? 1;
    const far = (one: House) => (((one.at - house.at) % round) + round) % round || round;
    return [...houses].sort((a, b) => far(a) - far(b))[0];
  }

  #place(ms: number) {
    const { far } = this.ride;
    this.block?.move(far, ms);
    for (const block of this.#left) block.move(far, ms);
    while (this.#left[0] && this.#left[0].reach < this.#stage.view.left - 40) this.#left.shift()!.destroy();
    this.#scenery.move(far);
  }

  #forget() {
    for (const block of this.#left.splice(0)) block.destroy();
  }
}
