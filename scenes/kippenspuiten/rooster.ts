import type { GameStage, Image } from '../../engine/stage/index.ts';
import { AT, DEPTHS } from './places.ts';

/** The melody of a round, a note for each right word: steps of a scale as rates of one crow. */
const MELODY = [1, 1.125, 1.25, 1.5, 1.25, 1.125, 1.25, 1, 1.25, 1.5, 1.67, 1.5] as const;
const MS = { crow: 340, beat: 190 } as const;

/** The rooster on the ridge of the barn: it crows the round's melody, a note at a time. */
export class Rooster {
  readonly #stage: GameStage;
  readonly #image: Image;
  #note: number;

  /** `notes` are how many it crowed before. */
  constructor(stage: GameStage, notes: number) {
    this.#stage = stage;
    this.#note = notes;
    this.#image = stage.image('haan', AT.rooster.x, AT.rooster.y).setDepth(DEPTHS.rooster);
  }

  /** The next note. */
  async crow() {
    const stage = this.#stage;
    stage.sound.play('kraai', { rate: MELODY[this.#note++ % MELODY.length]!, volume: 0.5 });
    this.#image.setFrame('haan-kraait', false, false);
    await stage.clock.wait(MS.crow);
    this.#image.setFrame('haan', false, false);
  }

  /** The melody from its beginning, so many notes of it. */
  async sing(notes: number) {
    this.#note = 0;
    for (let i = 0; i < notes; i++) {
      void this.crow();
      await this.#stage.clock.wait(MS.beat);
    }
  }
}
