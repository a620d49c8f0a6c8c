import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DRAWN } from './art/sizes.ts';
import { DEPTHS, MIDDLE } from './places.ts';
import type { Lane } from './rules.ts';
import type { Stands } from './stands.ts';

const FENCE = { count: 10, width: 200, y: 252 } as const;
const RAIL_Y = 274;
const FLAGS = { count: 3, pitch: 720, y: 760, x: 120 } as const;
/** How fast what is far and what is near goes by, against the ribbon. */
const SPEED = { stands: 0.4, fence: 0.8, flags: 1.15 } as const;
const MOST_LINES = 5;
const LINES_MS = 220;

/** The track that goes by: fence, rail, lanes and flags. */
export class Course {
  #stage: GameStage;
  #stands: Stands;
  #fence: Image[];
  #flags: Image[];
  #lines: Image[];
  #rail: Image;
  #gone = 0;

  constructor(stage: GameStage, stands: Stands) {
    this.#stage = stage;
    this.#stands = stands;
    this.#fence = Array.from({ length: FENCE.count }, () =>
      stage.image('hek', 0, FENCE.y).setDepth(DEPTHS.fence),
    );
    this.#flags = Array.from({ length: FLAGS.count }, (_, i) =>
      stage.image(`vlag-${i % 2}`, 0, FLAGS.y).setDepth(DEPTHS.post),
    );
    this.#rail = stage.image('rail', 0, RAIL_Y).setDepth(DEPTHS.fence + 1);
    this.#lines = Array.from({ length: MOST_LINES }, () =>
      stage.image('baanlijn', 0, 0).setDepth(DEPTHS.lines),
    );
    stage.onResize(({ left, right }) => {
      for (const line of [this.#rail, ...this.#lines])
        line.setX(left - 10).setScale((right - left + 20) / DRAWN.line, 1);
    });
    this.#place();
  }

  /** Shows the lines of these lanes. */
  lanes(lanes: readonly Lane[]) {
    const [first, last] = [lanes[0], lanes.at(-1)];
    const ys = lanes.map(({ y, height }) => y - height / 2);
    if (last) ys.push(last.y + last.height / 2);
    this.#lines.forEach((line, i) => {
      const y = ys[i];
      line.setVisible(y !== undefined || first === undefined);
      if (y === undefined) return;
      if (line.y === 0) line.setY(y);
      else void this.#stage.tween({ targets: line, to: { y }, ms: LINES_MS });
    });
  }

  /** Goes on by `far` u in `ms`; `each` hears of every part of the way. */
  async glide(far: number, ms: number, each: (dx: number) => void) {
    const way = { gone: 0 };
    let before = 0;
    const step = () => {
      const dx = before - way.gone;
      before = way.gone;
      this.#gone += dx;
      this.#stands.scroll(dx * SPEED.stands);
      this.#place();
      each(dx);
    };
    if (this.#stage.reducedMotion) {
      way.gone = far;
      return step();
    }
    await this.#stage.tween({ targets: way, to: { gone: far }, ms, ease: 'Sine.InOut', onUpdate: step });
  }

  #place() {
    const along = (i: number, count: number, pitch: number, speed: number) => {
      const whole = count * pitch;
      const x = (((i * pitch + this.#gone * speed) % whole) + whole) % whole;
      return MIDDLE - whole / 2 + x;
    };
    this.#fence.forEach((one, i) => one.setX(along(i, FENCE.count, FENCE.width, SPEED.fence)));
    this.#flags.forEach((one, i) => one.setX(FLAGS.x + along(i, FLAGS.count, FLAGS.pitch, SPEED.flags)));
  }
}
