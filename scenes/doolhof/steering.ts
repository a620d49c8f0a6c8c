import { steer, type GameStage, type Gesture } from '../../engine/stage/index.ts';
import type { Trip } from './trip.ts';

/** What else a quest listens to. */
interface Steering {
  /** Keys of its own, besides Space and Enter. */
  keys: readonly string[];
  onKey(code: string): void;
  /** The pupil steers, whatever was going on. */
  onSteer?(): void;
  mayWalk(): boolean;
  /** Keys that it also gets where letters are typed. */
  whileTyping?: readonly string[];
}

/** Arrows and fingers steer the hero for as long as it may walk. */
export function steerBy(
  stage: GameStage,
  trip: Trip,
  { keys, onKey, onSteer, mayWalk, whileTyping }: Steering,
): Gesture {
  let pointed = -1;
  return steer(stage, {
    id: 'lopen',
    label: 'Loop door het doolhof',
    keys,
    ...(whileTyping && { whileTyping }),
    area: () => trip.area,
    enabled: () => trip.isFree && mayWalk(),
    turn: (heading, down) => {
      trip.hero.steer(heading, down);
      onSteer?.();
    },
    point: (x, y) => {
      const tile = trip.chamber.tileAt(x, y);
      // A finger that stays on the tile where it goes says nothing new.
      if (tile === pointed && trip.hero.isMoving) return;
      pointed = tile;
      onSteer?.();
      trip.point(x, y);
    },
    key: (code, down) => down && onKey(code),
  });
}
