import { choicesOf, type ChooseExercise, type Outcome, type RawAnswer } from '../../engine/exercise/index.ts'; // prettier-ignore
import { Choices, type ChoiceThing, type Input } from '../../engine/stage/index.ts';
import { Hunt, type Feast } from './hunt.ts';
import { KINDS, Morsel } from './morsel.ts';
import type { Reef } from './reef.ts';
import { wordSpots } from './rules.ts';

/** The widest card: with up to four words they lie in two columns, with more in three. */
const WIDEST = { few: 460, many: 360, columns: 4 } as const;
const WAIT: Input = { kind: 'wait', ms: 34 };

interface Floating extends ChoiceThing {
  morsel: Morsel;
}

/** choose: every little animal carries a word, and the one that is eaten is the answer. */
export class ChoosePlay implements Feast {
  readonly hunt: Hunt;
  readonly #reef: Reef;
  readonly #choices: Choices<Floating>;

  constructor(reef: Reef, exercise: ChooseExercise) {
    const { stage } = reef;
    this.#reef = reef;
    const choices = choicesOf(exercise);
    const kinds = stage.rng.fork(`hapjes/${exercise.id}`).shuffle([...Array(KINDS).keys()]);
    const spots = wordSpots(choices.length);
    const maxWidth = choices.length > WIDEST.columns ? WIDEST.many : WIDEST.few;
    const floating = choices.map((choice, i): Floating => {
      const card = stage.kit.wordCard(0, 0, choice.option!, { maxWidth });
      const look = { card, animal: kinds[i]!, home: spots[i]!, drift: reef.drift, phase: i * 1.9 };
      const morsel = new Morsel(stage, look);
      return { choice, thing: morsel.thing, morsel };
    });
    this.#choices = new Choices(reef, floating, {
      name: 'hapje',
      hit: ({ morsel }) => morsel.size,
      isFree: ({ morsel }) => this.hunt.isFree(morsel),
      onPick: ({ morsel }) => this.hunt.seek(morsel),
    });
    this.hunt = new Hunt(
      reef,
      floating.map(({ morsel }) => morsel),
      {
        isRow: false,
        isFree: () => true,
        bite: (morsel) => this.#choices.commit(floating.find((one) => one.morsel === morsel)),
      },
    );
  }

  async present() {
    this.#reef.stage.sound.play('bellen');
    await Promise.all(this.hunt.morsels.map((one, i) => one.come(i)));
    this.hunt.isOpen = true;
    this.#choices.offer();
  }

  frame(ms: number) {
    this.hunt.frame(ms);
  }

  right({ given }: Outcome) {
    this.#swallowed(given);
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome, false);
    this.hunt.isOpen = true;
  }

  async reveal(outcome: Outcome) {
    await this.#refuse(outcome, true);
    const right = this.#choices.of(outcome.answer)?.morsel;
    if (outcome.reveal && right && 'reveal' in right.card) right.card.reveal(outcome.reveal);
    await right?.beckon();
  }

  takeOver() {
    this.hunt.isOpen = true;
  }

  copied(given: RawAnswer) {
    this.#swallowed(given);
  }

  notCopied(given: RawAnswer) {
    void this.#choices.of(given)?.morsel.spit();
    this.hunt.isOpen = true;
  }

  step(want: RawAnswer): Input | null {
    const wanted = this.#choices.of(want)?.morsel;
    if (!wanted) return null;
    return this.hunt.isFree(wanted) && !this.hunt.isSought(wanted) ? null : WAIT;
  }

  focus() {
    return this.#reef.fish;
  }

  async clear() {
    this.hunt.isOpen = false;
    this.#choices.close();
    await Promise.all(this.hunt.morsels.map((one) => one.clear()));
  }

  #swallowed(given: RawAnswer) {
    const one = this.#choices.of(given);
    if (one) one.morsel.card.look = 'right';
  }

  /** It tastes bitter, and is blown out again; with Gum when it was the last try. */
  async #refuse(outcome: Outcome, rubs: boolean) {
    this.hunt.stray();
    const wrong = this.#choices.given(outcome);
    if (!wrong) return;
    await this.#reef.fish.sour(wrong.morsel);
    await wrong.morsel.spit();
    if (rubs) await this.#reef.stage.kit.eraser.rub(wrong.morsel.card);
    this.#choices.ruleOut(wrong);
    wrong.morsel.rule(true);
  }
}
