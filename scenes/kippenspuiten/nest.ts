import type { GameStage, Image, Marks } from '../../engine/stage/index.ts';
import { EGGS } from './art/names.ts';
import { AT, DEPTHS, POP } from './places.ts';

/** Marks of the kunstje: so many hollows has the tray. */
const HOLLOWS = 7;
/** Where eggs lie in the basket, the last ones on top; and how large they are there, in the tray and on their way. */
const HEAP = [
  [-34, -62],
  [0, -66],
  [34, -62],
  [-18, -82],
  [18, -84],
  [0, -100],
] as const;
const SIZE = { heap: 0.78, tray: 0.54, big: 1.25 } as const;
const MS = { fly: 520, press: 110 } as const;
const ARC = 130;

/** The painted eggs of the round: in the basket, and on the tray those that were laid without a squirt beside a chicken. */
export class Nest {
  /** The patterns of all eggs so far. */
  readonly names: string[] = [];
  readonly #stage: GameStage;
  readonly #order: readonly string[];
  readonly #heap: Image[] = [];
  #hollow = 0;
  #isForTray = false;

  /** `done` is how many eggs were laid before. */
  constructor(stage: GameStage, done: number) {
    this.#stage = stage;
    this.#order = stage.rng.fork('eieren').shuffle(EGGS);
    stage.image('mandje', AT.basket.x, AT.basket.y).setDepth(DEPTHS.crew + 3);
    for (let i = 0; i < HOLLOWS; i++)
      stage.image('eierdop', this.#hollowAt(i), AT.tray.y).setDepth(DEPTHS.crew + 1);
    for (let i = 0; i < done; i++) {
      this.names.push(this.#next());
      this.#heaped(this.names.at(-1)!);
    }
  }

  /** The marks of the kunstje: the hollows of the tray. */
  get marks(): Marks {
    return { count: HOLLOWS, add: () => (this.#isForTray = true) };
  }

  /** One more, from the chicken that laid it; a golden one is kept apart by its colour only. */
  async lay(from: { x: number; y: number }, isGolden: boolean) {
    const stage = this.#stage;
    const name = this.#next();
    this.names.push(name);
    const isForTray = this.#isForTray && this.#hollow < HOLLOWS;
    this.#isForTray = false;
    const to = isForTray
      ? { x: this.#hollowAt(this.#hollow++), y: AT.tray.y - 14, size: SIZE.tray }
      : { ...this.#heapAt(), size: SIZE.heap };
    const egg = stage
      .image(isGolden ? 'ei-goud' : `ei-${name}`, from.x, from.y)
      .setDepth(DEPTHS.egg)
      .setScale(0.3);
    await stage.tween({ targets: egg, to: { scale: SIZE.big, y: from.y - 30 }, ms: MS.press, ...POP });
    const way = { share: 0 };
    const start = { x: egg.x, y: egg.y };
    await stage.tween({
      targets: way,
      to: { share: 1 },
      ms: MS.fly,
      ease: 'Sine.InOut',
      onUpdate: () => {
        const { share } = way;
        const high = ARC * 4 * share * (1 - share);
        egg.setPosition(start.x + (to.x - start.x) * share, start.y + (to.y - start.y) * share - high);
        egg.setScale(SIZE.big + (to.size - SIZE.big) * share).setAngle(360 * share);
      },
    });
    stage.sound.play('ei-plop');
    egg.setPosition(to.x, to.y).setScale(to.size).setAngle(0);
    if (isForTray) egg.setDepth(DEPTHS.crew + 2);
    else this.#keep(egg);
  }

  /** The last ones, of which one may be kept. */
  last(count: number): string[] {
    const own = [...new Set(this.names)].slice(-count);
    return [...own, ...this.#order.filter((name) => !own.includes(name))].slice(0, count);
  }

  #next = () => this.#order[this.names.length % this.#order.length]!;

  #hollowAt = (i: number) => AT.tray.x + i * AT.tray.pitch;

  #heapAt() {
    const [x, y] = HEAP[this.#heap.length % HEAP.length]!;
    return { x: AT.basket.x + x, y: AT.basket.y + y };
  }

  #heaped(name: string) {
    const { x, y } = this.#heapAt();
    this.#keep(this.#stage.image(`ei-${name}`, x, y).setScale(SIZE.heap));
  }

  /** The basket shows the last ones; others lie below them. */
  #keep(egg: Image) {
    egg.setDepth(DEPTHS.crew + 2 - (this.#heap.length % HEAP.length) / 10);
    this.#heap.push(egg);
    if (this.#heap.length > HEAP.length) this.#heap.at(-1 - HEAP.length)?.destroy();
  }
}
