import type { Container, GameStage, Marks } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { STAMPS } from './art/names.ts';

/** The page of the album, what lies on it, and the marks of the kunstje at its foot. */
const PAGE = { x: 114, y: 272, stamp: -44, turn: 7 } as const;
const STARS = { x: 80, pitch: { x: 42, y: 0 }, size: 0.6, count: 3, rows: [318, 357] } as const;
const KEPT = 3;
const MS = { fly: 420, press: 120 } as const;

/** The marks of the kunstje: stars on two lines at the foot of the page. */
export function starsOf(stage: GameStage): Marks {
  const rows = STARS.rows.map((y) => stage.kit.starCount({ ...STARS, y, depth: DEPTHS.album + 5 }));
  let full = 0;
  return {
    count: STARS.count * rows.length,
    add: () => void rows[Math.floor(full++ / STARS.count)]?.add(),
  };
}

/** A stamp for each letter that went in at once: the round's own series. */
export class Album {
  /** The stamps of this round, by name. */
  readonly names: string[] = [];
  readonly #stage: GameStage;
  readonly #order: readonly string[];
  readonly #shown: Container[] = [];

  constructor(stage: GameStage, done: number) {
    this.#stage = stage;
    this.#order = stage.rng.fork('postzegels').shuffle(STAMPS);
    stage.image('album', PAGE.x, PAGE.y).setDepth(DEPTHS.album);
    for (let i = 0; i < done; i++) this.names.push(this.#next());
    const last = this.names.at(-1);
    if (last !== undefined) this.#lay(last);
  }

  /** One more, from where the letter went in. */
  async stick(from: { x: number; y: number }) {
    const stage = this.#stage;
    const name = this.#next();
    this.names.push(name);
    const stamp = this.#lay(name);
    const { x, y, angle } = stamp;
    stamp.setPosition(from.x, from.y).setScale(0.5).setAngle(0);
    await stage.tween({ targets: stamp, to: { x, y, scale: 1.3, angle }, ms: MS.fly, ease: 'Sine.Out' });
    stage.sound.play('stempel');
    await stage.tween({ targets: stamp, to: { scale: 1 }, ms: MS.press, ease: 'Quad.In', pop: true });
    stamp.setScale(1);
  }

  /** The last ones, of which one may be kept. */
  last(count: number): string[] {
    const own = this.names.slice(-count);
    const others = this.#order.filter((name) => !own.includes(name));
    return [...own, ...others].slice(0, count);
  }

  #next = () => this.#order[this.names.length % this.#order.length]!;

  #lay(name: string): Container {
    const turn = ((this.names.length * 5) % 3) - 1;
    const stamp = stampOf(this.#stage, name, PAGE.x + turn * 5, PAGE.y + PAGE.stamp)
      .setDepth(DEPTHS.album + 1)
      .setAngle(turn * PAGE.turn);
    this.#shown.push(stamp);
    if (this.#shown.length > KEPT) this.#shown.shift()!.destroy();
    return stamp;
  }
}

/** A stamp of the series. */
export const stampOf = (stage: GameStage, name: string, x: number, y: number): Container =>
  stage.scene.add.container(x, y, [stage.image('zegel', 0, 0), stage.image(`zegel-${name}`, 0, 0)]);
