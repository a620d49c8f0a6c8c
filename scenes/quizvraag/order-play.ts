import { labelOf, type OrderExercise, type Outcome, type WholeAnswer } from '../../engine/exercise/index.ts';
import {
  lineUp,
  WholeRow,
  type Container,
  type Image,
  type Loose,
  type Slot,
  type Spot,
} from '../../engine/stage/index.ts';
import type { QuizPlay, Show } from './game.ts';
import { BOARD, DEPTHS, UNDER_PROMPT } from './places.ts';

/** A card: room beside its letters, its least width and its height. An open place; in u. */
const CARD = { beside: 44, least: 84, high: 68, drawn: 140 } as const;
const PLACE = { wide: 96, gap: 10 } as const;
/** Heights of the score rail and of the cards that are still loose. */
const RAIL = { top: 272, one: 20, pitch: 72, foot: 41, under: 34 } as const;
const POOL = { heights: [444, 514], gap: 18 } as const;
const HOME_LINE = 404;
const ROOM = BOARD.right - BOARD.left;
const MS = { pop: 220, shake: 90, hop: 110 } as const;

/** order: cards are laid on the score rail, and the buzzer locks them. */
export class OrderPlay implements QuizPlay {
  readonly #show: Show;
  readonly #cards: readonly Loose[];
  readonly #slots: readonly Slot[];
  readonly #places: readonly Container[];
  readonly #rails: readonly Image[];
  readonly #heights: readonly number[];
  readonly #row: WholeRow<Loose>;
  #spots: readonly Spot[] = [];
  /** What is done over: an open place has room for its letters. */
  #wanted: readonly string[] = [];

  constructor(show: Show, exercise: OrderExercise) {
    const { stage } = show;
    this.#show = show;
    const items = exercise.cards.map((card) => ({ id: card.id, text: labelOf(card) }));
    const widths = items.map(({ text }) => this.#widthOf(text));
    const homes = lineUp(widths, ROOM, POOL.gap, POOL.heights, BOARD.left);
    // As they would lie when all are laid: that says how many lines the rail needs, below what is asked and the hint.
    const top = Math.max(RAIL.top, stage.kit.prompt.bottom + UNDER_PROMPT + RAIL.under);
    const two = [top, top + RAIL.pitch];
    const lines = new Set(lineUp(widths, ROOM, PLACE.gap, two, BOARD.left).map(({ y }) => y)).size;
    this.#heights = lines > 1 ? two : [top + RAIL.one];
    this.#rails = this.#heights.map((y) =>
      stage.image('rail', BOARD.x, y + RAIL.foot).setDepth(DEPTHS.board),
    );
    this.#cards = items.map(({ id, text }, i) =>
      stage.kit.loose({
        id,
        text,
        base: [stage.image('kaart', 0, 0).setScale(widths[i]! / CARD.drawn, 1)],
        size: { width: widths[i]!, height: CARD.high },
        room: widths[i]! - CARD.beside / 2,
        home: homes[i]!,
        depth: { lying: DEPTHS.letters, flying: DEPTHS.flying },
      }),
    );
    this.#slots = Array.from({ length: exercise.slots ?? items.length }, () =>
      stage.kit.slot(0, 0, PLACE.wide),
    );
    // A row makes the place larger that is pointed out: how wide it is now is the slot's own.
    this.#places = this.#slots.map((slot) =>
      stage.scene.add.container(0, 0, [slot]).setDepth(DEPTHS.board + 1),
    );
    this.#row = new WholeRow(show, exercise, {
      things: this.#cards,
      slots: this.#places,
      names: { slot: 'plek', open: 'open plek', thing: 'kaart' },
      spot: (place) => this.#spots[place]!,
      homeLine: HOME_LINE,
      nudge: 5,
      arrange: () => this.#arrange(),
      moved: (_, place) =>
        stage.sound.play('luik', { rate: place < 0 ? 0.9 : 1.2 + 0.03 * place, volume: 0.6 }),
    });
    this.#arrange();
  }

  async present() {
    const { stage, isExample } = this.#show;
    for (const { thing } of this.#row.things) thing.setAlpha(0);
    const ms = isExample ? MS.pop / 2 : MS.pop;
    await stage.tween({ targets: [...this.#cards], to: { alpha: 1 }, ms, pop: true });
    this.#row.offer();
  }

  get isReady(): boolean {
    return this.#show.draft.row.full;
  }

  buzz() {
    this.#row.commit();
  }

  early() {
    this.#row.nudge();
  }

  draw() {
    this.#row.draw();
  }

  focus() {
    return this.#row.moving;
  }

  async right() {
    await this.#win();
  }

  async wrong(outcome: Outcome) {
    await this.#shake(outcome);
  }

  async reveal(outcome: Outcome) {
    await this.#shake(outcome);
    await this.#row.rub(this.#row.wrong(outcome));
  }

  takeOver(answer: WholeAnswer) {
    this.#wanted = 'cards' in answer ? answer.cards : [];
    this.#arrange();
    this.#row.dot(answer, (letters, place) => {
      const { x, y, scale } = this.#spots[place]!;
      const dots = this.#show.stage.kit.dotted(x, y, letters).setDepth(DEPTHS.letters);
      return dots.setScale(0.5 * scale);
    });
  }

  async copied() {
    await this.#win();
  }

  async clear() {
    await this.#row.close();
    this.#row.destroy();
    for (const rail of this.#rails) rail.destroy();
  }

  async #win() {
    const { stage } = this.#show;
    await this.#row.close();
    const targets = this.#row.laid.map(({ thing }) => thing);
    for (const { x, y } of targets) stage.fx.burst('stars', x, y - 30, { count: 1 });
    await stage.tween({ targets, to: { angle: 2 }, ms: MS.hop, yoyo: true, pop: true });
  }

  async #shake(outcome: Outcome) {
    const targets = this.#row.wrong(outcome).map(({ thing }) => thing);
    const { stage } = this.#show;
    await stage.tween({ targets, to: { angle: 4 }, ms: MS.shake, yoyo: true, repeat: 1, pop: true });
    for (const thing of targets) thing.setAngle(0);
  }

  /** Places are as wide as what lies in them, or is to be laid there. */
  #arrange() {
    const { row } = this.#show.draft;
    const widths = this.#slots.map((_, place) => {
      const card = this.#cards.find(({ id }) => id === (row.places[place] ?? this.#wanted[place]));
      return card?.width ?? PLACE.wide;
    });
    this.#spots = lineUp(widths, ROOM, PLACE.gap, this.#heights, BOARD.left);
    this.#slots.forEach((slot, place) => {
      const { x, y, scale } = this.#spots[place]!;
      slot.setScale((scale * widths[place]!) / PLACE.wide, scale);
      this.#places[place]!.setPosition(x, y).setVisible(row.places[place] === undefined);
    });
  }

  #widthOf(text: string): number {
    const word = this.#show.stage.kit.word(0, 0, text);
    const { width } = word;
    word.destroy();
    return Math.max(CARD.least, width + CARD.beside);
  }
}
