import type { Offer } from './offer.ts';
import type { Stage } from './stage.ts';
import type { Image } from './thing.ts';

/** Side in u of what a finger hits. */
const HIT = 76;
const MS = { come: 260, stir: 1500 } as const;
/** It comes up from so far below, and stirs by so many degrees. */
const RISE = 24;
const STIR = 7;

interface StrayOptions {
  id: string;
  /** What a screen reader says of it: what it is, and what a tap does. */
  label: string;
  /** Its sprite in the game's atlas. */
  frame: string;
  /** Where it may come to sit: clear of answers, prompt and hint. */
  spots: readonly { x: number; y: number }[];
  depth: number;
  /** How far it gets away when it was tapped, in u, and in how long. */
  flee: { x: number; y: number; ms: number };
  sound: string;
}

/**
 * Somebody who comes along with an exercise and only sits there, as long as it lasts: who notices and taps it gets a coin, once.
 * One of the turns of a round.
 */
export class Stray {
  readonly #stage: Stage;
  readonly #options: StrayOptions;
  #here: { image: Image; offer: Offer } | undefined;

  constructor(stage: Stage, options: StrayOptions) {
    this.#stage = stage;
    this.#options = options;
  }

  /** It comes to one of its spots; `seed` says to which. */
  come(seed: string) {
    this.go();
    const { id, label, frame, spots, depth } = this.#options;
    const stage = this.#stage;
    const { x, y } = stage.rng.fork(`${id}/${seed}`).pick(spots);
    const image = stage
      .image(frame, x, y + RISE)
      .setDepth(depth)
      .setAlpha(0);
    void stage.tween({ targets: image, to: { y, alpha: 1 }, ms: MS.come, ease: 'Back.Out', pop: true });
    if (!stage.reducedMotion)
      void stage.tween({ targets: image, to: { angle: STIR }, ms: MS.stir, yoyo: true, repeat: -1 });
    const offer = stage.offer(image, {
      id,
      kind: 'control',
      label,
      size: { width: HIT, height: HIT },
      onPick: () => this.#caught(),
    });
    this.#here = { image, offer };
  }

  /** The exercise is over, or was never for it. */
  go() {
    const here = this.#here;
    if (!here) return;
    this.#here = undefined;
    here.offer.remove();
    this.#stage.scene.tweens.killTweensOf(here.image);
    here.image.destroy();
  }

  #caught() {
    const here = this.#here;
    if (!here) return;
    this.#here = undefined;
    here.offer.remove();
    void this.#flee(here.image);
  }

  async #flee(image: Image) {
    const stage = this.#stage;
    const { flee, sound } = this.#options;
    stage.scene.tweens.killTweensOf(image);
    stage.sound.play(sound, { rate: 1.7, volume: 0.6 });
    stage.tip(1, image.x, image.y);
    const to = { x: image.x + flee.x, y: image.y + flee.y, alpha: 0 };
    await stage.tween({ targets: image, to, ms: flee.ms, ease: 'Quad.In' });
    image.destroy();
  }
}
