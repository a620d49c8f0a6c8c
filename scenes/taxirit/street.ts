import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { ACROSS, BLOCKS, DOWN, SIZE, TOWN, type Point } from './town.ts';

/** What stands on each block. */
const KINDS = [
  'huizen-a',
  'park',
  'school',
  'huizen-b',
  'markt',
  'plein',
  'huizen-a',
  'vijver',
  'huizen-b',
  'vijver',
  'huizen-a',
  'markt',
] as const;
/** Dashes in the middle of the streets, and how large the plain ground is drawn. */
const GROUND = 100;
const MEADOW = 3.4;
const EDGE = 26;
const TREES = { apart: 234, out: 74 } as const;
/** How dark the evening is. */
const EVENING = { alpha: 0.38, ms: 1600, size: 54 } as const;

/** Where ducks cross: zebras half-way along some streets. */
export const ZEBRAS: readonly (Point & { isAcross: boolean })[] = [
  ...ACROSS.slice(1, -1).flatMap((y) => DOWN.slice(0, -1).map((x) => ({ x: x + 135, y, isAcross: true }))),
  ...DOWN.slice(1, -1).flatMap((x) => ACROSS.slice(0, -1).map((y) => ({ x, y: y + 350, isAcross: false }))),
];

/** The middle of the square with the fountain. */
export const SQUARE: Point = middle(KINDS.indexOf('plein'));

function middle(n: number): Point {
  const { left, top, right, bottom } = BLOCKS[n]!;
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The town on its meadow, from above. */
export class Street {
  readonly #stage: GameStage;
  readonly #dusk: Image;
  readonly #lamps: Container;
  #isEvening = false;

  constructor(stage: GameStage) {
    this.#stage = stage;
    // Drawn large, so that it reaches farther than one ever sees.
    stage
      .backdrop()
      .setPosition(SIZE.width / 2, SIZE.height / 2)
      .setScale(MEADOW);
    const sheet = (frame: string, out: number) =>
      stage
        .image(frame, SIZE.width / 2, SIZE.height / 2)
        .setDepth(DEPTHS.ground)
        .setScale((SIZE.width + out * 2) / GROUND, (SIZE.height + out * 2) / GROUND);
    sheet('rand', EDGE);
    sheet('straat', 0);
    for (const [n, kind] of KINDS.entries()) {
      const { x, y } = middle(n);
      stage.image(`blok-${kind}`, x, y).setDepth(DEPTHS.block);
    }
    this.#furnish();
    this.#lamps = this.#lay(
      DEPTHS.lamp,
      DOWN.slice(1, -1).flatMap((x) => ACROSS.map((y) => stage.image('lichtkring', x, y))),
    ).setAlpha(0);
    this.#dusk = stage
      .image('donker', SIZE.width / 2, SIZE.height / 2)
      .setDepth(DEPTHS.dusk)
      .setScale(EVENING.size)
      .setAlpha(0);
  }

  /** Evening falls, and the lamps go on; `atOnce` where it was so already. */
  darken(isEvening: boolean, atOnce: boolean) {
    if (isEvening === this.#isEvening) return;
    this.#isEvening = isEvening;
    const ms = atOnce ? 1 : EVENING.ms;
    void this.#stage.tween({ targets: this.#dusk, to: { alpha: isEvening ? EVENING.alpha : 0 }, ms });
    void this.#stage.tween({ targets: this.#lamps, to: { alpha: isEvening ? 0.7 : 0 }, ms });
  }

  /** Dashes and zebras, and trees all round the town. */
  #furnish() {
    const stage = this.#stage;
    const { block, street } = TOWN;
    this.#lay(DEPTHS.marking, [
      ...ACROSS.flatMap((y) =>
        DOWN.slice(0, -1).map((x) => stage.image('strepen', x + (block.width + street) / 2, y)),
      ),
      ...DOWN.flatMap((x) =>
        ACROSS.slice(0, -1).map((y) =>
          stage
            .image('strepen', x, y + (block.height + street) / 2)
            .setAngle(90)
            .setScale(0.7, 1),
        ),
      ),
      ...ZEBRAS.map(({ x, y, isAcross }) => stage.image('zebra', x, y).setAngle(isAcross ? 0 : 90)),
    ]);
    const rng = stage.rng.fork('bomen');
    const { apart, out } = TREES;
    const row = (from: number, to: number) =>
      Array.from({ length: Math.floor((to - from) / apart) }, (_, i) => from + i * apart);
    this.#lay(
      DEPTHS.tree,
      [
        ...row(40, SIZE.width).flatMap((x) => [-out, SIZE.height + out].map((y) => [x, y] as const)),
        ...row(90, SIZE.height).flatMap((y) => [-out, SIZE.width + out].map((x) => [x, y] as const)),
      ].map(([x, y]) =>
        stage
          .image('boom', x + rng.between(-26, 26), y + rng.between(-12, 12))
          .setScale(rng.between(0.8, 1.15)),
      ),
    );
  }

  /** Things that lie together at one depth. */
  #lay = (depth: number, things: Image[]): Container =>
    this.#stage.scene.add.container(0, 0, things).setDepth(depth);
}
