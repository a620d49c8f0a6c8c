import type { GameStage, Graphics } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { lapRound, middleOf, type Catch, type Point, type Rope } from './rules.ts';

const LINE = { edge: 9, rope: 5, ink: 0x6e4a2a, twine: 0xf3d9a4 } as const;
/** Floats: one each so many points, and how they bob. */
const FLOATS = { every: 3, r: 8, red: 0xee6a50, white: 0xfffdf6, ink: 0x1e2747, bob: 3, slow: 190 } as const;
/** Dots that show a lap to who only pointed something out. */
const DOTS = { every: 2, r: 6, edge: 2.5, ms: 2600 } as const;
const TIGHT = { share: 0.5, ms: 280, foam: 10 } as const;

/** The rope as it is seen: twine with floats that bob, and a loop that is pulled tight. */
export class RopeView {
  readonly #stage: GameStage;
  readonly #rope: Rope;
  readonly #pen: Graphics;
  #ring: Point[] | undefined;
  #dots: { around: Catch; until: number } | undefined;
  #isDrawn = false;

  constructor(stage: GameStage, rope: Rope) {
    this.#stage = stage;
    this.#rope = rope;
    this.#pen = stage.scene.add.graphics().setDepth(DEPTHS.rope);
  }

  /** Shows for a moment what lap would hold this. */
  dot(around: Catch) {
    this.#dots = { around, until: this.#stage.clock.now + DOTS.ms };
  }

  /** A loop has closed, and stays until it is let go. */
  hold(loop: readonly Point[]) {
    this.#ring = loop.map(({ x, y }) => ({ x, y }));
  }

  /** It is pulled tight, with foam all round. */
  async tighten() {
    const { fx, sound } = this.#stage;
    const ring = this.#ring;
    if (!ring) return;
    const middle = middleOf(ring);
    const from = ring.map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y }));
    for (let i = 0; i < TIGHT.foam; i++) {
      const at = ring[Math.floor((i * ring.length) / TIGHT.foam)]!;
      fx.burst('bubbles', at.x, at.y, { count: 1 });
    }
    sound.play('lus-snap');
    const now = { share: 1 };
    const pull = () =>
      from.forEach(({ x, y }, i) =>
        Object.assign(ring[i]!, { x: middle.x + x * now.share, y: middle.y + y * now.share }),
      );
    await this.#stage.tween({
      targets: now,
      to: { share: TIGHT.share },
      ms: TIGHT.ms,
      ease: 'Quad.Out',
      onUpdate: pull,
    });
  }

  /** The loop opens: the rope is gone. */
  open() {
    this.#ring = undefined;
  }

  frame() {
    const { points } = this.#rope;
    if (points.length > 1 || this.#stage.clock.now > (this.#dots?.until ?? 0)) this.#dots = undefined;
    const isSeen = points.length > 1 || this.#ring !== undefined || this.#dots !== undefined;
    if (!isSeen && !this.#isDrawn) return;
    this.#isDrawn = isSeen;
    this.#pen.clear();
    if (points.length > 1) this.#draw(points, false);
    if (this.#dots) this.#drawDots(this.#dots.around);
    if (this.#ring) this.#draw(this.#ring, true);
  }

  #drawDots(around: Catch) {
    const { every, r, edge } = DOTS;
    const { ink, white } = FLOATS;
    lapRound(around, around[0]).forEach(({ x, y }, i) => {
      if (i % every) return;
      this.#pen.fillStyle(ink).fillCircle(x, y, r + edge);
      this.#pen.fillStyle(white).fillCircle(x, y, r);
    });
  }

  #draw(points: readonly Point[], isRing: boolean) {
    const pen = this.#pen;
    for (const [width, colour] of [
      [LINE.edge, LINE.ink],
      [LINE.rope, LINE.twine],
    ] as const) {
      pen.lineStyle(width, colour).beginPath();
      points.forEach(({ x, y }, i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y)));
      if (isRing) pen.closePath();
      pen.strokePath();
    }
    const { every, r, bob, slow, ink, red, white } = FLOATS;
    for (let i = 0; i < points.length; i += every) {
      const { x, y } = points[i]!;
      const lift = this.#stage.reducedMotion ? 0 : Math.sin(this.#stage.clock.now / slow + i) * bob;
      pen.fillStyle(ink).fillCircle(x, y + lift, r + 2.5);
      pen.fillStyle((i / every) % 2 ? white : red).fillCircle(x, y + lift, r);
    }
  }
}
