import type { PresenceEvent, Tile } from '../contract/live.ts';

/** A pupil who plays and gives no answer for this long is quiet. */
const IDLE_MS = 60_000;
/** A pupil whose line broke is expected back for this long. */
const OFFLINE_MS = 30 * 60_000;

/** What one tab of a pupil shows. */
type Tab = Pick<PresenceEvent, 'screen' | 'waiting'> & { roundId: string | undefined };

/** Of several tabs the one with the last of these is what the pupil does: an old one may still be open behind it. */
const FOREMOST: readonly PresenceEvent['screen'][] = ['hidden', 'map', 'paused', 'game'];

/** What is known of a pupil who is or was connected. */
interface Seen {
  /** By the id of their sockets. */
  tabs: Map<string, Tab>;
  /** What a tab showed that has gone since the others were heard of. */
  last: Tab | undefined;
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
  update(pupilId: string, socketId: string, shown: Tab): void;
  answered(pupilId: string): void;
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
      entry = { tabs: new Map(), last: undefined, seenAt: now, activeAt: now, left: false };
      seen.set(pupilId, entry);
    }
    entry.seenAt = now;
    return entry;
  };
  const stateOf = (entry: Seen): Tile['state'] => {
    const now = clock();
    const { screen, waiting } = foremost(entry);
    if (entry.tabs.size === 0) {
      const expected = !entry.left && (screen !== 'map' || waiting > 0);
      return expected && now - entry.seenAt < OFFLINE_MS ? 'offline' : 'away';
    }
    if (screen === 'hidden') return 'idle';
    if (screen !== 'game') return screen;
    return now - entry.activeAt > IDLE_MS ? 'idle' : 'playing';
  };

  return {
    connected(pupilId, socketId) {
      const entry = touch(pupilId);
      if (entry.tabs.size === 0)
        Object.assign(entry, { last: undefined, left: false, activeAt: entry.seenAt });
      entry.tabs.set(socketId, NEW_TAB);
    },
    disconnected(pupilId, socketId, saidGoodbye) {
      const entry = touch(pupilId);
      const tab = entry.tabs.get(socketId);
      // When all tabs go at once, what was played in one of them is what the pupil comes back to.
      if (tab && (!entry.last || rankOf(tab) > rankOf(entry.last))) entry.last = tab;
      entry.tabs.delete(socketId);
      entry.left = saidGoodbye && entry.tabs.size === 0;
    },
    update(pupilId, socketId, { screen, roundId, waiting }) {
      const entry = touch(pupilId);
      const before = entry.tabs.get(socketId);
      // A word that was under way when the line broke.
      if (!before) return;
      if (before.screen !== screen || before.roundId !== roundId) entry.activeAt = entry.seenAt;
      entry.tabs.set(socketId, { screen, roundId, waiting });
      entry.last = undefined;
    },
    answered(pupilId) {
      const entry = touch(pupilId);
      entry.activeAt = entry.seenAt;
    },
    view(pupilId) {
      const entry = seen.get(pupilId);
      if (!entry) return NOBODY;
      const state = stateOf(entry);
      // Nobody waits for a pupil who is long gone.
      if (state === 'away' && entry.last) entry.last = { ...entry.last, waiting: 0 };
      const { screen, roundId, waiting } = foremost(entry);
      return {
        state,
        waiting,
        seenAt: entry.seenAt,
        activeAt: entry.activeAt,
        roundId: screen === 'map' ? undefined : roundId,
      };
    },
    playing: () => [...seen.values()].filter((entry) => stateOf(entry) === 'playing').length,
  };
}

/** A tab that has not said yet what it shows. */
const NEW_TAB: Tab = { screen: 'map', roundId: undefined, waiting: 0 };

const rankOf = ({ screen }: Tab): number => FOREMOST.indexOf(screen);

const foremost = ({ tabs, last }: Seen): Tab =>
  tabs.size === 0
    ? (last ?? NEW_TAB)
    : [...tabs.values()].reduce((best, tab) => (rankOf(tab) > rankOf(best) ? tab : best));
