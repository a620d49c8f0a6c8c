import { HEADINGS, STEPS, type GameStage, type Graphics, type Image } from '../../engine/stage/index.ts';
import { REMOTE } from './art/sizes.ts';
import { DEPTHS } from './depths.ts';
import { middleOf, type Tile } from './grid.ts';
import { entered, type Ground } from './ways.ts';

/** Arrowheads round Zoef: how far from his middle, how large, and how they move. */
const ARROW = {
  colour: 0x1fa39b,
  far: 58,
  size: 15,
  rim: 5,
  paper: 0xfffdf8,
  waitMs: 2500,
  beatMs: 900,
  grow: 0.12,
} as const;
const STAR = { x: REMOTE.start.x + 46, y: REMOTE.y - 30, scale: 0.62 } as const;

/** What tells the pupil what can be done: arrows where Zoef can go, and a star on a run that is worth one. */
export class Beckon {
  readonly #stage: GameStage;
  readonly #arrows: Graphics;
  readonly #star: Image;
  #since: number | undefined;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#arrows = stage.scene.add.graphics().setDepth(DEPTHS.route).setVisible(false);
    this.#star = stage.image('kit/star/full', STAR.x, STAR.y).setScale(STAR.scale);
    this.#star.setDepth(DEPTHS.cards).setVisible(false);
  }

  /** Every step: while he waits without cards, arrows show after a while where he can go. */
  arrows(isWaiting: boolean, from: Tile, ground: () => Ground) {
    const { clock, reducedMotion, calm } = this.#stage;
    if (isWaiting) this.#since ??= clock.now;
    else this.#since = undefined;
    const since = clock.now - (this.#since ?? clock.now) - ARROW.waitMs;
    const isShown = since > 0;
    if (isShown && !this.#arrows.visible) this.#draw(from, ground());
    this.#arrows.setVisible(isShown);
    const beat = reducedMotion || calm ? 0 : Math.sin((since / ARROW.beatMs) * Math.PI) ** 2;
    this.#arrows.setScale(1 + ARROW.grow * beat);
  }

  get isBeckoning() {
    return this.#arrows.visible;
  }

  /** Whether what lies in the queue would fetch the whole word at once. */
  star(isWorth: boolean) {
    if (isWorth === this.#star.visible) return;
    this.#star.setVisible(isWorth);
    if (!isWorth) return;
    this.#star.setScale(STAR.scale * 1.5);
    void this.#stage.tween({
      targets: this.#star,
      to: { scale: STAR.scale },
      ms: 220,
      ease: 'Back.Out',
      pop: true,
    });
  }

  hide() {
    this.#arrows.setVisible(false);
    this.#star.setVisible(false);
  }

  #draw(from: Tile, ground: Ground) {
    const free = HEADINGS.filter((heading) => entered(ground, from, heading).length > 0);
    const { x, y } = middleOf(from);
    const arrows = this.#arrows.clear().setPosition(x, y);
    for (const heading of free) {
      const [dx, dy] = STEPS[heading];
      const head = (size: number) =>
        [
          dx * (ARROW.far + size),
          dy * (ARROW.far + size),
          dx * (ARROW.far - size * 0.6) - dy * size,
          dy * (ARROW.far - size * 0.6) + dx * size,
          dx * (ARROW.far - size * 0.6) + dy * size,
          dy * (ARROW.far - size * 0.6) - dx * size,
        ] as const;
      arrows.fillStyle(ARROW.paper).fillTriangle(...head(ARROW.size + ARROW.rim));
      arrows.fillStyle(ARROW.colour).fillTriangle(...head(ARROW.size));
    }
  }
}
