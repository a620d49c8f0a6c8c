import type { Image, Offer, Stage } from '../../engine/stage/index.ts';
import type { MapData } from './data.ts';
import type { Island } from './island.ts';
import { freeSpot } from './rules.ts';

const BALLOON = { x: 1284, low: 640, high: 150 } as const;
const BALLOON_BOX = { left: -40, top: -58, right: 40, bottom: 58 } as const;
/** At this height in metres it hangs at its highest, where no sticker says otherwise. */
const HIGHEST = 100;
const DEPTH = 3200;
const SWAY = { ms: 4200, reach: 5 } as const;

/** The balloon of the group, which hangs over the map. The kite of the week hangs on the strip, where web draws it. */
export class Sky {
  #stage: Stage;
  #look: () => void;
  #balloon: { image: Image; offer: Offer; home: number } | undefined;
  #time = 0;

  /** `look` is called when it is picked. */
  constructor(stage: Stage, look: () => void) {
    this.#stage = stage;
    this.#look = look;
  }

  /** Shows what the data says. */
  show({ rewards }: Pick<MapData, 'rewards'>, island: Island) {
    this.#balloon?.offer.remove();
    this.#balloon?.image.destroy();
    this.#balloon = undefined;
    if (!rewards?.balloon) return;
    // It may hang where no friend lives yet.
    const friends = island.friends.slice(0, rewards.blobs.filter(({ owned }) => owned).length);
    this.#hang(rewards.balloon, { ...island, friends });
  }

  step(ms: number) {
    if (this.#stage.reducedMotion || this.#stage.calm || !this.#balloon) return;
    this.#time += ms;
    this.#balloon.image.y = this.#balloon.home + SWAY.reach * Math.sin((this.#time / SWAY.ms) * 2 * Math.PI);
  }

  #hang({ height, stickers }: NonNullable<NonNullable<MapData['rewards']>['balloon']>, island: Island) {
    const most = Math.max(HIGHEST, ...stickers.map((sticker) => sticker.height));
    const wanted = BALLOON.low + (BALLOON.high - BALLOON.low) * Math.min(1, height / most);
    const { x, y: home } = freeSpot(island, BALLOON_BOX, { x: BALLOON.x, y: wanted });
    const image = this.#stage.fixed(this.#stage.image('ballon', x, home).setDepth(DEPTH));
    const offer = this.#stage.offer(image, {
      id: 'ballon',
      kind: 'control',
      label: `Groepsballon: ${height} meter hoog`,
      onPick: this.#look,
    });
    this.#balloon = { image, offer, home };
  }
}
