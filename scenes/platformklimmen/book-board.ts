import type { BuildExercise, Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Input, Offer, Slot, Via } from '../../engine/stage/index.ts';
import type { Board, Game } from './board.ts';
import { Book } from './book.ts';
import { hasKey, keyTowards } from './by-keys.ts';
import { layBooks } from './layout.ts';
import { DEPTHS } from './places.ts';
import { baseOf, MOVE, type Floor, type Shelf } from './rules.ts';

/** The row of places over the floor, where knocked books land. */
const SLOTS = { up: 258, pitch: 92, gap: 8, width: 1100 } as const;
const BANNER = { left: 383, right: 983, y: 680 } as const;
/** A book is over the head this near to its middle, in shares of its width. */
const OVER = 0.62;
/** In the example it dashes: the hand has little time. */
const DASH_MS = 70;
const AFTER_MS = 120;
const DONE_MS = 900;

/** build: grapheme books stand on planks, and are knocked off from below in the order of the word. */
export class BookBoard implements Board {
  readonly floor: Floor;
  #game: Game;
  #exercise: BuildExercise;
  #books: Book[];
  #slots: Slot[] = [];
  #out = new Set<string>();
  #answer: string[] | undefined;
  #landings: Promise<void>[] = [];

  constructor(game: Game, exercise: BuildExercise) {
    this.#game = game;
    this.#exercise = exercise;
    const { stage, at } = game;
    const covers = exercise.tiles.map(({ text }) => stage.kit.tile(0, 0, text));
    const widths = covers.map(({ width }) => width + 12);
    const { floor, books } = layBooks(widths, stage.rng.fork(`vloer/${exercise.id}`));
    this.floor = floor;
    this.#books = exercise.tiles.map((tile, i) => new Book(stage, tile, covers[i]!, books[i]!, at));
    this.#laySlots(Math.max(...covers.map(({ width }) => width)));
  }

  /** Where the climber is not. */
  get banner() {
    return { x: this.#game.climber.x < 683 ? BANNER.right : BANNER.left, y: BANNER.y };
  }

  get busy() {
    return [this.floor.start.x, ...this.floor.ladders.map(({ x }) => x)];
  }

  get isBusy() {
    return false;
  }

  async present() {
    if (this.#game.isUp()) await this.#appear();
    for (const book of this.#books) this.#offer(book);
  }

  comesInView() {
    void this.#appear();
  }

  async #appear() {
    this.#game.stage.sound.play('boek-flap');
    for (const slot of this.#slots) slot.setVisible(true);
    await Promise.all(this.#books.map((book, i) => book.appear(i * 22)));
  }

  async respond({ step, given, last, reveal }: Outcome) {
    if (given.form !== 'build' || !('slot' in given)) return;
    const book = this.#bookOf(given.tile);
    if (!book) return;
    const { stage, climber, crew } = this.#game;
    if (step === 'goed') {
      this.#land(book, given.slot);
      if (!last) return stage.clock.wait(this.#game.isExample ? 0 : AFTER_MS);
      await Promise.all(this.#landings);
      climber.hero.cheer(1200);
      crew.cheer(climber.x, climber.feet - 200);
      return stage.clock.wait(this.#game.isExample ? 500 : DONE_MS);
    }
    climber.hero.startle(800);
    stage.sound.play('giechel');
    await book.giggle();
    stage.fx.burst('confetti', book.cover.x, book.cover.y, { count: 10, spread: 50 });
    if (step === 'nogeens') this.#out.add(book.tile.id);
    else {
      this.#out.clear();
      crew.worry();
      if (reveal) await stage.kit.eraser.rub(book.cover);
    }
    this.#refresh();
  }

  takeOver(answer: WholeAnswer) {
    if (answer.form !== 'build') return;
    this.#answer = answer.tiles;
    const open = this.#game.draft().row.open;
    this.#slots[open]?.dotted(this.#textOf(answer.tiles[open]));
  }

  /** The head hit the plank below a book: that is the answer. */
  knocked(plank: Shelf, x: number) {
    const { stage, isOpen } = this.#game;
    const book = this.#over(plank.id, x);
    stage.sound.play('klop');
    if (book && isOpen()) this.#knock(book);
  }

  frame() {
    const { climber } = this.#game;
    const spot = climber.spot;
    const over = spot && this.#books.find((book) => this.#isOver(book, spot.shelf, spot.x));
    for (const book of this.#books) if (this.#isFree(book)) book.light(book === over);
  }

  step(want: RawAnswer, via: Via): Input | null {
    const { climber, isExample, stage } = this.#game;
    if (isExample) return null;
    const { spot } = climber;
    if (climber.grip.isHanging) return via === 'pointer' ? null : { kind: 'key', code: 'ArrowLeft', ms: 60 };
    if (!climber.isReady || !spot) return { kind: 'wait', ms: 50 };
    const tiles = stage.offers().filter(({ kind }) => kind === 'tile');
    const offer = this.#offerOf(want, tiles);
    const book = this.#books.find((one) => offer && one.offer === offer);
    if (via === 'pointer' || !book || !offer || hasKey(tiles, offer)) return null;
    return keyTowards(this.floor, spot, book.place.from);
  }

  /** What is wanted; where it lies already, another with the same grapheme will do. */
  #offerOf(want: RawAnswer, tiles: readonly Offer[]): Offer | undefined {
    if (want.form !== 'build' || !('slot' in want)) return undefined;
    const text = this.#textOf(want.tile);
    return tiles.find(({ value }) => value === want.tile) ?? tiles.find(({ label }) => label === text);
  }

  async clear() {
    await Promise.all(this.#landings);
    const { stage } = this.#game;
    await Promise.all([
      ...this.#books.map((book) => book.leave()),
      stage.tween({ targets: this.#slots, to: { alpha: 0 }, ms: 180, pop: true }),
    ]);
    for (const slot of this.#slots) slot.destroy();
  }

  #offer(book: Book) {
    const { stage } = this.#game;
    book.offer = stage.offer(book.cover, {
      id: `boek-${book.tile.id}`,
      kind: 'tile',
      value: book.tile.id,
      label: book.tile.text,
      row: book.place.plank === 'rij-2' ? 0 : 1,
      enabled: () => this.#game.isUp() && this.#isFree(book) && !this.#out.has(book.tile.id),
      onPick: () => this.#pick(book),
    });
  }

  /** Runs below it and jumps. */
  #pick(book: Book) {
    const { climber, isExample } = this.#game;
    if (isExample) void this.#dash(book);
    else climber.goTo(book.place.from, () => climber.jump());
  }

  async #dash(book: Book) {
    const { climber, stage } = this.#game;
    climber.enter(this.floor, this.#game.at, book.place.from);
    void climber.hero.klodder.hop(MOVE.tall);
    await stage.clock.wait(DASH_MS);
    this.#knock(book);
  }

  #knock(book: Book) {
    const slot = this.#game.draft().row.open;
    if (slot < 0 || !this.#isFree(book) || this.#out.has(book.tile.id)) return;
    if (!this.#game.commit({ form: 'build', slot, tile: book.tile.id })) return;
    if (!this.#answer) return;
    // Done over after a reveal: nobody judges that, the right one simply flies.
    if (this.#textOf(this.#answer[slot]) !== book.tile.text) return;
    this.#answer = undefined;
    this.#land(book, slot);
  }

  /** A book flies to its place and stays there. */
  #land(book: Book, at: number) {
    const { stage } = this.#game;
    const { row } = this.#game.draft();
    row.lay(book.tile.id, at);
    row.keep(row.places.map((place) => place !== undefined));
    this.#out.clear();
    this.#refresh();
    const slot = this.#slots[at]!;
    slot.dotted();
    stage.sound.play('boek-flap');
    const flight = book.flyTo(slot.x, slot.y, slot.width - 6, this.#game.isExample);
    this.#landings.push(flight.then(() => void stage.sound.play('leg', { volume: 0.6 })));
  }

  #refresh() {
    for (const book of this.#books) if (this.#isFree(book)) book.isOut = this.#out.has(book.tile.id);
  }

  #isFree = (book: Book) => this.#game.draft().row.placeOf(book.tile.id) < 0;

  #bookOf = (id: string) => this.#books.find(({ tile }) => tile.id === id);

  #textOf = (id: string | undefined) => this.#exercise.tiles.find((tile) => tile.id === id)?.text;

  /** The book on a plank that is over this place. */
  #over(plank: string, x: number): Book | undefined {
    const near = this.#books.filter(
      (book) =>
        this.#isFree(book) && book.place.plank === plank && Math.abs(book.place.x - x) < book.width * OVER,
    );
    return near.sort((a, b) => Math.abs(a.place.x - x) - Math.abs(b.place.x - x))[0];
  }

  #isOver = (book: Book, shelf: string, x: number) =>
    book.place.from.shelf === shelf && this.#over(book.place.plank, x) === book;

  /** Places as wide as the widest grapheme: how wide each one is tells nothing. */
  #laySlots(widest: number) {
    const { stage, at } = this.#game;
    const count = this.#exercise.slots;
    const pitch = Math.min(SLOTS.width / count, Math.max(SLOTS.pitch, widest + 14));
    const left = 683 - ((count - 1) * pitch) / 2;
    for (let i = 0; i < count; i++) {
      const slot = stage.kit.slot(left + i * pitch, baseOf(at) - SLOTS.up, pitch - SLOTS.gap);
      this.#slots.push(slot.setDepth(DEPTHS.slot).setVisible(false));
    }
  }
}
