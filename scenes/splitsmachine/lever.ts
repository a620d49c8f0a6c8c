import type { Container, GameStage, Offer } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

const PLACE = { x: 1232, y: 640 } as const;
/** Middle and size of what a finger hits. */
const HIT = { dy: -66, width: 150, height: 268 } as const;
/** How the arm stands, in degrees: at rest, while a finger is on it, and pulled. */
const ANGLE = { rest: -16, pressed: -4, pulled: 40 } as const;
/** So far it has to be pulled with a finger, in u. */
const PULL = 110;
const MS = { pull: 170, back: 520 } as const;

/** The big lever: pulling it is the commit. */
export class Lever {
  #stage: GameStage;
  #place: Container;
  #arm;
  #offer: Offer | undefined;
  /** A finger that still holds it has pulled it all the way. */
  #isPulled = false;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#arm = stage.image('hendel', 0, -HIT.dy).setAngle(ANGLE.rest);
    this.#place = stage.scene.add
      .container(PLACE.x, PLACE.y + HIT.dy, [this.#arm, stage.image('hendel-voet', 0, -HIT.dy)])
      .setDepth(DEPTHS.lever);
  }

  /** Offers the lever; `onPull` commits. */
  offer(label: string, onPull: () => void) {
    this.release();
    this.#offer = this.#stage.offer(this.#place, {
      id: 'hendel',
      kind: 'commit',
      label,
      size: { width: HIT.width, height: HIT.height },
      onPress: (pressed) => this.#arm.setAngle(pressed ? ANGLE.pressed : ANGLE.rest),
      onPick: () => {
        void this.#pull();
        onPull();
      },
      // It may be pulled as well: to the right or down.
      drag: {
        to: () => [],
        onDrop: () => undefined,
        onMove: (x, y) => {
          const far = Math.max(0, Math.min(1, Math.max(x - PLACE.x, y - PLACE.y - HIT.dy) / PULL));
          if (this.#isPulled) return;
          this.#arm.setAngle(ANGLE.rest + (ANGLE.pulled - ANGLE.rest) * far);
          if (far < 1) return;
          this.#isPulled = true;
          void this.#pull();
          onPull();
        },
        onCancel: () => {
          if (!this.#isPulled) this.#arm.setAngle(ANGLE.rest);
          this.#isPulled = false;
        },
      },
    });
  }

  /** The lever can't be used any more. */
  release() {
    this.#offer?.remove();
    this.#offer = undefined;
  }

  async #pull() {
    const stage = this.#stage;
    stage.sound.play('hendel');
    await stage.tween({ targets: this.#arm, to: { angle: ANGLE.pulled }, ms: MS.pull, ease: 'Back.Out' });
    stage.fx.burst('steam', PLACE.x, PLACE.y - 6, { count: 3, spread: 60 });
    await stage.tween({ targets: this.#arm, to: { angle: ANGLE.rest }, ms: MS.back, ease: 'Back.Out' });
  }
}
