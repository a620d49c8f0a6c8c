import { choiceIn, type ChooseExercise, type Outcome, type RawAnswer } from '../../engine/exercise/index.ts';
import type { Image, Input, Via } from '../../engine/stage/index.ts';
import type { Cinema, Job } from './job.ts';
import { DEPTHS, SCREEN } from './places.ts';
import { Posters, type Poster } from './posters.ts';
import { Subtitles } from './subtitles.ts';
import { turnOn } from './turn-on.ts';

/** The film of a poster: it begins with its star coming, its word is read from here on, and at its end it counts. */
const FILM = { begin: 0.2, word: 0.35, end: 1.15 } as const;
/** In the example it takes so long, in ms. */
const EXAMPLE_MS = 420;
const LEADER_MS = 300;
/** The word of the poster that is put in, as large as it fits. */
const WORD = { sizes: [64, 56, 48, 40], y: 262 } as const;
/** The right word stands as a subtitle, at the foot of the screen. */
const BANNER = { x: SCREEN.x, y: 448 } as const;

/** choose: a poster is put before the lamp, and the crank shows its word on the screen; when it has run, it counts. */
export class ChooseJob implements Job {
  readonly #cinema: Cinema;
  readonly #posters: Posters;
  readonly #subtitles: Subtitles;
  readonly #star: string;
  /** An empty leader, as long as no poster is before the lamp. */
  readonly #leader: Image;
  #pos: number = FILM.begin;

  constructor(cinema: Cinema, exercise: ChooseExercise) {
    this.#cinema = cinema;
    this.#star = cinema.starOf(exercise.id);
    this.#posters = new Posters(cinema, exercise, (poster) => this.#putIn(poster));
    this.#subtitles = new Subtitles(cinema.stage);
    this.#leader = cinema.stage.image('aftel', SCREEN.x, SCREEN.y).setDepth(DEPTHS.leader).setAlpha(0);
  }

  async present() {
    const { crank, ushers, hall, stage, isExample } = this.#cinema;
    ushers.stand('hall');
    stage.kit.banner.place = BANNER;
    hall.light(true);
    void stage.tween({ targets: this.#leader, to: { alpha: 1 }, ms: LEADER_MS });
    await Promise.all([hall.curtain(true), this.#posters.present()]);
    crank.load({
      isOpen: () => this.#cinema.isOpen && this.#armed !== undefined,
      onTurn: (frames) => this.#turn(frames),
      onLeave: () => this.#putIn(undefined),
      ...(isExample && { speed: (FILM.end * 1000) / EXAMPLE_MS, isDemo: true }),
    });
  }

  async wrong(outcome: Outcome) {
    await Promise.all([this.#posters.refuse(outcome), this.#flutter()]);
  }

  async reveal(outcome: Outcome) {
    await Promise.all([this.#posters.refuse(outcome, true), this.#flutter()]);
  }

  async right({ given }: Outcome) {
    await this.#billed(given);
  }

  async copied(given: RawAnswer) {
    await this.#billed(given);
  }

  notCopied() {
    void this.#flutter();
    this.#putIn(undefined);
  }

  step(want: RawAnswer, via: Via): Input | null {
    if (this.#armed?.choice.id !== choiceIn(want)) return null;
    const { stage, crank } = this.#cinema;
    return turnOn(stage, crank, FILM.end - this.#pos, via);
  }

  clear() {
    this.#cinema.crank.unload();
    this.#subtitles.clear();
    this.#leader.destroy();
    this.#posters.destroy();
  }

  get #armed() {
    return this.#posters.choices.armed;
  }

  /** Its film lies before the lamp, to be turned; without one there is none. */
  #putIn(poster: Poster | undefined) {
    const { show, crank, stage } = this.#cinema;
    if (!this.#posters.choices.arm(poster)) return;
    this.#posters.mark(poster);
    this.#subtitles.clear();
    this.#pos = FILM.begin;
    crank.rest();
    show.clear();
    this.#leader.setVisible(!poster);
    if (!poster) return;
    stage.sound.play('plak', { volume: 0.7 });
    show.set(this.#star);
    show.at(this.#pos);
    const { text } = poster.choice.option!;
    if (text !== undefined)
      this.#subtitles.set([text.replaceAll('___', '__')], { sizes: WORD.sizes, band: false, middle: WORD.y });
  }

  #turn(frames: number) {
    const { show, filmEnded } = this.#cinema;
    this.#pos = Math.max(FILM.begin, Math.min(FILM.end, this.#pos + frames));
    show.at(this.#pos);
    this.#subtitles.show(this.#pos >= FILM.word ? 1 : 0);
    if (this.#pos < FILM.end) return;
    filmEnded();
    if (!this.#posters.choices.commit()) this.#pos = FILM.word;
  }

  /** The right one: its film is over, and the poster is hung up. */
  async #billed(given: RawAnswer) {
    this.#cinema.crank.unload();
    this.#subtitles.clear();
    this.#leader.setVisible(false);
    await this.#posters.bill(given);
  }

  async #flutter() {
    const { show } = this.#cinema;
    this.#subtitles.clear();
    await show.flutter(this.#pos);
    show.clear();
    this.#leader.setVisible(true);
  }
}
