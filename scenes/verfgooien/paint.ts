import type { Choice, Mark } from '../../engine/exercise/index.ts';

/** The paints that there are. */
export const MARKS: readonly Mark[] = ['A', 'B', 'C', 'D'];

/** A pot that stands for a choice, or the pot of paint that is thrown at one. */
export interface PotSpec extends Pick<Choice, 'id' | 'label' | 'sign'> {
  kind: Choice['kind'] | 'control';
  mark: Mark;
}
