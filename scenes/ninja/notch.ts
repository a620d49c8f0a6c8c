import type { GameStage, Gap, Image } from '../../engine/stage/index.ts';

const BADGE = { y: -66, scale: 0.62 } as const;
const OUT = 0.3;

/** What a finger hits of a gap where letters stand so far apart, in u. */
export const notchHit = (pitch: number) => ({ width: Math.min(60, pitch), height: 112 });

/** The knot between two segments of bamboo: whole, cut open, or out of play. */
export class Notch implements Gap {
  readonly thing: Image;
  #stage: GameStage;
  #badge: Image | undefined;
  #isCut = false;

  constructor(stage: GameStage, x: number) {
    this.#stage = stage;
    this.thing = stage.image('knoop', x, 0);
  }

  set(cut: boolean) {
    this.#isCut = cut;
    this.mark('plain');
    if (!cut) return;
    const { scaleX } = this.thing;
    this.thing.setScale(scaleX * 1.5, this.thing.scaleY);
    void this.#stage.tween({ targets: this.thing, to: { scaleX }, ms: 180, ease: 'Back.Out', pop: true });
  }

  /** What is right keeps its cut and a tick; where it should be cut chalk shows. */
  mark(as: 'plain' | 'out' | 'kept') {
    this.#badge?.destroy();
    this.#badge = undefined;
    const isChalk = as === 'kept' && !this.#isCut;
    this.thing.setFrame(isChalk ? 'krijt' : this.#isCut ? 'kerf' : 'knoop').setAlpha(as === 'out' ? OUT : 1);
    if (as === 'plain' || isChalk) return;
    this.#badge = this.#stage.image(`kit/badge/${as === 'kept' ? 'tick' : 'eraser'}`, this.thing.x, BADGE.y);
    this.#badge.setScale(this.#badge.scaleX * BADGE.scale);
    this.thing.parentContainer?.add(this.#badge);
  }

  /** It hangs so far lower in a pole that bends. */
  sag(y: number) {
    this.thing.setY(y);
    this.#badge?.setY(BADGE.y + y);
  }
}
