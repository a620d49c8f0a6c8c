import type { AuditLine, AuditRecord } from '../contract/office-audit.ts';
import type { Db } from '../data/database.ts';
import type { AuditRow } from '../data/schema.ts';
import type { Reader } from '../http/words.ts';
import { actionText } from './actions.ts';
import { detailText } from './detail.ts';

/** What lines of the log say to the office: names of who works somewhere, of pupils no more than the user name. */
export async function told(db: Db, rows: readonly AuditRow[], reader: Reader): Promise<AuditLine[]> {
  const ids = new Set(rows.flatMap(({ actor_id, act_id, subject }) => [actor_id, act_id, subject]));
  ids.delete(null);
  const people = new Map(
    (
      await db
        .selectFrom('users')
        .select(['id', 'name', 'username', 'role', 'account_id'])
        .where('id', 'in', [...ids] as string[])
        .execute()
    ).map((user) => [user.id, user]),
  );
  const accounts = new Map(
    (
      await db
        .selectFrom('accounts')
        .select(['id', 'name'])
        .where('id', 'in', [...new Set(rows.flatMap(({ account_id }) => account_id ?? []))])
        .execute()
    ).map(({ id, name }) => [id, name]),
  );
  const nameOf = (id: string) => {
    const user = people.get(id);
    return user && (user.role === 'leerling' || user.role === 'demo' ? user.username : user.name);
  };
  const person = (id: string | null) =>
    id === null ? null : { id, name: nameOf(id) ?? '', role: people.get(id)?.role ?? null };
  return rows.map((row) => {
    const { subject, account_id: account } = row;
    return {
      id: row.id,
      at: row.at,
      by: person(row.actor_id),
      act: person(row.act_id),
      account: account === null ? null : { id: account, name: accounts.get(account) ?? '' },
      action: row.action,
      label: actionText(row.action, reader),
      subject:
        subject === null
          ? null
          : {
              id: subject,
              name: nameOf(subject) ?? (subject === account ? (accounts.get(account) ?? '') : ''),
            },
      reason: row.reason ?? '',
      detail: detailText(row),
      record: recordOf(row, accounts, people.get(subject ?? '')),
    };
  });
}

/** Pages of the office by how the names of actions begin. */
const RECORDS: readonly (readonly [RegExp, AuditRecord])[] = [
  [/^mail-/, 'mail'],
  [/^message-(?!removed)/, 'message'],
  [/^thread-/, 'thread'],
  [/^roadmap-(?!comment)/, 'roadmap'],
  [/^webinar-(?!removed)/, 'webinar'],
];

/** Where a line can lead to: what it was done to, or else the account. */
function recordOf(
  { action, subject, account_id: account }: AuditRow,
  accounts: ReadonlyMap<string, string>,
  user: { role: string; account_id: string | null } | undefined,
): AuditLine['record'] {
  const own = RECORDS.find(([names]) => names.test(action))?.[1];
  if (own && subject !== null) return { kind: own, id: subject };
  if (account === null || !accounts.has(account)) return null;
  if (user?.role === 'leerling') return { kind: 'pupil', id: subject! };
  if (/^(?:licence|order|invoice)-/.test(action)) return { kind: 'licence', id: account };
  const isStaff = user && user.account_id === account && user.role !== 'demo';
  return { kind: isStaff ? 'people' : 'account', id: account };
}
