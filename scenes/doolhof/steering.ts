import type { GameStage, Gesture } from '../../engine/stage/index.ts';
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
  const follow = (x: number, y: number) => {
    onSteer?.();
    trip.point(x, y);
  };
  let pointed = -1;
  return stage.gesture({
    id: 'lopen',
    label: 'Loop door het doolhof',
    keys,
    whileTyping,
    area: () => trip.area,
    enabled: () => trip.isFree && mayWalk(),
    onStart: (x, y) => {
      pointed = trip.chamber.tileAt(x, y);
      follow(x, y);
    },
    onMove: (x, y) => {
      const tile = trip.chamber.tileAt(x, y);
      if (tile === pointed) return;
      pointed = tile;
      if (trip.isFree) follow(x, y);
    },
    onKey: (code, down) => {
      if (trip.key(code, down)) onSteer?.();
      else if (down) onKey(code);
    },
  });
}
