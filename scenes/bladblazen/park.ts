import type { FormHost } from '../../engine/stage/index.ts';
import type { Heap } from './heap.ts';
import type { Hero } from './hero.ts';
import type { Air } from './rules.ts';
import type { Squirrel } from './squirrel.ts';
import type { WordLeaf } from './word-leaf.ts';

/** What an exercise needs of the park. */
export interface Park extends FormHost {
  readonly hero: Hero;
  readonly squirrel: Squirrel;
  /** What air does to leaves now. */
  readonly air: Air;
  /** Who herds by himself makes haste: in the example. */
  readonly isBrisk: boolean;
  /** How many leaves of this round lie on the heap of an answer; and that one more does. */
  rakedTo(id: string): number;
  raked(id: string): void;
  /** A leaf is raked on its heap, and the hedgehog that lives there looks out. */
  rake(leaf: WordLeaf, heap: Heap): Promise<void>;
}
