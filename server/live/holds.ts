import { isHeld, type Hold } from '../contract/board.ts';

/** A hold ends by itself after this long: whatever was to be said to everyone is said. */
const LONGEST_MS = 10 * 60_000;
/** Without a teacher at the board for this long, pupils go on. */
const UNWATCHED_MS = 90_000;

/** Pupils of groups whose screens stand still; in memory, for it lasts minutes. */
export interface Holds {
  /** Holds pupils or lets them go; all of the group without `pupilIds`. Gives what is held now. */
  set(groupId: string, held: boolean, pupilIds?: readonly string[]): Hold | null;
  of(groupId: string): Hold | null;
  /** How many ms this pupil is still held; 0 when not. */
  left(groupId: string, pupilId: string): number;
  /** Whether anybody is held at all. */
  any(): boolean;
  /** Ends what has lasted too long or is watched by nobody, and gives the groups whose hold ended. */
  sweep(): string[];
}

/** Keeps the holds; `isWatched` says whether staff have the board of a group open. */
export function createHolds(clock: () => number, isWatched: (groupId: string) => boolean): Holds {
  const holds = new Map<string, Hold & { seenAt: number }>();
  const of = (groupId: string): Hold | null => {
    const hold = holds.get(groupId);
    if (!hold || hold.until <= clock()) return null;
    const { everyone, pupilIds, until } = hold;
    return { everyone, pupilIds, until };
  };

  return {
    of,
    any: () => holds.size > 0,
    set(groupId, held, pupilIds) {
      const before = of(groupId);
      const now = clock();
      const made = { until: now + LONGEST_MS, seenAt: now };
      if (pupilIds === undefined) {
        if (held) holds.set(groupId, { ...made, everyone: true, pupilIds: [] });
        else holds.delete(groupId);
        return of(groupId);
      }
      const everyone = before?.everyone ?? false;
      const named = new Set(before?.pupilIds);
      // Held of everyone, the names are the exceptions.
      for (const id of pupilIds) {
        if (held === everyone) named.delete(id);
        else named.add(id);
      }
      if (!everyone && named.size === 0) holds.delete(groupId);
      else {
        // Who holds one more gives that one as much time as the others had.
        const until = held ? made.until : (before?.until ?? made.until);
        holds.set(groupId, { everyone, pupilIds: [...named], until, seenAt: now });
      }
      return of(groupId);
    },
    left(groupId, pupilId) {
      const hold = of(groupId);
      return hold && isHeld(hold, pupilId) ? hold.until - clock() : 0;
    },
    sweep() {
      const now = clock();
      const ended: string[] = [];
      for (const [groupId, hold] of holds) {
        if (isWatched(groupId)) hold.seenAt = now;
        if (now < hold.until && now - hold.seenAt < UNWATCHED_MS) continue;
        holds.delete(groupId);
        ended.push(groupId);
      }
      return ended;
    },
  };
}
