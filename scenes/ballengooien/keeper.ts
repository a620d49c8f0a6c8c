import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './target.ts';

const PLACE = { x: 1264, y: 648, up: 16 } as const;
const BELL = { x: 104, y: 300, angle: 14 } as const;
const MS = { hop: 140, mood: 1700, ring: 90 } as const;

/** Krul, who keeps the stall, and his bell. */
export class Keeper {
  #stage: GameStage;
  #krul: Image;
  #bell: Image;
  #calmDown: () => void = () => undefined;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#krul = stage.image('krul-look', PLACE.x, PLACE.y).setDepth(DEPTHS.target - 3);
    this.#bell = stage.image('bel', BELL.x, BELL.y).setDepth(3);
  }

  /** Something fell that should: the bell rings. */
  cheer() {
    const stage = this.#stage;
    this.mood('happy');
    stage.sound.play('bel');
    this.#bell.setAngle(0);
    void stage
      .tween({
        targets: this.#bell,
        to: { angle: BELL.angle },
        ms: MS.ring,
        yoyo: true,
        repeat: 3,
        pop: true,
      })
      .then(() => this.#bell.setAngle(0));
  }

  mood(mood: 'happy' | 'oops') {
    const stage = this.#stage;
    const krul = this.#krul;
    this.#calmDown();
    if (!stage.hasImage(`krul-${mood}`)) return;
    krul.setFrame(`krul-${mood}`, false, false).setY(PLACE.y);
    void stage
      .tween({
        targets: krul,
        to: { y: PLACE.y - PLACE.up },
        ms: MS.hop,
        yoyo: true,
        repeat: mood === 'happy' ? 2 : 0,
        ease: 'Quad.Out',
        pop: true,
      })
      .then(() => krul.setY(PLACE.y));
    this.#calmDown = stage.clock.after(MS.mood, () => krul.setFrame('krul-look', false, false));
  }
}
