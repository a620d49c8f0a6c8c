import { foldEmail } from '../auth/fold.ts';
import type { NewAccount, Likeness } from '../contract/applications.ts';
import type { Db } from '../data/database.ts';
import { fold } from '../data/fold.ts';
import { hintsFor } from './hints.ts';
import { whoAre } from './who.ts';

const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });
const STATUS = { new: 'nog open', accepted: 'aangenomen', closed: 'afgehandeld' } as const;

/** What there is already that looks like a new customer; `lead` is its own application, which is left out. */
export async function alikeTo(
  db: Db,
  { email, number, name }: Pick<NewAccount, 'email' | 'number' | 'name'>,
  lead?: string,
): Promise<Likeness[]> {
  const users = await db
    .selectFrom('users')
    .leftJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.name', 'accounts.id as accountId', 'accounts.name as account'])
    .where('users.email_key', '=', foldEmail(email))
    .execute();
  const numbered =
    number === ''
      ? []
      : await db.selectFrom('accounts').select(['id', 'name']).where('number', '=', number).execute();
  const named = await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where(({ fn }) => fn<string>('fold', ['name']), '=', fold(name))
    .execute();
  const others = await db
    .selectFrom('leads')
    .select(['created_at', 'status'])
    .where('kind', '=', 'application')
    .where('email', '=', email)
    .$if(lead !== undefined, (query) => query.where('id', '!=', lead!))
    .orderBy('created_at', 'desc')
    .execute();
  const found = [
    ...users.map((user) => ({
      by: 'email' as const,
      text: user.account === null ? user.name : `${user.name} (${user.account})`,
      account: user.accountId,
    })),
    ...numbered.map(({ id, name: text }) => ({ by: 'number' as const, text, account: id })),
    ...named.map(({ id, name: text }) => ({ by: 'name' as const, text, account: id })),
    ...others.map((other) => ({
      by: 'application' as const,
      text: `${day.format(other.created_at)}, ${STATUS[other.status]}`,
      account: null,
    })),
  ];
  const known = new Set(found.map(({ account }) => account));
  const all = [...found, ...(await hintsFor(db, { email, name }, known))];
  const who = await whoAre(
    db,
    all.flatMap(({ account }) => account ?? []),
  );
  return all.map((one) => ({ ...one, who: who.get(one.account ?? '') ?? null }));
}
