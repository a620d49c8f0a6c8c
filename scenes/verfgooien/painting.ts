import type { FormPlay } from '../../engine/stage/index.ts';
import type { Hanging } from './hanging.ts';

/** One exercise of some form: cards on fields of the wall, and pots of paint. */
export interface Painting extends FormPlay {
  readonly hanging: Hanging;
}
