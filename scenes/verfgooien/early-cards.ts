import type { Exercise, Option, Rng } from '../../engine/exercise/index.ts';
import type { GameStage } from '../../engine/stage/index.ts';
import { bringIn, isClear, lay, takeDown, type Target } from './cards.ts';
import { cardsOf, isPlayed } from './forms.ts';
import { boxOf } from './outline.ts';
import { fieldsAmong } from './rules.ts';
import type { Wall } from './wall.ts';

/** How far the next cards stay from the field where paint still flies. */
const AWAY = 250;
/** Room that the banner with the word that was right takes: its ribbon, for each letter, and at most. */
const BANNER = { ribbon: 210, letter: 34, widest: 620, height: 100 } as const;
/** Half of a usual card, with some room. */
const CARD = { across: 84, high: 52 } as const;

/** So many ways of hanging several cards are tried. */
const TRIES = 3;

/** The cards of the exercise that comes next: they hang there to be read while paint still flies elsewhere. */
export class EarlyCards {
  readonly #stage: GameStage;
  readonly #wall: Wall;
  readonly #rng: Rng;
  #hanging: { exercise: string; targets: Target[] } | undefined;
  /** How wide the banner is. */
  #banner: number = BANNER.widest;

  constructor(stage: GameStage, wall: Wall, rng: Rng) {
    this.#stage = stage;
    this.#wall = wall;
    this.#rng = rng;
  }

  /** The fields that they hang on, to be kept bare. */
  get fields(): number[] {
    return this.#hanging?.targets.map(({ field }) => field) ?? [];
  }

  /** Hangs the cards of what comes next after `ms`, when paint still flies at `field` then and the banner says `word`. */
  later(
    {
      upcoming,
      field,
      ms,
      word,
    }: { upcoming: Exercise | undefined; field: number; ms: number; word: string },
    isFlying: () => boolean,
  ) {
    this.#banner = Math.min(BANNER.widest, BANNER.ribbon + BANNER.letter * word.length);
    if (!upcoming || !isPlayed(upcoming)) return;
    const options = cardsOf(upcoming);
    const tries = options.length === 1 ? this.#spotsAwayFrom(field).map((spot) => [spot]) : undefined;
    this.#stage.clock.after(ms, () => {
      if (isFlying())
        void this.#hang(upcoming.id, options, field, tries ?? this.#groupsAwayFrom(field, options.length));
    });
  }

  /** The cards, when they are those of this exercise; any others go. */
  take(exercise: string): Target[] | undefined {
    const hanging = this.#hanging;
    if (hanging && hanging.exercise !== exercise) void this.drop();
    this.#hanging = undefined;
    return hanging?.exercise === exercise ? hanging.targets : undefined;
  }

  /** Takes them off the wall again. */
  async drop() {
    const hanging = this.#hanging;
    this.#hanging = undefined;
    if (hanging) await takeDown(this.#stage, hanging.targets);
  }

  #isAway = (from: number) => (one: number) => {
    const { middles } = this.#wall;
    const [a, b] = [middles[one]!, middles[from]!];
    return one !== from && Math.hypot(a.x - b.x, a.y - b.y) > AWAY;
  };

  /** Bare fields where nothing is thrown now, in the order in which they are tried. */
  #spotsAwayFrom(field: number): number[] {
    return this.#rng.shuffle([...this.#wall.bare].filter(this.#isAway(field)));
  }

  /** Groups of fields for so many cards. */
  #groupsAwayFrom(field: number, count: number): number[][] {
    const { bare, middles } = this.#wall;
    const { place } = this.#stage.kit.banner;
    const isClearOf = (one: number) =>
      !place ||
      Math.abs(middles[one]!.x - place.x) > this.#banner / 2 + CARD.across ||
      Math.abs(middles[one]!.y - place.y) > BANNER.height / 2 + CARD.high;
    const free = [...bare].filter((one) => this.#isAway(field)(one) && isClearOf(one));
    return Array.from({ length: TRIES }, () => fieldsAmong(free, count, middles, this.#rng));
  }

  /**
   * Hangs the cards on the first of these groups of fields where they cover neither the banner nor the field that paint
   * flies at; on none if they always do.
   */
  async #hang(exercise: string, options: readonly Option[], flying: number, groups: readonly number[][]) {
    const { place } = this.#stage.kit.banner;
    const { left, top, right, bottom } = boxOf(this.#wall.fields[flying]!);
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const isFree = ({ card, field }: Target) =>
      field !== flying &&
      isClear(card, middle, right - left, bottom - top) &&
      (!place || isClear(card, place, this.#banner, BANNER.height));
    for (const fields of groups) {
      if (fields.length < options.length) return;
      const targets = lay(this.#stage, this.#wall, options, fields);
      if (!targets.every(isFree)) {
        for (const { card } of targets) card.destroy();
        continue;
      }
      this.#hanging = { exercise, targets };
      return bringIn(this.#stage, targets);
    }
  }
}
