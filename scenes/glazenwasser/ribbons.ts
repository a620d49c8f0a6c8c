import type { Choice, Outcome } from '../../engine/exercise/index.ts';
import { Choices } from '../../engine/stage/index.ts';
import type { SmallWindow } from './small-window.ts';
import type { Site } from './washing.ts';

const MS = { wave: 200, wrong: 520 } as const;

/** A window with an answer behind it. */
type AnswerWindow = SmallWindow & { readonly choice: Choice };

/** The ribbons of choose and read: pulling one answers with what hangs in its window, once that can be read. */
export class Ribbons {
  readonly choices: Choices<AnswerWindow>;
  readonly #site: Site;
  readonly #mayPull: (window: SmallWindow) => boolean;
  #pulled: SmallWindow | undefined;

  constructor(site: Site, windows: readonly SmallWindow[], mayPull: (window: SmallWindow) => boolean) {
    this.#site = site;
    this.#mayPull = mayPull;
    const answers = windows.filter((window): window is AnswerWindow => window.choice !== undefined);
    this.choices = new Choices<AnswerWindow>(site, answers, {
      name: 'lint',
      hit: ({ hitSize }) => hitSize,
      isFree: mayPull,
      onPick: (window) => this.pull(window),
      more: (window) => ({ onEarly: () => this.tooEarly(window) }),
    });
  }

  get pulled(): SmallWindow | undefined {
    return this.#pulled;
  }

  /** A ribbon is pulled, by finger or by key. */
  pull(window: SmallWindow) {
    if (window.isOut || !window.choice) return;
    if (!this.#mayPull(window)) return this.tooEarly(window);
    const before = this.#pulled;
    this.#pulled = window;
    if (!this.#site.commit(window.choice.answer)) this.#pulled = before;
  }

  /** There is nothing to be read yet: it only wiggles. */
  tooEarly(window: SmallWindow) {
    const site = this.#site;
    if (!site.isOpen) return;
    site.bump();
    window.wiggle();
    site.crew.wonder();
  }

  /** The last foam goes, a glint, and a neighbour waves. */
  async right() {
    const { foam, crew, floor, stage, wiper } = this.#site;
    const window = this.#pulled;
    if (!window) return;
    wiper.putAway();
    await window.pull();
    foam.wipeRect(window.rect);
    crew.cheer();
    await window.open(floor);
    await stage.clock.wait(MS.wave);
  }

  /** It leaves play under the breath, which clears up. Tells which window that was. */
  async wrong(): Promise<SmallWindow | undefined> {
    const window = this.#pulled;
    await this.#mist();
    this.#site.breath.wipe();
    this.#pulled = undefined;
    return window;
  }

  /** The wrong word is gone, and Gum goes along under the right one with a fingertip. */
  async reveal({ reveal }: Outcome) {
    this.#pulled?.showCard(false);
    await this.#mist();
    if (reveal) await this.#site.breath.scribble();
  }

  /** What was wrong is seen again, out of play. */
  takeOver() {
    this.#site.breath.wipe();
    this.#pulled?.showCard(true);
    this.#pulled = undefined;
  }

  /** After a copy the light goes on too, without a cheer. */
  copied() {
    this.#pulled?.lamp();
  }

  /** The breath on the pane is back, and the letters run down it; its card leaves play. */
  async #mist() {
    const { breath, crew, stage } = this.#site;
    const window = this.#pulled as AnswerWindow | undefined;
    if (!window) return;
    crew.startle();
    void window.pull();
    await breath.mist(window.rect, 0.8);
    const { x, y } = window.rect;
    breath.drip({ ...window.word, x: x + window.word.x, y: y + window.word.y });
    await stage.clock.wait(MS.wrong);
    this.choices.ruleOut(window);
    window.ruleOut();
  }
}
