import type { GameStage, Image, Marks } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

const ROW = { x: 92, y: 730, pitch: 54, count: 8, size: 0.84 } as const;
const MS = { fly: 520, swell: 150, beckon: 260 } as const;

/** The marks of the kunstje: swirls along the desk, each filled by one that comes flying out of warm air. */
export class WarmMarks implements Marks {
  readonly count: number = ROW.count;
  readonly #stage: GameStage;
  readonly #marks: Image[];
  #filled = 0;
  #from = { x: 0, y: 0 };

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#marks = Array.from({ length: ROW.count }, (_, i) =>
      stage
        .fixed(stage.image('warmte-leeg', ROW.x + i * ROW.pitch, ROW.y))
        .setScale(ROW.size)
        .setDepth(DEPTHS.mark),
    );
  }

  /** Where the next one comes from. */
  from(x: number, y: number) {
    this.#from = { x, y };
  }

  /** Warm air is near: the mark that it would fill swells. */
  beckon() {
    this.#swell(this.#marks[this.#filled], MS.beckon, 2);
  }

  add() {
    const mark = this.#marks[this.#filled++];
    if (mark) void this.#fill(mark);
  }

  async #fill(mark: Image) {
    const stage = this.#stage;
    const { x, y } = this.#from;
    const swirl = stage.fixed(stage.image('warmte', x, y)).setDepth(DEPTHS.mark + 1);
    const to = { x: mark.x, y: mark.y, scale: ROW.size };
    await stage.tween({ targets: swirl, to, ms: MS.fly, ease: 'Quad.InOut' });
    swirl.destroy();
    if (!mark.active) return;
    if (stage.hasImage('warmte')) mark.setFrame('warmte');
    this.#swell(mark, MS.swell, 0);
  }

  #swell(mark: Image | undefined, ms: number, repeat: number) {
    if (!mark) return;
    const to = { scale: ROW.size * 1.35 };
    void this.#stage.tween({ targets: mark, to, ms, yoyo: true, repeat, pop: true });
  }
}
