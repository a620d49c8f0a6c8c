/** Pupils who are told at once: a group. Each then asks for its map, some milliseconds of work. */
export const PORTION = 40;
/** How long a next portion waits, so that answers of who plays go on being stored while a whole school asks. */
export const PORTION_MS = 400;

/** Tells many in portions, the first at once. */
export interface Portions {
  tell(rooms: readonly string[]): void;
  /** Whoever was not told yet is told no more. */
  close(): void;
}

/** `emit` sends one word to all the rooms of a portion. */
export function createPortions(emit: (rooms: string[]) => void): Portions {
  const waiting = new Set<NodeJS.Timeout>();
  return {
    tell(rooms) {
      for (let at = 0; at < rooms.length; at += PORTION) {
        const portion = rooms.slice(at, at + PORTION);
        if (at === 0) {
          emit(portion);
          continue;
        }
        const timer = setTimeout(
          () => {
            waiting.delete(timer);
            emit(portion);
          },
          (at / PORTION) * PORTION_MS,
        );
        timer.unref();
        waiting.add(timer);
      }
    },
    close() {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    },
  };
}
