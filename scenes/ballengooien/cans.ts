import type { BuildExercise, Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import { StepRow, type Input, type Offer, type Via, type WordStrip } from '../../engine/stage/index.ts';
import { Lineup } from './lineup.ts';
import { layOutCans } from './rules.ts';
import { CAN_NAMES } from './art/colours.ts';
import { DEPTHS, Target } from './target.ts';
import type { CanStall, Throwing } from './throwing.ts';

const LETTERS = 44;
/** The strip on the counter on which the word comes to stand. */
const STRIP = { x: 683, y: 627, widest: 1032 } as const;
/** Cans stand side by side without partitions: so wide is the room of one. */
const ROOM = 400;
const FLY_MS = 380;

/** build: single cans with letters, knocked off in the order of the word. */
export class Cans implements Throwing {
  readonly enough: number;
  readonly #host: CanStall;
  readonly #lineup: Lineup;
  readonly #row: StepRow;
  readonly #strip: WordStrip;
  /** What each can is in the exercise. */
  readonly #ids: ReadonlyMap<Target, string>;
  readonly #offers = new Map<Target, Offer>();

  constructor(host: CanStall, exercise: BuildExercise) {
    const { stage } = host;
    const { tiles, slots: count } = exercise;
    this.#host = host;
    this.enough = count;
    const { shelves, spots, scale } = layOutCans(tiles.length);
    const first = stage.rng.fork(`blik/${exercise.id}`).below(CAN_NAMES.length);
    const targets = tiles.map(({ text }, i) => {
      const letters = stage.kit.word(0, 0, text, { size: LETTERS * scale });
      return new Target(stage, { letters, colour: first + i }, spots[i]!, scale);
    });
    this.#ids = new Map(targets.map((target, i) => [target, tiles[i]!.id]));
    this.#lineup = new Lineup(host, targets, { shelves, partitions: [], scale, room: ROOM });
    this.#strip = stage.kit.wordStrip({
      ...STRIP,
      count,
      texts: tiles.map(({ text }) => text),
      depth: DEPTHS.hero - 4,
    });
    this.#row = new StepRow(host, exercise, {
      land: (id, place) => this.#land(id, place),
      changed: () => this.#showOut(),
      dot: (letters, place) => this.#strip.dot(place, letters),
    });
  }

  async present() {
    await this.#lineup.rise();
    for (const [target, id] of this.#ids) this.#offer(target, id);
  }

  get targets() {
    return this.#lineup.inPlay;
  }

  get missed() {
    return this.#lineup.missed;
  }

  offerOf(target: Target) {
    return this.#offers.get(target);
  }

  toppled(target: Target) {
    return this.#lineup.strike(target, () => this.#row.take(this.#ids.get(target)!));
  }

  right(outcome: Outcome) {
    return this.#row.right(outcome);
  }

  async wrong(outcome: Outcome) {
    await this.#riseAgain(outcome.given);
    this.#row.wrong(outcome);
  }

  /** The can that was asked gets a bow. */
  async reveal(outcome: Outcome) {
    await this.wrong(outcome);
    const wrong = this.#taken(outcome.given);
    if (wrong) await this.#host.stage.kit.eraser.rub(wrong.thing);
    this.#row.reveal();
    for (const [target, id] of this.#ids) if (this.#row.isWanted(id, outcome.answer)) return target.tieBow();
  }

  takeOver(answer: WholeAnswer) {
    this.#row.takeOver(answer);
  }

  copied(given: RawAnswer) {
    return this.#row.copied(given);
  }

  notCopied(given: RawAnswer) {
    void this.#riseAgain(given);
  }

  step(want: RawAnswer, via: Via): Input | null {
    const { isExample, range, stage } = this.#host;
    const id = this.#row.freeFor(want);
    const target = id === undefined ? undefined : this.#targetOf(id);
    const offer = target && this.offerOf(target);
    if (!target || !offer) return null;
    // The example shows once what the game is named after.
    if (via === 'pointer') return isExample && this.#row.place === 0 ? range.flickTowards(target) : null;
    // Digits point at the first cans only: to the others the sight goes.
    return (!stage.keyFor(offer) && range.keyTowards(target)) || null;
  }

  settled() {
    return this.#lineup.settled();
  }

  async clear() {
    await this.#row.landed();
    await this.#lineup.clear([this.#strip]);
    for (const offer of this.#offers.values()) offer.remove();
    this.#strip.destroy();
  }

  #offer(target: Target, id: string) {
    const { range, stage } = this.#host;
    const offer = stage.offer(target.thing, {
      id: `blik-${id}`,
      kind: 'tile',
      value: id,
      label: this.#row.textOf(id),
      size: target.size,
      enabled: () => this.#row.isFree(id),
      onPress: (pressed) => range.press(pressed),
      onFocus: (focused) => range.focus(target, focused),
      onPick: () => range.pick(target),
    });
    this.#offers.set(target, offer);
  }

  #targetOf(id: string): Target | undefined {
    for (const [target, own] of this.#ids) if (own === id) return target;
    return undefined;
  }

  #taken(given: RawAnswer): Target | undefined {
    return 'tile' in given ? this.#targetOf(given.tile) : undefined;
  }

  async #riseAgain(given: RawAnswer) {
    this.#lineup.missed = true;
    const target = this.#taken(given);
    if (target) await this.#lineup.riseAgain(target);
  }

  /** A can that was wrong for one letter may be right for the next. */
  #showOut() {
    for (const [target, id] of this.#ids)
      if (!this.#row.isOut(id)) target.putBack();
      else if (!target.isOut) target.putOut();
  }

  /** The letters of a can that falls fly to their place on the strip. */
  async #land(id: string, place: number) {
    const target = this.#targetOf(id)!;
    const letters = this.#lineup.fall(target);
    if (!letters) return;
    const { stage } = this.#host;
    const { x, y, scale } = this.#strip.spot(place);
    await stage.tween({ targets: letters, to: { x, y, scale }, ms: FLY_MS, ease: 'Sine.InOut' });
    letters.destroy();
    this.#strip.write(place, this.#row.textOf(id));
    stage.sound.play('leg');
    stage.fx.burst('stars', x, y, { count: 3, spread: 40 });
  }
}
