import type { Option, OrderExercise, Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Image, Input, Offer, Via } from '../../engine/stage/index.ts';
import { FRAME } from './art/sizes.ts';
import type { FrameCard } from './frame-card.ts';
import type { Cinema, Job } from './job.ts';
import { firstWrong, type Layout } from './rules.ts';
import { Screening } from './screening.ts';

const MS = { hop: 300, rubbed: 560 } as const;
/** Wrong frames that Gum comes to himself. */
const GUM_RUBS = 2;
/** A frame let go below this line goes back to the tray. */
const TRAY_LINE = 494;
/** Where the right sentence is written: on the empty tray. */
const BANNER = { x: 650, y: 612 } as const;
const DOTTED = { size: 40, scale: 0.5 } as const;

/** order: frames are spliced on the bench; in the hall the crank runs them, and past the last one they count. */
export class OrderJob implements Job {
  readonly cast: string[];
  #cinema: Cinema;
  #exercise: OrderExercise;
  #screening: Screening;
  #layout: Layout = { spots: [], scale: 1 };
  #offers: Offer[] = [];
  #view: 'bench' | 'hall' | 'between' = 'between';
  /** The gap that the next frame goes to, when one was pointed out. */
  #next = -1;
  #held: FrameCard | undefined;
  /** The right order while it is copied. */
  #wanted: readonly string[] | undefined;
  #dotted: Image[] = [];
  #nudging = false;

  constructor(cinema: Cinema, exercise: OrderExercise) {
    this.#cinema = cinema;
    this.#exercise = exercise;
    this.cast = cinema.castFor(exercise.id, exercise.cards.length);
    this.#screening = new Screening(cinema, {
      isOpen: () => cinema.isAsking && this.#view === 'hall',
      onEnd: () => cinema.commit({ form: 'order', cards: this.#row.ids }),
      onBack: () => void this.#toBench(),
    });
  }

  async present() {
    const { bench, crew, hall, stage, isExample } = this.#cinema;
    const { cards } = this.#exercise;
    bench.set(cards, this.cast);
    this.draw();
    stage.kit.banner.place = BANNER;
    hall.light(false);
    void hall.curtain(false);
    crew.stand('bench');
    const dealt = bench.deal(isExample || cards.length > 6);
    await Promise.all([bench.move(true), dealt]);
    this.#offerAll();
    this.#view = 'bench';
  }

  draw() {
    const { bench, stage } = this.#cinema;
    const row = this.#row;
    this.#layout = bench.film(row.places, this.#wanted);
    for (const card of bench.cards) {
      const place = row.placeOf(card.option.id);
      if (card !== this.#held) this.#lay(card, place);
      if (place !== card.place) {
        card.blank(false);
        stage.sound.play(place < 0 ? 'leg' : 'plak', { volume: 0.7, rate: 0.95 + 0.02 * Math.max(0, place) });
      }
      card.place = place;
      if (place >= 0 && row.isFixed(place)) card.settle();
    }
    for (const [place, letters] of this.#dotted.entries())
      letters.setVisible(row.places[place] === undefined);
    if (this.#next >= 0 && row.places[this.#next] !== undefined) this.#next = -1;
    bench.point(this.#next, this.#layout.scale);
    bench.ready(row.full);
    if (this.#view === 'hall' && !row.full && this.#cinema.isAsking) void this.#toBench();
  }

  frame() {}

  focus() {
    return this.#view === 'hall' ? { x: 683, y: 350 } : this.#held?.thing;
  }

  async wrong(outcome: Outcome) {
    await this.#jam(outcome);
  }

  async reveal(outcome: Outcome) {
    const { stage } = this.#cinema;
    const wrong = await this.#jam(outcome);
    for (const [i, card] of wrong.entries()) {
      const rubbed = i < GUM_RUBS ? stage.kit.eraser.rub(card.thing) : Promise.resolve();
      stage.clock.after(MS.rubbed, () => card.thing.scene && card.place >= 0 && card.blank(true));
      await rubbed;
    }
  }

  takeOver(answer: WholeAnswer) {
    if (!('cards' in answer)) return;
    const { bench, stage } = this.#cinema;
    this.#wanted = answer.cards;
    this.draw();
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
    this.#screening.showAll();
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

  #lay(card: FrameCard, place: number) {
    if (place >= 0) void card.glide(this.#layout.spots[place]!, this.#layout.scale);
    else if (card.place >= 0) void card.glide(card.home, card.homeScale);
  }

  /** Off to the hall, where the film is run; a copy counts at once. */
  #toHall() {
    const { bench, crew } = this.#cinema;
    if (this.#view !== 'bench') return;
    if (!this.#row.full) return this.#nudge();
    if (this.#wanted) return void this.#cinema.commit({ form: 'order', cards: this.#row.ids });
    this.#view = 'between';
    this.#screening.set(this.#row.ids.map((id) => bench.cards.find(({ option }) => option.id === id)!));
    crew.stand('hall');
    void bench.move(false).then(() => {
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
    stage.clock.after(MS.hop, () => bench.unsplice());
    return wrong;
  }

  #offerAll() {
    const { bench, stage } = this.#cinema;
    bench.gaps.forEach(({ thing }, place) => {
      this.#offers.push(
        stage.offer(thing, {
          id: `plek-${place}`,
          kind: 'slot',
          value: place,
          label: `lege plek ${place + 1}`,
          enabled: () =>
            this.#view === 'bench' && (this.#row.places[place] === undefined || this.#held !== undefined),
          chosen: () => this.#next === place,
          onPick: () => {
            this.#next = this.#next === place ? -1 : place;
            bench.point(this.#next, this.#layout.scale);
          },
        }),
      );
    });
    for (const card of bench.cards) this.#offerCard(card);
    this.#offers.push(bench.offer(() => this.#view === 'bench', () => this.#toHall())); // prettier-ignore
    this.#offers.push(this.#screening.offer());
  }

  #offerCard(card: FrameCard) {
    const { bench, stage } = this.#cinema;
    const { option, thing } = card;
    this.#offers.push(
      stage.offer(thing, {
        id: `beeldje-${option.id}`,
        kind: 'card',
        value: option.id,
        label: option.text ?? option.picture?.alt ?? '',
        size: { width: card.width - 12, height: FRAME.height - 10 },
        enabled: () =>
          this.#view === 'bench' && !card.isMoving && (card.place < 0 || !this.#row.isFixed(card.place)),
        chosen: () => card.place >= 0,
        onPick: () => this.#tap(card),
        drag: {
          to: () => this.#offers.filter(({ kind }) => kind === 'slot'),
          onMove: (x, y) => {
            this.#held = card;
            bench.root.bringToTop(thing);
            thing.setPosition(x, y);
          },
          onDrop: (slot) => this.#drop(card, Number(slot.value)),
          onCancel: () => this.#letGo(card),
        },
      }),
    );
  }

  #tap(card: FrameCard) {
    if (card.place >= 0) this.#row.takeBack(card.place);
    else if (this.#next >= 0) this.#row.lay(card.option.id, this.#next);
    else this.#row.lay(card.option.id);
  }

  #drop(card: FrameCard, place: number) {
    this.#held = undefined;
    if (!this.#row.lay(card.option.id, place)) this.#letGo(card);
  }

  #letGo(card: FrameCard) {
    this.#held = undefined;
    if (card.place >= 0 && card.thing.y > TRAY_LINE) return void this.#row.takeBack(card.place);
    if (card.place >= 0) void card.glide(this.#layout.spots[card.place]!, this.#layout.scale);
    else void card.glide(card.home, card.homeScale);
  }

  /** Open places say themselves that the film is not whole. */
  #nudge() {
    const { bench, stage } = this.#cinema;
    this.#cinema.bump();
    if (this.#nudging) return;
    this.#nudging = true;
    const open = bench.gaps
      .filter((_, place) => this.#row.places[place] === undefined)
      .map(({ thing }) => thing);
    void stage
      .tween({ targets: open, to: { angle: 4 }, ms: 90, yoyo: true, repeat: 1 })
      .then(() => (this.#nudging = false));
  }
}
