import type { Container, GameStage, Image, Offer } from '../../engine/stage/index.ts';
import { DEPTHS, GONG } from './places.ts';
import type { Box } from './rules.ts';

const SWING = { turn: 9, ms: 90, times: 2 } as const;
/** What a finger hits. */
const HIT = { width: 128, height: 132 } as const;
/** Grey and still until it can be struck. */
const WAITING = 0.55;

/** The gong beside the wall: who strikes it is ready. */
export class Gong {
  #stage: GameStage;
  #frame: Container;
  #disc: Image;
  #offer: Offer | undefined;
  #isFree: () => boolean = () => true;
  #isBright = true;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#disc = stage.image('gong', 0, -66);
    this.#frame = stage.scene.add
      .container(GONG.x, GONG.y, [stage.image('gong-rek', 0, 0), this.#disc])
      .setDepth(DEPTHS.gong);
    this.release();
  }

  /** Where it hangs. */
  get box(): Box {
    return { x: GONG.x, y: GONG.y, ...HIT };
  }

  /** It may be struck now. */
  offer(label: string, isFree: () => boolean, onPick: () => void) {
    this.release();
    this.#isFree = isFree;
    this.#offer = this.#stage.offer(this.#frame, {
      id: 'gong',
      kind: 'commit',
      label,
      size: HIT,
      row: 1,
      enabled: isFree,
      onPick,
    });
  }

  /** Whether a stroke over it counts now. */
  get isOffered() {
    return this.#offer !== undefined && this.#isFree();
  }

  /** It is bright while it can be struck, and dull while what it is for is out of view. */
  frame() {
    this.#shine(this.isOffered);
  }

  release() {
    this.#offer?.remove();
    this.#offer = undefined;
    this.#shine(false);
  }

  show(isShown: boolean) {
    this.#frame.setVisible(isShown);
  }

  #shine(isBright: boolean) {
    if (isBright === this.#isBright) return;
    this.#isBright = isBright;
    this.#disc.setFrame(isBright ? 'gong' : 'gong-dof').setAlpha(isBright ? 1 : WAITING);
  }

  /** Struck: it sounds. */
  ring() {
    this.#stage.sound.play('gong');
    return this.swing();
  }

  /** It swings by itself: a sign that it is next. */
  async swing() {
    await this.#stage.tween({
      targets: this.#disc,
      to: { angle: SWING.turn },
      ms: SWING.ms,
      yoyo: true,
      repeat: SWING.times,
      pop: true,
    });
    this.#disc.setAngle(0);
  }
}
