import type { GameStage } from '../../engine/stage/index.ts';
import type { Leaper } from './leaper.ts';
import type { Stop } from './rules.ts';

interface GripHelp {
  mayLeap(): boolean;
  /** The game leaps by itself: one is only pointed out. */
  isSure(): boolean;
  /** Takes the last landing back. */
  undo(): void;
}

/** The hand of the pupil: held it charges, let go it leaps. */
export class Grip {
  readonly #stage: GameStage;
  readonly #leaper: Leaper;
  readonly #help: GripHelp;
  /** A finger went up from something; whether it was still there is told in the same step. */
  #isLifted = false;

  constructor(stage: GameStage, leaper: Leaper, help: GripHelp) {
    this.#stage = stage;
    this.#leaper = leaper;
    this.#help = help;
    stage.gesture({
      id: 'sprong',
      label: 'Houd vast om op te laden, laat los om te springen',
      enabled: () => !help.isSure() && (help.mayLeap() || leaper.isHeld),
      onStart: (x) => leaper.press(x < leaper.here.x ? -1 : 1),
      onEnd: (x) => (Number.isNaN(x) ? leaper.cancel() : leaper.letGo()),
      onKey: (code, isDown) => this.#key(code, isDown),
    });
  }

  /** A finger lies on one, or is taken away. */
  press(stop: Stop, isDown: boolean) {
    this.#isLifted = !isDown;
    if (!isDown || !this.#help.mayLeap() || this.#help.isSure()) return;
    this.#leaper.press(stop.x < this.#leaper.here.x ? -1 : 1, stop);
  }

  /** One is picked: a finger was let go there, or a key points it out. */
  pick(stop: Stop) {
    const leaper = this.#leaper;
    if (!this.#help.mayLeap()) return;
    if (this.#help.isSure()) leaper.leapTo(stop);
    else if (leaper.isHeld) leaper.letGo();
    else leaper.aimAt(stop);
  }

  /** A finger that went up beside where it was pressed meant nothing. */
  frame() {
    if (this.#isLifted && this.#leaper.isHeld) this.#leaper.cancel();
    this.#isLifted = false;
  }

  #key(code: string, isDown: boolean) {
    const leaper = this.#leaper;
    const commit = code === 'Enter' && this.#stage.offers().find(({ kind }) => kind === 'commit');
    if (commit) return void (isDown && commit.enabled() && commit.onPick?.());
    if (code === 'ArrowUp') return;
    if (code === 'ArrowDown') return void (isDown && this.#help.undo());
    if (!isDown) leaper.letGo();
    else if (!leaper.isHeld) leaper.press(code === 'ArrowLeft' ? -1 : code === 'ArrowRight' ? 1 : undefined);
  }
}
