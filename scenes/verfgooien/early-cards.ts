import type { Exercise, Option, Rng } from '../../engine/exercise/index.ts';
import type { GameStage, Image } from '../../engine/stage/index.ts';
import { bringIn, CARD_DEPTH, cardsOf, isClear, lay, takeDown, type Target } from './cards.ts';
import { boxOf } from './outline.ts';
import { fieldsAmong, fieldsFor } from './rules.ts';
import type { Wall } from './wall.ts';

/** How far the next cards stay from the field where paint still flies. */
const AWAY = 250;
/** Room that the banner with the word that was right takes: its ribbon, for each letter, and at most. */
const BANNER = { ribbon: 210, letter: 34, widest: 620, height: 100 } as const;
/** Half of a usual card, with some room. */
const CARD = { across: 84, high: 52 } as const;

/** So many ways of hanging several cards are tried. */
const TRIES = 3;

/** A folded card, with some room, and how fast it comes and unfolds. */
const FOLDED = { width: 84, height: 72, ms: 180 } as const;

/**
 * The cards of the exercise that comes next: they hang there to be read while paint still flies elsewhere. Where they
 * don't fit they hang there folded shut: so much of them always fits, and it says where to look, but not what.
 */
export class EarlyCards {
  readonly #stage: GameStage;
  readonly #wall: Wall;
  readonly #rng: Rng;
  #hanging: { exercise: string; targets: Target[]; areShut: boolean; folded: Image[] } | undefined;
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
    if (!upcoming) return;
    const options = cardsOf(upcoming);
    const tries = options.length === 1 ? this.#spotsAwayFrom(field).map((spot) => [spot]) : undefined;
    this.#stage.clock.after(ms, () => {
      if (isFlying())
        void this.#hang(upcoming.id, options, field, tries ?? this.#groupsAwayFrom(field, options.length));
    });
  }

  /** The cards, when they are those of this exercise, and when all are in view; any others go. */
  take(exercise: string): { targets: Target[]; shown: Promise<unknown> } | undefined {
    const hanging = this.#hanging;
    if (hanging && hanging.exercise !== exercise) void this.drop();
    this.#hanging = undefined;
    if (hanging?.exercise !== exercise) return undefined;
    const { targets, folded, areShut } = hanging;
    const shown = areShut && Promise.all([this.#unfold(folded), bringIn(this.#stage, targets)]);
    return { targets, shown: Promise.resolve(shown) };
  }

  /** Takes them off the wall again. */
  async drop() {
    const hanging = this.#hanging;
    this.#hanging = undefined;
    if (hanging) await Promise.all([this.#unfold(hanging.folded), takeDown(this.#stage, hanging.targets)]);
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
   * flies at; folded if they always do.
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
      if (fields.length < options.length) continue;
      const targets = lay(this.#stage, this.#wall, options, fields);
      if (!targets.every(isFree)) {
        for (const { card } of targets) card.destroy();
        continue;
      }
      this.#hanging = { exercise, targets, areShut: false, folded: [] };
      return bringIn(this.#stage, targets);
    }
    return this.#fold(exercise, options, { ...middle, width: right - left, height: bottom - top });
  }

  /** Hangs them folded shut, each where it will unfold; one that would still be in the way stays out of view until then. */
  async #fold(
    exercise: string,
    options: readonly Option[],
    flying: { x: number; y: number; width: number; height: number },
  ) {
    const stage = this.#stage;
    const { middles, bare } = this.#wall;
    const targets = lay(stage, this.#wall, options, fieldsFor(options.length, middles, bare, this.#rng));
    const { place } = stage.kit.banner;
    const folded = targets.flatMap(({ card: { x, y } }) => {
      const note = { x, y, width: FOLDED.width, height: FOLDED.height };
      const isFree =
        isClear(note, flying, flying.width, flying.height) &&
        (!place || isClear(note, place, this.#banner, BANNER.height));
      return isFree ? [stage.image('kaart-dicht', x, y).setDepth(CARD_DEPTH).setScale(0)] : [];
    });
    this.#hanging = { exercise, targets, areShut: true, folded };
    stage.sound.play('plop');
    await stage.tween({ targets: folded, to: { scale: 1 }, ms: FOLDED.ms, ease: 'Back.Out', pop: true });
  }

  /** The folded ones open: they are gone where the cards come. */
  async #unfold(folded: readonly Image[]) {
    await this.#stage.tween({
      targets: [...folded],
      to: { scaleX: 1.5, alpha: 0 },
      ms: FOLDED.ms,
      pop: true,
    });
    for (const one of folded) one.destroy();
  }
}
