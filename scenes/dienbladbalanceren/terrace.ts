import type { FormHost } from '../../engine/stage/index.ts';
import type { Glass } from './glass.ts';
import type { Tray } from './tray.ts';

/** What an exercise needs of the terrace. */
export interface Terrace extends FormHost {
  readonly tray: Tray;
  /** A glass stands where it belongs: glasses clink, and an umbrella pops up in it. */
  clink(glass: Glass): void;
}
