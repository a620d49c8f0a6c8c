import type { GameStage, Image, Thing } from '../../engine/stage/index.ts';
import type { Ring } from './air.ts';
import { ARM } from './layout.ts';
import { DEPTHS } from './places.ts';

/** Half of the opening of a ring as it is drawn, and how wide a narrower one is at least beside it. */
const DRAWN = 80;
/** From the rings to the mast, and how far it reaches over the highest and below the lowest ring. */
const MAST = { beside: 102, over: 64, below: 52, drawn: 320 } as const;
const MS = { light: 130, spin: 620, pop: 160, beat: 420, whirl: 900 } as const;
/** Particles of a ring that was only a film of soap. */
const BUBBLES = { count: 14, spread: 90 } as const;

/** One ring: half of it behind the plane, with its film of soap, half of it before. */
interface Hoop {
  back: Image;
  front: Image;
  film: Image;
  glow: Image;
  scale: number;
}

/** A gate: a pencil that flies by its whirl, with rings on the one side; the cards are hung on the other by who makes it. */
export class Gate {
  readonly #stage: GameStage;
  readonly #hoops: Hoop[];
  readonly #parts: Thing[];
  readonly #whirl: Image;
  readonly #stop: () => void;

  /** `colours` says which of the drawn rings each is; `cards` go along with it. */
  constructor(
    stage: GameStage,
    x: number,
    rings: readonly Ring[],
    colours: readonly number[],
    cards: readonly Thing[],
  ) {
    this.#stage = stage;
    const image = (frame: string, y: number, depth: number, at = x) =>
      stage.image(frame, at, y).setDepth(depth);
    this.#hoops = rings.map(({ y, half }, i) => {
      const scale = half / DRAWN;
      const part = (frame: string, depth: number) => image(frame, y, depth).setScale(scale);
      return {
        back: part(`ring-achter-${colours[i]!}`, DEPTHS.back),
        film: part('vlies', DEPTHS.back + 1),
        front: part(`ring-voor-${colours[i]!}`, DEPTHS.front),
        glow: part('gloed', DEPTHS.front + 1).setVisible(false),
        scale,
      };
    });
    const top = rings[0]!.y - MAST.over;
    const mast = image('mast', top, DEPTHS.mast, x + MAST.beside);
    mast.setScale(1, (rings.at(-1)!.y + MAST.below - top) / MAST.drawn);
    this.#whirl = image('molen', top - 6, DEPTHS.mast + 1, x + MAST.beside);
    const arms = rings.map(({ y, half }) => {
      const from = 26 * (half / DRAWN);
      return image('arm', y, DEPTHS.mast - 1, x + from).setScale((ARM - from) / 100, 1);
    });
    const hoops = this.#hoops.flatMap(({ back, front, film, glow }) => [back, front, film, glow]);
    this.#parts = [mast, this.#whirl, ...arms, ...hoops, ...cards];
    let age = 0;
    this.#stop = stage.onStep((ms) => {
      if (stage.reducedMotion) return;
      age += ms;
      this.#whirl.setScale(Math.cos((age / MS.whirl) * Math.PI * 4), 1);
    });
  }

  /** Comes to its place from `far` u to the right, or goes `far` u to the left. */
  async slide(far: number, ms: number, ease: string, alpha: [from: number, to: number]) {
    const way = { t: 0 };
    let done = 0;
    const start = Math.max(0, far);
    for (const part of this.#parts) {
      part.x += start;
      part.setAlpha(alpha[0]);
    }
    await this.#stage.tween({
      targets: way,
      to: { t: 1 },
      ms,
      ease,
      onUpdate: () => {
        const by = Math.abs(far) * (way.t - done);
        done = way.t;
        for (const part of this.#parts) {
          part.x -= by;
          part.setAlpha(alpha[0] + (alpha[1] - alpha[0]) * way.t);
        }
      },
    });
  }

  /** The ring that takes who flies on like this. */
  light(ring: number | undefined) {
    for (const [i, { glow }] of this.#hoops.entries()) glow.setVisible(i === ring);
  }

  /** The right one: its film bursts into stars, and it spins. */
  spin(ring: number) {
    const { back, front, film, scale } = this.#hoops[ring]!;
    const stage = this.#stage;
    stage.sound.play('ring');
    film.setVisible(false);
    stage.fx.burst('stars', front.x, front.y, { count: 14, spread: 80 });
    const turn = { targets: [back, front], to: { scaleX: -scale }, ms: MS.spin / 4, yoyo: true, repeat: 1 };
    void stage.tween({ ...turn, pop: true }).then(() => {
      if (back.active) back.setScale(scale);
      if (front.active) front.setScale(scale);
    });
  }

  /** It was nothing but soap. */
  burst(ring: number) {
    const hoop = this.#hoops[ring]!;
    const stage = this.#stage;
    stage.sound.play('bellen');
    stage.fx.burst('bubbles', hoop.front.x, hoop.front.y, BUBBLES);
    hoop.glow.setVisible(false);
    hoop.film.setVisible(false);
    void stage.tween({
      targets: [hoop.back, hoop.front],
      to: { alpha: 0, scale: hoop.scale * 1.2 },
      ms: MS.pop,
    });
  }

  /** The one that was asked beats softly. */
  beckon(ring: number) {
    const { glow, scale } = this.#hoops[ring]!;
    glow.setVisible(true);
    const beat = {
      targets: glow,
      to: { scale: scale * 1.08 },
      ms: MS.beat,
      yoyo: true,
      repeat: 9,
      pop: true,
    };
    void this.#stage.tween(beat);
  }

  /** Which ring there is at a place. */
  at(x: number, y: number): number | undefined {
    const ring = this.#hoops.findIndex(
      ({ front, scale }) =>
        Math.abs(x - front.x) < Math.max(44, 44 * scale) && Math.abs(y - front.y) < DRAWN * scale,
    );
    return ring < 0 ? undefined : ring;
  }

  destroy() {
    this.#stop();
    for (const part of this.#parts) part.destroy();
  }
}
