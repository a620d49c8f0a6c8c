import type { Input } from '../../engine/stage/index.ts';
import { nextMove } from './route.ts';
import { MOVE, type Floor, type Spot } from './rules.ts';

/** Below a book it need not be more exact than this, in u: the narrowest one is hit from further away. */
const CLOSE = 28;
/** A run gathers speed over this length; a shorter one takes its root in time. */
const GATHERS = 26;
const GAIN = 2600;
const MARGIN_MS = 90;

/** The key press that brings a climber nearer to a spot, and in the end makes it jump there. */
export function keyTowards(floor: Floor, from: Spot, goal: Spot): Input {
  const close = from.shelf === goal.shelf && Math.abs(from.x - goal.x) <= CLOSE;
  if (close) return { kind: 'key', code: 'Space', key: ' ', ms: 60 };
  const move = nextMove(floor, from, goal);
  if (move?.do === 'walk') {
    const far = Math.abs(move.x - from.x);
    const seconds = far > GATHERS ? far / MOVE.run : Math.sqrt(far / GAIN);
    return { kind: 'key', code: move.x > from.x ? 'ArrowRight' : 'ArrowLeft', ms: seconds * 1000 };
  }
  if (move?.do !== 'climb') return { kind: 'wait', ms: 50 };
  const { ladder, to } = move;
  const ms = ((ladder.to - ladder.from) / MOVE.climb) * 1000 + MARGIN_MS;
  return { kind: 'key', code: to === ladder.upper ? 'ArrowUp' : 'ArrowDown', ms };
}
