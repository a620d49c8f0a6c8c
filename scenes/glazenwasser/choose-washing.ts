import {
  choicesOf,
  type ChooseExercise,
  type Outcome,
  type RawAnswer,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import type { Container, Input, Offer, Via } from '../../engine/stage/index.ts';
import { Creep } from './creep.ts';
import { DEPTHS } from './places.ts';
import { Ribbons } from './ribbons.ts';
import { hung, sixWindows } from './rules.ts';
import { SmallWindow } from './small-window.ts';
import type { Site, Washing } from './washing.ts';
import { wipeInput } from './wiping.ts';

/** Corner of the paint layer. */
const LAYER = { x: 123, y: 243 } as const;
/** Where the squeegee comes when it jumps to a window. */
const AT = { x: 24, y: 60 } as const;
/** Rows in which the banner may come. */
const BANNER_X = 683;

/** choose: six soapy windows, some with a word and some with a cat; pull the ribbon of one. */
export class ChooseWashing implements Washing {
  clean = 0;
  readonly #site: Site;
  readonly #root: Container;
  readonly #windows: SmallWindow[];
  readonly #ribbons: Ribbons;
  readonly #creep: Creep;
  readonly #cats: Offer[] = [];
  #readAt = new Map<SmallWindow, number>();

  constructor(site: Site, exercise: ChooseExercise) {
    const { stage, floor } = site;
    // By its own name: the windows hang the same after a reload.
    const rng = stage.rng.fork(`ramen/${exercise.id}`);
    this.#site = site;
    this.#root = stage.scene.add.container(0, 0).setDepth(DEPTHS.window);
    const rects = sixWindows();
    const choices = choicesOf(exercise);
    const taken = hung(choices.length, rects.length, (all) => rng.shuffle(all));
    this.#windows = rects.map((rect, i) => {
      const choice = choices[taken.indexOf(i)];
      return new SmallWindow(stage, this.#root, rect, floor + i, choice, i % 2 === 0 ? -1 : 1);
    });
    this.#ribbons = new Ribbons(site, this.#windows, (window) => window.isLit);
    this.#creep = new Creep(stage, site.foam);
  }

  focus() {
    return this.#ribbons.pulled?.middle ?? this.#site.wiper.at;
  }

  /** In a row where nothing happens; at a reveal in the very place of the mistake. */
  get banner() {
    const { pulled } = this.#ribbons;
    const row = [2, 0].map((i) => this.#windows[i]!).find(({ rect }) => rect.y !== pulled?.rect.y)!;
    return { right: { x: BANNER_X, y: row.middle.y }, reveal: pulled?.middle };
  }

  soap() {
    this.#site.foam.cover(this.#windows, LAYER);
    // Cats need no cleaning: only what is read is soapy.
    for (const window of this.#windows) if (!window.choice) this.#wipe(window);
  }

  async present() {
    await this.#site.rise(this);
    this.#ribbons.choices.offer();
    this.#windows.forEach((window, i) => !window.choice && this.#offerCat(window, i));
    this.#takeUp(this.#windows[0]!);
  }

  sink(by: number) {
    this.#root.setY(by);
  }

  wiped() {
    this.#creep.rest();
    for (const window of this.#windows) {
      if (!window.isReadable || !window.light()) continue;
      if (!window.choice) {
        window.wake();
        continue;
      }
      this.#readAt.set(window, this.#site.stage.clock.now);
      this.#site.stage.sound.play('leg', { volume: 0.7 });
    }
  }

  key(code: string) {
    const { wiper } = this.#site;
    const digit = /^Digit([1-6])$/.exec(code)?.[1];
    if (digit) return wiper.jump(this.#startOf(this.#windows[Number(digit) - 1]!));
    const window = this.#current;
    if (window && (code === 'Enter' || code === 'Space')) this.#pull(window);
  }

  right() {
    return this.#ribbons.right();
  }

  async wrong() {
    const window = await this.#ribbons.wrong();
    if (window) this.#takeUp(window);
  }

  async reveal(outcome: Outcome) {
    this.#site.wiper.putAway();
    await this.#ribbons.reveal(outcome);
    this.#uncover(outcome.answer);
  }

  takeOver(answer: WholeAnswer) {
    this.#ribbons.takeOver();
    this.#uncover(answer);
  }

  step(want: RawAnswer, via: Via): Input | null {
    const site = this.#site;
    if (want.form !== 'choose' || !site.isOpen) return null;
    const window = this.#ribbons.choices.of(want);
    if (!window) return null;
    const digit = this.#windows.indexOf(window) + 1;
    if (via === 'keyboard' && this.#current !== window) return { kind: 'key', code: `Digit${digit}`, ms: 40 };
    if (!window.isLit) return wipeInput(site, window, window.word, via);
    if (via === 'keyboard') return { kind: 'key', code: 'Enter', ms: 40 };
    return null;
  }

  frame(ms: number) {
    const site = this.#site;
    if (!site.isOpen || site.isExample || this.#readAt.size === 0) return;
    const { now } = site.stage.clock;
    const wiped = this.#windows.filter(({ glass }) => glass.share > 0);
    this.#creep.frame(ms, wiped, (pane) => {
      const window = pane as SmallWindow;
      const readAt = this.#readAt.get(window) ?? now;
      return now - readAt < site.readingMs ? window.word : undefined;
    });
  }

  copied() {
    this.#ribbons.copied();
  }

  clear() {
    this.#ribbons.choices.close();
    for (const cat of this.#cats.splice(0)) cat.remove();
  }

  destroy() {
    for (const window of this.#windows) window.destroy();
    this.#root.destroy();
  }

  get #current(): SmallWindow | undefined {
    return this.#site.wiper.pane as SmallWindow | undefined;
  }

  #startOf = ({ rect }: SmallWindow) => ({ x: rect.x + AT.x, y: rect.y + AT.y });

  #takeUp(window: SmallWindow) {
    const { wiper, brush } = this.#site;
    wiper.take(this.#windows, brush, this.#startOf(window));
  }

  #offerCat(window: SmallWindow, i: number) {
    this.#cats.push(
      this.#site.stage.offer(window.thing, {
        id: `raam-${i + 1}`,
        kind: 'control',
        label: `raam ${i + 1}`,
        size: window.hitSize,
        onPick: () => this.#pull(window),
      }),
    );
  }

  #pull(window: SmallWindow) {
    this.clean = window.glass.share;
    if (window.choice) return this.#ribbons.pull(window);
    this.#ribbons.tooEarly(window);
    if (this.#site.isOpen) window.wake();
  }

  /** The window with this answer is wiped for the pupil. */
  #uncover(answer: WholeAnswer | undefined) {
    const window = this.#ribbons.choices.of(answer);
    if (window) this.#wipe(window);
  }

  /** All soap is off a window. */
  #wipe(window: SmallWindow) {
    const { width, height } = window.rect;
    window.glass.wipeRect({ x: 0, y: 0, width, height });
    this.#site.foam.wipeRect(window.rect);
    window.light();
  }
}
