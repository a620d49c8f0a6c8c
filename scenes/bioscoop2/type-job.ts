import type { RawAnswer, TypeExercise, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Image, Input, TypedLine, Via } from '../../engine/stage/index.ts';
import { Flash } from './flash.ts';
import type { Cinema, Job } from './job.ts';
import { DEPTHS, SCREEN } from './places.ts';
import { turnOn } from './turn-on.ts';

/** The subtitle that is typed, on the screen. */
const LINE = { y: 462, size: 46, widest: 760, band: 800, least: 320, beside: 90 } as const;
const LEADER = { x: SCREEN.x, y: 316 } as const;
/** Frames of this film: the puppet joins, and past it the film is over. */
const FILM = { begin: 0.2, end: 1.05 } as const;
const EXAMPLE_MS = 420;
const BANNER = { x: SCREEN.x, y: 320 } as const;

/** type: past the frame the word flashes or a puppet plays; then its subtitle is typed, and Enter counts. */
export class TypeJob implements Job {
  #cinema: Cinema;
  #exercise: TypeExercise;
  #flash: Flash | undefined;
  #leader: Image;
  #hand: Image;
  #band: Image;
  #line: TypedLine;
  #star: string;
  #pos: number = FILM.begin;
  #hasRun = false;
  /** The word is typed over: no film runs then. */
  #copies = false;

  constructor(cinema: Cinema, exercise: TypeExercise) {
    this.#cinema = cinema;
    this.#exercise = exercise;
    const { stage } = cinema;
    this.#star = cinema.starOf(exercise.id);
    const { flash } = exercise.prompt;
    if (flash) this.#flash = new Flash(stage, flash);
    this.#leader = stage.image('aftel', LEADER.x, LEADER.y).setDepth(DEPTHS.leader).setVisible(!!flash);
    this.#hand = stage
      .image('aftel-wijzer', LEADER.x, LEADER.y)
      .setDepth(DEPTHS.leader + 1)
      .setVisible(!!flash);
    this.#band = stage.image('ondertitel', SCREEN.x, LINE.y + 1).setDepth(DEPTHS.subtitle);
    this.#line = stage.kit.typedLine(SCREEN.x, LINE.y, LINE).setDepth(DEPTHS.words);
    this.#band.setVisible(false);
  }

  async present() {
    const { crank, ushers, hall, show, stage, isExample } = this.#cinema;
    const { prompt } = this.#exercise;
    // The word flashes on the screen of the hall, not in the panel.
    if (prompt.flash) {
      const rest = { ...prompt };
      delete rest.flash;
      stage.kit.prompt.show(rest, 'top');
    }
    stage.kit.banner.place = BANNER;
    ushers.stand('typing');
    hall.light(true);
    this.#cinema.showKeyboard(true);
    if (!this.#flash) show.set(this.#star);
    await hall.curtain(true, isExample ? 300 : undefined);
    show.at(this.#pos);
    this.#band.setVisible(true);
    this.#line.isAsking = true;
    this.draw();
    crank.load({
      isOpen: () => this.#cinema.isOpen && this.#line.isAsking && !this.#flash?.isShown,
      onTurn: (frames) => this.#turn(frames),
      ...(isExample && { speed: (FILM.end * 1000) / EXAMPLE_MS, isDemo: true }),
    });
  }

  draw() {
    this.#line.text = this.#cinema.draft.text.text;
    const { scaleY } = this.#band;
    const wide = Math.max(LINE.least, this.#line.wordWidth + LINE.beside);
    this.#band.setScale((scaleY * wide) / LINE.band, scaleY);
  }

  focus() {
    return { x: SCREEN.x + this.#line.caretX, y: LINE.y };
  }

  async wrong() {
    await this.#flutter();
    this.#line.isAsking = true;
    this.draw();
  }

  async reveal() {
    this.#flash?.remove();
    await this.#flutter();
    await this.#cinema.stage.kit.eraser.rub({ x: SCREEN.x, y: LINE.y });
    this.#line.text = '';
  }

  takeOver(answer: WholeAnswer) {
    if (!('text' in answer)) return;
    this.#copies = true;
    this.#line.typeOver(answer.text);
    this.#line.isAsking = true;
    this.draw();
  }

  right() {
    this.#cinema.crank.unload();
    this.#flash?.remove();
    // The banner comes in its place.
    this.#line.isAsking = false;
    for (const one of [this.#band, this.#line, this.#leader, this.#hand]) one.setVisible(false);
    this.#cinema.showKeyboard(false);
  }

  step(want: RawAnswer, via: Via): Input | null {
    const { crank, stage, draft } = this.#cinema;
    if (this.#flash?.isShown && stage.calm) return null;
    if (this.#hasRun || draft.text.text !== '' || this.#copies || !this.#line.isAsking || !('text' in want))
      return null;
    return turnOn(stage, crank, FILM.end - this.#pos, via);
  }

  clear() {
    const { crank, show } = this.#cinema;
    crank.unload();
    show.clear();
    this.#cinema.showKeyboard(false);
    this.#flash?.remove();
    for (const one of [this.#leader, this.#hand, this.#band, this.#line]) one.destroy();
  }

  #turn(frames: number) {
    const { show, stage, filmEnded, crank } = this.#cinema;
    const before = this.#pos;
    this.#pos = Math.max(FILM.begin, Math.min(FILM.end, this.#pos + frames));
    this.#hand.setRotation(this.#pos * Math.PI * 2);
    if (!this.#flash) show.at(this.#pos);
    if (this.#pos < FILM.end || before >= FILM.end) return;
    if (!this.#hasRun) filmEnded();
    this.#hasRun = true;
    if (!this.#flash) return void stage.say();
    // The word is there for as long as the engine says; then the film lies before it again.
    crank.rest();
    const shown = this.#flash.show(() => {
      this.#pos = FILM.begin;
      this.#hand.setRotation(0);
      for (const one of [this.#leader, this.#hand]) one.setVisible(this.#line.isAsking);
    });
    this.#leader.setVisible(!shown);
    this.#hand.setVisible(!shown);
  }

  /** The picture comes loose and flutters. */
  async #flutter() {
    const { show } = this.#cinema;
    this.#line.isAsking = false;
    for (const one of [this.#leader, this.#hand]) one.setVisible(false);
    show.set(this.#star);
    await show.flutter(this.#pos);
    if (this.#flash) show.clear();
    else show.at(this.#pos);
    for (const one of [this.#leader, this.#hand]) one.setVisible(this.#flash !== undefined);
  }
}
