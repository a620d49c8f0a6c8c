import type { Outcome, RawAnswer, ReadExercise } from '../../engine/exercise/index.ts';
import type { Image, Input, Via, WordLine } from '../../engine/stage/index.ts';
import type { Cinema, Job } from './job.ts';
import { PaperButton } from './paper-button.ts';
import { DEPTHS, SCREEN } from './places.ts';
import { Posters } from './posters.ts';
import { leastSpeed, stepAt, wordsAt } from './rules.ts';
import { Subtitles } from './subtitles.ts';
import { turnOn } from './turn-on.ts';

/** Sizes of the letters, the largest that fits: of one word, and of a sentence on two lines. */
const SIZES = { word: [64, 56, 48, 44], sentence: [44, 40, 36] } as const;
const TEXT = { y: 350, title: { y: 262, size: 34 } } as const;
const AWAY = { x: 683, y: 462 } as const;
/** Words a second while the crank is held, at tempo 0 and 1, and in calm mode. */
const SPEED = { held: [3.3, 3.9], calm: 2.4 } as const;
const EXAMPLE = { ms: 650, stays: 250 } as const;
/** The right word stands as a subtitle, at the foot of the screen. */
const BANNER = { x: SCREEN.x, y: 448 } as const;
const LOOK_MS = 100;

/** read: the film shows the text word by word as fast as it is turned; then one of the posters is hung up. */
export class ReadJob implements Job {
  #cinema: Cinema;
  #exercise: ReadExercise;
  #posters: Posters;
  #subtitles: Subtitles;
  #title: WordLine | undefined;
  #leader: Image;
  /** The words of each step of the text. */
  #steps: string[][];
  #step = -1;
  #pos = 0;
  /** When the first word came, in ms of play. */
  #beganAt: number | undefined;
  #away: PaperButton | undefined;
  #state: 'text' | 'shown' | 'asked' = 'text';
  #hasRun = false;
  /** When the last word came, in ms of play. */
  #shownAt = 0;
  /** The step at whose end the film waited. */
  #restedAt = -1;

  constructor(cinema: Cinema, exercise: ReadExercise) {
    const { stage } = cinema;
    this.#cinema = cinema;
    this.#exercise = exercise;
    this.#posters = new Posters(cinema, exercise, (poster) => void this.#posters.choices.commit(poster));
    this.#subtitles = new Subtitles(stage);
    this.#steps = (exercise.steps ?? [exercise.text]).map((step) =>
      step.replaceAll('___', '__').split(/\s+/),
    );
    this.#leader = stage.image('aftel', SCREEN.x, SCREEN.y).setDepth(DEPTHS.leader).setAlpha(0);
    if (exercise.title)
      this.#title = stage.kit
        .word(SCREEN.x, TEXT.title.y, exercise.title, { size: TEXT.title.size })
        .setDepth(DEPTHS.words)
        .setAlpha(0) as WordLine;
  }

  async present() {
    const { ushers, hall, stage, isExample } = this.#cinema;
    ushers.stand('hall');
    stage.kit.banner.place = BANNER;
    hall.light(true);
    await hall.curtain(true, isExample ? 240 : undefined);
    if (this.#title) void stage.tween({ targets: this.#title, to: { alpha: 1 }, ms: 200 });
    void stage.tween({ targets: this.#leader, to: { alpha: 1 }, ms: 200 });
    this.#load(true);
  }

  frame() {
    const { stage, isExample } = this.#cinema;
    if (this.#state !== 'shown' || this.#away || this.#beganAt === undefined) return;
    const { exposureMs } = this.#exercise;
    const stays = isExample ? EXAMPLE.stays : (exposureMs ?? 0);
    const since = isExample ? this.#shownAt : this.#beganAt;
    if (stage.clock.now - since >= stays) this.#ask();
  }

  focus() {
    return this.#state === 'text' ? { x: SCREEN.x, y: SCREEN.y } : undefined;
  }

  async wrong(outcome: Outcome) {
    await this.#posters.refuse(outcome);
  }

  async reveal(outcome: Outcome) {
    await this.#posters.refuse(outcome, true);
  }

  async right({ given }: Outcome) {
    this.#cinema.crank.unload();
    this.#hideText();
    await this.#posters.bill(given);
  }

  async copied(given: RawAnswer) {
    await this.#posters.bill(given);
  }

  step(want: RawAnswer, via: Via): Input | null {
    const { crank, stage } = this.#cinema;
    if (this.#state === 'asked' || !('option' in want)) return null;
    if (this.#away)
      return via === 'keyboard' ? { kind: 'key', code: 'Enter', ms: 40 } : { kind: 'tap', ...AWAY };
    if (this.#state === 'shown') return { kind: 'wait', ms: LOOK_MS };
    return turnOn(stage, crank, this.#length - this.#pos, via);
  }

  clear() {
    this.#cinema.crank.unload();
    this.#away?.remove();
    this.#subtitles.clear();
    this.#title?.destroy();
    this.#leader.destroy();
    this.#posters.destroy();
  }

  /** Words in all steps together, and one empty frame between two of them. */
  get #length() {
    return this.#steps.reduce((sum, words) => sum + words.length, this.#steps.length - 1);
  }

  /** Puts the film on the reels; `keys` are for the crank until there is something to choose. */
  #load(keys: boolean) {
    const { crank, isExample, stage } = this.#cinema;
    const { exposureMs } = this.#exercise;
    crank.load({
      keys,
      isOpen: () => this.#cinema.isOpen && this.#state !== 'shown',
      onTurn: (frames) => this.#turn(frames),
      least: () =>
        exposureMs !== undefined && !stage.calm && this.#beganAt !== undefined && this.#state === 'text'
          ? leastSpeed(this.#length, exposureMs)
          : 0,
      isDemo: isExample,
      speed: isExample
        ? (this.#length * 1000) / EXAMPLE.ms
        : stage.calm
          ? SPEED.calm
          : stage.lerp(SPEED.held[0], SPEED.held[1]),
    });
  }

  #turn(frames: number) {
    const { stage } = this.#cinema;
    this.#pos = Math.max(0, Math.min(this.#length, this.#pos + frames));
    if (this.#pos > 0) this.#beganAt ??= stage.clock.now;
    this.#leader.setVisible(this.#pos === 0);
    this.#write();
    if (this.#pos < this.#length || this.#state !== 'text') return;
    if (!this.#hasRun) this.#cinema.filmEnded();
    this.#hasRun = true;
    this.#state = 'shown';
    this.#shownAt = stage.clock.now;
    const { exposureMs } = this.#exercise;
    if (exposureMs !== undefined && stage.calm && !this.#cinema.isExample)
      this.#away = new PaperButton(stage, AWAY, 'weg', () => this.#ask(), 'Enter');
  }

  /** The words of the step where the film is now, as far as it has come. */
  #write() {
    const { step, at } = stepAt(
      this.#pos,
      this.#steps.map((words) => words.length),
    );
    const words = this.#steps[step]!;
    if (step !== this.#step) {
      const isWord = this.#steps.length === 1 && words.length === 1;
      this.#step = step;
      this.#subtitles.set(words, {
        sizes: isWord ? SIZES.word : SIZES.sentence,
        band: false,
        middle: TEXT.y,
      });
    }
    this.#subtitles.show(wordsAt(at, words.length));
    // A film that runs by itself waits at the end of each step, until it is set going again.
    const { crank, isExample } = this.#cinema;
    if (isExample || !crank.runs || step === this.#restedAt || at < words.length) return;
    this.#restedAt = step;
    if (step < this.#steps.length - 1) crank.rest();
  }

  /** The text has been read: the posters come. A text that need not go stays, and can be turned back to. */
  #ask() {
    if (this.#state === 'asked') return;
    this.#state = 'asked';
    this.#away = undefined;
    const { crank } = this.#cinema;
    if (this.#exercise.exposureMs !== undefined) {
      crank.unload();
      this.#hideText();
    } else this.#load(false);
    void this.#posters.present();
  }

  #hideText() {
    this.#subtitles.clear();
    this.#step = -1;
    this.#title?.setVisible(false);
  }
}
