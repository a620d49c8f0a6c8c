import {
  ARROWS,
  HEADINGS,
  wayTo,
  type Graphics,
  type Heading,
  type Input,
  type Offer,
} from '../../engine/stage/index.ts';
import { nearestTo } from './compass.ts';
import { DEPTHS } from './depths.ts';
import type { Table } from './game.ts';
import type { Point } from './route.ts';

const RING = { air: 8, corner: 20, width: 4, colour: 0x1fa39b, alpha: 0.6 } as const;

const KINDS: readonly string[] = ['tile', 'card', 'commit'];

/** Steering by key: arrows go to the nearest thing that way, Space takes it, Enter hoists the sail. */
export class Helm {
  readonly #table: Table;
  readonly #hoist: () => void;
  readonly #rings: Graphics;
  #cursor: Offer | undefined;

  constructor(table: Table, hoist: () => void) {
    this.#table = table;
    this.#hoist = hoist;
    this.#rings = table.stage.scene.add.graphics().setDepth(DEPTHS.buoy - 1);
  }

  key(code: string) {
    const heading = HEADINGS.find((one) => ARROWS[one] === code);
    if (heading) this.#go(this.#next(this.#at, heading));
    else if (code === 'Enter') this.#hoist();
    else if (this.#at) this.#at.onPick?.();
    else this.#go(this.#next(undefined, 'right'));
  }

  /** The focus came to a thing by itself: by a digit or a letter. */
  follow(offer: Offer | undefined) {
    this.#cursor = offer;
    this.show();
  }

  /** The next key towards picking a thing. */
  keyTowards(offer: Offer): Input {
    const at = this.#at;
    if (at === offer) return { kind: 'key', code: 'Space', key: ' ', ms: 40 };
    const beside = (from: Offer | undefined) =>
      HEADINGS.flatMap((heading) => this.#next(from, heading) ?? []);
    const first = wayTo<Offer | undefined>(at, (one) => one === offer, beside)?.[0];
    const heading = HEADINGS.find((one) => this.#next(at, one) === first) ?? 'right';
    return { kind: 'key', code: ARROWS[heading], ms: 40 };
  }

  /** Calmly one sees where each arrow would lead. */
  show() {
    const { stage } = this.#table;
    const at = this.#at;
    this.#rings.clear();
    if (!stage.calm || !at) return;
    this.#rings.lineStyle(RING.width, RING.colour, RING.alpha);
    for (const heading of HEADINGS) {
      const rect = this.#next(at, heading)?.rect();
      if (!rect) continue;
      const [x, y, more] = [rect.x - RING.air, rect.y - RING.air, 2 * RING.air];
      this.#rings.strokeRoundedRect(x, y, rect.width + more, rect.height + more, RING.corner);
    }
  }

  destroy() {
    this.#rings.destroy();
  }

  /** What arrows lead to: all that lies on the chart, and the sail. */
  get #reach(): Offer[] {
    return this.#table.stage.offers().filter(({ kind, id }) => KINDS.includes(kind) || id === 'fles');
  }

  /** Where the focus is, while that can be used. */
  get #at(): Offer | undefined {
    return this.#reach.find((offer) => offer === this.#cursor);
  }

  #next(from: Offer | undefined, heading: Heading): Offer | undefined {
    const places = this.#reach.map((offer) => ({ offer, ...middleOf(offer) }));
    const at = places.find(({ offer }) => offer === from);
    const others = places.filter((place) => place !== at);
    return nearestTo(at ?? this.#table.boat, heading, others)?.offer;
  }

  #go(offer: Offer | undefined) {
    if (!offer) return;
    this.#table.stage.focusOn(offer);
    this.follow(offer);
  }
}

const middleOf = (offer: Offer): Point => {
  const { x, y, width, height } = offer.rect();
  return { x: x + width / 2, y: y + height / 2 };
};
