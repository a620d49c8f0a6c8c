import type { FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { Copter } from './copter.ts';
import type { Ease, Touch } from './course.ts';
import type { Rock } from './rock.ts';
import type { Ship } from './ship.ts';

/** What a trip needs of the fjord. */
export interface Fjord extends FormHost {
  readonly copter: Copter;
  readonly ship: Ship;
  readonly rock: Rock;
  /** How it flies; quicker where many crates make one word. */
  ease(isQuick: boolean): Ease;
  /** The surprise of the next crate. */
  nextSurprise(): string;
  /** The rope came upon rock or water. */
  slipped(on: 'ground' | 'water'): void;
}

/** One exercise of some form, as it is flown here. */
export interface Job extends FormPlay {
  /** Whether what was set down hung straight: of many crates, at least half of them. */
  readonly isStraight: boolean;
  /** How many times faster it all goes while the hand of the example plays. */
  readonly haste: number;
  /** The rope came upon something. */
  touched(touch: Touch): void;
  /** Enter: what hangs there is brought to the deck, where there is only one. */
  ready?(): void;
  /** What hangs there is let go. */
  letGo(): void;
}
