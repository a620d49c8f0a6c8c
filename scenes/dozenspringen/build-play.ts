import type { BuildExercise, Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import { StepRow, takenIn, type Image, type WordStrip } from '../../engine/stage/index.ts';
import { BoxRow, type Box } from './boxes.ts';
import type { Depot, Leaping } from './game.ts';
import { BOX, DEPTHS, HOME } from './places.ts';
import { layOutLetters, type Spot, type Stop } from './rules.ts';

const STRIP = { ...HOME, widest: 820 } as const;
/** Boxes a second that a charge grows, at tempo 0 and 1; letters are many. */
const BOXES = [6.4, 9.6] as const;
const FLY_MS = 190;

/** build: one leaps from letter to letter, in the order of the word. */
export class BuildPlay implements Leaping {
  readonly speed: readonly [number, number];
  readonly #depot: Depot;
  readonly #steps: StepRow;
  readonly #strip: WordStrip;
  readonly #row: BoxRow;
  readonly #crate: Image;
  readonly #start: Spot;
  readonly #ids: readonly string[];
  #isOpen = false;

  constructor(depot: Depot, exercise: BuildExercise) {
    const { stage } = depot;
    const { tiles, slots: count } = exercise;
    this.#depot = depot;
    this.#ids = tiles.map(({ id }) => id);
    const texts = tiles.map(({ text }) => text);
    const widths = texts.map((text) => {
      const line = stage.kit.word(0, 0, text, { size: 48 });
      const { width } = line;
      line.destroy();
      return width;
    });
    const laid = layOutLetters(widths);
    const usual = laid.widths.reduce((sum, wide) => sum + wide, 0) / count;
    this.speed = [BOXES[0] * Math.min(BOX.wide, usual), BOXES[1] * Math.min(BOX.wide, usual)];
    this.#row = new BoxRow(stage, texts, laid);
    this.#start = laid.start;
    this.#crate = stage.image('krat', laid.start.x, laid.start.y).setDepth(DEPTHS.boxes);
    this.#strip = stage.kit.wordStrip({ ...STRIP, count, texts, depth: DEPTHS.flying });
    this.#steps = new StepRow(depot, exercise, {
      land: (tile, place) => this.#land(tile, place),
      changed: () => this.#showOut(),
      dot: (letters, place) => this.#strip.dot(place, letters),
    });
  }

  get stops(): readonly Stop[] {
    return this.#isOpen ? this.#row.boxes.filter(({ isFlat }) => !isFlat) : [];
  }

  async present() {
    const { leaper } = this.#depot;
    await Promise.all([this.#row.come(leaper.haste), leaper.goTo(this.#start)]);
    this.#isOpen = true;
    this.#row.boxes.forEach((box, i) => this.#offer(this.#ids[i]!, box));
  }

  land(stop: Stop) {
    const box = stop as Box;
    box.dent();
    this.#isOpen = false;
    if (this.#steps.take(this.#ids[this.#row.boxes.indexOf(box)]!)) return;
    this.#isOpen = true;
    this.#depot.bump();
    void this.#depot.leaper.bounce(this.#start);
  }

  nextFor(want: RawAnswer) {
    const id = this.#isOpen ? this.#steps.freeFor(want) : undefined;
    return id === undefined ? undefined : this.#boxOf(id);
  }

  async right(outcome: Outcome) {
    const landed = this.#steps.right(outcome);
    this.#isOpen = true;
    if (!outcome.last) return;
    this.#depot.cheer();
    await landed;
  }

  async wrong(outcome: Outcome) {
    await this.#depot.leaper.bounce(this.#start);
    this.#steps.wrong(outcome);
    this.#isOpen = true;
  }

  async reveal(outcome: Outcome) {
    const { leaper, stage } = this.#depot;
    const back = leaper.bounce(this.#start);
    const wrong = this.#boxOf(takenIn(outcome.given) ?? '');
    if (wrong) await stage.kit.eraser.rub(wrong.thing);
    await back;
    this.#steps.reveal();
    for (const id of this.#ids)
      if (this.#steps.isWanted(id, outcome.answer)) return this.#boxOf(id)?.beckon();
  }

  takeOver(answer: WholeAnswer) {
    this.#steps.takeOver(answer);
    this.#isOpen = true;
  }

  async copied(given: RawAnswer) {
    await this.#steps.copied(given);
    this.#isOpen = true;
  }

  notCopied() {
    void this.#depot.leaper.bounce(this.#start);
    this.#isOpen = true;
  }

  async clear() {
    this.#isOpen = false;
    await this.#steps.landed();
    this.#crate.destroy();
    await this.#row.leave();
    this.#strip.destroy();
  }

  #offer(id: string, box: Box) {
    this.#depot.stage.offer(box.thing, {
      id: `doos-${id}`,
      kind: 'tile',
      value: id,
      label: this.#steps.textOf(id),
      size: box.size,
      enabled: () => this.#isOpen && this.#depot.mayLeap && this.#steps.isFree(id),
      onPick: () => this.#depot.pick(box),
      onPress: (isDown) => this.#depot.press(box, isDown),
    });
  }

  #boxOf(id: string): Box | undefined {
    return this.#row.boxes[this.#ids.indexOf(id)];
  }

  #showOut() {
    this.#row.boxes.forEach((box, i) => {
      const isOut = this.#steps.isOut(this.#ids[i]!);
      if (box.isOut !== isOut) box.out(isOut);
    });
  }

  /** The letters fly to their place before the pit, and the box folds up. */
  async #land(id: string, place: number) {
    const { stage } = this.#depot;
    const box = this.#boxOf(id)!;
    const { x, y, scale } = this.#strip.spot(place);
    const letters = stage.kit.word(box.x, box.thing.y, this.#steps.textOf(id));
    letters.setDepth(DEPTHS.flying);
    void box.fold();
    await stage.tween({ targets: letters, to: { x, y, scale }, ms: FLY_MS, ease: 'Sine.InOut' });
    letters.destroy();
    this.#strip.write(place, this.#steps.textOf(id));
    stage.sound.play('leg');
  }
}
