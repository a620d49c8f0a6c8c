import type { GameStage, Image } from '../../engine/stage/index.ts';
import type { Hand } from './hand.ts';
import type { House } from './house.ts';
import { DEPTHS } from './places.ts';

/** It rides on the pavement, before the houses. */
const RIDE = { y: 632, from: -140, before: 120, away: 1560 } as const;
const LETTER = { x: 34, y: -92 } as const;
const MS = { come: 760, go: 620 } as const;

/** A colleague on a scooter takes a letter that came back along, to the house where it belongs. */
export class Scooter {
  readonly #stage: GameStage;
  readonly #hand: Hand;
  readonly #image: Image;

  constructor(stage: GameStage, hand: Hand) {
    this.#stage = stage;
    this.#hand = hand;
    this.#image = stage.image('scooter', RIDE.from, RIDE.y).setDepth(DEPTHS.guest).setVisible(false);
  }

  /** Brings it to a house in view. */
  async bring(house: House) {
    const stage = this.#stage;
    const scooter = this.#image.setPosition(RIDE.from, RIDE.y).setVisible(true);
    stage.sound.play('bel');
    const x = house.slot.x - RIDE.before;
    await stage.tween({ targets: scooter, to: { x }, ms: MS.come, ease: 'Sine.Out' });
    await this.#hand.pass({ x: x + LETTER.x, y: scooter.y + LETTER.y }, house.slot);
    void house.welcome();
    void stage
      .tween({ targets: scooter, to: { x: RIDE.away }, ms: MS.go, ease: 'Sine.In' })
      .then(() => scooter.setVisible(false));
  }
}
