import type { Phase } from '../bridge/index.ts';
import {
  isItem,
  itemOf,
  type Exercise,
  type Outcome,
  type RawAnswer,
  type Round,
  type WholeAnswer,
} from '../exercise/index.ts';
import { Assist } from './assist.ts';
import type { RoundDeps } from './deps.ts';
import { draftFor } from './draft.ts';
import { inputFor, nextAct, type Situation } from './guide.ts';
import type { Input, RawInput, Via } from './input.ts';
import { inWords, lettersIn, promptInWords } from './in-words.ts';
import { itemAt, itemCount } from './items.ts';
import type { KeyMode } from './keys.ts';
import { Introduction } from './introduction.ts';
import { Ladder } from './ladder.ts';
import type { StageRules } from './live-stage.ts';
import type { Offer } from './offer.ts';
import { replay } from './replay.ts';
import type { RoundScene } from './round-scene.ts';

/** Times of a round (games.md 1.2), in ms of play. */
const TIMES = {
  /** An act in the first moment belongs to the exercise before. */
  guard: 400,
  round: 180_000,
  finale: 6000,
} as const;

/** What skips the example, the explanation or the finale; the keys for pause and sound do not. */
const PRESSES = new Set<RawInput['type']>(['down', 'keydown', 'pick', 'text']);
const NEVER_SKIP = new Set(['Escape', 'Digit8', 'Digit9']);

/** Recordings that are fetched ahead of the exercise that is asked. */
const SPEECH_AHEAD = 3;

/** Runs one round on one scene: example, exercises, feedback ladder, finale. */
export class RoundFlow implements StageRules {
  exercise: Exercise | undefined;
  /** Whether the example was skipped, and what is going on in it still ends. */
  #isSkipping = false;
  /** Whether what was answered before a reload is being done again. */
  #isReplaying = false;
  #scene: RoundScene;
  #deps: RoundDeps;
  #phase: Phase = 'laden';
  #answer: ((given: RawAnswer) => void) | undefined;
  #skip: (() => void) | undefined;
  #playableAt = 0;
  #startedAt = 0;
  #introduction: Introduction;
  #ladder: Ladder;
  #assist: Assist;
  /** The round that is asked now (the example has its own), and how many tries an item has. */
  #asking: { round: Round; tries: number } | undefined;

  constructor(scene: RoundScene, deps: RoundDeps) {
    this.#scene = scene;
    this.#deps = deps;
    this.#ladder = new Ladder(scene, deps, {
      given: () => this.#given(),
      takingOver: () => this.#to('neemover'),
      situation: () => this.situation,
      isReplaying: () => this.#isReplaying,
    });
    const { live } = scene;
    this.#introduction = new Introduction(scene, deps, {
      ask: (exercise, round) => this.#show(exercise, round),
      given: () => this.#given(),
      next: (want) => this.nextInput(want, live.byKey ? 'keyboard' : 'pointer'),
      done: () => (this.exercise = this.#answer = undefined),
    });
    this.#assist = new Assist(scene.stage, {
      next: (want) => this.nextInput(want, 'pointer'),
      act: (input) => live.act(input),
      isOpen: () => this.mayAnswer,
    });
    live.rules = this;
    live.desk.gate = () => this.mayAnswer || this.isExample;
  }

  get phase(): Phase {
    return this.#deps.hud.getState().paused ? 'pauze' : this.#phase;
  }

  get readingMs(): number {
    const letters = this.exercise ? lettersIn(this.exercise) : 0;
    return 1000 + 140 * letters * (1.6 - 0.8 * this.#scene.stage.tempo);
  }

  start() {
    this.#run().catch((error: unknown) => this.#deps.fail(error));
  }

  commit(given: RawAnswer): boolean {
    const early =
      this.#phase === 'spel' &&
      !this.#isReplaying &&
      this.#scene.stage.clock.now - this.#playableAt < TIMES.guard;
    const answer = this.#answer;
    if (!answer || early || !this.#scene.live.desk.gate()) return false;
    this.#answer = undefined;
    this.#assist.stop();
    answer(given);
    return true;
  }

  /** Skips the example, the explanation or the finale. */
  skip() {
    const skip = this.#skip;
    this.#skip = undefined;
    this.#isSkipping = skip !== undefined && this.isExample;
    skip?.();
  }

  /** What the next step towards an answer is worked out from. */
  get situation(): Situation | undefined {
    if (!this.exercise) return undefined;
    return {
      exercise: this.exercise,
      draft: this.#scene.draft,
      desk: this.#scene.live.desk,
      mode: this.mode(),
    };
  }

  /** Whether the ghost hand is playing: nothing of it counts. */
  get isExample(): boolean {
    return this.#phase === 'voorbeeld';
  }

  /** Whether time may go fast, because this was seen before or is not to be seen. */
  get isHurrying(): boolean {
    return this.#isSkipping || this.#isReplaying;
  }

  /** Whether the pupil can answer now. */
  get mayAnswer(): boolean {
    return this.#phase === 'spel' || this.#phase === 'neemover';
  }

  /** Whether the exercise is answered item by item in this game. */
  get isStepwise(): boolean {
    return this.exercise !== undefined && this.#deps.manifest.stepwise?.includes(this.exercise.form) === true;
  }

  /** What is asked now of a whole answer: in a stepwise exercise its first item that is not settled. */
  part(want: WholeAnswer): RawAnswer {
    if (!this.isStepwise || !this.#asking) return want;
    const { round, tries } = this.#asking;
    const settled = new Set<number>();
    for (const { exerciseId, given, right, tryNo } of round.log) {
      if (exerciseId === this.exercise?.id && (right || tryNo >= tries)) settled.add(itemOf(given));
    }
    const last = round.log.at(-1)?.given;
    if (this.#phase === 'neemover' && last) return itemAt(want, itemOf(last));
    let open = 0;
    while (settled.has(open)) open++;
    return itemAt(want, Math.min(open, itemCount(want) - 1));
  }

  /** The next real input towards `want`; null waits. */
  nextInput(want: RawAnswer, via: Via): Input | null {
    const now = isItem(want) ? want : this.part(want);
    return this.#scene.step?.(now, via) ?? this.defaultInput(now, via);
  }

  /** The next input as it follows from what is offered and what lies in the draft. */
  defaultInput(want: RawAnswer, via: Via): Input | null {
    const { situation } = this;
    return situation && this.#scene.live.desk.gate()
      ? inputFor(situation, nextAct(situation, want), via)
      : null;
  }

  // What the keys and the stage ask of the round.

  mode(): KeyMode {
    const form = this.exercise?.form;
    const playing = this.#scene.live.desk.gate();
    return { typing: playing && form === 'type', letters: playing && (form === 'build' || form === 'order') };
  }

  type(text: string) {
    if (!this.mode().typing) return;
    if (this.#scene.draft.text.type(text) !== '') this.#scene.stage.sound.play('tik');
  }

  undo() {
    if (!this.#scene.live.desk.gate()) return;
    const { draft } = this.#scene;
    const form = this.exercise?.form;
    if (form === 'type') draft.text.undo();
    else if (form === 'split') draft.cuts.undo();
    else draft.row.undo();
  }

  /** Enter where nothing is offered for it: a typed answer is ready. */
  ready() {
    const { text } = this.#scene.draft.text;
    if (this.exercise?.form === 'type' && text.trim() !== '') this.commit({ form: 'type', text });
  }

  hearAgain() {
    const speech = this.exercise?.prompt.speech;
    if (!speech || !this.#deps.hud.getState().canHearAgain) return;
    this.#scene.stage.sound.stopSpeech();
    void this.#scene.stage.sound.say(speech.url);
  }

  tip(count: number, x: number, y: number) {
    const { round, bus } = this.#deps;
    if (this.isExample || this.#isReplaying) return;
    round.tip(count);
    this.#scene.stage.sound.play('munt');
    this.#scene.stage.fx.burst('sterren', x, y, { count: 5 });
    this.#tell();
    bus.emit('earned', { ...round.earned });
  }

  feat() {
    const { round, bus } = this.#deps;
    if (this.isExample || this.#isReplaying) return;
    if (round.reachFeat()) bus.emit('earned', { ...round.earned });
  }

  picked(offer: Offer) {
    const { settings } = this.#deps;
    if (settings.support && this.exercise && this.mayAnswer) this.#assist.picked(offer, this.exercise);
  }

  intercept(input: RawInput): boolean {
    if (this.#isReplaying) return true;
    if (!PRESSES.has(input.type)) return false;
    if (input.type === 'keydown' && NEVER_SKIP.has(input.code)) return false;
    if (this.#isSkipping) return true;
    if (!this.#skip) return false;
    this.skip();
    return true;
  }

  // The round.

  async #run() {
    const { round } = this.#deps;
    this.#tell();
    this.#to('voorbeeld');
    await this.#introduction.play(this.#skippable());
    this.#unskippable();
    const { clock } = this.#scene.stage;
    this.#startedAt = clock.now;
    while (round.current) {
      await this.#play(round.current);
      if (!this.#scene.stage.calm && clock.now - this.#startedAt > TIMES.round) round.shorten();
      round.next();
      this.#tell();
    }
    await this.#end();
  }

  async #play(exercise: Exercise) {
    const { round, bus } = this.#deps;
    const scene = this.#scene;
    this.#to('vraag');
    this.#show(exercise, round);
    bus.emit('exerciseShown', { exerciseId: exercise.id, at: round.progress.at, of: round.progress.of });
    await scene.present(exercise);
    if (this.#deps.replays) await this.#replay(round.soFar);
    this.#playableAt = scene.stage.clock.now;
    for (;;) {
      this.#to('spel');
      const given = await this.#given();
      const { now, tick } = scene.stage.clock;
      const outcome = round.answer(given, now - this.#playableAt, tick);
      bus.emit('answer', round.log.at(-1)!);
      this.#tell();
      this.#to(outcome.step);
      scene.stage.announce(inWords(outcome));
      await this.#ladder.play(outcome);
      if (outcome.last) break;
    }
    scene.stage.kit.prompt.hide();
    scene.stage.kit.hint.hide();
    await scene.clear();
    this.exercise = undefined;
  }

  /** Brings the exercise to where it was before a reload. */
  async #replay(outcomes: readonly Outcome[]) {
    if (outcomes.length === 0) return;
    const { live, stage } = this.#scene;
    this.#isReplaying = live.isHushed = true;
    await replay(outcomes, {
      clock: stage.clock,
      next: (want) => this.nextInput(want, 'pointer'),
      act: (input) => live.act(input),
      asked: () => (this.#phase === 'spel' ? 'answer' : this.#phase === 'neemover' ? 'copy' : undefined),
      again: async (outcome) => {
        this.#to('spel');
        // Two tiles with the same letter may stand for each other.
        const given = await this.#given();
        this.#to(outcome.step);
        await this.#ladder.play({ ...outcome, given });
      },
    });
    this.#isReplaying = live.isHushed = false;
  }

  #show(exercise: Exercise, round: Round) {
    const scene = this.#scene;
    this.#asking = { round, tries: exercise.secondChance ? 2 : 1 };
    this.exercise = exercise;
    scene.draft = draftFor(exercise, () => scene.drawDraft?.());
    scene.stage.kit.prompt.show(exercise.prompt, scene.promptLook);
    this.#deps.mirror.prompt(promptInWords(exercise));
    if (exercise.prompt.speech) void scene.stage.sound.say(exercise.prompt.speech.url);
    const at = this.#deps.speech.findIndex(({ url }) => url === exercise.prompt.speech?.url);
    scene.stage.sound.preload(this.#deps.speech.slice(at + 1, at + 1 + SPEECH_AHEAD).map(({ url }) => url));
  }

  async #end() {
    const { round, bus } = this.#deps;
    const { stage } = this.#scene;
    const result = round.result();
    this.#to('einde');
    stage.sound.play('klaar');
    const skipped = this.#skippable();
    const finale = this.#scene.finale?.(result) ?? Promise.resolve();
    await Promise.race([finale, stage.clock.wait(TIMES.finale), skipped]);
    this.#unskippable();
    bus.emit('roundEnded', { result, results: round.progress.results });
  }

  #given = () => new Promise<RawAnswer>((resolve) => (this.#answer = resolve));

  #skippable(): Promise<void> {
    this.#deps.hud.setState({ canSkip: true });
    return new Promise((resolve) => (this.#skip = resolve));
  }

  #unskippable() {
    this.#skip = undefined;
    this.#isSkipping = false;
    this.#deps.hud.setState({ canSkip: false });
  }

  #to(phase: Phase) {
    this.#phase = phase;
    const asking = phase === 'vraag' || phase === 'spel' || phase === 'neemover';
    // What happened before is not told again.
    const shown = this.#isReplaying ? 'vraag' : phase;
    this.#deps.hud.setState({
      phase: shown,
      canHearAgain: asking && this.exercise?.prompt.speech !== undefined,
    });
    this.#deps.mirror.typing(this.mode().typing);
    this.#scene.live.desk.changed();
  }

  /** Tells the HUD where the round is. */
  #tell() {
    const { round, hud } = this.#deps;
    const { at, results } = round.progress;
    hud.setState({ at, results, coins: round.result().coins });
  }
}
