import { ARROWS, type GameStage, type Image } from '../../engine/stage/index.ts';
import { DEPTHS, WAITER } from './places.ts';

/** A finger so far beside the waiter makes him lean as far as he can. */
const FULL = 150;
/** Where the hands are that show which side to push down, and how strongly they beckon. */
const HANDS = { x: 330, y: 640, from: 3, pale: 0.35, beats: 190, grows: 0.12 } as const;
const FADE = 0.2;

/** Leaning against the tilt: a finger held left or right of the waiter, or the arrows. */
export class Leaning {
  readonly #stage: GameStage;
  readonly #isOn: () => boolean;
  readonly #hands: readonly [Image, Image];
  readonly #held = new Set<string>();
  #finger: number | undefined;

  /** `isOn` says whether the tray is carried now. */
  constructor(stage: GameStage, isOn: () => boolean) {
    this.#stage = stage;
    this.#isOn = isOn;
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

  /** The hand on the high side beckons while the tray tilts. */
  frame(angle: number) {
    const isOn = this.#isOn();
    if (!isOn) {
      this.#held.clear();
      this.#finger = undefined;
    }
    const { clock, reducedMotion } = this.#stage;
    for (const [i, hand] of this.#hands.entries()) {
      const side = i * 2 - 1;
      const isAsked = angle * side < -HANDS.from;
      const wanted = isOn ? (isAsked || this.way * side > 0 ? 1 : HANDS.pale) : 0;
      hand.setAlpha(hand.alpha + (wanted - hand.alpha) * FADE);
      const beat = isAsked && !reducedMotion ? Math.abs(Math.sin(clock.now / HANDS.beats)) * HANDS.grows : 0;
      hand.setScale(1 + beat);
    }
  }
}
