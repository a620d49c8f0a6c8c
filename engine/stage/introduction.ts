import {
  Round,
  slotsOf,
  type Dealt,
  type Exercise,
  type RawAnswer,
  type WholeAnswer,
} from '../exercise/index.ts';
import type { RoundDeps } from './deps.ts';
import { Example } from './example.ts';
import type { Input, RawInput } from './input.ts';
import type { RoundScene } from './round-scene.ts';

/** Times of what comes before the first exercise (games.md 1.2), in ms of play. */
const TIMES = {
  explain: 2000,
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
    const { manifest, firstVisit, example, explainSpeech, round } = this.#deps;
    const { stage } = this.#scene;
    stage.announce(manifest.explain);
    if (explainSpeech) void stage.sound.say(explainSpeech);
    if (firstVisit && example && round.log.length === 0) await this.#example(example, skipped);
    else {
      stage.kit.explain.show(manifest.explain);
      await Promise.race([stage.clock.wait(TIMES.explain), skipped]);
    }
    stage.kit.explain.hide();
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
    kit.explain.show(this.#deps.manifest.explain);
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
