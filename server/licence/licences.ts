import type { When } from '../contract/call.ts';
import {
  isAboveLicence,
  isOpenToPupils,
  letsThrough,
  standingOn,
  type Standing,
} from '../contract/licence-state.ts';
import type { Action, Role } from '../contract/permissions.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay, startOfDay } from '../data/day.ts';
import { blockOf } from './block.ts';
import { licenceEnded } from './refusal.ts';
import { readFacts, type Facts, type StoredPeriod } from './repository.ts';

/** How long another process may not have heard of a change, in ms. */
const KEPT_MS = 15_000;
/** Accounts that are remembered: more than are busy at once. */
const MOST_KEPT = 5000;

/** Whoever asks. */
interface Asker {
  role: Role;
  accountId: string | null;
}

/** What the licences of customers let them do; kept in this process for a moment, for every call asks. */
export interface Licences {
  /** Whether licences count here; where they don't, every account is active and has room for all. */
  isOff: boolean;
  /**
   * Throws `licence-ended` when the account of who asks may not do this now. Nobody reaches another account but who stands above
   * licences, so that it is always the asker's own.
   */
  check(asker: Asker, when: When, action: Action): Promise<void>;
  /** How the licence of an account stands now. */
  standing(accountId: string): Promise<Standing<StoredPeriod>>;
  /** Why the office blocked an account, in words for its administrators; null when it did not. */
  blockedFor(accountId: string): Promise<string | null>;
  /** Whether the pupils of an account play. */
  isOpen(accountId: string): Promise<boolean>;
  /** The time that it goes by. */
  now(): number;
  /** Something of this account's licence was changed. */
  changed(accountId: string): void;
}

interface Kept {
  facts: Facts;
  standing: Standing<StoredPeriod>;
  /** Until when it may be believed. */
  until: number;
}

/** `clock` gives the time, which tests move. */
export function createLicences(
  db: Db,
  { isOff = false, clock = Date.now }: { isOff?: boolean; clock?: () => number } = {},
): Licences {
  const kept = new Map<string, Kept>();
  const read = async (accountId: string): Promise<Kept> => {
    const now = clock();
    const known = kept.get(accountId);
    // A clock that was put back makes what is kept no older.
    if (known && now < known.until && now >= known.until - KEPT_MS) return known;
    const facts = await readFacts(db, accountId);
    const standing = standingOn(facts, nameOfDay(now));
    const { changesOn } = standing;
    const changesAt = changesOn === undefined ? Infinity : startOfDay(Date.parse(`${changesOn}T12:00Z`));
    const found = { facts, standing, until: Math.min(now + KEPT_MS, changesAt) };
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(accountId, found);
    return found;
  };
  return {
    isOff,
    async check({ role, accountId }, when, action) {
      if (isOff || when === 'answers' || accountId === null || isAboveLicence(role)) return;
      const { facts, standing } = await read(accountId);
      if (!letsThrough(standing.state, when, action)) throw licenceEnded(role, facts, standing);
    },
    standing: async (accountId) => (await read(accountId)).standing,
    blockedFor: async (accountId) => blockOf((await read(accountId)).facts.account)?.why ?? null,
    isOpen: async (accountId) => isOff || isOpenToPupils((await read(accountId)).standing.state),
    now: clock,
    changed: (accountId) => void kept.delete(accountId),
  };
}
