import type { PresenceEvent, Tile } from '../contract/live.ts';

/** A pupil who plays and gives no answer for this long is quiet. */
const IDLE_MS = 60_000;
/** A pupil whose line broke is expected back for this long. */
const OFFLINE_MS = 30 * 60_000;

/** What is known of a pupil who is or was connected. */
interface Seen {
  /** Sockets of this pupil: one per tab. */
  sockets: Set<string>;
  screen: PresenceEvent['screen'];
  roundId: string | undefined;
  waiting: number;
  seenAt: number;
  /** Last answer or change of screen. */
  activeAt: number;
  /** Whether the pupil said goodbye: a closed tab and a broken line do not. */
  left: boolean;
}

/** The part of a tile that follows from presence. */
export type PresenceView = Pick<Tile, 'state' | 'waiting' | 'seenAt' | 'activeAt'> & {
  roundId: string | undefined;
};

const NOBODY: PresenceView = { state: 'away', waiting: 0, seenAt: 0, activeAt: 0, roundId: undefined };

/** Who is there and on which screen; not stored. */
export interface Presence {
  connected(pupilId: string, socketId: string): void;
  disconnected(pupilId: string, socketId: string, saidGoodbye: boolean): void;
  update(pupilId: string, event: PresenceEvent & { roundId: string | undefined }): void;
  /** A pupil gave an answer in this round. */
  answered(pupilId: string, roundId: string): void;
  view(pupilId: string): PresenceView;
  /** Pupils who are in a game now. */
  playing(): number;
}

/** Keeps presence in memory. */
export function createPresence(clock: () => number): Presence {
  const seen = new Map<string, Seen>();
  const touch = (pupilId: string): Seen => {
    const now = clock();
    let entry = seen.get(pupilId);
    if (!entry) {
      entry = {
        sockets: new Set(),
        screen: 'map',
        roundId: undefined,
        waiting: 0,
        seenAt: now,
        activeAt: now,
        left: false,
      };
      seen.set(pupilId, entry);
    }
    entry.seenAt = now;
    return entry;
  };
  const stateOf = (entry: Seen): Tile['state'] => {
    const now = clock();
    if (entry.sockets.size === 0) {
      const expected = !entry.left && (entry.screen !== 'map' || entry.waiting > 0);
      return expected && now - entry.seenAt < OFFLINE_MS ? 'offline' : 'away';
    }
    if (entry.screen === 'hidden') return 'idle';
    if (entry.screen !== 'game') return entry.screen;
    return now - entry.activeAt > IDLE_MS ? 'idle' : 'playing';
  };

  return {
    connected(pupilId, socketId) {
      const entry = touch(pupilId);
      if (entry.sockets.size === 0)
        Object.assign(entry, { screen: 'map', roundId: undefined, left: false, activeAt: entry.seenAt });
      entry.sockets.add(socketId);
    },
    disconnected(pupilId, socketId, saidGoodbye) {
      const entry = touch(pupilId);
      entry.sockets.delete(socketId);
      entry.left = saidGoodbye && entry.sockets.size === 0;
    },
    update(pupilId, { screen, roundId, waiting }) {
      const entry = touch(pupilId);
      if (entry.screen !== screen || entry.roundId !== roundId) entry.activeAt = entry.seenAt;
      Object.assign(entry, { screen, roundId, waiting });
    },
    answered(pupilId, roundId) {
      const entry = touch(pupilId);
      entry.activeAt = entry.seenAt;
      entry.roundId ??= roundId;
    },
    view(pupilId) {
      const entry = seen.get(pupilId);
      if (!entry) return NOBODY;
      const state = stateOf(entry);
      // Nobody waits for a pupil who is long gone.
      if (state === 'away') entry.waiting = 0;
      return {
        state,
        waiting: entry.waiting,
        seenAt: entry.seenAt,
        activeAt: entry.activeAt,
        roundId: entry.screen === 'map' ? undefined : entry.roundId,
      };
    },
    playing: () => [...seen.values()].filter((entry) => stateOf(entry) === 'playing').length,
  };
}
