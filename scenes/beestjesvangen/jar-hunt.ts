import {
  choicesOf,
  type JudgeExercise,
  type Outcome,
  type RawAnswer,
  type SortExercise,
} from '../../engine/exercise/index.ts';
import { Choices, type Input, type Offer, type Via } from '../../engine/stage/index.ts';
import { Bug, KINDS } from './bug.ts';
import type { Garden } from './garden.ts';
import { jarsFor, type Jar } from './jars.ts';
import { Swarm, type Hunt } from './swarm.ts';

const CARD = { size: 44, maxWidth: 380 } as const;
const WAIT: Input = { kind: 'wait', ms: 50 };
const MS = { fly: 300 } as const;

/** judge and sort: one bug with a word, and a jar for each answer. Jar and bug in either order: who has both has answered. */
export class JarHunt implements Hunt {
  readonly swarm: Swarm;
  readonly #garden: Garden;
  readonly #id: string;
  readonly #bug: Bug;
  readonly #choices: Choices<Jar>;
  #offer: Offer | undefined;
  /** The net is over the bug: now only the jar is to be told. */
  #isNetted = false;
  #asksJar = false;

  constructor(garden: Garden, exercise: JudgeExercise | SortExercise) {
    const { stage } = garden;
    this.#garden = garden;
    this.#id = exercise.id;
    const kind = stage.rng.fork(`soort/${exercise.id}`).below(KINDS);
    this.#bug = new Bug(stage, kind, stage.kit.wordCard(0, 0, exercise.card, CARD), garden.newEar());
    this.#choices = new Choices(garden, jarsFor(stage, choicesOf(exercise)), {
      name: 'potje',
      onPick: (jar) => this.#open(jar),
    });
    this.swarm = new Swarm(garden, [this.#bug], () => this.#net());
  }

  async present() {
    await Promise.all([this.swarm.come(this.#id, true), ...this.#choices.items.map((jar) => jar.come())]);
    this.#choices.offer();
    this.#offer = this.#garden.stage.offer(this.#bug.thing, {
      id: 'beestje',
      kind: 'commit',
      label: 'sluip naar het beestje',
      size: this.#bug.size,
      enabled: () => this.#bug.isFree,
      onPick: () => this.swarm.pick(this.#bug),
      onPress: (pressed) => pressed && this.swarm.approach(this.#bug),
    });
  }

  frame(ms: number) {
    this.swarm.frame(ms);
    if (this.#asksJar) for (const jar of this.#choices.items) jar.rattle();
  }

  async right(outcome: Outcome) {
    const jar = this.#choices.given(outcome);
    if (!jar) return;
    await this.#intoJar(jar);
    jar.thing.look = 'right';
    if (outcome.reveal) this.#bug.card.reveal(outcome.reveal);
    this.#bug.leave();
    this.#garden.letFly(this.#bug);
  }

  async reveal(outcome: Outcome) {
    const jar = this.#choices.given(outcome);
    if (!jar) return;
    await this.#intoJar(jar);
    await this.#bug.clown(this.#garden.hero);
    if (outcome.reveal) this.#bug.card.reveal(outcome.reveal);
    await this.#garden.stage.kit.eraser.rub(jar.thing);
    jar.thing.look = 'out';
    this.#choices.ruleOut(jar);
    this.#choices.of(outcome.answer)?.open(true);
  }

  step(want: RawAnswer, via: Via): Input | null {
    const jar = this.#choices.of(want);
    if (!jar || this.#isNetted || this.#choices.armed !== jar) return null;
    if (this.swarm.isBusyWith(this.#bug) || !this.#offer) return WAIT;
    if (via === 'keyboard') return { kind: 'key', code: 'Enter', ms: 34 };
    const { x, y, width, height } = this.#offer.rect();
    return { kind: 'tap', x: x + width / 2, y: y + height / 2 };
  }

  focus() {
    return this.#garden.hero;
  }

  async clear() {
    this.#choices.close();
    this.#offer?.remove();
    await Promise.all([this.#bug.clear(), ...this.#choices.items.map((jar) => jar.clear())]);
  }

  /** Its lid comes off; who has the bug already puts it in. */
  #open(jar: Jar) {
    if (!this.#garden.isOpen) return;
    this.#asksJar = false;
    if (this.#choices.arm(jar)) this.#garden.stage.sound.play('pot-tik');
    for (const one of this.#choices.items) one.open(one === jar);
    if (this.#isNetted) return this.#answer();
    // There is but one bug to go to: where one press is enough, that was it.
    if (this.#garden.isEasy && !this.#garden.isExample) this.swarm.approach(this.#bug);
  }

  #net() {
    this.#isNetted = true;
    this.#bug.hold();
    if (this.#choices.armed) this.#answer();
    else this.#askJar();
  }

  #askJar() {
    this.#asksJar = true;
    this.#garden.stage.announce('Gevangen. In welk potje gaat het?');
  }

  /** In the first moment of an exercise nothing counts yet: then the jar is asked again. */
  #answer() {
    if (this.#choices.commit()) return;
    this.#choices.arm(undefined);
    this.#askJar();
  }

  async #intoJar(jar: Jar) {
    await this.#bug.inspect();
    await this.#bug.glide(jar.mouth, MS.fly);
    this.#garden.stage.sound.play('pot-tik', { rate: 1.2 });
  }
}
