import type { GameStage, Thing } from '../../engine/stage/index.ts';
import type { Spot } from './rules.ts';
import type { Target } from './target.ts';
import type { CanStall } from './throwing.ts';

const MS = { rise: 420, after: 24, clear: 180 } as const;
/** From how far below it comes up, in u. */
const BELOW = 60;

/** Where things stand. */
interface Shelves {
  shelves: readonly number[];
  partitions: readonly Spot[];
  scale: number;
  /** Room for the cans of one target, from partition to partition. */
  room: number;
}

/** What stands on the shelves in one exercise, until it is cleared away. */
export class Lineup {
  readonly all: readonly Target[];
  /** Whether something fell that should not. */
  missed = false;
  readonly #host: CanStall;
  readonly #shelves: Shelves;
  #isUp = false;
  /** What toppled and was answered with. */
  #struck: Target | undefined;
  #falling: Promise<unknown> = Promise.resolve();

  constructor(host: CanStall, all: readonly Target[], shelves: Shelves) {
    this.#host = host;
    this.#shelves = shelves;
    this.all = all;
  }

  /** What can be thrown at now. */
  get inPlay(): readonly Target[] {
    if (!this.#isUp || this.#struck) return [];
    return this.all.filter(({ isOut, hasFallen }) => !isOut && !hasFallen);
  }

  /** Everything comes up from behind its shelf. */
  async rise() {
    const { range, stage, stall, isGolden } = this.#host;
    const { shelves, partitions, scale, room } = this.#shelves;
    range.reset(room);
    stall.set(shelves, partitions, scale, this.all);
    if (isGolden) for (const target of this.all) target.gild();
    stage.sound.play('blik1', { volume: 0.35, rate: 1.15 });
    await Promise.all(this.all.map((target, i) => comeUp(stage, target, i)));
    this.#isUp = true;
  }

  /** One toppled: whether `answer` with it counts. */
  strike(target: Target, answer: () => boolean): boolean {
    this.#struck = target;
    if (answer()) return true;
    this.#struck = undefined;
    return false;
  }

  /** It was right: the cans clatter down. Gives the letters that come off. */
  fall(target: Target) {
    const { range, stage } = this.#host;
    this.#struck = undefined;
    target.hasFallen = true;
    const letters = target.peel();
    stage.sound.play(`blik${1 + (range.balls % 4)}`);
    this.#falling = range.release(target).then(() => target.fadeCans());
    return letters;
  }

  /** It was wrong: these are tumblers, that rise again. */
  async riseAgain(target: Target) {
    this.#struck = undefined;
    this.#host.range.stop();
    await target.rise();
  }

  /** Resolves when what fell is out of the way. */
  async settled() {
    await this.#falling;
  }

  /** Nothing more is thrown at what is cleared away. */
  async clear(more: readonly Thing[] = []) {
    const { range, stage, stall } = this.#host;
    this.#isUp = false;
    await this.#falling;
    range.stop();
    range.hideSight();
    const targets = [...this.all.map(({ thing }) => thing), ...more];
    await stage.tween({ targets, to: { alpha: 0 }, ms: MS.clear });
    for (const target of this.all) target.destroy();
    stall.clear();
  }
}

function comeUp(stage: GameStage, { thing, home }: Target, i: number) {
  thing.setAlpha(0).setY(home.y + BELOW);
  return stage.tween({
    targets: thing,
    to: { y: home.y, alpha: 1 },
    ms: MS.rise,
    delay: i * MS.after,
    ease: 'Back.Out',
    pop: true,
  });
}
