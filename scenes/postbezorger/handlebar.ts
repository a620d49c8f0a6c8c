import type { Input, Via } from '../../engine/stage/index.ts';
import type { House } from './house.ts';
import type { Post } from './post.ts';
import { ARC, isInArc, SPEED, speedFor } from './rules.ts';

/** The outer parts of the street: held at the left one brakes, at the right one pedals harder. */
const THIRDS = { left: 455, right: 911 } as const;
/** Where a finger goes for it: on the road, clear of all that can be used. */
const FINGER = { x: 1240, y: 760, pressMs: 60, least: 120, most: 1500 } as const;
/** A house that is nearer is in view. */
const IN_VIEW = 1080;

interface Riding {
  isOpen(): boolean;
  /** The houses where the letter may go. */
  houses(): readonly House[];
  /** The pupil rides on: no box is pointed out any more. */
  disarm(): void;
  toss(): void;
}

/** How the bike is ridden: arrows or a finger that is held, Space to toss, Enter to stop at the next house. */
export class Handlebar {
  /** Whether the brake was used for this letter. */
  hasBraked = false;
  /** Where the pupil wants to stand still. */
  stop: House | undefined;
  readonly #post: Post;
  readonly #riding: Riding;
  readonly #remove: () => void;
  #hold: -1 | 0 | 1 = 0;

  constructor(post: Post, riding: Riding) {
    this.#post = post;
    this.#riding = riding;
    const keys = new Set<string>();
    const gesture = post.stage.gesture({
      id: 'fietsen',
      label: 'links remmen, rechts harder fietsen, spatie gooien, enter stoppen',
      enabled: () => riding.isOpen() || keys.size > 0,
      onStart: (x) => {
        if (x < THIRDS.left) this.#press(-1);
        else if (x > THIRDS.right) this.#press(1);
      },
      onEnd: () => (this.#hold = 0),
      onKey: (code, down) => {
        if (code === 'ArrowLeft' || code === 'ArrowRight') {
          if (down) keys.add(code);
          else keys.delete(code);
          this.#hold = 0;
          if (down) this.#press(code === 'ArrowLeft' ? -1 : 1);
        } else if (down && code === 'Space') riding.toss();
        else if (down && code === 'Enter') this.#stopAtNext();
      },
    });
    this.#remove = () => gesture.remove();
  }

  /** u/s, when nothing else is asked. */
  get usual(): number {
    const { stage } = this.#post;
    return stage.calm ? 0 : stage.lerp(SPEED.usual[0], SPEED.usual[1]);
  }

  /** The pupil rides from now on; in calm mode the bike waits at the first house. */
  begin() {
    this.#hold = 0;
    this.stop = this.#post.stage.calm ? this.#post.street.next(this.#riding.houses()) : undefined;
  }

  /** The speed to come to. */
  speed(goal: number | undefined, isUnread: boolean): number {
    // In the example nothing moves on while the hand is on its way.
    if (this.#post.isExample) {
      const goes = goal === undefined ? this.#hold > 0 : !isInArc(goal);
      return goes ? SPEED.example : 0;
    }
    const next = this.#post.street.next(this.#riding.houses())?.x;
    return speedFor({ usual: this.usual, hold: this.#hold, goal, stop: this.stop?.x, next, isUnread });
  }

  /** As long as it takes to pedal harder until a house comes in view, or one press in calm mode. */
  towards(house: House, via: Via): Input {
    const { stage, street } = this.#post;
    const far = street.block!.ahead(house, street.ride.far) - IN_VIEW;
    const hold = Math.max(FINGER.least, Math.min(FINGER.most, (far * 1000) / this.#harder));
    const ms = stage.calm ? FINGER.pressMs : hold;
    if (via === 'keyboard') return { kind: 'key', code: 'ArrowRight', ms };
    return { kind: 'hold', x: FINGER.x, y: FINGER.y, ms };
  }

  destroy() {
    this.#remove();
  }

  /** u/s while it is pedalled harder; the example has no time for a ride. */
  get #harder(): number {
    return this.#post.isExample ? SPEED.example : this.usual * SPEED.faster;
  }

  #press(way: -1 | 1) {
    const { isOpen, houses, disarm } = this.#riding;
    const { stage, street } = this.#post;
    if (!isOpen() || (stage.calm && way < 0)) return;
    disarm();
    if (stage.calm) {
      // On to the house after the one it stands at.
      const at = this.stop;
      this.stop = (at && street.after(at, houses())) ?? street.next(houses());
      return;
    }
    this.#hold = way;
    this.stop = undefined;
    this.hasBraked ||= way < 0;
  }

  #stopAtNext() {
    const { isOpen, houses, disarm, toss } = this.#riding;
    if (!isOpen()) return;
    if (this.#post.stage.calm) return toss();
    disarm();
    this.hasBraked = true;
    const ahead = houses().filter(({ x }) => x > ARC.middle - ARC.gold);
    this.stop = this.stop ? undefined : this.#post.street.next(ahead);
  }
}
