import type { OrderExercise, Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import { WholeRow, type Input, type Offer, type Via } from '../../engine/stage/index.ts';
import type { FrameCard } from './frame-card.ts';
import type { Cinema, Job } from './job.ts';
import { firstWrong, type Layout } from './rules.ts';
import { Screening } from './screening.ts';

const MS = { hop: 300, tidied: 320 } as const;
/** Where the right sentence is written: on the empty tray. */
const BANNER = { x: 650, y: 612 } as const;
const DOTTED = { size: 40, scale: 0.5 } as const;
/** A frame let go below this line goes back to the tray. */
const TRAY_LINE = 494;

/** order: frames are spliced on the bench; in the hall the crank runs them, and past the last one they count. */
export class OrderJob implements Job {
  readonly #cinema: Cinema;
  readonly #exercise: OrderExercise;
  readonly #screening: Screening;
  readonly #row: WholeRow<FrameCard>;
  #layout: Layout = { spots: [], scale: 1 };
  #offers: Offer[] = [];
  #bin: Offer | undefined;
  /** The box was pointed out for the next frame. */
  #aimsAtBin = false;
  #view: 'bench' | 'hall' | 'between' = 'between';
  /** The right order while it is copied. */
  #wanted: readonly string[] | undefined;

  constructor(cinema: Cinema, exercise: OrderExercise) {
    this.#cinema = cinema;
    this.#exercise = exercise;
    const { bench, stage } = cinema;
    bench.set(exercise.cards, cinema.draft.row.places.length);
    this.#row = new WholeRow(cinema, exercise, {
      things: bench.cards,
      slots: bench.gaps.map(({ thing }) => thing),
      names: { slot: 'plek', open: 'lege plek', thing: 'beeldje' },
      hits: { thing: (card) => card.hit },
      spot: (place) => ({ ...this.#layout.spots[place]!, scale: this.#layout.scale }),
      homeLine: TRAY_LINE,
      nudge: 4,
      arrange: () => (this.#layout = bench.film(cinema.draft.row.places, this.#wanted)),
      isOpen: () => this.#view === 'bench',
      isFree: (card) => !card.isMoving,
      moved: (card, place) => {
        if (place >= 0) bench.bin.take(card);
        const rate = 0.95 + 0.02 * Math.max(0, place);
        stage.sound.play(place < 0 ? 'leg' : 'plak', { volume: 0.7, rate });
      },
      // In its own time: what goes on to the box at once would be called back by a longer way.
      glide: (card, to) => card.glide(to),
      tap: (card) => this.#tap(card),
      beside: { slots: () => (this.#bin ? [this.#bin] : []), drop: (card) => this.#throwIn(card) },
      letGo: (card) => {
        if (!bench.bin.has(card)) return false;
        this.#outOfBin(card);
        return true;
      },
    });
    this.#screening = new Screening(cinema, {
      isOpen: () => cinema.isOpen && this.#view === 'hall',
      onEnd: () => this.#row.commit(),
      onBack: () => void this.#toBench(),
    });
  }

  async present() {
    const { bench, ushers, hall, stage, isExample } = this.#cinema;
    this.draw();
    stage.kit.banner.place = BANNER;
    hall.light(false);
    void hall.curtain(false);
    ushers.stand('bench');
    const dealt = bench.deal(isExample || this.#exercise.cards.length > 6);
    await Promise.all([bench.move(true), dealt]);
    if (bench.bin.isOpen)
      this.#bin = bench.bin.offer(
        () => this.#view === 'bench',
        () => this.#aimsAtBin,
        () => this.#aim(!this.#aimsAtBin),
      );
    // After the box, so that a finger finds the frames in it first.
    this.#row.offer();
    this.#offers = [
      bench.offer(
        () => this.#view === 'bench',
        () => this.#toHall(),
      ),
      this.#screening.offer(),
    ];
    this.#view = 'bench';
  }

  draw() {
    const { bench, draft, isOpen } = this.#cinema;
    this.#row.draw();
    bench.ready(draft.row.full);
    if (this.#view === 'hall' && !draft.row.full && isOpen) void this.#toBench();
  }

  frame() {
    const { held } = this.#row;
    if (held) this.#cinema.bench.root.bringToTop(held.thing);
  }

  focus() {
    return this.#view === 'hall' ? { x: 683, y: 350 } : this.#row.held?.thing;
  }

  async wrong(outcome: Outcome) {
    await this.#jam(outcome);
    this.#cinema.stage.clock.after(MS.hop, () => this.#cinema.bench.unsplice());
    // Whether they belong there was not said: they may be looked at again.
    for (const card of [...this.#cinema.bench.bin.cards]) this.#outOfBin(card);
  }

  async reveal(outcome: Outcome) {
    await this.#row.rub(await this.#jam(outcome));
    this.#cinema.bench.unsplice();
  }

  takeOver(answer: WholeAnswer) {
    if (!('cards' in answer)) return;
    const { bench, stage } = this.#cinema;
    this.#wanted = answer.cards;
    this.draw();
    for (const card of [...bench.bin.cards]) if (answer.cards.includes(card.id)) this.#outOfBin(card);
    for (const card of bench.cards) if (!answer.cards.includes(card.id)) bench.bin.put(card);
    this.#row.dot(answer, (letters, place) => {
      const image = stage.kit.dotted(0, -2, letters, DOTTED.size).setScale(DOTTED.scale);
      bench.gaps[place]!.thing.add(image);
      return image;
    });
  }

  async right() {
    const { bench, ushers } = this.#cinema;
    this.#screening.stop();
    this.#screening.clearWords();
    if (!bench.isUp) return;
    ushers.stand('hall');
    await bench.move(false);
  }

  step(want: RawAnswer, via: Via): Input | null {
    if (!('cards' in want)) return null;
    if (this.#view === 'between') return { kind: 'wait', ms: 60 };
    if (this.#view === 'bench') return null;
    const { places } = this.#cinema.draft.row;
    return this.#screening.step(
      want.cards.every((id, i) => this.#same(id, places[i])),
      via,
    );
  }

  async clear() {
    this.#screening.destroy();
    void this.#row.close();
    this.#bin?.remove();
    for (const offer of this.#offers) offer.remove();
    const { bench } = this.#cinema;
    if (bench.isUp) await bench.move(false);
    bench.clear();
  }

  #textOf = (id: string | undefined) => this.#row.things.find((card) => card.id === id)?.text;
  #same = (a: string | undefined, b: string | undefined) => a === b || this.#textOf(a) === this.#textOf(b);

  /** A frame in the box comes out again; one goes in when the box was pointed out. */
  #tap(card: FrameCard): boolean {
    const { bin } = this.#cinema.bench;
    if (bin.has(card)) this.#outOfBin(card);
    else if (this.#aimsAtBin && this.#row.pointed < 0) this.#throwIn(card);
    else {
      this.#aim(false);
      return false;
    }
    return true;
  }

  /** The box is pointed out for the next frame, or no more. */
  #aim(atBin: boolean) {
    this.#aimsAtBin = atBin;
    this.#cinema.bench.bin.aim(atBin);
    if (atBin && this.#row.pointed >= 0) this.#row.point(this.#row.pointed);
  }

  #throwIn(card: FrameCard) {
    this.#aim(false);
    if (card.place >= 0) this.#cinema.draft.row.takeBack(card.place);
    if (!this.#cinema.bench.bin.put(card)) this.#row.sendHome(card);
  }

  #outOfBin(card: FrameCard) {
    this.#cinema.bench.bin.take(card);
    this.#row.sendHome(card);
  }

  /** Off to the hall, where the film is run; a copy counts at once. */
  #toHall() {
    const { bench, draft, ushers, stage } = this.#cinema;
    if (this.#view !== 'bench') return;
    if (!draft.row.full || this.#wanted) return void this.#row.commit();
    this.#view = 'between';
    // What is left over doesn't come along.
    for (const card of bench.cards) if (card.place < 0) bench.bin.put(card);
    const { laid } = this.#row;
    this.#screening.set(
      laid,
      this.#cinema.starOf(
        this.#exercise.id,
        laid.map(({ text }) => text),
      ),
    );
    ushers.stand('hall');
    const ready = bench.bin.isOpen ? stage.clock.wait(MS.tidied) : Promise.resolve();
    void ready
      .then(() => bench.move(false))
      .then(() => {
        if (this.#view !== 'between' || !this.#cinema.isOpen) return;
        this.#view = 'hall';
        this.#screening.start();
      });
  }

  /** Back to the bench, to splice it another way. */
  async #toBench() {
    const { bench, ushers, hall, stage } = this.#cinema;
    if (this.#view !== 'hall') return;
    this.#view = 'between';
    this.#screening.stop();
    stage.kit.banner.place = BANNER;
    ushers.stand('bench');
    hall.light(false);
    await bench.move(true);
    this.#screening.clear();
    this.#view = 'bench';
  }

  /** The picture flutters at the first wrong join; in the light of the bench the wrong frames hop, and tape comes. */
  async #jam(outcome: Outcome): Promise<FrameCard[]> {
    const { bench, stage } = this.#cinema;
    const at = firstWrong(outcome.verdict.parts ?? []);
    stage.kit.banner.place = BANNER;
    if (this.#view === 'hall') {
      await this.#screening.jam(at);
      await this.#toBench();
    }
    const wrong = this.#row.wrong(outcome);
    await Promise.all(wrong.map((card) => card.hop()));
    await bench.splice([at]);
    return wrong;
  }
}
