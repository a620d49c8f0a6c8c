import {
  choicesOf,
  FITS,
  type JudgeExercise,
  type Outcome,
  type RawAnswer,
} from '../../engine/exercise/index.ts';
import { Choices, type Input, type Via } from '../../engine/stage/index.ts';
import { Creep } from './creep.ts';
import type { Hook, Hooks } from './hooks.ts';
import { LargeWindow } from './large-window.ts';
import { DEPTHS } from './places.ts';
import { LARGE } from './rules.ts';
import type { Site, Washing } from './washing.ts';
import { wipeInput } from './wiping.ts';

/** Corner of the paint layer. */
const LAYER = { x: 383, y: 184 } as const;
const START = { x: LARGE.x + 60, y: LARGE.y + 178 } as const;
const BANNER = { x: 683, y: 272 } as const;
const MIDDLE_OF = { x: LARGE.x + LARGE.width / 2, y: LARGE.y + LARGE.height / 2 } as const;
const MS = { paint: 160, wave: 300, wrong: 200 } as const;
/** How far the cloth rubs to each side. */
const RUB = 130;

/** judge: wipe the large window, then take the cloth or the sponge. */
export class JudgeWashing implements Washing {
  clean = 0;
  readonly banner = { right: BANNER };
  readonly #site: Site;
  readonly #window: LargeWindow;
  readonly #creep: Creep;
  readonly #hooks: Hooks;
  readonly #verdicts: Choices<Hook>;
  #readable = false;
  #readAt = 0;

  constructor(site: Site, exercise: JudgeExercise, hooks: Hooks) {
    this.#site = site;
    this.#hooks = hooks;
    this.#window = new LargeWindow(site.stage, exercise.card, site.floor);
    this.#window.root.setDepth(DEPTHS.window);
    this.#creep = new Creep(site.stage, site.foam);
    const onEarly = () => this.#tooEarly();
    this.#verdicts = new Choices(site, hooks.hang(choicesOf(exercise)), {
      name: 'haak',
      hit: ({ hit }) => hit,
      isFree: () => this.#readable,
      onPick: (hook) => this.#take(hook),
      more: ({ sign }) => ({ onEarly, onPress: (pressed) => (sign.look = pressed ? 'pressed' : 'normal') }),
    });
  }

  focus() {
    return this.#site.wiper.isShown ? this.#site.wiper.at : MIDDLE_OF;
  }

  soap() {
    this.#site.foam.cover([this.#window], LAYER);
    this.#hooks.light(false);
  }

  async present() {
    await this.#site.rise(this);
    this.#verdicts.offer();
    const { wiper, brush } = this.#site;
    wiper.take([this.#window], brush, START);
  }

  sink(by: number) {
    this.#window.root.setY(MIDDLE_OF.y + by);
  }

  wiped() {
    this.#creep.rest();
    if (this.#readable || !this.#window.isReadable) return;
    this.#readable = true;
    this.#readAt = this.#site.stage.clock.now;
    this.#hooks.light(true);
  }

  key(code: string) {
    const hook =
      code === 'Digit1' ? this.#verdicts.items[0] : code === 'Digit2' ? this.#verdicts.items[1] : undefined;
    if (!hook) return;
    if (this.#readable) this.#take(hook);
    else this.#tooEarly();
  }

  async right(outcome: Outcome) {
    const site = this.#site;
    const window = this.#window;
    site.wiper.putAway();
    const hook = this.#verdicts.given(outcome)!;
    const { card } = window;
    const at = { x: MIDDLE_OF.x, y: MIDDLE_OF.y + card.y };
    await this.#hooks.use(hook, at, RUB, () => {
      this.#rinse();
      if (hook.choice.id === FITS) card.look = 'right';
      else this.#paintOver();
    });
    site.crew.cheer();
    await window.open(site.floor);
    await site.stage.clock.wait(MS.wave);
  }

  async reveal({ reveal: right }: Outcome) {
    const site = this.#site;
    const window = this.#window;
    site.wiper.putAway();
    site.crew.startle();
    const { card } = window;
    void site.breath.mist(LARGE);
    site.breath.drip({
      x: MIDDLE_OF.x - (card.width * card.scale) / 2,
      y: MIDDLE_OF.y - 30,
      width: card.width * card.scale,
      height: 60,
    });
    await site.stage.tween({ targets: card, to: { alpha: 0 }, ms: MS.wrong, delay: MS.wrong });
    // The word itself hangs in the glass: that is the banner.
    if (right) await site.breath.scribble();
    window.lamp(true);
  }

  step(want: RawAnswer, via: Via): Input | null {
    const site = this.#site;
    if (want.form !== 'judge' || !site.isOpen) return null;
    if (this.#readable) return null;
    return wipeInput(site, this.#window, this.#window.word, via);
  }

  frame(ms: number) {
    const site = this.#site;
    if (!this.#readable || !site.isOpen || site.isExample) return;
    const guarded = site.stage.clock.now - this.#readAt < site.readingMs;
    this.#creep.frame(ms, [this.#window], () => (guarded ? this.#window.word : undefined));
  }

  clear() {
    this.#verdicts.close();
  }

  destroy() {
    this.#window.destroy();
  }

  /** The cloth or the sponge is taken. */
  #take({ choice }: Hook) {
    this.clean = this.#window.glass.share;
    this.#site.commit(choice.answer);
  }

  /** Nothing can be read yet: both only sway. */
  #tooEarly() {
    const site = this.#site;
    if (!site.isOpen) return;
    site.bump();
    site.crew.wonder();
    this.#hooks.sway();
  }

  /** The last foam flies off. */
  #rinse() {
    const { stage, foam } = this.#site;
    foam.clear();
    stage.sound.play('schuim');
    stage.fx.burst('bubbles', MIDDLE_OF.x, MIDDLE_OF.y + 60, { count: 10, spread: 420 });
  }

  /** The sponge leaves a lick of paint over the wrong word. */
  #paintOver() {
    const { stage } = this.#site;
    const { card, root } = this.#window;
    const lick = stage.image('verf', 0, card.y).setAlpha(0);
    lick.setScale((lick.scaleX * (card.width * card.scale + 60)) / 320, lick.scaleY);
    root.addAt(lick, root.getIndex(card) + 1);
    void stage.tween({ targets: lick, to: { alpha: 1 }, ms: MS.paint });
  }
}
