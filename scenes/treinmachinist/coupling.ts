import type { Container, GameStage, Gap, Image } from '../../engine/stage/index.ts';

/** The hook hangs so far under the middle of the wagons; what a finger hits reaches from the letters to under it. */
const HOOK_Y = 62;
const HIT = { dy: 30, widest: 60, height: 132 } as const;
const MS = 170;
const OPEN_ANGLE = 58;
const FAINT = 0.45;

/** What the finger hits of a coupling where letters stand so far apart, in u. */
export const couplingHit = (pitch: number) => ({ width: Math.min(HIT.widest, pitch), height: HIT.height });

/** The coupling between two wagons: closed, or unhooked. */
export class Coupling implements Gap {
  readonly thing: Container;
  #stage: GameStage;
  #hook: Image;
  #cut: Image;
  #badge: Image | undefined;

  constructor(stage: GameStage, x: number) {
    this.#stage = stage;
    this.#hook = stage.image('koppeling', 0, HOOK_Y - HIT.dy);
    this.#cut = stage.image('knip', 0, -HIT.dy).setVisible(false);
    this.thing = stage.scene.add.container(x, HIT.dy, [this.#cut, this.#hook]);
  }

  /** Unhooks it, or hooks it again. */
  set(open: boolean) {
    const stage = this.#stage;
    this.#cut.setVisible(open);
    this.#hook.setFrame(open ? 'koppeling-los' : 'koppeling', false, true);
    stage.sound.play('koppeling', { rate: open ? 1.15 : 0.9 });
    this.#hook.setAngle(open ? OPEN_ANGLE / 2 : -OPEN_ANGLE / 3);
    void stage.tween({ targets: this.#hook, to: { angle: 0 }, ms: MS, ease: 'Back.Out' });
  }

  /** Rightly unhooked, it stays so; wrongly, it is closed for good. */
  mark(as: 'plain' | 'out' | 'kept') {
    if (as === 'kept' && !this.#cut.visible) this.set(true);
    if (as === 'plain' && this.#cut.visible) this.set(false);
    this.#look(as === 'plain' ? undefined : as === 'kept' ? 'tick' : 'eraser');
    if (as === 'out') this.#hook.setAlpha(FAINT);
  }

  #look(badge: 'tick' | 'eraser' | undefined) {
    this.#badge?.destroy();
    this.#badge = undefined;
    this.#hook.setAlpha(1);
    if (!badge) return;
    this.#badge = this.#stage.image(`kit/badge/${badge}`, 17, HOOK_Y - HIT.dy - 18).setScale(0.7);
    this.thing.add(this.#badge);
  }
}
