import type { PresenceEvent, Tile } from '../contract/live.ts';
import type { Tab, Word } from './words.ts';

/** A pupil who plays and gives no answer for this long is quiet. */
const IDLE_MS = 60_000;
/** A pupil whose line broke is expected back for this long. */
const OFFLINE_MS = 30 * 60_000;

/** Of several tabs the one with the last of these is what the pupil does: an old one may still be open behind it. */
const FOREMOST: readonly PresenceEvent['screen'][] = ['hidden', 'map', 'paused', 'game'];

/** What is known of a pupil who is or was connected. */
interface Seen {
  /** By the id of their sockets, with the process where that is another. */
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

/** Who is there and on which screen, at whichever process; not stored. Words without `from` are of this process. */
export interface Presence {
  connected(pupilId: string, socketId: string, from?: string): void;
  disconnected(pupilId: string, socketId: string, saidGoodbye: boolean, from?: string): void;
  /** `activeAt` where the tab shows this for some time already. */
  update(pupilId: string, socketId: string, shown: Tab, from?: string, activeAt?: number): void;
  answered(pupilId: string): void;
  /** All tabs at another process are gone, as by a broken line; gives whose. */
  forget(from: string): string[];
  /** The tabs at this process, for who was not there when they came. */
  own(): Word[];
  /** Whether a pupil is connected, at whichever process. */
  isThere(pupilId: string): boolean;
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

  const keyOf = (socketId: string, from: string | undefined) =>
    from === undefined ? socketId : `${from}${AT}${socketId}`;
  const goes = (pupilId: string, key: string, saidGoodbye: boolean) => {
    const entry = touch(pupilId);
    const tab = entry.tabs.get(key);
    // When all tabs go at once, what was played in one of them is what the pupil comes back to.
    if (tab && (!entry.last || rankOf(tab) > rankOf(entry.last))) entry.last = tab;
    entry.tabs.delete(key);
    entry.left = saidGoodbye && entry.tabs.size === 0;
  };

  return {
    connected(pupilId, socketId, from) {
      const entry = touch(pupilId);
      if (entry.tabs.size === 0)
        Object.assign(entry, { last: undefined, left: false, activeAt: entry.seenAt });
      entry.tabs.set(keyOf(socketId, from), NEW_TAB);
    },
    disconnected: (pupilId, socketId, saidGoodbye, from) => goes(pupilId, keyOf(socketId, from), saidGoodbye),
    update(pupilId, socketId, { screen, roundId, waiting }, from, activeAt) {
      const entry = touch(pupilId);
      const key = keyOf(socketId, from);
      const before = entry.tabs.get(key);
      // A word that was under way when the line broke.
      if (!before) return;
      if (activeAt !== undefined) entry.activeAt = activeAt;
      else if (before.screen !== screen || before.roundId !== roundId) entry.activeAt = entry.seenAt;
      entry.tabs.set(key, { screen, roundId, waiting });
      entry.last = undefined;
    },
    answered(pupilId) {
      const entry = touch(pupilId);
      entry.activeAt = entry.seenAt;
    },
    forget(from) {
      const touched: string[] = [];
      for (const [pupilId, { tabs }] of seen) {
        const theirs = [...tabs.keys()].filter((key) => key.startsWith(from + AT));
        for (const key of theirs) goes(pupilId, key, false);
        if (theirs.length > 0) touched.push(pupilId);
      }
      return touched;
    },
    own: () =>
      [...seen].flatMap(([pupilId, { tabs, activeAt }]) =>
        [...tabs]
          .filter(([key]) => !key.includes(AT))
          .flatMap(([socketId, tab]): Word[] => [
            { kind: 'connected', pupilId, socketId },
            { kind: 'shows', pupilId, socketId, tab, activeAt },
          ]),
      ),
    isThere: (pupilId) => (seen.get(pupilId)?.tabs.size ?? 0) > 0,
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

/** Stands between a process and a socket; ids of sockets do not have it. */
const AT = ' ';

/** A tab that has not said yet what it shows. */
const NEW_TAB: Tab = { screen: 'map', roundId: undefined, waiting: 0 };

const rankOf = ({ screen }: Tab): number => FOREMOST.indexOf(screen);

const foremost = ({ tabs, last }: Seen): Tab =>
  tabs.size === 0
    ? (last ?? NEW_TAB)
    : [...tabs.values()].reduce((best, tab) => (rankOf(tab) > rankOf(best) ? tab : best));
