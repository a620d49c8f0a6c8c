import type { BuildExercise, Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import { StepRow, takenIn, type WordStrip } from '../../engine/stage/index.ts';
import type { Bay, Fishing } from './bay.ts';
import { Fish } from './fish.ts';
import { DEPTHS, HOME } from './places.ts';
import { letterSpots } from './rules.ts';

const STRIP = { ...HOME, widest: 1120 } as const;
const KINDS = 6;
/** Letters are many: so many times as fast the hook goes; and the hand of the example with many of them. */
const HASTE = { play: 2.2, shown: 4, many: 14, from: 6 } as const;
const MS = { fly: 260, apart: 0.4 } as const;

/** build: fish hold up graphemes, and are hooked in the order of the word. */
export class BuildPlay implements Fishing {
  readonly #bay: Bay;
  readonly #row: StepRow;
  readonly #strip: WordStrip;
  readonly #shoal: ReadonlyMap<string, Fish>;
  #isOpen = false;

  constructor(bay: Bay, exercise: BuildExercise) {
    const { stage } = bay;
    const { id, tiles, slots: count } = exercise;
    this.#bay = bay;
    const cards = tiles.map(({ text }) => stage.kit.tile(0, 0, text));
    const rng = stage.rng.fork(`letters/${id}`);
    const first = rng.below(KINDS);
    const { spots, scale } = letterSpots(
      cards.map(({ width }) => width),
      rng,
    );
    this.#shoal = new Map(
      tiles.map((tile, i) => {
        const look = { card: cards[i]!, kind: (first + i) % KINDS, spot: spots[i]!, scale: scale * 0.9 };
        return [tile.id, new Fish(stage, look)];
      }),
    );
    const texts = tiles.map(({ text }) => text);
    this.#strip = stage.kit.wordStrip({ ...STRIP, count, texts, depth: DEPTHS.strip });
    this.#row = new StepRow(bay, exercise, {
      land: (tile, place) => this.#land(tile, place),
      changed: () => this.#showOut(),
      dot: (letters, place) => this.#strip.dot(place, letters),
    });
  }

  get all() {
    return [...this.#shoal.values()];
  }

  get fish() {
    if (!this.#isOpen) return [];
    return [...this.#shoal].filter(([id]) => this.#row.isFree(id)).map(([, fish]) => fish);
  }

  async present() {
    const { rod, stage, isExample } = this.#bay;
    const shown = this.#row.count > HASTE.from ? HASTE.many : HASTE.shown;
    rod.reset(true, isExample ? shown : HASTE.play);
    stage.sound.play('bellen');
    await Promise.all(this.all.map((fish, i) => fish.rise(i * MS.apart)));
    this.#isOpen = true;
    for (const [id, fish] of this.#shoal) this.#offer(id, fish);
  }

  hooked(fish: Fish): boolean {
    const id = this.#idOf(fish);
    if (id === undefined || !this.#isOpen) return false;
    this.#isOpen = false;
    const isTaken = this.#row.take(id);
    if (!isTaken) this.#isOpen = true;
    return isTaken;
  }

  fishFor(want: RawAnswer) {
    const id = this.#isOpen ? this.#row.freeFor(want) : undefined;
    return id === undefined ? undefined : this.#shoal.get(id);
  }

  frame() {
    for (const fish of this.all) fish.frame();
  }

  async right(outcome: Outcome) {
    const landed = this.#row.right(outcome);
    const hauled = this.#haul(outcome.given);
    this.#isOpen = true;
    if (outcome.last) await Promise.all([landed, hauled]);
  }

  async wrong(outcome: Outcome) {
    await this.#slip(outcome);
    this.#row.wrong(outcome);
    this.#isOpen = true;
  }

  async reveal(outcome: Outcome) {
    await this.#slip(outcome);
    const wrong = this.#of(outcome.given);
    if (wrong) await this.#bay.stage.kit.eraser.rub(wrong.card);
    this.#row.reveal();
    for (const [id, fish] of this.#shoal) if (this.#row.isWanted(id, outcome.answer)) return fish.beckon();
  }

  takeOver(answer: WholeAnswer) {
    this.#row.takeOver(answer);
    this.#isOpen = true;
  }

  async copied(given: RawAnswer) {
    const landed = this.#row.copied(given);
    await Promise.all([landed, this.#haul(given)]);
    this.#isOpen = true;
  }

  notCopied() {
    void this.#bay.rod.windIn();
    this.#isOpen = true;
  }

  async clear() {
    this.#isOpen = false;
    await this.#row.landed();
    await Promise.all(this.all.filter(({ isCaught }) => !isCaught).map((fish) => fish.fade()));
    this.#strip.destroy();
  }

  #offer(id: string, fish: Fish) {
    const { stage, rod } = this.#bay;
    stage.offer(fish.thing, {
      id: `vis-${id}`,
      kind: 'tile',
      value: id,
      label: this.#row.textOf(id),
      size: fish.size,
      enabled: () => this.#isOpen && !rod.isBusy && this.#row.isFree(id),
      onPick: () => this.#bay.pick(fish),
      onFocus: (focused) => focused && this.#bay.point(fish),
      onPress: (pressed) => this.#bay.press(pressed),
    });
  }

  #idOf(fish: Fish): string | undefined {
    return [...this.#shoal].find(([, one]) => one === fish)?.[0];
  }

  #of(given: RawAnswer): Fish | undefined {
    return this.#shoal.get(takenIn(given) ?? '');
  }

  async #haul(given: RawAnswer) {
    const fish = this.#of(given);
    if (fish) await this.#bay.land(fish);
  }

  async #slip({ given }: Outcome) {
    const fish = this.#of(given);
    if (fish) await this.#bay.slip(fish);
  }

  #showOut() {
    for (const [id, fish] of this.#shoal) {
      if (!this.#row.isOut(id)) fish.comeBack();
      else if (!fish.isOut) void fish.turnAway();
    }
  }

  /** The letters go to their place on the sea floor, the fish goes to the tub. */
  async #land(id: string, place: number) {
    const { stage } = this.#bay;
    const { thing, card } = this.#shoal.get(id)!;
    const { x, y, scale } = this.#strip.spot(place);
    const letters = stage.kit.word(thing.x + card.x, thing.y + card.y, this.#row.textOf(id));
    letters.setDepth(DEPTHS.leaping);
    card.setVisible(false);
    await stage.tween({ targets: letters, to: { x, y, scale }, ms: MS.fly, ease: 'Sine.InOut' });
    letters.destroy();
    this.#strip.write(place, this.#row.textOf(id));
    stage.sound.play('leg');
  }
}
