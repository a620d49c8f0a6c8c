import {
  type ChooseExercise,
  type JudgeExercise,
  type Outcome,
  type RawAnswer,
  type ReadExercise,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import { Choices, type Input, type Via } from '../../engine/stage/index.ts';
import { Board, type Lane } from './board.ts';
import type { Circuit, Heat } from './circuit.ts';
import { MS } from './race.ts';
import { Reading } from './reading.ts';

/** How long a right gate is enjoyed before the next one comes, and a car wash takes, with a second chance and without. */
const TIMES = { right: 480, wash: 1150, copied: 600 } as const;
/** A gate leaves at least so long, and a bit more than reading takes, at tempo 0 and 1. */
const GATE = { least: [7000, 5600], spare: 900 } as const;
const WAIT: Input = { kind: 'wait', ms: 50 };

/** choose, judge and read: each lane stands for what is on the board over it, and leads through the gate. */
export class Drive implements Heat {
  readonly #circuit: Circuit;
  readonly #board: Board;
  readonly #choices: Choices<Lane>;
  readonly #reading: Reading | undefined;
  /** Why it was wrong, as long as the pupil tries once more. */
  #missed: Outcome | undefined;

  constructor(circuit: Circuit, exercise: ChooseExercise | JudgeExercise | ReadExercise) {
    this.#circuit = circuit;
    this.#board = new Board(circuit.stage, circuit.panel, exercise);
    this.#choices = new Choices(circuit, this.#board.lanes, {
      name: 'baan',
      isFree: () => circuit.race.gate !== undefined,
      onPick: (lane) => this.point(this.#board.lanes.indexOf(lane)),
      // While the text is read there is nothing to choose yet.
      more: () => ({ onEarly: () => circuit.stage.sound.play('rem', { volume: 0.4 }) }),
    });
    if (exercise.form === 'read') this.#reading = new Reading(circuit, exercise, () => void this.#answers());
  }

  get isDriving() {
    return this.#circuit.race.gate !== undefined || this.#reading?.isOpen === true;
  }

  get armed() {
    return this.#choices.armed?.thing;
  }

  async present() {
    this.#board.hang(this.#circuit.isExample);
    this.#choices.offer();
    if (this.#reading) return this.#read();
    this.#ask();
    await this.#board.light();
  }

  frame() {
    const { race, isOpen } = this.#circuit;
    this.#arm(isOpen && race.isTouched ? this.#board.lanes[race.lane] : undefined);
  }

  passed(lane: number, isTouched: boolean) {
    const chosen = this.#board.lanes[lane];
    const isMeant = isTouched && chosen && !this.#choices.isOut(chosen);
    if (isMeant && this.#circuit.isOpen && this.#choices.commit(chosen)) return;
    if (!this.#circuit.isOpen) return;
    // Nobody chose: the gate lets the car under, and comes again.
    this.#circuit.bump();
    this.#ask(MS.again);
    this.#board.beckon(this.#circuit.race.isClosed);
  }

  turn(side: -1 | 1) {
    const { race, stage } = this.#circuit;
    if (race.steer(side)) stage.sound.play('baanwissel', { volume: 0.7 });
  }

  point(lane: number) {
    const { race, stage } = this.#circuit;
    if (race.gate === undefined || this.#reading?.isOpen) {
      if (lane !== race.lane && !race.isClosed(lane)) this.turn(lane < race.lane ? -1 : 1);
      return;
    }
    // A finger that rests points all the time.
    if (race.isSure && race.lane === lane) return;
    if (race.choose(lane, this.#rush)) stage.sound.play('baanwissel');
  }

  go() {
    const { race, stage } = this.#circuit;
    if (this.#reading?.isOpen) this.#reading.next();
    else if (!race.isSure && race.go(this.#rush)) stage.sound.play('baanwissel', { rate: 1.2 });
  }

  async right({ given, reveal }: Outcome) {
    if (reveal) this.#board.card?.reveal(reveal);
    await this.#pass(given, TIMES.right);
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome, false);
    this.#missed = outcome;
    if (this.#reading) this.#read();
    else this.#ask();
  }

  async reveal(outcome: Outcome) {
    const right = this.#choices.of(outcome.answer);
    if (outcome.reveal) this.#board.card?.reveal(outcome.reveal);
    await this.#refuse(outcome, true);
    if (right && outcome.reveal && 'reveal' in right.thing) right.thing.reveal(outcome.reveal);
  }

  /** Only the right lane is open. */
  takeOver(answer: WholeAnswer) {
    if (this.#choices.takeOver(answer)) this.#ask();
  }

  async copied(given: RawAnswer) {
    await this.#pass(given, TIMES.copied);
  }

  notCopied() {
    this.#ask();
  }

  step(want: RawAnswer, via: Via): Input | null {
    const { race, isOpen, isExample } = this.#circuit;
    if (!isOpen) return null;
    if (this.#reading?.isOpen) {
      if (via === 'keyboard') return { kind: 'key', code: 'PageDown', key: 'PageDown', ms: 40 };
      return { kind: 'tap', ...this.#reading.button };
    }
    const lane = this.#board.lanes.indexOf(this.#choices.of(want)!);
    if (lane < 0) return null;
    if (race.gate === undefined || (race.isSure && race.lane === lane)) return WAIT;
    if (!isExample || via === 'pointer') return null;
    // The hand of the example drives: lane by lane, and on.
    const code = lane === race.lane ? 'Enter' : lane < race.lane ? 'ArrowLeft' : 'ArrowRight';
    return { kind: 'key', code, ms: 60 };
  }

  focus() {
    return this.#circuit.car;
  }

  async clear() {
    this.#circuit.race.leave();
    this.#circuit.gate.go();
    this.#choices.close();
    this.#reading?.destroy();
    await this.#board.clear();
  }

  /** How long the way to the gate takes at most, once the lane is certain. */
  get #rush(): number {
    const { isExample, stage } = this.#circuit;
    return isExample ? MS.example : stage.calm ? MS.calm : MS.rush;
  }

  /** The text comes on the board, and the answers after it. */
  #read() {
    this.#board.isLit = false;
    this.#frame(this.#reading!.height);
    this.#reading!.open(this.#board.top);
  }

  async #answers() {
    this.#board.isLit = true;
    this.#frame();
    this.#ask();
    await this.#board.light();
  }

  /** The board gets another height; a hint that hangs under it goes along, so that the text is not covered. */
  #frame(height?: number) {
    this.#board.frame(height);
    if (this.#missed) this.#circuit.stage.kit.hint.show(this.#missed.hint ?? '', this.#missed.hintSpeech);
  }

  /** A gate comes with a lane for each answer that is in play. */
  #ask(ms?: number) {
    const { race, gate, readingMs, stage } = this.#circuit;
    const { lanes } = this.#board;
    const closed = lanes.flatMap((lane, i) => (this.#choices.isAsked(lane) ? [] : [i]));
    const least = stage.lerp(...GATE.least);
    race.ask(lanes.length, ms ?? Math.max(least, readingMs + GATE.spare), closed);
    gate.come(
      lanes.map(({ choice }) => choice.sign?.mark),
      closed,
    );
  }

  /** The lane that would be answered with has the paperclip. */
  #arm(lane: Lane | undefined) {
    const before = this.#choices.armed;
    if (!this.#choices.arm(lane)) return;
    if (before && before.thing.look === 'chosen') before.thing.look = 'normal';
    if (lane && !this.#choices.isOut(lane)) lane.thing.look = 'chosen';
  }

  /** Flags, wind in the back, and a crowd that blurs by. */
  async #pass(given: RawAnswer, ms: number) {
    const { race, gate, stage, car } = this.#circuit;
    const lane = this.#choices.of(given);
    if (lane) lane.thing.look = 'right';
    race.blow();
    gate.wave();
    this.#circuit.cheer();
    this.#circuit.roams = true;
    stage.sound.play('poort');
    stage.fx.burst('confetti', car.x, car.y - 150, { count: 18, spread: 260 });
    await stage.clock.wait(ms);
  }

  /** The lane led into the car wash. */
  async #refuse(outcome: Outcome, rubs: boolean) {
    const { race, gate, wash, stage } = this.#circuit;
    const lane = this.#choices.given(outcome);
    gate.go();
    race.wash(TIMES.wash);
    const washed = wash.run(TIMES.wash);
    if (lane && rubs) await stage.kit.eraser.rub(lane.thing);
    await washed;
    if (!lane) return;
    lane.thing.look = 'out';
    this.#choices.ruleOut(lane);
  }
}
