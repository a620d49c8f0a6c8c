import type { GameStage } from '../../engine/stage/index.ts';

/** The squeak by speed: rate and volume at rest and at full speed (u/s). */
const RATE = { slow: 0.7, fast: 1.5, full: 1600 } as const;
const VOLUME = { slow: 0.15, fast: 0.5, soapy: 0.6 } as const;
/** So long after the last move it is quiet again, in ms. */
const QUIET = 110;

/** The rubber squeaks softly on wet glass: higher when it goes faster. */
export class Squeak {
  readonly #stage: GameStage;
  #playing: ReturnType<GameStage['sound']['play']> | undefined;
  #far = 0;
  #soapy = false;
  #speed = 0;
  #still = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
  }

  /** The rubber went so far over the glass; through soap it sounds duller. */
  moved(far: number, soapy: boolean) {
    this.#far += far;
    this.#soapy = soapy;
  }

  stop() {
    this.#playing?.stop();
    this.#playing = undefined;
    this.#far = 0;
  }

  frame(ms: number) {
    const now = (this.#far / ms) * 1000;
    this.#far = 0;
    this.#speed += (now - this.#speed) * 0.25;
    if (now > 0) {
      this.#still = 0;
      this.#playing ??= this.#stage.sound.play('veeg', { volume: VOLUME.slow });
    } else if (this.#playing && (this.#still += ms) > QUIET) return this.stop();
    const share = Math.min(1, this.#speed / RATE.full);
    this.#playing?.rate((RATE.slow + (RATE.fast - RATE.slow) * share) * (this.#soapy ? 0.9 : 1));
    this.#playing?.volume(
      (VOLUME.slow + (VOLUME.fast - VOLUME.slow) * share) * (this.#soapy ? VOLUME.soapy : 1),
    );
  }
}
