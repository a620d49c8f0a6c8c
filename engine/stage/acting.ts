import { placeAt, placeOf } from './bounds.ts';
import type { SceneDeps } from './deps.ts';
import type { RawInput } from './input.ts';
import { KeyRouter } from './keys.ts';
import type { LiveCamera } from './live-camera.ts';
import type { OfferDesk } from './offers.ts';
import { PointerRouter } from './pointer.ts';
import type { StageRules } from './rules.ts';
import type { Thing } from './thing.ts';
import type { TweenSpec } from './tween.ts';

/** What inputs act upon. */
interface ActedUpon {
  readonly desk: OfferDesk;
  readonly camera: LiveCamera;
  readonly calm: boolean;
  readonly rules: StageRules;
  tween(spec: TweenSpec): Promise<void>;
}

/** Turns raw inputs into what they mean on the stage: a pick, a drag, a letter, a wish. */
export class Acting {
  #stage: ActedUpon;
  #pointer: PointerRouter;
  #keys: KeyRouter;

  constructor(stage: ActedUpon, { toggleMute, pause }: Pick<SceneDeps, 'toggleMute' | 'pause'>) {
    this.#stage = stage;
    const { desk, camera } = stage;
    // The rules of the stage change when a round begins: they are asked for anew each time.
    this.#pointer = new PointerRouter({
      desk,
      camera,
      isCalm: () => stage.calm,
      picked: (offer) => stage.rules.picked(offer),
      glide: (object, x, y, ms) => this.#glideHome(object, x, y, ms),
    });
    this.#keys = new KeyRouter({
      desk,
      pick: (offer) => this.#pointer.pick(offer),
      mode: () => stage.rules.mode(),
      type: (text) => stage.rules.type(text),
      undo: () => stage.rules.undo(),
      ready: () => stage.rules.ready(),
      hearAgain: () => stage.rules.hearAgain(),
      toggleMute: () => toggleMute(),
      pause: () => pause(),
    });
  }

  /** Does one raw input. */
  act(input: RawInput) {
    const { rules, desk } = this.#stage;
    switch (input.type) {
      case 'down':
        return this.#pointer.down(input.x, input.y);
      case 'move':
        return this.#pointer.move(input.x, input.y);
      case 'up':
        return this.#pointer.up(input.x, input.y);
      case 'cancel':
        this.#pointer.cancel();
        return this.#keys.release();
      case 'keydown':
        return this.#keys.down(input.code, input.key, input.repeat);
      case 'keyup':
        return this.#keys.up(input.code, input.key);
      case 'text':
        if (!rules.mode().typing) return;
        for (let left = input.over ?? 0; left > 0; left--) rules.undo();
        return rules.type(input.text);
      case 'pick': {
        const offer = desk.all.find((one) => one.id === input.id);
        if (offer) this.#pointer.pick(offer);
      }
    }
  }

  /** A key of the on-screen keyboard. */
  press(key: string) {
    const { rules } = this.#stage;
    if (key === 'Backspace') rules.undo();
    else if (key === 'Enter') this.#keys.ready();
    else rules.type(key);
  }

  async #glideHome(object: Thing, x: number, y: number, ms: number) {
    const at = placeOf(object);
    await this.#stage.tween({
      targets: at,
      to: { x, y },
      ms,
      onUpdate: () => object.scene && placeAt(object, at.x, at.y),
    });
  }
}
