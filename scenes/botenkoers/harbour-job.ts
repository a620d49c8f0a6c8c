import { choicesOf, type ChooseExercise, type Outcome, type RawAnswer } from '../../engine/exercise/index.ts';
import {
  Choices,
  type ChoiceThing,
  type Container,
  type GameStage,
  type Image,
  type WordCard,
} from '../../engine/stage/index.ts';
import { HOME, strew } from './chart.ts';
import { DEPTHS } from './depths.ts';
import type { Table, Voyage } from './game.ts';
import type { Mark } from './pen.ts';
import { Plotting } from './plotting.ts';
import type { Point } from './route.ts';
import { strokeThrough } from './stroke.ts';

/** A sign and the quay that it stands on. */
const SIGN = { widest: 330, picture: 104, letters: 44 } as const;
const QUAYS = 3;
/** Room beside a sign, and the quay above it. */
const ROOM = { wide: 12, high: 34 } as const;
const BOTTLE = { width: 64, height: 60 } as const;
const MS = { come: 240, apart: 40, go: 140, out: 90 } as const;

interface Harbour extends ChoiceThing {
  thing: Container;
  card: WordCard;
  size: { width: number; height: number };
}

/** choose: harbours with a sign; the course leads to the one that is meant. */
export class HarbourJob implements Voyage {
  readonly #table: Table;
  readonly #choices: Choices<Harbour>;
  readonly #plotting: Plotting;

  constructor(table: Table, exercise: ChooseExercise) {
    const { stage } = table;
    this.#table = table;
    const items = choicesOf(exercise).map((choice, i): Harbour => {
      const option = choice.option!;
      const card = stage.kit.wordCard(0, 0, option, {
        maxWidth: SIGN.widest,
        size: option.picture ? SIGN.picture : SIGN.letters,
      });
      return { choice, card, ...harbour(stage, card, i) };
    });
    const rng = stage.rng.fork(`kaart/${exercise.id}`);
    const sizes = items.map(({ size }) => size);
    const { spots, islands, scale } = strew([...sizes, BOTTLE], table.islands, table.area, rng);
    table.sea.show(islands);
    for (const [i, { thing }] of items.entries())
      thing.setPosition(spots[i]!.x, spots[i]!.y).setScale(scale).setDepth(DEPTHS.buoy);
    this.#choices = new Choices(table, items, {
      name: 'haven',
      hit: ({ size }) => ({ width: size.width * scale, height: size.height * scale }),
      onPick: (item) => this.#aim(item),
      more: (item) => ({
        drag: {
          to: () => [],
          onDrop: () => undefined,
          onMove: (x, y) => this.#drag(item, x, y),
          onCancel: () => this.#plotting.pen.end(),
        },
      }),
    });
    this.#plotting = new Plotting(table, islands, table.bottle(spots.at(-1)!), {
      stops: () => [this.#choices.armed && mooringOf(this.#choices.armed)],
      marks: () => this.#choices.left.map((item) => this.#markOf(item)),
      isReady: () => this.#choices.armed !== undefined,
      commit: () => this.#choices.commit(),
    });
  }

  get bottle() {
    return this.#plotting.bottle;
  }

  async present() {
    const { stage } = this.#table;
    await Promise.all(
      this.#choices.items.map(({ thing }, i) => {
        const { scaleX: scale } = thing;
        thing.setScale(scale * 0.3).setAlpha(0);
        const to = { scale, alpha: 1 };
        return stage.tween({
          targets: thing,
          to,
          ms: MS.come,
          delay: i * MS.apart,
          ease: 'Back.Out',
          pop: true,
        });
      }),
    );
    this.#choices.offer();
    this.#plotting.open();
    this.draw();
  }

  draw() {
    this.#plotting.draw();
  }

  async right(outcome: Outcome) {
    const item = this.#choices.given(outcome);
    if (item) item.card.look = 'right';
    await this.#arrive();
  }

  async wrong(outcome: Outcome) {
    await this.#strand();
    this.#putOut(outcome);
  }

  async reveal(outcome: Outcome) {
    const item = this.#choices.given(outcome);
    await Promise.all([this.#strand(), item && this.#table.stage.kit.eraser.rub(item.card)]);
    this.#putOut(outcome);
  }

  async copied() {
    await this.#arrive();
  }

  notCopied() {
    this.#table.sail.lower();
    this.#aim(undefined);
  }

  frame() {
    this.bottle.frame();
  }

  focus() {
    return this.#table.boat.isUnderWay ? this.#table.boat : undefined;
  }

  step(want: RawAnswer, via: 'pointer' | 'keyboard') {
    const item = this.#choices.of(want);
    if (!this.#table.isExample || via !== 'pointer' || !item || this.#choices.armed) return null;
    const others = this.#choices.items.filter((one) => one !== item).map(({ thing }) => thing);
    return strokeThrough(HOME, [item.thing], [...others, this.bottle.spot]);
  }

  async clear() {
    const { stage } = this.#table;
    const things = this.#choices.items.map(({ thing }) => thing);
    const gone = stage.tween({ targets: things, to: { alpha: 0 }, ms: MS.go, pop: true });
    this.#choices.close();
    await Promise.all([gone, this.#plotting.clear()]);
    for (const thing of things) thing.destroy();
  }

  /** The course leads there now. */
  #aim(item: Harbour | undefined) {
    if (!this.#choices.arm(item)) return;
    for (const one of this.#choices.left) one.card.look = one === item ? 'chosen' : 'normal';
    this.#table.stage.sound.play('potlood');
    this.draw();
  }

  #markOf(item: Harbour): Mark {
    return { x: item.thing.x, y: item.thing.y, touch: () => this.#aim(item) };
  }

  #drag({ thing }: Harbour, x: number, y: number) {
    const { pen } = this.#plotting;
    if (!pen.isDown) pen.start(thing.x, thing.y);
    pen.move(x, y);
  }

  async #arrive() {
    await this.#plotting.sail(0, () => this.#table.stage.sound.play('boei'));
    this.#plotting.cheer();
  }

  async #strand() {
    const { bank, boat } = this.#table;
    await this.#plotting.sail(0, () => undefined, true);
    await bank.catch(boat);
  }

  /** It was not this one: its sign is hatched, and the boat goes home. */
  #putOut(outcome: Outcome) {
    const item = this.#choices.given(outcome);
    if (!item) return;
    void this.#plotting.back(0);
    this.#choices.ruleOut(item);
    item.card.look = 'out';
    for (const one of this.#choices.left) one.card.look = 'normal';
    this.bottle.before = undefined;
    this.draw();
  }
}

/** A quay with houses behind a sign. */
function harbour(stage: GameStage, card: WordCard, number: number) {
  const quay: Image = stage.image(`kade-${number % QUAYS}`, -card.width / 2 + 46, -card.height / 2 - 4);
  card.setY(ROOM.high / 2);
  quay.setY(ROOM.high / 2 - card.height / 2);
  const size = { width: Math.max(card.width, 104) + ROOM.wide, height: card.height + ROOM.high };
  return { thing: stage.scene.add.container(0, 0, [quay, card]).setSize(size.width, size.height), size };
}

/** Where the boat moors: behind the sign. */
const mooringOf = ({ thing, size }: Harbour): Point => ({
  x: thing.x + size.width * 0.2,
  y: thing.y - size.height * 0.12,
});
