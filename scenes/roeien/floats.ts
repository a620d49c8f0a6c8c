import { partsOf } from '../../engine/exercise/index.ts';
import type { Container, Gap, GameStage, Image, WordLine } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { layOutWord } from './rules.ts';

/** Heights of the letters, of the lilies below the gaps, and the flag behind the word. */
const Y = { letters: 398, lilies: 464, flag: 452 } as const;
const DISC = { wide: 58, between: 2 } as const;
const LETTERS = { size: 46, close: 40, closeBelow: 56, up: 2 } as const;
/** A lily where letters stand close together is smaller. */
const LILY = { room: 65, least: 0.72 } as const;
const DIP = { down: 7, ms: 110 } as const;
const SING = { apart: 150, up: 20, ms: 130, open: 10, mostOpen: 44, openMs: 220 } as const;

/** A word on the water: a disc with each letter, and a lily bud at each gap that a stroke opens. */
export class Floats {
  readonly left: number;
  readonly pitch: number;
  readonly thing: Container;
  readonly lilies: readonly Lily[];
  /** How large the lilies are beside their own size. */
  readonly scale: number;
  readonly #stage: GameStage;
  readonly #letters: readonly string[];
  readonly #discs: { image: Image; word: WordLine }[];
  #dipped = 0;

  constructor(stage: GameStage, letters: readonly string[], isGolden: boolean) {
    this.#stage = stage;
    this.#letters = letters;
    const { left, pitch } = layOutWord(letters.length);
    [this.left, this.pitch] = [left, pitch];
    const size = pitch < LETTERS.closeBelow ? LETTERS.close : LETTERS.size;
    this.#discs = letters.map((letter, i) => {
      const x = left + (i + 0.5) * pitch;
      const image = stage.image('kurk', x, Y.letters).setScale((pitch - DISC.between) / DISC.wide);
      return { image, word: stage.kit.word(x, Y.letters - LETTERS.up, letter, { size }) };
    });
    this.scale = Math.max(LILY.least, Math.min(1, pitch / LILY.room));
    this.lilies = letters
      .slice(1)
      .map((_, i) => new Lily(stage, this.at(i + 1), Y.lilies, this.scale, isGolden));
    const flag = stage.image('eindvlag', this.at(letters.length + 0.6), Y.flag);
    this.thing = stage.scene.add
      .container(0, 0, [
        ...this.#discs.map(({ image }) => image),
        ...this.#discs.map(({ word }) => word),
        ...this.lilies.map(({ thing }) => thing),
        flag,
      ])
      .setDepth(DEPTHS.word);
  }

  /** The x of a place in the word: 0 is before the first letter, 1 the first gap. */
  at(place: number): number {
    return this.left + place * this.pitch;
  }

  /** What can still be opened. */
  get buds(): Image[] {
    return this.lilies.filter(({ isOut }) => !isOut).map(({ thing }) => thing);
  }

  /** How many letters it has. */
  get count(): number {
    return this.#letters.length;
  }

  /** Where the eyes go: the lily at a gap. */
  lilyAt(gap: number): { x: number; y: number } {
    return { x: this.at(gap), y: Y.lilies };
  }

  /** The boat is as far as this: each letter that it passes bobs. Whether it passed one. */
  pass(place: number): boolean {
    const passed = Math.max(0, Math.min(this.#discs.length, Math.floor(place)));
    const isNew = passed > this.#dipped;
    if (isNew) void this.#dip(passed - 1);
    this.#dipped = passed;
    return isNew;
  }

  /** The parts drift apart and are sung, one after the other. */
  async sing(cuts: readonly number[]) {
    const stage = this.#stage;
    const parts = partsOf(this.#letters.length, cuts);
    const open = Math.min(SING.open, SING.mostOpen / parts.length);
    await Promise.all(
      parts.map(async ({ from, to }, i) => {
        const things = this.#discs.slice(from, to).flatMap(({ image, word }) => [image, word]);
        const aside = (i - (parts.length - 1) / 2) * open;
        await stage.clock.wait(i * SING.apart);
        stage.sound.play('koor', { rate: [1, 1.122, 1.26, 1.498][i % 4]! });
        for (const thing of things) {
          const { x, y } = thing;
          void stage.tween({ targets: thing, to: { x: x + aside }, ms: SING.openMs, ease: 'Back.Out' });
          void stage.tween({ targets: thing, to: { y: y - SING.up }, ms: SING.ms, yoyo: true, pop: true });
        }
        await stage.clock.wait(SING.openMs);
      }),
    );
  }

  async leave(ms: number) {
    await this.#stage.tween({ targets: this.thing, to: { alpha: 0, y: 26 }, ms, pop: true });
    this.thing.destroy();
  }

  async #dip(i: number) {
    const disc = this.#discs[i];
    if (!disc) return;
    const { image, word } = disc;
    for (const [thing, y] of [
      [image, Y.letters],
      [word, Y.letters - LETTERS.up],
    ] as const)
      void this.#stage
        .tween({ targets: thing, to: { y: y + DIP.down }, ms: DIP.ms, yoyo: true, pop: true })
        .then(() => thing.scene && thing.setY(y));
  }
}

/** A lily below a gap: a bud, open where a new part begins, or out of play. */
class Lily implements Gap {
  readonly thing: Image;
  readonly #stage: GameStage;
  readonly #open: string;
  readonly #scale: number;
  /** It was wrong here: no stroke opens it any more. */
  isOut = false;

  constructor(stage: GameStage, x: number, y: number, scale: number, isGolden: boolean) {
    this.#stage = stage;
    this.#scale = scale;
    this.#open = isGolden ? 'lelie-goud' : 'lelie';
    this.thing = stage.image('knop', x, y).setScale(scale);
  }

  set(cut: boolean) {
    this.thing.setFrame(cut ? this.#open : 'knop');
    if (cut) this.pop();
  }

  mark(as: 'plain' | 'out' | 'kept') {
    this.isOut = as === 'out';
    this.thing.setFrame(as === 'kept' ? this.#open : as === 'out' ? 'knop-uit' : 'knop');
  }

  /** It swells for a moment. */
  pop() {
    const scale = this.#scale;
    this.thing.setScale(scale * 1.35);
    void this.#stage.tween({ targets: this.thing, to: { scale }, ms: 260, ease: 'Back.Out', pop: true });
  }
}
