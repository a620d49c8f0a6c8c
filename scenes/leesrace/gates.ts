import {
  choicesOf,
  type ChooseExercise,
  type Outcome,
  type RawAnswer,
  type ReadExercise,
} from '../../engine/exercise/index.ts';
import { Choices } from '../../engine/stage/index.ts';
import { areShort, Gate, type Dress } from './gate.ts';
import type { Stadium } from './job.ts';
import { RUNNER, START_X, TRACK } from './places.ts';
import { FASTEST, lanes, type Lane } from './rules.ts';

/** Where gates stand: their middle, and the farthest that one reaches to the right. */
const AT = { x: 920, right: 1286 } as const;
/** Before a gate he takes off, beyond it he lands. */
const BEFORE = 34;
const BEYOND = { far: 96, most: 1296 } as const;
/** The runner on a lane: feet under its middle, and about as large as it. */
const FEET = 40;
const SIZE = { share: 0.92, least: 100 } as const;
/** How fast he runs there, in u per ms, and how long at least. */
const SPEED = { usual: 1.6, example: 4, least: 180 } as const;
/** A word on a ribbon is run along at least so long, in ms. */
const LEAST_READ = 160;
const MS = { in: 260, inExample: 160, between: 30, pass: 300, back: 420, lineUp: 200, out: 180 } as const;

/** Answers across the track: he goes through one, and that is the answer. */
export class Gates {
  readonly #stadium: Stadium;
  readonly #choices: Choices<Gate>;
  #top: number = TRACK.top;
  #busy = false;
  #struck: Gate | undefined;
  #turn = 0;

  constructor(stadium: Stadium, exercise: ReadExercise | ChooseExercise, dress: Dress) {
    this.#stadium = stadium;
    const isShort = areShort(exercise.options);
    const gates = choicesOf(exercise).map((choice) => new Gate(stadium.stage, choice, dress, isShort));
    for (const { thing } of gates) thing.setVisible(false);
    this.#choices = new Choices(stadium, gates, {
      name: 'poort',
      hit: ({ hit }) => hit,
      isFree: ({ thing }) => thing.visible,
      onPick: (gate) => void this.#run(gate),
      more: (gate) => ({ row: gates.indexOf(gate), onFocus: (focused) => focused && this.#lineUp(gate) }),
    });
  }

  /** They come in from the right, and can be chosen; `top` is where the first lane begins. */
  async present(top: number = TRACK.top) {
    const { stage, course, runner, isExample } = this.#stadium;
    this.#top = top;
    const list = this.#layOut();
    course.lanes(list);
    const { y, height } = this.#middle(list);
    const ms = isExample ? MS.inExample : MS.in;
    void runner.runTo(START_X, y + FEET, ms, this.#size(height));
    await Promise.all(
      this.#gates.map(async ({ thing }, i) => {
        const x = thing.x;
        thing.setVisible(true).setX(x + 900);
        await stage.clock.wait(isExample ? 0 : i * MS.between);
        await stage.tween({ targets: thing, to: { x }, ms, ease: 'Cubic.Out' });
      }),
    );
    this.#choices.offer();
  }

  /** Lanes begin lower or higher: a text lies above them now. */
  async make(top: number) {
    this.#top = top;
    const before = this.#gates.map(({ thing }) => thing.y);
    const list = this.#layOut();
    this.#stadium.course.lanes(list);
    const { stage, runner } = this.#stadium;
    const { y, height } = this.#middle(list);
    void runner.runTo(START_X, y + FEET, MS.in, this.#size(height));
    await Promise.all(
      this.#gates.map(({ thing }, i) => {
        const { y: to } = thing;
        thing.setY(before[i]!);
        return stage.tween({ targets: thing, to: { y: to }, ms: MS.in });
      }),
    );
  }

  /** He is on his way to a gate, through it or back. */
  get isBusy() {
    return this.#busy;
  }

  /** Where eyes go: the gate that he runs to, or a little before him. */
  get focus(): { x: number; y: number } {
    const { x, y } = this.#stadium.runner;
    return this.#struck?.thing ?? { x: x + 120, y };
  }

  /** What stands on the gate of an answer. */
  textOf({ given }: Outcome): string | undefined {
    return this.#choices.of(given)?.choice.option?.text;
  }

  /** Right: he bursts through. */
  async pass(given: RawAnswer) {
    const gate = this.#choices.of(given);
    const { stage, runner, stands, isExample } = this.#stadium;
    if (!gate) return;
    this.#choices.close();
    for (const other of this.#gates)
      if (other !== gate) void stage.tween({ targets: other.thing, to: { alpha: 0.25 }, ms: MS.out });
    runner.behind(true);
    const x = Math.min(BEYOND.most, gate.right + BEYOND.far);
    const through = runner.runTo(x, runner.y, MS.pass);
    await stage.clock.wait(MS.pass * 0.4);
    gate.burst();
    await through;
    runner.behind(false);
    runner.face('happy', 1600);
    stands.cheer(1500);
    void runner.jump(isExample ? 20 : 60);
    this.#busy = false;
  }

  /** Wrong: the gate is a rubber mat, he bounces back, and it leaves play. */
  async refuse({ given }: Outcome) {
    await this.bounce(given);
    const gate = this.#choices.of(given);
    if (!gate) return;
    this.#choices.ruleOut(gate);
    gate.ruleOut();
  }

  /** The same, and Gum rubs it out before it leaves play. */
  async rub(outcome: Outcome) {
    await this.bounce(outcome.given);
    const gate = this.#choices.given(outcome);
    if (gate) await this.#stadium.stage.kit.eraser.rub(gate.thing);
    if (!gate) return;
    this.#choices.ruleOut(gate);
    gate.ruleOut();
  }

  /** He bounces back from a gate that is not the right one. */
  async bounce(given: RawAnswer) {
    const gate = this.#choices.of(given);
    if (gate) await this.#bounce(gate);
    this.#struck = undefined;
    this.#busy = false;
  }

  /** The right spelling stands on its gate. */
  show({ answer, reveal }: Outcome) {
    if (reveal) this.#choices.of(answer)?.reveal(reveal);
  }

  /** All gates go. */
  async leave() {
    const { stage } = this.#stadium;
    this.close();
    await stage.tween({ targets: this.#gates.map(({ thing }) => thing), to: { alpha: 0 }, ms: MS.out });
    for (const { thing } of this.#gates) thing.destroy();
  }

  /** They can't be chosen for a while: he reads again. */
  close() {
    this.#turn++;
    this.#choices.close();
  }

  setVisible(visible: boolean) {
    for (const { thing } of this.#gates) thing.setVisible(visible);
  }

  get #gates(): readonly Gate[] {
    return this.#choices.items;
  }

  /** One above the other, each with its own lane. */
  #layOut(): Lane[] {
    const list = lanes(this.#gates.length, this.#top, TRACK.bottom);
    this.#gates.forEach((gate, i) => {
      gate.lane = list[i]!;
      gate.fit(gate.lane.height);
    });
    const widest = Math.max(...this.#gates.map(({ width }) => width));
    const x = Math.min(AT.x, AT.right - widest / 2);
    for (const { thing, lane } of this.#gates) thing.setPosition(x, lane.y);
    return list;
  }

  #middle(list: readonly Lane[]): Lane {
    return { y: (this.#top + TRACK.bottom) / 2, height: list[0]!.height };
  }

  #size = (height: number) => Math.max(SIZE.least, Math.min(RUNNER, height * SIZE.share));

  /** Before he is sent off he already stands on the lane that is looked at. */
  #lineUp({ lane }: Gate) {
    if (this.#busy) return;
    void this.#stadium.runner.runTo(START_X, lane.y + FEET, MS.lineUp);
  }

  async #run(gate: Gate) {
    const { runner, stage, isExample } = this.#stadium;
    const turn = ++this.#turn;
    this.#busy = true;
    this.#struck?.unread();
    this.#struck = gate;
    runner.behind(false);
    stage.sound.play('stap', { rate: 1.2 });
    const to = { x: gate.left - BEFORE, y: gate.lane.y + FEET * Math.min(1, gate.lane.height / 110) };
    const far = Math.hypot(to.x - runner.x, to.y - runner.y);
    const speed = isExample ? SPEED.example : SPEED.usual;
    await runner.runTo(to.x, to.y, Math.max(SPEED.least, far / speed));
    // Another gate was chosen on the way.
    if (turn !== this.#turn) return;
    if (gate.letters > 0) await this.#readAlong(gate, turn);
    if (turn === this.#turn && !this.#choices.commit(gate)) void this.#back();
  }

  /** He runs along the ribbon, behind its card, and its word is underlined as he goes. */
  async #readAlong(gate: Gate, turn: number) {
    const { runner, isExample, stage } = this.#stadium;
    const end = gate.right;
    const ms = isExample ? LEAST_READ : Math.max(LEAST_READ, gate.letters * FASTEST);
    const reading = stage.onStep(() => {
      if (turn !== this.#turn) return reading();
      gate.readTo(runner.x);
    });
    runner.behind(true);
    await runner.runTo(end, runner.y, ms);
    reading();
    gate.readTo(end);
  }

  async #bounce(gate: Gate) {
    const { runner } = this.#stadium;
    gate.unread();
    runner.behind(false);
    runner.face('oops', 1300);
    void runner.jump(34);
    await Promise.all([gate.stretch(), this.#back()]);
  }

  async #back() {
    const { runner } = this.#stadium;
    this.#struck?.unread();
    // Under an open text he comes back in the middle: on the first lane it would lie over his eyes.
    const y = this.#top > TRACK.top ? (this.#top + TRACK.bottom) / 2 + FEET : runner.y;
    await runner.runTo(START_X, y, MS.back);
    this.#busy = false;
  }
}
