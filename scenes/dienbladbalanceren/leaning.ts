import { ARROWS, type GameStage, type Image } from '../../engine/stage/index.ts';
import { DEPTHS, WAITER } from './places.ts';

/** A finger so far beside the waiter makes him lean as far as he can. */
const FULL = 150;
/** Where the hands are that show which side to push down: from what tilt on, and how strongly they beckon. */
const HANDS = { x: 330, y: 676, from: 3, beats: 190, grows: 0.12 } as const;
const FADE = 0.2;

/** Leaning against the tilt: a finger held left or right of the waiter, or the arrows. */
export class Leaning {
  readonly #stage: GameStage;
  readonly #hands: readonly [Image, Image];
  readonly #held = new Set<string>();
  #finger: number | undefined;

  /** `isOn` says whether the tray is carried, or will be in a moment: who leans already is not too early. */
  constructor(stage: GameStage, isOn: () => boolean) {
    this.#stage = stage;
    const hand = (side: number) =>
      stage
        .image('duwhand', WAITER.x + side * HANDS.x, HANDS.y)
        .setDepth(DEPTHS.sign)
        .setFlipX(side < 0)
        .setAlpha(0);
    this.#hands = [hand(-1), hand(1)];
    const point = (x: number) => void (this.#finger = Math.max(-1, Math.min(1, (x - WAITER.x) / FULL)));
    stage.gesture({
      id: 'leunen',
      label: 'houd links of rechts van de ober ingedrukt om naar die kant te leunen',
      enabled: isOn,
      onStart: point,
      onMove: (x) => void (this.#finger !== undefined && point(x)),
      onEnd: () => (this.#finger = undefined),
      onKey: (code, down) => void (down ? this.#held.add(code) : this.#held.delete(code)),
    });
  }

  /** Which way one leans, from -1 to 1. */
  get way(): number {
    if (this.#finger !== undefined) return this.#finger;
    return Number(this.#held.has(ARROWS.right)) - Number(this.#held.has(ARROWS.left));
  }

  /** Nobody has to lean any more. */
  stop() {
    this.#held.clear();
    this.#finger = undefined;
  }

  /** The hand on the high side beckons while the tray tilts that `isCarried`. */
  frame(angle: number, isCarried: boolean) {
    const { clock, reducedMotion } = this.#stage;
    for (const [i, hand] of this.#hands.entries()) {
      const side = i * 2 - 1;
      const isAsked = angle * side < -HANDS.from;
      const wanted = Number(isCarried && (isAsked || this.way * side > 0));
      hand.setAlpha(hand.alpha + (wanted - hand.alpha) * FADE);
      const beat = isAsked && !reducedMotion ? Math.abs(Math.sin(clock.now / HANDS.beats)) * HANDS.grows : 0;
      hand.setScale(1 + beat);
    }
  }
}
