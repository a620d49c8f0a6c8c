import type { Option, Reveal } from '../../engine/exercise/index.ts';
import { areShort, Gate, type Dress } from './gate.ts';
import type { Stadium } from './job.ts';
import { RUNNER, START_X, TRACK } from './places.ts';
import { lanes, type Lane } from './rules.ts';

/** Where gates stand: their middle, and the farthest that one reaches to the right. */
const AT = { x: 920, left: 268, right: 1286, stagger: 52 } as const;
/** Before a gate he takes off, beyond it he lands. */
const BEFORE = 34;
const BEYOND = { far: 96, most: 1296 } as const;
/** The runner on a lane: feet under its middle, and about as large as it. */
const FEET = 40;
const SIZE = { share: 0.92, least: 100 } as const;
/** How fast he runs there, in u per ms, and how long at least. */
const SPEED = { usual: 1.35, example: 4, least: 180 } as const;
const MS = { in: 300, inExample: 160, between: 60, pass: 340, back: 420, lineUp: 200, out: 180 } as const;

/** Answers across the track: he goes through one, and that is the answer. */
export class Gates {
  readonly gates: Gate[];
  #stadium: Stadium;
  #top: number;
  #busy = false;
  #copy: string | undefined;
  #struck: Gate | undefined;
  #turn = 0;
  #passing: Promise<unknown> = Promise.resolve();

  constructor(stadium: Stadium, options: readonly Option[], dress: Dress) {
    this.#stadium = stadium;
    this.#top = TRACK.top;
    this.gates = options.map((option) => new Gate(stadium.stage, option, dress, areShort(options)));
    for (const { thing } of this.gates) thing.setVisible(false);
  }

  /** They come in from the right, and can be chosen; `top` is where the first lane begins. */
  async present(top: number = TRACK.top) {
    const { stage, course, runner, isExample } = this.#stadium;
    this.#top = top;
    const list = this.#layOut();
    course.lanes(list);
    const { y, height } = this.#middle(list);
    void runner.runTo(START_X, y + FEET, isExample ? MS.inExample : MS.in, this.#size(height));
    await Promise.all(
      this.gates.map(async ({ thing }, i) => {
        const x = thing.x;
        thing.setVisible(true).setX(x + 900);
        await stage.clock.wait(isExample ? 0 : i * MS.between);
        await stage.tween({
          targets: thing,
          to: { x },
          ms: isExample ? MS.inExample : MS.in,
          ease: 'Cubic.Out',
        });
      }),
    );
    this.gates.forEach((gate, i) => this.#offer(gate, i));
  }

  /** Lanes begin lower or higher: a text lies above them now. */
  async make(top: number) {
    this.#top = top;
    const before = this.gates.map(({ thing }) => thing.y);
    const list = this.#layOut();
    this.#stadium.course.lanes(list);
    const { stage, runner } = this.#stadium;
    const { y, height } = this.#middle(list);
    void runner.runTo(START_X, y + FEET, MS.in, this.#size(height));
    await Promise.all(
      this.gates.map(({ thing }, i) => {
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

  get focus(): Gate | undefined {
    return this.#struck;
  }

  copy(option: string) {
    this.#copy = option;
  }

  /** Right: he bursts through. */
  async pass(option: string) {
    const gate = this.gates.find((one) => one.option.id === option);
    const { stage, runner, stands, isExample } = this.#stadium;
    if (!gate) return;
    for (const other of this.gates) {
      other.offer?.remove();
      if (other !== gate) void stage.tween({ targets: other.thing, to: { alpha: 0.25 }, ms: MS.out });
    }
    runner.behind(true);
    const x = Math.min(BEYOND.most, gate.right + BEYOND.far);
    const through = runner.runTo(x, runner.y, MS.pass);
    await stage.clock.wait(MS.pass * 0.4);
    gate.burst();
    await through;
    runner.behind(false);
    runner.face('happy', 1600);
    stands.cheer(1500);
    await runner.jump(isExample ? 20 : 60);
    this.#busy = false;
  }

  /** Wrong: the gate is a rubber mat, he bounces back. */
  async refuse() {
    const gate = this.#struck;
    if (gate) await this.#bounce(gate);
    this.#struck = undefined;
    this.#busy = false;
    return gate;
  }

  /** The right spelling stands on its gate. */
  show(option: string, reveal: Reveal) {
    this.gates.find((one) => one.option.id === option)?.reveal(reveal);
  }

  /** All gates go; resolves when what he ran through last has ended. */
  async leave() {
    await this.#passing;
    const { stage } = this.#stadium;
    this.hide();
    await stage.tween({ targets: this.gates.map(({ thing }) => thing), to: { alpha: 0 }, ms: MS.out });
    for (const { thing } of this.gates) thing.destroy();
  }

  /** They can't be chosen for a while: he reads again. */
  hide() {
    this.#turn++;
    for (const { offer } of this.gates) offer?.remove();
  }

  setVisible(visible: boolean) {
    for (const { thing } of this.gates) thing.setVisible(visible);
  }

  #layOut(): Lane[] {
    const list = lanes(this.gates.length, this.#top, TRACK.bottom);
    this.gates.forEach((gate, i) => {
      gate.lane = list[i]!;
      gate.fit(gate.lane.height);
    });
    const widest = Math.max(...this.gates.map(({ width }) => width));
    const gaps = Math.max(1, list.length - 1);
    const stagger = Math.max(0, Math.min(AT.stagger, (AT.right - AT.left - widest) / gaps));
    const farthest = (gaps / 2) * stagger;
    const x = Math.min(AT.x, AT.right - widest / 2 - farthest);
    this.gates.forEach(({ thing, lane }, i) => thing.setPosition(x - farthest + i * stagger, lane.y));
    return list;
  }

  #middle(list: readonly Lane[]): Lane {
    const { top, bottom } = { top: this.#top, bottom: TRACK.bottom };
    return { y: (top + bottom) / 2, height: list[0]!.height };
  }

  #size = (height: number) => Math.max(SIZE.least, Math.min(RUNNER, height * SIZE.share));

  #offer(gate: Gate, i: number) {
    const { option, thing } = gate;
    gate.offer = this.#stadium.stage.offer(thing, {
      id: `poort-${option.id}`,
      kind: 'option',
      value: option.id,
      label: option.text ?? option.picture?.alt ?? '',
      row: i,
      size: gate.hit,
      enabled: () => !gate.isOut && thing.visible,
      onFocus: (focused) => focused && this.#lineUp(gate),
      onPick: () => void this.#run(gate),
    });
  }

  /** Before he is sent off he already stands on the lane that is looked at. */
  #lineUp({ lane }: Gate) {
    if (this.#busy) return;
    void this.#stadium.runner.runTo(START_X, lane.y + FEET, MS.lineUp);
  }

  async #run(gate: Gate) {
    const { runner, stage, isExample } = this.#stadium;
    const turn = ++this.#turn;
    this.#busy = true;
    this.#struck = gate;
    stage.sound.play('stap', { rate: 1.2 });
    const to = { x: gate.left - BEFORE, y: gate.lane.y + FEET * Math.min(1, gate.lane.height / 110) };
    const far = Math.hypot(to.x - runner.x, to.y - runner.y);
    const speed = isExample ? SPEED.example : SPEED.usual;
    await runner.runTo(to.x, to.y, Math.max(SPEED.least, far / speed));
    // Another gate was chosen on the way.
    if (turn !== this.#turn) return;
    const copy = this.#copy;
    const { option } = gate;
    const form = this.#stadium.form;
    if (!this.#stadium.commit({ form, option: option.id })) return void this.#back();
    if (copy === undefined) return;
    if (copy === option.id) {
      this.#copy = undefined;
      this.#passing = this.pass(copy);
    } else {
      await this.#bounce(gate);
      this.#busy = false;
    }
  }

  async #bounce(gate: Gate) {
    const { runner } = this.#stadium;
    runner.face('oops', 1300);
    void runner.jump(34);
    await Promise.all([gate.stretch(), this.#back()]);
  }

  async #back() {
    const { runner } = this.#stadium;
    await runner.runTo(START_X, runner.y, MS.back);
    this.#busy = false;
  }
}
