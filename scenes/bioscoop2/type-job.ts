import type { Outcome, RawAnswer, TypeExercise, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Image, Input, Via, WordLine } from '../../engine/stage/index.ts';
import { Flash } from './flash.ts';
import type { Cinema, Job } from './job.ts';
import { DEPTHS, SCREEN } from './places.ts';
import { turnOn } from './turn-on.ts';

/** The subtitle that is typed, on the screen. */
const LINE = { y: 462, size: 46, widest: 760, caret: 14, band: 800, bandHeight: 72 } as const;
const LEADER = { x: SCREEN.x, y: 316 } as const;
/** Frames of this film: the puppet joins, and past it the film is over. */
const FILM = { begin: 0.2, end: 1.05 } as const;
const EXAMPLE_MS = 420;
const BLINK = 0.006;
const BANNER = { x: SCREEN.x, y: 320 } as const;
const GHOST = '#8C93AB';

/** type: past the frame the word flashes or a puppet plays; then its subtitle is typed, and Enter counts. */
export class TypeJob implements Job {
  readonly cast: string[];
  #cinema: Cinema;
  #exercise: TypeExercise;
  #flash: Flash | undefined;
  #leader: Image;
  #hand: Image;
  #band: Image;
  #caret: Image;
  #text: WordLine;
  /** The word to type over, pale. */
  #ghost: WordLine | undefined;
  #pos: number = FILM.begin;
  #hasRun = false;
  #asking = false;

  constructor(cinema: Cinema, exercise: TypeExercise) {
    this.#cinema = cinema;
    this.#exercise = exercise;
    const { stage } = cinema;
    this.cast = cinema.castFor(exercise.id, 3);
    const { flash } = exercise.prompt;
    if (flash) this.#flash = new Flash(stage, flash);
    this.#leader = stage.image('aftel', LEADER.x, LEADER.y).setDepth(DEPTHS.leader).setVisible(!!flash);
    this.#hand = stage
      .image('aftel-wijzer', LEADER.x, LEADER.y)
      .setDepth(DEPTHS.leader + 1)
      .setVisible(!!flash);
    this.#band = stage.image('ondertitel', SCREEN.x, LINE.y + 1).setDepth(DEPTHS.subtitle);
    this.#text = stage.kit.word(SCREEN.x, LINE.y, '', { size: LINE.size }).setDepth(DEPTHS.words) as WordLine;
    this.#caret = stage.image('streep', SCREEN.x, LINE.y).setDepth(DEPTHS.words);
    for (const one of [this.#band, this.#caret]) one.setVisible(false);
  }

  async present() {
    const { crank, crew, hall, show, stage, isExample } = this.#cinema;
    const { prompt } = this.#exercise;
    // The word flashes on the screen of the hall, not in the panel.
    if (prompt.flash) {
      const rest = { ...prompt };
      delete rest.flash;
      stage.kit.prompt.show(rest, 'top');
    }
    stage.kit.banner.place = BANNER;
    crew.stand('typing');
    hall.light(true);
    this.#cinema.showKeyboard(true);
    if (!this.#flash) show.set(this.cast.slice(0, 1));
    await hall.curtain(true, isExample ? 300 : undefined);
    show.at(this.#pos);
    this.#band.setVisible(true);
    this.#asking = true;
    this.draw();
    crank.load({
      isOpen: () => this.#cinema.isAsking && this.#asking && !this.#flash?.isShown,
      onTurn: (frames) => this.#turn(frames),
      ...(isExample && { speed: (FILM.end * 1000) / EXAMPLE_MS, isDemo: true }),
    });
  }

  draw() {
    const { text } = this.#cinema.draft.text;
    this.#text.setWord(text);
    const whole = Math.max(this.#text.width, this.#ghost?.width ?? 0);
    const scale = Math.min(1, LINE.widest / Math.max(1, whole));
    this.#text.setScale(scale);
    this.#ghost?.setScale(scale);
    // What is typed over begins where the pale word does.
    const left = this.#ghost
      ? SCREEN.x - (this.#ghost.width * scale) / 2
      : SCREEN.x - (this.#text.width * scale) / 2;
    this.#text.setX(left + (this.#text.width * scale) / 2);
    this.#caret.setX(left + this.#text.width * scale + (text === '' && !this.#ghost ? 0 : LINE.caret * 0.5));
    this.#caret.setVisible(this.#asking);
    const { scaleY } = this.#band;
    this.#band.setScale((scaleY * Math.max(320, whole * scale + 90)) / LINE.band, scaleY);
  }

  frame() {
    const { stage } = this.#cinema;
    if (this.#asking && !stage.reducedMotion)
      this.#caret.setAlpha(Math.sin(stage.clock.now * BLINK) > -0.2 ? 1 : 0.15);
  }

  focus() {
    return { x: this.#caret.x, y: LINE.y };
  }

  async wrong() {
    await this.#flutter();
    this.#asking = true;
    this.draw();
  }

  async reveal() {
    const { stage } = this.#cinema;
    this.#flash?.remove();
    await this.#flutter();
    await stage.kit.eraser.rub({ x: SCREEN.x, y: LINE.y });
    this.#text.setWord('');
  }

  takeOver(answer: WholeAnswer) {
    if (!('text' in answer)) return;
    const { stage } = this.#cinema;
    this.#ghost = stage.kit
      .word(SCREEN.x, LINE.y, answer.text, { size: LINE.size, colour: GHOST })
      .setDepth(DEPTHS.words - 1) as WordLine;
    this.#asking = true;
    this.draw();
  }

  async right(_outcome: Outcome) {
    this.#asking = false;
    this.#cinema.crank.unload();
    this.#flash?.remove();
    // The banner comes in its place.
    for (const one of [this.#band, this.#text, this.#caret]) one.setVisible(false);
    this.#leader.setVisible(false);
    this.#hand.setVisible(false);
    this.#cinema.showKeyboard(false);
  }

  step(want: RawAnswer, via: Via): Input | null {
    const { crank, stage, draft } = this.#cinema;
    if (this.#flash?.isShown && stage.calm) return null;
    if (this.#hasRun || draft.text.text !== '' || this.#ghost || !this.#asking || !('text' in want))
      return null;
    return turnOn(stage, crank, FILM.end - this.#pos, via);
  }

  destroy() {
    const { crank, show } = this.#cinema;
    crank.unload();
    show.clear();
    this.#cinema.showKeyboard(false);
    this.#flash?.remove();
    for (const one of [this.#leader, this.#hand, this.#band, this.#caret, this.#text, this.#ghost])
      one?.destroy();
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
      this.#leader.setVisible(this.#asking);
      this.#hand.setVisible(this.#asking);
    });
    this.#leader.setVisible(!shown);
    this.#hand.setVisible(!shown);
  }

  /** The picture comes loose and flutters. */
  async #flutter() {
    const { show } = this.#cinema;
    this.#asking = false;
    this.#caret.setVisible(false);
    this.#leader.setVisible(false);
    this.#hand.setVisible(false);
    show.set(this.cast.slice(0, 1));
    await show.flutter(0);
    if (this.#flash) show.clear();
    else show.at(this.#pos);
    this.#leader.setVisible(this.#flash !== undefined);
    this.#hand.setVisible(this.#flash !== undefined);
  }
}
