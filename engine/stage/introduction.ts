import {
  Round,
  slotsOf,
  type Dealt,
  type Exercise,
  type RawAnswer,
  type WholeAnswer,
} from '../exercise/index.ts';
import { readingTime } from './asking.ts';
import type { RoundDeps } from './deps.ts';
import { Example } from './example.ts';
import type { Input, RawInput } from './input.ts';
import type { RoundScene } from './round-scene.ts';

/** Times of what comes before the first exercise (scenes/README.md 1.2), in ms of play. */
const TIMES = {
  explain: 2000,
  /** What is over sooner was not said: the pupil did not touch the page yet, or there is no recording. */
  unsaid: 1000,
  /** Then, or with the answer, the play itself is to be seen. */
  explainInExample: 2600,
  /** Until now there is only something to look at: what is asked, and the line. */
  look: 1100,
  /** By now the hand has given its answer: the happy reaction still fits in the 6 s of the whole. */
  answered: 3500,
  /** What an answer of many acts takes off both: its hand starts sooner, and its reaction takes longer. */
  lessPerAct: { look: 70, answered: 56 },
} as const;

/** So many acts can be done calmly. */
const FEW_ACTS = 6;

interface IntroductionHelp {
  /** Shows an exercise of another round than the pupil's. */
  ask(exercise: Exercise, round: Round): void;
  /** The next commit. */
  given(): Promise<RawAnswer>;
  /** The next real input towards an answer. */
  next(want: WholeAnswer): Input | null;
  /** Nothing is asked any more. */
  done(): void;
}

/** What comes before the first exercise: the Uitleg line, with the whole Voorbeeld on a first visit. */
export class Introduction {
  #scene: RoundScene;
  #deps: RoundDeps;
  #help: IntroductionHelp;

  constructor(scene: RoundScene, deps: RoundDeps, help: IntroductionHelp) {
    this.#scene = scene;
    this.#deps = deps;
    this.#help = help;
  }

  /** Resolves when the round can begin. */
  async play(skipped: Promise<void>) {
    const { firstVisit, example, explainSpeech, round, hud } = this.#deps;
    const { stage } = this.#scene;
    const { clock, kit } = stage;
    stage.announce(this.#line);
    const said = explainSpeech ? stage.sound.say(explainSpeech) : Promise.resolve();
    if (firstVisit && example && round.log.length === 0) {
      await this.#example(example, skipped);
      kit.explain.hide();
      return;
    }
    kit.explain.show(this.#line);
    let isOver = false;
    const over = () => {
      isOver = true;
      hud.setState({ explain: undefined });
    };
    void skipped.then(over);
    void this.#untilRead(said).then(over);
    await Promise.race([clock.wait(TIMES.explain), skipped]);
    kit.explain.hide();
    // What is played lies free: the HUD says the rest of it.
    if (!isOver) hud.setState({ explain: this.#line });
  }

  /** What is said, which depends on the form. */
  get #line() {
    const { explainSpeech, manifest } = this.#deps;
    return explainSpeech?.text ?? manifest.explain;
  }

  /**
   * Resolves when the line has stood as long as it is said, or as long as it takes to be read where it is not heard: who
   * hears little reads along. The first exercise does not wait for it.
   */
  async #untilRead(said: Promise<unknown>) {
    const { hud } = this.#deps;
    const { clock, settings, tempo } = this.#scene.stage;
    const began = clock.now;
    const isMuted = hud.getState().muted || settings.volumes.speech === 0;
    if (!isMuted) await said;
    const isHeard = !isMuted && clock.now - began > TIMES.unsaid;
    const least = isHeard ? 0 : readingTime(this.#line.length, tempo);
    await clock.wait(Math.max(TIMES.explain, least) - (clock.now - began));
  }

  async #example(dealt: Dealt, skipped: Promise<void>) {
    const scene = this.#scene;
    const { clock, kit } = scene.stage;
    const { exercise, solution } = dealt;
    const round = new Round({ dealt: [dealt], size: 1 });
    const began = clock.now;
    const more = Math.max(0, actsIn(exercise) - FEW_ACTS);
    const act = (input: RawInput) => scene.live.act(input);
    const answered = began + TIMES.answered - TIMES.lessPerAct.answered * more;
    const ghost = new Example(scene.stage, act, skipped, answered);
    this.#help.ask(exercise, round);
    // After the prompt, which it lies under.
    kit.explain.show(this.#line);
    clock.after(TIMES.explainInExample, () => kit.explain.hide());
    await scene.present(exercise);
    const look = began + TIMES.look - TIMES.lessPerAct.look * more;
    await Promise.race([clock.wait(look - clock.now), skipped]);
    for (;;) {
      const answer = await ghost.play(this.#help.given(), () => this.#help.next(solution.answer));
      if (!answer) break;
      kit.explain.hide();
      const outcome = round.answer(answer, 0, 0);
      // The example shows how, once: its ending is the whole happy reaction.
      await scene.respond(outcome);
      if (outcome.last) break;
    }
    kit.prompt.hide();
    await scene.clear();
    this.#help.done();
  }
}

/** About how many acts the answer to an exercise takes. */
function actsIn(exercise: Exercise): number {
  switch (exercise.form) {
    case 'type':
      return exercise.length;
    case 'split':
      return exercise.letters.length;
    case 'build':
    case 'order':
      return slotsOf(exercise);
    default:
      return 1;
  }
}
