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
  /** Reads the board of a group anew, soon, until it succeeds: its watchers find a gap in the changes and ask for the whole again. */
  reload(groupId: string): void;
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
  /** A board could not be read anew; it is tried again. */
  unread(error: unknown): void;
}

/** A board that could not be read anew is read again after so long, in ms. */
const AGAIN_MS = 1000;

/** Keeps the boards; every `sweepMs` tiles are looked at whose state changes by time alone. */
export function createBoards(
  db: Db,
  committer: Pick<Committer, 'between'>,
  sources: BoardSources,
  sweepMs: number,
  { send, opened, closed, unread }: BoardEvents,
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
  /** Boards that are to be read anew: as soon as nothing is being stored, or at a time. */
  const waiting = new Map<string, NodeJS.Timeout | undefined>();
  function reload(groupId: string) {
    if (waiting.has(groupId)) return;
    waiting.set(groupId, undefined);
    const reading = committer.between(async () => {
      // What is asked from here on this reading may not see.
      waiting.delete(groupId);
      const open = boards.get(groupId);
      if (!open) return;
      const fresh = await read(groupId);
      fresh.takeOver(open.board);
      open.board = fresh;
    });
    reading.catch((error: unknown) => {
      unread(error);
      if (waiting.get(groupId)) return;
      const again = () => {
        waiting.delete(groupId);
        reload(groupId);
      };
      waiting.set(groupId, setTimeout(again, AGAIN_MS).unref());
    });
  }

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
      for (const [groupId, { board }] of boards)
        // What counted before may count no more.
        if (news.regraded && board.has(news.pupilId)) reload(groupId);
        else board.stored(news);
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
      for (const again of waiting.values()) clearTimeout(again);
      for (const { board } of boards.values()) board.close();
      boards.clear();
    },
  };
}
