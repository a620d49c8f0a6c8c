import {
  choiceIn,
  labelOf,
  type ChooseExercise,
  type Outcome,
  type RawAnswer,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import type { Container, Input, Via } from '../../engine/stage/index.ts';
import { mistOver, openUp, writeOver } from './answering.ts';
import { Creep } from './creep.ts';
import { DEPTHS } from './places.ts';
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
  readonly #creep: Creep;
  #pulled: SmallWindow | undefined;
  #readAt = new Map<SmallWindow, number>();

  constructor(site: Site, exercise: ChooseExercise) {
    const { stage, floor } = site;
    // By its own name: the windows hang the same after a reload.
    const rng = stage.rng.fork(`ramen/${exercise.id}`);
    this.#site = site;
    this.#root = stage.scene.add.container(0, 0).setDepth(DEPTHS.window);
    const rects = sixWindows();
    const taken = hung(exercise.options.length, rects.length, (all) => rng.shuffle(all));
    this.#windows = rects.map((rect, i) => {
      const option = exercise.options[taken.indexOf(i)];
      return new SmallWindow(stage, this.#root, rect, floor + i, option, i % 2 === 0 ? -1 : 1);
    });
    this.#creep = new Creep(stage, site.foam);
  }

  focus() {
    return this.#pulled?.middle ?? this.#site.wiper.at;
  }

  /** In a row where nothing happens. */
  get banner() {
    const busy = [this.#pulled].map((one) => one?.rect.y);
    const row = [2, 0, 4].map((i) => this.#windows[i]!).find(({ rect }) => !busy.includes(rect.y));
    return { x: BANNER_X, y: row ? row.middle.y : 306 };
  }

  soap() {
    this.#site.foam.cover(this.#windows, LAYER);
    // Cats need no cleaning: only what is read is soapy.
    for (const window of this.#windows) if (!window.option) this.#wipe(window);
  }

  async present() {
    await this.#site.rise(this);
    this.#windows.forEach((window, i) => this.#offer(window, i));
    this.#takeUp(this.#windows[0]!);
  }

  sink(by: number) {
    this.#root.setY(by);
  }

  wiped() {
    this.#creep.rest();
    for (const window of this.#windows) {
      if (!window.isReadable || !window.light()) continue;
      if (!window.option) {
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

  async right() {
    if (this.#pulled) await openUp(this.#site, this.#pulled);
  }

  async wrong() {
    const window = this.#pulled;
    if (!window) return;
    await mistOver(this.#site, window);
    this.#site.breath.wipe();
    this.#pulled = undefined;
    this.#takeUp(window);
  }

  async reveal({ reveal, answer }: Outcome) {
    const site = this.#site;
    const window = this.#pulled;
    site.wiper.putAway();
    if (window) await writeOver(site, window, reveal);
    this.#uncover(answer);
  }

  takeOver(answer: WholeAnswer) {
    this.#site.breath.wipe();
    this.#pulled?.showCard(true);
    this.#pulled = undefined;
    this.#uncover(answer);
  }

  step(want: RawAnswer, via: Via): Input | null {
    const site = this.#site;
    if (want.form !== 'choose' || !site.isOpen) return null;
    const at = this.#windows.findIndex(({ option }) => option?.id === choiceIn(want));
    const window = this.#windows[at];
    if (!window) return null;
    const isHere = this.#current === window;
    if (via === 'keyboard' && !isHere) return { kind: 'key', code: `Digit${at + 1}`, ms: 40 };
    if (!window.isReadable) return wipeInput(site, window, window.word, via);
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

  /** After a copy the light goes on too, without a cheer. */
  copied() {
    this.#pulled?.lamp();
  }

  clear() {
    for (const window of this.#windows) window.offer?.remove();
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

  #offer(window: SmallWindow, i: number) {
    const { option } = window;
    window.offer = this.#site.stage.offer(window.hit, {
      id: `lint-${i + 1}`,
      kind: option ? 'option' : 'control',
      ...(option && { value: option.id }),
      label: option ? labelOf(option) : `raam ${i + 1}`,
      size: window.hitSize,
      enabled: () => !window.isOut,
      onPick: () => this.#pull(window),
    });
  }

  #pull(window: SmallWindow) {
    const site = this.#site;
    if (window.isOut) return;
    if (!window.option || !window.isReadable) {
      if (!site.isOpen) return;
      site.bump();
      window.wiggle();
      if (!window.option && window.isReadable) return window.wake();
      return site.crew.wonder();
    }
    const before = this.#pulled;
    this.#pulled = window;
    this.clean = window.glass.share;
    if (!site.commit({ form: 'choose', option: window.option.id })) this.#pulled = before;
  }

  /** The window with this option is wiped for the pupil. */
  #uncover(answer: WholeAnswer | undefined) {
    const window = this.#windows.find(({ option }) => option && option.id === choiceIn(answer));
    if (!window) return;
    window.isOut = false;
    if (window.card?.look === 'out') window.card.look = 'normal';
    this.#wipe(window);
  }

  /** All soap is off a window. */
  #wipe(window: SmallWindow) {
    const { width, height } = window.rect;
    window.glass.wipeRect({ x: 0, y: 0, width, height });
    this.#site.foam.wipeRect(window.rect);
    window.light();
  }
}
