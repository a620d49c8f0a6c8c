import type { Outcome } from '../../engine/exercise/index.ts';
import type { Feat, GameStage, Image } from '../../engine/stage/index.ts';
import { BAR, DEPTHS } from './places.ts';

const SIZE = { star: 0.4, krul: 0.46 } as const;
/** In calm mode fewer are asked. */
const CALM = 10;
const GLIDE_MS = 420;
const AHEAD = 27;

/** The strip that both fill: your stars, and how far Krul is. */
export class Bar {
  /** Stars that you have picked up. */
  mine = 0;
  readonly #stage: GameStage;
  readonly #feat: Feat;
  readonly #krul: Image;
  readonly #from: number;
  readonly #count: number;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#count = stage.calm ? CALM : BAR.count;
    this.#from = 683 - ((this.#count - 1) * BAR.pitch) / 2;
    const strip = stage.image('balk', 683, BAR.y).setDepth(DEPTHS.sign - 2);
    strip.setScale(this.#count / BAR.count, 1);
    this.#feat = stage.kit.feat({
      x: this.#from,
      y: BAR.y,
      pitch: { x: BAR.pitch, y: 0 },
      count: this.#count,
      size: SIZE.star,
      depth: DEPTHS.sign - 1,
    });
    this.#krul = stage
      .image('krul', this.#from - AHEAD, BAR.y)
      .setDepth(DEPTHS.sign)
      .setScale(SIZE.krul)
      .setAngle(90)
      .setVisible(!stage.calm);
  }

  /** You have one more. */
  gather() {
    this.mine++;
    this.#feat.gather();
  }

  /** An exercise was right: in calm mode that is what fills the strip. */
  note(outcome: Outcome) {
    this.#feat.note(false, outcome);
  }

  /** So many Krul has. */
  krul(taken: number, ms: number = GLIDE_MS) {
    const x = this.#from + (Math.min(taken, this.#count) - 1) * BAR.pitch;
    void this.#stage.tween({ targets: this.#krul, to: { x }, ms, pop: true });
  }

  /** What both have is one heap in the end. */
  together(taken: number) {
    this.krul(this.mine + taken, 1400);
  }
}
