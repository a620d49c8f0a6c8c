import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Hold, Miss } from '../../../server/contract/board.ts';
import type { Ack, BoardChange, BoardSnapshot, ServerToClient, Tile } from '../../../server/contract/live.ts';
import type { ErrorBody } from '../../../server/contract/call.ts';
import type { Live } from '../../api/live.ts';
import { dayOf } from '../../app/day.ts';

interface BoardState {
  /** Tiles by pupil; undefined until the first snapshot is there. */
  tiles: Readonly<Record<string, Tile>> | undefined;
  /** Wrong answers of today that break a rule, oldest first. */
  misses: readonly Miss[];
  /** Who stands still because the teacher wants their eyes. */
  hold: Hold | null;
  /** Number of the last change that is in. */
  seq: number;
  /** Server time minus the time of this browser, in ms. */
  ahead: number;
  /** Time of this browser at which the board was last up to date. */
  at: number;
  /** Why the board can't be shown. */
  refused: ErrorBody | undefined;
}

/** The board of one group. */
export interface BoardFeed {
  store: StoreApi<BoardState>;
  /** Follows the group until the returned function is called. */
  follow(): () => void;
}

/** The board is asked again after so long when the server had a fault of its own, in ms. */
const AGAIN_MS = 2000;

/** Makes the feed of a board: a whole on joining, changes after, and the whole again after a gap. */
export function createBoardFeed(live: Live, groupId: string): BoardFeed {
  const store = createStore<BoardState>()(() => ({
    tiles: undefined,
    misses: [],
    hold: null,
    seq: -1,
    ahead: 0,
    at: 0,
    refused: undefined,
  }));
  const { socket } = live;
  /** The question that waits for a reply. */
  let asking: object | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;

  const takeWhole = ({ tiles, misses, hold, seq, now }: BoardSnapshot) =>
    store.setState({
      tiles: Object.fromEntries(tiles.map((tile) => [tile.pupilId, tile])),
      misses,
      hold,
      seq,
      ahead: now - Date.now(),
      at: Date.now(),
      refused: undefined,
    });

  const ask = () => {
    if (asking || !socket.connected) return;
    const mine = (asking = {});
    socket.timeout(8000).emit('watchGroup', { groupId }, (lost: Error | null, reply?: Ack<BoardSnapshot>) => {
      if (asking !== mine) return;
      asking = undefined;
      if (lost || !reply) return ask();
      if (reply.ok) return takeWhole(reply.data);
      const isPassing = reply.error.code === 'internal';
      if (isPassing) again = setTimeout(ask, AGAIN_MS);
      // What was seen stays to be seen: it is only not of this moment.
      if (!isPassing || !store.getState().tiles) store.setState({ refused: reply.error });
    });
  };

  /** To what was asked over a line that broke no reply comes any more. */
  const onConnect = () => {
    asking = undefined;
    ask();
  };

  const onChange = (change: BoardChange) => {
    const { tiles, misses, seq, at, ahead } = store.getState();
    if (change.groupId !== groupId || !tiles || change.seq <= seq) return;
    if (change.seq > seq + 1) return ask();
    const changed = Object.fromEntries(change.tiles.map((tile) => [tile.pupilId, tile]));
    store.setState({
      tiles: { ...tiles, ...changed },
      misses: ofToday(
        change.misses.length > 0 ? [...misses, ...change.misses] : misses,
        dayOf(at + ahead),
        dayOf(change.now),
      ),
      hold: change.hold,
      seq: change.seq,
      ahead: change.now - Date.now(),
      at: Date.now(),
    });
  };

  const onEnd: ServerToClient['watchEnded'] = ({ groupId: ended, error }) => {
    if (ended === groupId) store.setState({ refused: error });
  };

  return {
    store,
    follow() {
      socket.on('board', onChange);
      socket.on('watchEnded', onEnd);
      socket.on('connect', onConnect);
      ask();
      return () => {
        clearTimeout(again);
        socket.off('board', onChange);
        socket.off('watchEnded', onEnd);
        socket.off('connect', onConnect);
        if (socket.connected) socket.emit('unwatchGroup', { groupId });
      };
    },
  };
}

/** Misses of today: those of yesterday go when a board stays open over midnight. `last` is the day when it was last looked. */
const ofToday = (misses: readonly Miss[], last: string, today: string): readonly Miss[] =>
  last === today ? misses : misses.filter(({ at }) => dayOf(at) === today);
