import { choicesOf, type ChooseExercise, type Outcome, type RawAnswer } from '../../engine/exercise/index.ts';
import { Choices, type Input, type Via } from '../../engine/stage/index.ts';
import { Flyer } from './flyer.ts';
import type { Dojo, Practice } from './game.ts';
import { Lantern } from './lantern.ts';
import { strikes, type Spot } from './rules.ts';

/** Where cards hang: in one row, or in two where they are too wide for that. */
const AREA = { left: 64, right: 1302 } as const;
const ROWS = { one: 422, first: 352, second: 512, gap: 34 } as const;
const WIDEST = 300;
const COLOURS = 4;
const MS = { beat: 80, cheer: 520, off: 200 } as const;
/** The hand of the example swipes through a lantern. */
const SHOWN = { reach: 110, ms: 260 } as const;

/** choose: a lantern for each word; one clean cut through one of them is the answer. */
export class LanternsPlay implements Practice {
  readonly #dojo: Dojo;
  readonly #flyer: Flyer;
  readonly #choices: Choices<Lantern>;

  constructor(dojo: Dojo, exercise: ChooseExercise) {
    this.#dojo = dojo;
    const { stage } = dojo;
    const first = stage.rng.fork(`lampion/${exercise.id}`).below(COLOURS);
    const lanterns = choicesOf(exercise).map((choice, i) => {
      const card = stage.kit.wordCard(0, 0, choice.option!, { maxWidth: WIDEST });
      return new Lantern(stage, choice, card, (first + i) % COLOURS);
    });
    layOut(lanterns);
    this.#flyer = new Flyer(dojo, (pose) => {
      for (const lantern of lanterns) lantern.pose(pose);
    });
    this.#choices = new Choices(dojo, lanterns, {
      name: 'lampion',
      hit: ({ size }) => size,
      isFree: () => this.#flyer.isUp,
      onPick: (lantern) => this.#pick(lantern),
      more: () => ({ ...dojo.blade.grip(), onFocus: (focused) => focused && this.hold() }),
    });
  }

  get falls() {
    return this.#flyer.falls;
  }

  async present() {
    const { garden, gong } = this.#dojo;
    garden.stands(0);
    gong.show(false);
    await this.#flyer.throw();
    this.#choices.offer();
  }

  hold() {
    this.#flyer.hold();
  }

  /** A stroke through one lantern is meant; through two, or only into one, it is a slip. */
  stroke(path: readonly Spot[]) {
    if (!this.#flyer.isUp) return;
    const met = this.#choices.left.filter(({ boxes }) => strikes(path, boxes));
    const cut = met.filter(({ boxes }) => strikes(path, boxes) === 'through');
    if (cut.length === 1) return this.#commit(cut[0]!);
    if (met.length === 0) return;
    for (const lantern of met) void lantern.wobble();
    this.#dojo.stage.sound.play('tok', { volume: 0.5 });
    this.#dojo.bump();
  }

  focus() {
    const [one] = this.#choices.left;
    return one?.thing.visible ? this.#dojo.blade.tip : undefined;
  }

  frame() {
    this.#flyer.frame();
  }

  step(want: RawAnswer, via: Via): Input | null {
    const lantern = this.#choices.of(want);
    if (!lantern || !this.#dojo.isExample || via === 'keyboard' || !this.#flyer.isUp) return null;
    const { x, y, height } = lantern.whole;
    const reach = height / 2 + SHOWN.reach / 2;
    const path = [-1, -0.5, 0, 0.5, 1].map((k): [number, number] => [x - k * 26, y + k * reach]);
    return { kind: 'drag', path, ms: SHOWN.ms };
  }

  async right({ given }: Outcome) {
    await this.#cut(given);
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome);
    await this.#flyer.again();
  }

  async reveal(outcome: Outcome) {
    await this.#refuse(outcome, true);
    if (outcome.reveal) this.#choices.of(outcome.answer)?.card.reveal(outcome.reveal);
  }

  takeOver() {
    this.#flyer.pin();
  }

  async copied(given: RawAnswer) {
    await this.#cut(given);
  }

  async clear() {
    const { stage } = this.#dojo;
    this.#choices.close();
    this.#flyer.stop();
    const things = this.#choices.items.map(({ thing }) => thing);
    await stage.tween({ targets: things, to: { alpha: 0 }, ms: MS.off });
    for (const lantern of this.#choices.items) lantern.destroy();
  }

  #pick(lantern: Lantern) {
    const { x, y, height } = lantern.whole;
    void this.#dojo.blade.slash(x, y, height / 2 + 20);
    this.#commit(lantern);
  }

  #commit(lantern: Lantern) {
    if (this.#choices.commit(lantern)) this.#flyer.pin();
  }

  async #cut(given: RawAnswer) {
    const { stage, garden } = this.#dojo;
    this.#choices.close();
    this.#flyer.pin();
    await stage.clock.wait(MS.beat);
    stage.sound.play('snee');
    stage.sound.play('trommel', { volume: 0.7 });
    garden.bloom();
    void this.#choices.of(given)?.fallApart();
    await stage.clock.wait(MS.cheer);
  }

  async #refuse(outcome: Outcome, rubs = false) {
    const lantern = this.#choices.given(outcome);
    if (!lantern) return;
    const { stage } = this.#dojo;
    this.#flyer.pin();
    stage.sound.play('tok');
    await lantern.wobble();
    lantern.putOut();
    if (rubs) await stage.kit.eraser.rub(lantern.card);
    lantern.card.look = 'out';
    this.#choices.ruleOut(lantern);
  }
}

/** Side by side; in two rows, the second one between those of the first, where there is no room for that. */
function layOut(lanterns: readonly Lantern[]) {
  const widthOf = (row: readonly Lantern[]) =>
    row.reduce((sum, { size }) => sum + size.width + ROWS.gap, -ROWS.gap);
  const isOne = widthOf(lanterns) <= AREA.right - AREA.left;
  if (!isOne) for (const lantern of lanterns) lantern.shrink();
  const half = isOne ? lanterns.length : Math.ceil(lanterns.length / 2);
  const rows = [lanterns.slice(0, half), lanterns.slice(half)];
  for (const [i, row] of rows.entries()) {
    const spare = Math.min(110, (AREA.right - AREA.left - widthOf(row)) / Math.max(1, row.length));
    let x = (AREA.left + AREA.right) / 2 - (widthOf(row) + spare * (row.length - 1)) / 2;
    for (const lantern of row) {
      const { width } = lantern.size;
      const tall = Math.max(0, lantern.reach - 150);
      lantern.hang(x + width / 2, (isOne ? ROWS.one : i ? ROWS.second : ROWS.first) + tall * 0.2);
      x += width + ROWS.gap + spare;
    }
  }
}
