import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

/** Where it sits, and where its song is seen. */
const SEAT = { x: 1256, y: 292, song: { x: -46, y: -34 } } as const;
/** How large its song is seen. */
const LOUD = 1.4;
/** It sings so long, and is silent so long. */
const MS = { sings: 3000, rests: 3600, beat: 150, fade: 180 } as const;

/** The cricket at the edge of the garden: while it sings nobody hears a step. */
export class Cricket {
  /** Whether it sings now. */
  sings = false;
  readonly #stage: GameStage;
  readonly #image: Image;
  readonly #song: Image;
  #isAwake = false;
  #until = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#image = stage.image('krekel', SEAT.x, SEAT.y).setDepth(DEPTHS.light).setVisible(false);
    this.#song = stage
      .image('zang', SEAT.x + SEAT.song.x, SEAT.y + SEAT.song.y)
      .setDepth(DEPTHS.alert)
      .setScale(LOUD)
      .setAlpha(0);
  }

  /** It has come to sit there, and begins to sing soon. */
  wake() {
    if (this.#isAwake) return;
    this.#isAwake = true;
    this.#image.setVisible(true);
    this.#until = this.#stage.clock.now + MS.rests / 3;
  }

  frame() {
    if (!this.#isAwake) return;
    const { clock, reducedMotion } = this.#stage;
    if (clock.now >= this.#until) this.#turn();
    if (!this.sings || reducedMotion) return;
    const beat = Math.sin((clock.now / MS.beat) * Math.PI);
    this.#image.setAngle(beat * 3);
    this.#song.setScale(LOUD + beat * 0.1);
  }

  hush() {
    this.#isAwake = false;
    if (this.sings) this.#turn();
  }

  #turn() {
    const { clock, sound } = this.#stage;
    this.sings = !this.sings;
    this.#until = clock.now + (this.sings ? MS.sings : MS.rests);
    if (this.sings) sound.play('krekel', { volume: 0.6 });
    void this.#stage.tween({ targets: this.#song, to: { alpha: this.sings ? 1 : 0 }, ms: MS.fade });
  }
}
