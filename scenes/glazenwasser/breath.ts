import type { Container, GameStage, Rect } from '../../engine/stage/index.ts';
import { DEPTHS, fit } from './places.ts';

const MS = { fog: 320, write: 620, away: 220, lift: 90, drip: 620 } as const;
const FOG = { over: 30, alpha: 0.94 } as const;
const GUM = { size: 0.9, down: 14, bob: 7, steps: 6 } as const;
const DROPS = { count: 7, fall: 120 } as const;

/** The breath on a pane is back, and wrong letters run down in it. */
export class Breath {
  readonly #stage: GameStage;
  #parts: Container | undefined;

  constructor(stage: GameStage) {
    this.#stage = stage;
  }

  /** Breath mists a pane over, lightly (a share of it) or whole. */
  async mist(pane: Rect, share = 1) {
    this.wipe();
    const stage = this.#stage;
    const [x, y] = [pane.x + pane.width / 2, pane.y + pane.height / 2];
    const fog = fit(stage.image('adem', 0, 0), pane.width + FOG.over, pane.height + FOG.over);
    this.#parts = stage.scene.add.container(x, y, [fog]).setDepth(DEPTHS.breath);
    fog.setAlpha(0);
    stage.sound.play('druppels');
    await stage.tween({ targets: fog, to: { alpha: FOG.alpha * share }, ms: MS.fog });
  }

  /** Gum goes along under the right word, where that hangs, with a fingertip on the glass. */
  async scribble() {
    const stage = this.#stage;
    const word = stage.kit.banner.rect;
    if (!word) return;
    const [from, y, wide] = [word.x, word.y + word.height + GUM.down, word.width];
    const gum = stage.image('kit/gum/happy', from, y).setDepth(DEPTHS.gum).setScale(GUM.size);
    const way = { t: 0 };
    await stage.tween({
      targets: way,
      to: { t: 1 },
      ms: MS.write,
      ease: 'Linear',
      onUpdate: () => {
        if (!gum.scene) return;
        const bob = Math.sin(way.t * GUM.steps * Math.PI * 2) * GUM.bob;
        gum.setPosition(from + wide * way.t, y + bob).setAngle(bob * 1.4);
      },
    });
    await stage.tween({ targets: gum, to: { x: gum.x + 80, alpha: 0, angle: 120 }, ms: MS.away });
    gum.destroy();
  }

  /** Wrong letters run down the pane as drops. */
  drip({ x, y, width, height }: Rect) {
    const stage = this.#stage;
    const rng = stage.rng;
    const many = stage.reducedMotion ? 3 : DROPS.count;
    for (let i = 0; i < many; i++) {
      const drop = stage
        .image(
          i % 2 ? 'druppel' : 'druppel-inkt',
          x + (width * (i + rng.between(0.2, 0.8))) / many,
          y + height / 2,
        )
        .setDepth(DEPTHS.breath + 1);
      void stage
        .tween({
          targets: drop,
          to: { y: drop.y + rng.between(0.5, 1) * DROPS.fall, alpha: 0 },
          ms: MS.drip * rng.between(0.8, 1.3),
          delay: i * 40,
          ease: 'Quad.In',
        })
        .then(() => drop.destroy());
    }
  }

  /** It clears up. */
  wipe() {
    this.#parts?.destroy();
    this.#parts = undefined;
  }
}
