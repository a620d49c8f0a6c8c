import { choicesOf, type Outcome, type RawAnswer, type ReadExercise } from '../../engine/exercise/index.ts';
import type { Container, Image, Input, Via } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { Ribbons } from './ribbons.ts';
import { answerWindows, areInPairs, STRIP } from './rules.ts';
import { SmallWindow } from './small-window.ts';
import { Strip } from './strip.ts';
import type { Site, Washing } from './washing.ts';
import { dense, HAND } from './wiping.ts';
import { SPEED } from './slide.ts';

/** Corner of the paint layer, half the width of the squeegee, and the buttons beside the strip. */
const LAYER = { x: 123, y: 220 } as const;
const HALF = 44;
const BUTTON = { back: 98, on: 1268, y: STRIP.y + STRIP.height / 2 } as const;
/** On the strip itself: by then the text is fogged up. */
const BANNER = { x: 683, y: STRIP.y + STRIP.height / 2 } as const;
/** Letters of an answer from which it needs a wide window. */
const LONG_WORD = 10;
const TITLE = { y: 202, size: 30 } as const;
const MS = { raise: 90 } as const;

/** read: wipe along the strip and read; then pull the ribbon of the window that fits. */
export class ReadWashing implements Washing {
  clean = 0;
  readonly banner = { right: BANNER };
  readonly #site: Site;
  readonly #exercise: ReadExercise;
  readonly #root: Container;
  readonly #strip: Strip;
  readonly #windows: SmallWindow[];
  readonly #ribbons: Ribbons;
  readonly #steps: readonly string[];
  readonly #back: Image;
  readonly #on: Image;
  #at = 0;
  /** Steps that were read to their end. */
  #read = 0;
  /** The answers can be given. */
  #open = false;

  constructor(site: Site, exercise: ReadExercise) {
    const { stage, foam } = site;
    this.#site = site;
    this.#exercise = exercise;
    this.#steps = exercise.steps ?? [exercise.text];
    this.#root = stage.scene.add.container(0, 0).setDepth(DEPTHS.window);
    const brief = exercise.exposureMs;
    this.#strip = new Strip(stage, foam, this.#root, stage.calm ? undefined : brief);
    const count = exercise.options.length;
    const isLong = exercise.options.some(({ text = '' }) => text.length > LONG_WORD);
    const rects = answerWindows(count, isLong);
    const sideOf = (i: number) => (areInPairs(count) ? (i % 2 === 0 ? -1 : 1) : 0);
    this.#windows = choicesOf(exercise).map(
      (choice, i) => new SmallWindow(stage, this.#root, rects[i]!, site.floor + i, choice, sideOf(i)),
    );
    this.#ribbons = new Ribbons(site, this.#windows, () => this.#open);
    this.#back = stage.image('pijl', BUTTON.back, BUTTON.y).setAngle(180);
    this.#on = stage.image('pijl', BUTTON.on, BUTTON.y);
    this.#root.add([this.#back, this.#on]);
    if (exercise.title !== undefined)
      this.#root.add(stage.kit.word(683, TITLE.y, exercise.title, { size: TITLE.size }));
    this.#arrows();
  }

  focus() {
    return (
      this.#ribbons.pulled?.middle ?? (this.#site.wiper.isShown ? this.#site.wiper.at : { x: 683, y: 560 })
    );
  }

  soap() {
    this.#site.foam.cover([this.#strip], LAYER);
    this.#strip.show(this.#steps[0]!, false);
    for (const window of this.#windows) window.shut();
  }

  async present() {
    await this.#site.rise(this);
    const { stage } = this.#site;
    this.#ribbons.choices.offer();
    const button = (image: Image, id: string, label: string, key: string, onPick: () => void) =>
      stage.offer(image, { id, kind: 'control', label, key, enabled: () => image.visible, onPick });
    button(this.#back, 'vorige', 'terug in de tekst', 'PageUp', () => this.#go(this.#at - 1));
    button(this.#on, 'volgende', 'verder in de tekst', 'PageDown', () => this.#next());
    this.#takeUp();
  }

  sink(by: number) {
    this.#root.setY(by);
  }

  wiped() {
    this.#strip.look();
    if (!this.#strip.isRead || this.#read > this.#at) return;
    this.#read = this.#at + 1;
    this.clean = 1;
    if (this.#isLast && !this.#waitsForPupil) this.#openAnswers();
    else this.#arrows();
  }

  key(code: string) {
    const digit = /^Digit([1-6])$/.exec(code)?.[1];
    const window = this.#windows[Number(digit) - 1];
    if (window) this.#ribbons.pull(window);
    else if ((code === 'Enter' || code === 'Space') && this.#on.visible) this.#next();
  }

  right() {
    this.#strip.fogUp();
    return this.#ribbons.right();
  }

  async wrong() {
    await this.#ribbons.wrong();
    // One more look.
    this.#strip.clear();
  }

  reveal(outcome: Outcome) {
    this.#strip.fogUp();
    return this.#ribbons.reveal(outcome);
  }

  takeOver() {
    this.#ribbons.takeOver();
  }

  step(want: RawAnswer, via: Via): Input | null {
    const site = this.#site;
    if (want.form !== 'read' || !site.isOpen || this.#open) return null;
    const { wiper } = site;
    if (this.#on.visible)
      return via === 'pointer'
        ? { kind: 'tap', x: this.#on.x, y: this.#on.y }
        : { kind: 'key', code: 'Enter', ms: 40 };
    const unseen = this.#strip.unseen;
    if (unseen === undefined) return { kind: 'wait', ms: 34 };
    const byTap = site.stage.calm || site.stage.settings.support;
    const { to } = this.#strip.text;
    const y = STRIP.y + STRIP.height / 2;
    if (via === 'keyboard') {
      if (wiper.isBusy) return { kind: 'wait', ms: 34 };
      const here = wiper.at.x - STRIP.x;
      const far = unseen < here ? here - unseen : to - here;
      const code = unseen < here ? 'ArrowLeft' : 'ArrowRight';
      return { kind: 'key', code, ms: byTap ? 40 : (far / SPEED) * 1000 + 40 };
    }
    if (byTap) return { kind: 'tap', x: STRIP.x + unseen, y };
    const path = dense([
      { x: STRIP.x + unseen, y },
      { x: STRIP.x + Math.max(to, unseen + HALF), y },
    ]);
    const far = Math.max(to, unseen + HALF) - unseen;
    return {
      kind: 'drag',
      path: path.map((point) => [point.x, point.y]),
      ms: (far / (site.isExample ? HAND.quick : HAND.usual)) * 1000,
    };
  }

  frame() {
    if (this.#site.isOpen) this.#strip.frame();
  }

  copied() {
    this.#ribbons.copied();
  }

  clear() {
    this.#ribbons.choices.close();
    this.#back.setVisible(false);
    this.#on.setVisible(false);
  }

  destroy() {
    for (const window of this.#windows) window.destroy();
    this.#root.destroy();
  }

  get #isLast() {
    return this.#at === this.#steps.length - 1;
  }

  /** In calm mode a text that goes away stays until the pupil says so. */
  get #waitsForPupil() {
    return this.#site.stage.calm && this.#exercise.exposureMs !== undefined;
  }

  #takeUp() {
    const { wiper, brush } = this.#site;
    const { from } = this.#strip.text;
    wiper.take(
      [this.#strip],
      { ...brush, tall: HALF },
      { x: STRIP.x + Math.max(HALF, from - HALF), y: STRIP.y },
    );
  }

  /** The buttons beside the strip: back where there is something to go back to, on where this step was read. */
  #arrows() {
    const isRead = this.#read > this.#at;
    this.#back.setVisible(this.#at > 0);
    this.#on.setVisible(isRead && (!this.#isLast || (this.#waitsForPupil && !this.#open)));
    if (!this.#on.visible) return;
    void this.#site.stage.tween({
      targets: this.#on,
      to: { scale: 1.15 },
      ms: 160,
      yoyo: true,
      repeat: 1,
      pop: true,
    });
  }

  #next() {
    if (!this.#site.isOpen) return;
    if (!this.#isLast) return this.#go(this.#at + 1);
    this.#strip.fogUp();
    this.#openAnswers();
  }

  #go(step: number) {
    if (!this.#site.isOpen || step < 0 || step >= this.#steps.length) return;
    this.#at = step;
    this.#site.stage.sound.play('leg');
    this.#strip.show(this.#steps[step]!, this.#read > step);
    this.#arrows();
    if (!this.#open) this.#takeUp();
  }

  /** The blinds roll up, one after the other. */
  #openAnswers() {
    const { stage, wiper } = this.#site;
    this.#open = true;
    wiper.putAway();
    if (this.#exercise.exposureMs === undefined) this.#strip.clear();
    stage.sound.play('katrol', { rate: 1.3, volume: 0.7 });
    this.#windows.forEach((window, i) => {
      window.light();
      stage.clock.after(i * MS.raise, () => void window.raise());
    });
    this.#arrows();
  }
}
