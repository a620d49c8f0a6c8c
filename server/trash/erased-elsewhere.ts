import { newId } from '../contract/id.ts';
import type { Db } from '../data/database.ts';
import { KEPT_DAYS, type ErasedKind, type Erasure, type Erasures } from './erasures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the audit log says of each kind; of notes it says nothing. */
const SAID: Record<string, ErasedKind> = {
  'account-erased': 'account',
  'pupil-erased': 'pupil',
  'staff-invitation-withdrawn': 'staff',
  'office-invitation-withdrawn': 'staff',
  'group-erased': 'group',
  'list-erased': 'list',
  'method-erased': 'method',
};

/**
 * Makes what tells, each time it is asked, what was erased and is not in the list of this machine: by another machine on the same
 * database, or before there was a list. The first time it looks back as far as the list goes, then two days.
 */
export function erasedElsewhere(db: Db, list: Pick<Erasures, 'attempts'>): () => Promise<Erasure[]> {
  let since = Date.now() - KEPT_DAYS * DAY_MS;
  return async () => {
    const now = Date.now();
    const rows = await db
      .selectFrom('audit')
      .select(['action', 'subject'])
      // Ids begin with the time, and have the index.
      .where('id', '>', newId(since))
      .where('action', 'in', Object.keys(SAID))
      .execute();
    since = now - 2 * DAY_MS;
    if (rows.length === 0) return [];
    const nameOf = ({ kind, id }: Erasure) => `${kind} ${id}`;
    const known = new Set(
      list.attempts().flatMap(({ erased, things }) => (erased === false ? [] : things.map(nameOf))),
    );
    return rows
      .flatMap(({ action, subject }) => (subject === null ? [] : [{ kind: SAID[action]!, id: subject }]))
      .filter((one) => !known.has(nameOf(one)));
  };
}
