import type { BuildExercise, Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import { StepRow, takenIn, type Input, type Via, type WordStrip } from '../../engine/stage/index.ts';
import { Hunt, type Feast } from './hunt.ts';
import { Morsel } from './morsel.ts';
import { DEPTHS, HOME, START } from './places.ts';
import type { Reef } from './reef.ts';
import { bubbleSpots } from './rules.ts';

const STRIP = { ...HOME, widest: 1000 } as const;
const FLY_MS = 300;
const WAIT: Input = { kind: 'wait', ms: 34 };

/** build: letters in bubbles are eaten in the order of the word. */
export class BuildPlay implements Feast {
  readonly hunt: Hunt;
  readonly #reef: Reef;
  readonly #row: StepRow;
  readonly #strip: WordStrip;
  readonly #bubbles: ReadonlyMap<string, Morsel>;

  constructor(reef: Reef, exercise: BuildExercise) {
    const { stage } = reef;
    const { id, tiles, slots: count } = exercise;
    this.#reef = reef;
    const spots = bubbleSpots(tiles.length, START, stage.rng.fork(`bellen/${id}`));
    this.#bubbles = new Map(
      tiles.map((tile, i) => {
        const card = stage.kit.tile(0, 0, tile.text);
        return [tile.id, new Morsel(stage, { card, home: spots[i]!, drift: reef.drift, phase: i * 1.9 })];
      }),
    );
    const texts = tiles.map(({ text }) => text);
    this.#strip = stage.kit.wordStrip({ ...STRIP, count, texts, depth: DEPTHS.strip });
    this.#row = new StepRow(reef, exercise, {
      land: (tile, place) => this.#land(tile, place),
      changed: () => this.#rule(),
      dot: (letters, place) => this.#strip.dot(place, letters),
    });
    this.hunt = new Hunt(reef, [...this.#bubbles.values()], {
      isRow: true,
      isFree: (morsel) => this.#row.isFree(this.#idOf(morsel)),
      bite: (morsel) => this.#row.take(this.#idOf(morsel)),
    });
  }

  async present() {
    this.#reef.stage.sound.play('bellen');
    await Promise.all(this.hunt.morsels.map((one, i) => one.come(i)));
    this.hunt.isOpen = true;
    for (const [id, morsel] of this.#bubbles) this.#offer(id, morsel);
  }

  frame(ms: number) {
    this.hunt.frame(ms);
  }

  async right(outcome: Outcome) {
    const landed = this.#row.right(outcome);
    this.hunt.isOpen = true;
    if (outcome.last) await landed;
  }

  async wrong(outcome: Outcome) {
    await this.#spit(outcome.given);
    this.#row.wrong(outcome);
    this.hunt.isOpen = true;
  }

  async reveal(outcome: Outcome) {
    await this.#spit(outcome.given);
    const wrong = this.#of(outcome.given);
    if (wrong) await this.#reef.stage.kit.eraser.rub(wrong.card);
    this.#row.reveal();
    for (const [id, one] of this.#bubbles) if (this.#row.isWanted(id, outcome.answer)) return one.beckon();
  }

  takeOver(answer: WholeAnswer) {
    this.#row.takeOver(answer);
    this.hunt.isOpen = true;
  }

  async copied(given: RawAnswer) {
    await this.#row.copied(given);
    this.hunt.isOpen = true;
  }

  notCopied(given: RawAnswer) {
    void this.#of(given)?.spit();
    this.hunt.isOpen = true;
  }

  step(want: RawAnswer, via: Via): Input | null {
    const id = this.#row.freeFor(want);
    const wanted = id === undefined ? undefined : this.#bubbles.get(id);
    if (!wanted) return null;
    if (!this.hunt.isFree(wanted) || this.hunt.goal) return WAIT;
    const { stage } = this.#reef;
    const offer = stage.offers().find(({ object }) => object === wanted.thing);
    return via === 'pointer' || !offer || stage.keyFor(offer) ? null : this.#reef.keyTowards(wanted);
  }

  focus() {
    return this.#reef.fish;
  }

  async clear() {
    this.hunt.isOpen = false;
    await this.#row.landed();
    await Promise.all(this.hunt.morsels.map((one) => one.clear()));
    this.#strip.destroy();
  }

  #offer(id: string, morsel: Morsel) {
    this.#reef.stage.offer(morsel.thing, {
      id: `bel-${id}`,
      kind: 'tile',
      value: id,
      label: this.#row.textOf(id),
      size: morsel.size,
      // Typed once more, the same letter is another one.
      enabled: () => this.hunt.isFree(morsel) && !(this.#reef.byKey && this.hunt.isSought(morsel)),
      onPick: () => this.hunt.seek(morsel),
    });
  }

  #idOf(morsel: Morsel): string {
    return [...this.#bubbles].find(([, one]) => one === morsel)![0];
  }

  #of(given: RawAnswer): Morsel | undefined {
    return this.#bubbles.get(takenIn(given) ?? '');
  }

  async #spit(given: RawAnswer) {
    this.hunt.stray();
    const morsel = this.#of(given);
    if (!morsel) return;
    await this.#reef.fish.sour(morsel);
    await morsel.spit();
  }

  #rule() {
    for (const [id, one] of this.#bubbles) if (!this.#row.isLaid(id)) one.rule(this.#row.isOut(id));
  }

  /** Its letters go from the belly to their place in the word. */
  async #land(id: string, place: number) {
    const { stage, fish } = this.#reef;
    const { x, y, scale } = this.#strip.spot(place);
    const text = this.#row.textOf(id);
    const letters = stage.kit.word(fish.x, fish.y, text).setDepth(DEPTHS.flying);
    stage.fx.burst('stars', fish.x, fish.y, { count: 3 });
    await stage.tween({ targets: letters, to: { x, y, scale }, ms: FLY_MS, ease: 'Sine.In' });
    letters.destroy();
    if (!this.#strip.scene) return;
    this.#strip.write(place, text);
    stage.sound.play('leg');
  }
}
