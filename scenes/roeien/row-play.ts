import {
  labelOf,
  type BuildExercise,
  type OrderExercise,
  type Outcome,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import { WholeRow, type Loose, type Slot, type Spot } from '../../engine/stage/index.ts';
import { Bell } from './bell.ts';
import { DEPTHS, MS, type Game, type Play } from './game.ts';
import { plate } from './plate.ts';
import { lineUp } from './rules.ts';

/** A thing, and the place for it while it is open, in u. */
const THING = { high: 84, beside: 44, least: 84 } as const;
const PLACE = { wide: 88, gap: 8 } as const;
/** Lines of places and of loose things: from where to where, their heights, and the room between things. */
const PLACES = { left: 63, right: 1303, tops: [270, 366] } as const;
const POOL = { left: 190, right: 1120, tops: [474, 566, 658], gap: 12 } as const;
/** A laid thing that is let go below this line goes back. */
const HOME_LINE = 420;

/** build and order: lay things in places, and ring the bell. */
export class RowPlay implements Play {
  readonly #game: Game;
  readonly #exercise: BuildExercise | OrderExercise;
  readonly #things: Loose[];
  readonly #slots: Slot[];
  readonly #row: WholeRow<Loose>;
  readonly #bell: Bell;
  #spots: readonly Spot[] = [];

  constructor(game: Game, exercise: BuildExercise | OrderExercise) {
    const { stage } = game;
    this.#game = game;
    this.#exercise = exercise;
    const isBuild = exercise.form === 'build';
    const items = isBuild
      ? exercise.tiles
      : exercise.cards.map((card) => ({ id: card.id, text: labelOf(card) }));
    const count = isBuild ? exercise.slots : (exercise.slots ?? items.length);
    const widths = items.map(({ text }) => this.#widthOf(text));
    const homes = lineUp(widths, POOL.right - POOL.left, POOL.gap, POOL.tops, POOL.left);
    this.#things = items.map(({ id, text }, i) => {
      const size = { width: widths[i]!, height: THING.high };
      return stage.kit.loose({
        id,
        text,
        base: [plate(stage, size)],
        size,
        room: size.width - THING.beside / 2,
        home: homes[i]!,
        depth: { lying: DEPTHS.things, flying: DEPTHS.flying },
      });
    });
    this.#slots = Array.from({ length: count }, () =>
      stage.kit.slot(0, 0, PLACE.wide).setDepth(DEPTHS.places),
    );
    this.#row = new WholeRow(game, exercise, {
      things: this.#things,
      slots: this.#slots,
      names: { slot: 'plek', open: 'open plek', thing: 'letter' },
      spot: (place) => this.#spots[place]!,
      homeLine: HOME_LINE,
      nudge: 8,
      arrange: () => this.#arrange(),
      moved: (_, place) => stage.sound.play('leg', { rate: 0.94 + 0.02 * place }),
    });
    this.#bell = new Bell(game, () => this.#row.commit());
    this.#arrange();
  }

  present() {
    this.#game.stage.sound.play('kaarten');
    this.#row.offer();
    this.#bell.offer();
  }

  draw() {
    this.#row.draw();
  }

  focus() {
    return this.#row.moving;
  }

  async right() {
    await this.#game.stage.tween({
      targets: this.#row.laid,
      to: { angle: -5 },
      ms: MS.in,
      yoyo: true,
      pop: true,
    });
  }

  async wrong(outcome: Outcome) {
    const targets = this.#row.wrong(outcome);
    await this.#game.stage.tween({
      targets,
      to: { angle: 9 },
      ms: MS.wrong,
      yoyo: true,
      repeat: 1,
      pop: true,
    });
  }

  async reveal(outcome: Outcome) {
    await this.#row.rub(this.#row.wrong(outcome));
  }

  takeOver(answer: WholeAnswer) {
    this.#row.dot(answer, (letters, place) => {
      const { x, y } = this.#spots[place]!;
      return this.#game.stage.kit.dotted(x, y, letters).setDepth(DEPTHS.places);
    });
  }

  async clear() {
    this.#bell.destroy();
    await this.#row.close();
    this.#row.destroy();
  }

  /** Places are as wide as what lies in them; a word stays on one line, a sentence on two. */
  #arrange() {
    const { row } = this.#game.draft;
    const widths = this.#slots.map((_, place) => {
      const thing = this.#things.find(({ id }) => id === row.places[place]);
      return thing?.width ?? PLACE.wide;
    });
    const tops = this.#exercise.form === 'build' ? PLACES.tops.slice(0, 1) : PLACES.tops;
    this.#spots = lineUp(widths, PLACES.right - PLACES.left, PLACE.gap, tops, PLACES.left);
    this.#slots.forEach((slot, place) => {
      const { x, y, scale } = this.#spots[place]!;
      slot
        .setPosition(x, y)
        .setScale(scale)
        .setVisible(row.places[place] === undefined);
    });
  }

  #widthOf(text: string): number {
    const word = this.#game.stage.kit.word(0, 0, text);
    const { width } = word;
    word.destroy();
    return Math.max(THING.least, width + THING.beside);
  }
}
