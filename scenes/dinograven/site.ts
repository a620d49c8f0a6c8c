import type { Container, FormHost, Image } from '../../engine/stage/index.ts';
import type { Pit } from './pit.ts';

/** What a play needs of the dig. */
export interface Site extends FormHost {
  readonly pit: Pit;
  readonly third: 0 | 1 | 2;
  /** A skeleton walks into the museum, where a window lights up. It is gone when it is inside. */
  bringHome(skeleton: Container | Image): Promise<void>;
}
