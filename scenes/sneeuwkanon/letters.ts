import type { BuildExercise, Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import {
  StepRow,
  type Input,
  type LetterTile,
  type Offer,
  type Via,
  type WordStrip,
} from '../../engine/stage/index.ts';
import { Figure } from './figure.ts';
import { DEPTHS } from './places.ts';
import { layOut } from './rules.ts';
import { SnowMan } from './snow-man.ts';
import type { Shooting, Valley } from './valley.ts';

/** The strip on which the word comes to stand, below prompt and hint; posts begin under it. */
const STRIP = { x: 790, y: 302, widest: 960 } as const;
const TOP = 346;
/** Letters hang on smaller tiles, never below this share. */
const TILE = 0.86;
/** Hats nearer to each other than this are found by the cannon itself. */
const CROWDED = 130;
/** Where they hang in two rows one flies over the upper to the lower one: steeper, so that no aim means two hats. */
const STEEP = 62;
const MS = { fly: 250, wait: 50 } as const;
const FAR = 8;
const HATS = 5;

interface Hat {
  figure: Figure;
  tile: LetterTile;
  offer?: Offer;
}

/** build: a hat for each grapheme, filled in the order of the word; of all that snow a tall Klodder is made. */
export class Letters implements Shooting {
  readonly isCrowded: boolean;
  readonly #valley: Valley;
  readonly #row: StepRow;
  readonly #strip: WordStrip;
  readonly #hats: ReadonlyMap<string, Hat>;
  readonly #man: SnowMan;
  #isOpen = false;
  #last: Hat | undefined;

  constructor(valley: Valley, exercise: BuildExercise) {
    const { stage } = valley;
    const { tiles, slots: count } = exercise;
    this.#valley = valley;
    const made = tiles.map(({ text }) => stage.kit.tile(0, 0, text));
    const rng = stage.rng.fork(`hoed/${exercise.id}`);
    const first = rng.below(HATS);
    const sizes = made.map(({ width, height }) => ({ width: width * TILE, height: height * TILE }));
    const laid = layOut(sizes, rng.below(2) === 0, TOP);
    this.isCrowded = laid.pitch < CROWDED;
    const lowest = Math.max(...laid.stands.map(({ ledge }) => ledge));
    this.#hats = new Map(
      tiles.map(({ id }, i) => {
        const tile = made[i]!.setScale(TILE * laid.cards);
        const stand = laid.stands[i]!;
        const flattest = this.isCrowded && stand.ledge === lowest ? STEEP : 0;
        const look = { card: tile, hat: first + i, stand, scale: laid.scale, sway: 0, flattest };
        return [id, { figure: new Figure(stage, look), tile }];
      }),
    );
    this.#strip = stage.kit.wordStrip({
      ...STRIP,
      count,
      texts: tiles.map(({ text }) => text),
      depth: DEPTHS.card + 1,
    });
    this.#man = new SnowMan(stage, count);
    this.#row = new StepRow(valley, exercise, {
      land: (id, place) => this.#land(id, place),
      changed: () => this.#showOut(),
      dot: (letters, place) => this.#strip.dot(place, letters),
    });
  }

  get figures() {
    if (!this.#isOpen) return [];
    return [...this.#hats].filter(([id]) => this.#row.isFree(id)).map(([, { figure }]) => figure);
  }

  get target() {
    return (this.#last ?? [...this.#hats.values()][0]!).figure.hat;
  }

  async present() {
    const { stage } = this.#valley;
    this.#valley.makeReady(this.isCrowded);
    stage.sound.play('sneeuw-pof', { volume: 0.4, rate: 1.2 });
    await Promise.all([...this.#hats.values()].map(({ figure }, i) => figure.rise(i * 0.5)));
    this.#isOpen = true;
    for (const [id, hat] of this.#hats) this.#offer(id, hat);
  }

  offerOf(figure: Figure) {
    return this.#of(figure)?.[1].offer;
  }

  armed(figure: Figure | undefined) {
    for (const hat of this.#hats.values()) hat.figure.arm(hat.figure === figure);
  }

  filled(figure: Figure): boolean {
    const one = this.#of(figure);
    if (!one || !this.#isOpen) return false;
    this.#last = one[1];
    this.#isOpen = false;
    const isTaken = this.#row.take(one[0]);
    if (!isTaken) this.#isOpen = true;
    return isTaken;
  }

  async right(outcome: Outcome) {
    await this.#row.right(outcome);
    this.#isOpen = true;
  }

  async wrong(outcome: Outcome) {
    await this.#taken(outcome.given)?.figure.refuse();
    this.#row.wrong(outcome);
    this.#isOpen = true;
  }

  async reveal(outcome: Outcome) {
    await this.wrong(outcome);
    const wrong = this.#taken(outcome.given);
    if (wrong) await this.#valley.stage.kit.eraser.rub(wrong.tile);
    this.#row.reveal();
    for (const [id, { figure }] of this.#hats)
      if (this.#row.isWanted(id, outcome.answer)) return figure.raise();
  }

  takeOver(answer: WholeAnswer) {
    this.#row.takeOver(answer);
    this.#isOpen = true;
  }

  async copied(given: RawAnswer) {
    await this.#row.copied(given);
    this.#isOpen = true;
  }

  notCopied() {
    this.#isOpen = true;
  }

  step(want: RawAnswer, via: Via): Input | null {
    const { aiming, cannon, isExample, stage } = this.#valley;
    const id = this.#row.freeFor(want);
    const hat = id === undefined ? undefined : this.#hats.get(id);
    if (!hat?.offer) return null;
    if (cannon.isBusy || !this.#isOpen) return { kind: 'wait', ms: MS.wait };
    if (via === 'keyboard' && aiming.isFree && (this.isCrowded || aiming.pressesTo(hat.figure) > FAR))
      return stage.keyFor(hat.offer) ?? aiming.towards(hat.figure, via, isExample);
    return aiming.towards(hat.figure, via, isExample);
  }

  async clear() {
    this.#isOpen = false;
    await this.#row.landed();
    for (const { offer } of this.#hats.values()) offer?.remove();
    void this.#man.leave();
    await Promise.all([...this.#hats.values()].map(({ figure }) => figure.clear()));
    this.#strip.destroy();
  }

  #offer(id: string, hat: Hat) {
    const { aiming, stage } = this.#valley;
    hat.offer = stage.offer(hat.figure.thing, {
      id: `hoed-${id}`,
      kind: 'tile',
      value: id,
      label: this.#row.textOf(id),
      size: hat.figure.size,
      enabled: () => this.#isOpen && this.#row.isFree(id),
      chosen: () => aiming.armed === hat.figure,
      onPick: () => aiming.pick(hat.figure),
    });
  }

  #of(figure: Figure): [string, Hat] | undefined {
    return [...this.#hats].find(([, hat]) => hat.figure === figure);
  }

  #taken(given: RawAnswer): Hat | undefined {
    return 'tile' in given ? this.#hats.get(given.tile) : undefined;
  }

  #showOut() {
    for (const [id, { figure, tile }] of this.#hats) {
      const isOut = this.#row.isOut(id);
      if (!isOut) figure.open();
      if (!this.#row.isLaid(id)) tile.look = isOut ? 'out' : 'normal';
    }
  }

  /** The snow of a full hat flies to the tall Klodder, its letters to their place on the strip. */
  async #land(id: string, place: number) {
    const { figure, tile } = this.#hats.get(id)!;
    const { stage } = this.#valley;
    const from = { x: figure.thing.x + tile.x, y: figure.thing.y + tile.y };
    const { x, y, scale } = this.#strip.spot(place);
    const letters = stage.kit.word(from.x, from.y, this.#row.textOf(id)).setDepth(DEPTHS.ball);
    tile.look = 'right';
    void this.#man.add(place, figure.hat);
    void figure.bury();
    await stage.tween({ targets: letters, to: { x, y, scale }, ms: MS.fly, ease: 'Sine.InOut' });
    letters.destroy();
    this.#strip.write(place, this.#row.textOf(id));
    stage.sound.play('leg');
  }
}
