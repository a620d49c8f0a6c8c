import type { ReadExercise } from '../../engine/exercise/index.ts';
import type { Input, Via } from '../../engine/stage/index.ts';
import { Band } from './band.ts';
import { Hare } from './hare.ts';
import type { Stadium } from './job.ts';
import { Lead } from './lead.ts';
import { onRibbon } from './lettering.ts';
import { RibbonLine } from './line.ts';
import { BUTTONS, GROOVE, RIBBON, RUNNER } from './places.ts';
import { FASTEST, isStop, Pace, paceOf, wordAt } from './rules.ts';

/** The course goes on so far from line to line. */
const FAR = 1320;
const MS = { unroll: 280, glide: 320, rollUp: 300, quick: 150, quickGlide: 240 } as const;
/** Held so long, a key runs on by itself at the even pace. */
const HELD_MS = 340;
/** In the example all words together take so long, and of a long text no more lines than this are run. */
const EXAMPLE = { ms: 620, lines: 3 } as const;
/** A finger this near to the runner takes him along again after a new line, in u. */
const TAKES = 170;
/** The hare starts so far before him, in u. */
const AHEAD = 120;
/** Where he is led to for the line before. */
const PREVIOUS = -2;

/** Reading: the runner is led along the words of the ribbon, line by line. */
export class Reading {
  readonly pace = new Pace();
  #stadium: Stadium;
  #lines: string[][];
  #size: number;
  #even: number;
  #band: Band;
  #hare: Hare | undefined;
  #line!: RibbonLine;
  #lineNo = 0;
  #at = -1;
  #goal = -1;
  #cruises = false;
  #heldAt: number | undefined;
  #slides = false;
  #state: 'away' | 'run' | 'turn' | 'done' = 'away';
  #begun = false;
  #lead: Lead | undefined;
  #onDone: () => void;

  constructor(stadium: Stadium, exercise: ReadExercise, onDone: () => void) {
    const { stage } = stadium;
    this.#stadium = stadium;
    this.#onDone = onDone;
    const { text, exposureMs } = exercise;
    const { size, lines } = onRibbon(exercise, stage.settings);
    this.#size = size;
    this.#lines = stadium.isExample ? lines.slice(0, EXAMPLE.lines) : lines;
    this.#even = paceOf(text.length, exposureMs, stage.tempo);
    this.#band = new Band(stage);
    if (!stage.calm) this.#hare = new Hare(stage);
  }

  /** The ribbon rolls open; resolves when it can be read. */
  async present() {
    await this.#unroll(0, -1, this.#stadium.isExample ? MS.quick : MS.unroll);
    this.#hare?.show(true, this.#line.x(-1) + AHEAD);
  }

  /** The ribbon rolls open again at its last line, to be read once more. */
  async reopen() {
    const last = this.#lines.length - 1;
    await this.#unroll(last, this.#lines[last]!.length - 1, MS.unroll);
  }

  get isReading() {
    return this.#state !== 'done';
  }

  /** Every step of play. */
  frame(ms: number) {
    if (this.#state !== 'run') return;
    const { runner, stage } = this.#stadium;
    const isOpen = this.#stadium.isOpen;
    if (this.#heldAt !== undefined && stage.clock.now - this.#heldAt > HELD_MS) this.#cruise();
    const goalX = this.#line.x(this.#goal);
    const far = goalX - runner.x;
    const most = (this.#line.pitch * ms) / this.#msPerLetter;
    const moves = Math.abs(far) > 0.5;
    if (moves) runner.x += Math.abs(far) <= most ? far : Math.sign(far) * most;
    this.#pass(wordAt(this.#line.words, runner.x));
    if (isOpen) this.#note(ms, moves);
    this.#lead?.follow(runner.x);
    if (!moves) this.#arrived();
  }

  step(via: Via): Input | null {
    const { runner } = this.#stadium;
    const runs = Math.abs(this.#line.x(this.#goal) - runner.x) > 1;
    const hurries = this.#cruises && via === 'keyboard';
    if (this.#state !== 'run' || (runs && !hurries)) return { kind: 'wait', ms: 40 };
    if (via === 'keyboard') return { kind: 'key', code: 'ArrowRight', ms: 40 };
    const x = this.#line.x(this.#line.words.length);
    return { kind: 'tap', x: Math.min(x, BUTTONS.on - 60), y: GROOVE };
  }

  /** The text and all that leads along it are taken away. */
  destroy() {
    this.#putAwayTools();
    if (this.#state !== 'done') this.#line?.destroy();
    this.#band.destroy();
    this.#hare?.destroy();
    this.#state = 'done';
  }

  /** In the example the runner has no time to read. */
  get #msPerLetter(): number {
    if (this.#stadium.isExample) return EXAMPLE.ms / Math.max(8, this.#lines.flat().join(' ').length);
    return this.#cruises ? Math.max(FASTEST, this.#even) : FASTEST;
  }

  /** A line rolls open, the runner at one of its words. */
  async #unroll(lineNo: number, at: number, ms: number) {
    const { stage, stands, runner, course } = this.#stadium;
    const band = this.#band;
    course.lanes([]);
    stands.front(true);
    this.#lead = new Lead(this.#stadium, {
      isOpen: () => this.#isOpen,
      slideTo: (x, down) => this.#slideTo(x, down),
      lift: () => (this.#slides = false),
      key: (code, down) => this.#key(code, down),
      go: (way) => this.#go(way),
    });
    this.#lineNo = lineNo;
    const line = new RibbonLine(stage, this.#lines[lineNo]!, this.#size);
    this.#line = line;
    line.clip(0, 0);
    void runner.runTo(line.x(at), RIBBON.feet, ms, RUNNER);
    await band.roll(band.left, this.#paperEnd(at), ms, (left, right) => line.clip(left, right));
    line.clip(-Infinity, Infinity);
    runner.place(line.x(at), RIBBON.feet, RUNNER);
    this.#begin(at);
  }

  #begin(at: number) {
    this.#at = this.#goal = at;
    this.#state = 'run';
    this.#slides = this.#begun = false;
    this.#line.show(at);
  }

  /** A word further on, or back. */
  #pass(at: number) {
    if (at === this.#at) return;
    const { texts } = this.#line;
    this.#stadium.runner.step(at > this.#at ? texts[this.#at] : undefined, texts[at], at > this.#at);
    this.#at = at;
    this.#line.show(at);
    this.#band.set(this.#band.left, this.#paperEnd(at));
  }

  /** Keeps how even the pace is, and moves the hare. */
  #note(ms: number, moves: boolean) {
    const { runner } = this.#stadium;
    this.#begun ||= moves;
    const word = this.#line.texts[this.#at];
    this.pace.note(ms, moves, word !== undefined && !isStop(word));
    const hare = this.#hare;
    if (!hare || !this.#begun) return;
    hare.run((this.#line.pitch * ms) / this.#even, this.#line.x(this.#line.words.length));
    if (moves) this.pace.beside(ms, hare.x - runner.x);
  }

  /** He stands where he was led to: at the end of a line the course goes on. */
  #arrived() {
    const { length } = this.#line.words;
    if (this.#goal === length) return void this.#turnTo(this.#lineNo + 1);
    if (this.#goal === PREVIOUS) return void this.#turnTo(this.#lineNo - 1);
    if (this.#stadium.stage.calm) this.#cruises = false;
  }

  /** The camera goes to another line; after the last one the text rolls up. */
  async #turnTo(lineNo: number) {
    this.#state = 'turn';
    if (lineNo === this.#lines.length) return this.#rollUp();
    const { stage, runner, course, isExample } = this.#stadium;
    const way = lineNo > this.#lineNo ? 1 : -1;
    const old = this.#line;
    const next = new RibbonLine(stage, this.#lines[lineNo]!, this.#size, FAR * way);
    const at = way > 0 ? -1 : next.words.length - 1;
    next.show(at);
    old.show(way > 0 ? old.words.length : -1);
    this.#band.set(this.#band.left, this.#band.right);
    const from = runner.x;
    const to = next.x(at) - FAR * way;
    let gone = 0;
    await course.glide(FAR * way, isExample ? MS.quickGlide : MS.glide, (dx) => {
      gone -= dx;
      old.shift(dx);
      next.shift(dx);
      runner.x = from + (to - from) * Math.min(1, Math.abs(gone) / FAR);
      runner.roll(dx * 0.5);
    });
    old.destroy();
    if (this.#state !== 'turn') return next.destroy();
    this.#line = next;
    this.#lineNo = lineNo;
    this.#begin(at);
    this.#band.set(this.#band.left, this.#paperEnd(at));
    this.#hare?.show(true, next.x(-1) + AHEAD);
  }

  async #rollUp() {
    const { runner, stands, isExample } = this.#stadium;
    const band = this.#band;
    this.#putAwayTools();
    stands.front(false);
    this.#hare?.show(false);
    void runner.jump();
    // The gates come in meanwhile.
    this.#onDone();
    await band.roll(band.right, band.right, isExample ? MS.quick : MS.rollUp, (left, right) =>
      this.#line.clip(left, right),
    );
    this.#line.destroy();
    band.set(0, 0);
    this.#state = 'done';
  }

  /** Where the open paper ends: it is all open, or it shows only a few words ahead. */
  #paperEnd = (at: number) => this.#line.end(at) ?? this.#band.right;

  // What the pupil does.

  get #isOpen() {
    return this.#state === 'run' && this.#stadium.isOpen;
  }

  #slideTo(x: number, down: boolean) {
    if (!this.#isOpen) return;
    const { runner } = this.#stadium;
    if (down || Math.abs(x - runner.x) < TAKES) this.#slides = true;
    if (!this.#slides) return;
    this.#cruises = false;
    this.#goal = this.#reach(wordAt(this.#line.words, x));
  }

  #key(code: string, down: boolean) {
    if (!down) return this.#letGo();
    if (code === 'ArrowUp' || code === 'ArrowDown') return;
    if (code === 'ArrowLeft') return this.#go(-1);
    this.#heldAt = this.#stadium.stage.calm ? undefined : this.#stadium.stage.clock.now;
    this.#go(1);
  }

  /** A word on or back. In calm mode one press runs on along the line; another one hurries, and back stops. */
  #go(way: 1 | -1) {
    const wasCruising = this.#cruises;
    this.#cruises = false;
    if (wasCruising) return way < 0 ? this.#stop() : undefined;
    if (this.#stadium.stage.calm && way > 0 && this.#at < this.#line.words.length - 1) return this.#cruise();
    const to = this.#reach(this.#at + way);
    if (to === this.#at) return this.#stadium.bump();
    this.#goal = to;
  }

  /** A word of this line that he can be led to; before the first one lies the line before, if there is one. */
  #reach(at: number): number {
    const { length } = this.#line.words;
    if (at < 0 && this.#lineNo > 0 && this.#at < 1) return PREVIOUS;
    return Math.max(-1, Math.min(length, at));
  }

  /** On at the even pace: to the last word, or while a key is held to the end of the line. */
  #cruise() {
    const { length } = this.#line.words;
    this.#cruises = true;
    this.#goal = this.#heldAt === undefined ? length - 1 : length;
  }

  #letGo() {
    const cruised = this.#heldAt !== undefined && this.#cruises;
    this.#heldAt = undefined;
    if (cruised) this.#stop();
  }

  /** Stands still at the word he is at, or at the one he is about to reach. */
  #stop() {
    this.#cruises = false;
    const { length } = this.#line.words;
    const beyond = this.#stadium.runner.x > this.#line.x(this.#at) + 2;
    this.#goal = Math.max(0, Math.min(length - 1, this.#at + (beyond ? 1 : 0)));
  }

  #putAwayTools() {
    this.#lead?.destroy();
    this.#lead = undefined;
    this.#heldAt = undefined;
  }
}
