import {
  choicesOf,
  type ChooseExercise,
  type JudgeExercise,
  type Outcome,
  type RawAnswer,
  type SortExercise,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import { Choices, type Input, type Via, type WordCard } from '../../engine/stage/index.ts';
import { Answer } from './answer.ts';
import type { Machine, Pinball } from './game.ts';
import { DEPTHS, HOME, type Side } from './places.ts';
import { nextLamp } from './rules.ts';

/** What is asked of in sort and judge hangs over the table. */
const CARD = { size: 52, widest: 470, tallest: 100 } as const;
const MS = { card: 240, fade: 140, after: 160 } as const;

/** choose, sort and judge: lamps beside the table; with one locked, the ball in the inkwell is the answer. */
export class LampPlay implements Pinball {
  readonly #machine: Machine;
  readonly #choices: Choices<Answer>;
  readonly #card: WordCard | undefined;
  #lit: Answer | undefined;
  #isOpen = false;
  /** The only one that is asked when it is done over. */
  #only: Answer | undefined;

  constructor(machine: Machine, exercise: ChooseExercise | SortExercise | JudgeExercise) {
    const { stage } = machine;
    this.#machine = machine;
    const choices = choicesOf(exercise);
    const items = choices.map((choice, i) => new Answer(stage, choice, i, choices.length));
    if ('card' in exercise) {
      const { size, widest, tallest } = CARD;
      const y = machine.isExample ? HOME.explained : HOME.asked;
      this.#card = stage.kit.wordCard(HOME.x, y, exercise.card, { size, maxWidth: widest });
      this.#card.setScale(Math.min(1, tallest / this.#card.height, widest / this.#card.width));
      this.#card.setDepth(DEPTHS.cards).setAlpha(0);
    }
    this.#choices = new Choices(machine, items, {
      name: 'lamp',
      isFree: (one) => this.#isFree(one),
      onPick: (one) => this.#lock(one),
      more: ({ thing }) => ({
        onPress: (isDown) => {
          if (thing.look === 'normal' || thing.look === 'pressed') thing.look = isDown ? 'pressed' : 'normal';
        },
      }),
    });
  }

  get lit() {
    return this.#lit;
  }

  get isLocked() {
    return this.#choices.armed !== undefined;
  }

  async present() {
    const { stage } = this.#machine;
    if (this.#card)
      void stage.tween({ targets: this.#card, to: { alpha: 1 }, ms: MS.card, ease: 'Sine.InOut' });
    await Promise.all(this.#choices.items.map((one, i) => one.come(i)));
    this.#isOpen = true;
    this.#light(this.#choices.items[0]);
    this.#choices.offer();
  }

  shine(way: Side) {
    const { items } = this.#choices;
    if (!this.#isOpen || this.isLocked) return;
    const free = items.flatMap((one, i) => (this.#isFree(one) ? [i] : []));
    const next = nextLamp(this.#lit ? items.indexOf(this.#lit) : -1, free, way);
    const one = next === undefined ? undefined : items[next];
    this.#light(one);
    if (one) this.#machine.stage.focusOn(this.#choices.offerOf(one));
  }

  turnKey(isLocked: boolean) {
    if (isLocked === this.isLocked) return;
    if (!isLocked) this.#unlock();
    else if (this.#lit && this.#isFree(this.#lit)) this.#lock(this.#lit);
  }

  sink() {
    const one = this.#choices.armed;
    if (!one || !this.#isFree(one) || !this.#choices.commit(one)) return void this.#machine.burp();
    this.#isOpen = false;
    this.#unlock();
  }

  step(want: RawAnswer, via: Via): Input | null {
    const one = this.#choices.of(want);
    if (!one || !this.#machine.mayPlay || !this.#isFree(one)) return null;
    return this.#choices.armed === one ? this.#machine.flipTowards(via) : null;
  }

  async right(outcome: Outcome) {
    await this.#celebrate(outcome.given);
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome);
    this.#isOpen = true;
    this.#light(this.#choices.left[0]);
  }

  async reveal(outcome: Outcome) {
    this.#choices.close();
    const right = this.#choices.of(outcome.answer);
    await this.#refuse(outcome, true);
    if (outcome.reveal && right && 'reveal' in right.thing) right.thing.reveal(outcome.reveal);
    this.#light(right);
    await right?.beckon();
  }

  takeOver(answer: WholeAnswer) {
    this.#only = this.#choices.of(answer);
    this.#isOpen = true;
    this.#choices.offer();
  }

  async copied(given: RawAnswer) {
    await this.#celebrate(given);
  }

  notCopied() {
    void this.#machine.burp();
    this.#isOpen = true;
  }

  async clear() {
    const { stage } = this.#machine;
    this.#isOpen = false;
    this.#unlock();
    this.#light(undefined);
    this.#choices.close();
    const card = this.#card;
    if (card) void stage.tween({ targets: card, to: { alpha: 0 }, ms: MS.fade });
    await Promise.all(this.#choices.items.map((one) => one.leave()));
    await stage.clock.wait(MS.after);
    card?.destroy();
  }

  #isFree(one: Answer): boolean {
    if (!this.#isOpen || this.#choices.isOut(one) || !this.#machine.mayPlay) return false;
    return this.#only === undefined || this.#only === one;
  }

  #light(one: Answer | undefined) {
    if (this.#lit) this.#lit.isLit = false;
    this.#lit = one;
    if (one) one.isLit = true;
  }

  #lock(one: Answer) {
    if (this.#choices.armed) this.#look(this.#choices.armed, false);
    this.#choices.arm(one);
    this.#light(one);
    this.#look(one, true);
    this.#machine.lock(one);
  }

  #unlock() {
    const one = this.#choices.armed;
    if (one) this.#look(one, false);
    this.#choices.arm(undefined);
    this.#machine.unlock();
  }

  #look({ thing }: Answer, isLocked: boolean) {
    if (thing.look !== 'out' && thing.look !== 'right') thing.look = isLocked ? 'chosen' : 'normal';
  }

  async #celebrate(given: RawAnswer) {
    const one = this.#choices.of(given);
    if (!one) return;
    one.thing.look = 'right';
    this.#hideCard();
    await this.#machine.fountain(one.at);
  }

  /** The ball is burped out and the lamp goes out; Gum rubs when it was the last try. */
  async #refuse(outcome: Outcome, rubs = false) {
    const one = this.#choices.given(outcome);
    const out = this.#machine.burp();
    const { stage } = this.#machine;
    const { kit } = stage;
    if (this.#card && rubs)
      await stage.tween({ targets: this.#card, to: { y: HOME.rubbed }, ms: MS.fade, ease: 'Sine.Out' });
    if (one && rubs) await kit.eraser.rub(this.#card ?? one.thing);
    if (this.#card) kit.rubOut(this.#card);
    if (rubs) this.#hideCard();
    await out;
    if (!one) return;
    this.#choices.ruleOut(one);
    one.putOut();
  }

  /** It makes room for the word as it is spelt. */
  #hideCard() {
    const { stage } = this.#machine;
    if (this.#card) void stage.tween({ targets: this.#card, to: { alpha: 0 }, ms: MS.fade });
  }
}
