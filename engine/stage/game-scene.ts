import type { Exercise, Outcome, RawAnswer, RoundResult, WholeAnswer } from '../exercise/index.ts';
import type { RoundDeps } from './deps.ts';
import { emptyDraft, type Draft } from './draft.ts';
import type { Input, Via } from './input.ts';
import type { ScreenKeyboard } from './kit/api.ts';
import { RoundFlow } from './round-flow.ts';
import type { PromptLook } from './round-kit.ts';
import { StageScene } from './stage-scene.ts';

/**
 * What every game extends. It runs the round and the feedback ladder; a game only shows an exercise, reports the
 * raw answer with `commit()` and dresses the verdict. It never judges and is never told which answer is right
 * before the pupil has answered.
 */
export abstract class GameScene extends StageScene<RoundDeps> {
  /** How the Promptpaneel lies in this game. */
  promptLook: PromptLook = 'top';
  /** The answer in the making: `row` for build and order, `text` for type, `cuts` for split. New for each exercise. */
  draft: Draft = emptyDraft();
  #flow: RoundFlow | undefined;
  #keyboard: ScreenKeyboard | undefined;

  /** Lays out one exercise and offers it; resolves when it can be played. */
  abstract present(exercise: Exercise): void | Promise<void>;
  /** Dresses the verdict: goed, nogeens or onthul. Banner, hint, speech and Gum are the stage's work. */
  abstract respond(outcome: Outcome): Promise<void>;
  /** Takes the exercise's things away. */
  abstract clear(): void | Promise<void>;
  /** Draws the draft after each change of it, by key or by the scene. */
  drawDraft?(): void;
  /** neem over: shows the right answer to be done once. By default the right offers pulse. */
  takeOver?(answer: WholeAnswer): void;
  /** The festive end, at most 6 s; it is cut off when skipped. */
  finale?(result: RoundResult): Promise<void>;
  /**
   * The next real input towards `want`, where it does not follow from what is offered and what lies in the draft;
   * null leaves it to that, `{ kind: 'wait' }` waits. In a stepwise form `want` is the one item that is asked now.
   */
  step?(want: RawAnswer, via: Via): Input | null;

  /** The one act that counts as an answer; does nothing outside the phases spel and neemover. */
  commit(answer: RawAnswer): boolean {
    return this.flow.commit(answer);
  }

  /** Shows or hides the Schermtoetsenbord that types into the draft; it is made when it is first shown. */
  showKeyboard(shown: boolean) {
    if (!shown) return this.#keyboard?.hide();
    const { stage } = this;
    this.#keyboard ??= stage.kit.keyboard({
      onType: (letter) => stage.press(letter),
      onErase: () => stage.press('Backspace'),
      onReady: () => stage.press('Enter'),
    });
    this.#keyboard.show();
  }

  /** A motor slip: comic, never logged. */
  bump() {
    this.stage.sound.play('plop', { rate: 0.8, volume: 0.5 });
  }

  /** The exercise that is asked now. */
  get exercise(): Exercise | undefined {
    return this.flow.exercise;
  }

  /** Whether this is the example: what the scene keeps for its finale starts after it. */
  get isExample(): boolean {
    return this.flow.isExample;
  }

  /** Whether what goes on now passes at high speed: a skipped example, or what was answered before a reload. */
  get isHurrying(): boolean {
    return this.#flow?.isHurrying ?? false;
  }

  /** R of scenes/README.md 1.1 in ms: no moment of truth that the game times may come earlier. */
  get readingMs(): number {
    return this.flow.readingMs;
  }

  /** The running round, for the host, the robot and the test hook. */
  get flow(): RoundFlow {
    if (!this.#flow) throw new Error('The round has not begun.');
    return this.#flow;
  }

  override focusTyping() {
    this.#flow?.focusTyping();
  }

  protected override begin() {
    this.#flow = new RoundFlow(this, this.deps);
    this.#flow.start();
  }
}
