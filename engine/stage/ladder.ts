import {
  isItem,
  itemOf,
  type Exercise,
  type Outcome,
  type RawAnswer,
  type Speech,
  type WholeAnswer,
} from '../exercise/index.ts';
import type { RoundDeps } from './deps.ts';
import { nextAct, type Situation } from './guide.ts';
import { itemAt, textOf } from './items.ts';
import { NextHint } from './next-hint.ts';
import type { RoundScene } from './round-scene.ts';

/** Times of the feedback ladder (scenes/README.md 1.4), in ms of play. */
const TIMES = {
  banner: 900,
  reveal: 1800,
  revealPerLetter: 100,
} as const;

interface LadderHelp {
  /** The next commit of the pupil. */
  given(): Promise<RawAnswer>;
  /** The pupil is going to do it over. */
  takingOver(): void;
  /** It was done over. */
  tookOver(): void;
  situation(): Situation | undefined;
  /** Says what is asked once more. */
  sayAgain(): void;
  /** Whether all this happened before, and nobody has to press on. */
  isReplaying(): boolean;
}

/** The feedback ladder, the same in all games: the scene only dresses it. */
export class Ladder {
  #scene: RoundScene;
  #deps: RoundDeps;
  #help: LadderHelp;
  #hint: NextHint;
  /** Recordings by what they say. */
  #voice: ReadonlyMap<string, Speech>;

  constructor(scene: RoundScene, deps: RoundDeps, help: LadderHelp) {
    this.#scene = scene;
    this.#deps = deps;
    this.#help = help;
    this.#hint = new NextHint(scene.stage);
    this.#voice = new Map(deps.speech.map((speech) => [speech.text, speech]));
  }

  get #exercise(): Exercise | undefined {
    return this.#help.situation()?.exercise;
  }

  /** Plays the answer's step; resolves when the exercise can go on or is over. */
  async play(outcome: Outcome) {
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
    if (outcome.reveal) stage.kit.prompt.fill(outcome.reveal);
    const shown = outcome.reveal ? stage.kit.banner.show(outcome.reveal, 'mini') : Promise.resolve();
    await Promise.all([this.#scene.respond(outcome), shown.then(() => stage.clock.wait(TIMES.banner))]);
    stage.kit.banner.hide();
  }

  async #again(outcome: Outcome) {
    const { stage } = this.#scene;
    stage.sound.play('zachtnee');
    stage.kit.hint.show(outcome.hint ?? '', outcome.hintSpeech);
    await this.#scene.respond(outcome);
    this.#keepRight(outcome);
    this.#help.sayAgain();
  }

  async #reveal(outcome: Outcome) {
    const { stage } = this.#scene;
    const letters = outcome.reveal ? [...outcome.reveal.text].length : 0;
    stage.sound.play('gum');
    stage.kit.hint.show(outcome.hint ?? '', outcome.hintSpeech);
    this.#sayWord(outcome);
    if (outcome.reveal) stage.kit.prompt.fill(outcome.reveal);
    const shown = outcome.reveal ? stage.kit.banner.show(outcome.reveal, 'full') : Promise.resolve();
    await Promise.all([this.#scene.respond(outcome), shown]);
    await stage.clock.wait(TIMES.reveal + TIMES.revealPerLetter * letters);
    if (outcome.answer && (await this.#tapTheWord(outcome.answer))) return stage.kit.banner.hide();
    if (stage.calm && !this.#help.isReplaying())
      await new Promise<void>((resolve) => stage.kit.goOn.show(resolve));
    stage.kit.goOn.hide();
    stage.kit.banner.hide();
    this.#keepRight(outcome);
    if (outcome.answer) await this.#takeOver(outcome);
  }

  /**
   * neem over in judge and sort, where nothing is made: the right word itself is tapped once. No game needs to know of it.
   * Whether that was asked.
   */
  async #tapTheWord(answer: WholeAnswer): Promise<boolean> {
    if (answer.form !== 'judge' && answer.form !== 'sort') return false;
    const scene = this.#scene;
    const { desk } = scene.live;
    const offer = scene.stage.kit.banner.ask(() => void scene.commit(answer));
    if (!offer) return true;
    desk.only = offer;
    this.#help.takingOver();
    const done = this.#hint.follow(() => offer);
    await this.#help.given();
    done();
    scene.stage.sound.play('pak');
    this.#help.tookOver();
    offer.remove();
    return true;
  }

  /** neem over: the pupil does it right once, without time or score. */
  async #takeOver({ given, answer }: Outcome) {
    const scene = this.#scene;
    const want = isItem(given) ? itemAt(answer!, itemOf(given)) : answer!;
    if (this.#exercise?.form === 'type') scene.draft.text.text = '';
    if (this.#exercise?.form === 'split') scene.draft.cuts.clear();
    this.#help.takingOver();
    scene.takeOver?.(answer!);
    const done = this.#hint.follow(() => {
      const situation = this.#help.situation();
      const act = situation && nextAct(situation, want);
      return act && 'pick' in act ? act.pick : undefined;
    });
    for (;;) {
      const copy = await this.#help.given();
      if (this.#deps.round.copies(copy)) {
        done();
        scene.stage.sound.play('pak');
        await scene.copied?.(copy);
        return;
      }
      scene.stage.sound.play('plop');
      scene.stage.announce('Kijk nog eens goed en probeer het na te doen.');
      scene.notCopied?.(copy);
      this.#rightParts(copy, want);
    }
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
    const exercise = this.#exercise;
    const alike = (wanted: readonly string[], given: readonly string[]) =>
      wanted.map((id, i) => exercise !== undefined && textOf(exercise, id) === textOf(exercise, given[i]));
    if ('tiles' in copy && 'tiles' in want) draft.row.keep(alike(want.tiles, copy.tiles));
    if ('cards' in copy && 'cards' in want) draft.row.keep(alike(want.cards, copy.cards));
    if ('text' in copy) draft.text.text = '';
    if ('cuts' in copy) draft.cuts.clear();
  }

  #sayWord({ reveal }: Outcome) {
    const { sound } = this.#scene.stage;
    const speech = reveal && this.#voice.get(reveal.text);
    sound.stopSpeech();
    if (speech) void sound.say(speech);
  }
}
