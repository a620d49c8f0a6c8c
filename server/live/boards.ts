import type { BoardChange, BoardSnapshot } from '../contract/live.ts';
import type { Db } from '../data/database.ts';
import { Board, type BoardSources } from './board.ts';
import type { Committer, Stored } from './commit.ts';

/** The boards that are being watched; a board that nobody watches is not kept. */
export interface Boards {
  /** Adds a watcher and gives the board as it is now. */
  watch(groupId: string, watcher: string): Promise<BoardSnapshot>;
  unwatch(groupId: string, watcher: string): void;
  stored(stored: Stored): void;
  /** The presence of a pupil changed. */
  changed(pupilId: string): void;
  /** Other pupils are in the group: its watchers find a gap in the changes and ask for the whole again. */
  reload(groupId: string): Promise<void>;
  /** Something of the whole group changed. */
  groupChanged(groupId: string): void;
  isWatched(groupId: string): boolean;
  close(): void;
}

/** Keeps the boards; every `sweepMs` tiles are looked at whose state changes by time alone. `send` reaches all watchers of a group. */
export function createBoards(
  db: Db,
  committer: Pick<Committer, 'between'>,
  sources: BoardSources,
  sweepMs: number,
  send: (change: BoardChange) => void,
): Boards {
  const boards = new Map<string, { board: Board; watchers: Set<string> }>();
  const sweep = setInterval(() => {
    for (const { board } of boards.values()) board.sweep();
  }, sweepMs);
  sweep.unref();

  return {
    watch: (groupId, watcher) =>
      committer.between(async () => {
        let open = boards.get(groupId);
        if (!open) {
          open = { board: await Board.open(db, groupId, sources, send), watchers: new Set() };
          boards.set(groupId, open);
        }
        open.watchers.add(watcher);
        return open.board.snapshot();
      }),
    unwatch(groupId, watcher) {
      const open = boards.get(groupId);
      if (!open?.watchers.delete(watcher) || open.watchers.size > 0) return;
      open.board.close();
      boards.delete(groupId);
    },
    stored(stored) {
      for (const { board } of boards.values()) board.stored(stored.round.head.pupil_id, stored);
    },
    changed(pupilId) {
      for (const { board } of boards.values()) board.changed(pupilId);
    },
    reload: (groupId) =>
      committer.between(async () => {
        const open = boards.get(groupId);
        if (!open) return;
        const fresh = await Board.open(db, groupId, sources, send);
        fresh.takeOver(open.board);
        open.board = fresh;
      }),
    groupChanged: (groupId) => boards.get(groupId)?.board.sendSoon(),
    isWatched: (groupId) => boards.has(groupId),
    close() {
      clearInterval(sweep);
      for (const { board } of boards.values()) board.close();
      boards.clear();
    },
  };
}
