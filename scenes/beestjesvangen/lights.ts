import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, LIGHTS } from './places.ts';
import type { Spot } from './rules.ts';

const MS = { fly: 1300, glow: 260, twinkle: 900 } as const;
/** How it flies: so many loops, so large. */
const LOOPS = { count: 2, size: 74 } as const;
const SIZE = { first: 1, later: 0.62 } as const;

interface Light {
  image: Image;
  isFirst: boolean;
}

/** Bugs that were caught hang over the garden as lights: a large one where the word was right at once. */
export class Lights {
  readonly all: Light[] = [];
  readonly #stage: GameStage;
  readonly #of: number;

  /** For so many words. */
  constructor(stage: GameStage, of: number) {
    this.#stage = stage;
    this.#of = Math.min(LIGHTS.most, Math.max(2, of));
  }

  /** Where the next one comes to hang. */
  get #next(): Spot {
    const i = this.all.length;
    const x = LIGHTS.left + ((LIGHTS.right - LIGHTS.left) * i) / (this.#of - 1);
    return { x, y: LIGHTS.y + (i % 2 ? LIGHTS.wave : -LIGHTS.wave) };
  }

  /** One hangs there at once. */
  add(isFirst: boolean) {
    if (this.all.length < this.#of) this.#hang(this.#next, isFirst);
  }

  /** A bug of a kind spreads its wings, flies loops, and stays as a light. */
  async fly({ x, y }: Spot, kind: number, isFirst: boolean) {
    if (this.all.length >= this.#of) return;
    const stage = this.#stage;
    const to = this.#next;
    const light = this.#hang(to, isFirst);
    light.setAlpha(0);
    const bug = stage.image(`beest-${kind}-vlucht`, x, y).setDepth(DEPTHS.air).setScale(1.4);
    stage.sound.play('gezoem', { rate: 0.85 + (kind % 5) * 0.09 });
    const way = { t: 0 };
    await stage.tween({
      targets: way,
      to: { t: 1 },
      ms: MS.fly,
      ease: 'Sine.InOut',
      onUpdate: () => {
        if (!bug.scene) return;
        const { t } = way;
        const turn = t * Math.PI * 2 * LOOPS.count;
        const wide = stage.reducedMotion ? 0 : LOOPS.size * (1 - t);
        bug.setPosition(
          x + (to.x - x) * t + Math.sin(turn) * wide,
          y + (to.y - y) * t - (1 - Math.cos(turn)) * wide * 0.6,
        );
        bug.setScale(1.4 - t);
      },
    });
    bug.destroy();
    stage.fx.burst('stars', to.x, to.y, { count: 5, spread: 40 });
    await stage.tween({ targets: light, to: { alpha: 1 }, ms: MS.glow });
  }

  #hang({ x, y }: Spot, isFirst: boolean): Image {
    const image = this.#stage
      .image('lichtje', x, y)
      .setDepth(DEPTHS.light)
      .setScale(isFirst ? SIZE.first : SIZE.later);
    this.all.push({ image, isFirst });
    if (!this.#stage.reducedMotion) {
      const to = { scale: image.scaleX * 0.86 };
      void this.#stage.tween({ targets: image, to, ms: MS.twinkle, yoyo: true, repeat: -1 });
    }
    return image;
  }
}
