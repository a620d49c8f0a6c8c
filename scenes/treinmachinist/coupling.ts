import type { Container, GameStage, Image, Offer } from '../../engine/stage/index.ts';

/** The hook hangs so far under the middle of the wagons; what a finger hits reaches from the letters to under it. */
const HOOK_Y = 62;
const HIT = { dy: 30, height: 132 } as const;
const MS = 170;
const OPEN_ANGLE = 58;
const FAINT = 0.45;

/** The coupling between two wagons: closed, or unhooked. */
export class Coupling {
  readonly thing: Container;
  #stage: GameStage;
  #hook: Image;
  #cut: Image;
  #badge: Image | undefined;
  #offer: Offer | undefined;
  #isOpen = false;

  constructor(stage: GameStage, x: number) {
    this.#stage = stage;
    this.#hook = stage.image('koppeling', 0, HOOK_Y - HIT.dy);
    this.#cut = stage.image('knip', 0, -HIT.dy).setVisible(false);
    this.thing = stage.scene.add.container(x, HIT.dy, [this.#cut, this.#hook]);
  }

  get isOpen() {
    return this.#isOpen;
  }

  /** Offers the gap; `pitch` is the room between two letters. */
  offer(cut: number, pitch: number, label: string, onPick: () => void) {
    if (this.#offer) return;
    this.#look(undefined);
    this.#offer = this.#stage.offer(this.thing, {
      id: `koppeling-${cut}`,
      kind: 'gap',
      value: cut,
      label,
      size: { width: Math.min(60, pitch), height: HIT.height },
      onPick,
    });
  }

  release() {
    this.#offer?.remove();
    this.#offer = undefined;
  }

  /** Unhooks it, or hooks it again. */
  set(open: boolean) {
    if (open === this.#isOpen) return;
    const stage = this.#stage;
    this.#isOpen = open;
    this.#cut.setVisible(open);
    this.#hook.setFrame(open ? 'koppeling-los' : 'koppeling', false, true);
    stage.sound.play('koppeling', { rate: open ? 1.15 : 0.9 });
    this.#hook.setAngle(open ? OPEN_ANGLE / 2 : -OPEN_ANGLE / 3);
    void stage.tween({ targets: this.#hook, to: { angle: 0 }, ms: MS, ease: 'Back.Out' });
  }

  /** Unhooked, and rightly so: it stays. */
  keep() {
    this.set(true);
    this.#look('tick');
  }

  /** It should have stayed closed: out of play. */
  rule() {
    this.release();
    this.#look('eraser');
    this.#hook.setAlpha(FAINT);
  }

  /** As if nobody touched it. */
  plain() {
    this.set(false);
    this.#look(undefined);
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
