import { Dusk, Stray, type GameStage, type Image } from '../../engine/stage/index.ts';
import type { Island } from './chart.ts';
import { DEPTHS } from './depths.ts';

const MS = { come: 260, go: 200, apart: 40 } as const;
const DARK = { alpha: 0.4, colour: 0x24306e } as const;
/** Where the home port lies, its lamp, and where the lighthouse of the last sheet stands on its island. */
const PORT = { x: 140, y: 470, lamp: { x: 152, y: 372 } } as const;
const TOWER = { frame: 'eiland-6', up: 62, turnMs: 9000 } as const;
/** The seal comes up beside the port. */
const SEAL = [
  { x: 222, y: 262 },
  { x: 222, y: 586 },
] as const;

/** What lies on the chart by itself: islands and reefs, the home port, and evening that falls. */
export class Sea {
  readonly #stage: GameStage;
  readonly #islands = new Map<Island, Image>();
  readonly #dusk: Dusk;
  readonly #seal: Stray;
  readonly #lights: Image[];
  readonly #beam: Image;

  constructor(stage: GameStage) {
    this.#stage = stage;
    stage.image('haven', PORT.x, PORT.y).setDepth(DEPTHS.island);
    this.#beam = stage.image('straal', 0, 0).setDepth(DEPTHS.light).setVisible(false);
    this.#lights = [PORT.lamp, { x: 0, y: 0 }].map(({ x, y }) =>
      stage.image('gloed', x, y).setDepth(DEPTHS.light).setAlpha(0),
    );
    this.#dusk = new Dusk(stage, {
      ...DARK,
      depth: DEPTHS.dusk,
      onFall: (now, ms) => this.#light(now, ms),
    });
    this.#seal = new Stray(stage, {
      id: 'zeehond',
      label: 'Een zeehond: tik hem aan',
      frame: 'zeehond',
      spots: SEAL,
      depth: DEPTHS.buoy,
      flee: { x: -30, y: 40, ms: 420 },
      sound: 'golf',
    });
  }

  /** The hour of the round: by the third part it is evening. */
  day(third: number, atOnce: boolean) {
    this.#dusk.fall(third === 2, atOnce);
  }

  /** A seal looks up for as long as the exercise lasts, or goes. */
  seal(seed: string | undefined) {
    if (seed === undefined) this.#seal.go();
    else this.#seal.come(seed);
  }

  /** These islands lie on the chart now; others go, new ones are unfolded. */
  show(islands: readonly Island[]) {
    const stage = this.#stage;
    for (const [island, image] of this.#islands) {
      if (islands.includes(island)) continue;
      this.#islands.delete(island);
      void stage
        .tween({ targets: image, to: { alpha: 0, scale: 0.7 }, ms: MS.go, pop: true })
        .then(() => image.destroy());
    }
    for (const [i, island] of islands.entries()) {
      if (this.#islands.has(island)) continue;
      const image = stage.image(island.frame, island.x, island.y).setDepth(DEPTHS.island);
      const { scaleX: scale } = image;
      this.#islands.set(island, image.setScale(scale * 0.4, 0).setAlpha(0));
      const to = { scale, alpha: 1 };
      void stage.tween({ targets: image, to, ms: MS.come, delay: i * MS.apart, ease: 'Back.Out', pop: true });
      if (island.frame !== TOWER.frame) continue;
      this.#beam.setPosition(island.x, island.y - TOWER.up);
      this.#lights[1]!.setPosition(island.x, island.y - TOWER.up);
    }
  }

  frame() {
    const stage = this.#stage;
    const tower = [...this.#islands.keys()].some(({ frame }) => frame === TOWER.frame);
    this.#beam.setVisible(tower && this.#lights[0]!.alpha > 0.5);
    this.#lights[1]!.setVisible(tower);
    const turn = stage.reducedMotion ? 0.1 : (stage.clock.now % TOWER.turnMs) / TOWER.turnMs;
    this.#beam.setAngle(turn * 360);
  }

  #light(now: boolean, ms: number) {
    void this.#stage.tween({ targets: this.#lights, to: { alpha: now ? 1 : 0 }, ms });
  }
}
