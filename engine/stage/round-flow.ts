import type { Phase } from '../bridge/index.ts';
import {
  isItem,
  itemOf,
  Round,
  type Exercise,
  type Outcome,
  type RawAnswer,
  type RoundResult,
  type WholeAnswer,
} from '../exercise/index.ts';
import type { RoundDeps } from './deps.ts';
import { draftFor, type Draft } from './draft.ts';
import { Example } from './example.ts';
import { inputFor, nextAct, type Situation } from './guide.ts';
import type { Input, RawInput, Via } from './input.ts';
import type { KeyMode } from './keys.ts';
import type { LiveStage, StageRules } from './live-stage.ts';
import { NextHint } from './next-hint.ts';
import { inWords, lettersIn, promptInWords } from './in-words.ts';
import type { PromptLook } from './round-kit.ts';
import type { GameStage } from './stage-scene.ts';

/** Times of the feedback ladder and the round (games.md 1.2 and 1.4), in ms of play. */
const TIMES = {
  /** An act in the first moment belongs to the exercise before. */
  guard: 400,
  explain: 2000,
  banner: 900,
  reveal: 1800,
  revealPerLetter: 100,
  round: 180_000,
  finale: 6000,
} as const;

/** What the flow needs of a game scene. */
export interface RoundScene {
  readonly stage: GameStage;
  readonly live: LiveStage;
  promptLook: PromptLook;
  draft: Draft;
  present(exercise: Exercise): void | Promise<void>;
  respond(outcome: Outcome): Promise<void>;
  clear(): void | Promise<void>;
  drawDraft?(): void;
  takeOver?(answer: WholeAnswer): void;
  finale?(result: RoundResult): Promise<void>;
  step?(want: RawAnswer, via: Via): Input | null;
}

/** Runs one round on one scene: example, exercises, feedback ladder, finale. */
export class RoundFlow implements StageRules {
  exercise: Exercise | undefined;
  #scene: RoundScene;
  #deps: RoundDeps;
  #phase: Phase = 'laden';
  #answer: ((given: RawAnswer) => void) | undefined;
  #skip: (() => void) | undefined;
  #playableAt = 0;
  #startedAt = 0;
  #hint: NextHint;
  /** The round that is asked now (the example has its own), and how many tries an item has. */
  #asking: { round: Round; tries: number } | undefined;
  /** Recordings by what they say. */
  #voice = new Map<string, string>();

  constructor(scene: RoundScene, deps: RoundDeps) {
    this.#scene = scene;
    this.#deps = deps;
    this.#hint = new NextHint(scene.stage);
    for (const speech of deps.speech) this.#voice.set(speech.text, speech.url);
    const { live } = scene;
    live.rules = this;
    live.desk.gate = () =>
      this.#phase === 'spel' || this.#phase === 'neemover' || this.#phase === 'voorbeeld';
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
    const early = this.#phase === 'spel' && this.#scene.stage.clock.now - this.#playableAt < TIMES.guard;
    const answer = this.#answer;
    if (!answer || early || !this.#scene.live.desk.gate()) return false;
    this.#answer = undefined;
    answer(given);
    return true;
  }

  /** Skips the example, the explanation or the finale. */
  skip() {
    const skip = this.#skip;
    this.#skip = undefined;
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
    const length = 'tiles' in want ? want.tiles.length : 'cards' in want ? want.cards.length : 0;
    const open = Array.from({ length }, (_, i) => i).find((i) => !settled.has(i)) ?? 0;
    return itemAt(want, this.#phase === 'neemover' && last ? itemOf(last) : open);
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
    if (this.isExample) return;
    round.tips += count;
    this.#scene.stage.sound.play('munt');
    this.#scene.stage.fx.burst('sterren', x, y, { count: 5 });
    this.#tell();
    bus.emit('tip', { tips: round.tips });
  }

  feat() {
    if (!this.isExample) this.#deps.round.feat = true;
  }

  intercept(input: RawInput): boolean {
    if (!this.#skip || (input.type !== 'down' && input.type !== 'keydown' && input.type !== 'pick'))
      return false;
    if (input.type === 'keydown' && ['Escape', 'Digit8', 'Digit9'].includes(input.code)) return false;
    this.skip();
    return true;
  }

  // The round.

  async #run() {
    const { round } = this.#deps;
    this.#tell();
    await this.#explain();
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

  async #explain() {
    const { manifest, firstVisit, example, explainSpeech, round } = this.#deps;
    const { stage } = this.#scene;
    this.#to('voorbeeld');
    stage.kit.explain.show(manifest.explain);
    stage.announce(manifest.explain);
    if (explainSpeech) void stage.sound.say(explainSpeech);
    const skipped = this.#skippable();
    if (firstVisit && example && round.log.length === 0) await this.#example(skipped);
    else await Promise.race([stage.clock.wait(TIMES.explain), skipped]);
    this.#unskippable();
    stage.kit.explain.hide();
  }

  async #example(skipped: Promise<void>) {
    const dealt = this.#deps.example!;
    const scene = this.#scene;
    const round = new Round({ dealt: [dealt], size: 1 });
    const ghost = new Example(scene.stage, (input) => scene.live.act(input), skipped);
    this.#show(dealt.exercise, round);
    await scene.present(dealt.exercise);
    const given = this.#given();
    const answered = await ghost.play(given, () =>
      this.nextInput(dealt.solution.answer, scene.live.byKey ? 'keyboard' : 'pointer'),
    );
    this.#answer = undefined;
    if (answered) {
      const outcome = round.answer(answered, 0, 0);
      // The example shows how, once: its ending is the whole happy reaction.
      if (outcome.last) await scene.respond(outcome);
    }
    scene.stage.kit.prompt.hide();
    await scene.clear();
    this.exercise = undefined;
  }

  async #play(exercise: Exercise) {
    const { round, bus } = this.#deps;
    const scene = this.#scene;
    this.#to('vraag');
    this.#show(exercise, round);
    bus.emit('exerciseShown', { exerciseId: exercise.id, at: round.progress.at, of: round.progress.of });
    await scene.present(exercise);
    this.#playableAt = scene.stage.clock.now;
    for (;;) {
      this.#to('spel');
      const given = await this.#given();
      const { now, tick } = scene.stage.clock;
      const outcome = round.answer(given, now - this.#playableAt, tick);
      bus.emit('answer', round.log.at(-1)!);
      this.#tell();
      await this.#feedback(outcome);
      if (outcome.last) break;
    }
    scene.stage.kit.prompt.hide();
    scene.stage.kit.hint.hide();
    await scene.clear();
    this.exercise = undefined;
  }

  #show(exercise: Exercise, round: Round) {
    const scene = this.#scene;
    this.#asking = { round, tries: exercise.secondChance ? 2 : 1 };
    this.exercise = exercise;
    scene.draft = draftFor(exercise, () => scene.drawDraft?.());
    scene.stage.kit.prompt.show(exercise.prompt, scene.promptLook);
    this.#deps.mirror.prompt(promptInWords(exercise));
    if (exercise.prompt.speech) void scene.stage.sound.say(exercise.prompt.speech.url);
  }

  async #feedback(outcome: Outcome) {
    this.#to(outcome.step);
    this.#scene.stage.announce(inWords(outcome));
    if (outcome.step === 'goed') await this.#right(outcome);
    else if (outcome.step === 'nogeens') await this.#again(outcome);
    else await this.#reveal(outcome);
  }

  async #right(outcome: Outcome) {
    const { stage } = this.#scene;
    stage.sound.play('goed');
    // In the middle of a stepwise exercise only the item cheers: the word is not there yet.
    if (!outcome.last) return this.#scene.respond(outcome);
    this.#sayWord(outcome);
    if (outcome.reveal) void stage.kit.banner.show(outcome.reveal, 'mini');
    await Promise.all([this.#scene.respond(outcome), stage.clock.wait(TIMES.banner)]);
    stage.kit.banner.hide();
  }

  async #again(outcome: Outcome) {
    const { stage } = this.#scene;
    stage.sound.play('zachtnee');
    stage.kit.hint.show(outcome.hint ?? '');
    await this.#scene.respond(outcome);
    this.#keepRight(outcome);
    const speech = this.exercise?.prompt.speech;
    if (speech) void stage.sound.say(speech.url);
  }

  async #reveal(outcome: Outcome) {
    const { stage } = this.#scene;
    const letters = outcome.reveal ? [...outcome.reveal.text].length : 0;
    stage.sound.play('gum');
    stage.kit.hint.show(outcome.hint ?? '');
    this.#sayWord(outcome);
    const shown = outcome.reveal ? stage.kit.banner.show(outcome.reveal, 'full') : Promise.resolve();
    await Promise.all([this.#scene.respond(outcome), shown]);
    await stage.clock.wait(TIMES.reveal + TIMES.revealPerLetter * letters);
    if (stage.calm) await new Promise<void>((resolve) => stage.kit.goOn.show(resolve));
    stage.kit.goOn.hide();
    stage.kit.banner.hide();
    this.#keepRight(outcome);
    if (outcome.takeOver && outcome.answer) await this.#takeOver(outcome);
  }

  /** neem over: the pupil does it right once, without time or score. */
  async #takeOver({ given, answer }: Outcome) {
    const scene = this.#scene;
    const want = isItem(given) ? itemAt(answer!, itemOf(given)) : answer!;
    if (this.exercise?.form === 'type') scene.draft.text.text = '';
    if (this.exercise?.form === 'split') scene.draft.cuts.clear();
    this.#to('neemover');
    scene.takeOver?.(answer!);
    const done = this.#hint.follow(() => {
      const { situation } = this;
      const act = situation && nextAct(situation, want);
      return act && 'pick' in act ? act.pick : undefined;
    });
    for (;;) {
      const copy = await this.#given();
      if (this.#deps.round.copies(copy)) break;
      scene.stage.sound.play('plop');
      scene.stage.announce('Kijk nog eens goed en probeer het na te doen.');
      this.#rightParts(copy, want);
    }
    done();
    scene.stage.sound.play('pak');
  }

  /** After a miss what is right stays: laid tiles in their places, typed letters up to the first slip. */
  #keepRight({ verdict, given }: Outcome) {
    const { draft } = this.#scene;
    if (verdict.parts && ('tiles' in given || 'cards' in given)) draft.row.keep(verdict.parts);
    if (verdict.letters && 'text' in given) {
      const slip = verdict.letters.findIndex(({ mark }) => mark !== 'right');
      draft.text.text = verdict.letters
        .slice(0, slip < 0 ? undefined : slip)
        .map(({ letter }) => letter)
        .join('');
    }
  }

  /** The same for a copy that is not right yet. */
  #rightParts(copy: RawAnswer, want: RawAnswer) {
    const { draft } = this.#scene;
    if ('tiles' in copy && 'tiles' in want) draft.row.keep(want.tiles.map((id, i) => copy.tiles[i] === id));
    if ('cards' in copy && 'cards' in want) draft.row.keep(want.cards.map((id, i) => copy.cards[i] === id));
    if ('text' in copy) draft.text.text = '';
    if ('cuts' in copy) draft.cuts.clear();
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

  #sayWord({ reveal }: Outcome) {
    const { sound } = this.#scene.stage;
    const url = reveal && this.#voice.get(reveal.text);
    sound.stopSpeech();
    if (url) void sound.say(url);
  }

  #skippable(): Promise<void> {
    this.#deps.hud.setState({ canSkip: true });
    return new Promise((resolve) => (this.#skip = resolve));
  }

  #unskippable() {
    this.#skip = undefined;
    this.#deps.hud.setState({ canSkip: false });
  }

  #to(phase: Phase) {
    this.#phase = phase;
    const asking = phase === 'vraag' || phase === 'spel' || phase === 'neemover';
    this.#deps.hud.setState({ phase, canHearAgain: asking && this.exercise?.prompt.speech !== undefined });
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

/** One item of a whole answer. */
function itemAt(answer: WholeAnswer, at: number): RawAnswer {
  if ('tiles' in answer) return { form: 'build', slot: at, tile: answer.tiles[at]! };
  if ('cards' in answer) return { form: 'order', place: at, card: answer.cards[at]! };
  return answer;
}
