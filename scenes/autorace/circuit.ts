import type { FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { Panel } from './board.ts';
import type { Gate } from './gate.ts';
import type { Race } from './race.ts';
import type { Wash } from './wash.ts';

/** What a drive to the next gate needs of the circuit. */
export interface Circuit extends FormHost {
  readonly race: Race;
  readonly panel: Panel;
  readonly gate: Gate;
  readonly wash: Wash;
  /** Whether the car may be steered while nothing is asked. */
  roams: boolean;
  /** Where the car is, for the eye. */
  readonly car: { x: number; y: number };
  /** The crowd and the car cheer. */
  cheer(): void;
}

/** One exercise: a gate with a lane for each answer. */
export interface Heat extends FormPlay {
  /** Whether the car is steered for an answer now, or a text is read. */
  readonly isDriving: boolean;
  /** The card of the lane that was chosen. */
  readonly armed: { x: number; y: number } | undefined;
  /** The gate line was crossed. */
  passed(lane: number, isTouched: boolean): void;
  /** To the lane beside; `point` to one that is pointed out, for certain. */
  turn(side: -1 | 1): void;
  point(lane: number): void;
  /** The lane is certain, or the text is read. */
  go(): void;
}
