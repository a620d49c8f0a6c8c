import { targetSchema, type MessageTarget } from '../contract/office-messages.ts';
import type { LicenceState } from '../contract/licence-state.ts';
import type { Role } from '../contract/permissions.ts';
import type { Db } from '../data/database.ts';
import type { AccountRow, MessageRow } from '../data/schema.ts';
import { nameOfDay } from '../data/day.ts';
import { statesOn } from '../licence/repository.ts';
import { practisedSince } from '../progress/activity.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Somebody of an account, as far as it matters to whom a message goes. */
export interface Reader {
  id: string;
  role: Role;
  account: Pick<AccountRow, 'id' | 'kind' | 'variant'>;
}

/** A target as it is stored. */
export const targetOf = ({ target }: Pick<MessageRow, 'target'>): MessageTarget =>
  targetSchema.parse(JSON.parse(target));

/** What is looked up of accounts, each once: it costs more than what stands with a reader. */
export interface Accounts {
  /** Which had pupils at work in the last so many days. */
  active(days: number): Promise<ReadonlySet<string>>;
  /** How the licence of each stands. */
  states(): Promise<ReadonlyMap<string, LicenceState>>;
}

/** Looks accounts up as they are at `now`; `among` narrows it down to one. */
export function accountsAt(db: Db, now: number, among?: string): Accounts {
  const known = new Map<number, Promise<ReadonlySet<string>>>();
  const look = async (days: number): Promise<ReadonlySet<string>> => {
    // Of each account until the first pupil is found: all pupils of all accounts would take seconds.
    const rows = await db
      .selectFrom('accounts')
      .select('accounts.id')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('pupils')
            .select('pupils.id')
            .whereRef('pupils.account_id', '=', 'accounts.id')
            .where(practisedSince(now - days * DAY_MS)),
        ),
      )
      .$if(among !== undefined, (query) => query.where('accounts.id', '=', among!))
      .execute();
    return new Set(rows.map(({ id }) => id));
  };
  let states: Promise<ReadonlyMap<string, LicenceState>> | undefined;
  return {
    active(days) {
      let found = known.get(days);
      if (!found) known.set(days, (found = look(days)));
      return found;
    },
    states: () => (states ??= statesOn(db, nameOfDay(now), among)),
  };
}

const holds = <T>(wanted: readonly T[], value: T) => wanted.length === 0 || wanted.includes(value);

/** Makes what tells for whom a message with this target is; who was named one by one is looked up elsewhere (`readable.ts`). */
export async function matcherOf(
  { roles, kinds, variants, states, activity, accounts }: MessageTarget,
  look: Accounts,
): Promise<(reader: Pick<Reader, 'role' | 'account'>) => boolean> {
  const active = activity && (await look.active(activity.days));
  const stateOf = states.length > 0 ? await look.states() : undefined;
  return ({ role, account }) =>
    holds<Role>(roles, role) &&
    holds(kinds, account.kind) &&
    holds(variants, account.variant) &&
    holds(accounts, account.id) &&
    (!stateOf || holds(states, stateOf.get(account.id)!)) &&
    (activity === null || active!.has(account.id) === activity.active);
}

/** Whether a message is for everybody: a fault that concerns all is mailed to administrators whatever they chose. */
export const isForAll = ({ roles, kinds, variants, states, activity, accounts }: MessageTarget): boolean =>
  activity === null && [roles, kinds, variants, states, accounts].every((list) => list.length === 0);
