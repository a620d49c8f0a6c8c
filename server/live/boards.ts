import type { BoardChange, BoardSnapshot } from '../contract/live.ts';
import type { Db } from '../data/database.ts';
import { Board, type BoardSources } from './board.ts';
import type { Committer } from './commit.ts';
import type { StoredNews } from './stored-news.ts';

/** The boards that are being watched; a board that nobody watches is not kept. */
export interface Boards {
  /** Adds a watcher and gives the board as it is now. */
  watch(groupId: string, watcher: string): Promise<BoardSnapshot>;
  unwatch(groupId: string, watcher: string): void;
  /** Something was stored here; or by another process, told while nothing is being stored here (`Committer.between`). */
  stored(news: StoredNews): void;
  /** Whether a pupil is on an open board. */
  has(pupilId: string): boolean;
  /** The presence of a pupil changed. */
  changed(pupilId: string): void;
  /** Other pupils are in the group: its watchers find a gap in the changes and ask for the whole again. */
  reload(groupId: string): Promise<void>;
  /** Something of the whole group changed. */
  groupChanged(groupId: string): void;
  isWatched(groupId: string): boolean;
  /** The open boards, with their pupils. */
  open(): { groupId: string; pupilIds: string[] }[];
  close(): void;
}

/** What comes of boards. */
interface BoardEvents {
  /** To all who watch the group at this process. */
  send(change: BoardChange): void;
  /** A board is kept from now on, with these pupils; also when they became others. */
  opened(groupId: string, pupilIds: string[]): void;
  closed(groupId: string): void;
}

/** Keeps the boards; every `sweepMs` tiles are looked at whose state changes by time alone. */
export function createBoards(
  db: Db,
  committer: Pick<Committer, 'between'>,
  sources: BoardSources,
  sweepMs: number,
  { send, opened, closed }: BoardEvents,
): Boards {
  const boards = new Map<string, { board: Board; watchers: Set<string> }>();
  const sweep = setInterval(() => {
    for (const { board } of boards.values()) board.sweep();
  }, sweepMs);
  sweep.unref();
  const read = async (groupId: string) => {
    const board = await Board.open(db, groupId, sources, send);
    opened(groupId, board.pupilIds);
    return board;
  };
  const reload = (groupId: string) =>
    committer.between(async () => {
      const open = boards.get(groupId);
      if (!open) return;
      const fresh = await read(groupId);
      fresh.takeOver(open.board);
      open.board = fresh;
    });

  return {
    watch: (groupId, watcher) =>
      committer.between(async () => {
        let open = boards.get(groupId);
        if (!open) {
          open = { board: await read(groupId), watchers: new Set() };
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
      closed(groupId);
    },
    stored(news) {
      for (const { board } of boards.values()) board.stored(news);
    },
    has: (pupilId) => [...boards.values()].some(({ board }) => board.has(pupilId)),
    changed(pupilId) {
      for (const { board } of boards.values()) board.changed(pupilId);
    },
    reload,
    groupChanged: (groupId) => boards.get(groupId)?.board.sendSoon(),
    isWatched: (groupId) => boards.has(groupId),
    open: () => [...boards].map(([groupId, { board }]) => ({ groupId, pupilIds: board.pupilIds })),
    close() {
      clearInterval(sweep);
      for (const { board } of boards.values()) board.close();
      boards.clear();
    },
  };
}
