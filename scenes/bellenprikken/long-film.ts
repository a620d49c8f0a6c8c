import type { Container, Image, Stage } from '../../engine/stage/index.ts';
import { FLYING } from './cactus.ts';

/** As it is drawn: half its width, and where it is cut in an end, a stretch and an end. */
const DRAWN = { half: 240, cut: 120 } as const;
/** The stretch reaches this far under both ends: no seam shows, and their shadows hardly double there. */
const OVERLAP = 0.75;
/** The highlight lies this far above the middle; it slides as far as the straight edge goes, at this distance of the light. */
const GLINT = { y: -37, ends: 100, reach: 500 } as const;
/** Height and radius of the ends. */
export const LONG_R = 51;
export const LONG_LEAST = DRAWN.cut * 2;

/** The film of one long bubble, as wide as its word. */
export class LongFilm {
  readonly root: Container;
  #stage: Stage;
  #left: Image;
  #middle: Image;
  #right: Image;
  #glint: Image;
  #width = 0;

  constructor(stage: Stage, width: number) {
    this.#stage = stage;
    this.#left = stage.image('lang-links', 0, 0);
    this.#middle = stage.image('lang-midden', 0, 0);
    this.#right = stage.image('lang-rechts', 0, 0);
    this.#glint = stage.image('glans-lang', 0, GLINT.y);
    this.root = stage.scene.add.container(0, 0, [this.#middle, this.#left, this.#right, this.#glint]);
    this.width = width;
  }

  get width() {
    return this.#width;
  }

  set width(width: number) {
    this.#width = Math.max(LONG_LEAST, width);
    const half = this.#width / 2;
    this.#left.x = DRAWN.half - half;
    this.#right.x = half - DRAWN.half;
    this.#middle.scaleX = (this.#width - LONG_LEAST + OVERLAP * 2) / LONG_LEAST;
  }

  /** Slides its highlight towards a light that is `far` u to the right of its middle, or to the left. */
  shine(far: number) {
    const share = Math.max(-1, Math.min(1, far / GLINT.reach));
    this.#glint.x = share * Math.max(0, this.#width / 2 - GLINT.ends);
  }

  /** Out of play: pencil hatching and the eraser icon. */
  hatch() {
    this.#left.setFrame('lang-links-uit');
    this.#middle.setFrame('lang-midden-uit');
    this.#right.setFrame('lang-rechts-uit');
    this.#glint.setVisible(false);
    this.root.add(this.#stage.image('kit/badge/eraser', this.#width / 2 - 26, -LONG_R + 8));
  }

  /** Bursts along its whole length. */
  pop(x: number, y: number) {
    this.root.setVisible(false);
    const width = this.#width * this.root.scaleX;
    const bursts = Math.max(2, Math.round(width / 130));
    for (let i = 0; i < bursts; i++) {
      const at = x + ((i + 0.5) / bursts - 0.5) * width;
      const burst = this.#stage
        .image('knal', at, y)
        .setDepth(FLYING - 1)
        .setScale(0.6);
      void this.#stage
        .tween({
          targets: burst,
          to: { scale: 1, alpha: 0 },
          ms: 280,
          delay: i * 30,
          ease: 'Quad.Out',
          pop: true,
        })
        .then(() => burst.destroy());
      this.#stage.fx.burst('bubbles', at, y, { count: 3 });
    }
  }
}
