import type { GameStage, Image, Offer } from '../../engine/stage/index.ts';
import type { Flight } from './flight.ts';
import { DEPTHS } from './places.ts';

/** Where it hangs in the air, off the way of crates. */
const SPOTS = [
  { x: 1110, y: 300 },
  { x: 1160, y: 276 },
  { x: 1180, y: 320 },
] as const;
/** So near to helicopter or magnet it is caught. */
const NEAR = 66;
const FALL = 90;
const MS = { come: 420, sway: 1500, go: 300 } as const;

/** A golden parcel under a parachute: who flies to it gets a coin, once. The first turn of a round. */
export class Parcel {
  readonly #stage: GameStage;
  readonly #isOpen: () => boolean;
  readonly #flight: () => Flight;
  #here: { image: Image; offer: Offer } | undefined;

  constructor(stage: GameStage, isOpen: () => boolean, flight: () => Flight) {
    this.#stage = stage;
    this.#isOpen = isOpen;
    this.#flight = flight;
  }

  /** It comes down to one of its spots; `seed` says to which. */
  come(seed: string) {
    this.go();
    const stage = this.#stage;
    const { x, y } = stage.rng.fork(`pakje/${seed}`).pick(SPOTS);
    const image = stage
      .image('pakje', x, y - FALL)
      .setDepth(DEPTHS.parcel)
      .setAlpha(0);
    void stage.tween({ targets: image, to: { y, alpha: 1 }, ms: MS.come, ease: 'Sine.Out' });
    if (!stage.reducedMotion)
      void stage.tween({
        targets: image.setAngle(-5),
        to: { angle: 5 },
        ms: MS.sway,
        yoyo: true,
        repeat: -1,
      });
    const offer = stage.offer(image, {
      id: 'pakje',
      kind: 'control',
      label: 'Vlieg naar het gouden pakje',
      size: { width: 76, height: 100 },
      enabled: () => this.#isOpen(),
      onPick: () => this.#flight().goTo(x, y),
    });
    this.#here = { image, offer };
  }

  /** The exercise is over, or it was caught. */
  go() {
    const here = this.#here;
    if (!here) return;
    this.#here = undefined;
    here.offer.remove();
    this.#stage.scene.tweens.killTweensOf(here.image);
    void this.#stage
      .tween({ targets: here.image, to: { alpha: 0 }, ms: MS.go })
      .then(() => here.image.destroy());
  }

  frame() {
    const here = this.#here;
    if (!here || !this.#isOpen()) return;
    const { x, y, magnet } = this.#flight();
    const { image } = here;
    const isNear = [{ x, y }, magnet].some((at) => Math.hypot(at.x - image.x, at.y - image.y) < NEAR);
    if (!isNear) return;
    this.#stage.sound.play('verrassing', { rate: 1.3, volume: 0.7 });
    this.#stage.fx.burst('stars', image.x, image.y, { count: 10, spread: 90 });
    this.#stage.tip(1, image.x, image.y);
    this.go();
  }
}
