import { isHeld, type Hold } from '../contract/board.ts';

/** A hold ends by itself after this long: whatever was to be said to everyone is said. */
const LONGEST_MS = 10 * 60_000;
/** Without a teacher at the board for this long, pupils go on. */
const UNWATCHED_MS = 90_000;

/** Who of a group stands still, as was decided at a moment. */
export interface Decision {
  groupId: string;
  hold: Hold | null;
  at: number;
}

/** Pupils of groups whose screens stand still; in memory, for it lasts minutes. */
export interface Holds {
  /** Holds pupils or lets them go; all of the group without `pupilIds`. Gives what is held now. */
  set(groupId: string, held: boolean, pupilIds?: readonly string[]): Hold | null;
  of(groupId: string): Hold | null;
  /** Takes over what was decided at another process; false when something else was decided here since. */
  take(decision: Decision): boolean;
  /** What was decided last of each group that was held lately. */
  decisions(): Decision[];
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
  const decidedAt = new Map<string, number>();
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
      decidedAt.set(groupId, now);
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
    take({ groupId, hold, at }) {
      if (at <= (decidedAt.get(groupId) ?? 0)) return false;
      decidedAt.set(groupId, at);
      if (hold) holds.set(groupId, { ...hold, seenAt: clock() });
      else holds.delete(groupId);
      return true;
    },
    decisions: () => [...decidedAt].map(([groupId, at]) => ({ groupId, hold: of(groupId), at })),
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
      for (const [groupId, at] of decidedAt) if (now - at > LONGEST_MS) decidedAt.delete(groupId);
      return ended;
    },
  };
}
