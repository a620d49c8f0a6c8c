import type { Exercise, Option, Rng } from '../../engine/exercise/index.ts';
import type { GameStage } from '../../engine/stage/index.ts';
import { bringIn, isClear, lay, takeDown, type Target } from './cards.ts';
import { cardsOf, isPlayed } from './forms.ts';
import type { Wall } from './wall.ts';

/** How far the next card stays from the field where paint still flies. */
const AWAY = 250;
/** Room that the banner with the word that was right takes at most. */
const BANNER = { width: 620, height: 100 } as const;

/** The card of the exercise that comes next: it hangs there to be read while paint still flies elsewhere. */
export class EarlyCard {
  readonly #stage: GameStage;
  readonly #wall: Wall;
  readonly #rng: Rng;
  #hanging: { exercise: string; target: Target } | undefined;

  constructor(stage: GameStage, wall: Wall, rng: Rng) {
    this.#stage = stage;
    this.#wall = wall;
    this.#rng = rng;
  }

  /** The field that it hangs on, to be kept bare. */
  get field() {
    return this.#hanging?.target.field;
  }

  /** Hangs the one card of what comes next after `ms`, when paint still flies at a field then. */
  later(upcoming: Exercise | undefined, field: number, ms: number, isFlying: () => boolean) {
    if (!upcoming || !isPlayed(upcoming)) return;
    const [option, ...more] = cardsOf(upcoming);
    if (!option || more.length > 0) return;
    const spots = this.#spotsAwayFrom(field);
    this.#stage.clock.after(ms, () => {
      if (isFlying()) void this.#hang(upcoming.id, option, spots);
    });
  }

  /** The card, when it is the one of this exercise; any other goes. */
  take(exercise: string): Target | undefined {
    const hanging = this.#hanging;
    if (hanging && hanging.exercise !== exercise) void this.drop();
    this.#hanging = undefined;
    return hanging?.exercise === exercise ? hanging.target : undefined;
  }

  /** Takes it off the wall again. */
  async drop() {
    const hanging = this.#hanging;
    this.#hanging = undefined;
    if (hanging) await takeDown(this.#stage, [hanging.target]);
  }

  /** Bare fields where nothing is thrown now, in the order in which they are tried. */
  #spotsAwayFrom(field: number): number[] {
    const { middles, bare } = this.#wall;
    const { x, y } = middles[field]!;
    return this.#rng
      .shuffle([...bare].filter((one) => one !== field))
      .filter((one) => Math.hypot(middles[one]!.x - x, middles[one]!.y - y) > AWAY);
  }

  /** Hangs the card on the first of these fields where the banner does not cover it; on none if it always does. */
  async #hang(exercise: string, option: Option, fields: readonly number[]) {
    const { place } = this.#stage.kit.banner;
    for (const field of fields) {
      const [target] = lay(this.#stage, this.#wall, [option], [field]);
      if (!target) return;
      if (place && !isClear(target.card, place, BANNER.width, BANNER.height)) {
        target.card.destroy();
        continue;
      }
      this.#hanging = { exercise, target };
      return bringIn(this.#stage, [target]);
    }
  }
}
