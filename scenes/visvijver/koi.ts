import type { Container, GameStage, Image } from '../../engine/stage/index.ts';

/** How its tail goes: so many degrees, there and back in so many ms. */
const TAIL = { swing: 15, ms: 900, quick: 260, y: 38 } as const;
const MS = { leap: 300, shake: 90 } as const;
const LEAP = { up: 74, scale: 1.34 } as const;
/** How many patterns there are besides the one of gold. */
export const PATTERNS = 6;

/** A koi seen from above; it heads up at angle 0. */
export class Koi {
  readonly thing: Container;
  readonly isGolden: boolean;
  readonly #stage: GameStage;
  readonly #tail: Image;
  readonly #late: number;
  /** How large it is. */
  size = 1;
  /** It swims: its tail goes faster. */
  isSwimming = false;

  constructor(stage: GameStage, pattern: number | 'goud') {
    this.#stage = stage;
    this.isGolden = pattern === 'goud';
    this.#late = pattern === 'goud' ? 0 : pattern * 140;
    this.#tail = stage.image(`staart-${pattern}`, 0, TAIL.y);
    this.thing = stage.scene.add.container(0, 0, [this.#tail, stage.image(`koi-${pattern}`, 0, 0)]);
  }

  frame() {
    const { clock, reducedMotion } = this.#stage;
    if (reducedMotion || !this.thing.visible) return;
    const ms = this.isSwimming ? TAIL.quick : TAIL.ms;
    this.#tail.setAngle(TAIL.swing * Math.sin(((clock.now + this.#late) / ms) * Math.PI * 2));
  }

  /** It leaps out of the water in a bow, and lands with a splash. */
  async leap() {
    const { thing } = this;
    const { y, angle } = thing;
    const stage = this.#stage;
    stage.sound.play('sprong');
    const ms = MS.leap;
    void stage.tween({ targets: thing, to: { scale: LEAP.scale * this.size }, ms, yoyo: true, pop: true });
    void stage.tween({
      targets: thing,
      to: { angle: angle + 360 },
      ms: 2 * ms,
      ease: 'Sine.InOut',
      pop: true,
    });
    await stage.tween({ targets: thing, to: { y: y - LEAP.up }, ms, yoyo: true, ease: 'Quad.Out' });
    if (thing.scene) thing.setAngle(angle).setScale(this.size).setY(y);
  }

  /** It shakes its head: that is not for me. */
  async shake() {
    const { thing } = this;
    const { angle } = thing;
    const to = { angle: angle + 16 };
    await this.#stage.tween({ targets: thing, to, ms: MS.shake, yoyo: true, repeat: 2, pop: true });
    if (thing.scene) thing.setAngle(angle);
  }
}
