import type { ChooseExercise, Outcome } from '../../engine/exercise/index.ts';
import type { Cinema, Job } from './job.ts';
import { SCREEN } from './places.ts';
import { Posters } from './posters.ts';

/** Frames of the film that waits on the reels; it begins with its first puppet in view. */
const TRAILER = { frames: 3, begin: 0.35, end: 3 } as const;
/** The right word stands as a subtitle, at the foot of the screen. */
const BANNER = { x: SCREEN.x, y: 448 } as const;

/** choose: the word is heard or its picture seen; one of the posters in front of the stage is hung up. */
export class ChooseJob implements Job {
  readonly cast: string[];
  #cinema: Cinema;
  #posters: Posters;
  #film = { pos: 0 };
  /** Whether the film has run to its end. */
  #hasRun = false;

  constructor(cinema: Cinema, exercise: ChooseExercise) {
    this.#cinema = cinema;
    this.cast = cinema.castFor(exercise.id, TRAILER.frames);
    this.#posters = new Posters(cinema.stage, exercise.options);
  }

  async present() {
    const { crank, crew, hall, show, stage } = this.#cinema;
    crew.stand('hall');
    stage.kit.banner.place = BANNER;
    hall.light(true);
    show.set(this.cast);
    const film = this.#film;
    void stage.tween({
      targets: film,
      to: { pos: TRAILER.begin },
      ms: 420,
      onUpdate: () => show.at(film.pos),
    });
    const isOpen = () => this.#cinema.isAsking;
    await Promise.all([hall.curtain(true), this.#posters.present(isOpen, ({ id }) => this.#pick(id))]);
    crank.load({ isOpen, keys: false, onTurn: (frames) => this.#turn(frames) });
  }

  draw() {}

  frame() {}

  focus() {
    return undefined;
  }

  async wrong() {
    await Promise.all([this.#posters.refuse(), this.#flutter()]);
  }

  async reveal() {
    await Promise.all([this.#posters.refuse(), this.#flutter()]);
    await this.#posters.rub();
  }

  takeOver() {}

  async right({ answer }: Outcome) {
    this.#cinema.crank.unload();
    await this.#posters.bill(answer && 'option' in answer ? answer.option : undefined);
  }

  step() {
    return null;
  }

  destroy() {
    this.#cinema.crank.unload();
    this.#cinema.show.clear();
    this.#posters.destroy();
  }

  #pick(option: string) {
    this.#cinema.commit({ form: 'choose', option });
  }

  /** The film may be turned to and fro; at its end it was a whole one. */
  #turn(frames: number) {
    const { show, filmEnded } = this.#cinema;
    const film = this.#film;
    film.pos = Math.max(TRAILER.begin, Math.min(TRAILER.end, film.pos + frames));
    show.at(film.pos);
    if (film.pos < TRAILER.end || this.#hasRun) return;
    this.#hasRun = true;
    filmEnded();
  }

  async #flutter() {
    const { show } = this.#cinema;
    const at = Math.min(TRAILER.frames - 1, Math.floor(this.#film.pos));
    await show.flutter(at);
    show.at(this.#film.pos);
  }
}
