import type { FormHost, FormPlay, Rect } from '../../engine/stage/index.ts';
import type { Blade } from './blade.ts';
import type { Garden } from './garden.ts';
import type { Gong } from './gong.ts';
import type { Spot } from './rules.ts';

/** What an exercise needs of the garden. */
export interface Dojo extends FormHost {
  readonly blade: Blade;
  readonly gong: Gong;
  readonly garden: Garden;
  /** Whether nothing falls: calm mode, motor support, and the example. */
  readonly isStill: boolean;
  /** Whether what is thrown up is golden by now: it is paid double. */
  readonly isGolden: boolean;
}

/** Something beside the feather that may be taken in hand. */
export interface Tool {
  /** Where it is taken. */
  area: Rect;
  tap(): void;
  move(): void;
  drop(): void;
}

/** One exercise: what is thrown up, and what a stroke does to it. */
export interface Practice extends FormPlay {
  /** The feather went along this way. */
  stroke(path: readonly Spot[]): void;
  /** Somebody is busy: time stays slow. */
  hold(): void;
  /** How often it fell without an answer. */
  readonly falls: number;
  readonly tool?: Tool;
}
