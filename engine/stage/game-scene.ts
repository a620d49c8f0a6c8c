import type { Exercise, Outcome, RawAnswer, RoundResult, WholeAnswer } from '../exercise/index.ts';
import type { FormHost, FormPlay, Forms } from './forms/form-play.ts';
import type { RoundDeps } from './deps.ts';
import { emptyDraft, type Draft } from './draft.ts';
import type { Input, Via } from './input.ts';
import type { ScreenKeyboard } from './kit/api.ts';
import { RoundFlow } from './round-flow.ts';
import type { PromptLook } from './round-kit.ts';
import { StageScene } from './stage-scene.ts';
import { thirdOf } from './thirds.ts';

/**
 * What every game extends. It runs the round and the feedback ladder, and hands each exercise to the play of its form; a
 * game only shows an exercise, reports the raw answer with `commit()` and dresses the verdict. It never judges and is never
 * told which answer is right before the pupil has answered. What a game does around every play, it does before or after
 * `super.present()`, `super.respond()` and so on.
 */
export abstract class GameScene<P extends FormPlay = FormPlay>
  extends StageScene<RoundDeps>
  implements FormHost
{
  /** How each form of the manifest is played. */
  readonly forms: Forms<P> = {};
  /** How the Promptpaneel lies in this game. */
  promptLook: PromptLook = 'top';
  /** The answer in the making: `row` for build and order, `text` for type, `cuts` for split. New for each exercise. */
  draft: Draft = emptyDraft();
  /** The words of this round so far, as they are spelt: for the finale. */
  readonly words: string[] = [];
  #play: P | undefined;
  #flow: RoundFlow | undefined;
  #keyboard: ScreenKeyboard | undefined;

  /** The play of the exercise that is asked now. */
  get play(): P | undefined {
    return this.#play;
  }

  /** Lays out one exercise and offers it; resolves when it can be played. */
  present(exercise: Exercise): void | Promise<void> {
    const make = this.forms[exercise.form] as ((exercise: Exercise) => P) | undefined;
    if (!make) throw new Error(`${this.deps.manifest.title} can't play "${exercise.form}".`);
    this.#play = make(exercise);
    return this.#play.present();
  }

  /** Dresses the verdict: goed, nogeens or onthul. Banner, hint, speech and Gum's coming are the stage's work. */
  async respond(outcome: Outcome): Promise<void> {
    const play = this.#play;
    if (!play) return;
    if (outcome.last && outcome.reveal && !this.isExample) this.words.push(outcome.reveal.text);
    if (outcome.step === 'goed') await play.right?.(outcome);
    else if (outcome.step === 'nogeens') await play.wrong?.(outcome);
    else await play.reveal?.(outcome);
  }

  /** Takes the exercise's things away. */
  clear(): void | Promise<void> {
    const play = this.#play;
    const gone = () => {
      if (this.#play === play) this.#play = undefined;
    };
    const cleared = play?.clear();
    // What still moves as it is cleared away gets its frames until then.
    return cleared ? cleared.then(gone) : gone();
  }

  /** Draws the draft after each change of it, by key or by the play. */
  drawDraft() {
    this.#play?.draw?.();
  }

  /** neem over: shows the right answer to be done once; a ring follows what comes next. */
  takeOver(answer: WholeAnswer) {
    this.#play?.takeOver?.(answer);
  }

  /** What was done over is right: it happens after all. */
  async copied(given: RawAnswer): Promise<void> {
    await this.#play?.copied?.(given);
  }

  /** What was done over is not the right one. */
  notCopied(given: RawAnswer) {
    this.#play?.notCopied?.(given);
  }

  override frame(ms: number) {
    this.#play?.frame?.(ms);
  }

  /** The festive end, at most 6 s; it is cut off when skipped. */
  finale?(result: RoundResult): Promise<void>;
  /**
   * The next real input towards `want`, where it does not follow from what is offered and what lies in the draft;
   * null leaves it to that, `{ kind: 'wait' }` waits. In a stepwise form `want` is the one item that is asked now.
   */
  step(want: RawAnswer, via: Via): Input | null {
    return this.#play?.step?.(want, via) ?? null;
  }

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

  /** Whether the pupil (or the hand of the example) may answer now. */
  get isOpen(): boolean {
    return this.flow.mayAnswer || this.isExample;
  }

  /** The exercise that is asked now. */
  get exercise(): Exercise | undefined {
    return this.flow.exercise;
  }

  /** Which third of the round this is, by exercises done: for its two turns (scenes/README.md 1.2). The example is in the first. */
  get third(): 0 | 1 | 2 {
    const { at, of } = this.deps.round.progress;
    return this.isExample ? 0 : thirdOf(at, of);
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
