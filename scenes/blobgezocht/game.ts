import type { FormHost } from '../../engine/stage/index.ts';

/** What a play needs of the office. */
export interface Office extends FormHost {
  /** In which order the six witnesses come to this exercise. */
  readonly faces: readonly number[];
}
