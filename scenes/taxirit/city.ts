import type { FormHost, FormPlay, Input } from '../../engine/stage/index.ts';
import type { Dash } from './dash.ts';
import type { Eye } from './eye.ts';
import type { Taxi } from './taxi.ts';
import type { WayLine } from './way-line.ts';

/** What a ride needs of the game. */
export interface City extends FormHost {
  readonly taxi: Taxi;
  readonly eye: Eye;
  readonly dash: Dash;
  readonly line: WayLine;
  /** The ride of who sits in the taxi while the next address is typed. */
  readonly joyride: {
    call(turn: number): void;
    start(name: string): void;
    frame(ms: number): void;
  };
  /** How many exercises were presented before this one: another guest for each. */
  readonly turn: number;
  showKeyboard(shown: boolean): void;
}

/** One guest on the way. */
export interface Ride extends FormPlay {
  /** Whether the taxi was parked between the lines. */
  readonly isNeat: boolean;
  /** Where ducks may cross: on the way to one of these. */
  readonly goals: readonly { x: number; y: number }[];
}

/** What robot and ghost hand do while something moves. */
export const WAIT: Input = { kind: 'wait', ms: 34 };

/** The highest speed in u/s; `a, b` is for tempo 0 and 1. */
const TOP = { usual: [240, 360], calm: 180, example: 620 } as const;

/** How fast the taxi goes at most. */
export function topOf({ stage, isExample, isHurrying }: City): number {
  if (isExample || isHurrying) return TOP.example;
  // With still motion the taxi goes as slowly as it can.
  return stage.calm ? TOP.calm : stage.reducedMotion ? TOP.usual[0] : stage.lerp(...TOP.usual);
}
