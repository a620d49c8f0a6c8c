import type { BuildExercise, Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import { StepRow, takenIn, type Input, type Via, type WordStrip } from '../../engine/stage/index.ts';
import { Book } from './book.ts';
import { keyTowards } from './by-keys.ts';
import type { Bookcase, Climb } from './climb.ts';
import { hangsLower } from './in-view.ts';
import { layBooks } from './layout.ts';
import { DEPTHS } from './places.ts';
import { baseOf, MOVE, type Floor, type Shelf } from './rules.ts';

/** The strip on which the word is made, in u of the window's stage, and where books hang for who is still below. */
const STRIP = { x: 683, y: 324, widest: 1080 } as const;
const SHOWN = 374;
/** A cover reaches so far over its plank. */
const COVER = 78;
/** A book is over the head this near to its middle, in shares of its width. */
const OVER = 0.62;
/** In the example it dashes: the hand has little time. */
const MS = { dash: 70, after: 120, done: 500, appear: 22 } as const;

/** build: grapheme books stand on planks, and are knocked off from below in the order of the word. */
export class BookFloor implements Climb {
  readonly floor: Floor;
  readonly #tower: Bookcase;
  readonly #row: StepRow;
  readonly #books: readonly Book[];
  readonly #strip: WordStrip;

  constructor(tower: Bookcase, exercise: BuildExercise) {
    this.#tower = tower;
    const { stage, at } = tower;
    const { tiles, slots: count, id } = exercise;
    const covers = tiles.map(({ text }) => stage.kit.tile(0, 0, text));
    const widths = covers.map(({ width }) => width + 12);
    const { floor, books } = layBooks(widths, stage.rng.fork(`vloer/${id}`));
    this.floor = floor;
    this.#books = tiles.map((tile, i) => new Book(stage, tile, covers[i]!, books[i]!, at));
    const texts = tiles.map(({ text }) => text);
    this.#strip = stage.fixed(stage.kit.wordStrip({ ...STRIP, count, texts, depth: DEPTHS.strip }));
    this.#row = new StepRow(tower, exercise, {
      land: (tile, place) => this.#land(tile, place),
      changed: () => {
        for (const { cover, tile } of this.#books) cover.look = this.#row.isOut(tile.id) ? 'out' : 'normal';
      },
      dot: (letters, place) => this.#strip.dot(place, letters),
    });
  }

  get busy() {
    return [this.floor.start.x, ...this.floor.ladders.map(({ x }) => x)];
  }

  async present() {
    this.#tower.stage.sound.play('boek-flap');
    await Promise.all([this.#tower.reach(this), ...this.#books.map((book, i) => book.appear(i * MS.appear))]);
    for (const book of this.#books) this.#offer(book);
  }

  async right(outcome: Outcome) {
    const { stage, isExample } = this.#tower;
    void this.#row.right(outcome);
    if (!outcome.last) return stage.clock.wait(isExample ? 0 : MS.after);
    await this.#row.landed();
    await stage.clock.wait(MS.done);
  }

  async wrong(outcome: Outcome) {
    await this.#giggle(outcome);
    this.#row.wrong(outcome);
  }

  async reveal(outcome: Outcome) {
    const book = await this.#giggle(outcome);
    if (book) await this.#tower.stage.kit.eraser.rub(book.cover);
    this.#row.reveal();
  }

  takeOver(answer: WholeAnswer) {
    this.#row.takeOver(answer);
  }

  copied(given: RawAnswer) {
    void this.#row.copied(given);
  }

  /** The head hit the plank below a book: that is the answer. */
  knocked(plank: Shelf, x: number) {
    const book = this.#over(plank.id, x);
    this.#tower.stage.sound.play('klop');
    if (book && this.#tower.isOpen) this.#row.take(book.tile.id);
  }

  frame() {
    this.#hangInView();
    const { spot } = this.#tower.climber;
    for (const book of this.#books)
      if (this.#row.isFree(book.tile.id))
        book.light(spot?.shelf === book.place.from.shelf && this.#over(book.place.plank, spot.x) === book);
  }

  step(want: RawAnswer, via: Via): Input | null {
    const { climber, stage, isExample, isUp } = this.#tower;
    if (isExample) return null;
    if (!climber.isFree) return { kind: 'wait', ms: 50 };
    const id = this.#row.freeFor(want);
    const book = this.#books.find(({ tile }) => tile.id === id);
    const offer = stage.offers().find(({ kind, value }) => kind === 'tile' && value === id);
    if (via === 'pointer' || !book || !offer || stage.keyFor(offer)) return null;
    if (!climber.isIdle) return { kind: 'wait', ms: 50 };
    if (!isUp) return { kind: 'key', code: 'Enter', ms: 60 };
    if (!climber.spot) return { kind: 'key', code: 'ArrowLeft', ms: 60 };
    return keyTowards(this.floor, climber.spot, book.place.from);
  }

  async clear() {
    await this.#row.landed();
    await Promise.all(this.#books.map((book) => book.leave()));
    this.#strip.destroy();
  }

  #offer({ tile, cover, place }: Book) {
    this.#tower.stage.offer(cover, {
      id: `boek-${tile.id}`,
      kind: 'tile',
      value: tile.id,
      label: tile.text,
      row: place.plank === 'rij-2' ? 0 : 1,
      enabled: () => this.#row.isFree(tile.id),
      onPick: () => this.#pick(tile.id, place.from),
    });
  }

  /** Runs below it and jumps. */
  #pick(id: string, from: Book['place']['from']) {
    const { climber, isExample } = this.#tower;
    if (isExample) void this.#dash(id, from);
    else this.#tower.goTo(from, () => climber.jump());
  }

  async #dash(id: string, from: Book['place']['from']) {
    const { climber, stage, at } = this.#tower;
    climber.enter(this.floor, at, from);
    void climber.hero.klodder.hop(MOVE.tall);
    await stage.clock.wait(MS.dash);
    this.#row.take(id);
  }

  async #giggle({ given }: Outcome): Promise<Book | undefined> {
    const { stage } = this.#tower;
    const book = this.#books.find(({ tile }) => tile.id === takenIn(given));
    if (!book) return undefined;
    stage.sound.play('giechel');
    await book.giggle();
    stage.fx.burst('confetti', book.cover.x, book.cover.y, { count: 10, spread: 50 });
    return book;
  }

  /** A book flies to its place in the word and stays there. */
  async #land(id: string, place: number) {
    const { stage, isExample } = this.#tower;
    const book = this.#books.find(({ tile }) => tile.id === id);
    stage.sound.play('boek-flap');
    await book?.flyTo(this.#strip.spot(place), isExample);
    this.#strip.write(place, this.#row.textOf(id));
    stage.sound.play('leg', { volume: 0.6 });
  }

  /** The book on a plank that is over this place. */
  #over(plank: string, x: number): Book | undefined {
    const far = (book: Book) => Math.abs(book.place.x - x);
    return this.#books
      .filter(
        (book) =>
          this.#row.isFree(book.tile.id) && book.place.plank === plank && far(book) < book.width * OVER,
      )
      .sort((a, b) => far(a) - far(b))[0];
  }

  /** Books flutter under the strip for who is still below, and stand on their planks for who is up. */
  #hangInView() {
    const { stage, at, isUp } = this.#tower;
    const highest = baseOf(at) - COVER - Math.max(...this.#books.map(({ place }) => place.up));
    const lower = isUp ? 0 : hangsLower(stage, highest, SHOWN);
    for (const book of this.#books) book.hangLower(lower);
  }
}
