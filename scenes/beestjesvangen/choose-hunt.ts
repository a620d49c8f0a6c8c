import {
  choicesOf,
  type Choice,
  type ChooseExercise,
  type Outcome,
  type RawAnswer,
} from '../../engine/exercise/index.ts';
import { Choices, type ChoiceThing, type Input } from '../../engine/stage/index.ts';
import { Bug, KINDS } from './bug.ts';
import type { Garden } from './garden.ts';
import { Swarm, type Hunt } from './swarm.ts';

const WIDEST = 330;
const WAIT: Input = { kind: 'wait', ms: 50 };

interface Sitting extends ChoiceThing {
  bug: Bug;
}

/** choose: every bug has a word, and the one that the net comes down on is the answer. */
export class ChooseHunt implements Hunt {
  readonly swarm: Swarm;
  readonly #garden: Garden;
  readonly #id: string;
  readonly #choices: Choices<Sitting>;

  constructor(garden: Garden, exercise: ChooseExercise) {
    const { stage } = garden;
    this.#garden = garden;
    this.#id = exercise.id;
    const kinds = stage.rng.fork(`soort/${exercise.id}`).shuffle([...Array(KINDS).keys()]);
    const sitting = choicesOf(exercise).map((choice, i) => sits(garden, choice, kinds[i]!));
    this.#choices = new Choices(garden, sitting, {
      name: 'beestje',
      onPick: ({ bug }) => this.swarm.pick(bug),
      isFree: ({ bug }) => bug.isFree,
      hit: ({ bug }) => bug.size,
      more: ({ bug }) => ({ onPress: (pressed) => pressed && this.swarm.approach(bug) }),
    });
    this.swarm = new Swarm(
      garden,
      sitting.map(({ bug }) => bug),
      (bug) => this.#choices.commit(this.#of(bug)),
    );
  }

  async present() {
    await this.swarm.come(this.#id, false);
    this.#choices.offer();
  }

  frame(ms: number) {
    this.swarm.frame(ms);
  }

  async right({ given }: Outcome) {
    await this.#free(given);
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome, false);
  }

  async reveal(outcome: Outcome) {
    await this.#refuse(outcome, true);
    if (outcome.reveal) this.#choices.of(outcome.answer)?.bug.card.reveal(outcome.reveal);
  }

  async copied(given: RawAnswer) {
    await this.#free(given);
  }

  step(want: RawAnswer): Input | null {
    const wanted = this.#choices.of(want);
    return wanted && this.swarm.isBusyWith(wanted.bug) ? WAIT : null;
  }

  focus() {
    return this.#garden.hero;
  }

  async clear() {
    this.#choices.close();
    await Promise.all(this.swarm.bugs.map((bug) => bug.clear()));
  }

  #of(bug: Bug): Sitting | undefined {
    return this.#choices.items.find((one) => one.bug === bug);
  }

  /** It is looked at, and flies off as a light. */
  async #free(given: RawAnswer) {
    const bug = this.#choices.of(given)?.bug;
    if (!bug) return;
    await bug.inspect();
    bug.leave();
    this.#garden.letFly(bug);
  }

  async #refuse(outcome: Outcome, rubs: boolean) {
    const wrong = this.#choices.given(outcome);
    if (!wrong) return;
    await wrong.bug.inspect();
    await wrong.bug.clown(this.#garden.hero);
    if (rubs) await this.#garden.stage.kit.eraser.rub(wrong.thing);
    this.#choices.ruleOut(wrong);
    wrong.bug.card.look = 'out';
  }
}

function sits(garden: Garden, choice: Choice, kind: number): Sitting {
  const card = garden.stage.kit.wordCard(0, 0, choice.option!, { maxWidth: WIDEST });
  const bug = new Bug(garden.stage, kind, card, garden.newEar());
  return { choice, thing: bug.thing, bug };
}
