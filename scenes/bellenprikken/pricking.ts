import type { FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { Room } from './room.ts';

/** What an exercise needs of the bathroom. */
export interface Bathroom extends FormHost {
  readonly room: Room;
  /** u/s with which chains rise now; 0 where they rest. The pupil may switch calm on during play. */
  riseSpeed(): number;
  /** Whether a typed word stands in one long bubble. */
  readonly oneBubble: boolean;
}

/** The bubbles of one exercise, in the way of its form. */
export interface Pricking extends FormPlay {
  /** How far the bubbles have risen: 0 at the tub, 1 at the ceiling. */
  readonly share: number;
  /** Top of the lowest bubbles, in u. */
  readonly top: number;
  /** Middle of where the word banner is in nobody's way now. */
  readonly banner: { x: number; y: number };
}
