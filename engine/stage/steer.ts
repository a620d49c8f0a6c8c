import type { Gesture } from './offer.ts';
import type { Stage } from './stage.ts';
import type { Rect } from './thing.ts';

/** A way to go, as the arrow keys say it. */
export type Heading = 'up' | 'right' | 'down' | 'left';

/** One step of each, in columns and rows. */
export const STEPS: Readonly<Record<Heading, readonly [column: number, row: number]>> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};
/** All of them, by the clock. */
export const HEADINGS = Object.keys(STEPS) as Heading[];
/** The key of each. */
export const ARROWS: Readonly<Record<Heading, string>> = {
  up: 'ArrowUp',
  right: 'ArrowRight',
  down: 'ArrowDown',
  left: 'ArrowLeft',
};

/** A finger that went so far (u) in so short a time (ms) swiped. */
const SWIPE = { far: 44, ms: 450 } as const;
/** A finger that stays down so long is followed. */
const HOLD_MS = 260;

interface SteerOptions {
  id: string;
  /** What a screen reader says of it. */
  label: string;
  /** Where a finger steers; everywhere without it. */
  area?: () => Rect;
  enabled(): boolean;
  /** An arrow key went down or up; a swipe is one that goes down. */
  turn(heading: Heading, down: boolean): void;
  /** A finger points out a place: it tapped there, or is held or moved. */
  point(x: number, y: number): void;
  /** A quick stroke is a turn. Then a finger points when it is let go, or after it was held for a while. */
  swipes?: boolean;
  /** Another key than an arrow: Space, Enter, or one of `keys`. */
  key?(code: string, down: boolean): void;
  keys?: readonly string[];
  /** Keys that it also gets where letters are typed. */
  whileTyping?: readonly string[];
}

const headingOf = (code: string) => HEADINGS.find((heading) => ARROWS[heading] === code);

/** Lets arrows and finger steer what goes about by itself: by turns, or towards a place. */
export function steer(stage: Stage, options: SteerOptions): Gesture {
  const { id, label, area, enabled, turn, point, swipes, key, keys, whileTyping } = options;
  let from: { x: number; y: number; at: number } | undefined;
  let finger = { x: 0, y: 0 };
  const isHeld = () => from !== undefined && stage.clock.now - from.at >= HOLD_MS;
  const stop = stage.onStep(() => void (swipes && isHeld() && enabled() && point(finger.x, finger.y)));
  const gesture = stage.gesture({
    id,
    label,
    enabled,
    ...(area && { area }),
    ...(keys && { keys }),
    ...(whileTyping && { whileTyping }),
    onStart(x, y) {
      from = { x, y, at: stage.clock.now };
      finger = { x, y };
      if (!swipes) point(x, y);
    },
    onMove(x, y) {
      finger = { x, y };
      if (!swipes && enabled()) point(x, y);
    },
    onEnd(x, y) {
      const start = from;
      const held = isHeld();
      from = undefined;
      // A finger that was taken away has no place.
      if (!swipes || !start || Number.isNaN(x) || !enabled()) return;
      const swiped = strokeOf(x - start.x, y - start.y);
      if (swiped && stage.clock.now - start.at < SWIPE.ms) turn(swiped, true);
      else if (!held) point(x, y);
    },
    onKey(code, down) {
      const heading = headingOf(code);
      if (heading) turn(heading, down);
      else key?.(code, down);
    },
  });
  return {
    remove() {
      stop();
      gesture.remove();
    },
  };
}

/** Which way a stroke of a finger goes; undefined when it is too short to tell. */
function strokeOf(dx: number, dy: number): Heading | undefined {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE.far) return undefined;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}
