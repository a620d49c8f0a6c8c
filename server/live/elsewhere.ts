/** Which boards staff have open at other processes. */
export interface Elsewhere {
  watched(from: string, groupId: string, pupilIds: readonly string[]): void;
  unwatched(from: string, groupId: string): void;
  /** Forgets what a process had told. */
  forget(from: string): void;
  isGroupWatched(groupId: string): boolean;
  isPupilWatched(pupilId: string): boolean;
}

/** Keeps it as it is told. */
export function createElsewhere(): Elsewhere {
  /** By process, then by group. */
  const boards = new Map<string, Map<string, readonly string[]>>();
  /** On how many boards a pupil is. */
  const pupils = new Map<string, number>();
  const count = (pupilIds: readonly string[], by: 1 | -1) => {
    for (const id of pupilIds) {
      const now = (pupils.get(id) ?? 0) + by;
      if (now > 0) pupils.set(id, now);
      else pupils.delete(id);
    }
  };
  const unwatched = (from: string, groupId: string) => {
    count(boards.get(from)?.get(groupId) ?? [], -1);
    boards.get(from)?.delete(groupId);
  };
  return {
    watched(from, groupId, pupilIds) {
      unwatched(from, groupId);
      count(pupilIds, 1);
      boards.set(from, (boards.get(from) ?? new Map<string, readonly string[]>()).set(groupId, pupilIds));
    },
    unwatched,
    forget(from) {
      for (const groupId of boards.get(from)?.keys() ?? []) unwatched(from, groupId);
      boards.delete(from);
    },
    isGroupWatched: (groupId) => [...boards.values()].some((groups) => groups.has(groupId)),
    isPupilWatched: (pupilId) => pupils.has(pupilId),
  };
}
