import {
  labelOf,
  type BuildExercise,
  type OrderExercise,
  type Outcome,
  type RawAnswer,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import { StepRow, type WordStrip } from '../../engine/stage/index.ts';
import { STRIP } from './art/sizes.ts';
import type { Bunny } from './bunny.ts';
import { DEPTHS } from './depths.ts';
import type { Tile } from './grid.ts';
import type { House } from './house.ts';
import type { Job } from './job.ts';
import { Litter } from './litter.ts';

/** From the bag to its place in the word in so many ms. */
const FLY_MS = 260;

/** build and order: dust bunnies with letters or words are sucked up in the right order, and stand on the strip. */
export class LettersJob implements Job {
  readonly litter: Litter;
  readonly #house: House;
  readonly #exercise: BuildExercise | OrderExercise;
  readonly #row: StepRow;
  #strip!: WordStrip;
  #copy: WholeAnswer | undefined;

  constructor(house: House, exercise: BuildExercise | OrderExercise) {
    const isBuild = exercise.form === 'build';
    this.#house = house;
    this.#exercise = exercise;
    const loads = (isBuild ? exercise.tiles : exercise.cards).map((item) => ({
      id: item.id,
      text: labelOf(item),
    }));
    this.litter = new Litter(house, loads, isBuild, exercise.id);
    this.#row = new StepRow(house, exercise, {
      land: (id, place) => this.#land(id, place),
      changed: () => this.#hatch(),
      ...(isBuild && { dot: (letters: string, place: number) => this.#strip.dot(place, letters) }),
    });
  }

  get count() {
    return this.#row.count;
  }

  async present() {
    const { stage, isPlanned } = this.#house;
    const isBuild = this.#exercise.form === 'build';
    this.#strip = stage.kit.wordStrip({
      ...STRIP,
      count: this.#row.count,
      texts: this.litter.bunnies.map(({ text }) => text),
      depth: DEPTHS.word,
      sentence: !isBuild,
    });
    await this.litter.come();
    for (const bunny of this.litter.bunnies)
      stage.offer(bunny.root, {
        id: `pluis-${bunny.id}`,
        kind: isBuild ? 'tile' : 'card',
        value: bunny.id,
        label: bunny.text,
        ...this.litter.offerOf(bunny, isPlanned),
      });
  }

  find(want: RawAnswer): Bunny | undefined {
    const id = this.#row.freeFor(want);
    return this.litter.bunnies.find((bunny) => bunny.id === id);
  }

  suck(at: Tile): boolean {
    const bunny = this.litter.at(at);
    if (!bunny) return true;
    const fits = !this.#copy || this.#row.isWanted(bunny.id, this.#copy);
    return this.litter.suck(bunny, at, fits, () => this.#row.take(bunny.id));
  }

  async right(outcome: Outcome) {
    await this.litter.swallow();
    void this.#row.right(outcome);
    await this.litter.goOn(outcome.last);
  }

  async wrong(outcome: Outcome) {
    await this.litter.sneeze(false);
    this.#row.wrong(outcome);
    await this.litter.goOn(false);
  }

  async reveal() {
    await this.litter.sneeze(true);
    this.#row.reveal();
  }

  takeOver(answer: WholeAnswer) {
    this.#copy = answer;
    this.#row.takeOver(answer);
    void this.litter.goOn(false);
  }

  async copied(given: RawAnswer) {
    this.#copy = undefined;
    await this.litter.swallow();
    void this.#row.copied(given);
    await this.litter.goOn(this.#row.place < 0);
  }

  frame() {
    this.litter.frame(this.#house.stage.clock.now);
  }

  async clear() {
    await this.#row.landed();
    await this.litter.clear();
    this.#strip.destroy();
  }

  /** Its letters fly from the bag to their place in the word. */
  async #land(id: string, place: number) {
    const { stage, zoef } = this.#house;
    const { text } = this.litter.bunnies.find((bunny) => bunny.id === id)!;
    const { x, y } = zoef.root;
    const letters = stage.kit.word(x, y, text).setDepth(DEPTHS.flying);
    const { scale, ...to } = this.#strip.spot(place);
    await stage.tween({ targets: letters, to: { ...to, scale }, ms: FLY_MS });
    letters.destroy();
    if (!this.#strip.scene) return;
    this.#strip.write(place, text);
    stage.fx.burst('stars', to.x, to.y, { count: 3 });
  }

  /** What was wrong for this place is out of play. */
  #hatch() {
    for (const bunny of this.litter.bunnies) bunny.isOut = this.#row.isOut(bunny.id);
  }
}
