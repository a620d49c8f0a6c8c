import type { Option, OrderExercise, Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Image, Input, Offer, Via } from '../../engine/stage/index.ts';
import type { FrameCard } from './frame-card.ts';
import type { Cinema, Job } from './job.ts';
import { firstWrong } from './rules.ts';
import { Screening } from './screening.ts';
import { Splicing } from './splicing.ts';

const MS = { hop: 300, rubbed: 560, tidied: 320 } as const;
/** Wrong frames that Gum comes to himself. */
const GUM_RUBS = 2;
/** Where the right sentence is written: on the empty tray. */
const BANNER = { x: 650, y: 612 } as const;
const DOTTED = { size: 40, scale: 0.5 } as const;

/** order: frames are spliced on the bench; in the hall the crank runs them, and past the last one they count. */
export class OrderJob implements Job {
  readonly cast: string[];
  #cinema: Cinema;
  #exercise: OrderExercise;
  #screening: Screening;
  #splicing: Splicing;
  #offers: Offer[] = [];
  #view: 'bench' | 'hall' | 'between' = 'between';
  /** The right order while it is copied. */
  #wanted: readonly string[] | undefined;
  #dotted: Image[] = [];

  constructor(cinema: Cinema, exercise: OrderExercise) {
    this.#cinema = cinema;
    this.#exercise = exercise;
    this.cast = cinema.castFor(exercise.id, exercise.cards.length);
    this.#splicing = new Splicing(cinema, () => this.#view === 'bench');
    this.#screening = new Screening(cinema, {
      isOpen: () => cinema.isAsking && this.#view === 'hall',
      onEnd: () => cinema.commit({ form: 'order', cards: this.#row.ids }),
      onBack: () => void this.#toBench(),
    });
  }

  async present() {
    const { bench, crew, hall, stage, isExample } = this.#cinema;
    const { cards } = this.#exercise;
    bench.set(cards, this.cast, this.#row.places.length);
    this.draw();
    stage.kit.banner.place = BANNER;
    hall.light(false);
    void hall.curtain(false);
    crew.stand('bench');
    const dealt = bench.deal(isExample || cards.length > 6);
    await Promise.all([bench.move(true), dealt]);
    this.#splicing.offerAll();
    this.#offers.push(
      bench.offer(
        () => this.#view === 'bench',
        () => this.#toHall(),
      ),
    );
    this.#offers.push(this.#screening.offer());
    this.#view = 'bench';
  }

  draw() {
    const row = this.#row;
    this.#splicing.draw(this.#wanted);
    for (const [place, letters] of this.#dotted.entries())
      letters.setVisible(row.places[place] === undefined);
    if (this.#view === 'hall' && !row.full && this.#cinema.isAsking) void this.#toBench();
  }

  frame() {}

  focus() {
    return this.#view === 'hall' ? { x: 683, y: 350 } : this.#splicing.held?.thing;
  }

  async wrong(outcome: Outcome) {
    await this.#jam(outcome);
    this.#cinema.stage.clock.after(MS.hop, () => this.#cinema.bench.unsplice());
    // Whether they belong there was not said: they may be looked at again.
    for (const card of [...this.#cinema.bench.bin.cards]) this.#splicing.outOfBin(card);
  }

  async reveal(outcome: Outcome) {
    const { stage } = this.#cinema;
    const wrong = await this.#jam(outcome);
    for (const [i, card] of wrong.entries()) {
      const rubbed = i < GUM_RUBS ? stage.kit.eraser.rub(card.thing) : Promise.resolve();
      stage.clock.after(MS.rubbed, () => card.thing.scene && card.place >= 0 && card.blank(true));
      await rubbed;
    }
    this.#cinema.bench.unsplice();
  }

  takeOver(answer: WholeAnswer) {
    if (!('cards' in answer)) return;
    const { bench, stage } = this.#cinema;
    this.#wanted = answer.cards;
    this.draw();
    for (const card of [...bench.bin.cards])
      if (answer.cards.includes(card.option.id)) this.#splicing.outOfBin(card);
    for (const card of bench.cards) if (!answer.cards.includes(card.option.id)) bench.bin.put(card);
    this.#dotted = bench.gaps.map(({ thing }, place) => {
      const letters = this.#option(answer.cards[place])?.text ?? '';
      const image = stage.kit.dotted(0, -2, letters, DOTTED.size).setScale(DOTTED.scale);
      thing.add(image.setVisible(this.#row.places[place] === undefined));
      return image;
    });
  }

  async right() {
    const { bench, crew } = this.#cinema;
    this.#screening.stop();
    this.#screening.clearWords();
    if (!bench.isUp) return;
    crew.stand('hall');
    await bench.move(false);
  }

  step(want: RawAnswer, via: Via): Input | null {
    if (!('cards' in want)) return null;
    if (this.#view === 'between') return { kind: 'wait', ms: 60 };
    if (this.#view === 'bench') return null;
    return this.#screening.step(
      want.cards.every((id, i) => this.#same(id, this.#row.places[i])),
      via,
    );
  }

  destroy() {
    this.#screening.destroy();
    this.#splicing.destroy();
    for (const offer of this.#offers.splice(0)) offer.remove();
    this.#cinema.bench.clear();
  }

  get #row() {
    return this.#cinema.draft.row;
  }

  #option = (id: string | undefined): Option | undefined =>
    this.#exercise.cards.find((card) => card.id === id);

  #same = (a: string | undefined, b: string | undefined) =>
    a === b || this.#option(a)?.text === this.#option(b)?.text;

  /** Off to the hall, where the film is run; a copy counts at once. */
  #toHall() {
    const { bench, crew, stage } = this.#cinema;
    if (this.#view !== 'bench') return;
    if (!this.#row.full) return this.#splicing.nudge();
    if (this.#wanted) return void this.#cinema.commit({ form: 'order', cards: this.#row.ids });
    this.#view = 'between';
    // What is left over doesn't come along.
    for (const card of bench.cards) if (card.place < 0) bench.bin.put(card);
    this.#screening.set(this.#row.ids.map((id) => bench.cards.find(({ option }) => option.id === id)!));
    crew.stand('hall');
    const ready = bench.bin.isOpen ? stage.clock.wait(MS.tidied) : Promise.resolve();
    void ready
      .then(() => bench.move(false))
      .then(() => {
        if (this.#view !== 'between' || !this.#cinema.isAsking) return;
        this.#view = 'hall';
        this.#screening.start();
      });
  }

  /** Back to the bench, to splice it another way. */
  async #toBench() {
    const { bench, crew, hall, stage } = this.#cinema;
    if (this.#view !== 'hall') return;
    this.#view = 'between';
    this.#screening.stop();
    stage.kit.banner.place = BANNER;
    crew.stand('bench');
    hall.light(false);
    await bench.move(true);
    this.#screening.clear();
    this.#view = 'bench';
  }

  /** The picture flutters at the first wrong join; in the light of the bench the wrong frames hop, and tape comes. */
  async #jam({ verdict }: Outcome): Promise<FrameCard[]> {
    const { bench, stage } = this.#cinema;
    const parts = verdict.parts ?? [];
    const at = firstWrong(parts);
    stage.kit.banner.place = BANNER;
    if (this.#view === 'hall') {
      await this.#screening.jam(at);
      await this.#toBench();
    }
    const wrong = bench.cards.filter(({ place }) => place >= 0 && !parts[place]);
    await Promise.all(wrong.map((card) => card.hop()));
    await bench.splice([at]);
    return wrong;
  }
}
