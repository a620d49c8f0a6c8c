import type { Phase } from '../bridge/index.ts';
import {
  KeyTrace,
  type Exercise,
  type Outcome,
  type RawAnswer,
  type Round,
  type WholeAnswer,
} from '../exercise/index.ts';
import { Asking } from './asking.ts';
import { Caption } from './caption.ts';
import type { RoundDeps } from './deps.ts';
import { draftFor } from './draft.ts';
import type { Input, Via } from './input.ts';
import { inWords, promptInWords } from './in-words.ts';
import { Introduction } from './introduction.ts';
import { Ladder } from './ladder.ts';
import { replay } from './replay.ts';
import { RoundRules } from './round-rules.ts';
import type { RoundScene } from './round-scene.ts';

/** Times of a round (scenes/README.md 1.2), in ms of play. */
const TIMES = {
  /** An act in the first moment belongs to the exercise before. */
  guard: 400,
  round: 180_000,
  finale: 6000,
} as const;

/** Recordings that are fetched ahead of the exercise that is asked. */
const SPEECH_AHEAD = 3;

/** Runs one round on one scene: example, exercises, feedback ladder, finale. */
export class RoundFlow {
  /** Whether the example was skipped, and what is going on in it still ends. */
  isSkipping = false;
  /** Whether what was answered before a reload is being done again. */
  isReplaying = false;
  #scene: RoundScene;
  #deps: RoundDeps;
  #phase: Phase = 'laden';
  #answer: ((given: RawAnswer) => void) | undefined;
  #skip: (() => void) | undefined;
  #playableAt = 0;
  #startedAt = 0;
  #asking: Asking;
  #caption: Caption;
  #rules: RoundRules;
  #introduction: Introduction;
  #ladder: Ladder;
  /** How the answer that is asked now is typed. */
  #typing = new KeyTrace();

  constructor(scene: RoundScene, deps: RoundDeps) {
    this.#scene = scene;
    this.#deps = deps;
    const asking = new Asking(scene, deps.manifest.stepwise ?? [], () => this.#phase === 'neemover');
    this.#asking = asking;
    this.#caption = new Caption(scene, deps);
    this.#ladder = new Ladder(scene, deps, {
      given: () => this.#given(),
      takingOver: () => this.#to('neemover'),
      tookOver: () => this.#to('onthul'),
      situation: () => asking.situation,
      isReplaying: () => this.isReplaying,
      sayAgain: () => this.sayAgain(),
    });
    const { live } = scene;
    this.#introduction = new Introduction(scene, deps, {
      ask: (exercise, round) => this.#show(exercise, round),
      given: () => this.#given(),
      next: (want) => asking.nextInput(want, live.byKey ? 'keyboard' : 'pointer'),
      done: () => {
        asking.done();
        this.#answer = undefined;
      },
    });
    this.#rules = new RoundRules(scene, deps, asking, this);
    live.rules = this.#rules;
    live.desk.gate = () => this.mayAnswer || this.isExample || live.desk.only !== undefined;
  }

  get phase(): Phase {
    return this.#deps.hud.getState().paused ? 'pauze' : this.#phase;
  }

  get exercise(): Exercise | undefined {
    return this.#asking.exercise;
  }

  get readingMs(): number {
    return this.#asking.readingMs;
  }

  /** Whether the ghost hand is playing: nothing of it counts. */
  get isExample(): boolean {
    return this.#phase === 'voorbeeld';
  }

  /** Whether time may go fast, because this was seen before or is not to be seen. */
  get isHurrying(): boolean {
    return this.isSkipping || this.isReplaying;
  }

  /** Whether the pupil can answer now. */
  get mayAnswer(): boolean {
    return (this.#phase === 'spel' || this.#phase === 'neemover') && !this.#scene.live.desk.only;
  }

  /** Whether the exercise is answered item by item in this game. */
  get isStepwise(): boolean {
    return this.#asking.isStepwise;
  }

  /** What is asked now of a whole answer. */
  part(want: WholeAnswer): RawAnswer {
    return this.#asking.part(want);
  }

  /** The next real input towards `want`; null waits. */
  nextInput(want: RawAnswer, via: Via): Input | null {
    return this.#asking.nextInput(want, via);
  }

  start() {
    this.#run().catch((error: unknown) => this.#deps.fail(error));
  }

  commit(given: RawAnswer): boolean {
    const { now } = this.#scene.stage.clock;
    const early = this.#phase === 'spel' && !this.isReplaying && now - this.#playableAt < TIMES.guard;
    const answer = this.#answer;
    if (!answer || early || !this.#scene.live.desk.gate()) return false;
    this.#answer = undefined;
    this.#rules.committed();
    answer(given);
    return true;
  }

  /** Skips the example, the explanation or the finale; false when there is nothing to skip. */
  skip(): boolean {
    const skip = this.#skip;
    if (!skip) return false;
    this.#skip = undefined;
    this.isSkipping = this.isExample;
    skip();
    return true;
  }

  /** Puts typed letters where they belong again. */
  focusTyping() {
    this.#deps.mirror.typing(this.#asking.mode().typing);
  }

  /** Tells the HUD where the round is. */
  tell() {
    const { round, hud } = this.#deps;
    const { at, results } = round.progress;
    hud.setState({ at, results, exerciseId: round.current?.id, coins: round.result().coins });
  }

  /** Says what is asked once more, from its beginning; who does not hear it sees it. */
  sayAgain() {
    const { exercise } = this;
    if (!exercise?.prompt.speech) return;
    this.#scene.stage.sound.stopSpeech();
    void this.#say(exercise);
    this.#seeAgain(exercise);
  }

  /** Says what is asked; who can't hear it because the voice fails sees it. */
  async #say(exercise: Exercise) {
    const { speech } = exercise.prompt;
    if (!speech || (await this.#scene.stage.sound.say(speech))) return;
    this.#caption.unheard(exercise);
    if (this.exercise === exercise && this.mayAnswer) this.#seeAgain(exercise);
  }

  #seeAgain(exercise: Exercise) {
    // The right word that waits to be tapped stays.
    if (!this.isReplaying && !this.#scene.live.desk.only) this.#caption.show(exercise);
  }

  async #run() {
    const { round } = this.#deps;
    this.tell();
    this.#to('voorbeeld');
    await this.#introduction.play(this.#skippable());
    this.#unskippable();
    const { clock } = this.#scene.stage;
    this.#startedAt = clock.now;
    while (round.current) {
      await this.#play(round.current);
      if (!this.#scene.stage.calm && clock.now - this.#startedAt > TIMES.round) round.shorten();
      round.next();
      this.tell();
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
    this.#caption.show(exercise);
    for (;;) {
      this.#to('spel');
      this.#typing.start(scene.draft.text.text, scene.stage.clock.now);
      const given = await this.#given();
      this.#caption.hide();
      this.#deps.hud.setState({ explain: undefined });
      const { now, tick } = scene.stage.clock;
      const outcome = round.answer(given, now - this.#playableAt, tick);
      const keys = given.form === 'type' && !outcome.verdict.right ? this.#typing.steps : [];
      bus.emit('answer', { ...round.log.at(-1)!, ...(keys.length > 0 && { keys }) });
      this.tell();
      this.#to(outcome.step);
      scene.stage.announce(inWords(outcome));
      // What comes next can be known from now on.
      if (outcome.last) this.#fetchSpeech(round.ahead(1));
      await this.#ladder.play(outcome);
      if (outcome.last) break;
    }
    scene.stage.kit.prompt.hide();
    scene.stage.kit.hint.hide();
    this.#caption.hide();
    await scene.clear();
    this.#asking.done();
  }

  /** Brings the exercise to where it was before a reload. */
  async #replay(outcomes: readonly Outcome[]) {
    if (outcomes.length === 0) return;
    const { live, stage } = this.#scene;
    this.isReplaying = live.isHushed = true;
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
    this.isReplaying = live.isHushed = false;
  }

  #show(exercise: Exercise, round: Round) {
    const scene = this.#scene;
    this.#asking.ask(exercise, round);
    scene.draft = draftFor(exercise, () => {
      if (this.#phase === 'spel') this.#typing.note(scene.draft.text.text, scene.stage.clock.now);
      scene.drawDraft?.();
    });
    scene.stage.kit.prompt.show(exercise.prompt, scene.promptLook);
    this.#deps.mirror.prompt(promptInWords(exercise));
    void this.#say(exercise);
    this.#fetchSpeech(round.left.slice(0, SPEECH_AHEAD));
  }

  /** Has recordings ready before their exercise is asked. */
  #fetchSpeech(exercises: readonly Exercise[]) {
    const speech = exercises.flatMap(({ prompt }) => (prompt.speech ? [prompt.speech] : []));
    if (speech.length > 0) this.#scene.stage.sound.preload(speech);
  }

  async #end() {
    const { round, bus } = this.#deps;
    const { stage } = this.#scene;
    this.#to('einde');
    stage.sound.play('klaar');
    const skipped = this.#skippable();
    const finale = this.#scene.finale?.(round.result()) ?? Promise.resolve();
    await Promise.race([finale, stage.clock.wait(TIMES.finale), skipped]);
    this.#unskippable();
    // Only now: the pupil may have picked something to take along.
    bus.emit('roundEnded', {
      result: round.result(),
      results: round.progress.results,
      asked: round.asked,
    });
  }

  #given = () => new Promise<RawAnswer>((resolve) => (this.#answer = resolve));

  #skippable(): Promise<void> {
    this.#deps.hud.setState({ canSkip: true });
    return new Promise((resolve) => (this.#skip = resolve));
  }

  #unskippable() {
    this.#skip = undefined;
    this.isSkipping = false;
    this.#deps.hud.setState({ canSkip: false });
  }

  #to(phase: Phase) {
    this.#phase = phase;
    const asking = phase === 'vraag' || phase === 'spel' || phase === 'neemover';
    // What happened before is not told again.
    const shown = this.isReplaying ? 'vraag' : phase;
    this.#deps.hud.setState({
      phase: shown,
      canHearAgain: asking && this.exercise?.prompt.speech !== undefined,
    });
    this.focusTyping();
    this.#scene.live.desk.changed();
  }
}
