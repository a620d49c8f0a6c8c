import type { Handlebar } from './handlebar.ts';
import type { House } from './house.ts';
import type { Post } from './post.ts';
import { ARC, isGolden, isInArc } from './rules.ts';

/** A letter goes through the middle of a slot only at this share of the usual speed. */
const FULL_RIDE = 0.8;

/** Whether a letter can be tossed in its box: near enough, and its sign was read. */
export const isReached = (house: House): boolean => isInArc(house.x) && house.isRead;

/** The box that a letter would land in, and the ring that shows it. */
export class Target {
  readonly #post: Post;
  readonly #bar: Handlebar;
  readonly #free: () => readonly House[];

  /** `free`: where the letter may go now. */
  constructor(post: Post, bar: Handlebar, free: () => readonly House[]) {
    this.#post = post;
    this.#bar = bar;
    this.#free = free;
  }

  /** The box that would be hit now. */
  get house(): House | undefined {
    const far = ({ x }: House) => Math.abs(x - ARC.middle);
    return this.#free()
      .filter(isReached)
      .sort((a, b) => far(a) - far(b))[0];
  }

  /** The slot of a house is right before the hand, in full ride: the letter would go through the middle of it. */
  isPrime(house: House): boolean {
    const { stage, street, isExample } = this.#post;
    const isFast = street.ride.speed >= this.#bar.usual * FULL_RIDE;
    return isGolden(house.x) && isFast && !this.#bar.hasBraked && !stage.calm && !isExample;
  }

  /** The ring lies round the slot that would be hit; in full ride, in the middle of the arc, it is golden. */
  mark(isOpen: boolean) {
    const { ring } = this.#post;
    const house = isOpen ? this.house : undefined;
    ring.setVisible(house !== undefined);
    if (!house) return;
    const { x, y } = house.slot;
    ring.setPosition(x, y).setFrame(this.isPrime(house) ? 'ring-goud' : 'ring', false, false);
  }
}
