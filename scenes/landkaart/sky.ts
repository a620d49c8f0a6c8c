import type { Image, Offer, Stage } from '../../engine/stage/index.ts';
import type { MapData } from './data.ts';
import type { Island } from './island.ts';
import { freeSpot } from './rules.ts';

const BALLOON = { x: 1284, low: 560, high: 150 } as const;
const BALLOON_BOX = { left: -38, top: -56, right: 38, bottom: 56 } as const;
const KITE = { x: 880, y: 120 } as const;
const KITE_BOX = { left: -28, top: -36, right: 112, bottom: 40 } as const;
const BOW = { x: 34, y: 12, gap: 27 } as const;
/** At this height in metres it hangs at its highest, where no sticker says otherwise. */
const HIGHEST = 100;
const DEPTH = 3200;
const SWAY = { ms: 4200, reach: 5 } as const;

/** What hangs over the map: the balloon of the group and the kite of this week. */
export class Sky {
  #stage: Stage;
  #wish: (wish: 'ballon' | 'vlieger') => void;
  #balloon: { image: Image; offer: Offer; home: number } | undefined;
  #kite: { parts: Image[]; offer: Offer } | undefined;
  #time = 0;

  constructor(stage: Stage, wish: (wish: 'ballon' | 'vlieger') => void) {
    this.#stage = stage;
    this.#wish = wish;
  }

  /** Shows what the data says. */
  show({ rewards }: Pick<MapData, 'rewards'>, island: Island) {
    this.#balloon?.offer.remove();
    this.#balloon?.image.destroy();
    this.#balloon = undefined;
    this.#kite?.offer.remove();
    for (const part of this.#kite?.parts ?? []) part.destroy();
    this.#kite = undefined;
    if (rewards?.balloon) this.#hangBalloon(rewards.balloon, island);
    if (rewards) this.#hangKite(rewards.kite, island);
  }

  step(ms: number) {
    if (this.#stage.reducedMotion || this.#stage.calm || !this.#balloon) return;
    this.#time += ms;
    this.#balloon.image.y = this.#balloon.home + SWAY.reach * Math.sin((this.#time / SWAY.ms) * 2 * Math.PI);
  }

  #image(name: string, x: number, y: number): Image {
    return this.#stage.fixed(this.#stage.image(name, x, y).setDepth(DEPTH));
  }

  #hangBalloon(
    { height, stickers }: NonNullable<NonNullable<MapData['rewards']>['balloon']>,
    island: Island,
  ) {
    const most = Math.max(HIGHEST, ...stickers.map((sticker) => sticker.height));
    const wanted = BALLOON.low + (BALLOON.high - BALLOON.low) * Math.min(1, height / most);
    const { x, y: home } = freeSpot(island, BALLOON_BOX, { x: BALLOON.x, y: wanted });
    const image = this.#image('ballon', x, home);
    const offer = this.#stage.offer(image, {
      ...{ id: 'ballon', kind: 'control', label: `Groepsballon: ${height} meter hoog` },
      onPick: () => this.#wish('ballon'),
    });
    this.#balloon = { image, offer, home };
  }

  #hangKite({ bows, goal }: NonNullable<MapData['rewards']>['kite'], island: Island) {
    const at = freeSpot(island, KITE_BOX, KITE);
    const kite = this.#image('vlieger', at.x, at.y);
    const parts = [kite];
    for (let i = 0; i < Math.max(goal, bows); i++)
      parts.push(
        this.#image('strik', at.x + BOW.x + i * BOW.gap, at.y + BOW.y + (i % 2) * 7).setAlpha(
          i < bows ? 1 : 0.4,
        ),
      );
    const offer = this.#stage.offer(kite, {
      ...{ id: 'vlieger', kind: 'control', label: `Weekvlieger: ${bows} van ${goal} strikken` },
      onPick: () => this.#wish('vlieger'),
    });
    this.#kite = { parts, offer };
  }
}
