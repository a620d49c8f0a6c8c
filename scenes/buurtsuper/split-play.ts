import {
  cutsIn,
  partsOf,
  type Outcome,
  type RawAnswer,
  type SplitExercise,
} from '../../engine/exercise/index.ts';
import {
  Cuts,
  LetterLine,
  type Container,
  type FormPlay,
  type Gap,
  type Image,
  type Offer,
} from '../../engine/stage/index.ts';
import { fly } from './goods.ts';
import { DEPTHS, GLASS, KEY, ROW } from './places.ts';
import type { Shop } from './shop.ts';

/** Letters, and where they stand close together; blocks are drawn for the first. */
const LETTERS = { usual: 48, close: 40, pitch: 60, bar: 0.64 } as const;
const MS = { roll: 460, drop: 150, part: 190, fly: 300, fade: 140, press: 90 } as const;
const HIGH = { part: 60 } as const;
/** A divider falls so far into its gap. */
const DROP = 40;
const IN_BAG = 0.3;
const HIT = { key: { width: 190, height: 112 } } as const;
/** The badge of a gap, below it. */
const BADGE = 52;
const PALE = 0.4;

/** A gap between two blocks, with a divider when it is cut there. */
type Slit = Gap & { readonly thing: Container };

/** split: a word in blocks on the belt; dividers are laid between its parts, and the key of the till is the answer. */
export class SplitPlay implements FormPlay {
  readonly #shop: Shop;
  readonly #line: LetterLine;
  readonly #blocks: Container[];
  readonly #slits: Slit[];
  readonly #cuts: Cuts;
  readonly #row: Container;
  readonly #key: Container;
  #offer: Offer | undefined;
  #moving: Container | undefined;

  constructor(shop: Shop, exercise: SplitExercise) {
    const { stage } = shop;
    const { letters } = exercise;
    this.#shop = shop;
    this.#line = new LetterLine(letters, 0.16);
    const isClose = this.#line.pitch < LETTERS.pitch;
    const { add } = stage.scene;
    this.#blocks = letters.map((letter, i) =>
      add.container(this.#line.middle(i), 0, [
        stage.image('blok', 0, 0).setScale(this.#line.pitch / LETTERS.pitch, 1),
        stage.kit.word(0, -2, letter, { size: isClose ? LETTERS.close : LETTERS.usual }),
      ]),
    );
    this.#slits = letters.slice(1).map((_, i) => this.#slit(this.#line.gap(i + 1)));
    this.#row = add
      .container(ROW.x, ROW.y, [...this.#blocks, ...this.#slits.map(({ thing }) => thing)])
      .setDepth(DEPTHS.card);
    this.#key = add.container(KEY.x, KEY.y, [stage.image('toets', 0, 0)]).setDepth(DEPTHS.sign);
    this.#cuts = new Cuts(shop, exercise, {
      gaps: this.#slits,
      names: { gap: 'gleuf', label: 'Beurtbalkje' },
      moved: (_, isCut) => stage.sound.play(isCut ? 'plop' : 'leg', { volume: 0.7, rate: 1.1 }),
    });
  }

  async present() {
    const { stage } = this.#shop;
    stage.sound.play('band', { volume: 0.5 });
    this.#key.setAlpha(0);
    for (const { thing } of this.#slits) thing.setVisible(false);
    this.#row.setX(stage.view.left - this.#line.width / 2);
    this.#moving = this.#row;
    await Promise.all([
      stage.tween({ targets: this.#row, to: { x: ROW.x }, ms: MS.roll, ease: 'Cubic.Out' }),
      stage.tween({ targets: this.#key, to: { alpha: 1 }, ms: MS.roll }),
    ]);
    this.#moving = undefined;
    for (const { thing } of this.#slits) thing.setVisible(true);
    this.#cuts.offer();
    this.#offer = stage.offer(this.#key, {
      id: 'toets',
      kind: 'commit',
      label: 'Toets van de kassa: klaar',
      size: HIT.key,
      row: 1,
      onPick: () => this.#commit(),
    });
  }

  draw() {
    this.#cuts.draw();
  }

  focus() {
    return this.#moving;
  }

  async right({ given }: Outcome) {
    await this.#sell(cutsIn(given));
  }

  async wrong(outcome: Outcome) {
    await this.#fold();
    this.#cuts.keepRight(outcome);
  }

  async reveal(outcome: Outcome) {
    await this.#fold();
    await this.#cuts.showRight(outcome);
  }

  takeOver() {
    this.#cuts.takeOver();
  }

  async copied(given: RawAnswer) {
    await this.#sell(cutsIn(given));
  }

  notCopied() {
    void this.#fold();
  }

  async clear() {
    const { stage } = this.#shop;
    this.#cuts.close();
    this.#offer?.remove();
    await stage.tween({ targets: [this.#row, this.#key], to: { alpha: 0 }, ms: MS.fade });
    this.#row.destroy();
    this.#key.destroy();
  }

  #commit() {
    const { stage } = this.#shop;
    if (!this.#cuts.commit()) return;
    void stage.tween({ targets: this.#key, to: { y: KEY.y + 6 }, ms: MS.press, yoyo: true, pop: true });
  }

  #slit(x: number): Slit {
    const { stage } = this.#shop;
    const open = stage.image('gleuf', 0, 0);
    const thin = this.#line.pitch < LETTERS.pitch ? LETTERS.bar : 1;
    const bar = stage.image('beurtbalkje', 0, 0).setVisible(false).setScale(thin, 1);
    const thing = stage.scene.add.container(x, 0, [open, bar]);
    let badge: Image | undefined;
    const set = (cut: boolean) => {
      open.setVisible(!cut);
      bar.setVisible(cut);
      if (!cut) return;
      bar.setY(-DROP);
      void stage.tween({ targets: bar, to: { y: 0 }, ms: MS.drop, ease: 'Bounce.Out', pop: true });
    };
    const mark = (as: 'plain' | 'out' | 'kept') => {
      badge?.destroy();
      badge = undefined;
      open.setAlpha(as === 'out' ? PALE : 1);
      if (as === 'plain') return;
      if (as === 'kept') {
        open.setVisible(false);
        bar.setVisible(true).setY(0);
      }
      badge = stage.image(as === 'kept' ? 'kit/badge/tick' : 'kit/badge/eraser', 0, BADGE).setScale(0.6);
      thing.add(badge);
    };
    return { thing, set, mark };
  }

  /** Part by part it goes over the glass and into the bag, each with its note. */
  async #sell(cuts: readonly number[]) {
    const { stage, bag, till } = this.#shop;
    for (const { thing } of this.#slits) thing.setVisible(false);
    const parts = partsOf(this.#blocks.length, cuts);
    const flights = parts.map(async ({ from, to }, i) => {
      await stage.clock.wait(i * MS.part);
      const part = this.#blocks.slice(from, to);
      this.#moving = part[0];
      if (i === parts.length - 1) this.#shop.beep();
      else till.beep(1 + i * 0.12, false);
      const target = { x: bag.spot.x - ROW.x, y: bag.spot.y - ROW.y - 40 };
      await Promise.all(
        part.map(async (block) => {
          await fly(stage, block, target, { ms: MS.fly, high: HIGH.part, scale: IN_BAG });
          if (block.scene) block.setVisible(false);
        }),
      );
      stage.sound.play('tas', { volume: 0.5 });
    });
    this.#row.setDepth(DEPTHS.flying);
    await Promise.all(flights);
    stage.fx.burst('stars', GLASS.x, GLASS.y - 40, { count: 6, spread: 120 });
  }

  /** The row is squeezed and springs back: that was not it. */
  async #fold() {
    this.#shop.hiccup();
    await this.#line.fold(this.#shop.stage, () => {
      for (const [i, block] of this.#blocks.entries()) if (block.scene) block.setX(this.#line.middle(i));
      for (const [i, { thing }] of this.#slits.entries()) if (thing.scene) thing.setX(this.#line.gap(i + 1));
    });
  }
}
