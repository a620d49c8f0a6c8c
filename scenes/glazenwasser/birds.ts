import type { GameStage, Image } from '../../engine/stage/index.ts';
import type { Point } from './glass.ts';
import { DEPTHS, FLOOR } from './places.ts';

/** Pigeons on the ledge of the tower. */
const PERCHES = [
  { x: 222, y: 134, flip: false },
  { x: 322, y: 134, flip: true },
  { x: 1130, y: 134, flip: true },
] as const;
/** Small enough to stay below the strip at the top. */
const SIZE = 0.76;
/** They duck when the squeegee swings by this near, for so long. */
const SHY = { near: 320, ms: 800, coo: 2600 } as const;
const FLY = { ms: 620, up: 120 } as const;

interface Bird {
  image: Image;
  home: Point;
  ducksUntil: number;
  flying: boolean;
}

/** Pigeons that duck when something swings by, and fly along to the next floor. */
export class Birds {
  readonly #stage: GameStage;
  readonly #birds: Bird[];
  #cooAt = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#birds = PERCHES.map(({ x, y, flip }) => ({
      image: stage.image('duif-zit', x, y).setDepth(DEPTHS.bird).setFlipX(flip).setScale(SIZE),
      home: { x, y },
      ducksUntil: 0,
      flying: false,
    }));
  }

  /** Something swings by here. */
  swing(at: Point) {
    const { now } = this.#stage.clock;
    for (const bird of this.#birds) {
      if (bird.flying || Math.hypot(at.x - bird.home.x, at.y - bird.home.y) > SHY.near) continue;
      if (bird.ducksUntil <= now) this.#coo();
      bird.ducksUntil = now + SHY.ms;
      this.#show(bird, 'duif-duikt');
    }
  }

  /** The tower sinks: they fly up to the next ledge. */
  async fly() {
    const stage = this.#stage;
    this.#coo();
    await Promise.all(
      this.#birds.map(async (bird, i) => {
        bird.flying = true;
        this.#show(bird, 'duif-vliegt');
        const { x, y } = bird.home;
        const out = i < 2 ? -FLOOR / 6 : FLOOR / 6;
        await stage.tween({
          targets: bird.image,
          to: { x: x + out, y: y - FLY.up },
          ms: FLY.ms,
          delay: i * 60,
          pop: true,
        });
        await stage.tween({ targets: bird.image, to: { x, y }, ms: FLY.ms, ease: 'Quad.Out', pop: true });
        bird.flying = false;
        this.#show(bird, 'duif-zit');
      }),
    );
  }

  /** Every step: who ducked looks up again. */
  frame() {
    const { now } = this.#stage.clock;
    for (const bird of this.#birds) {
      if (bird.flying || bird.ducksUntil === 0 || bird.ducksUntil > now) continue;
      bird.ducksUntil = 0;
      this.#show(bird, 'duif-zit');
    }
  }

  leave() {
    for (const { image } of this.#birds) image.setVisible(false);
  }

  #coo() {
    const { now } = this.#stage.clock;
    if (now < this.#cooAt) return;
    this.#cooAt = now + SHY.coo;
    this.#stage.sound.play('duif', { volume: 0.6 });
  }

  #show({ image }: Bird, frame: string) {
    if (image.scene && this.#stage.hasImage(frame)) image.setFrame(frame);
  }
}
